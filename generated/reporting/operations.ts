// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Report an error of a page.
 *
 * Writes one line of the log. Anyone can call it, because a page can break before a login and because of
 * one. The person sees the same `reference` on the page, so that support finds the line.
 *
 * Pages shorten texts to the lengths below; longer ones are refused.
 *
 * Anybody may call it.
 */
export const submitBrowserError: Operation<paths['/browser-errors']['post']> = {
  service: 'reporting',
  id: 'submitBrowserError',
  method: 'POST',
  path: '/browser-errors',
  auth: 'none',
  roles: [],
}
