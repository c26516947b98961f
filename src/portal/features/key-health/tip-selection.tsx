import type { Fix } from '#domain/keys/health/findings.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dismissKeyTip } from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { describeFix } from '#portal/shared/keys/fixes.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { BULK_FIXES } from './copy.ts'
import { fixOf, sharedFixes, type Tip } from './groups.ts'

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
