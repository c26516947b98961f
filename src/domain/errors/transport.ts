import type { CatalogEntry } from './entry.ts'

/**
 * Rejections of requests that have nothing to do with their operation. No operation declares them, and the response is
 * the usual error list.
 */
export const transportErrors = {
  'ambiguous-request': {
    id: null,
    status: 400,
    message: 'The request can be read in more than one way.',
  },
  'request-timeout': { id: null, status: 408, message: 'The request took too long to arrive.' },
  'address-too-long': { id: null, status: 414, message: 'The URL is too long.' },
  'header-too-large': { id: null, status: 431, message: 'A header of the request is too large.' },
  busy: { id: null, status: 503, message: 'We can’t process the request right now. Try again in a moment.' },
} as const satisfies Record<string, CatalogEntry>

/** Rejections that any operation can declare, and whose text pages have only from the server. */
export const requestErrors = {
  'not-found': { id: null, status: 404, message: "We couldn't find that. It may have been removed." },
  'upstream-failure': {
    id: null,
    status: 502,
    message: "The other service didn't respond correctly. Try again, or contact support.",
  },
  'malformed-body': { id: null, status: 400, message: 'The request could not be read.' },
  'recent-login-required': { id: null, status: 403, message: 'Log in again to continue.' },
  'origin-not-allowed': {
    id: null,
    status: 403,
    message: 'This request came from another site. Open the portal and try again.',
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
  'idempotency-key-in-flight': {
    id: null,
    status: 409,
    message: 'The same request is still in progress. Try again in a moment.',
  },
  'body-too-large': { id: null, status: 413, message: 'The request is too large.' },
  'unsupported-media-type': { id: null, status: 415, message: 'Send the request as application/json.' },
  'idempotency-key-reused': {
    id: null,
    status: 422,
    message: 'This Idempotency-Key was used for another request. Use a new one.',
  },
  'not-implemented': { id: null, status: 501, message: "This isn't available yet." },
} as const satisfies Record<string, CatalogEntry>
