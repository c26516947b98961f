import { Check, CircleAlert, Info } from 'lucide-react'
import { Button } from '#portal/ui/button.tsx'
import type { HostnameLine } from './hostname-lines.ts'

/**
 * The feedback on each hostname while it is typed: its normalized form, why it is refused, what may be meant
 * or missing.
 */
export function HostnameVerdicts({
  lines,
  onReplace,
  onAdd,
}: {
  lines: readonly HostnameLine[]
  onReplace: (typed: string, by: string) => void
  onAdd: (hostname: string) => void
}) {
  if (!lines.length) return null
  return (
    <ul aria-label="What was typed" aria-live="polite" className="flex flex-col gap-1.5 text-sm">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
        <li key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Verdict line={line} />
          {line.reason && line.suggestion && (
            <Button size="sm" onClick={() => onReplace(line.typed, line.suggestion ?? '')}>
              Use {line.suggestion}
            </Button>
          )}
          {line.advice.map(advice =>
            advice.kind === 'local' ? (
              <span key="local" className="flex items-center gap-1.5 text-warning">
                <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
                Anyone who copies the key can use it from their own computer. Keep it for development keys.
              </span>
            ) : (
              <span key={advice.kind} className="flex flex-wrap items-center gap-1.5 text-muted">
                <Info aria-hidden="true" className="size-4 shrink-0 text-faint" />
                {advice.hostname} is not covered.
                <Button size="sm" variant="ghost" onClick={() => onAdd(advice.hostname)}>
                  Add it too
                </Button>
              </span>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

function Verdict({ line: { typed, hostname, reason } }: { line: HostnameLine }) {
  if (reason)
    return (
      <span className="flex min-w-0 items-center gap-1.5 text-danger">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0">
          <code className="font-mono text-xs break-all">{typed}</code> {reason}
        </span>
      </span>
    )
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Check aria-label="Fine:" role="img" className="size-4 shrink-0 text-accent" />
      <code className="font-mono text-xs break-all">{hostname}</code>
    </span>
  )
}
