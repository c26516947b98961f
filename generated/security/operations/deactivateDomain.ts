// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Deactivate a hostname of an embedded key.
 *
 * Rejects lookups from pages of the hostname immediately; other hostnames that cover the page still allow
 * it. The hostname stays in the list as deactivated and can be authorized again. A key without
 * authorized hostnames works nowhere. Deactivating a deactivated hostname changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deactivateDomain: Operation<paths['/embedded-keys/{id}/domains/{domain}']['delete']> = {
  service: 'security',
  id: 'deactivateDomain',
  method: 'DELETE',
  path: '/embedded-keys/{id}/domains/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
