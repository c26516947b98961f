import { and, eq } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { datesOfTerm, termBefore } from './anchored-terms.ts'
import { planById } from './catalog/catalog.ts'
import { subscriptions, tracks } from './tables.ts'

type Track = typeof tracks.$inferSelect

/** The track of a license in an account, opened if there is none. Must run in the caller's transaction. */
export async function openTrack(
  db: Queries,
  { accountId, licenseId, now }: { accountId: number; licenseId: number; now: Date },
): Promise<Track> {
  await db.insert(tracks).values({ accountId, licenseId, created: now }).onConflictDoNothing()
  const [track] = await db
    .select()
    .from(tracks)
    .where(and(eq(tracks.accountId, accountId), eq(tracks.licenseId, licenseId)))
  if (!track) throw new Error('a track was opened')
  return track
}

/** What to add to a track; the plan determines whatever is left out. */
export interface Grant {
  accountId: number
  /** A plan of the catalog; it determines the license. */
  planId: number
  start: Date
  /** When it is created; `start` by default. */
  created?: Date
  orderId?: number
  /** Lookups of the term. */
  lookups?: number
  remaining?: number
  /** Whether it renews itself, if the plan can. True by default. */
  renews?: boolean
}

/** Gives an account a subscription and its license. Throws for a plan that doesn't exist. */
export async function grantSubscription(
  db: Queries,
  { accountId, planId, start, created = start, orderId, renews = true, ...more }: Grant,
): Promise<typeof subscriptions.$inferSelect> {
  const plan = await planById(db, planId)
  if (!plan) throw new Error(`the catalog has no plan ${planId}`)
  const { lookups: issued = plan.lookups, remaining = issued } = more
  const { trackId } = await openTrack(db, { accountId, licenseId: plan.license_id, now: created })
  const [row] = await db
    .insert(subscriptions)
    .values({
      trackId,
      created,
      ...datesOfTerm(plan, start, await termBefore(db, trackId, start)),
      issued,
      remaining,
      planId,
      orderId: orderId ?? null,
      autorenewDisabled: !(renews && plan.renewable),
    })
    .returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}
