// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Replay a rejected provisioning call.
 *
 * Performs the call again, as the identity provider sent it, by the rules and with the rate limit that apply to a call of
 * the provider now. Use it once the cause is fixed. The response says what came of it: a call that is rejected again
 * can be replayed later; one that succeeds is no longer kept, and can't be replayed again.
 *
 * A call is kept if it had a valid token and a body that could be read, of 64 KiB at most. What was applied without some
 * values isn't kept. For owners of the account that registered the organization, with a login less than fifteen minutes
 * old.
 *
 * A repeated call is rejected with `call-already-replayed`. At most 60 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const replayProvisioningCall: Operation<paths['/provisioning/failures/{id}/replay']['post']> = {
  service: 'authorization',
  id: 'replayProvisioningCall',
  method: 'POST',
  path: '/provisioning/failures/{id}/replay',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
