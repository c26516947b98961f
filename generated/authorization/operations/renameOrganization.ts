// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rename the organization.
 *
 * Gives the organization another name, and with it another login address. The old address leads to the
 * new one for ninety days, and no other organization gets the old name in that time. The key, the
 * accounts and the identity provider stay. For owners of the account that registered it. Sending the
 * current name changes nothing.
 *
 * A repeated call changes nothing more. At most 20 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
 *
 * Needs the role account-owner.
 */
export const renameOrganization: Operation<paths['/organizations/{id}']['post']> = {
  service: 'authorization',
  id: 'renameOrganization',
  method: 'POST',
  path: '/organizations/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
