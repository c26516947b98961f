// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Restore a dismissed hostname.
 *
 * Lists the hostname again as one to decide about. Restoring a hostname that isn't dismissed changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const restoreHostname: Operation<paths['/embedded-keys/{id}/dismissed-hostnames/{domain}']['delete']> = {
  service: 'security',
  id: 'restoreHostname',
  method: 'DELETE',
  path: '/embedded-keys/{id}/dismissed-hostnames/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
