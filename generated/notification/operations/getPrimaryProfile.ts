// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Read the primary contact.
 *
 * The contact that represents the active account. For account owners, including restricted ones. Null
 * for an account that is older than contacts, until one is chosen.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const getPrimaryProfile: Operation<paths['/profiles/primary']['get']> = {
  service: 'notification',
  id: 'getPrimaryProfile',
  method: 'GET',
  path: '/profiles/primary',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
