// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the service accounts.
 *
 * The service accounts of the active account, the newest first, without their secrets. Expired and stopped ones stay
 * in the list until they are revoked. The last use is up to a minute old. For owners and restricted owners.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listServiceAccounts: Operation<paths['/service-accounts']['get']> = {
  service: 'authorization',
  id: 'listServiceAccounts',
  method: 'GET',
  path: '/service-accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
