import { useQuery } from '@tanstack/react-query'
import { actingPermission, permission } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import type { AnyOperation } from '#portal/api/types.ts'

/** Tells for any operations whether the person may call all of them. */
export function useMay(): (operations: readonly AnyOperation[]) => boolean {
  const { data: session } = useQuery(sessionQuery)
  return operations =>
    permission(session?.roles ?? [], operations).allowed &&
    (!session?.acting || actingPermission(session.acting.access, operations) === undefined)
}
