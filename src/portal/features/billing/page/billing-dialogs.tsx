import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { deletePaymentMethod } from '#generated/payment/operations/deletePaymentMethod.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { setPrimaryPaymentMethod } from '#generated/payment/operations/setPrimaryPaymentMethod.ts'
import type { DeletedPaymentMethod, PaymentMethod } from '#generated/payment/types.ts'
import { listTaxableLocations } from '#generated/sales/operations/listTaxableLocations.ts'
import type { TaxCertificate } from '#generated/sales/types.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  defineDialogs,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { AddressForm } from '../address/address-form.tsx'
import { AddCardDialog } from '../cards/new-card.tsx'
import { CancelOrderDialog, InvoiceDetailsDialog, PurchaseOrderDialog } from '../invoices/dialogs.tsx'
import { cardState, cardsQuery } from '../shared/card-state.ts'
import { exemptionQuery, locationsQuery } from '../shared/order.ts'
import { CertificateDialog, WithdrawDialog } from './certificate-dialog.tsx'
import { PayDialog } from './pay-dialog.tsx'

export type BillingDialogName =
  | 'add-card'
  | 'delete-card'
  | 'edit-address'
  | 'pay'
  | 'cancel-order'
  | 'po-number'
  | 'invoice-details'
  | 'upload-certificate'
  | 'withdraw-certificate'

export default defineDialogs(
  {
    'add-card': AddCardDialog,
    'edit-address': AddressDialog,
    'upload-certificate': CertificateDialog,
    'invoice-details': InvoiceDetailsDialog,
  },
  aboutOne<CardInList>({
    what: 'Your cards',
    useEntity: id =>
      listedIn(useQuery(cardsQuery), ({ payment_methods: all }) => {
        const card = all.find(each => each.payment_method_id === id)
        return card && { card, all }
      }),
    missing: { title: 'Card not found', text: 'It may already be deleted.' },
    dialogs: { 'delete-card': DeleteCardDialog },
  }),
  aboutOne<AccountOrder>({
    what: 'Your pending payments',
    useEntity: id =>
      listedIn(useQuery(query(listPendingOrders)), ({ orders }) =>
        orders.find(({ order_id }) => String(order_id) === id),
      ),
    missing: {
      title: 'Nothing to pay',
      text: 'This order is paid or belongs to another account.',
    },
    dialogs: { pay: PayDialog },
  }),
  aboutOne<AccountOrder>({
    what: 'The order',
    useEntity: id => {
      const { data, error, isFetching, refetch } = useQuery(
        query(getAccountOrder, { path: { id: Number(id) } }),
      )
      return { data: data?.order, error, isFetching, refetch }
    },
    missing: { title: 'Order not found', text: 'It belongs to another account.' },
    dialogs: { 'cancel-order': CancelOrderDialog, 'po-number': PurchaseOrderDialog },
  }),
  aboutOne<TaxCertificate>({
    what: 'Your tax certificate',
    useEntity: id =>
      listedIn(useQuery(exemptionQuery), ({ certificate }) =>
        certificate?.certificate_id === id ? certificate : undefined,
      ),
    missing: { title: 'Certificate not found', text: 'It may already be withdrawn.' },
    dialogs: { 'withdraw-certificate': WithdrawDialog },
  }),
)

/** Saves another billing address; the one before stays in the history. */
function AddressDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const locations = useQuery(locationsQuery)
  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={onClose}
      title="Billing address"
      description="Used to calculate tax on future orders. Orders you’ve placed keep their tax."
    >
      <Loaded query={locations} what="Your billing address">
        {({ taxable_locations: [current] }) => (
          <AddressForm
            saved={current}
            secondary={<Button onClick={onClose}>Cancel</Button>}
            onSaved={async () => {
              await refresh(client, [listTaxableLocations])
              void toast.success('Billing address saved.')
              onClose()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

/** A card, and all cards of the account. */
interface CardInList {
  card: PaymentMethod
  all: readonly PaymentMethod[]
}

/**
 * Deletes a card for good. Of the primary one it asks which card renewals charge from then on, and makes that one
 * primary first, so that no renewal falls between the two.
 */
function DeleteCardDialog({ entity: { card, all }, onClose }: EntityDialogProps<CardInList>) {
  const client = useQueryClient()
  const can = useCan(deletePaymentMethod)
  const others = all.filter(each => each !== card && cardState(each, new Date()) !== 'expired')
  const [next, setNext] = useState(others[0]?.payment_method_id)
  const name = cardName(card)
  const [deleted, setDeleted] = useState<DeletedPaymentMethod>()
  async function remove() {
    try {
      if (card.primary && next) await call(setPrimaryPaymentMethod, { path: { id: next } })
      const response = await call(deletePaymentMethod, { path: { id: card.payment_method_id } })
      void toast.success(`${name} is deleted.`)
      if (response.next_renewal) setDeleted(response)
      else onClose()
    } finally {
      await refresh(client, [listPaymentMethods])
    }
  }
  if (deleted) return <WithoutCard response={deleted} onClose={onClose} />
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete card"
      onConfirm={remove}
      disabledReason={can.reason}
    >
      <p>
        We delete the card here and at our payment processor. Receipts keep its last four digits. To use the
        card later, add it again.
      </p>
      {card.primary && others.length > 0 && <NextPrimary cards={others} next={next} onChoose={setNext} />}
      {card.primary && others.length === 0 && <OnlyCardNote />}
    </ConfirmDialog>
  )
}

const endingQuery = query(listHoldings, { query: { sort: 'end', page_size: 100 } })

/** What ends without the only card, and when. */
function OnlyCardNote() {
  const { data } = useQuery({ ...endingQuery, enabled: useCan(listHoldings).allowed })
  const dates = data?.holdings.flatMap(({ renewal: { state, at } }) => (state === 'on' && at) || [])
  const next = dates?.toSorted()[0]
  return (
    <p className="font-medium text-ink">
      This is the only card renewals can charge.{' '}
      {next
        ? `The next renewal is on ${dayText(next)}. Without a card by then, that subscription ends.`
        : 'Without it, subscriptions end with their term.'}
    </p>
  )
}

/** The card is gone, and a renewal is on: when it would have needed one. */
function WithoutCard({ response, onClose }: { response: DeletedPaymentMethod; onClose: () => void }) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Renewals have no card"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" onClick={() => open('add-card')}>
            Add card
          </Button>
        </>
      }
    >
      <Alert tone="warning" title={`The next renewal is on ${dayText(response.next_renewal ?? '')}`}>
        Without a primary card by then, it fails and the subscription ends.{' '}
        <Link
          to="/account/subscriptions"
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          See what renews
        </Link>
      </Alert>
    </Dialog>
  )
}

/** Which card renewals charge once the primary one is gone; none is a choice, too. */
function NextPrimary({
  cards,
  next,
  onChoose,
}: {
  cards: readonly PaymentMethod[]
  next: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const options = [
    ...cards.map(card => ({ id: card.payment_method_id, text: cardName(card) })),
    { id: undefined, text: 'None: subscriptions end with their term' },
  ]
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-ink">Which card should renewals charge from now on?</legend>
      {options.map(({ id, text }) => (
        <label
          key={text}
          className="flex cursor-pointer items-center gap-3 rounded-lg px-3.5 py-2.5 text-ink ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="next-primary"
            checked={id === next}
            onChange={() => onChoose(id)}
            className="size-4 accent-accent outline-none"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
