// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List secret keys.
 *
 * A page of the active account's secret keys. Tokens are masked except for their last four characters.
 * Without `state` the list holds every key that is not deleted.
 *
 * Needs the role api-key-viewer.
 */
export const listSecretKeys: Operation<paths['/secret-keys']['get']> = {
  service: 'security',
  id: 'listSecretKeys',
  method: 'GET',
  path: '/secret-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
