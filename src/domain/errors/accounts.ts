import type { CatalogueEntry } from './entry.ts'

/** A person's own accounts, and staff who act in another person's. */
export const accountsErrors = {
  'email-not-confirmed': { id: null, status: 403, message: 'Confirm your e-mail address first.' },
  'acting-as-staff': { id: null, status: 403, message: "You can't act as another member of staff." },
} as const satisfies Record<string, CatalogueEntry>
