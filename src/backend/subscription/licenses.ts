import { eq } from 'drizzle-orm'
import { accounts } from '#backend/authorization/tables.ts'
import { DEFAULT_MAX_USERS } from '#domain/constants.ts'
import type { operations } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/handlers.ts'

/** Handlers of `openapi/subscription/licenses.yaml`. */
export const licenseHandlers = {
  async getMaxUsers({ db, caller }) {
    if (caller.accountId === null) return { status: 200, body: { max_users: DEFAULT_MAX_USERS } }
    const [account] = await db
      .select({ maxUsers: accounts.maxUsers })
      .from(accounts)
      .where(eq(accounts.accountId, caller.accountId))
    return { status: 200, body: { max_users: account?.maxUsers ?? DEFAULT_MAX_USERS } }
  },
} satisfies Pick<Handlers<operations>, 'getMaxUsers'>
