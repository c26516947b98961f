/**
 * Errors of pages behind the login, where no service has given a reason. The texts that the specification quotes are
 * exact (account-portal §8).
 */
export const accountErrors = {
  'permissions-not-loaded': 'Permissions failed to load',
  'account-not-switched': 'Unable to switch accounts',
  'primary-contact-not-loaded': 'Unable to load Primary Contact',
  'account-not-loaded': 'Your account could not be loaded.',
} as const satisfies Record<string, string>

export type AccountErrorName = keyof typeof accountErrors

/** The long form of an unknown error, where it replaces a page (account-portal §8, decision E7). */
export const UNKNOWN_PAGE =
  'An unknown error occurred. Check your connection and try again. If it happens again, contact support.'
