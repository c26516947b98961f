// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Keep the content of a key's requests.
 *
 * For the next 24 hours, the log also keeps what calls with the key ask for, their parameters and their body, and
 * the IP address of the caller, to help find a problem. The content is encrypted, cut after 8,000 characters, and
 * deleted with its entry. A call whose key was not checked has none. It ends by itself. A repeated call begins
 * the 24 hours again. Rejected for an account with a plan that has enhanced data privacy.
 *
 * A repeated call does it again.
 *
 * Needs the role api-key-editor.
 */
export const setRequestContent: Operation<paths['/keys/{id}/request-content']['put']> = {
  service: 'security',
  id: 'setRequestContent',
  method: 'PUT',
  path: '/keys/{id}/request-content',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
