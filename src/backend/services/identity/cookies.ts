import { CONFIRMATION_LIFETIME, KNOWN_DEVICE_LIFETIME, LOGIN_ATTEMPT_LIFETIME } from '#generated/durations.ts'
import type { CookieKind } from '#kernel/access/cookies.ts'

/** The secret that this browser got when someone signed up in it. Lives as long as the confirmation link. */
export const signUpCookie: CookieKind = {
  name: 'sign-up',
  sameSite: 'strict',
  lifetime: CONFIRMATION_LIFETIME,
  pattern: /^[\w-]{43}$/,
}

/** Ties a redirected login to the browser where it started. */
export const loginStateCookie: CookieKind = {
  name: 'login-state',
  sameSite: 'lax',
  lifetime: LOGIN_ATTEMPT_LIFETIME,
}

/**
 * Identifies this browser as a known device, sealed. It survives a logout: it does not authenticate, and the
 * next login uses it.
 */
export const deviceCookie: CookieKind = {
  name: 'device',
  sameSite: 'strict',
  lifetime: KNOWN_DEVICE_LIFETIME,
}

/**
 * Says, sealed, who has just proved in this browser who they are, but has to log in with single sign-on. It does not
 * authenticate: it lets that login be linked to them.
 */
export const passwordProofCookie: CookieKind = {
  name: 'password-proof',
  sameSite: 'strict',
  lifetime: LOGIN_ATTEMPT_LIFETIME,
}
