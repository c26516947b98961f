import type { ChangeSearch } from '#portal/kit/list-address.ts'
import { PageHeader } from '#portal/ui/page-header.tsx'
import type { OrderSearch } from '../orders/order-search.ts'
import { OrdersSection } from '../orders/orders-section.tsx'
import { AccountName } from './account-name.tsx'
import { AddressSection } from './address-section.tsx'
import { PendingSection } from './pending-section.tsx'

/** Cards, address, what is to be paid, and what was ordered. Each section loads and fails alone. */
export function BillingPage({
  search,
  onSearch,
}: {
  search: OrderSearch
  onSearch: ChangeSearch<OrderSearch>
}) {
  return (
    <>
      <PageHeader title="Billing" description={<AccountName />} />
      <div className="flex flex-col gap-8">
        <PendingSection />
        <div className="grid items-start gap-6 bar:grid-cols-2">
          <AddressSection />
        </div>
        <OrdersSection search={search} onSearch={onSearch} />
      </div>
    </>
  )
}
