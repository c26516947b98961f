import { and, eq } from 'drizzle-orm'
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

/** Whether a person is a member of staff. */
export async function holdsInternalRole(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(internalRoles)
    .where(and(eq(internalRoles.userId, userId), eq(internalRoles.role, INTERNAL_ROLE)))
  return rows.length > 0
}
