import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPendingOrders } from '#generated/billing/operations.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { query } from '#portal/api/call.ts'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import AddCardDialog from '../cards/add-card-dialog.tsx'
import { cardsQuery } from '../checkout/card-step.tsx'
import { PayDialog } from '../pay/pay-dialog.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { DeleteCardDialog } from './delete-card-dialog.tsx'

export type BillingDialogName = 'add-card' | 'delete-card' | 'edit-address' | 'pay'

/** The dialog in the address. */
export default function BillingDialogs() {
  const { name, id, close } = useDialog()
  if (name === 'add-card') return <AddCardDialog onClose={close} />
  if (name === 'edit-address') return <AddressDialog onClose={close} />
  if (name === 'delete-card' && id !== undefined) return <AboutCard key={id} id={id} onClose={close} />
  if (name === 'pay' && id !== undefined) return <AboutOrder key={id} id={id} onClose={close} />
  return null
}

function AboutCard({ id, onClose }: { id: string; onClose: () => void }) {
  const cards = useQuery(cardsQuery)
  // The dialog keeps its card while it closes, after the list has lost it.
  const [kept, setKept] = useState<{ card: PaymentMethod; all: readonly PaymentMethod[] }>()
  const all = cards.data?.payment_methods
  const card = all?.find(each => each.payment_method_id === id)
  if (!kept && card && all) setKept({ card, all })
  if (kept) return <DeleteCardDialog {...kept} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={cards.data ? 'There is no such card' : 'One moment'}>
      <Loaded query={cards} what="Your cards">
        {() => <p>It may have been deleted already.</p>}
      </Loaded>
    </Dialog>
  )
}

function AboutOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const pending = useQuery(query(listPendingOrders))
  // The dialog keeps its order once it is paid, and no longer in the list.
  const [order, setOrder] = useState<AccountOrder>()
  const found = pending.data?.orders.find(({ order_id }) => String(order_id) === id)
  if (!order && found) setOrder(found)
  if (order) return <PayDialog order={order} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={pending.data ? 'There is nothing to pay' : 'One moment'}>
      <Loaded query={pending} what="Your pending payments">
        {() => <p>Order {id} is paid, or it belongs to another account.</p>}
      </Loaded>
    </Dialog>
  )
}
