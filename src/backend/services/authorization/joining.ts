import { and, arrayContains, asc, eq, gt, isNull, not, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { requireAnotherOwner } from './owners.ts'
import { lockAccount, requireSeat } from './seats.ts'
import { invitations } from './tables.ts'

/**
 * Adds a person to an account, whose identity provider vouches for them, and whose open invitation they no longer
 * need. Returns false for a member, who stays as they are. Throws 409 without a seat.
 */
export async function joinTeam(
  db: Queries,
  {
    accountId,
    userId,
    emailAddress,
    roles,
    now,
  }: { accountId: number; userId: string; emailAddress: string; roles: string[]; now: Date },
): Promise<boolean> {
  await lockAccount(db, accountId)
  if (await findRoles(db, accountId, userId)) return false
  await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        eq(invitations.emailAddress, emailAddress),
        isNull(invitations.accepted),
      ),
    )
  await requireSeat(db, accountId, now)
  await db.insert(memberships).values({ accountId, userId, roles, created: now })
  return true
}

/**
 * Removes a person from an account. Returns false for someone who is not a member. Throws 409 for its last owner, and
 * for an owner whom `isKept` keeps.
 */
export async function leaveTeam(
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
  if (roles.includes('account-owner')) {
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

/** Replaces the roles of members. Those of an owner stay: an identity provider never takes them. */
export async function replaceMemberRoles(
  db: Queries,
  { accountId, userIds, roles }: { accountId: number; userIds: readonly string[]; roles: string[] },
): Promise<void> {
  await db
    .update(memberships)
    .set({ roles })
    .where(
      and(
        eq(memberships.accountId, accountId),
        sql`${memberships.userId} = any(${sql.param(userIds)}::uuid[])`,
        not(arrayContains(memberships.roles, ['account-owner'])),
        // A row that stays the same would be written, and others would wait for it.
        sql`${memberships.roles} is distinct from ${sql.param(roles)}::text[]`,
      ),
    )
}

/** The addresses with an open invitation to an account, in alphabetical order. Each holds a seat. */
export async function openInvitations(db: Queries, accountId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ emailAddress: invitations.emailAddress })
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        isNull(invitations.accepted),
        gt(invitations.expiration, now),
      ),
    )
    .orderBy(asc(invitations.emailAddress))
  return rows.map(({ emailAddress }) => emailAddress)
}
