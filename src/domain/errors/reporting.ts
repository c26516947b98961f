import type { CatalogEntry } from './entry.ts'

/** Reports of wrong data, and emails about incidents. */
export const reportingErrors = {
  'too-many-data-reports': {
    id: null,
    status: 409,
    message: 'At most {limit} reports can wait for us. Wait until we have looked into some.',
  },
  'data-report-changed': {
    id: null,
    status: 409,
    message: 'Someone else has changed this report. Read it again.',
  },
  'status-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is no longer valid. Subscribe again to get a new one.',
  },
} as const satisfies Record<string, CatalogEntry>
