import { missingRoleError } from '#domain/errors/missing-role.ts'
import type { Caller } from '#kernel/access/access.ts'
import { tokenNotAllowed } from '#kernel/access/api-tokens/check.ts'
import { problem } from '#kernel/http/problem.ts'
import { OWNER_ROLES } from './limits.ts'

const OWNER = 'account-owner'
const ownerRoles: readonly string[] = OWNER_ROLES

/**
 * Throws 403 when a restricted owner, a program with an API token, or staff acting as an owner, would change an owner role or a person who
 * has one.
 */
export function requireOwnerFor(caller: Caller, roles: readonly string[]): void {
  if (!roles.some(role => ownerRoles.includes(role))) return
  // An owner made by staff would remain one after the acting ends.
  if (caller.actor) throw problem('acting-rejected')
  if (caller.token) throw tokenNotAllowed('It is about owners.')
  if (caller.roles.includes(OWNER)) return
  throw problem(...missingRoleError([OWNER]))
}
