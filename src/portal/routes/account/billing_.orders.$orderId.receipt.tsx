import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { orderQuery } from '#portal/features/billing/orders/orders.ts'
import { ReceiptPage } from '#portal/features/billing/orders/receipt-page.tsx'

export const Route = createFileRoute('/account/billing_/orders/$orderId/receipt')({
  // Its number comes with the order.
  staticData: { page: { needs: ['getAccountOrder'], samples: false } },
  loader: ({ params }) => startQuery(orderQuery(Number(params.orderId))),
  head: ({ params }) => ({ meta: [{ title: `Receipt ${params.orderId} · ${siteName}` }] }),
  component: ReceiptByNumber,
})

function ReceiptByNumber() {
  const { orderId } = Route.useParams()
  return <ReceiptPage orderId={Number(orderId)} />
}
