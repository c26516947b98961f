// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restore the account.
 *
 * Ends the closing of the active account: its keys work again as before, and its subscriptions renew as they were
 * set to. An account that isn't being closed is left as it is. Once its erasure has begun, nothing can be restored.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const restoreAccount: Operation<paths['/closing']['delete']> = {
  service: 'authorization',
  id: 'restoreAccount',
  method: 'DELETE',
  path: '/closing',
  auth: 'bearer',
  acting: 'raised',
  whileClosing: true,
  roles: [['account-owner']],
}
