import { MISSING_FILE } from '#portal/missing-file.ts'

/**
 * Errors in the browser, where no service has given a reason. The texts that the specification quotes are
 * exact (account-portal §8); the others come from decision U7.
 */
export const clientErrors = {
  'missing-file': MISSING_FILE,
  network: "We couldn't reach the server. Check your connection and try again.",
  offline: 'You’re offline. Nothing was changed.',
  // Here and not with the late errors, because what loads later may not come either.
  'no-response': 'No response within 30 seconds. You can safely try again.',
  'no-response-to-change':
    'No response within 30 seconds. It may or may not have been done. Reload to check.',
  'not-a-list': 'Something broke, not your fault',
  unknown: 'Whoops! Something went wrong. Please try again.',
} as const satisfies Record<string, string>

/** The same of a read. */
export const OFFLINE_READ = 'You’re offline. This loads when the connection is back.'

export type ClientErrorName = keyof typeof clientErrors

/** The prefix for names of fields that a form does not have (account-portal §5). */
export const UNHANDLED_FIELD = 'Unhandled field: '
