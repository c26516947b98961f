import { eq } from 'drizzle-orm'
import type { operations } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { seatsOf } from './account-seats.ts'
import { byLabel, licensesById, unknownLicense } from './catalog/catalog.ts'
import { tracks } from './tables.ts'

/** Handlers of `openapi/subscription/licenses.yaml`. */
export const licenseHandlers = {
  async listLicenses({ db, caller }) {
    const rows = await db
      .select({ id: tracks.licenseId })
      .from(tracks)
      .where(eq(tracks.accountId, caller.accountId ?? 0))
    const ids = rows.map(({ id }) => id)
    const known = await licensesById(db, ids)
    const licenses = ids.map(id => known.get(id) ?? unknownLicense(id))
    return { status: 200, body: { licenses: licenses.toSorted(byLabel) } }
  },

  async getMaxUsers({ db, caller, now }) {
    return { status: 200, body: await seatsOf(db, caller.accountId, now) }
  },
} satisfies Pick<Handlers<operations>, 'listLicenses' | 'getMaxUsers'>
