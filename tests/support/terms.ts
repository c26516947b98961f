import { eq } from 'drizzle-orm'
import { type Grant, grantSubscription, openTrack } from '#backend/services/subscription/grants.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Backend } from './backend.ts'

type Row = typeof subscriptions.$inferInsert

/** A subscription that began so many days ago, and what staff or time have made of it. */
export interface GivenTerm extends Pick<Grant, 'planId' | 'orderId' | 'remaining' | 'renews'> {
  daysAgo: number
  changes?: (now: Date) => Partial<Row>
  /** Whether its license is suspended. */
  suspended?: boolean
}

/** The trial, the year after it and the next one, which the contracts' examples show. */
export const trialTerm: GivenTerm = { planId: 3101, daysAgo: 97, remaining: 0, orderId: 551_907 }
export const yearTerm: GivenTerm = { planId: 3120, daysAgo: 49, remaining: 381_250, orderId: 560_218 }
export const nextYearTerm: GivenTerm = { planId: 3120, daysAgo: -316, orderId: 560_377 }

/** Grants an account a license with its terms. Returns the numbers of the track and of the terms, in their order. */
export async function grantTerms(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  accountId: number | null,
  licenseId: number,
  terms: readonly GivenTerm[],
): Promise<{ trackId: number; ids: number[] }> {
  const now = clock.now()
  const owner = accountId ?? 0
  const { trackId } = await openTrack(db, { accountId: owner, licenseId, now })
  const ids: number[] = []
  for (const { daysAgo, changes, suspended, ...grant } of terms) {
    const start = new Date(now.getTime() - daysAgo * DAY)
    const created = start > now ? now : start
    const { subscriptionId } = await grantSubscription(db, { accountId: owner, start, created, ...grant })
    const isThis = eq(subscriptions.subscriptionId, subscriptionId)
    if (changes) await db.update(subscriptions).set(changes(now)).where(isThis)
    if (suspended) await db.update(tracks).set({ suspended }).where(eq(tracks.trackId, trackId))
    ids.push(subscriptionId)
  }
  return { trackId, ids }
}

/** Adds a year to the license of a term, as a renewal or an order does. */
export async function addTermAfter(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  termId: number,
): Promise<void> {
  const [term] = await db
    .select({ accountId: tracks.accountId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(subscriptions.subscriptionId, termId))
  const [now, accountId] = [clock.now(), term?.accountId ?? 0]
  const start = new Date(now.getTime() + 9 * DAY)
  await grantSubscription(db, { accountId, planId: 3120, start, created: now })
}
