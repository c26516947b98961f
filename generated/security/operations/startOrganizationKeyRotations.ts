// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rotate tokens of keys of the organization.
 *
 * Gives up to 100 secret keys a new token each, one after the other, as `startSecretKeyRotation` does. The
 * response has no token: people of a key's own account reveal it (`revealSecretKeyToken`). The old tokens keep
 * working for the requested number of hours; zero, for leaked tokens, ends them at once, so that calls fail until
 * someone has revealed the new ones. Embedded keys have no token and are rejected. What `pauseOrganizationKeys`
 * says of each key applies here too. Requires a login less than fifteen minutes old.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const startOrganizationKeyRotations: Operation<paths['/organization-keys/rotation']['post']> = {
  service: 'security',
  id: 'startOrganizationKeyRotations',
  method: 'POST',
  path: '/organization-keys/rotation',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
