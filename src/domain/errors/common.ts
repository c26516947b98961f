import { type CatalogEntry, type ErrorItem, type ErrorItemOptions, toErrorItem } from './entry.ts'

/** Errors of any operation whose text pages know themselves. The first load of every page has them. */
export const commonErrors = {
  'invalid-field': { id: null, status: 400, message: 'Please correct the errors and resubmit the form.' },
  'not-authenticated': { id: null, status: 401, message: 'Log in to continue.' },
  'insufficient-permissions': {
    id: null,
    status: 403,
    message: "You don't have permission to do this. {advice}.",
  },
  'acting-read-only': {
    id: null,
    status: 403,
    message: 'You have read-only access. Allow changes first.',
  },
  'account-closing': {
    id: null,
    status: 403,
    message: 'This account is being closed. An owner can restore it.',
  },
  'acting-rejected': {
    id: null,
    status: 403,
    message: 'Only the person can do this. Stop acting as them first.',
  },
  'suspected-bot': {
    id: 1613259231,
    status: 403,
    message: "We couldn't verify that you are a person. Reload the page and try again.",
  },
  'too-many-requests': {
    id: 1588093855,
    status: 429,
    message: "You're going too fast. Wait {seconds} seconds and try again.",
  },
  'internal-error': { id: null, status: 500, message: 'An unknown error occurred.' },
} as const satisfies Record<string, CatalogEntry>

/** The wire form of one of these errors. */
export function commonError(name: keyof typeof commonErrors, options?: ErrorItemOptions): ErrorItem {
  return toErrorItem(name, commonErrors[name], options)
}
