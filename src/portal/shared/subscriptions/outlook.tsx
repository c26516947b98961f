import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cardName } from '#domain/billing/card-name.ts'
import type { UsedTerm } from '#domain/subscription/lookups-left.ts'
import {
  licenseOutlook,
  type OutlookAction,
  type OutlookFacts,
  type OutlookTerm,
} from '#domain/subscription/outlook.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import type { Holding, Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'

/** The card that renewals charge; null without one. */
const primaryCardQuery = queryOptions({
  ...query(listPaymentMethods),
  select: ({ payment_methods }) => {
    const card = payment_methods.find(({ primary }) => primary)
    return card ? cardName(card) : null
  },
})

/** The orders that wait for their payment. */
const unpaidQuery = queryOptions({ ...query(listPendingOrders), select: ({ orders }) => orders })

/** The card that renewals charge; undefined while it loads, and for people who may not see it. */
export function useRenewalCard(): string | null | undefined {
  const may = useCan(listPaymentMethods).allowed
  return useQuery({ ...primaryCardQuery, enabled: may }).data
}

interface TermOfOrder extends OutlookTerm {
  orderId: number | null
}

/** What a license has to say of itself; whether it is paid is another service's to say. */
export interface LicenseFacts {
  licenseId: number
  current: TermOfOrder | null
  next: TermOfOrder | null
  /** The terms that lookups count against, in the order in which they use them. */
  running: readonly UsedTerm[]
  renewal: OutlookFacts['renewal']
  early: OutlookFacts['early']
}

/** The facts of a wire object. */
export function licenseFacts({
  license,
  current,
  next,
  running,
  renewal,
  early_purchase: early,
}: Holding): LicenseFacts {
  return {
    licenseId: license.license_id,
    current: current && termOf(current),
    next: next && termOf(next),
    running: running.map(({ plan, ...term }) => ({
      plan: plan.description,
      isTrial: plan.one_time_free_trial,
      issued: term.issued,
      remaining: term.remaining,
      expiration: term.expiration,
    })),
    renewal: { state: renewal.state, at: renewal.at, plan: renewal.renews_with },
    early,
  }
}

function termOf({ order_id: orderId, plan, ...term }: Subscription): TermOfOrder {
  const { start, expiration, termination, suspended, issued, remaining } = term
  return {
    ...{ start, expiration, termination, suspended, issued, remaining, orderId },
    isTrial: plan.one_time_free_trial,
  }
}

/** Numbers of the orders that wait for their payment; empty for people who may not see orders. */
export function useUnpaidOrders(): ReadonlySet<number> {
  const { data = [] } = usePending()
  return new Set(data.map(({ order_id }) => order_id))
}

function usePending() {
  const may = useCan(listPendingOrders).allowed
  return useQuery({ ...unpaidQuery, enabled: may })
}

/** What happens next with a license, with the number of the order that it asks to pay. */
function useLicenseOutlook(facts: LicenseFacts) {
  const { data: pending = [], isLoading } = usePending()
  const card = useRenewalCard()
  // The term that is owed longest comes first.
  const owed = [facts.current, facts.next].flatMap(term => {
    const order = term && pending.find(({ order_id }) => order_id === term.orderId)
    return order ? [{ term, order }] : []
  })[0]
  const unpaid = owed && {
    start: owed.term.start,
    expiration: owed.term.expiration,
    total: owed.order.total_amount,
    payBy: owed.order.grace_period_end,
    nextAttempt: owed.order.next_attempt,
  }
  const outlook = licenseOutlook({ ...facts, unpaid, card }, shortDay, new Date())
  return { ...outlook, isLoading, isUnpaid: unpaid !== undefined, orderId: owed?.order.order_id }
}

/** The sentence about what happens next with a license, and what to do about it. */
export function LicenseOutlook({ facts, className }: { facts: LicenseFacts; className?: string }) {
  const { text, action, isLoading, isUnpaid, orderId } = useLicenseOutlook(facts)
  // Before it is known what is unpaid, the sentence might be another one.
  if (isLoading) return <Skeleton className="h-4 w-56 max-w-full" />
  return (
    <span className={className}>
      <span className={isUnpaid ? 'text-danger' : undefined}>{text}</span>
      {action && <ActionLink action={action} licenseId={facts.licenseId} orderId={orderId} />}
    </span>
  )
}

const linkClass = 'relative z-1 rounded-xs font-medium text-accent underline-offset-4 hover:underline'

function ActionLink({
  action,
  licenseId,
  orderId,
}: {
  action: OutlookAction
  licenseId: number
  orderId: number | undefined
}) {
  const ofLicense = {
    to: '/account/subscriptions/$licenseId',
    params: { licenseId: String(licenseId) },
  } as const
  switch (action) {
    case 'pay':
      return (
        <>
          {' '}
          <Link to="/account/billing" search={{ dialog: 'pay', id: String(orderId) }} className={linkClass}>
            Pay now
          </Link>
        </>
      )
    case 'add-card':
      return (
        <>
          {' '}
          <Link to="/account/billing" search={{ dialog: 'add-card' }} className={linkClass}>
            Add a card
          </Link>
        </>
      )
    case 'choose-plan':
      return (
        <>
          {' '}
          <Link to="/account/subscriptions/plans" className={linkClass}>
            Choose a plan
          </Link>
        </>
      )
    case 'choose-next-plan':
      return (
        <>
          {' '}
          <Link {...ofLicense} search={{ dialog: 'next-plan' }} className={linkClass}>
            Choose another plan
          </Link>
        </>
      )
    case 'renew-free':
      // The subscriptions have the button itself.
      return null
  }
}
