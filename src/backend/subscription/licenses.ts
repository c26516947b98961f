import { eq } from 'drizzle-orm'
import { maxUsersOf } from '#backend/accounts/public.ts'
import type { operations } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { licenseById } from './catalog.ts'
import { tracks } from './tables.ts'

/** Handlers of `openapi/subscription/licenses.yaml`. */
export const licenseHandlers = {
  async listLicenses({ db, caller }) {
    const rows = await db
      .select({ id: tracks.licenseId })
      .from(tracks)
      .where(eq(tracks.accountId, caller.accountId ?? 0))
    const held = rows.flatMap(({ id }) => licenseById(id) ?? [])
    const licenses = held.toSorted((a, b) => a.license_label.localeCompare(b.license_label, 'en'))
    return { status: 200, body: { licenses } }
  },

  async getMaxUsers({ db, caller }) {
    return { status: 200, body: { max_users: await maxUsersOf(db, caller.accountId) } }
  },
} satisfies Pick<Handlers<operations>, 'listLicenses' | 'getMaxUsers'>
