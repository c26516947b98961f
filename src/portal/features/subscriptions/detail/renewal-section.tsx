import { selectNextPlan } from '#generated/subscription/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RenewalCell } from '../renewal/renewal-cell.tsx'
import type { SubscriptionDialogName } from '../renewal/subscription-dialogs.tsx'
import { type Holding, lockOf } from '../shared/model.ts'
import { lockWords } from '../shared/words.ts'

/** What happens at the end of the term: whether it renews, with which plan, at which price, on which card. */
export function RenewalSection({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const lock = lockOf(holding, new Date())
  const reason = lock && lockWords(lock)
  const { renewal } = holding
  return (
    <Card
      title="What happens next"
      actions={
        <OperationButton
          operation={selectNextPlan}
          size="sm"
          disabledReason={reason}
          onClick={() => open('next-plan')}
        >
          Choose next plan
        </OperationButton>
      }
    >
      <div className="flex flex-col gap-4">
        <RenewalCell holding={holding} />
        {renewal.plan && (renewal.state === 'on' || renewal.state === 'off') && (
          <p className="text-sm text-muted">
            {renewal.state === 'on' ? 'It continues with' : 'It would continue with'}{' '}
            {renewal.plan.description}.
          </p>
        )}
        {reason && <p className="text-sm text-muted">{reason}</p>}
      </div>
    </Card>
  )
}
