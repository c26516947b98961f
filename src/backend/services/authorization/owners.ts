import { and, arrayContains, eq, ne } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import type { Caller } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { OWNER_ROLES } from './limits.ts'

const OWNER = 'account-owner'
const ownerRoles: readonly string[] = OWNER_ROLES

/**
 * Throws 403 when a restricted owner, or staff acting as an owner, would change an owner role or a person who
 * has one.
 */
export function requireOwnerFor(caller: Caller, roles: readonly string[]): void {
  if (!roles.some(role => ownerRoles.includes(role))) return
  // An owner made by staff would remain one after the acting ends.
  if (caller.actor) throw problem('acting-refused')
  if (caller.roles.includes(OWNER)) return
  throw problem(...missingRoleError([OWNER]))
}

/** The memberships of an account's owners. */
export function isOwnerOf(accountId: number) {
  return and(eq(memberships.accountId, accountId), arrayContains(memberships.roles, [OWNER]))
}

/** Throws 409 when no one else owns the account. The account must be locked. */
export async function requireAnotherOwner(db: Queries, accountId: number, userId: string): Promise<void> {
  const others = await db.$count(memberships, and(isOwnerOf(accountId), ne(memberships.userId, userId)))
  if (others === 0) throw problem('last-owner')
}
