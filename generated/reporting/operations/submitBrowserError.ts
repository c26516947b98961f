// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Report an error of a page.
 *
 * Writes one line of the log. Anyone can call it, because a page can break before a login and because of
 * one. The person sees the same `reference` on the page, so that support finds the line.
 *
 * Pages shorten texts to the lengths below and leave out control characters, also those that change the
 * direction of a text; reports with them are rejected. The log holds no card number, wherever it is sent.
 *
 * A repeated call does it again. At most 30 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const submitBrowserError: Operation<paths['/browser-errors']['post']> = {
  service: 'reporting',
  id: 'submitBrowserError',
  method: 'POST',
  path: '/browser-errors',
  auth: 'none',
  roles: [],
}
