// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume a secret key.
 *
 * Lets a paused key work again immediately. Resuming an active key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const resumeSecretKey: Operation<paths['/secret-keys/{id}/activation']['post']> = {
  service: 'security',
  id: 'resumeSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
