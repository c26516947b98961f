// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find the account of a secret key.
 *
 * For staff: finds out who owns a token, for example one that was found in public. The token travels
 * only in the body; it is compared by its hash, never stored and never logged. A deleted key is found
 * until its recovery deadline. The search goes into the activity log of the account.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const findSecretKeyAccount: Operation<paths['/admin/secret-keys/account']['post']> = {
  service: 'security',
  id: 'findSecretKeyAccount',
  method: 'POST',
  path: '/admin/secret-keys/account',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
