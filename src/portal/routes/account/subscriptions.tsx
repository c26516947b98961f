import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { SubscriptionsPage } from '#portal/features/subscriptions/list/subscriptions-page.tsx'
import { type ListSearch, readListSearch } from '#portal/features/subscriptions/shared/search.ts'
import { holdingsQuery } from '#portal/features/subscriptions/shared/subscriptions.ts'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'
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
  validateSearch: (raw: Record<string, unknown>): ListSearch & DialogSearch => ({
    ...readListSearch(raw),
    ...readDialog(raw),
  }),
  loaderDeps: ({ search }) => ({ search: readListSearch({ ...search }) }),
  loader: ({ deps: { search } }) => startQuery(holdingsQuery(search)),
  head: () => ({ meta: [{ title: `Subscriptions · ${siteName}` }] }),
  component: Subscriptions,
})

function Subscriptions() {
  const [search, onSearch] = useListAddress(readListSearch)
  return <SubscriptionsPage {...{ search, onSearch }} />
}
