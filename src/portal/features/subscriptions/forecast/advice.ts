import type { Plan } from '#generated/subscription/types.ts'
import type { Forecast } from '#portal/shared/subscriptions/forecast.ts'
import { type Holding, type NextPlan, toNextPlan } from '../shared/model.ts'
import { cheapestPlanThatHolds, holds, monthlyPrice } from './plan-that-holds.ts'

/** A plan that suits the use of a license better than the one that comes next. */
export interface Advice {
  plan: NextPlan
  /** `holds`: the next plan would run out before its term ends; `saves`: it would last, and this one costs less. */
  why: 'holds' | 'saves'
  /** Lookups a day that the plan is chosen for. */
  rate: number
}

/**
 * The plan of the price list to choose instead of the next one; undefined if that is the best one. A larger plan goes
 * by the last week, as the day that is named does, so that one busy day long ago sells nothing; a smaller one has to
 * last at the faster of both rates. Someone whose plan is not on the list has an agreement of their own, which the list
 * cannot replace.
 */
export function adviceOf(
  { licenseId, renewal }: Pick<Holding, 'licenseId' | 'renewal'>,
  plans: readonly Plan[],
  { state, rates, isEarly }: Forecast,
): Advice | undefined {
  if (state === 'unlimited' || state === 'unused') return undefined
  const next = renewal.plan
  if (next && !plans.some(({ plan_id }) => plan_id === next.planId)) return undefined
  const priced = plans
    .filter(({ license_id }) => license_id === licenseId)
    .map(plan => (plan.plan_id === next?.planId ? { ...plan, price: next.price } : plan))
  const pace = rates.week || rates.month
  if (!next || !holds(next, pace)) {
    const best = cheapestPlanThatHolds(priced, pace)
    return best && best.plan_id !== next?.planId
      ? { plan: toNextPlan(best), why: 'holds', rate: pace }
      : undefined
  }
  const faster = Math.max(rates.week, rates.month)
  const best = cheapestPlanThatHolds(priced, faster)
  // A few days say too little about a smaller plan.
  if (!best || isEarly || monthlyPrice(best) >= monthlyPrice(next)) return undefined
  return { plan: toNextPlan(best), why: 'saves', rate: faster }
}
