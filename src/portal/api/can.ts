import { useQuery } from '@tanstack/react-query'
import { commonError } from '#domain/errors/common.ts'
import { type ActingAccess, allows, missingRoles } from '#domain/operation.ts'
import { sessionQuery } from './session.ts'
import type { AnyOperation } from './types.ts'

export interface Permission {
  allowed: boolean
  /** Why not, for people; undefined when allowed. */
  reason: string | undefined
}

/** Whether roles allow every one of these operations: an ability of the interface is such a list. */
export function permission(roles: readonly string[], operations: readonly AnyOperation[]): Permission {
  const refused = operations.find(operation => !allows(operation, roles))
  if (!refused) return { allowed: true, reason: undefined }
  const role = missingRoles(refused, roles).join(' and ')
  return refusal(commonError('insufficient-permissions', { values: { role } }))
}

/** What staff who act as the person may not do, whatever the roles say. */
export function actingPermission(
  access: ActingAccess,
  operations: readonly AnyOperation[],
): Permission | undefined {
  if (operations.some(({ acting }) => acting === 'never')) return refusal(commonError('acting-refused'))
  const isRefused = access === 'read-only' && operations.some(({ acting }) => acting === 'raised')
  return isRefused ? refusal(commonError('acting-read-only')) : undefined
}

function refusal({ message }: { message: string }): Permission {
  return { allowed: false, reason: message }
}

/** `useCan(createSecretKey)`: may the signed-in person do this, and if not, why. */
export function useCan(...operations: AnyOperation[]): Permission {
  const { data: session } = useQuery(sessionQuery)
  const byRole = permission(session?.roles ?? [], operations)
  if (!byRole.allowed || !session?.acting) return byRole
  return actingPermission(session.acting.access, operations) ?? byRole
}
