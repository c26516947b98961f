import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, not, sum } from 'drizzle-orm'
import { isUsedUp } from '#domain/subscription/renewal.ts'
import type { EarlyPurchase } from '#generated/subscription/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { earlyPurchaseConsents, earlyPurchases, plans, subscriptions } from '../tables.ts'

type Term = typeof subscriptions.$inferSelect

/** The term that an early purchase counts toward, until when, and how many do so already. */
export interface Counted {
  countsFor: number
  countedUntil: Date | null
  times: number
}

/** The consents of tracks as the API returns them, by track. Tracks without one are missing. */
export async function earlyPurchasesOf(
  db: Queries,
  trackIds: readonly number[],
  now: Date,
): Promise<Map<number, EarlyPurchase>> {
  if (!trackIds.length) return new Map()
  const consents = await db
    .select()
    .from(earlyPurchaseConsents)
    .where(and(inArray(earlyPurchaseConsents.trackId, [...trackIds]), isNull(earlyPurchaseConsents.over)))
  if (!consents.length) return new Map()
  const withConsent = consents.map(({ trackId }) => trackId)
  const running = await runningTerms(db, withConsent, now)
  const spent = await spentInMonth(db, withConsent, now)
  const wire = new Map<number, EarlyPurchase>()
  for (const consent of consents) {
    const term = running.get(consent.trackId)
    const counted = term && (await countedFor(db, term, now))
    const isStopped =
      term !== undefined && isRunningDry(term, now) && consent.stoppedTerm === term.subscriptionId
    wire.set(consent.trackId, {
      max_times: consent.maxTimes,
      times_used: counted?.times ?? 0,
      counted_until: counted?.times ? (counted.countedUntil?.toISOString() ?? null) : null,
      monthly_limit: consent.monthlyLimit,
      spent_this_month: spent.get(consent.trackId) ?? 0,
      plan_id: consent.planId,
      price: consent.price,
      renewal_consent: consent.version,
      consent_text: consent.text,
      consented: consent.consented.toISOString(),
      stopped: isStopped ? consent.stopReason : null,
    })
  }
  return wire
}

/** The paid term of each track that has started last. */
async function runningTerms(db: Queries, trackIds: readonly number[], now: Date): Promise<Map<number, Term>> {
  const rows = await db
    .selectDistinctOn([subscriptions.trackId], { term: subscriptions })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.planId, subscriptions.planId))
    .where(
      and(
        inArray(subscriptions.trackId, [...trackIds]),
        lte(subscriptions.start, now),
        isNull(subscriptions.termination),
        not(plans.oneTimeFreeTrial),
        not(plans.ongoingFree),
      ),
    )
    .orderBy(asc(subscriptions.trackId), desc(subscriptions.start), desc(subscriptions.subscriptionId))
  return new Map(rows.map(({ term }) => [term.trackId, term]))
}

/** Whether a term that has not ended has no lookups left. */
export function isRunningDry(term: Term, now: Date): boolean {
  const { start, expiration, termination } = term
  return isUsedUp(term) && !termination && start <= now && !(expiration && expiration <= now)
}

/**
 * What early purchases during a term count toward. A term that was bought early counts toward the one that it replaced
 * until that would have ended, so that a cap per term is not one per early purchase.
 */
export async function countedFor(db: Queries, term: Term, now: Date): Promise<Counted> {
  const [origin] =
    term.orderId === null
      ? []
      : await db.select().from(earlyPurchases).where(eq(earlyPurchases.orderId, term.orderId))
  const isLasting = origin && (!origin.countedUntil || origin.countedUntil > now)
  const { countsFor, countedUntil } = isLasting
    ? origin
    : { countsFor: term.subscriptionId, countedUntil: term.expiration }
  const [row] = await db
    .select({ times: count() })
    .from(earlyPurchases)
    .where(
      and(
        eq(earlyPurchases.trackId, term.trackId),
        eq(earlyPurchases.countsFor, countsFor),
        isNotNull(earlyPurchases.orderId),
      ),
    )
  return { countsFor, countedUntil, times: row?.times ?? 0 }
}

/** What early purchases of tracks have come to in the calendar month (UTC), in cents with tax. */
export async function spentInMonth(
  db: Queries,
  trackIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ trackId: earlyPurchases.trackId, spent: sum(earlyPurchases.amount).mapWith(Number) })
    .from(earlyPurchases)
    .where(and(inArray(earlyPurchases.trackId, [...trackIds]), gte(earlyPurchases.bought, startOfMonth(now))))
    .groupBy(earlyPurchases.trackId)
  return new Map(rows.map(({ trackId, spent }) => [trackId, spent ?? 0]))
}

const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
/** When the amount of a month is there again. */
export const startOfNextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
