import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'
import { preload } from '#portal/missing-file.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

const load = () => import('./try-it-form.tsx')
const TryItForm = lazyPart(async () => ({ default: (await load()).TryItForm }))

/**
 * Sends a request of the reader to an operation. The form and what it needs load when it is opened, or a moment before:
 * when a pointer or the focus comes to it.
 */
export function TryIt({ operation }: { operation: ReferenceOperation }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState(false)
  // A reader can open it before the scripts run.
  useEffect(() => {
    if (details.current?.open) setOpened(true)
  }, [])
  const id = `${operation.id}.try`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="scroll-mt-24 text-lg">
        Try it
      </h3>
      <details
        ref={details}
        className="group/try rounded-xl bg-surface shadow-card ring-1 ring-line"
        onPointerEnter={() => preload(load)}
        onFocus={() => preload(load)}
        onToggle={event => {
          if (event.currentTarget.open) setOpened(true)
        }}
      >
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-xl px-4 py-2.5 text-[0.9375rem] font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
          Send a request from this page
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint group-open/try:rotate-90" />
        </summary>
        <div className="border-t border-line p-4 sm:p-5">
          {isOpened ? (
            <LazyBoundary fallback={<Loading />}>
              <TryItForm operation={operation} />
            </LazyBoundary>
          ) : (
            <>
              <p className="hidden text-[0.9375rem] text-muted noscript:block">
                Sending a request from this page requires JavaScript. You can run the command above in a
                terminal instead.
              </p>
              <div className="noscript:hidden">
                <Loading />
              </div>
            </>
          )}
        </div>
      </details>
    </section>
  )
}

function Loading() {
  return (
    <p role="status" className="text-sm text-muted">
      Loading…
    </p>
  )
}
