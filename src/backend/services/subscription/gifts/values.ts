import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { shareOf, UNLIMITED_WORTH } from '#domain/billing/second-person.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { PUBLIC_SCHEDULE } from '../catalog/data.ts'
import { MULTI_USER_LINE } from '../catalog/seats.ts'
import { licenses, plans, prices } from '../tables.ts'

type PlanRow = typeof plans.$inferSelect

const publicPrice = and(eq(prices.planId, plans.planId), eq(prices.scheduleId, PUBLIC_SCHEDULE))

/**
 * What a number of lookups of a plan's license is worth, in cents: at the public price per lookup of the plan of that
 * license whose number of lookups is nearest, with a term as long if there is one. A license without a public price is
 * worth what the nearest plan of any other is. Unlimited lookups are worth more than one person may give.
 */
export async function lookupsValue(
  db: Queries,
  { planId, lookups }: { planId: number; lookups: number },
): Promise<number> {
  if (lookups <= 0) return 0
  const plan = await planOf(db, planId)
  if (!plan) return 0
  if (lookups >= UNLIMITED_LOOKUPS) return Math.max(UNLIMITED_WORTH, await priceOf(db, planId))
  const [nearest] = await db
    .select({ price: prices.price, size: plans.lookups })
    .from(plans)
    .innerJoin(prices, publicPrice)
    .where(and(gt(prices.price, 0), gt(plans.lookups, 0), lt(plans.lookups, UNLIMITED_LOOKUPS)))
    .orderBy(
      sql`${plans.licenseId} <> ${plan.licenseId}`,
      sql`${plans.months} <> ${plan.months}`,
      sql`abs(${plans.lookups} - ${lookups}::bigint)`,
      plans.planId,
    )
    .limit(1)
  return nearest ? shareOf(lookups, nearest) : 0
}

/** What a longer term of a plan is worth, in cents: at its price per day, or that of the lookups of the term. */
export async function daysValue(
  db: Queries,
  { planId, lookups, days }: { planId: number; lookups: number; days: number },
): Promise<number> {
  const plan = await planOf(db, planId)
  if (!plan || days <= 0) return 0
  const price = Math.max(await priceOf(db, planId), await lookupsValue(db, { planId, lookups }))
  return shareOf(days, { price, size: daysOf(plan) })
}

/** What seats are worth, in cents: at the price per seat of the plan of multi-user access whose number is nearest. */
export async function seatsValue(db: Queries, seats: number): Promise<number> {
  if (seats <= 0) return 0
  const [nearest] = await db
    .select({ price: prices.price, size: plans.seats })
    .from(plans)
    .innerJoin(licenses, eq(licenses.licenseId, plans.licenseId))
    .innerJoin(prices, publicPrice)
    .where(and(eq(licenses.productLine, MULTI_USER_LINE), gt(plans.seats, 0)))
    .orderBy(sql`abs(${plans.seats} - ${seats}::int)`, plans.planId)
    .limit(1)
  return nearest ? shareOf(seats, nearest) : 0
}

/** Whether these are no more lookups than a plan has. */
export async function hasLookups(
  db: Queries,
  { planId, lookups }: { planId: number; lookups: number },
): Promise<boolean> {
  const plan = await planOf(db, planId)
  return plan !== undefined && lookups <= plan.lookups
}

async function planOf(db: Queries, planId: number): Promise<PlanRow | undefined> {
  const [plan] = await db.select().from(plans).where(eq(plans.planId, planId))
  return plan
}

async function priceOf(db: Queries, planId: number): Promise<number> {
  const [row] = await db
    .select({ price: prices.price })
    .from(prices)
    .where(and(eq(prices.planId, planId), eq(prices.scheduleId, PUBLIC_SCHEDULE)))
  return row?.price ?? 0
}

/** Days of a term. What has no end counts as a month. */
function daysOf({ days, months }: PlanRow): number {
  return days > 0 ? days : ((months || 1) * 365) / 12
}
