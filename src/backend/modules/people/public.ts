/**
 * People, and what they log in with: the tables and the rules that several services share. Services may import only
 * this file.
 */

export { isDisposable, rejectionOfAddress, requireAcceptedAddress } from './addresses.ts'
export {
  deletionOf,
  isBeingDeleted,
  keepLogin,
  type LoginDeletionPart,
  type LoginDeletionRow,
  loginDeletes,
  type PersonErasure,
  personErased,
} from './deletion.ts'
export {
  countLoginMethods,
  membersWithoutLoginMethod,
  removeLoginMethods,
  withoutLoginMethod,
} from './login-methods.ts'
export { memberAddressesOf, ownerAddressesOf } from './members.ts'
export {
  callingPerson,
  confirmAddress,
  findByUsername,
  findPerson,
  lockOwn,
  lockPerson,
  normalizeUsername,
  type Person,
  rejectDisabled,
  requireConfirmed,
} from './people.ts'
export { recoveryObstacles, withPasswordAndSecondFactor } from './recovery.ts'
export {
  loginDeletions,
  passkeyChallenges,
  passkeys,
  people,
  recoveryCodes,
  secondFactors,
  thirdPartyLogins,
  usernameChanges,
} from './tables.ts'
export { createConfirmed } from './vouched.ts'
