import type { CatalogueEntry } from './entry.ts'

/** Second factor and passkeys. */
export const factorErrors = {
  'code-required': {
    id: null,
    status: 400,
    message: 'Enter the code of your authenticator app, or a recovery code.',
  },
  'code-incorrect': {
    id: null,
    status: 400,
    message: 'This code is not right. Enter the one that the app shows now.',
  },
  'second-factor-required': {
    id: null,
    status: 401,
    message: 'Enter the code of your authenticator app, or a recovery code.',
  },
  'second-factor-invalid': {
    id: null,
    status: 401,
    message: 'This code is not right. Enter the one that the app shows now.',
  },
  'second-factor-exists': {
    id: null,
    status: 409,
    message: 'You have a second factor already. Remove it first.',
  },
  'second-factor-missing': {
    id: null,
    status: 409,
    message: 'You have no second factor. Set one up first.',
  },
  'second-factor-not-begun': { id: null, status: 409, message: 'This set-up is too old. Start again.' },
  'passkey-invalid': {
    id: null,
    status: 401,
    message: 'This passkey could not be checked. Try again, or log in in another way.',
  },
  'passkey-not-accepted': {
    id: null,
    status: 400,
    message: 'This passkey could not be checked. Start again.',
  },
  'too-many-passkeys': {
    id: null,
    status: 409,
    message: 'You have all {limit} passkeys that there can be. Remove one first.',
  },
} as const satisfies Record<string, CatalogueEntry>
