import { eq } from 'drizzle-orm'
import { accounts } from '#backend/authorization/tables.ts'
import { DEFAULT_MAX_USERS } from '#domain/constants.ts'
import type { operations } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { licenseById } from './catalogue.ts'
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
    if (caller.accountId === null) return { status: 200, body: { max_users: DEFAULT_MAX_USERS } }
    const [account] = await db
      .select({ maxUsers: accounts.maxUsers })
      .from(accounts)
      .where(eq(accounts.accountId, caller.accountId))
    return { status: 200, body: { max_users: account?.maxUsers ?? DEFAULT_MAX_USERS } }
  },
} satisfies Pick<Handlers<operations>, 'listLicenses' | 'getMaxUsers'>
