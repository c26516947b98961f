// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the rejected provisioning calls.
 *
 * Calls of the SCIM service that were rejected in the last 30 days, newest first: what the identity provider
 * wanted to do, why it could not, and what it sent. Also what was left out of a call that was otherwise applied, each
 * attribute once a day: its `status` is 200 and `sent` has only what was left out. Values are masked. A call without a
 * token of the organization isn't listed; one with a token that has expired is.
 *
 * The call itself is kept encrypted for as long as the entry, without passwords, so that an owner can replay it once the
 * cause is fixed (`replayProvisioningCall`). `replayable` says whether it's kept.
 *
 * The newest 500 of each token are kept. Of each minute, the first 60 of a token are listed, and one that exceeded
 * the rate limit. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listProvisioningFailures: Operation<paths['/provisioning/failures']['get']> = {
  service: 'authorization',
  id: 'listProvisioningFailures',
  method: 'GET',
  path: '/provisioning/failures',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
