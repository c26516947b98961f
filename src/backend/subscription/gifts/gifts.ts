import { and, eq, gt, gte, sql, sum } from 'drizzle-orm'
import { worthOfLookups } from '#domain/billing/second-person.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { PUBLIC_SCHEDULE } from '../catalog/data.ts'
import { plans, prices } from '../tables.ts'
import { gifts } from './tables.ts'

/**
 * What a number of lookups of a plan's license is worth, in cents: at the public price per lookup of the plan of that
 * license whose number of lookups is nearest, with a term as long if there is one. 0 for a license without a public price.
 */
export async function lookupsValue(
  db: Queries,
  { planId, lookups }: { planId: number; lookups: number },
): Promise<number> {
  if (lookups <= 0) return 0
  const [plan] = await db.select().from(plans).where(eq(plans.planId, planId))
  if (!plan) return 0
  const [nearest] = await db
    .select({ price: prices.price, lookups: plans.lookups })
    .from(plans)
    .innerJoin(prices, and(eq(prices.planId, plans.planId), eq(prices.scheduleId, PUBLIC_SCHEDULE)))
    .where(and(eq(plans.licenseId, plan.licenseId), gt(prices.price, 0), gt(plans.lookups, 0)))
    .orderBy(
      sql`${plans.months} <> ${plan.months}`,
      sql`abs(${plans.lookups} - ${lookups}::bigint)`,
      plans.planId,
    )
    .limit(1)
  return nearest ? worthOfLookups(lookups, nearest) : 0
}

/** Keeps the gifts to an account in turns, apart from the locks of other services. */
const GIFTS = 7_303

/**
 * What staff have given an account since midnight (UTC), in cents, over all of them. Others who give it something wait until
 * the transaction ends, so that two gifts at once are counted one after the other.
 */
export async function givenToday(db: Queries, accountId: number, now: Date): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${GIFTS}, ${accountId}::int)`)
  const midnight = new Date(now.toISOString().slice(0, 10))
  const [row] = await db
    .select({ value: sum(gifts.value).mapWith(Number) })
    .from(gifts)
    .where(and(eq(gifts.accountId, accountId), gte(gifts.given, midnight)))
  return Math.max(0, row?.value ?? 0)
}

/** Counts what is given to an account; below 0 for what is taken back. */
export async function recordGift(
  db: Queries,
  {
    accountId,
    orderId = null,
    value,
    now,
  }: { accountId: number; orderId?: number | null; value: number; now: Date },
): Promise<void> {
  if (value !== 0) await db.insert(gifts).values({ accountId, orderId, value, given: now })
}

/** An order that was canceled gives nothing. */
export async function forgetGift(db: Queries, orderId: number): Promise<void> {
  await db.delete(gifts).where(eq(gifts.orderId, orderId))
}
