/**
 * People, how they prove who they are, and logins that go elsewhere and return. Other services may import
 * only this file.
 */

export { addressSignsUp } from './address-proofs.ts'
export { beginLoginAttempt, requireCallback, takeLoginAttempt } from './login/attempts.ts'
export { readDevice } from './login/device.ts'
export { isTwoStepLogin } from './login/factor-check.ts'
export { openOwnAccount } from './own-account.ts'
export { trialHolderOf } from './trial-holder.ts'
