import { isUnlimited } from '#domain/subscription/subscription-status.ts'

/** Days of a month, on average. */
const MONTH_DAYS = 365.25 / 12

/** What a plan is compared by. */
export interface ComparedPlan {
  plan_id: number
  days: number
  months: number
  lookups: number
  /** Of a term, in cents, before tax. */
  price: number
  one_time_free_trial: boolean
  ongoing_free: boolean
  renewable: boolean
  purchasable: boolean
  discontinued: boolean
}

/** The length of a plan's term in days. */
export function termDays({ days, months }: Pick<ComparedPlan, 'days' | 'months'>): number {
  return days || months * MONTH_DAYS
}

/** Cents a month, so that terms of different length compare. */
export function monthlyPrice(plan: Pick<ComparedPlan, 'days' | 'months' | 'price'>): number {
  return (plan.price / termDays(plan)) * MONTH_DAYS
}

/** Whether the lookups of a plan last through its term at this many a day. */
export function holds(plan: Pick<ComparedPlan, 'days' | 'months' | 'lookups'>, rate: number): boolean {
  return isUnlimited({ issued: plan.lookups }) || rate * termDays(plan) <= plan.lookups
}

/**
 * The plan of a list that costs least a month among those that hold, can be ordered and renew themselves;
 * undefined if none does. Of two at one price, the shorter term: it binds for less time.
 */
export function cheapestPlanThatHolds<P extends ComparedPlan>(
  plans: readonly P[],
  rate: number,
): P | undefined {
  return plans
    .filter(
      plan =>
        plan.purchasable &&
        plan.renewable &&
        !plan.discontinued &&
        !plan.one_time_free_trial &&
        !plan.ongoing_free &&
        termDays(plan) > 0 &&
        holds(plan, rate),
    )
    .toSorted(
      (a, b) =>
        monthlyPrice(a) - monthlyPrice(b) ||
        termDays(a) - termDays(b) ||
        b.lookups - a.lookups ||
        a.plan_id - b.plan_id,
    )[0]
}
