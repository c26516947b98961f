// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Check whether a name is free.
 *
 * Says whether the active account could give its organization this name now. A name is taken while
 * another organization has it, and for ninety days after that. For owners. The name can be taken
 * between this call and the next.
 *
 * At most 120 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkOrganizationName: Operation<paths['/organizations/availability']['get']> = {
  service: 'authorization',
  id: 'checkOrganizationName',
  method: 'GET',
  path: '/organizations/availability',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
