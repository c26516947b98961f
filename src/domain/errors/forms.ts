import type { CatalogEntry } from './entry.ts'

/** Forms of the public site. */
export const formsErrors = {
  'newsletter-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is no longer valid. Subscribe again to get a new one.',
  },
  'form-expired': {
    id: null,
    status: 403,
    message: 'This form was open for too long. Send it again.',
  },
} as const satisfies Record<string, CatalogEntry>
