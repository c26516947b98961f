import type { CatalogEntry } from './entry.ts'

/** Errors that several services return, and none owns: ranges, reports, time zones, and organizations. */
export const sharedErrors = {
  'end-before-start': { id: null, status: 400, message: 'End date cannot be before start date.' },
  'range-too-long': { id: null, status: 400, message: 'Choose at most six months.' },
  'unknown-time-zone': { id: null, status: 400, message: 'This time zone is unknown.' },
  'report-too-large': {
    id: null,
    status: 400,
    message: 'This report is too large. Choose a shorter date range or fewer keys.',
  },
  'organization-owner-required': {
    id: null,
    status: 403,
    message: 'Only the account that registered this organization can do this.',
  },
} as const satisfies Record<string, CatalogEntry>
