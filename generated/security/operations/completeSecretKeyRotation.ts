// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Retire the old token of a secret key.
 *
 * Ends the old token now instead of later. Rejected if it was used within the last hour, unless the
 * caller sends the key's label to confirm that such calls may fail. Returns 404 when only one token
 * works.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role api-key-editor.
 */
export const completeSecretKeyRotation: Operation<paths['/secret-keys/{id}/rotation']['post']> = {
  service: 'security',
  id: 'completeSecretKeyRotation',
  method: 'POST',
  path: '/secret-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
