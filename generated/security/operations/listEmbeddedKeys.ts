// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List embedded keys.
 *
 * A page of the active account's embedded keys, with their hostnames and their limits. Without `state`
 * the list holds every key that is not deleted.
 *
 * Needs the role api-key-viewer.
 */
export const listEmbeddedKeys: Operation<paths['/embedded-keys']['get']> = {
  service: 'security',
  id: 'listEmbeddedKeys',
  method: 'GET',
  path: '/embedded-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
