import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { purchaseNote } from '#domain/subscription/lookups-left.ts'
import { EARLY_PURCHASE_LABEL } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import { getPricing } from '#generated/sales/operations.ts'
import { listHoldings } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { dayText, shortDay } from '#portal/kit/day-text.ts'
import { LicenseOutlook, licenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { FREE_REJECTIONS, type PaymentTrouble } from './payment-outcome.ts'

/** The total has changed since the page showed it: both figures, and a choice. Nothing was ordered. */
function PriceChange({
  before,
  now,
  onAccept,
  cart,
}: {
  before: number
  /** Undefined while the new total is computed. */
  now: number | undefined
  onAccept: () => void
  /** The way back to the cart. */
  cart: ReactNode
}) {
  return (
    <Alert
      tone="warning"
      title="The total has changed"
      action={
        <>
          <Button variant="primary" pending={now === undefined} onClick={onAccept}>
            {now === undefined ? 'Place order and pay' : `Place order and pay ${dollars(now)}`}
          </Button>
          {cart}
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

/** Why a payment did not go through, and what to do about it. What was typed and chosen stays. */
export function PaymentNotice({
  trouble,
  error,
  onRetry,
}: {
  trouble: PaymentTrouble
  error: Error | null
  onRetry: () => void
}) {
  if (trouble.is === 'stale') return null
  const isOpen = trouble.is === 'unknown'
  return (
    <Alert
      tone={isOpen ? 'warning' : 'danger'}
      title={trouble.title}
      reference={isOpen || trouble.is === 'refused' ? notesOf(error).reference : undefined}
      action={
        isOpen && (
          <Button size="sm" onClick={onRetry}>
            Check again
          </Button>
        )
      }
    >
      {trouble.advice}
    </Alert>
  )
}

/** The order is there and not paid: what that means. */
export function UnpaidNotice({
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

export const isPriceChange = (error: Error | null): boolean =>
  error instanceof ApiError && error.name === 'price-changed'

/** Why an order was not placed, and what to do about it. Nothing was ordered, and what was typed stays. */
export function PlaceNotice({
  error,
  shownTotal,
  total,
  onAccept,
  cart,
}: {
  error: Error
  /** The total that the page showed when the order was sent, in cents. */
  shownTotal: number
  /** The total now; undefined while it is computed. */
  total: number | undefined
  onAccept: () => void
  cart: ReactNode
}) {
  const known = error instanceof ApiError ? error : undefined
  if (isPriceChange(error))
    return <PriceChange before={shownTotal} now={total} onAccept={onAccept} cart={cart} />
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

/** Free trials and free plans that the account has had, each with the exact words of the server. */
export function RejectedFree({ messages }: { messages: readonly string[] }) {
  if (!messages.length) return null
  return (
    <Alert tone="warning" title="Removed from your cart">
      <ul className="flex flex-col gap-1">
        {messages.map(message => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="mt-1">
        <ContactSales matter={{ topic: 'trial' }} /> if you need more lookups, or more time to decide.
      </p>
    </Alert>
  )
}

const heldQuery = query(listHoldings, { query: { page_size: 100 } })
const pricingQuery = query(getPricing)

function useHeld() {
  return useQuery({ ...heldQuery, enabled: useCan(listHoldings).allowed }).data
}

/** What of a paid order is bought early from now on. */
export function EarlyPurchaseNote({ planIds }: { planIds: readonly number[] }) {
  const names = useHeld()?.holdings.flatMap(({ license, early_purchase: early }) =>
    early && planIds.includes(early.plan_id) ? [license.license_label] : [],
  )
  if (!names?.length) return null
  return (
    <Alert tone="success" title={`${EARLY_PURCHASE_LABEL}: on`}>
      {names.join(', ')}. You can change the cap or turn it off on the Subscriptions page.
    </Alert>
  )
}

/** When each plan of a paid order ends or renews, in the sentence that the subscriptions show. */
export function PlanOutlooks({ planIds }: { planIds: readonly number[] }) {
  const bought = useHeld()?.holdings.filter(({ current, next, running }) =>
    [current, next, ...running].some(term => term && planIds.includes(term.plan_id)),
  )
  if (!bought?.length) return null
  return (
    <ul aria-label="Your plans" className="flex flex-col gap-3">
      {bought.map(holding => (
        <li key={holding.license.license_id} className="flex flex-col">
          <span className="font-medium">{holding.license.license_label}</span>
          <LicenseOutlook facts={licenseFacts(holding)} className="text-muted" />
        </li>
      ))}
    </ul>
  )
}

/** What the order means for lookups that the account has left: when each term begins, and which lookups come first. */
export function HeldNotes({ planIds }: { planIds: readonly number[] }) {
  const held = useHeld()
  const { data: schedule } = useQuery(pricingQuery)
  if (!held || !schedule) return null
  const planOf = (id: number) => schedule.plans.find(({ plan_id }) => plan_id === id)
  const bought = planIds
    .flatMap(id => planOf(id) ?? [])
    .filter(plan => !plan.one_time_free_trial && !plan.ongoing_free)
  const licenseIds = new Set(bought.map(({ license_id }) => license_id))
  const now = new Date()
  return held.holdings
    .filter(({ license }) => licenseIds.has(license.license_id))
    .map(({ license, running, next }) => {
      const terms = [...running, ...(next ? [next] : [])].map(({ plan, ...term }) => ({
        issued: term.issued,
        remaining: term.remaining,
        expiration: term.expiration,
        isTrial: plan.one_time_free_trial,
        isFree: plan.one_time_free_trial || planOf(term.plan_id)?.ongoing_free === true,
      }))
      const note = purchaseNote(terms, shortDay, now)
      return note ? (
        <Alert key={license.license_id} title={license.license_label}>
          {note}
        </Alert>
      ) : null
    })
}
