// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Note something about an account.
 *
 * Adds a note that only staff see, with the author and the time. For staff. A note cannot be edited: delete it
 * and write another one. Notes are no place for secrets. The activity log of the account does not mention it;
 * that of the member of staff does, without the text.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 * Takes an Idempotency-Key.
 */
export const createAccountNote: Operation<paths['/internal/accounts/{id}/notes']['put']> = {
  service: 'authorization',
  id: 'createAccountNote',
  method: 'PUT',
  path: '/internal/accounts/{id}/notes',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['internal-admin']],
}
