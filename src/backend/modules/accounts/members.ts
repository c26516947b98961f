import { and, arrayContains, eq, ne, not, sql } from 'drizzle-orm'
import { declareEvent } from '#kernel/events.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accounts, memberships } from './tables.ts'

const OWNER = 'account-owner'

/**
 * The account, with its team locked against changes by other transactions until this one ends. Counting seats
 * and checking for remaining owners require this lock.
 */
export async function lockAccount(db: Queries, accountId: number): Promise<typeof accounts.$inferSelect> {
  const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId)).for('update')
  if (!account) throw new Error(`there is no account ${accountId}`)
  return account
}

/** A person is about to join an account, which is locked. A subscriber that throws keeps them out. */
export const memberJoins =
  declareEvent<[db: Queries, joining: { accountId: number; emailAddress: string; now: Date }]>()

/**
 * Adds a person to an account, whose identity provider vouches for them. Returns false for a member, who stays as they
 * are. Throws 409 without a seat.
 */
export async function addMember(
  db: Queries,
  {
    accountId,
    userId,
    emailAddress,
    roles,
    now,
  }: { accountId: number; userId: string; emailAddress: string; roles: string[]; now: Date },
): Promise<boolean> {
  const { closed } = await lockAccount(db, accountId)
  if (await findRoles(db, accountId, userId)) return false
  if (closed) throw problem('account-closing')
  await memberJoins.emit(db, { accountId, emailAddress, now })
  await db.insert(memberships).values({ accountId, userId, roles, created: now })
  return true
}

/**
 * Removes a person from an account. Returns false for someone who is not a member. Throws 409 for its last owner, and
 * for an owner whom `isKept` keeps.
 */
export async function removeMember(
  db: Queries,
  {
    accountId,
    userId,
    isKept,
  }: { accountId: number; userId: string; isKept: (userId: string) => Promise<boolean> },
): Promise<boolean> {
  await lockAccount(db, accountId)
  const roles = await findRoles(db, accountId, userId)
  if (!roles) return false
  if (roles.includes(OWNER)) {
    if (await isKept(userId)) throw problem('last-owner')
    await requireAnotherOwner(db, accountId, userId)
  }
  await db.delete(memberships).where(isMember(accountId, userId))
  return true
}

async function findRoles(db: Queries, accountId: number, userId: string): Promise<string[] | undefined> {
  const [member] = await db
    .select({ roles: memberships.roles })
    .from(memberships)
    .where(isMember(accountId, userId))
  return member?.roles
}

function isMember(accountId: number, userId: string) {
  return and(eq(memberships.accountId, accountId), eq(memberships.userId, userId))
}

/**
 * Replaces the roles of members, and returns who has other ones now. Those of an owner stay: an identity provider never
 * takes them.
 */
export async function replaceMemberRoles(
  db: Queries,
  { accountId, userIds, roles }: { accountId: number; userIds: readonly string[]; roles: string[] },
): Promise<string[]> {
  const changed = await db
    .update(memberships)
    .set({ roles })
    .where(
      and(
        eq(memberships.accountId, accountId),
        sql`${memberships.userId} = any(${sql.param(userIds)}::uuid[])`,
        not(arrayContains(memberships.roles, [OWNER])),
        // A row that stays the same would be written, and others would wait for it.
        sql`${memberships.roles} is distinct from ${sql.param(roles)}::text[]`,
      ),
    )
    .returning({ userId: memberships.userId })
  return changed.map(({ userId }) => userId)
}

/** The memberships of an account's owners. */
export function areOwnersOf(accountId: number) {
  return and(eq(memberships.accountId, accountId), arrayContains(memberships.roles, [OWNER]))
}

/** Throws 409 when no one else owns the account. The account must be locked. */
export async function requireAnotherOwner(db: Queries, accountId: number, userId: string): Promise<void> {
  const others = await db.$count(memberships, and(areOwnersOf(accountId), ne(memberships.userId, userId)))
  if (others === 0) throw problem('last-owner')
}
