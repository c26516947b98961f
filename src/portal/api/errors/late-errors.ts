import { supportEmail } from '../help.ts'

/**
 * Errors of the browser that load with what can fail, not with every page: passkeys, and the check for bots. `{host}` is
 * where the vendor's script comes from, which content blockers name too.
 */
export const lateErrors = {
  'bot-check-blocked': `The check that you’re human didn’t finish. A content blocker may be stopping {host}. Allow it for this site and try again, or email ${supportEmail}.`,
  'passkey-not-given': "The browser didn't send a passkey. Try again, or use another login method.",
  'passkeys-not-supported': "This browser doesn't support passkeys. Use another login method.",
} as const satisfies Record<string, string>

export type LateErrorName = keyof typeof lateErrors
