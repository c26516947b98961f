// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find people.
 *
 * A page of the people whose ID the text is, or whose email address, name or company has words that
 * begin with those of the text, ignoring case; ordered by email address. Of more than 1,000,
 * only as many are listed and counted. For staff. People without an account or a confirmed
 * address are found too. The response has roles of staff; for a person's roles in accounts, call
 * `listUserAccounts`.
 *
 * At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const searchUsers: Operation<paths['/admin/search']['get']> = {
  service: 'identity',
  id: 'searchUsers',
  method: 'GET',
  path: '/admin/search',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
