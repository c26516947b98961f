import type { Fix } from '#domain/keys/health/findings.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { describeFix } from '#portal/shared/keys/fixes.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { BULK_FIXES, factOf, SEVERITIES } from './copy.ts'
import { FixButtons } from './fix-buttons.tsx'
import { type FindingGroup, fixOf, sharedFixes, type Tip } from './groups.ts'

/** How many are changed together at most. */
const MAX_SELECTED = 100

/** Selects the tips of a finding, all or none, and offers what can be done with the selected ones. */
export function TipSelection({
  title,
  tips,
  selected,
  onSelect,
  onAsk,
}: {
  /** Of the finding. */
  title: string
  tips: readonly Tip[]
  selected: readonly Tip[]
  onSelect: (tips: readonly Tip[]) => void
  onAsk: (action: Fix['action'] | 'dismiss') => void
}) {
  const most = Math.min(tips.length, MAX_SELECTED)
  const isAll = selected.length >= most
  const all = tips.length > most ? `Select the first ${most}` : `Select all ${most}`
  const tooMany = selected.length > MAX_SELECTED ? `Select at most ${MAX_SELECTED} at a time.` : undefined
  return (
    <div
      className={cx(
        'flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-y border-line px-5 py-2 text-sm',
        selected.length > 0 && 'bg-accent-soft',
      )}
    >
      <input
        type="checkbox"
        aria-label={`${all}: ${title}`}
        className="block size-4 cursor-pointer accent-accent"
        checked={isAll}
        ref={element => {
          if (element) element.indeterminate = !isAll && selected.length > 0
        }}
        onChange={() => onSelect(isAll ? [] : tips.slice(0, most))}
      />
      <p aria-live="polite" className={selected.length ? 'mr-2 font-medium' : 'text-muted'}>
        {selected.length ? `${exactAmount(selected.length)} selected` : all}
      </p>
      {selected.length > 0 && (
        <>
          {sharedFixes(selected).map(action => (
            <BulkButton
              key={action}
              action={action}
              tips={selected}
              disabledReason={tooMany}
              onPress={() => onAsk(action)}
            />
          ))}
          <OperationButton
            operation={dismissKeyTip}
            size="sm"
            disabledReason={tooMany}
            onClick={() => onAsk('dismiss')}
          >
            Dismiss…
          </OperationButton>
          <Button size="sm" variant="ghost" onClick={() => onSelect([])}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  )
}

function BulkButton({
  action,
  tips,
  disabledReason,
  onPress,
}: {
  action: Fix['action']
  tips: readonly Tip[]
  disabledReason: string | undefined
  onPress: () => void
}) {
  const operations = tips.flatMap(tip => {
    const fix = fixOf(tip, action)
    return fix ? describeFix(fix).operations(tip.key.kind) : []
  })
  const { reason } = useCan(...new Set(operations))
  return (
    <Button size="sm" disabledReason={reason ?? disabledReason} onClick={onPress}>
      {BULK_FIXES[action].label}…
    </Button>
  )
}

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
