import { eq } from 'drizzle-orm'
import { type EarlyPurchaseFacts, notify } from '#backend/services/notification/public.ts'
import { cappedUntil, itemOf, offersFor, priceFor } from '#backend/services/sales/public.ts'
import {
  currentConsent,
  earlyPurchasesOf,
  licensesById,
  plansById,
  type StopReason,
  type subscriptions,
  tracks,
  unknownLicense,
} from '#backend/services/subscription/public.ts'
import { isTooSmall } from '#domain/billing/smallest-charge.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { primaryCard } from './ending.ts'
import type { WatchedTerm } from './terms.ts'

/** What early purchase would do for a term once its lookups are used up; undefined while it is off. */
export async function earlyFacts(
  db: Queries,
  { track: { trackId, accountId }, nextPlanId }: Pick<WatchedTerm, 'track' | 'nextPlanId'>,
  now: Date,
): Promise<{ facts: EarlyPurchaseFacts; stopped: StopReason | null } | undefined> {
  const early = (await earlyPurchasesOf(db, [trackId], now)).get(trackId)
  if (!early) return undefined
  const offer = (await offersFor(db, { accountId, planIds: [early.plan_id] })).get(early.plan_id)
  const priced = offer && (await priceFor(db, { accountId, items: [itemOf(offer)], now }))
  const plan = offer?.plan ?? (await plansById(db, [early.plan_id])).get(early.plan_id)
  const card = await primaryCard(db, accountId)
  const isCapped = priced && (await cappedUntil(db, { accountId, total: priced.totalAmount, now }))
  const price = priced?.amount ?? early.price
  const tax = priced?.taxAmount ?? 0
  const facts = {
    ...{ trackId, plan: plan?.plan_description ?? 'Unknown plan', price, tax, card },
    ...{ maxTimes: early.max_times, timesUsed: early.times_used },
    ...{ monthlyLimit: early.monthly_limit, spent: early.spent_this_month },
  }
  return { facts, stopped: early.stopped ?? obstacle() }

  /** What stands in the way as things are now. */
  function obstacle(): StopReason | null {
    if (!early) return null
    if (nextPlanId !== early.plan_id) return 'plan'
    if (!priced) return 'no-plan'
    if (price > early.price) return 'price'
    if (early.times_used >= early.max_times) return 'times'
    if (early.spent_this_month + price + tax > early.monthly_limit) return 'month'
    if (isCapped) return 'spending-cap'
    if (price > 0 && !priced.location) return 'address'
    if (isTooSmall(price + tax)) return 'too-small'
    return price > 0 && !card ? 'card' : null
  }
}

/** Tells people, once for a term and a reason, that the next one is not bought early, in the transaction that finds out. */
export async function noticeOfStop(
  db: Queries,
  {
    accountId,
    term,
    reason,
    now,
  }: { accountId: number; term: typeof subscriptions.$inferSelect; reason: StopReason; now: Date },
): Promise<void> {
  const { trackId, subscriptionId, expiration, autorenewDisabled } = term
  const [track] = await db.select().from(tracks).where(eq(tracks.trackId, trackId))
  const consent = await currentConsent(db, trackId)
  if (!track || !consent) return
  const found = await earlyFacts(db, { track, nextPlanId: consent.planId }, now)
  if (!found) return
  const license =
    (await licensesById(db, [track.licenseId])).get(track.licenseId) ?? unknownLicense(track.licenseId)
  const renews = reason === 'no-plan' || reason === 'unpaid' || autorenewDisabled ? null : expiration
  await notify(
    db,
    {
      accountId,
      key: `early-stopped:${subscriptionId}:${reason}`,
      facts: {
        ...{ kind: 'early-stopped', license: license.license_label, reason, early: found.facts },
        renews: renews?.toISOString() ?? null,
      },
    },
    now,
  )
}
