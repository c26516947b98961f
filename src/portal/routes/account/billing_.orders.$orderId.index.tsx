import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { OrderPage } from '#portal/features/billing/orders/order-page.tsx'
import { orderQuery } from '#portal/features/billing/orders/orders.ts'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/billing_/orders/$orderId/')({
  // Its number comes with the order.
  staticData: { page: { needs: ['getAccountOrder'], samples: false } },
  validateSearch: readDialog,
  loader: ({ params }) => startQuery(orderQuery(Number(params.orderId))),
  head: ({ params }) => ({ meta: [{ title: `Order ${params.orderId} · ${siteName}` }] }),
  component: OrderByNumber,
})

function OrderByNumber() {
  const { orderId } = Route.useParams()
  return <OrderPage orderId={Number(orderId)} />
}
