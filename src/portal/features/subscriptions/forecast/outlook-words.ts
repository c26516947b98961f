import { dollars } from '#domain/text/money.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { Forecast } from '#portal/kit/forecast.ts'
import { paceText } from '#portal/kit/forecast-words.ts'
import type { Holding, NextPlan } from '../shared/model.ts'
import type { RenewalCard } from '../shared/words.ts'
import type { Advice } from './advice.ts'
import { monthlyPrice } from './plan-that-holds.ts'

const DAY = 24 * 60 * 60_000
/** A free plan can be renewed from this long before its end. */
const FREE_RENEWAL = 7 * DAY

/** A license, how long its lookups last, and the card that renewals charge. */
export interface Outlook {
  holding: Pick<Holding, 'current' | 'next' | 'renewal'>
  forecast: Pick<Forecast, 'state' | 'runsOut'>
  card: RenewalCard
}

/**
 * What happens once nothing is left, or at the end of the term if that comes first: "It then renews early with
 * 500,000 lookups a year for $540.00 plus tax on Visa ending in 4242." Undefined if neither ever comes.
 */
export function thenWords({
  holding: { current, next, renewal },
  forecast,
  card,
}: Outlook): string | undefined {
  if (!current) return undefined
  const { state, runsOut } = forecast
  const end = current.expiration
  const isShort = state === 'runs-out' || state === 'used-up'
  if (!isShort && !end) return undefined
  const stops =
    state === 'used-up'
      ? 'Lookups are refused with 402'
      : isShort
        ? 'Lookups then stop with 402'
        : 'Lookups stop with 402 after that'
  if (next)
    return isShort
      ? `${stops} until the next term starts on ${dayText(next.start)}.`
      : `The next term starts on ${dayText(next.start)}.`
  if (renewal.state === 'by-hand') {
    const from = end && isShort ? new Date(Date.parse(end) - FREE_RENEWAL) : undefined
    const isLater = from && (state === 'used-up' || (runsOut && runsOut < from))
    return isLater
      ? `${stops} until you renew this free plan, from ${dayText(from)} on.`
      : `${stops} unless you renew this free plan.`
  }
  if (renewal.state === 'off') return `${stops}, because automatic renewal is off.`
  if (renewal.state !== 'on' || !renewal.plan) return `${stops}.`
  const when = state === 'used-up' ? 'It is about to renew' : isShort ? 'It then renews early' : 'It renews'
  const day = isShort || !end ? '' : ` on ${dayText(end)}`
  const { plan } = renewal
  if (plan.price === 0) return `${when} with ${planWords(plan)}${day}.`
  if (card === null)
    return `${when} with ${planWords(plan)}${day}, but there is no card to charge. Add one before that.`
  return `${when} with ${planWords(plan)} on ${card ?? 'your primary card'}${day}.`
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
