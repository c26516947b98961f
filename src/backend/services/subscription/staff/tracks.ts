import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { operations, Track as TrackWire } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { licensesById, unknownLicense } from '../catalog/catalog.ts'
import { toWire } from '../subscriptions/subscriptions.ts'
import { subscriptions, tracks } from '../tables.ts'
import { lockTrack, type Track } from '../track-terms.ts'
import { requireLatest } from './change.ts'

type OnTrack = Parameters<Handlers<operations>['suspendLicense']>[0]

/** Handlers of `openapi/subscription/staff.yaml` that change a license as an account holds it. */
export const staffTrackHandlers = {
  async clearLicenseRateLimit(context) {
    const { db, params, nothingChanged } = context
    const track = await lockTrack(db, params.id)
    const cleared = await db
      .update(subscriptions)
      .set({ rateLimit: null, staffChanges: sql`${subscriptions.staffChanges} - 'rateLimit'` })
      .where(and(eq(subscriptions.trackId, params.id), isNotNull(subscriptions.rateLimit)))
      .returning({ id: subscriptions.subscriptionId })
    if (cleared.length) await record(context)
    else nothingChanged()
    return { status: 200, body: await trackWire(db, track) }
  },

  async suspendLicense(context) {
    const track = await lockTrack(context.db, context.params.id)
    if (track.suspended) throw problem('license-suspended')
    return { status: 200, body: await setSuspended(context, track, true) }
  },

  async resumeLicense(context) {
    const track = await lockTrack(context.db, context.params.id)
    if (!track.suspended) throw problem('license-not-suspended')
    return { status: 200, body: await setSuspended(context, track, false) }
  },
} satisfies Pick<Handlers<operations>, 'clearLicenseRateLimit' | 'suspendLicense' | 'resumeLicense'>

async function setSuspended(context: OnTrack, track: Track, suspended: boolean): Promise<TrackWire> {
  const { db, now, query } = context
  const { change_id: id = null, undoes_change: undoes } = query
  if (undoes !== undefined) requireLatest(track.suspensionChange, undoes)
  const suspensionChange = { id, at: now.toISOString() }
  await db.update(tracks).set({ suspended, suspensionChange }).where(eq(tracks.trackId, track.trackId))
  await record(context)
  return trackWire(db, { ...track, suspended })
}

async function record({ params, query, recordActivity }: OnTrack): Promise<void> {
  await recordActivity(String(params.id), { reason: query.reason })
}

async function trackWire(db: Queries, track: Track): Promise<TrackWire> {
  const { trackId, licenseId, accountId, suspended } = track
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.trackId, trackId))
    .orderBy(desc(subscriptions.start), desc(subscriptions.subscriptionId))
    .limit(1000)
  const license = (await licensesById(db, [licenseId])).get(licenseId) ?? unknownLicense(licenseId)
  const terms = await toWire(
    db,
    rows.map(row => ({ row, track })),
  )
  return {
    track_id: trackId,
    license_id: licenseId,
    license_label: license.license_label,
    account_id: accountId,
    suspended,
    rate_limits: terms
      .flatMap(({ subscription_id, rate_limit: own }) => (own ? [{ subscription_id, ...own }] : []))
      .toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created)),
    subscriptions: terms,
  }
}
