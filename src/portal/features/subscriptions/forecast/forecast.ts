import { type DayText, stopText } from '#domain/subscription/outlook.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { dollars } from '#domain/text/money.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import type { LicenseUsage, Plan } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { DAY, type Forecast, paceText } from '#portal/shared/subscriptions/forecast.ts'
import type { LicenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import { type Holding, type NextPlan, toNextPlan } from '../shared/subscriptions.ts'

/** A month of whole days, and today. */
const DAYS = 31

/** The first moments of the days, by UTC as lookups are counted. */
function daysUntil(now: Date): number[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  return Array.from({ length: DAYS }, (_, at) => today - (DAYS - 1 - at) * DAY)
}

/** The lookups of all licenses by day: one report for a whole list. */
export function dailyUsageQuery(now: Date) {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const [start, end] = [today - (DAYS - 1) * DAY, today + DAY].map(at => new Date(at).toISOString())
  return query(listLicenseUsage, {
    query: { start: start ?? '', end: end ?? '', interval: 'day', time_zone: 'UTC' },
  })
}

/** The lookups of one license on each of the days, the oldest first. */
export function dailyOf({ usage }: LicenseUsage, licenseId: number, now: Date): number[] {
  const used = new Map<number, number>()
  for (const row of usage) if (row.license_id === licenseId) used.set(Date.parse(row.start), row.used)
  return daysUntil(now).map(day => used.get(day) ?? 0)
}

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

/** A plan that suits the use of a license better than the one that comes next. */
interface Advice {
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
function planWords({ description, price }: Pick<NextPlan, 'description' | 'price'>): string {
  return price === 0 ? `${description}, free` : `${description} for ${dollars(price)} plus tax`
}

/** What to choose instead, and why. A longer term has its price a month next to it, by which plans are compared. */
export function adviceWords({ plan, why, rate }: Advice): string {
  const monthly = plan.months === 1 ? '' : ` (${dollars(Math.round(monthlyPrice(plan)))} per month)`
  const named = `${planWords(plan)}${monthly}`
  if (why === 'saves') return `${named} would also last, and costs less per month.`
  return `At ${paceText(rate)}, the cheapest plan that lasts through its term is ${named}.`
}
