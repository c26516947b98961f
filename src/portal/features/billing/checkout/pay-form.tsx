import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { orderState } from '#domain/billing/order-state.ts'
import { dollars } from '#domain/text/money.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Order } from '#generated/sales/types.ts'
import { useCan } from '#portal/api/can.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { legalLinks } from '#portal/content/site.ts'
import { dayText, shortDay } from '#portal/kit/day-text.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { PaymentChallenge, PaymentProgress } from '../cards/payment-progress.tsx'
import { CapNotice, isAboveCap } from '../shared/cap-notice.tsx'
import { HeldNotes, usePurchaseStart } from '../shared/held-plans.tsx'
import { isBusy } from './attempt-progress.ts'
import {
  type CheckoutState,
  chosenCard,
  type Facts,
  type Input,
  isByTransfer,
  needsAddress,
  obstacle,
  renewableOf,
} from './checkout-state.ts'
import { RenewalStep } from './renewal-step.tsx'
import { AccountStep, AddressStep, CardStep } from './steps.tsx'
import type { useCheckout } from './use-checkout.ts'
import { FREE_REJECTIONS } from './use-purchase.ts'

// Most people see neither before they have saved an address.
const MethodStep = lazyPart(async () => ({ default: (await import('./invoice-steps.tsx')).MethodStep }))
const DocumentsStep = lazyPart(async () => ({ default: (await import('./invoice-steps.tsx')).DocumentsStep }))

const [terms] = legalLinks.map(({ label, to }) => (
  // In a tab of its own, so that nothing that was typed is lost.
  <a
    key={to}
    href={to}
    target="_blank"
    rel="noopener"
    className="rounded-xs text-muted underline underline-offset-4"
  >
    {label}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
))

/** The steps of a logged-in person, and the button that places the order and pays it. */
export function PayForm({
  checkout: { state, send, order },
  account,
}: {
  checkout: ReturnType<typeof useCheckout>
  account: ReactNode
}) {
  const can = useCan(placeOrder, processPayment, createTaxableLocation)
  const { facts, input, attempt } = state
  const { items = [], isFree } = facts
  const later = usePurchaseStart(items.map(({ planId }) => planId))
  // Of several plans, each has its own note.
  const start = items.length === 1 ? later : undefined
  const isRenewing = renewableOf(state).length > 0
  const fillIn = (change: Partial<Input>) => send({ is: 'filled-in', input: change })
  const submit = () => send({ is: 'submitted', key: crypto.randomUUID() })
  // It has a button of its own.
  const hasPriceNotice = !order && attempt.is === 'not-placed' && isPriceChange(attempt.error)
  const isTransfer = isByTransfer(state)
  const canChoose = !order && !isFree && facts.isTransferOffered === true
  const steps = [
    needsAddress(facts) && 'address',
    canChoose && 'method',
    !isFree && !isTransfer && 'card',
    !order && !isFree && 'documents',
    isRenewing && 'renewal',
  ]
  const numberOf = (step: string) => 2 + steps.filter(Boolean).indexOf(step)
  return (
    <>
      {order && <UnpaidNotice order={order} now={facts.now} />}
      <AccountStep account={account} />
      {!order && <HeldNotes planIds={items.map(({ planId }) => planId)} />}
      {can.reason ? (
        <Alert title="You can’t pay for this account">{can.reason} We’ll keep your cart.</Alert>
      ) : (
        <>
          {needsAddress(facts) && (
            <AddressStep
              number={numberOf('address')}
              isEdited={input.isAddressOpen}
              onEdited={isAddressOpen => fillIn({ isAddressOpen })}
            />
          )}
          {canChoose && (
            <LazyBoundary fallback={<Skeleton className="h-36 rounded-xl" />}>
              <MethodStep
                number={numberOf('method')}
                isTransfer={isTransfer}
                onChoose={wantsTransfer => fillIn({ wantsTransfer })}
              />
            </LazyBoundary>
          )}
          {!isFree && !isTransfer && (
            <CardStep
              number={numberOf('card')}
              card={chosenCard(state)}
              onChoose={cardId => fillIn({ cardId })}
            />
          )}
          {!order && !isFree && (
            <LazyBoundary fallback={<Skeleton className="h-24 rounded-xl" />}>
              <DocumentsStep
                number={numberOf('documents')}
                purchaseOrder={input.purchaseOrder}
                onType={purchaseOrder => fillIn({ purchaseOrder })}
              />
            </LazyBoundary>
          )}
          {isRenewing && <RenewalStep number={numberOf('renewal')} state={state} onFillIn={fillIn} />}
          <div className="flex flex-col gap-4 sm:pl-11">
            {attempt.is === 'not-placed' && !order && (
              <PlaceNotice
                error={attempt.error}
                onExceed={() => {
                  fillIn({ exceedsCap: true })
                  submit()
                }}
              />
            )}
            {hasPriceNotice && <PriceChange before={attempt.shownTotal} state={state} onAccept={submit} />}
            <PaymentProgress
              attempt={attempt}
              whileProcessing="This page updates automatically."
              onRetry={submit}
            />
            <PaymentChallenge attempt={attempt} send={send} />
            {!hasPriceNotice && (
              <Button
                variant="primary"
                size="lg"
                isWide
                pending={isBusy(attempt)}
                disabledReason={obstacle(state)?.reason}
                onClick={submit}
              >
                {isTransfer ? transferLabel(facts) : payLabel(facts, start)}
              </Button>
            )}
            <p className="text-center text-xs text-faint">By placing the order you agree to the {terms}.</p>
          </div>
        </>
      )}
    </>
  )
}

/** What the button does, with the exact amount that it charges. */
function payLabel({ total, order, isFree }: Facts, start?: Date): string {
  if (isFree) return 'Place order'
  const amount = total === null ? '' : ` ${dollars(total)}`
  if (order) return `Pay${amount}`
  return start ? `Buy from ${shortDay(start)} and pay${amount}` : `Place order and pay${amount}`
}

/** The same for an order that is paid by transfer, which charges nothing now. */
function transferLabel({ total }: Facts): string {
  return `Place order and get invoice${total === null ? '' : ` for ${dollars(total)}`}`
}

/** The order is there and not paid: what that means. */
function UnpaidNotice({ order, now }: { order: Order; now: Date }) {
  const graceEnd = order.grace_period_end
  const isOverdue = orderState(order, now) === 'grace-ended'
  return (
    <Alert title={`Order ${order.order_id} is placed and not paid yet`}>
      {graceEnd &&
        !isOverdue &&
        `Your plans work until ${dayText(graceEnd)}. Pay by then to keep them working.`}
      {graceEnd &&
        isOverdue &&
        `Your plans stopped on ${dayText(graceEnd)}. They work again as soon as you pay.`}
      {!graceEnd && 'Your plans start as soon as you pay. You won’t place a second order.'}
    </Alert>
  )
}

const isPriceChange = (error: Error) => error instanceof ApiError && error.name === 'price-changed'

/** Why an order was not placed, and what to do about it. Nothing was ordered. */
function PlaceNotice({ error, onExceed }: { error: Error; onExceed: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  if (isPriceChange(error)) return null
  if (isAboveCap(error)) return <CapNotice error={error} onExceed={onExceed} />
  if (known?.name === 'renewal-consent-outdated')
    return (
      <Alert
        tone="warning"
        title={known.message}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        Nothing was ordered.
      </Alert>
    )
  // What is free has its own notice, which stays when the plan has left the cart.
  const others = known?.items.filter(({ name }) => !FREE_REJECTIONS.includes(name))
  if (others?.length === 0) return null
  const isOpen = !known || known.statusCode === 0 || known.statusCode >= 500
  return (
    <Alert
      tone="danger"
      title={isOpen ? 'The order couldn’t be placed' : 'Nothing was ordered'}
      reference={isOpen ? notesOf(error).reference : undefined}
      help={notesOf(error).help}
    >
      {others?.map(({ message }) => message).join(' ') ?? messageOf(error)}
      {isOpen && ' Try again. You won’t place a second order.'}
    </Alert>
  )
}

/** The total has changed since the page showed it: both figures, and a choice. Nothing was ordered. */
function PriceChange({
  before,
  state,
  onAccept,
}: {
  /** The total that the page showed when the order was sent, in cents. */
  before: number
  state: CheckoutState
  onAccept: () => void
}) {
  const { total } = state.facts
  return (
    <Alert
      tone="warning"
      title="The total has changed"
      action={
        <>
          <Button
            variant="primary"
            pending={total === null}
            disabledReason={obstacle(state)?.reason}
            onClick={onAccept}
          >
            {isByTransfer(state) ? transferLabel(state.facts) : payLabel(state.facts)}
          </Button>
          <Link to="/checkout/cart" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
            Back to cart
          </Link>
        </>
      }
    >
      It was <strong className="font-medium text-ink tnum">{dollars(before)}</strong>
      {total !== null && (
        <>
          {' '}
          and is now <strong className="font-medium text-ink tnum">{dollars(total)}</strong>
        </>
      )}
      . Nothing was ordered or charged.
    </Alert>
  )
}
