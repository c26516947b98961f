import { Link } from '@tanstack/react-router'
import { dollars } from '#domain/text/money.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { formatDay } from '../shared/format.ts'
import { type Order, type OrderOrigin, productsOf } from '../shared/order.ts'
import { StateBadge } from '../shared/state-badge.tsx'
import { ReceiptButton } from './receipt-button.tsx'

export const orderColumns: readonly ListColumn<Order>[] = [
  { id: 'order', header: 'Order', part: 'title', cell: order => <Title order={order} /> },
  { id: 'state', header: 'State', card: 'line', cell: order => <StateBadge order={order} /> },
  {
    id: 'placed',
    header: 'Placed',
    card: 'line',
    cell: ({ placed }) => (
      <time dateTime={placed} className="whitespace-nowrap">
        {formatDay(placed)}
      </time>
    ),
  },
  {
    id: 'total',
    header: 'Total',
    card: 'line',
    cell: ({ totalAmount }) => <span className="font-medium tabular-nums">{dollars(totalAmount)}</span>,
  },
  {
    id: 'actions',
    header: 'Receipt',
    part: 'actions',
    cell: order => order.processed && <ReceiptButton orderId={order.id} isIconOnly />,
  },
]

/** What people did not order themselves says so. */
const ORIGINS: Partial<Record<OrderOrigin, string>> = {
  renewal: 'Renewal',
  custom: 'Custom offer',
  donated: 'Gift',
}

function Title({ order }: { order: Order }) {
  return (
    <>
      <Link
        to="/account/billing/orders/$orderId"
        params={{ orderId: String(order.id) }}
        className="block rounded-xs tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {order.id}
      </Link>
      <span className="block max-w-96 truncate font-normal text-muted max-sm:whitespace-normal">
        {[ORIGINS[order.origin], productsOf(order)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
