import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { dollars } from '#domain/text/money.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { CardChoice } from '../cards/card-choice.tsx'
import { NewCard } from '../cards/new-card.tsx'
import { PaymentChallenge, PaymentProgress } from '../cards/payment-progress.tsx'
import { isBusy } from '../checkout/attempt-progress.ts'
import { chosenCard, obstacle } from '../checkout/checkout-state.ts'
import { usePurchase } from '../checkout/use-purchase.ts'
import { ReceiptButton } from '../orders/receipt-button.tsx'
import { cardsQuery } from '../shared/card-state.ts'
import { productsOf, toOrder } from '../shared/order.ts'
import { DueLine } from './pending.tsx'

/** Pays an order that is placed: with a card of the account, or with another one that is added. */
export function PayDialog({ entity: wire, onClose }: EntityDialogProps<AccountOrder>) {
  const order = toOrder(wire)
  const cards = useQuery(cardsQuery)
  const purchase = usePurchase({
    session: 'in',
    order: wire,
    items: [],
    total: wire.total_amount,
    isFree: false,
    hasAddress: true,
    cards: cards.data?.payment_methods,
    now: new Date(),
  })
  const { state, send } = purchase
  if (state.attempt.is === 'charged')
    return <Paid orderId={order.id} total={order.totalAmount} onClose={onClose} />
  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={onClose}
      title={`Pay order ${order.id}`}
      description={productsOf(order)}
    >
      <div className="flex flex-col gap-1">
        <p className="text-2xl font-medium tracking-[-0.02em] tabular-nums">{dollars(order.totalAmount)}</p>
        <DueLine order={order} />
      </div>
      <Loaded query={cards} what="Your cards" rows={1}>
        {({ payment_methods: list }) => (
          <PayWith total={wire.total_amount} cards={list} purchase={purchase} onClose={onClose} />
        )}
      </Loaded>
      <PaymentChallenge attempt={state.attempt} send={send} />
    </Dialog>
  )
}

function PayWith({
  total,
  cards,
  purchase: { state, send },
  onClose,
}: {
  total: number
  cards: readonly PaymentMethod[]
  purchase: ReturnType<typeof usePurchase>
  onClose: () => void
}) {
  const [isAdding, setAdding] = useState(false)
  const card = chosenCard(state)
  const choose = (cardId: string) => send({ is: 'filled-in', input: { cardId } })
  const submit = () => send({ is: 'submitted', key: crypto.randomUUID() })
  if (isAdding || !card)
    return (
      <NewCard
        secondary={<Button onClick={() => (card ? setAdding(false) : onClose())}>Cancel</Button>}
        onAdded={added => {
          setAdding(false)
          choose(added.payment_method_id)
        }}
      />
    )
  return (
    <>
      <CardChoice cards={cards} chosen={card.payment_method_id} onChoose={choose} />
      <Button
        size="sm"
        variant="ghost"
        className="-mt-2 -ml-2.5 self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setAdding(true)}
      >
        Use another card
      </Button>
      <PaymentProgress attempt={state.attempt} whileProcessing="You can leave this page." onRetry={submit} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Not now</Button>
        <OperationButton
          operation={processPayment}
          variant="primary"
          pending={isBusy(state.attempt)}
          disabledReason={obstacle(state)?.reason}
          onClick={submit}
        >
          Pay {dollars(total)}
        </OperationButton>
      </div>
    </>
  )
}

function Paid({ orderId, total, onClose }: { orderId: number; total: number; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Order ${orderId} is paid`}
      footer={
        <>
          <ReceiptButton orderId={orderId} />
          <Button variant="primary" onClick={onClose} data-autofocus="">
            Done
          </Button>
        </>
      }
    >
      <p role="status" className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <Check className="size-4" strokeWidth={2.5} />
        </span>
        You paid {dollars(total)}. We’re also emailing you the receipt.
      </p>
    </Dialog>
  )
}
