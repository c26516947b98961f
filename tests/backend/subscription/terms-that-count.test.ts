import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { plansById } from '#backend/services/subscription/catalog/catalog.ts'
import { decidingTerms } from '#backend/services/subscription/deciding-terms.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { termsThatCount } from '#backend/services/subscription/terms-that-count.ts'
import { isFree } from '#backend/services/subscription/track-terms.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'

const ZERO = new Date('0001-01-01T00:00:00Z')
const TRACKS = 1_200

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** Few days, so that many terms start, end or are terminated together, and at the moment of the call. */
const day = fc.integer({ min: -3, max: 3 })
const ending = fc.option(
  fc.oneof({ weight: 5, arbitrary: day }, { weight: 1, arbitrary: fc.constant('zero' as const) }),
)
const arbitraryTerm = fc.record({
  start: fc.oneof({ weight: 7, arbitrary: day }, { weight: 1, arbitrary: fc.constant('zero' as const) }),
  expiration: ending,
  termination: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: ending }),
  issued: fc.constantFrom(0, 1_000, 1e12),
  remaining: fc.constantFrom(-5, 0, 1, 1_000),
  // A year, a trial, a free plan, and one that is in no catalog.
  planId: fc.constantFrom(3120, 3120, 3101, 3102, 999_999),
})
const arbitraryTrack = fc.record({
  suspended: fc.boolean(),
  terms: fc.array(arbitraryTerm, { maxLength: 8 }),
})

test('what is read of a history decides as the whole history does', async () => {
  const { db, clock } = backend
  const now = clock.now()
  const momentOf = (value: number | 'zero' | null) =>
    value === null ? null : value === 'zero' ? ZERO : new Date(now.getTime() + value * DAY)
  const histories = fc.sample(arbitraryTrack, { numRuns: TRACKS, seed: 16 })
  const { accountId } = await backend.person()
  const made = await db
    .insert(tracks)
    .values(
      histories.map(({ suspended }, at) => ({
        accountId: accountId ?? 0,
        licenseId: 2_000_000 + at,
        suspended,
        created: now,
      })),
    )
    .returning()
  const rows = await db
    .insert(subscriptions)
    .values(
      made.flatMap(({ trackId }, at) =>
        (histories[at]?.terms ?? []).map(({ start, expiration, termination, ...term }) => ({
          ...term,
          trackId,
          created: now,
          start: momentOf(start) ?? now,
          expiration: momentOf(expiration),
          termination: momentOf(termination),
        })),
      ),
    )
    .returning()
  const plans = await plansById(
    db,
    rows.map(({ planId }) => planId),
  )
  const whole = Map.groupBy(rows, ({ trackId }) => trackId)
  const read = await termsThatCount(
    db,
    made.map(({ trackId }) => trackId),
    now,
  )

  const idsOf = (terms: readonly (typeof rows)[number][], suspended: boolean) => {
    const known = terms.map(term => ({ ...term, suspended, isFree: isFree(plans.get(term.planId)) }))
    const { current, next, last } = decidingTerms(known, now)
    return [current?.subscriptionId, next?.subscriptionId, last?.subscriptionId]
  }
  const seen = new Set<string>()
  for (const { trackId, suspended } of made) {
    const terms = whole.get(trackId) ?? []
    const { count, terms: kept } = read.get(trackId) ?? { count: -1, terms: [] }
    expect(count).toBe(terms.length)
    const ids = idsOf(terms, suspended)
    expect(
      idsOf(
        kept.map(({ row }) => row),
        suspended,
      ),
      JSON.stringify({ trackId, terms }),
    ).toEqual(ids)
    const [current, next, last] = ids
    seen.add([next === undefined, last === current, last === next].join())
  }
  // Every way in which the three can differ has occurred.
  expect(seen.size).toBeGreaterThanOrEqual(5)
})
