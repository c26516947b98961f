import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type Finding, reportOf } from '#domain/contract/drift/findings.ts'
import { findings } from '#portal/api/drift/recorder.ts'
import { Button } from '#portal/ui/button.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'

/**
 * Where responses to this page differ from the contract. Only development and builds with DRIFT_RECORDER=on have
 * it. It starts closed, in the corner that the contact button leaves free.
 */
export function DriftPanel() {
  const all = useSyncExternalStore(findings.subscribe, findings.list, findings.list)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const drifts = all.filter(({ isSlow }) => !isSlow)
  const slow = all.filter(({ isSlow }) => isSlow)

  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <aside
      aria-label="Drift recorder"
      className="fixed bottom-5 left-5 z-20 flex max-w-[min(36rem,calc(100vw-2.5rem))] flex-col-reverse items-start gap-2 print:hidden"
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        className="inline-flex h-11 items-center rounded-full bg-surface px-3 text-sm font-medium text-ink shadow-float ring-1 ring-line transition-colors hover:bg-hover"
        onClick={() => setOpen(open => !open)}
      >
        Drift: {drifts.length}
      </button>
      {isOpen && (
        <section
          id={panelId}
          aria-label="Contract drift"
          className="flex max-h-[60vh] w-full flex-col gap-3 rounded-lg bg-surface p-4 text-sm text-ink shadow-float ring-1 ring-line"
        >
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="mr-auto font-medium">Contract drift</h2>
            <div className="flex gap-2">
              <CopyButton text={reportOf(all)} label="Copy report" />
              <Button size="sm" onClick={findings.clear}>
                Clear
              </Button>
            </div>
          </div>
          <ScrollRegion label="Findings" className="overflow-y-auto">
            <FindingList findings={drifts} none="Every response matched the contract." />
            {slow.length > 0 && (
              <>
                <h3 className="mt-3 font-medium">Slow responses</h3>
                <FindingList findings={slow} />
              </>
            )}
          </ScrollRegion>
        </section>
      )}
    </aside>
  )
}

function FindingList({ findings, none }: { findings: readonly Finding[]; none?: string }) {
  if (!findings.length) return none ? <p className="text-muted">{none}</p> : null
  return (
    <ul className="divide-y divide-line">
      {findings.map(({ service, operation, status, pointer, expected, found, times }) => (
        <li
          key={[service, operation, status, pointer, expected, found].join(' ')}
          className="py-2 break-words"
        >
          <p className="font-medium">
            {operation} <span className="font-normal text-muted">{status}</span>
          </p>
          <p translate="no" className="font-mono">
            {pointer}
          </p>
          <p className="text-muted">
            Expected {expected}, found {found} ({times === 1 ? 'once' : `${times} times`})
          </p>
        </li>
      ))}
    </ul>
  )
}
