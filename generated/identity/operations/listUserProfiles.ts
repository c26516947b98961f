// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the profiles of several people.
 *
 * The people with these IDs, in the requested order, each once. For staff who have IDs from an account
 * or an order and need names. It changes nothing. Unknown IDs are left out, so the list can be shorter
 * than the request, or empty.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listUserProfiles: Operation<paths['/admin/identities/profile']['post']> = {
  service: 'identity',
  id: 'listUserProfiles',
  method: 'POST',
  path: '/admin/identities/profile',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
