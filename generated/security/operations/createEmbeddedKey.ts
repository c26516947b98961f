// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create an embedded key.
 *
 * Creates a key that works immediately, on pages of the hostnames given. Hostnames are normalized, as
 * `EmbeddedKeyHostname` describes, and each is stored once. If some are rejected, no key is created; there
 * is one error for each kind of mistake. An account can have 10,000 embedded keys.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 120 calls from an address in a minute.
 *
 * Needs the role api-key-editor.
 * Takes an Idempotency-Key.
 */
export const createEmbeddedKey: Operation<paths['/embedded-keys']['put']> = {
  service: 'security',
  id: 'createEmbeddedKey',
  method: 'PUT',
  path: '/embedded-keys',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['api-key-editor']],
}
