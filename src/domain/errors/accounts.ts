import type { CatalogueEntry } from './entry.ts'

/** Accounts of one's own, and staff who act in somebody's. */
export const accountsErrors = {
  'email-not-confirmed': { id: null, status: 403, message: 'Confirm your e-mail address first.' },
} as const satisfies Record<string, CatalogueEntry>
