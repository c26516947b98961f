import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { DAY } from '#domain/time/durations.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import { clearLicenseRateLimit } from '#generated/subscription/operations/clearLicenseRateLimit.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { terminateSubscription } from '#generated/subscription/operations/terminateSubscription.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { type GivenTerm, grantTerms, nextYearTerm } from '../../../support/terms.ts'

const LICENSE = 1102
const NO_SUCH = 2_147_483_647
export const REASON = 'Requested by the customer by phone'
const TOO_LONG = 'x'.repeat(501)

/** A year, of which 37,600 lookups were used. */
export const year: GivenTerm = {
  planId: 3119,
  daysAgo: 28,
  orderId: 560_655,
  changes: () => ({ issued: 150_000, remaining: 112_400 }),
}
const terminated: GivenTerm = { ...year, changes: now => ({ termination: now }) }
export const suspended: GivenTerm = { ...year, suspended: true }
const limited: GivenTerm = {
  ...year,
  changes: now => ({
    issued: 150_000,
    remaining: 112_400,
    rateLimit: {
      rate_limit: 200,
      created: now.toISOString(),
      expiration: new Date(now.getTime() + 14 * DAY).toISOString(),
    },
  }),
}

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and the last of a customer's terms. */
export async function withTerm(world: World, ...terms: readonly GivenTerm[]) {
  const id = await world.given(701_877, async backend => {
    const customer = await world.person()
    const { ids } = await grantTerms(backend, customer.accountId, LICENSE, terms)
    return ids.at(-1) ?? 0
  })
  return { caller: await staff(world), params: { id } }
}

/** A member of staff, and a customer's track. */
export async function withTrack(world: World, ...terms: readonly GivenTerm[]) {
  const id = await world.given(88_207, async backend => {
    const customer = await world.person()
    return (await grantTerms(backend, customer.accountId, LICENSE, terms)).trackId
  })
  return { caller: await staff(world), params: { id } }
}

/** A moment so many days from now, or ago. */
export const inDays = (world: World, days: number) =>
  world.given('2027-11-05T13:20:00Z', async ({ clock }) =>
    new Date(clock.now().getTime() + days * DAY).toISOString(),
  )

/** When a term of a year that is a month longer ends: on the same day of a month, however long the months are. */
const endOfYearAndAMonth = (world: World, { daysAgo }: GivenTerm) =>
  world.given('2027-11-05T13:20:00Z', async ({ clock }) =>
    addMonths(new Date(clock.now().getTime() - daysAgo * DAY), 13).toISOString(),
  )

const unknown = async (world: World) => ({ caller: await staff(world), params: { id: NO_SUCH } })

/** A call with a reason. */
const withReason =
  <C>(arrange: (world: World) => Promise<C>) =>
  async (world: World) => ({ ...(await arrange(world)), query: { reason: REASON } })

export const cases = [
  define(adjustLookups, 200, {
    example: 'adjusted',
    differs: { lookups: 'the answer has the lookups of the plan under that name' },
    arrange: async world => ({
      ...(await withTerm(world, { ...year, changes: () => ({ issued: 100_000, remaining: 62_400 }) })),
      body: { lookups: 150_000, reason: REASON },
    }),
    check: term => expect(term).toMatchObject({ issued: 150_000, remaining: 112_400 }),
  }),
  define(adjustLookups, 200, {
    title: 'more, and what was used still counts',
    differs: { lookups: 'the answer has the lookups of the plan under that name' },
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { lookups: 200_000, reason: REASON },
    }),
    check: term => expect(term.issued - term.remaining).toBe(37_600),
  }),
  define(adjustLookups, 409, {
    example: 'gift-too-large',
    title: 'more than one person alone may give',
    arrange: async world => ({
      ...(await withTerm(world, { ...year, planId: 3715 })),
      body: { lookups: 1e12, reason: REASON },
    }),
  }),
  define(adjustLookups, 200, {
    title: 'fewer than were used, which leaves none',
    differs: { lookups: 'the answer has the lookups of the plan under that name' },
    arrange: async world => ({ ...(await withTerm(world, year)), body: { lookups: 30_000, reason: REASON } }),
    check: term => expect(term.remaining).toBeGreaterThanOrEqual(0),
  }),
  define(adjustLookups, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withTerm(world, year)), body: forbidden({ reason: TOO_LONG }) }),
  }),
  define(adjustLookups, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: { lookups: 1_000, reason: REASON } }),
  }),
  define(adjustLookups, 409, {
    example: 'already-terminated',
    arrange: async world => ({
      ...(await withTerm(world, terminated)),
      body: { lookups: 1_000, reason: REASON },
    }),
  }),

  define(adjustDuration, 200, {
    example: 'adjusted',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { expiration: await endOfYearAndAMonth(world, year), reason: REASON },
    }),
    check: term => expect(term).toMatchObject({ expiration: expect.any(String), remaining: 112_400 }),
  }),
  define(adjustDuration, 200, {
    title: 'an end in the past',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { expiration: await inDays(world, -1), reason: REASON },
    }),
    check: term => expect(term.termination).toBeNull(),
  }),
  define(adjustDuration, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { expiration: 'soon', reason: TOO_LONG },
    }),
  }),
  define(adjustDuration, 400, {
    example: 'end-before-start',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { expiration: await inDays(world, -28), reason: REASON },
    }),
  }),
  define(adjustDuration, 404, {
    example: 'not-found',
    arrange: async world => ({
      ...(await unknown(world)),
      body: { expiration: await inDays(world, 9), reason: REASON },
    }),
  }),
  define(adjustDuration, 409, {
    example: 'gift-too-large',
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { expiration: await inDays(world, 100_000), reason: REASON },
    }),
  }),
  define(adjustDuration, 409, {
    example: 'already-terminated',
    arrange: async world => ({
      ...(await withTerm(world, terminated)),
      body: { expiration: await inDays(world, 9), reason: REASON },
    }),
  }),

  define(adjustRateLimit, 200, {
    example: 'adjusted',
    differs: {
      rate_limit: 'the answer has it with its dates under that name',
      expiration: 'the answer has the end of the term under that name',
    },
    arrange: async world => ({
      ...(await withTerm(world, year)),
      body: { rate_limit: 200, expiration: await inDays(world, 14), reason: REASON },
    }),
    check: term => expect(term.rate_limit).toMatchObject({ rate_limit: 200, expiration: expect.any(String) }),
  }),
  define(adjustRateLimit, 200, {
    example: 'unlimited',
    differs: {
      rate_limit: 'the answer has it with its dates under that name',
      expiration: 'the answer has the end of the term under that name',
    },
    arrange: async world => ({
      ...(await withTerm(world, limited)),
      body: { rate_limit: null, expiration: null, reason: REASON },
    }),
    check: term => expect(term.rate_limit).toMatchObject({ rate_limit: null, expiration: null }),
  }),
  define(adjustRateLimit, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withTerm(world, year)), body: forbidden({ reason: TOO_LONG }) }),
  }),
  define(adjustRateLimit, 404, {
    example: 'not-found',
    arrange: async world => ({
      ...(await unknown(world)),
      body: { rate_limit: 10, expiration: null, reason: REASON },
    }),
  }),
  define(adjustRateLimit, 409, {
    example: 'already-terminated',
    arrange: async world => ({
      ...(await withTerm(world, terminated)),
      body: { rate_limit: 10, expiration: null, reason: REASON },
    }),
  }),

  define(terminateSubscription, 200, {
    example: 'terminated',
    arrange: async world => ({ ...(await withTerm(world, year)), query: { reason: REASON } }),
    check: term => expect(term).toMatchObject({ termination: expect.any(String), autorenew_disabled: true }),
  }),
  define(terminateSubscription, 200, {
    example: 'not-started',
    arrange: withReason(world => withTerm(world, year, nextYearTerm)),
    check: ({ termination, start }) => expect(Date.parse(termination ?? '')).toBeLessThan(Date.parse(start)),
  }),
  define(terminateSubscription, 404, { example: 'not-found', arrange: withReason(unknown) }),
  define(terminateSubscription, 409, {
    example: 'already-terminated',
    arrange: withReason(world => withTerm(world, terminated)),
  }),

  define(clearLicenseRateLimit, 200, {
    example: 'cleared',
    arrange: async world => ({ ...(await withTrack(world, limited)), query: { reason: REASON } }),
    check: ({ rate_limits, subscriptions }) => {
      expect(rate_limits).toEqual([])
      expect(subscriptions.map(({ rate_limit }) => rate_limit)).toEqual([null])
    },
  }),
  define(clearLicenseRateLimit, 200, {
    example: 'cleared',
    title: 'a track without its own limit',
    arrange: withReason(world => withTrack(world, year)),
    check: ({ rate_limits }) => expect(rate_limits).toEqual([]),
  }),
  define(clearLicenseRateLimit, 404, { example: 'not-found', arrange: withReason(unknown) }),

  define(suspendLicense, 200, {
    example: 'suspended',
    arrange: async world => ({ ...(await withTrack(world, year)), query: { reason: REASON } }),
    check: ({ suspended: is, subscriptions }) =>
      expect([is, ...subscriptions.map(term => term.suspended)]).toEqual([true, true]),
  }),
  define(suspendLicense, 404, { example: 'not-found', arrange: withReason(unknown) }),
  define(suspendLicense, 409, {
    example: 'license-suspended',
    arrange: withReason(world => withTrack(world, suspended)),
  }),

  define(resumeLicense, 200, {
    example: 'resumed',
    arrange: async world => ({ ...(await withTrack(world, suspended)), query: { reason: REASON } }),
    check: ({ suspended: is, subscriptions }) =>
      expect([is, ...subscriptions.map(term => term.suspended)]).toEqual([false, false]),
  }),
  define(resumeLicense, 200, {
    example: 'with-rate-limit',
    arrange: withReason(world => withTrack(world, { ...limited, suspended: true })),
    check: ({ rate_limits, subscriptions }) =>
      expect(rate_limits).toMatchObject([
        { subscription_id: subscriptions[0]?.subscription_id, rate_limit: 200 },
      ]),
  }),
  define(resumeLicense, 404, { example: 'not-found', arrange: withReason(unknown) }),
  define(resumeLicense, 409, {
    example: 'license-not-suspended',
    arrange: withReason(world => withTrack(world, year)),
  }),
]
