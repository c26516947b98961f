import type { Fix } from '#domain/keys/health/findings.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { factOf, SEVERITIES } from './copy.ts'
import { FixButtons } from './fix-buttons.tsx'
import type { FindingGroup, Tip } from './groups.ts'

/** A key of a finding, with its facts, its fixes, and why it could not be changed together with others. */
export function TipRow({
  tip: { id, key, finding },
  severity,
  now,
  isSelected,
  reason,
  onToggle,
  onChoose,
  onDismiss,
}: {
  tip: Tip
  /** That of the group. */
  severity: FindingGroup['severity']
  now: Date
  isSelected: boolean
  /** Why the key could not be changed together with others. */
  reason: string | undefined
  /** Selects it or not; undefined for the only one of its group. */
  onToggle: (() => void) | undefined
  onChoose: (fix: Fix) => void
  onDismiss: () => void
}) {
  const fact = factOf(finding, key, now)
  const reasonId = `reason ${id}`.replaceAll(' ', '-')
  const { one, tone } = SEVERITIES[finding.severity]
  return (
    <li className="flex gap-3 px-5 py-3">
      {onToggle && (
        <input
          type="checkbox"
          aria-label={`Select ${key.label}${'hostname' in finding ? `, ${finding.hostname}` : ''}`}
          aria-describedby={reason && reasonId}
          className="mt-1 block size-4 shrink-0 cursor-pointer accent-accent"
          checked={isSelected}
          onChange={onToggle}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 wrap-anywhere">
            <KeyLink
              kind={key.kind}
              keyId={key.keyId}
              preload={false}
              className="font-medium text-accent hover:underline"
            >
              {key.label}
            </KeyLink>
            <span className="text-xs text-muted">
              {key.kind === 'secret' ? 'Secret key' : 'Embedded key'}
              {key.isPaused && ', paused'}
            </span>
            {finding.severity !== severity && <Badge tone={tone}>{one}</Badge>}
          </p>
          {fact && <p className="text-sm wrap-anywhere text-muted">{fact}</p>}
          {reason && <FieldError id={reasonId}>{reason}</FieldError>}
        </div>
        <FixButtons
          finding={finding}
          entity={key}
          pending={undefined}
          onChoose={onChoose}
          onDismiss={onDismiss}
        />
      </div>
    </li>
  )
}
