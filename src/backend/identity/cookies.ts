import type { CookieKind } from '#kernel/access/cookies.ts'
import { CONFIRMATION_LIFETIME, KNOWN_DEVICE_LIFETIME, LOGIN_ATTEMPT_LIFETIME } from './limits.ts'

/** The secret that this browser was given when somebody signed up in it. Lives as long as the link it is good for. */
export const signUpCookie: CookieKind = {
  name: 'sign-up',
  sameSite: 'strict',
  lifetime: CONFIRMATION_LIFETIME,
  pattern: /^[\w-]{43}$/,
}

/** Ties a redirected login to the browser that it started in. */
export const loginStateCookie: CookieKind = {
  name: 'login-state',
  sameSite: 'lax',
  lifetime: LOGIN_ATTEMPT_LIFETIME,
}

/**
 * What this browser is known by, sealed. It stays after a logout: it does not authenticate, and it counts at the
 * next login.
 */
export const deviceCookie: CookieKind = {
  name: 'device',
  sameSite: 'strict',
  lifetime: KNOWN_DEVICE_LIFETIME,
}
