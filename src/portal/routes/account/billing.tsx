import { createFileRoute, redirect } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { type OrderSearch, readOrderSearch } from '#portal/features/billing/orders/order-search.ts'
import { ordersQuery } from '#portal/features/billing/orders/orders.ts'
import { BillingPage } from '#portal/features/billing/page/billing-page.tsx'
import { pendingQuery } from '#portal/features/billing/shared/order.ts'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { correctedSearch, useListAddress } from '#portal/kit/list/search.ts'

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
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): OrderSearch & DialogSearch => ({ ...raw }),
  loaderDeps: ({ search: { dialog: _dialog, id: _id, ...search } }) => search,
  loader: ({ deps }) => {
    const search = readOrderSearch({ ...deps })
    // A saved address may have names of before.
    const corrected = correctedSearch(deps, search)
    if (corrected) throw redirect({ to: '/account/billing', search: corrected, replace: true })
    startQuery(pendingQuery)
    startQuery(ordersQuery(search))
  },
  component: Billing,
})

function Billing() {
  const [search, onSearch] = useListAddress(readOrderSearch)
  return <BillingPage {...{ search, onSearch }} />
}
