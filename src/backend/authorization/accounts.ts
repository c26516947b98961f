import { asc, eq, sql } from 'drizzle-orm'
import { DEFAULT_MAX_USERS, FIRST_OWNER_ROLES } from '#domain/constants.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/database.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { memberships } from '#kernel/tables.ts'
import { accounts } from './tables.ts'

/** Handlers of `openapi/authorization/accounts.yaml`. */
export const accountHandlers = {
  async listAccounts({ db, caller }) {
    const rows = await accountsOf(db, caller.userId)
    return {
      status: 200,
      body: {
        accounts: rows.map(({ accountId, label }) => ({ account_id: accountId, account_label: label })),
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'listAccounts'>

/** The accounts that a person belongs to, by label. */
export function accountsOf(db: Queries, userId: string): Promise<{ accountId: number; label: string }[]> {
  return db
    .select({ accountId: accounts.accountId, label: accounts.label })
    .from(accounts)
    .innerJoin(memberships, eq(memberships.accountId, accounts.accountId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(sql`lower(${accounts.label})`), asc(accounts.accountId))
    .limit(1000)
}

/** Opens an account with its first owner, who may do everything in it (decision R5). Returns its id. */
export async function openAccount(
  db: Queries,
  {
    userId,
    label,
    now,
    maxUsers = DEFAULT_MAX_USERS,
  }: { userId: string; label: string; now: Date; maxUsers?: number },
): Promise<number> {
  const [account] = await db.insert(accounts).values({ label, created: now, maxUsers }).returning()
  if (!account) throw new Error('the account was not inserted')
  await db
    .insert(memberships)
    .values({ accountId: account.accountId, userId, roles: [...FIRST_OWNER_ROLES], created: now })
  return account.accountId
}
