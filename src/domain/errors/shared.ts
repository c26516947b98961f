import type { CatalogEntry } from './entry.ts'

/** Errors that several services return, and none owns: ranges, reports, time zones, API tokens, and organizations. */
export const sharedErrors = {
  'end-before-start': { id: null, status: 400, message: 'End date cannot be before start date.' },
  'range-too-long': { id: null, status: 400, message: 'Choose at most six months.' },
  'unknown-time-zone': { id: null, status: 400, message: 'This time zone is unknown.' },
  'report-too-large': {
    id: null,
    status: 400,
    message: 'This report is too large. Choose a shorter date range or fewer keys.',
  },
  'token-not-allowed': {
    id: null,
    status: 403,
    message: "API tokens can't do this. {reason} Log in to the portal and do it there.",
  },
  'token-account-required': {
    id: null,
    status: 403,
    message: 'This API token is for several accounts. Send the number of one in the header X-Account.',
  },
  'token-account-rejected': {
    id: null,
    status: 403,
    message: "This API token isn't for the account in the header X-Account.",
  },
  'organization-owner-required': {
    id: null,
    status: 403,
    message: 'Only the account that registered this organization can do this.',
  },
} as const satisfies Record<string, CatalogEntry>
