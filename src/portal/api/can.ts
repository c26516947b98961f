import { useQuery } from '@tanstack/react-query'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { type ActingAccess, allows, isAllowedWhileClosing, missingRoles } from '#domain/contract/operation.ts'
import { commonError } from '#domain/errors/common.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import { listAccountOwners } from '#generated/authorization/operations/listAccountOwners.ts'
import { query } from './call.ts'
import { ApiError, messageOf } from './errors/errors.ts'
import { sessionQuery } from './session/session.ts'
import type { AnyOperation } from './types.ts'

export interface Permission {
  allowed: boolean
  /** The reason for a rejection, in words for people; undefined when allowed. */
  reason: string | undefined
}

/** Whether roles allow every one of these operations. An ability of the interface is a list of operations. */
export function permission(roles: readonly string[], operations: readonly AnyOperation[]): Permission {
  const rejected = operations.find(operation => !allows(operation, roles))
  if (!rejected) return { allowed: true, reason: undefined }
  return rejection(commonError(...missingRoleError(missingRoles(rejected, roles))))
}

/** The operations that staff who act as the person cannot call, whatever the roles say. */
export function actingPermission(
  access: ActingAccess,
  operations: readonly AnyOperation[],
): Permission | undefined {
  if (operations.some(({ acting }) => acting === 'never')) return rejection(commonError('acting-rejected'))
  const isRejected = access === 'read-only' && operations.some(({ acting }) => acting === 'raised')
  return isRejected ? rejection(commonError('acting-read-only')) : undefined
}

function rejection({ message }: { message: string }): Permission {
  return { allowed: false, reason: message }
}

/** `useCan(createSecretKey)`: whether the logged-in person may call it, and if not, why, and whom to ask. */
export function useCan(...operations: AnyOperation[]): Permission {
  const { data: session } = useQuery(sessionQuery)
  const byRole = permission(session?.roles ?? [], operations)
  // An account owner cannot grant a staff role.
  const isOfStaff = operations.some(operation => missingRoles(operation, []).includes(INTERNAL_ROLE))
  const owners = useOwnersToAsk(!byRole.allowed && !isOfStaff)
  if (!byRole.allowed) return { ...byRole, reason: withOwners(byRole.reason, owners) }
  if (session?.closes && !operations.every(isAllowedWhileClosing))
    return rejection(commonError('account-closing'))
  if (!session?.acting) return byRole
  return actingPermission(session.acting.access, operations) ?? byRole
}

/** The message of a rejected call, with whom to ask if a role is missing. */
export function useRejectionText(error: Error | null): string {
  const isForRole = error instanceof ApiError && error.name === 'insufficient-permissions'
  return withOwners(error ? messageOf(error) : '', useOwnersToAsk(isForRole)) ?? ''
}

/** Email addresses of the account's owners; fetched only when a role is missing. */
function useOwnersToAsk(isAsked: boolean): string[] {
  const { data } = useQuery({ ...query(listAccountOwners), enabled: isAsked })
  return data?.owners.map(owner => owner.email_address) ?? []
}

/** The maximum number of addresses in a message. */
const NAMED_OWNERS = 3

function withOwners(reason: string | undefined, owners: readonly string[]): string | undefined {
  if (!reason || !owners.length) return reason
  const named = new Intl.ListFormat('en').format(owners.slice(0, NAMED_OWNERS))
  return `${reason} ${owners.length === 1 ? 'Owner' : 'Owners'}: ${named}.`
}
