/**
 * The callback pages of third-party logins, and what each is for (storefront-and-session §2, decisions A10
 * and A11). A login can only be used for its original purpose.
 */
export const CALLBACK_PATH = '/account/callback'

/** What a callback page receives as `error` when we, not the provider, ask the person to wait. */
export const TOO_MANY_REQUESTS = 'too_many_requests'

export const callbackKinds = ['login', 'signup', 'associate', 'add-login', 'g2', 'sso'] as const
export type CallbackKind = (typeof callbackKinds)[number]

/** What each is for, after "Logging in": the title of its browser tab. */
export const callbackPurposes: Record<CallbackKind, string> = {
  login: 'with another service',
  signup: 'for the first time',
  associate: 'to link a login',
  'add-login': 'to add a login',
  g2: 'with G2',
  sso: 'with single sign-on',
}

/* @__NO_SIDE_EFFECTS__ */
export function callbackPath(kind: CallbackKind): string {
  return `${CALLBACK_PATH}/${kind}`
}

/** Paths of the callback pages that log in, sign up, and add a login for a logged-in person. */
export const loginCallbacks = [callbackPath('login'), callbackPath('g2')]
export const signUpCallbacks = [callbackPath('signup')]
export const associateCallbacks = [callbackPath('associate'), callbackPath('add-login')]
