import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineSeed } from '#kernel/dev/seeds.ts'
import { grantSubscription } from './grants.ts'
import { accountSchedules, subscriptions } from './tables.ts'

const DAY = 24 * 60 * 60_000

const subscriptionWish = z.strictObject({
  /** A plan of the catalog; it determines the license. */
  planId: z.number().int(),
  startedDaysAgo: z.number(),
  /** The number in the plan by default. */
  remaining: z.number().int().optional(),
  isTerminated: z.boolean().optional(),
})

export const seeds = {
  /** Subscriptions of the account, with their licenses. */
  subscriptions: defineSeed(z.array(subscriptionWish).readonly(), async ({ db, accountId, now }, wishes) => {
    for (const { planId, startedDaysAgo, remaining, isTerminated } of wishes) {
      const start = new Date(now.getTime() - startedDaysAgo * DAY)
      const grant = { accountId, planId, start, ...(remaining !== undefined && { remaining }) }
      const { subscriptionId } = await grantSubscription(db, grant)
      const isThis = eq(subscriptions.subscriptionId, subscriptionId)
      if (isTerminated) await db.update(subscriptions).set({ termination: now }).where(isThis)
    }
  }),
  /** Number of a pricing schedule of the account's own. */
  pricingSchedule: defineSeed(z.number().int(), async ({ db, accountId }, scheduleId) => {
    await db.insert(accountSchedules).values({ accountId, scheduleId })
  }),
}

type OwnSeeds = typeof seeds
declare module '#kernel/dev/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
