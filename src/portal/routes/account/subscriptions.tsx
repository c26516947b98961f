import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { SubscriptionsPage } from '#portal/features/subscriptions/list/subscriptions-page.tsx'
import { type ListSearch, readListSearch } from '#portal/features/subscriptions/shared/search.ts'
import { holdingsQuery } from '#portal/features/subscriptions/shared/subscriptions.ts'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/subscriptions')({
  staticData: {
    page: {
      nav: { label: 'Subscriptions', order: 40 },
      needs: ['listHoldings'],
      samples: {
        person: {
          subscriptions: [
            { planId: 3120, startedDaysAgo: 40, remaining: 381_250 },
            { planId: 3701, startedDaysAgo: 3, remaining: 64 },
          ],
        },
        at: ['/account/subscriptions', '/account/subscriptions?status=depleted'],
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): ListSearch & DialogSearch => ({ ...raw }),
  loaderDeps: ({ search: { dialog: _dialog, id: _id, ...search } }) => search,
  loader: ({ deps }) => startQuery(holdingsQuery(readListSearch({ ...deps }))),
  component: Subscriptions,
})

function Subscriptions() {
  const [search, onSearch] = useListAddress(readListSearch)
  return <SubscriptionsPage {...{ search, onSearch }} />
}
