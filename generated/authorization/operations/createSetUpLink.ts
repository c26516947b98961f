// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a set-up link.
 *
 * Creates a link for someone who sets up single sign-on and provisioning of this account, and nothing else. They
 * need no login and take no seat. Only this response contains the secret of the link, and that of a repeated call
 * with the same Idempotency-Key. The link works for 7 days, as long as the owner who made it is one. An account can
 * have two. The activity log names the link in everything that is done with it.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 * Takes an Idempotency-Key.
 */
export const createSetUpLink: Operation<paths['/set-up-links']['put']> = {
  service: 'authorization',
  id: 'createSetUpLink',
  method: 'PUT',
  path: '/set-up-links',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['account-owner']],
}
