import { useQuery } from '@tanstack/react-query'
import { commonError } from '#domain/errors/common.ts'
import { allows, missingRoles } from '#domain/operation.ts'
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
  return { allowed: false, reason: commonError('insufficient-permissions', { values: { role } }).message }
}

/** `useCan(createSecretKey)`: may the signed-in person do this, and if not, why. */
export function useCan(...operations: AnyOperation[]): Permission {
  const { data: session } = useQuery(sessionQuery)
  return permission(session?.roles ?? [], operations)
}
