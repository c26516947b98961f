import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { readAccountId } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { orderRecordQuery } from '#portal/features/staff/orders/order.ts'
import { OrderPage } from '#portal/features/staff/orders/order-page.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/admin/orders/$orderId')({
  // Its number comes with the order.
  staticData: {
    page: {
      samples: {
        person: {
          roles: ['internal-admin'],
          keys: 2,
          taxableAddress: {},
          orders: [{ planId: 3120, state: 'paid' }],
        },
        at: ['/admin/orders/{orderId}'],
      },
    },
  },
  validateSearch: readDialog,
  loader: ({ params }) => {
    const id = readAccountId(params.orderId)
    if (id !== undefined) void queryClient.prefetchQuery(orderRecordQuery(id))
  },
  head: ({ params }) => ({ meta: [{ title: `Order ${params.orderId} · Admin · ${siteName}` }] }),
  component: Order,
})

function Order() {
  const { orderId } = Route.useParams()
  return <OrderPage key={orderId} orderId={readAccountId(orderId)} />
}
