/**
 * People, how they prove who they are, and logins that go elsewhere and return. Other services may import
 * only this file.
 */

export { addressSignsUp } from './address-proofs.ts'
export {
  beginLoginAttempt,
  claimLoginAnswer,
  peekLoginAttempt,
  requireCallback,
  takeLoginAttempt,
} from './login/attempts.ts'
export { readDevice } from './login/device.ts'
export { isTwoStepLogin } from './login/factor-check.ts'
export { recordFailedLogin } from './login/failed-logins.ts'
export { provenPerson } from './login/password-proof.ts'
export { exampleOrigin, type Origin, originBlocks, originOf } from './mails/origin.ts'
export { openOwnAccount } from './own-account.ts'
export { trialHolderOf } from './trial-holder.ts'
