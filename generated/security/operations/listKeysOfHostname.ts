// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the embedded keys of a hostname.
 *
 * For staff: a page of the embedded keys, of all accounts, whose hostnames include this one, one with
 * `*.` that covers it, or one below it; by hostname. A key is listed once for each such hostname. Of
 * more than 1,000, only as many are listed and counted. A deleted key is found until its recovery
 * deadline.
 *
 * At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listKeysOfHostname: Operation<paths['/admin/embedded-keys']['get']> = {
  service: 'security',
  id: 'listKeysOfHostname',
  method: 'GET',
  path: '/admin/embedded-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
