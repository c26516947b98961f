import type { PricingSchedule } from '#generated/sales/types.ts'
import { intervalOf } from '#portal/shared/subscriptions/plan-words.ts'

/** A paid plan that an account can order. */
export interface OfferedPlan {
  planId: number
  days: number
  months: number
  lookups: number
  /** Of a term in cents, before tax. */
  price: number
  /** Lookups per second; null for no limit. */
  rateLimit: number | null
  seats: number
}

/** A product with the plans that can be ordered, the smallest first. */
export interface Offer {
  licenseId: number
  label: string
  monthly: readonly OfferedPlan[]
  yearly: readonly OfferedPlan[]
}

/** Returns the products of a price list that have a paid plan to order, in its order. */
export function offersOf({ plans, licenses }: Pick<PricingSchedule, 'plans' | 'licenses'>): Offer[] {
  const offered = plans
    .filter(({ purchasable, discontinued, price }) => purchasable && !discontinued && price > 0)
    .toSorted((a, b) => a.lookups - b.lookups)
  return licenses.flatMap(({ license_id: licenseId, license_label: label }) => {
    const own = offered
      .filter(plan => plan.license_id === licenseId)
      .map(({ plan_id: planId, days, months, lookups, price, rate_limit: rateLimit, seats }) => ({
        planId,
        days,
        months,
        lookups,
        price,
        rateLimit,
        seats,
      }))
    const monthly = own.filter(plan => intervalOf(plan) === 'Monthly')
    const yearly = own.filter(plan => intervalOf(plan) === 'Yearly')
    return monthly.length + yearly.length ? [{ licenseId, label, monthly, yearly }] : []
  })
}
