import { createFileRoute } from '@tanstack/react-router'
import { PlanChangePage } from '#portal/features/billing/plan-change/plan-change-page.tsx'

export const Route = createFileRoute('/account/subscriptions_/$licenseId_/plan')({
  staticData: {
    page: {
      title: 'Change plan',
      needs: ['listHoldings', 'getPlanChange'],
      samples: {
        person: { orders: [{ planId: 3120, daysAgo: 40 }] },
        at: ['/account/subscriptions/1102/plan'],
      },
    },
  },
  component: PlanChangeByNumber,
})

function PlanChangeByNumber() {
  const { licenseId } = Route.useParams()
  return <PlanChangePage licenseId={Number(licenseId)} />
}
