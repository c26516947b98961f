// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the key of the portal's tools.
 *
 * The embedded key with which the portal's own tools look addresses up for the active account. It works on
 * the hostname of the portal only, and is made when it is first needed. Its lookups count against the
 * account's licenses like any others.
 *
 * The portal manages it: the lists of keys and the number of keys leave it out, the survey only names it
 * under `managed`, and the operations that read or change one key return 404 for it. Usage reports show it by its label, so that
 * every lookup is accounted for. A repeated call returns the same key.
 *
 * A repeated call changes nothing more. At most 120 calls by a person in a minute. API tokens can't call it: it hands out a key for pages.
 *
 * Needs the role api-key-viewer.
 */
export const createPortalKey: Operation<paths['/portal-key']['put']> = {
  service: 'security',
  id: 'createPortalKey',
  method: 'PUT',
  path: '/portal-key',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
