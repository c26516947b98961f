// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a secret key.
 *
 * Creates a key that works immediately. Only this response and a reveal contain the whole token; a repeated
 * call with the same Idempotency-Key returns it too. An account can have 10,000 keys.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 120 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
 *
 * Needs the role api-key-editor.
 * Takes an Idempotency-Key.
 */
export const createSecretKey: Operation<paths['/secret-keys']['put']> = {
  service: 'security',
  id: 'createSecretKey',
  method: 'PUT',
  path: '/secret-keys',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['api-key-editor']],
}
