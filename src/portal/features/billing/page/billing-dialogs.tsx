import { useQuery } from '@tanstack/react-query'
import { listPendingOrders } from '#generated/billing/operations.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { query } from '#portal/api/call.ts'
import { aboutOne, defineDialogs, listedIn } from '#portal/kit/dialog/define-dialogs.tsx'
import AddCardDialog from '../cards/add-card-dialog.tsx'
import { cardsQuery } from '../checkout/card-step.tsx'
import { PayDialog } from '../pay/pay-dialog.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { type CardInList, DeleteCardDialog } from './delete-card-dialog.tsx'

export type BillingDialogName = 'add-card' | 'delete-card' | 'edit-address' | 'pay'

export default defineDialogs(
  { 'add-card': AddCardDialog, 'edit-address': AddressDialog },
  aboutOne<CardInList>({
    what: 'Your cards',
    useEntity: id =>
      listedIn(useQuery(cardsQuery), ({ payment_methods: all }) => {
        const card = all.find(each => each.payment_method_id === id)
        return card && { card, all }
      }),
    missing: { title: 'There is no such card', text: 'It may have been deleted already.' },
    dialogs: { 'delete-card': DeleteCardDialog },
  }),
  aboutOne<AccountOrder>({
    what: 'Your pending payments',
    useEntity: id =>
      listedIn(useQuery(query(listPendingOrders)), ({ orders }) =>
        orders.find(({ order_id }) => String(order_id) === id),
      ),
    missing: {
      title: 'There is nothing to pay',
      text: 'This order is paid, or it belongs to another account.',
    },
    dialogs: { pay: PayDialog },
  }),
)
