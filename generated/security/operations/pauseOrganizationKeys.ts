// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Pause keys of the organization.
 *
 * Pauses up to 100 keys, one after the other, as `pauseSecretKey` and `pauseEmbeddedKey` do. The response says of
 * each key what became of it; one that is rejected stops none of the others. Whether its account lets the
 * organization manage it is decided for each key when its turn comes. Each change is in the activity logs of both
 * accounts.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role account-owner.
 */
export const pauseOrganizationKeys: Operation<paths['/organization-keys/pause']['post']> = {
  service: 'security',
  id: 'pauseOrganizationKeys',
  method: 'POST',
  path: '/organization-keys/pause',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
