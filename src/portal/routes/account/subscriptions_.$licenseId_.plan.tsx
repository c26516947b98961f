import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { PlanChangePage } from '#portal/features/billing/plan-change/plan-change-page.tsx'

export const Route = createFileRoute('/account/subscriptions_/$licenseId_/plan')({
  staticData: {
    page: {
      needs: ['listHoldings', 'getPlanChange'],
      samples: {
        person: { orders: [{ planId: 3120, daysAgo: 40 }] },
        at: ['/account/subscriptions/1102/plan'],
      },
    },
  },
  head: () => ({ meta: [{ title: `Change plan · ${siteName}` }] }),
  component: PlanChangeByNumber,
})

function PlanChangeByNumber() {
  const { licenseId } = Route.useParams()
  return <PlanChangePage licenseId={Number(licenseId)} />
}
