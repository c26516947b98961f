import { useQuery } from '@tanstack/react-query'
import { authorizationErrors } from '#domain/errors/authorization.ts'
import { commonError } from '#domain/errors/common.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import { useRejectionText } from '#portal/api/can.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import type { LockedRoles } from '../roles/role-picker.tsx'
import { isLastOwner, isOwnerRole, type Member, OWNER_ROLES, ownersQuery } from './team.ts'

const OWNER = 'account-owner'
const ownerRequired = new ApiError([commonError(...missingRoleError([OWNER]))])
const lastOwner = authorizationErrors['last-owner'].message

/** Why the logged-in person may not do something to someone on the team. */
export function useTeamRules() {
  const { data: session } = useQuery(sessionQuery)
  const { data: owners = [] } = useQuery(ownersQuery)
  const isOwner = session?.roles.includes(OWNER) ?? false
  const askOwner = useRejectionText(isOwner ? null : ownerRequired)
  // An owner made by staff would remain one after they have stopped acting.
  const ownerRoleReason = session?.acting
    ? commonError('acting-rejected').message
    : isOwner
      ? undefined
      : askOwner
  const isSelf = ({ id }: Member) => id === session?.userId

  return {
    isSelf,
    /** Removing a member, or revoking or resending an invitation. */
    against(member: Member): string | undefined {
      const isProtected = !isSelf(member) && member.roles.some(isOwnerRole)
      return (isProtected && ownerRoleReason) || (isLastOwner(member, owners) ? lastOwner : undefined)
    },
    /** Roles that cannot be given to the member or taken from them, each with the reason. */
    lockedRoles(member?: Member): LockedRoles {
      const reasons = OWNER_ROLES.map(role => {
        const isLast = role === OWNER && member && isLastOwner(member, owners)
        return [role, ownerRoleReason ?? (isLast ? lastOwner : undefined)]
      })
      return Object.fromEntries(reasons.filter(([, reason]) => reason))
    },
  }
}
