import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import { orderState } from '#domain/billing/order-state.ts'
import { dollars } from '#domain/text/money.ts'
import { processPayment } from '#generated/payment/operations.ts'
import { createTaxableLocation, placeOrder } from '#generated/sales/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { legalLinks } from '#portal/content/site.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { taxableLocationQuery } from '../address/queries.ts'
import { AddressStep } from './address-step.tsx'
import { CardStep, cardsQuery, cardToCharge, isExpired } from './card-step.tsx'
import { type EarlyCaps, earlyFault, earlyRequests } from './early-requests.ts'
import { HeldNotes, isPriceChange, PaymentNotice, PlaceNotice, UnpaidNotice } from './pay-notices.tsx'
import { RenewalStep } from './renewal-step.tsx'
import { AccountStep } from './steps.tsx'
import type { Summary } from './summary.ts'
import type { useCheckout } from './use-checkout.ts'
import type { usePurchase } from './use-purchase.ts'

// Few payments are challenged.
const ChallengeDialog = lazyPart(async () => ({
  default: (await import('../cards/challenge-dialog.tsx')).ChallengeDialog,
}))

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
  checkout: { order, quote, isQuoted },
  purchase,
  summary,
  account,
}: {
  checkout: ReturnType<typeof useCheckout>
  purchase: ReturnType<typeof usePurchase>
  summary: Summary
  account: ReactNode
}) {
  const can = useCan(placeOrder, processPayment, createTaxableLocation)
  const [chosen, setChosen] = useState<string>()
  const [hasConsent, setConsent] = useState(false)
  const [early, setEarly] = useState<EarlyCaps>({})
  const [isEdited, setEdited] = useState(false)
  // A free trial needs no address and no card.
  const isFree = order ? order.total_amount === 0 : isQuoted && quote.data?.amount === 0
  const needsAddress = !order && !isFree
  const { data: location } = useQuery({ ...taxableLocationQuery, enabled: needsAddress })
  const cards = useQuery({ ...cardsQuery, enabled: !isFree })
  const card = cardToCharge(cards.data?.payment_methods, chosen)
  // Renewals and early purchases charge it, whichever card pays this order.
  const primary = cards.data?.payment_methods.find(each => each.primary)
  const renewing = order ? [] : summary.items.filter(({ isRenewable }) => isRenewable)
  const total = order || isQuoted ? summary.total : null
  const step = (
    (number: number) => () =>
      ++number
  )(1)

  // Then the notice about it has the button.
  const isPriceMoved = !order && !purchase.isBusy && isPriceChange(purchase.place.error)

  const missing = (): string | undefined => {
    if (needsAddress && location === null) return 'Save your billing address first.'
    if (needsAddress && isEdited) return 'Save the address that you are editing, or cancel.'
    if (!isFree && !card) return 'Add a card first.'
    if (!isFree && card && isExpired(card, new Date())) return 'This card has expired. Choose another one.'
    const fault = hasConsent ? earlyFault(renewing, early) : undefined
    if (fault) return fault
    if (total === null) return 'Calculating the total.'
    if (purchase.open) return 'Waiting for your bank.'
    return undefined
  }
  const run = () =>
    void purchase.run(
      {
        planIds: summary.items.map(({ planId }) => planId),
        total: total ?? 0,
        hasConsent,
        early: hasConsent ? earlyRequests(renewing, early) : [],
        cardId: isFree ? undefined : card?.payment_method_id,
      },
      order,
    )

  return (
    <>
      {order && (
        <UnpaidNotice
          orderId={order.order_id}
          graceEnd={order.grace_period_end}
          isOverdue={orderState(order, new Date()) === 'grace-ended'}
        />
      )}
      <AccountStep account={account} />
      {!order && <HeldNotes planIds={summary.items.map(({ planId }) => planId)} />}
      {can.reason ? (
        <Alert title="You can’t pay for this account">{can.reason} We’ll keep your cart.</Alert>
      ) : (
        <>
          {needsAddress && <AddressStep number={step()} isEdited={isEdited} onEdited={setEdited} />}
          {!isFree && <CardStep number={step()} chosen={chosen} onChoose={setChosen} />}
          {renewing.length > 0 && (
            <RenewalStep
              number={step()}
              items={renewing}
              hasConsent={hasConsent}
              onConsent={setConsent}
              early={early}
              onEarly={setEarly}
              card={primary && cardName(primary)}
            />
          )}
          <div className="flex flex-col gap-4 sm:pl-11">
            {purchase.place.error && !order && !purchase.isBusy && (
              <PlaceNotice
                error={purchase.place.error}
                shownTotal={purchase.place.variables?.total ?? 0}
                total={total ?? undefined}
                onAccept={run}
                cart={
                  <Link to="/checkout/cart" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
                    Back to cart
                  </Link>
                }
              />
            )}
            {purchase.trouble && !purchase.isBusy && (
              <PaymentNotice trouble={purchase.trouble} error={purchase.payment.error} onRetry={run} />
            )}
            {purchase.open?.state === 'processing' && (
              <p role="status" className="flex items-center gap-3 text-muted">
                <Spinner />
                Your bank is processing the payment. This page updates automatically.
              </p>
            )}
            {purchase.open?.challenge && (
              <LazyBoundary fallback={<Spinner />}>
                <ChallengeDialog
                  challenge={purchase.open.challenge}
                  onFinished={purchase.confirm}
                  onClose={purchase.giveUpChallenge}
                />
              </LazyBoundary>
            )}
            {!isPriceMoved && (
              <Button
                variant="primary"
                size="lg"
                isWide
                pending={purchase.isBusy}
                disabledReason={missing()}
                onClick={run}
              >
                {payLabel({ total, isPlaced: order !== undefined, isFree })}
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
