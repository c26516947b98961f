import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { type OrderSearch, readOrderSearch } from '#portal/features/billing/orders/order-search.ts'
import { ordersQuery } from '#portal/features/billing/orders/orders.ts'
import { BillingPage } from '#portal/features/billing/page/billing-page.tsx'
import { pendingQuery } from '#portal/features/billing/shared/order.ts'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/billing')({
  staticData: {
    page: {
      nav: { label: 'Billing', order: 50 },
      needs: ['listOrders'],
      samples: {
        person: {},
        at: ['/account/billing', '/account/billing?state=pending'],
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): OrderSearch & DialogSearch => ({
    ...readOrderSearch(raw),
    ...readDialog(raw),
  }),
  loaderDeps: ({ search }) => ({ search: readOrderSearch({ ...search }) }),
  loader: ({ deps: { search } }) => {
    startQuery(pendingQuery)
    startQuery(ordersQuery(search))
  },
  head: () => ({ meta: [{ title: `Billing · ${siteName}` }] }),
  component: Billing,
})

function Billing() {
  const [search, onSearch] = useListAddress(readOrderSearch)
  return <BillingPage {...{ search, onSearch }} />
}
