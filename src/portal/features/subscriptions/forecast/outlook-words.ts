import { type DayText, stopText } from '#domain/subscription/outlook.ts'
import { dollars } from '#domain/text/money.ts'
import type { Forecast } from '#portal/shared/subscriptions/forecast.ts'
import { paceText } from '#portal/shared/subscriptions/forecast-words.ts'
import type { LicenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import type { NextPlan } from '../shared/model.ts'
import type { Advice } from './advice.ts'
import { monthlyPrice } from './plan-that-holds.ts'

/** What happens once nothing is left; undefined if the term ends before that. */
export function thenWords(
  facts: LicenseFacts,
  { state }: Pick<Forecast, 'state'>,
  day: DayText,
  now: Date,
): string | undefined {
  if (state === 'used-up') return stopText(facts, 'now', day, now)
  return state === 'runs-out' ? stopText(facts, 'then', day, now) : undefined
}

/** "100,000 lookups a month for $105.00 plus tax". */
export function planWords({ description, price }: Pick<NextPlan, 'description' | 'price'>): string {
  return price === 0 ? `${description}, free` : `${description} for ${dollars(price)} plus tax`
}

/** What to choose instead, and why. A longer term has its price a month beside it, by which plans are compared. */
export function adviceWords({ plan, why, rate }: Advice): string {
  const monthly = plan.months === 1 ? '' : ` (${dollars(Math.round(monthlyPrice(plan)))} a month)`
  const named = `${planWords(plan)}${monthly}`
  if (why === 'saves') return `${named} would last as well, and costs less a month.`
  return `At ${paceText(rate)}, the cheapest plan that lasts through its term is ${named}.`
}
