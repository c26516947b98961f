import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { obtainBotResponse } from '#portal/api/bot-protection.ts'
import { call } from '#portal/api/call.ts'
import { useCan, useRejectionText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { addressLines } from '../address/address-words.ts'
import { taxableLocationQuery } from '../address/queries.ts'
import { CardForm } from './card-form.tsx'
import { type CardFormHandle, CardFormSkeleton } from './card-form-parts.tsx'

/** Adds a card to the account: the vendor's form, and the button below it. */
export function NewCard({
  onAdded,
  secondary,
  submitLabel = 'Add card',
}: {
  /** Runs once the list of cards has the card, which may have been there before. */
  onAdded: (card: PaymentMethod) => unknown
  /** A button next to the main one, such as Cancel. */
  secondary?: ReactNode
  submitLabel?: string
}) {
  const can = useCan(authorizePaymentMethod)
  const client = useQueryClient()
  const form = useRef<CardFormHandle>(null)
  const botPlace = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const mayRead = useCan(getTaxableLocation).allowed
  const taxable = useQuery({ ...taxableLocationQuery, enabled: mayRead })
  const [isSame, setSame] = useState(true)
  const add = useAction({
    action: async () => {
      const token = await form.current?.submit()
      if (!token) return undefined
      const response = botPlace.current && (await obtainBotResponse('AddPaymentMethod', botPlace.current))
      const query = response ? { query: { bot_response: response } } : {}
      return call(authorizePaymentMethod, { body: { token }, ...query })
    },
    onDone: async card => {
      if (!card) return
      await refresh(client, [listPaymentMethods])
      await onAdded(card)
    },
  })
  const reason = useRejectionText(add.error)
  const run = () => {
    if (!add.isPending && !can.reason) void add.run()
  }
  return (
    <div className="flex flex-col gap-5">
      {mayRead && taxable.isLoading ? (
        <CardFormSkeleton />
      ) : (
        <CardForm
          ref={form}
          address={isSame ? (taxable.data ?? null) : null}
          onEnter={run}
          onReady={setReady}
        />
      )}
      {isReady && taxable.data && (
        <Checkbox
          label="Same as billing address"
          hint={addressLines(taxable.data).join(', ')}
          checked={isSame}
          onChange={event => setSame(event.target.checked)}
        />
      )}
      {add.error && (
        <Alert tone="danger" title="Couldn’t add the card" {...notesOf(add.error)}>
          {reason}
        </Alert>
      )}
      <div ref={botPlace} className="empty:hidden" />
      <div className="flex flex-wrap justify-end gap-2">
        {secondary}
        <Button
          variant="primary"
          pending={add.isPending}
          disabledReason={can.reason ?? (isReady ? undefined : 'The card form is loading.')}
          onClick={run}
        >
          {submitLabel}
        </Button>
      </div>
    </div>
  )
}

/** Adds a card in a dialog. */
export function AddCardDialog({
  onAdded,
  onClose,
}: {
  onAdded?: (card: PaymentMethod) => unknown
  onClose: () => void
}) {
  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title="Add a card"
      description="You won’t be charged now. Your card goes straight to our payment processor."
    >
      <NewCard
        secondary={<Button onClick={onClose}>Cancel</Button>}
        onAdded={async card => {
          await onAdded?.(card)
          void toast.success(`The card ${cardName(card)} is ready.`)
          onClose()
        }}
      />
    </Dialog>
  )
}
