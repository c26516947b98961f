// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Authorize a hostname for an embedded key.
 *
 * Lets pages of the hostname use the key, immediately. The hostname is normalized first, as
 * `EmbeddedKeyHostname` describes; one that was deactivated is authorized again. A key can have 100
 * authorized hostnames. `localhost` is accepted, with a warning in the portal: anyone who copies the
 * key can then use it from their own computer.
 *
 * A hostname that is already authorized is rejected. So is a retry of a call whose response was lost:
 * `hostname-exists` then means that the call succeeded.
 *
 * A repeated call is rejected with `hostname-exists`. At most 240 calls from an address in a minute.
 *
 * Needs the role api-key-editor.
 */
export const authorizeDomain: Operation<paths['/embedded-keys/{id}/domains/{domain}']['put']> = {
  service: 'security',
  id: 'authorizeDomain',
  method: 'PUT',
  path: '/embedded-keys/{id}/domains/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
