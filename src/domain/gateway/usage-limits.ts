import { fill } from '#domain/errors/entry.ts'
import { gatewayErrors } from '#domain/errors/gateway.ts'
import { type Moment, timeOf } from '#domain/subscription/subscription-status.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'

/** A limit for a day or a month in the account's time zone, of a key or of all keys of the account together. */
export interface UsageLimitFacts {
  of: 'key' | 'account'
  period: 'day' | 'month'
  max: number
  /** In the period that ends at `ends`. */
  used: number
  ends: Moment
  timeZone: string
}

/** A usage limit that has no room for a call. */
export interface ReachedLimit {
  period: UsageLimitFacts['period']
  max: number
  used: number
  /** When it counts from zero again; null if it can never have room, because the call alone is larger. */
  resets: string | null
  timeZone: string
}

/** Lookups of the period that runs now: none once the stored one is over. */
export function usedNow({ used, ends }: Pick<UsageLimitFacts, 'used' | 'ends'>, now: Date): number {
  return (timeOf(ends) ?? 0) <= now.getTime() ? 0 : used
}

/** The limit that keeps a call out for the longest time; undefined if all have room for it. */
export function reachedLimit(
  limits: readonly UsageLimitFacts[],
  lookups: number,
  now: Date,
): { of: UsageLimitFacts['of']; reached: ReachedLimit } | undefined {
  let found: { of: UsageLimitFacts['of']; reached: ReachedLimit } | undefined
  let latest = 0
  for (const limit of limits) {
    const { of, period, max, timeZone } = limit
    const used = usedNow(limit, now)
    if (used + lookups <= max) continue
    const ends = lookups > max ? Number.POSITIVE_INFINITY : (timeOf(limit.ends) ?? 0)
    if (ends <= latest) continue
    latest = ends
    const resets = Number.isFinite(ends) ? new Date(ends).toISOString() : null
    found = { of, reached: { period, max, used, resets, timeZone } }
  }
  return found
}

/** What the gateway says: which limit it is, and when it starts again. */
export function usageLimitMessage(of: UsageLimitFacts['of'], reached: ReachedLimit): string {
  const { period, max, resets, timeZone } = reached
  if (resets === null)
    return `The request has more lookups than the ${of}’s limit of ${countOf(max, 'lookup')} a ${period}.`
  const at = `${clockTime(resets, timeZone)} (${timeZone})`
  return fill(gatewayErrors['usage-limit-reached'].form, {
    of,
    max: max === 1 ? max : exactAmount(max),
    period,
    at,
  })
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show, as programs read it: 2026-12-03 at 00:00. */
function clockTime(moment: string, timeZone: string): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // Sweden writes dates as ISO 8601 does.
    clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    clocks.set(timeZone, clock)
  }
  return clock.format(new Date(moment)).replace(' ', ' at ')
}
