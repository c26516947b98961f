import type { CatalogEntry } from './entry.ts'

/**
 * Rejections of requests before their operation is known. No operation declares them, and the response is the
 * usual error list.
 */
export const transportErrors = {
  'request-timeout': { id: null, status: 408, message: 'The request took too long to arrive.' },
  'address-too-long': { id: null, status: 414, message: 'The URL is too long.' },
  'header-too-large': { id: null, status: 431, message: 'A header of the request is too large.' },
} as const satisfies Record<string, CatalogEntry>
