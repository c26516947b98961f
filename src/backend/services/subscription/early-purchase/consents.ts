import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { earlyPurchaseConsents, earlyPurchases, type StopReason, subscriptions, tracks } from '../tables.ts'
import type { Counted } from './counted.ts'

type Term = typeof subscriptions.$inferSelect
export type EarlyConsent = typeof earlyPurchaseConsents.$inferSelect

/** The consent that applies to a track. The track must be locked to act on it. */
export async function currentConsent(db: Queries, trackId: number): Promise<EarlyConsent | undefined> {
  const isCurrent = and(eq(earlyPurchaseConsents.trackId, trackId), isNull(earlyPurchaseConsents.over))
  const [consent] = await db.select().from(earlyPurchaseConsents).where(isCurrent)
  return consent
}

/** Keeps a consent from now on, in place of the one before. The track must be locked. */
export async function keepConsent(
  db: Queries,
  consent: typeof earlyPurchaseConsents.$inferInsert,
  now: Date,
): Promise<void> {
  await turnOff(db, consent.trackId, now)
  await db.insert(earlyPurchaseConsents).values(consent)
}

/** What a customer has agreed to with the order of a subscription. */
export interface OrderedConsent {
  subscriptionId: number
  consent: Omit<typeof earlyPurchaseConsents.$inferInsert, 'trackId' | 'accountId'>
}

/**
 * Keeps consents that came with an order, for each license that of the last subscription. What people have chosen
 * since about early purchase or renewal applies instead. Locks the tracks.
 */
export async function keepOrderedConsents(
  db: Queries,
  ordered: readonly OrderedConsent[],
  now: Date,
): Promise<void> {
  const ids = ordered.map(({ subscriptionId }) => subscriptionId)
  const terms = await db.select().from(subscriptions).where(inArray(subscriptions.subscriptionId, ids))
  const locked = await db
    .select()
    .from(tracks)
    .where(
      inArray(
        tracks.trackId,
        terms.map(({ trackId }) => trackId),
      ),
    )
    .orderBy(asc(tracks.trackId))
    .for('update')
  for (const { trackId, accountId } of locked) {
    const ofTrack = terms.filter(term => term.trackId === trackId && !term.autorenewDisabled)
    const last = ordered.findLast(({ subscriptionId }) =>
      ofTrack.some(term => term.subscriptionId === subscriptionId),
    )
    if (last && !(await hasChosenSince(db, trackId, last.consent.consented)))
      await keepConsent(db, { ...last.consent, trackId, accountId }, now)
  }
}

async function hasChosenSince(db: Queries, trackId: number, moment: Date): Promise<boolean> {
  const isLater = or(gt(earlyPurchaseConsents.consented, moment), gt(earlyPurchaseConsents.over, moment))
  return (
    (await db.$count(earlyPurchaseConsents, and(eq(earlyPurchaseConsents.trackId, trackId), isLater))) > 0
  )
}

/** Turns early purchase of a track off; false if it was. The track must be locked. */
export async function turnOff(db: Queries, trackId: number, now: Date): Promise<boolean> {
  const isCurrent = and(eq(earlyPurchaseConsents.trackId, trackId), isNull(earlyPurchaseConsents.over))
  const ended = await db
    .update(earlyPurchaseConsents)
    .set({ over: now })
    .where(isCurrent)
    .returning({ consentId: earlyPurchaseConsents.consentId })
  return ended.length > 0
}

/** Writes down what was bought early for a term, in the transaction that orders it; `order` is null for nothing. */
export async function recordEarlyPurchase(
  db: Queries,
  bought: {
    term: Term
    consent: EarlyConsent
    order: { orderId: number; totalAmount: number } | null
    counted: Counted
    now: Date
  },
): Promise<void> {
  const { term, consent, order, counted, now } = bought
  await db.insert(earlyPurchases).values({
    ...{ subscriptionId: term.subscriptionId, trackId: term.trackId, consentId: consent.consentId },
    ...{ orderId: order?.orderId ?? null, amount: order?.totalAmount ?? 0, bought: now },
    ...{ countsFor: counted.countsFor, countedUntil: counted.countedUntil },
  })
  await changeConsent(db, consent, { stoppedTerm: null, stopReason: null, nextLook: null })
}

/** Writes down that nothing is bought early for a term, and when to look again. */
export async function recordStop(
  db: Queries,
  {
    term,
    consent,
    reason,
    nextLook,
  }: { term: Term; consent: EarlyConsent; reason: StopReason; nextLook: Date },
): Promise<void> {
  await changeConsent(db, consent, { stoppedTerm: term.subscriptionId, stopReason: reason, nextLook })
}

/** Has the engine look at a used-up term later, after an error. */
export async function pauseEarlyPurchase(db: Queries, subscriptionId: number, nextLook: Date): Promise<void> {
  const trackId = db
    .select({ trackId: subscriptions.trackId })
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionId, subscriptionId))
  await db
    .update(earlyPurchaseConsents)
    .set({ stoppedTerm: subscriptionId, stopReason: null, nextLook })
    .where(and(inArray(earlyPurchaseConsents.trackId, trackId), isNull(earlyPurchaseConsents.over)))
}

async function changeConsent(
  db: Queries,
  { consentId }: EarlyConsent,
  to: Partial<EarlyConsent>,
): Promise<void> {
  await db.update(earlyPurchaseConsents).set(to).where(eq(earlyPurchaseConsents.consentId, consentId))
}
