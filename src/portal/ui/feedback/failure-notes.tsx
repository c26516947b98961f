import { ReferenceLine } from '#portal/ui/data/reference-line.tsx'
import { supportAddress } from '#portal/ui/page/contact-address.ts'

/** Below a failure: a link to the page that explains it, in a new tab, and the id to quote. */
export function FailureNotes({
  help,
  reference,
}: {
  help?: string | undefined
  reference?: string | undefined
}) {
  if (!help && !reference) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      {help && (
        <a
          href={help}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center rounded-xs font-medium underline underline-offset-2 hover:no-underline"
        >
          Learn more<span className="sr-only"> about this error (opens in a new tab)</span>
        </a>
      )}
      {reference && (
        <>
          <ReferenceLine id={reference} />
          <a
            href={supportAddress({ topic: 'error', reference })}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center rounded-xs font-medium underline underline-offset-2 hover:no-underline"
          >
            Get help<span className="sr-only"> with this error (opens in a new tab)</span>
          </a>
        </>
      )}
    </div>
  )
}
