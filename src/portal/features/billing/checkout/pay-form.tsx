import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import { orderState } from '#domain/billing/order-state.ts'
import { dollars } from '#domain/text/money.ts'
import { processPayment } from '#generated/payment/operations.ts'
import { createTaxableLocation, placeOrder } from '#generated/sales/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { legalLinks } from '#portal/content/site.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { PaymentChallenge, PaymentProgress } from '../cards/payment-progress.tsx'
import { HeldNotes } from '../shared/held-plans.tsx'
import { chosenCard, type Input, isBusy, needsAddress, obstacle, renewableOf } from './checkout-state.ts'
import { RenewalStep } from './renewal-step.tsx'
import { AccountStep, AddressStep, CardStep } from './steps.tsx'
import type { useCheckout } from './use-checkout.ts'
import { FREE_REJECTIONS } from './use-purchase.ts'

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
  const { items = [], total, isFree, cards } = facts
  const planIds = items.map(({ planId }) => planId)
  const renewing = renewableOf(state)
  // Renewals and early purchases charge it, whichever card pays this order.
  const primary = cards?.find(each => each.primary)
  const fillIn = (change: Partial<Input>) => send({ is: 'filled-in', input: change })
  const submit = () => send({ is: 'submitted', key: crypto.randomUUID() })
  const missing = obstacle(state)?.reason
  // It has a button of its own.
  const hasPriceNotice = !order && attempt.is === 'not-placed' && isPriceChange(attempt.error)
  const steps = [needsAddress(facts) && 'address', !isFree && 'card', renewing.length > 0 && 'renewal']
  const numberOf = (step: string) => 2 + steps.filter(Boolean).indexOf(step)
  return (
    <>
      {order && (
        <UnpaidNotice
          orderId={order.order_id}
          graceEnd={order.grace_period_end}
          isOverdue={orderState(order, facts.now) === 'grace-ended'}
        />
      )}
      <AccountStep account={account} />
      {!order && <HeldNotes planIds={planIds} />}
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
          {!isFree && (
            <CardStep
              number={numberOf('card')}
              card={chosenCard(state)}
              onChoose={cardId => fillIn({ cardId })}
            />
          )}
          {renewing.length > 0 && (
            <RenewalStep
              number={numberOf('renewal')}
              items={renewing}
              hasConsent={input.hasConsent}
              onConsent={hasConsent => fillIn({ hasConsent })}
              early={input.early}
              onEarly={early => fillIn({ early })}
              card={primary && cardName(primary)}
            />
          )}
          <div className="flex flex-col gap-4 sm:pl-11">
            {attempt.is === 'not-placed' && !order && (
              <PlaceNotice
                error={attempt.error}
                shownTotal={attempt.shownTotal}
                total={total ?? undefined}
                missing={missing}
                onAccept={submit}
              />
            )}
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
                disabledReason={missing}
                onClick={submit}
              >
                {payLabel({ total, isPlaced: Boolean(order), isFree })}
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
function payLabel({
  total,
  isPlaced,
  isFree,
}: {
  total: number | null
  isPlaced: boolean
  isFree: boolean
}): string {
  if (isFree) return 'Place order'
  const amount = total === null ? '' : ` ${dollars(total)}`
  return isPlaced ? `Pay${amount}` : `Place order and pay${amount}`
}

/** The order is there and not paid: what that means. */
function UnpaidNotice({
  orderId,
  graceEnd,
  isOverdue,
}: {
  orderId: number
  graceEnd: string | null
  isOverdue: boolean
}) {
  return (
    <Alert title={`Order ${orderId} is placed and not paid yet`}>
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

/** Why an order was not placed, and what to do about it. Nothing was ordered, and what was typed stays. */
function PlaceNotice({
  error,
  shownTotal,
  total,
  missing,
  onAccept,
}: {
  error: Error
  /** The total that the page showed when the order was sent, in cents. */
  shownTotal: number
  /** The total now; undefined while it is computed. */
  total: number | undefined
  /** What keeps it from being placed now. */
  missing: string | undefined
  onAccept: () => void
}) {
  const known = error instanceof ApiError ? error : undefined
  if (isPriceChange(error))
    return <PriceChange before={shownTotal} now={total} missing={missing} onAccept={onAccept} />
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
  now,
  missing,
  onAccept,
}: {
  before: number
  /** Undefined while the new total is computed. */
  now: number | undefined
  missing: string | undefined
  onAccept: () => void
}) {
  return (
    <Alert
      tone="warning"
      title="The total has changed"
      action={
        <>
          <Button variant="primary" pending={now === undefined} disabledReason={missing} onClick={onAccept}>
            {now === undefined ? 'Place order and pay' : `Place order and pay ${dollars(now)}`}
          </Button>
          <Link to="/checkout/cart" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
            Back to cart
          </Link>
        </>
      }
    >
      It was <strong className="font-medium text-ink tnum">{dollars(before)}</strong>
      {now !== undefined && (
        <>
          {' '}
          and is now <strong className="font-medium text-ink tnum">{dollars(now)}</strong>
        </>
      )}
      . Nothing was ordered or charged.
    </Alert>
  )
}
