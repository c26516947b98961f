import type { CatalogEntry } from './entry.ts'

/** Exports of an account's data. */
export const exportsErrors = {
  'export-not-ready': { id: null, status: 409, message: "This export isn't ready yet." },
  'export-link-expired': {
    id: null,
    status: 404,
    message: 'This link no longer works. Get a new one in account settings.',
  },
} as const satisfies Record<string, CatalogEntry>
