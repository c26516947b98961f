// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * See which organization a key belongs to.
 *
 * The name of the organization that `joinOrganization` would add the active account to. It is a read,
 * sent by POST because the key must not be in an address, and changes nothing. For owners. An unknown
 * key returns 404.
 *
 * A repeated call changes nothing more. At most 20 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkOrganizationKey: Operation<paths['/organizations/preview']['post']> = {
  service: 'authorization',
  id: 'checkOrganizationKey',
  method: 'POST',
  path: '/organizations/preview',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
