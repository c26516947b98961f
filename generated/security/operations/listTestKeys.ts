// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List test keys.
 *
 * The active account's test keys, newest first, with their whole tokens. With `state` `deleted`, those that
 * can still be recovered: the newest 100.
 *
 * Needs the role api-key-viewer.
 */
export const listTestKeys: Operation<paths['/test-keys']['get']> = {
  service: 'security',
  id: 'listTestKeys',
  method: 'GET',
  path: '/test-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
