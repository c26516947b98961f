import { useQuery } from '@tanstack/react-query'
import { aboutOne, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { type Holding, holdingQuery } from '../shared/subscriptions.ts'
import type { SubscriptionDialogName } from './actions.tsx'
import { EarlyPurchaseDialog } from './early-purchase.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { RenewalDialog } from './renewal-dialog.tsx'

const DIALOGS = {
  renewal: RenewalDialog,
  'next-plan': PlanDialog,
  'early-purchase': EarlyPurchaseDialog,
} satisfies Record<SubscriptionDialogName, unknown>

export default defineDialogs(
  {},
  aboutOne<Holding>({
    what: 'The license',
    useEntity: useHolding,
    missing: {
      title: 'License not found',
      text: 'Check the number, or switch to the account that has the license.',
    },
    // A changed price has to be seen before it is agreed to. The rest stays as it was opened, since the response
    // arrives before the dialog closes.
    update: (opened, current) => ({
      ...opened,
      renewal: { ...opened.renewal, plan: current?.renewal.plan ?? null },
    }),
    dialogs: DIALOGS,
  }),
)

function useHolding(id: string) {
  const query = useQuery(holdingQuery(Number(id)))
  return { ...query, data: query.isSuccess ? (query.data ?? null) : undefined }
}
