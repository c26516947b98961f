// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the set-up links.
 *
 * The set-up links of the account that work, the newest first, without their secrets. For owners.
 *
 * Needs the role account-owner.
 */
export const listSetUpLinks: Operation<paths['/set-up-links']['get']> = {
  service: 'authorization',
  id: 'listSetUpLinks',
  method: 'GET',
  path: '/set-up-links',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
