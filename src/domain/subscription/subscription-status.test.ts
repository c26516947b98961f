import { expect, test } from 'vitest'
import {
  currentSubscription,
  effectiveRateLimit,
  isInvalidTerm,
  type Moment,
  type SubscriptionStatus,
  shownStatus,
  subscriptionStatus,
  type Term,
} from './subscription-status.ts'

const NOW = new Date('2026-11-02T09:00:00Z')
const PAST = '2026-10-01T00:00:00Z'
const FUTURE = '2026-12-01T00:00:00Z'
const ZERO = '0001-01-01T00:00:00Z'

const term = (changes: Partial<Term> = {}): Term => ({
  start: PAST,
  expiration: FUTURE,
  termination: null,
  suspended: false,
  issued: 1_000,
  remaining: 400,
  ...changes,
})

test.each<[string, Partial<Term>, SubscriptionStatus]>([
  ['nothing special', {}, 'active'],
  ['terminated', { termination: PAST }, 'terminated'],
  ['terminated from a moment to come', { termination: FUTURE }, 'terminated'],
  ['terminated at the zero date', { termination: ZERO }, 'active'],
  ['terminated and suspended', { termination: PAST, suspended: true }, 'terminated'],
  ['suspended and depleted', { suspended: true, remaining: 0 }, 'suspended'],
  ['used up before its start', { start: FUTURE, remaining: 0 }, 'depleted'],
  ['used up and expired', { expiration: PAST, remaining: 0 }, 'depleted'],
  ['more used than issued', { remaining: -3 }, 'depleted'],
  ['nothing issued', { issued: 0, remaining: 0 }, 'active'],
  ['nothing issued, over', { issued: 0, remaining: 0, expiration: PAST }, 'expired'],
  ['to come', { start: FUTURE }, 'prepaid'],
  ['to come, and its end has passed', { start: FUTURE, expiration: PAST }, 'prepaid'],
  ['starts now', { start: NOW }, 'active'],
  ['ends now', { expiration: NOW }, 'expired'],
  ['without an end', { expiration: null }, 'active'],
  ['with the zero date as its end', { expiration: ZERO }, 'active'],
  ['without a start', { start: null }, 'active'],
])('%s is %s', (_, changes, status) => expect(subscriptionStatus(term(changes), NOW)).toBe(status))

test('a subscription that is missing has no status', () => {
  expect(subscriptionStatus(undefined, NOW)).toBe('none')
  expect(subscriptionStatus(null, NOW)).toBe('none')
})

test('unlimited lookups that are used up reject lookups, and are not shown as depleted', () => {
  const used = term({ issued: 1e12, remaining: 0 })
  expect(subscriptionStatus(used, NOW)).toBe('depleted')
  expect(shownStatus(used, NOW)).toBe('active')
  expect(shownStatus(term({ issued: 1e12, remaining: 0, expiration: PAST }), NOW)).toBe('expired')
  expect(shownStatus(term({ remaining: 0 }), NOW)).toBe('depleted')
})

/** Every combination of field values: 4 × 4 × 4 × 2 × 3 × 3 = 1152. */
function* vectors(): Generator<{ term: Term; facts: Record<string, boolean> }> {
  const moments: Moment[] = [null, ZERO, PAST, FUTURE]
  for (const start of moments)
    for (const expiration of moments)
      for (const termination of moments)
        for (const suspended of [false, true])
          for (const issued of [0, 1_000, 1e12])
            for (const remaining of [0, 1, 1_000])
              yield {
                term: { start, expiration, termination, suspended, issued, remaining },
                facts: {
                  ended: termination === PAST || termination === FUTURE,
                  suspended,
                  usedUp: issued !== 0 && remaining === 0,
                  ahead: start === FUTURE,
                  over: expiration === PAST,
                },
              }
}

/** The specification's list in reverse: earlier entries override later ones. */
function bySpecification({
  ended,
  suspended,
  usedUp,
  ahead,
  over,
}: Record<string, boolean>): SubscriptionStatus {
  let status: SubscriptionStatus = 'active'
  if (over) status = 'expired'
  if (ahead) status = 'prepaid'
  if (usedUp) status = 'depleted'
  if (suspended) status = 'suspended'
  if (ended) status = 'terminated'
  return status
}

test('every combination of fields has the status of the specification, and each status occurs', () => {
  const counts = new Map<SubscriptionStatus, number>()
  for (const { term, facts } of vectors()) {
    const status = subscriptionStatus(term, NOW)
    expect(status, JSON.stringify(term)).toBe(bySpecification(facts))
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual({
    terminated: 576,
    suspended: 288,
    depleted: 64,
    prepaid: 56,
    expired: 42,
    active: 126,
  })
})

test('every combination with dates instead of strings has the same status', () => {
  const asDate = (moment: Moment) => (moment ? new Date(moment) : moment)
  for (const { term } of vectors()) {
    const { start, expiration, termination } = term
    const dated = {
      ...term,
      start: asDate(start),
      expiration: asDate(expiration),
      termination: asDate(termination),
    }
    expect(subscriptionStatus(dated, NOW)).toBe(subscriptionStatus(term, NOW))
  }
})

test('it ends before it starts', () => {
  expect(isInvalidTerm({ start: FUTURE, termination: PAST })).toBe(true)
  expect(isInvalidTerm({ start: PAST, termination: PAST })).toBe(false)
  expect(isInvalidTerm({ start: PAST, termination: ZERO })).toBe(false)
  expect(isInvalidTerm({ start: PAST, termination: null })).toBe(false)
})

const numbered = (subscriptionId: number, changes: Partial<Term>) => ({ subscriptionId, ...term(changes) })

test.each([
  ['the active one goes before a later one', [numbered(1, {}), numbered(2, { start: FUTURE })], 1],
  [
    'without an active one it is the latest',
    [numbered(3, { start: FUTURE }), numbered(2, { expiration: PAST })],
    3,
  ],
  ['of two that start together the higher number', [numbered(7, {}), numbered(9, {}), numbered(8, {})], 9],
  [
    'one without a start comes last',
    [numbered(5, { start: null, remaining: 0 }), numbered(4, { remaining: 0 })],
    4,
  ],
  ['nothing, of nothing', [], undefined],
])('%s', (_, terms, id) => expect(currentSubscription(terms, NOW)?.subscriptionId).toBe(id))

test('the rate limit of the subscription applies until it expires, then that of the plan', () => {
  expect(effectiveRateLimit(null, 250, NOW)).toBe(250)
  expect(effectiveRateLimit(null, null, NOW)).toBeNull()
  expect(effectiveRateLimit({ rate_limit: 10, expiration: null }, 250, NOW)).toBe(10)
  expect(effectiveRateLimit({ rate_limit: 10, expiration: FUTURE }, 250, NOW)).toBe(10)
  expect(effectiveRateLimit({ rate_limit: 10, expiration: PAST }, 250, NOW)).toBe(250)
  expect(effectiveRateLimit({ rate_limit: null, expiration: null }, 250, NOW)).toBeNull()
})
