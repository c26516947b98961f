// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Dismiss a rejected hostname.
 *
 * Says that the pages of a hostname are not the account's own. The API rejects them as before, and lists of
 * rejected lookups mark them, so that they ask for nothing. This stays until the hostname is restored or
 * authorized. Dismissing a dismissed hostname changes nothing. A hostname that the key is authorized for can't
 * be dismissed. A key can have 1,000 dismissed hostnames.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const dismissHostname: Operation<paths['/embedded-keys/{id}/dismissed-hostnames/{domain}']['put']> = {
  service: 'security',
  id: 'dismissHostname',
  method: 'PUT',
  path: '/embedded-keys/{id}/dismissed-hostnames/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
