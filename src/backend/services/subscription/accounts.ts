import { and, count, desc, eq } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import type { AccountLicense, operations, QueryDefaults } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { byLabel, licensesById, unknownLicense } from './catalog/catalog.ts'
import { toWire } from './subscriptions/subscriptions.ts'
import { subscriptions, tracks } from './tables.ts'

/** Handlers of `openapi/subscription/accounts.yaml`: licenses and subscriptions, as staff see them. */
export const accountHoldingHandlers = {
  async listAccountLicenses({ db, params, query }) {
    const { page, page_size } = query
    await requireAccount(db, params.id)
    // An account has one track per license, so there are never more tracks than licenses in the catalog.
    const rows = await db.select().from(tracks).where(eq(tracks.accountId, params.id))
    const held = (await accountLicenses(db, rows)).toSorted((a, b) => byLabel(a.license, b.license))
    const licenses = held.slice((page - 1) * page_size, page * page_size)
    return { status: 200, body: { licenses, total: held.length, page, page_size } }
  },

  async getAccountLicense({ db, params: { id, track_id: trackId } }) {
    const rows = await db
      .select()
      .from(tracks)
      .where(and(eq(tracks.trackId, trackId), eq(tracks.accountId, id)))
    const [license] = await accountLicenses(db, rows)
    if (!license) throw problem('not-found')
    return { status: 200, body: license }
  },

  async listAccountSubscriptions({ db, params, query }) {
    const { license_id, page, page_size } = query
    await requireAccount(db, params.id)
    const where = and(
      eq(tracks.accountId, params.id),
      license_id === undefined ? undefined : eq(tracks.licenseId, license_id),
    )
    const rows = await db
      .select()
      .from(subscriptions)
      .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
      .where(where)
      .orderBy(desc(subscriptions.start), desc(subscriptions.subscriptionId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const [counted] = await db
      .select({ total: count() })
      .from(subscriptions)
      .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
      .where(where)
    const list = await toWire(
      db,
      rows.map(row => ({ row: row.subscriptions, track: row.tracks })),
    )
    return { status: 200, body: { subscriptions: list, total: counted?.total ?? 0, page, page_size } }
  },

  async getAccountSubscription({ db, params: { id, subscription_id: subscriptionId } }) {
    const rows = await db
      .select()
      .from(subscriptions)
      .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
      .where(and(eq(subscriptions.subscriptionId, subscriptionId), eq(tracks.accountId, id)))
    const [subscription] = await toWire(
      db,
      rows.map(row => ({ row: row.subscriptions, track: row.tracks })),
    )
    if (!subscription) throw problem('not-found')
    return { status: 200, body: subscription }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listAccountLicenses' | 'getAccountLicense' | 'listAccountSubscriptions' | 'getAccountSubscription'
>

/** Licenses as staff see them, in the same order. */
async function accountLicenses(
  db: Queries,
  rows: readonly (typeof tracks.$inferSelect)[],
): Promise<AccountLicense[]> {
  const known = await licensesById(
    db,
    rows.map(({ licenseId }) => licenseId),
  )
  return rows.map(({ trackId, licenseId, created, suspended }) => {
    const license = known.get(licenseId) ?? unknownLicense(licenseId)
    return { track_id: trackId, created: created.toISOString(), suspended, license }
  })
}
