import { and, asc, eq, sql } from 'drizzle-orm'
import { DEFAULT_MAX_USERS, FIRST_OWNER_ROLES } from '#domain/constants.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { memberships } from '#kernel/storage/tables.ts'
import { accounts } from './tables.ts'

/** Handlers of `openapi/authorization/accounts.yaml`. */
export const accountHandlers = {
  async listAccounts({ db, caller }) {
    const rows = await accountsOf(db, caller.userId)
    return {
      status: 200,
      body: {
        accounts: rows.map(({ accountId, label, isDefault }) => ({
          account_id: accountId,
          account_label: label,
          default: isDefault,
        })),
      },
    }
  },

  async chooseDefaultAccount({ db, params, caller, recordActivity }) {
    // Locked in one order, so that two choices side by side come one after the other.
    const rows = await db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, caller.userId))
      .orderBy(asc(memberships.accountId))
      .for('update')
    const chosen = rows.find(({ accountId }) => accountId === params.id)
    if (!chosen) throw problem('not-found')
    if (chosen.isDefault) return { status: 204 }
    const own = eq(memberships.userId, caller.userId)
    await db.update(memberships).set({ isDefault: false }).where(own)
    await db
      .update(memberships)
      .set({ isDefault: true })
      .where(and(own, eq(memberships.accountId, params.id)))
    await recordActivity(String(params.id))
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'listAccounts' | 'chooseDefaultAccount'>

export interface OwnAccount {
  accountId: number
  label: string
  roles: string[]
  /** Whether a new login of the person starts here. */
  isDefault: boolean
}

/** The accounts that a person belongs to, by label. */
export function accountsOf(db: Queries, userId: string): Promise<OwnAccount[]> {
  return db
    .select({
      accountId: accounts.accountId,
      label: accounts.label,
      roles: memberships.roles,
      isDefault: memberships.isDefault,
    })
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
