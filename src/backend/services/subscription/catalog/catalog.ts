import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { License, Plan, PricingSchedule } from '#generated/sales/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accountSchedules, licenses, plans, prices, pricingSchedules } from '../tables.ts'
import { PUBLIC_SCHEDULE } from './data.ts'

/** A plan without its price, which depends on who asks. */
export type PlanFacts = Omit<Plan, 'price'>

/** Plans by number. Those that are not in the catalog are missing. */
export async function plansById(db: Queries, ids: readonly number[]): Promise<Map<number, PlanFacts>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select()
    .from(plans)
    .where(inArray(plans.planId, [...new Set(ids)]))
  return new Map(rows.map(row => [row.planId, factsOf(row)]))
}

/** Numbers of all plans of a license. */
export async function plansOfLicense(db: Queries, licenseId: number): Promise<number[]> {
  const rows = await db.select({ planId: plans.planId }).from(plans).where(eq(plans.licenseId, licenseId))
  return rows.map(({ planId }) => planId)
}

/** The plan with a number; undefined if it is not in the catalog. */
export async function planById(db: Queries, id: number): Promise<PlanFacts | undefined> {
  return (await plansById(db, [id])).get(id)
}

/**
 * Plans with what they cost an account: the price on its own schedule, otherwise the public one. Plans that are not in
 * the catalog are missing, and so are those that have neither price. Whether a customer can order a plan is another
 * question: see `purchasable` and `discontinued`.
 */
export async function plansFor(
  db: Queries,
  { accountId, planIds }: { accountId: number; planIds: readonly number[] },
): Promise<Map<number, Plan>> {
  if (!planIds.length) return new Map()
  const own = db
    .select({ scheduleId: accountSchedules.scheduleId })
    .from(accountSchedules)
    .where(eq(accountSchedules.accountId, accountId))
  const rows = await db
    .select({ plan: plans, price: prices.price })
    .from(plans)
    .innerJoin(prices, eq(prices.planId, plans.planId))
    .where(
      and(
        inArray(plans.planId, [...new Set(planIds)]),
        or(eq(prices.scheduleId, PUBLIC_SCHEDULE), inArray(prices.scheduleId, own)),
      ),
    )
    // The later row of a plan replaces the earlier one, so its own price comes last.
    .orderBy(desc(eq(prices.scheduleId, PUBLIC_SCHEDULE)))
  return new Map(rows.map(({ plan, price }) => [plan.planId, { ...factsOf(plan), price }]))
}

/** Number of an account's pricing schedule. */
export async function scheduleOf(db: Queries, accountId: number): Promise<number> {
  const [own] = await db.select().from(accountSchedules).where(eq(accountSchedules.accountId, accountId))
  return own?.scheduleId ?? PUBLIC_SCHEDULE
}

/** A whole price list; undefined if there is none with the number. */
export async function readSchedule(db: Queries, scheduleId: number): Promise<PricingSchedule | undefined> {
  const [schedule] = await db
    .select()
    .from(pricingSchedules)
    .where(eq(pricingSchedules.scheduleId, scheduleId))
  if (!schedule) return undefined
  const priced = await db
    .select({ plan: plans, price: prices.price })
    .from(prices)
    .innerJoin(plans, eq(plans.planId, prices.planId))
    .where(eq(prices.scheduleId, scheduleId))
    .orderBy(asc(plans.licenseId), desc(prices.price), asc(plans.planId))
  const ofPlans = inArray(licenses.licenseId, [...new Set(priced.map(({ plan }) => plan.licenseId))])
  const isPublic = scheduleId === PUBLIC_SCHEDULE
  const listed = await licensesWhere(db, isPublic ? or(eq(licenses.isListed, true), ofPlans) : ofPlans)
  return {
    pricing_schedule_id: scheduleId,
    plans: priced.map(({ plan, price }) => ({ ...factsOf(plan), price })),
    licenses: listed.toSorted(byLabel),
  }
}

/** Licenses by number. Those that are not in the catalog are missing. */
export async function licensesById(db: Queries, ids: readonly number[]): Promise<Map<number, License>> {
  if (!ids.length) return new Map()
  const rows = await licensesWhere(db, inArray(licenses.licenseId, [...new Set(ids)]))
  return new Map(rows.map(license => [license.license_id, license]))
}

/** Stands for a license that is not in the catalog: people see `Unknown`. */
export function unknownLicense(id: number): License {
  return {
    license_id: id,
    license_key: 'unknown',
    license_label: 'Unknown',
    license_description: '',
    product_line: 'unknown',
    product_edition: 'unknown',
    edition_key: 'unknown',
    edition_label: 'Unknown',
    region_label: 'Unknown',
    hosting_key: 'unknown',
    hosting_label: 'Unknown',
    group: 'unknown',
    endpoints: [],
  }
}

/** Orders licenses by label. */
export function byLabel(a: License, b: License): number {
  return a.license_label.localeCompare(b.license_label, 'en') || a.license_id - b.license_id
}

async function licensesWhere(db: Queries, where: SQL | undefined): Promise<License[]> {
  const rows = await db.select().from(licenses).where(where)
  return rows.map(licenseOf)
}

/** A license of the catalog as the API returns it. */
export function licenseOf(row: typeof licenses.$inferSelect): License {
  return {
    license_id: row.licenseId,
    license_key: row.key,
    license_label: row.label,
    license_description: row.description,
    product_line: row.productLine,
    product_edition: row.productEdition,
    edition_key: row.editionKey,
    edition_label: row.editionLabel,
    region_label: row.regionLabel,
    hosting_key: row.hostingKey,
    hosting_label: row.hostingLabel,
    group: row.group,
    endpoints: row.endpoints,
  }
}

/** A plan of the catalog as the API returns it, without its price. */
export function factsOf(row: typeof plans.$inferSelect): PlanFacts {
  return {
    plan_id: row.planId,
    license_id: row.licenseId,
    plan_description: row.description,
    days: row.days,
    months: row.months,
    lookups: row.lookups,
    rate_limit: row.rateLimit,
    enhanced_data_privacy: row.enhancedDataPrivacy,
    one_time_free_trial: row.oneTimeFreeTrial,
    ongoing_free: row.ongoingFree,
    renewable: row.renewable,
    purchasable: row.purchasable,
    discontinued: row.discontinued,
    tier: row.tier,
    seats: row.seats,
    next_plan_id: row.nextPlanId,
  }
}
