import { lazy } from 'react'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import type { OrderSearch } from '../orders/order-search.ts'
import { OrdersSection } from '../orders/orders-section.tsx'
import { AccountName } from './account-name.tsx'
import { AddressSection } from './address-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { PendingSection } from './pending-section.tsx'

// Forms, the vendor's fields and payments load when a dialog opens.
const BillingDialogs = lazy(() => import('./billing-dialogs.tsx'))

/** What is due, the cards, the address, and what was ordered. Each section loads and fails alone. */
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
      <div className="flex flex-col gap-6">
        <PendingSection />
        <div className="grid items-start gap-6 bar:grid-cols-2">
          <CardsSection />
          <AddressSection />
        </div>
        <OrdersSection search={search} onSearch={onSearch} />
      </div>
      <PageDialogs>
        <BillingDialogs />
      </PageDialogs>
    </>
  )
}
