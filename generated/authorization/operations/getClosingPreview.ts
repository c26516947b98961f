// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Preview closing the account.
 *
 * What closing the active account would end, and what is lost: keys, subscriptions with the lookups that are left
 * and what they are worth, and open orders. Also who gets an email, and what has to be settled first.
 *
 * Needs the role account-owner.
 */
export const getClosingPreview: Operation<paths['/closing/preview']['get']> = {
  service: 'authorization',
  id: 'getClosingPreview',
  method: 'GET',
  path: '/closing/preview',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
