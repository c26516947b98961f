import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { LicensePage } from '#portal/features/subscriptions/detail/license-page.tsx'
import { type HistorySearch, readHistorySearch } from '#portal/features/subscriptions/shared/search.ts'
import { holdingQuery } from '#portal/features/subscriptions/shared/subscriptions.ts'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/subscriptions_/$licenseId')({
  staticData: {
    page: {
      title: 'Subscription',
      needs: ['listHoldings'],
      samples: {
        person: {
          subscriptions: [
            { planId: 3101, startedDaysAgo: 90, remaining: 0 },
            { planId: 3120, startedDaysAgo: 40, remaining: 381_250 },
          ],
        },
        at: ['/account/subscriptions/1102'],
      },
    },
  },
  // The page reads the rest itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): HistorySearch & DialogSearch => ({ ...raw }),
  loader: ({ params }) => startQuery(holdingQuery(Number(params.licenseId))),
  component: LicenseByNumber,
})

function LicenseByNumber() {
  const { licenseId } = Route.useParams()
  const [search, onSearch] = useListAddress(readHistorySearch)
  return <LicensePage licenseId={Number(licenseId)} {...{ search, onSearch }} />
}
