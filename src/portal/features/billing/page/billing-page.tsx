import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { listTaxableLocations } from '#generated/sales/operations/listTaxableLocations.ts'
import { useCan } from '#portal/api/can.ts'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { AccountName } from '#portal/shared/account-name/account-name.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import type { OrderSearch } from '../orders/order-search.ts'
import { OrdersSection } from '../orders/orders-section.tsx'
import { AddressSection } from './address-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { PendingSection } from './pending-section.tsx'

// Less urgent than what is due.
const InvoiceDetailsSection = lazyPart(() => import('../invoices/details-section.tsx'))
// Forms, the vendor's fields and payments load when a dialog opens.
const BillingDialogs = lazyPart(() => import('./billing-dialogs.tsx'))

/** What is due, the cards, the address, and what was ordered. Each section loads and fails independently. */
export function BillingPage({
  search,
  onSearch,
}: {
  search: OrderSearch
  onSearch: ChangeSearch<OrderSearch>
}) {
  const can = useCan(listPendingOrders, listPaymentMethods, listTaxableLocations, listOrders)
  if (!can.allowed)
    return (
      <>
        <PageHeader title="Billing" description={<AccountName />} />
        <Alert tone="warning" title="Only people with a billing role can see billing">
          {can.reason}
        </Alert>
      </>
    )
  return (
    <>
      <PageHeader title="Billing" description={<AccountName />} />
      <DrawnOnce>
        <PendingSection />
        <div className="grid items-start gap-6 bar:grid-cols-2">
          <CardsSection />
          <AddressSection />
        </div>
        <LazyBoundary fallback={<Skeleton className="h-48 rounded-xl" />}>
          <InvoiceDetailsSection />
        </LazyBoundary>
        <OrdersSection search={search} onSearch={onSearch} />
      </DrawnOnce>
      <PageDialogs>
        <BillingDialogs />
      </PageDialogs>
    </>
  )
}
