/**
 * The pages that a login with another service comes back to, and what each is for (storefront-and-session §2,
 * decisions A10 and A11). A login can be used for nothing else than what it began for.
 */
export const CALLBACK_PATH = '/account/callback'

export const callbackKinds = ['login', 'signup', 'associate', 'add-login', 'g2', 'sso'] as const
export type CallbackKind = (typeof callbackKinds)[number]

export function callbackPath(kind: CallbackKind): string {
  return `${CALLBACK_PATH}/${kind}`
}

/** The paths of the pages that log in, that sign up, and that add a login to a signed-in person. */
export const loginCallbacks = [callbackPath('login'), callbackPath('g2')]
export const signUpCallbacks = [callbackPath('signup')]
export const associateCallbacks = [callbackPath('associate'), callbackPath('add-login')]
