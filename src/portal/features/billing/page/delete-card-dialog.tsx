import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import {
  deletePaymentMethod,
  listPaymentMethods,
  setPrimaryPaymentMethod,
} from '#generated/payment/operations.ts'
import type { DeletedPaymentMethod, PaymentMethod } from '#generated/payment/types.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { cardState } from '../shared/card-state.ts'
import { formatDay } from '../shared/format.ts'
import type { BillingDialogName } from './billing-dialogs.tsx'
import { NextPrimary } from './next-primary.tsx'

/** A card, and all cards of the account. */
export interface CardInList {
  card: PaymentMethod
  all: readonly PaymentMethod[]
}

/**
 * Deletes a card for good. Of the primary one it asks which card renewals charge from then on, and makes that one
 * primary first, so that no renewal falls between the two.
 */
export function DeleteCardDialog({ entity: { card, all }, onClose }: EntityDialogProps<CardInList>) {
  const client = useQueryClient()
  const can = useCan(deletePaymentMethod)
  const others = all.filter(each => each !== card && cardState(each, new Date()) !== 'expired')
  const [next, setNext] = useState(others[0]?.payment_method_id)
  const name = cardName(card)
  const [deleted, setDeleted] = useState<DeletedPaymentMethod>()
  async function remove() {
    try {
      if (card.primary && next) await call(setPrimaryPaymentMethod, { path: { id: next } })
      const answer = await call(deletePaymentMethod, { path: { id: card.payment_method_id } })
      void toast.success(`${name} is deleted.`)
      if (answer.next_renewal) setDeleted(answer)
      else onClose()
    } finally {
      await refresh(client, [listPaymentMethods])
    }
  }
  if (deleted) return <WithoutCard answer={deleted} onClose={onClose} />
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete card"
      onConfirm={remove}
      disabledReason={can.reason}
    >
      <p>
        The card is deleted here and at the card vendor. To use it again, you have to add it again. Receipts
        keep its last four digits.
      </p>
      {card.primary && others.length > 0 && <NextPrimary cards={others} next={next} onChoose={setNext} />}
      {card.primary && others.length === 0 && (
        <p className="font-medium text-ink">
          It is the only card that renewals can charge. Without one, subscriptions end with their term.
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The card is gone, and a renewal is on: when it would have needed one. */
function WithoutCard({ answer, onClose }: { answer: DeletedPaymentMethod; onClose: () => void }) {
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
      <Alert tone="warning" title={`The next renewal is on ${formatDay(answer.next_renewal ?? '')}`}>
        It fails unless a card is primary by then, and the subscription ends.{' '}
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
