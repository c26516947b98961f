// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find the account of an embedded key.
 *
 * For staff: finds out who owns a key by its ID, for example an embedded key that a suspicious page
 * uses. The ID of a secret key is found as well. It travels only in the body. A deleted key is found
 * until its recovery deadline. The search goes into the activity log of the account.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const findEmbeddedKeyAccount: Operation<paths['/admin/embedded-keys/account']['post']> = {
  service: 'security',
  id: 'findEmbeddedKeyAccount',
  method: 'POST',
  path: '/admin/embedded-keys/account',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
