import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { dollars } from '#domain/text/money.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { processPayment } from '#generated/payment/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { NewCard } from '../cards/new-card.tsx'
import { CardChoice, cardsQuery, cardToCharge } from '../checkout/card-step.tsx'
import { PaymentNotice } from '../checkout/pay-notices.tsx'
import { usePurchase } from '../checkout/use-purchase.ts'
import { ReceiptButton } from '../orders/receipt-button.tsx'
import { cardState } from '../shared/card-state.ts'
import { productsOf, toOrder } from '../shared/order.ts'
import { DueLine } from './pending.tsx'

// Few payments are challenged.
const ChallengeDialog = lazyPart(async () => ({
  default: (await import('../cards/challenge-dialog.tsx')).ChallengeDialog,
}))

/** Pays an order that is placed: with a card of the account, or with another one that is added. */
export function PayDialog({ entity: wire, onClose }: EntityDialogProps<AccountOrder>) {
  const order = toOrder(wire)
  const purchase = usePurchase(undefined, () => {})
  if (purchase.isPaid) return <Paid orderId={order.id} total={order.totalAmount} onClose={onClose} />
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
      <PayWith wire={wire} purchase={purchase} onClose={onClose} />
      {purchase.open?.challenge && (
        <LazyBoundary fallback={<Spinner />}>
          <ChallengeDialog
            challenge={purchase.open.challenge}
            onFinished={purchase.confirm}
            onClose={purchase.giveUpChallenge}
          />
        </LazyBoundary>
      )}
    </Dialog>
  )
}

function PayWith({
  wire,
  purchase,
  onClose,
}: {
  wire: AccountOrder
  purchase: ReturnType<typeof usePurchase>
  onClose: () => void
}) {
  const cards = useQuery(cardsQuery)
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  return (
    <Loaded query={cards} what="Your cards" rows={1}>
      {({ payment_methods: list }) => {
        const card = cardToCharge(list, chosen)
        if (isAdding || !card)
          return (
            <NewCard
              secondary={<Button onClick={() => (card ? setAdding(false) : onClose())}>Cancel</Button>}
              onAdded={added => {
                setAdding(false)
                setChosen(added.payment_method_id)
              }}
            />
          )
        const isExpired = cardState(card, new Date()) === 'expired'
        const run = () =>
          void purchase.run(
            {
              planIds: [],
              total: wire.total_amount,
              hasConsent: false,
              early: [],
              cardId: card.payment_method_id,
            },
            wire,
          )
        return (
          <>
            <CardChoice cards={list} chosen={card.payment_method_id} onChoose={setChosen} />
            <Button
              size="sm"
              variant="ghost"
              className="-mt-2 -ml-2.5 self-start"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setAdding(true)}
            >
              Use another card
            </Button>
            {purchase.trouble && !purchase.isBusy && (
              <PaymentNotice trouble={purchase.trouble} error={purchase.payment.error} onRetry={run} />
            )}
            {purchase.open?.state === 'processing' && (
              <p role="status" className="flex items-center gap-3 text-muted">
                <Spinner />
                Your bank is processing the payment. You can leave this page.
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Not now</Button>
              <OperationButton
                operation={processPayment}
                variant="primary"
                pending={purchase.isBusy}
                disabledReason={
                  isExpired
                    ? 'This card has expired. Choose another one.'
                    : purchase.open
                      ? 'Waiting for your bank.'
                      : undefined
                }
                onClick={run}
              >
                Pay {dollars(wire.total_amount)}
              </OperationButton>
            </div>
          </>
        )
      }}
    </Loaded>
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
