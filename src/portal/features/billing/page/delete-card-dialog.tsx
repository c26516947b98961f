import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { notesOf } from '#portal/api/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { ConfirmDialog } from '#portal/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { cardState } from '../shared/card-state.ts'
import { formatDay } from '../shared/format.ts'
import type { BillingDialogName } from './billing-dialogs.tsx'
import { NextPrimary } from './next-primary.tsx'

/**
 * Deletes a card for good. Of the primary one it asks which card renewals charge from then on, and makes that one
 * primary first, so that no renewal falls between the two.
 */
export function DeleteCardDialog({
  card,
  all,
  onClose,
}: {
  card: PaymentMethod
  all: readonly PaymentMethod[]
  onClose: () => void
}) {
  const client = useQueryClient()
  const can = useCan(deletePaymentMethod)
  const others = all.filter(each => each !== card && cardState(each, new Date()) !== 'expired')
  const [next, setNext] = useState(others[0]?.payment_method_id)
  const name = cardName(card)
  const remove = useMutation({
    async mutationFn() {
      if (card.primary && next) await call(setPrimaryPaymentMethod, { path: { id: next } })
      return call(deletePaymentMethod, { path: { id: card.payment_method_id } })
    },
    onSuccess(answer) {
      void toast.success(`${name} is deleted.`)
      if (!answer.next_renewal) onClose()
    },
    onSettled: () => refresh(client, [listPaymentMethods]),
  })
  if (remove.data?.next_renewal) return <WithoutCard answer={remove.data} onClose={onClose} />
  const { help, reference } = notesOf(remove.error)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete card"
      onConfirm={() => remove.mutate()}
      pending={remove.isPending}
      disabledReason={can.reason}
      error={remove.error && { message: remove.error.message, help, requestId: reference }}
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
