import { countOf, exactAmount } from '#domain/text/amounts.ts'
import {
  createKeyLimit,
  deleteKeyLimit,
  resetKeyLimit,
  updateKeyLimit,
} from '#generated/security/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { formatMoment } from '../shared/format.ts'
import type { KeyDialogName } from '../shared/key-dialogs.tsx'
import { forecastOf, paceOf } from '../shared/limit-forecast.ts'
import { LimitMeter } from '../shared/limit-meter.tsx'
import type { Key, KeyLimit } from '../shared/model.ts'

/** How many lookups the key may make, has made and has left, and when they will run out. */
export function LimitSection({ entity: key }: { entity: Key }) {
  const open = useOpenDialog<KeyDialogName>()
  const isOff = key.pending ? 'This key is deleted. Recover it first.' : undefined
  const { limit } = key
  const isReached = limit?.limitReached
  return (
    <Card
      title="Limit"
      description="The key stops after this many lookups, so a mistake can’t use up the subscription."
      actions={
        limit ? (
          <>
            <OperationButton operation={updateKeyLimit} disabledReason={isOff} onClick={() => open('limit')}>
              Change limit
            </OperationButton>
            <OperationButton
              operation={resetKeyLimit}
              disabledReason={isOff ?? (limit.lookupsUsed === 0 ? 'No lookups are used yet.' : undefined)}
              onClick={() => open('reset-limit')}
            >
              Reset counter
            </OperationButton>
            <OperationButton
              operation={deleteKeyLimit}
              disabledReason={isOff}
              onClick={() => open('delete-limit')}
            >
              Delete limit
            </OperationButton>
          </>
        ) : (
          <OperationButton operation={createKeyLimit} disabledReason={isOff} onClick={() => open('limit')}>
            Add limit
          </OperationButton>
        )
      }
    >
      {limit ? (
        <div className="flex max-w-xl flex-col gap-3">
          <LimitMeter limit={limit} isWide />
          <p className={isReached ? 'text-sm text-danger' : 'text-sm text-muted'}>{wordsFor(limit)}</p>
        </div>
      ) : (
        <p className="text-sm text-muted">
          No limit. The key stops only when the subscription has no lookups left.
        </p>
      )}
    </Card>
  )
}

function wordsFor(limit: KeyLimit): string {
  const { maxLookups, lookupsUsed, limitReached, since } = limit
  if (limitReached)
    return `${maxLookups === 1 ? 'The only lookup is' : `All ${exactAmount(maxLookups)} lookups are`} used. More are refused with status 402 until you reset the counter, or raise or delete the limit.`
  const left = `${countOf(maxLookups - lookupsUsed, 'lookup is', 'lookups are')} left, counted since ${formatMoment(since)}.`
  const now = Date.now()
  const end = forecastOf(limit, now)
  if (end === undefined) return left
  return `${left} At ${exactAmount(paceOf(limit, now))} a day since then, they last until about ${formatMoment(new Date(end).toISOString())}; then lookups are refused with status 402.`
}
