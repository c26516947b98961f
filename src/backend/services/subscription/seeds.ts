import { eq, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { isDue, isUsedUp } from '#domain/subscription/renewal.ts'
import { DAY } from '#domain/time/durations.ts'
import { defineSeed } from '#kernel/seeds.ts'
import { grantSubscription, openTrack } from './grants.ts'
import { insertManyHoldings } from './many-holdings.ts'
import { accountSchedules, licenses, subscriptions, tracks } from './tables.ts'

const subscriptionInput = z.strictObject({
  /** A plan of the catalog; it determines the license. */
  planId: z.number().int(),
  /** Below 0 for a term that is still to come. */
  startedDaysAgo: z.number(),
  /** The number in the plan by default. */
  remaining: z.number().int().optional(),
  isTerminated: z.boolean().optional(),
  /** Below 0 for a termination in the past. */
  terminatesInDays: z.number().optional(),
  /** By default only if the renewal is due or the term is used up, so that the license stays as it is. */
  isRenewalOff: z.boolean().optional(),
  nextPlanId: z.number().int().optional(),
  /** A rate limit of its own, and for how many more days it applies. */
  ownRateLimit: z.strictObject({ limit: z.number().int(), endsInDays: z.number() }).optional(),
  /** Suspends the license, with all its terms. */
  isSuspended: z.boolean().optional(),
  /** Terms of this plan, thirty days apart. One by default. */
  terms: z.number().int().min(1).max(1000).optional(),
})

type Input = z.infer<typeof subscriptionInput>

/** What a term has next to its plan and start. */
function changesOf(input: Input, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const { isTerminated, terminatesInDays, nextPlanId, ownRateLimit } = input
  return {
    ...(isTerminated && { termination: now }),
    ...(terminatesInDays !== undefined && { termination: inDays(terminatesInDays) }),
    ...(nextPlanId !== undefined && { nextPlanId }),
    ...(ownRateLimit && {
      rateLimit: {
        rate_limit: ownRateLimit.limit,
        created: now.toISOString(),
        expiration: inDays(ownRateLimit.endsInDays).toISOString(),
      },
    }),
  }
}

export const seeds = {
  /** Subscriptions of the account, with their licenses. */
  subscriptions: defineSeed(z.array(subscriptionInput).readonly(), async ({ db, accountId, now }, inputs) => {
    for (const { planId, startedDaysAgo, remaining, isSuspended, terms = 1, ...input } of inputs) {
      for (let age = terms - 1; age >= 0; age -= 1) {
        const start = new Date(now.getTime() - (startedDaysAgo + age * 30) * DAY)
        const grant = { accountId, planId, start, ...(remaining !== undefined && { remaining }) }
        const term = await grantSubscription(db, grant)
        const { subscriptionId, trackId } = term
        const isRenewalOff = input.isRenewalOff ?? (isDue(term, now) || isUsedUp(term))
        const last = age === 0 ? changesOf({ planId, startedDaysAgo, ...input }, now) : {}
        const changes = { ...last, ...(isRenewalOff && { autorenewDisabled: true }) }
        if (Object.keys(changes).length)
          await db.update(subscriptions).set(changes).where(eq(subscriptions.subscriptionId, subscriptionId))
        if (isSuspended) await db.update(tracks).set({ suspended: true }).where(eq(tracks.trackId, trackId))
      }
    }
  }),
  /** So many licenses with a month after another, so many terms in all. */
  manyHoldings: defineSeed(
    z.strictObject({ licenses: z.number().int(), terms: z.number().int() }),
    async ({ db, accountId, now }, input) => insertManyHoldings(db, { accountId, now, ...input }),
  ),
  /** Holds so many more licenses, the first of the catalog, without a subscription to any of them. */
  heldLicenses: defineSeed(z.number().int().positive(), async ({ db, accountId, now }, count) => {
    const held = db
      .select({ licenseId: tracks.licenseId })
      .from(tracks)
      .where(eq(tracks.accountId, accountId))
    const more = await db
      .select({ licenseId: licenses.licenseId })
      .from(licenses)
      .where(notInArray(licenses.licenseId, held))
      .orderBy(licenses.licenseId)
      .limit(count)
    for (const { licenseId } of more) await openTrack(db, { accountId, licenseId, now })
  }),
  /** Number of a pricing schedule of the account's own. */
  pricingSchedule: defineSeed(z.number().int(), async ({ db, accountId }, scheduleId) => {
    await db.insert(accountSchedules).values({ accountId, scheduleId })
  }),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
