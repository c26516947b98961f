import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { accounts } from '#backend/accounts/public.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { memberships } from '#kernel/storage/tables.ts'
import { invitations } from './tables.ts'

/**
 * The account, with its team locked against changes by other transactions until this one ends. Counting seats
 * and checking for remaining owners require this lock.
 */
export async function lockAccount(db: Queries, accountId: number): Promise<typeof accounts.$inferSelect> {
  const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId)).for('update')
  if (!account) throw new Error(`there is no account ${accountId}`)
  return account
}

/** Throws 409 if the locked account has no room for another member or open invitation (decision R8). */
export async function requireSeat(
  db: Queries,
  { accountId, maxUsers }: typeof accounts.$inferSelect,
  now: Date,
): Promise<void> {
  const open = await db.$count(
    invitations,
    and(eq(invitations.accountId, accountId), isNull(invitations.accepted), gt(invitations.expiration, now)),
  )
  if ((await countMembers(db, accountId)) + open >= maxUsers) throw noSeat(maxUsers)
}

/** The same for a person whose invitation holds a seat; throws when the account has fewer seats by now. */
export async function requireInvitedSeat(
  db: Queries,
  { accountId, maxUsers }: typeof accounts.$inferSelect,
): Promise<void> {
  if ((await countMembers(db, accountId)) >= maxUsers) throw noSeat(maxUsers)
}

async function countMembers(db: Queries, accountId: number): Promise<number> {
  const [counted] = await db
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
  return counted?.members ?? 0
}

function noSeat(limit: number) {
  return problem('max-team-members-reached', { values: { limit } })
}
