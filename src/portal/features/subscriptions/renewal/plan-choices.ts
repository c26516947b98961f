import type { PricingSchedule, Quote } from '#generated/sales/types.ts'
import { type NextPlan, toNextPlan } from '../shared/model.ts'

/** Plans of a license that can follow its current term, the smallest first. */
export function renewablePlans(schedule: Pick<PricingSchedule, 'plans'>, licenseId: number): NextPlan[] {
  return schedule.plans
    .filter(
      ({ license_id, renewable, discontinued, purchasable }) =>
        license_id === licenseId && renewable && purchasable && !discontinued,
    )
    .map(toNextPlan)
    .toSorted((a, b) => a.months - b.months || a.lookups - b.lookups)
}

/**
 * The plans to choose from, at the prices of the account: those of its quote, since the price list has public ones.
 * The plan that it renews with anyway is among them, even if it is no longer sold.
 */
export function planChoices(
  plans: readonly NextPlan[],
  quote: Pick<Quote, 'items'> | undefined,
  renewsWith: NextPlan | null,
): NextPlan[] {
  const priced = plans.map(plan => ({
    ...plan,
    price: quote?.items.find(({ plan_id }) => plan_id === plan.planId)?.amount ?? plan.price,
  }))
  const isListed = priced.some(({ planId }) => planId === renewsWith?.planId)
  return renewsWith && !isListed ? [renewsWith, ...priced] : priced
}
