import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderDays } from './order-days.tsx'
import { type OrderSearch, orderParameters } from './order-search.ts'
import { ordersQuery, saveOrders } from './queries.ts'

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
        filters={{ state: { label: 'State', any: 'Any state', options: STATES } }}
        moreFilters={<OrderDays search={search} onSearch={onSearch} />}
        csv={{ save: () => saveOrders(search) }}
        sorts={{ placed: 'desc', total: 'desc' }}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title="No orders yet"
            action={
              <a href="/pricing" className={buttonClass()}>
                See plans and prices
              </a>
            }
          >
            What you order is listed here, each with its receipt.
          </EmptyState>
        }
        noMatch={({ search: text }) => ({
          ...(text && { title: `No order matches “${text}”` }),
          text: 'The search looks at the beginning of order numbers, and at the names of products.',
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

const STATES = { pending: 'Payment due', processed: 'Paid', approved: 'Approved' }
