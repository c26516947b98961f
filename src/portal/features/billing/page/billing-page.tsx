import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { listTaxableLocations } from '#generated/sales/operations/listTaxableLocations.ts'
import { renameAccount } from '#generated/sales/operations/renameAccount.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { patchCached } from '#portal/kit/list/queries.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
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

// The rules of a name load with the field.
const AccountNameField = lazyPart(() => import('./account-name-field.tsx'))

/** The name of the account, which an owner changes in place. */
function AccountName() {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(query(listAccounts))
  const actions = useUndoable({ invalidates: [listAccounts] })
  const rename = useRename(session?.accountId ?? null)
  const can = useCan(renameAccount)
  const [isEdited, setEdited] = useDraftState('the account’s name is edited', false)
  // Escape and a failed call keep it.
  const [typed, setTyped] = useDraftState<string | undefined>('the account’s name', undefined)
  const account = data?.accounts.find(({ account_id: id }) => id === session?.accountId)
  if (!account) return null
  const { account_label: name } = account
  async function save(next: string) {
    setEdited(false)
    if (next === name || (await actions.run(rename(name, next)))) setTyped(undefined)
  }
  return (
    <span className="flex flex-col gap-3">
      {isEdited ? (
        <LazyBoundary fallback={<span>{name}</span>}>
          <AccountNameField
            typed={typed ?? name}
            onType={setTyped}
            onSave={next => void save(next)}
            onLeave={() => setEdited(false)}
            onCancel={() => {
              setEdited(false)
              setTyped(undefined)
            }}
          />
        </LazyBoundary>
      ) : (
        <span className="flex min-h-8 items-center gap-1.5">
          <span className="wrap-anywhere">{name}</span>
          <IconButton
            size="sm"
            label="Rename the account"
            icon={<Pencil className="size-3.5" />}
            disabledReason={can.reason}
            onClick={() => setEdited(true)}
          />
        </span>
      )}
      <ActionErrorAlert actions={actions} />
    </span>
  )
}

function useRename(accountId: number | null) {
  const client = useQueryClient()
  const rename = (before: string, name: string): Action => ({
    subject: 'account',
    send: () => call(renameAccount, { body: { account_name: name } }),
    show: () =>
      patchCached(client, [listAccounts], ({ account_id: id }) => id === accountId, { account_label: name }),
    doneText: `Account renamed to ${name}.`,
    failedTitle: 'The account couldn’t be renamed',
    undo: () => rename(name, before),
  })
  return rename
}
