import type { CatalogEntry } from './entry.ts'

/** A person's own accounts, and staff who act in another person's. */
export const accountsErrors = {
  'email-not-confirmed': { id: null, status: 403, message: 'Confirm your email address first.' },
  'trial-not-offered': {
    id: null,
    status: 400,
    message: 'This plan is no free trial that we offer. Choose another one.',
  },
  'acting-as-staff': { id: null, status: 403, message: "You can't act as another member of staff." },
} as const satisfies Record<string, CatalogEntry>
