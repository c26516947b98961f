/**
 * Accounts, which every service depends on: opened by a sign-up, shared by a team. Other services may import
 * only this file.
 */

export {
  accountLabelOf,
  accountOpened,
  accountsOf,
  accountsOfSameOwners,
  openAccount,
  ownSeatsOf,
  renameAccount,
  requireAccount,
  setOwnSeats,
} from './accounts.ts'
export { DEFAULT_MAX_USERS } from './limits.ts'
export {
  addMember,
  areOwnersOf,
  lockAccount,
  memberJoins,
  removeMember,
  replaceMemberRoles,
  requireAnotherOwner,
} from './members.ts'
export { holdsInternalRole, rolesIn, rolesOf, staffAmong } from './roles.ts'
export { accounts, internalRoles, memberships } from './tables.ts'
