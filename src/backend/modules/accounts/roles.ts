import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { internalRoles, memberships } from './tables.ts'

/** Returns the roles of a person in an account, none if they do not belong to it, plus roles of staff. */
export async function rolesIn(queries: Queries, userId: string, accountId: number | null): Promise<string[]> {
  const internal = await queries
    .select({ role: internalRoles.role })
    .from(internalRoles)
    .where(eq(internalRoles.userId, userId))
  const staff = internal.map(({ role }) => role)
  if (accountId === null) return staff
  const [membership] = await queries
    .select({ roles: memberships.roles })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.accountId, accountId)))
  return [...(membership?.roles ?? []), ...staff]
}

/**
 * What callers in an account that is being closed have among their roles. No contract has it, so that it allows nothing.
 * It is in the membership, because each call locks that one: a closing waits for calls in progress, and they see it.
 */
export const CLOSING_ROLE = 'account-closing'

/** The same as part of another statement. With `lock`, the roles stay so until the transaction ends. */
export function rolesOf(
  { userId, accountId }: { userId: SQL; accountId: SQL },
  lock?: 'share',
): SQL<string[]> {
  const locked = lock ? sql` for share` : sql``
  // Aliases, because the outer statement may have columns of the same names.
  return sql<
    string[]
  >`coalesce((select case when m.closing then m.roles || ${CLOSING_ROLE}::text else m.roles end from ${memberships} m where m.user_id = ${userId} and m.account_id = ${accountId}${locked}), '{}')
    || array(select i.role from ${internalRoles} i where i.user_id = ${userId}${locked})`
}

/** Whether a person is a member of staff. */
export async function holdsInternalRole(db: Queries, userId: string): Promise<boolean> {
  return (await staffAmong(db, [userId])).has(userId)
}

/** Of these people, the members of staff. */
export async function staffAmong(db: Queries, userIds: readonly string[]): Promise<Set<string>> {
  if (!userIds.length) return new Set()
  const rows = await db
    .select({ userId: internalRoles.userId })
    .from(internalRoles)
    .where(and(inArray(internalRoles.userId, [...userIds]), eq(internalRoles.role, INTERNAL_ROLE)))
  return new Set(rows.map(({ userId }) => userId))
}
