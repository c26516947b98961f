/**
 * Accounts, which every service depends on: opened by a sign-up, shared by a team. Other services may import
 * only this file.
 */

export {
  accountLabelOf,
  accountOpened,
  accountsOf,
  accountsOfSameOwners,
  type OwnAccount,
  openAccount,
  ownSeatsOf,
  renameAccount,
  requireAccount,
  setOwnSeats,
} from './accounts.ts'
export {
  accountCloses,
  accountErased,
  type ClosingObstacle,
  type ClosingPart,
  type ClosingRow,
  closingOf,
  type ErasureFacts,
  isClosed,
  isOpenAccount,
  markClosed,
  type PreviewFacts,
} from './closing/closing.ts'
export { accountSteps, eraseRows, inTurn, reduceRows } from './closing/erase-rows.ts'
export {
  accountExports,
  type ExportedKind,
  type ExportedRow,
  exportedTable,
} from './export/export.ts'
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
export { CLOSING_ROLE, holdsInternalRole, rolesIn, rolesOf, staffAmong } from './roles.ts'
export { accounts, closings, internalRoles, memberships } from './tables.ts'
