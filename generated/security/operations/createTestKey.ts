// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a test key.
 *
 * Creates a key that works immediately, without a license or a subscription. An account can have 10 test keys.
 *
 * A repeated call does it again. At most 60 calls by a person in a minute.
 *
 * Needs the role api-key-editor.
 */
export const createTestKey: Operation<paths['/test-keys']['put']> = {
  service: 'security',
  id: 'createTestKey',
  method: 'PUT',
  path: '/test-keys',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
