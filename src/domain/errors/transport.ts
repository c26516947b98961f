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
