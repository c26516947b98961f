// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Read a contact.
 *
 * One contact of the active account, with its topics. For account owners, including restricted ones.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const getContact: Operation<paths['/contacts/{id}']['get']> = {
  service: 'notification',
  id: 'getContact',
  method: 'GET',
  path: '/contacts/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
