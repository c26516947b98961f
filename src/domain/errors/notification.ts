import type { CatalogEntry } from './entry.ts'

/** Contacts, confirmations, and mail events. */
export const notificationErrors = {
  'unsubscribe-link-invalid': {
    id: null,
    status: 400,
    message: 'This link isn’t valid. Enter the code from the email instead.',
  },
  'contact-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is no longer valid. Request a new one.',
  },
  'primary-contact': { id: null, status: 409, message: 'Choose another primary contact first.' },
  'contact-not-confirmed': {
    id: null,
    status: 409,
    message: "This contact's email address is not confirmed yet.",
  },
  'webhook-signature-invalid': { id: null, status: 401, message: 'The signature is wrong or too old.' },
  'mail-events-not-configured': {
    id: null,
    status: 503,
    message: "Email events aren't set up on this server.",
  },
  'contact-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this contact after you opened it. Review the current version before you save.',
  },
  'contact-exists': { id: null, status: 409, message: 'A contact with this email address already exists.' },
  'too-many-contacts': {
    id: null,
    status: 409,
    message: 'This account has {limit} contacts. Delete one you no longer need first.',
  },
} as const satisfies Record<string, CatalogEntry>
