import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { dollars } from '#domain/text/money.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { type Order, type OrderOrigin, productsOf } from '../shared/order.ts'
import { StateBadge } from '../shared/state-badge.tsx'
import { Days } from './days.tsx'
import { type OrderSearch, orderParameters } from './order-search.ts'
import { ordersQuery, saveOrders } from './orders.ts'
import { ReceiptButton } from './receipt-button.tsx'

/** Everything that the account has ordered. */
export function OrdersSection({
  search,
  onSearch,
}: {
  search: OrderSearch
  onSearch: ChangeSearch<OrderSearch>
}) {
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-3">
      <h2 id="orders" className="scroll-mt-32 text-lg">
        Orders
      </h2>
      <ResourceList
        caption="Orders"
        nouns={['order', 'orders']}
        query={useQuery(ordersQuery(search))}
        columns={orderColumns}
        rowId={({ id }) => String(id)}
        parameters={orderParameters}
        search={search}
        onSearch={onSearch}
        searches={[SEARCH]}
        filters={{ state: { label: 'Status', any: 'Any status', options: STATES } }}
        moreFilters={<Days label="Order dates (UTC)" search={search} onSearch={onSearch} />}
        csv={{ save: () => saveOrders(search) }}
        sorts={{ placed: 'desc', total: 'desc' }}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title="No orders yet"
            action={
              <Link to="/account/subscriptions/plans" className={buttonClass()}>
                See plans and prices
              </Link>
            }
          >
            Your orders and receipts show up here.
          </EmptyState>
        }
        noMatch={({ search: text }) => ({
          ...(text && { title: `No order matches “${text}”` }),
          text: 'Search covers the start of order numbers and product names.',
        })}
      />
    </section>
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search orders',
  placeholder: 'Search by order number or product',
} as const

const STATES = { pending: 'Payment due', processed: 'Paid', approved: 'Approved', canceled: 'Canceled' }

const orderColumns: readonly ListColumn<Order>[] = [
  { id: 'order', header: 'Order', part: 'title', cell: order => <Title order={order} /> },
  { id: 'state', header: 'Status', card: 'line', cell: order => <StateBadge order={order} /> },
  {
    id: 'placed',
    header: 'Placed',
    card: 'line',
    cell: ({ placed }) => (
      <time dateTime={placed} className="whitespace-nowrap">
        {dayText(placed)}
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
