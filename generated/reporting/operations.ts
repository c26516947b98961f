// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

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

/**
 * Get the error service of pages.
 *
 * Says which error service pages may report to instead of `submitBrowserError`. Pages call it before their
 * first report, and only with consent to `analytics`, because the service belongs to someone else. The
 * response is the same for everyone, and changes only with a restart.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getErrorService: Operation<paths['/error-service']['get']> = {
  service: 'reporting',
  id: 'getErrorService',
  method: 'GET',
  path: '/error-service',
  auth: 'none',
  roles: [],
}

/**
 * Get the source of lookups.
 *
 * Says whether this deployment looks addresses up in real data or in a small demo sample. A lookup that
 * finds nothing means different things in the two: with the sample, most real addresses are missing. Pages
 * call it before they say that an address was not found. The response is the same for everyone, and changes
 * only with a restart.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getLookupSource: Operation<paths['/lookup-source']['get']> = {
  service: 'reporting',
  id: 'getLookupSource',
  method: 'GET',
  path: '/lookup-source',
  auth: 'none',
  roles: [],
}

/**
 * Get the status of each part.
 *
 * How each part of the service does, as the last check found it, and how long it did well on each of the last
 * 90 days. A check runs every minute on one of the servers:
 *
 * | Part       | Is checked by                                                                          |
 * | ---------- | -------------------------------------------------------------------------------------- |
 * | `api`      | the check itself: it needs a server and the database                                   |
 * | `lookups`  | the lookups of the last 5 minutes, or a call without a key while there are none        |
 * | `payments` | the calls to the payment processor in the last 5 minutes; without any, it counts as working  |
 * | `emails`   | the age of the oldest email that waits: 5 minutes is `disturbed`, 30 minutes is `down` |
 *
 * A part is `disturbed` from one failed call in twenty on, and `down` from one in two on. A declined card or
 * an address that was not found is no failure.
 *
 * At most 240 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const getServiceStatus: Operation<paths['/status']['get']> = {
  service: 'reporting',
  id: 'getServiceStatus',
  method: 'GET',
  path: '/status',
  auth: 'none',
  roles: [],
}
