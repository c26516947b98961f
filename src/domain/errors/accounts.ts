import type { CatalogueEntry } from './entry.ts'

/** Accounts of one's own, and staff who act in somebody's. */
export const accountsErrors = {
  'email-not-confirmed': { id: null, status: 403, message: 'Confirm your e-mail address first.' },
  'acting-as-staff': { id: null, status: 403, message: "You can't act as another member of staff." },
} as const satisfies Record<string, CatalogueEntry>
