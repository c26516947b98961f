import type { CatalogEntry } from './entry.ts'

/** Sign-up, login, and a person's own credentials, second factors, and passkeys. */
export const identityErrors = {
  'login-name-differs': { id: null, status: 400, message: 'Type your email address exactly.' },
  'only-owner': {
    id: null,
    status: 409,
    message: 'You are the only owner of {accounts}. Add another owner or close the account first.',
  },
  'login-not-deleted': { id: null, status: 409, message: "This login isn't being deleted." },
  'login-of-staff': { id: null, status: 409, message: "Logins of staff can't be deleted here." },
  'email-not-confirmed': { id: null, status: 403, message: 'Confirm your email address first.' },
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
    message: "We couldn't verify this passkey. Try again, or use another login method.",
  },
  'passkey-not-accepted': {
    id: null,
    status: 400,
    message: "We couldn't verify this passkey. Start again.",
  },
  'too-many-passkeys': {
    id: null,
    status: 409,
    message: 'You have reached the limit of {limit} passkeys. Remove one first.',
  },
  'confirmation-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is no longer valid. Request a new one.',
  },
  'link-code-invalid': {
    id: null,
    status: 400,
    message: 'This code isn’t valid for this address. Check both, or request a new email.',
  },
  'confirmation-password-required': {
    id: null,
    status: 400,
    message: 'Enter the password you signed up with.',
  },
  'password-reset-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is no longer valid. Request a new one.',
  },
  'password-incorrect': { id: null, status: 400, message: 'The password is incorrect.' },
  'password-not-new': { id: null, status: 400, message: 'The new password must differ from the old one.' },
  'password-too-common': {
    id: null,
    status: 400,
    message: 'This password is too easy to guess. Choose another one.',
  },
  'email-not-accepted': {
    id: null,
    status: 400,
    message: "Use a permanent email address. Disposable ones aren't accepted.",
  },
  'email-plus-not-allowed': {
    id: null,
    status: 400,
    message: 'Remove the plus sign and the text after it.',
  },
  'third-party-code-invalid': {
    id: null,
    status: 400,
    message: 'The login could not be completed. Start again.',
  },
  'redirect-not-allowed': { id: null, status: 400, message: "This redirect URL isn't allowed." },
  'invalid-credentials': {
    id: null,
    status: 401,
    message: 'The email address or the password is incorrect.',
  },
  'no-account-linked': { id: null, status: 401, message: 'No account is linked to this login.' },
  'password-change-required': { id: null, status: 403, message: 'Choose your own password first.' },
  'user-disabled': { id: null, status: 403, message: 'This login is disabled. Contact support.' },
  'sso-required': { id: null, status: 403, message: 'Your organization logs in with single sign-on.' },
  'sso-unavailable': {
    id: null,
    status: 404,
    message: 'Single sign-on is not set up for this organization.',
  },
  'provider-groups-missing': {
    id: null,
    status: 409,
    message:
      "Your identity provider left out your groups, so we can't give you a role. Ask an owner of the account to invite you.",
  },
  'already-confirmed': { id: null, status: 409, message: 'This email address is already confirmed.' },
  'login-already-exists': {
    id: null,
    status: 409,
    message: 'This login is already linked. Add a different one.',
  },
  'provider-login-taken': {
    id: null,
    status: 409,
    message: 'This login is already registered. Log in, or sign up with another one.',
  },
  'too-many-logins': {
    id: null,
    status: 409,
    message: 'You have reached the limit of {limit} logins with other services. Remove one first.',
  },
  'last-credential': { id: null, status: 409, message: 'You need at least one login method.' },
  'username-taken': { id: null, status: 409, message: 'This email address is already registered.' },
  'provider-not-offered': {
    id: null,
    status: 400,
    message: 'Login with this provider is not available here.',
  },
  'provider-email-unverified': {
    id: null,
    status: 400,
    message: 'Confirm your email address with this provider first.',
  },
  'password-not-set': { id: null, status: 409, message: 'You have no password yet. Add one first.' },
  'own-login': { id: null, status: 409, message: 'This is your own login. Ask another member of staff.' },
} as const satisfies Record<string, CatalogEntry>
