// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

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
