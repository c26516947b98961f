import type { CatalogEntry } from './entry.ts'

/** Second factor and passkeys. */
export const factorErrors = {
  'code-required': {
    id: null,
    status: 400,
    message: 'Enter the code from your authenticator app, or a recovery code.',
  },
  'code-incorrect': {
    id: null,
    status: 400,
    message: 'This code is incorrect. Enter the one that the app shows now.',
  },
  'second-factor-required': {
    id: null,
    status: 401,
    message: 'Enter the code from your authenticator app, or a recovery code.',
  },
  'second-factor-invalid': {
    id: null,
    status: 401,
    message: 'This code is incorrect. Enter the one that the app shows now.',
  },
  'second-factor-exists': {
    id: null,
    status: 409,
    message: 'You already have a second factor. Remove it first.',
  },
  'second-factor-missing': {
    id: null,
    status: 409,
    message: 'You have no second factor. Set one up first.',
  },
  'second-factor-not-begun': { id: null, status: 409, message: 'This setup has expired. Start again.' },
  'passkey-invalid': {
    id: null,
    status: 401,
    message: 'This passkey could not be verified. Try again, or log in another way.',
  },
  'passkey-not-accepted': {
    id: null,
    status: 400,
    message: 'This passkey could not be verified. Start again.',
  },
  'too-many-passkeys': {
    id: null,
    status: 409,
    message: 'You have reached the limit of {limit} passkeys. Remove one first.',
  },
} as const satisfies Record<string, CatalogEntry>
