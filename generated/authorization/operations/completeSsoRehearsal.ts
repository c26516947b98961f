// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Complete a rehearsal.
 *
 * Checks what the identity provider returned, as `completeSsoLogin` does, and stores the outcome. A failed
 * login is an outcome too, with its reason. The rehearsal must have started in this browser, by this
 * person, with the current settings; it completes once.
 *
 * A rehearsal passes if someone who is an owner of this account today would get in. That is the test that
 * `activateIdentityProvider` requires.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 30 calls from an address in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role account-owner.
 */
export const completeSsoRehearsal: Operation<paths['/organizations/idp/rehearsal']['post']> = {
  service: 'authorization',
  id: 'completeSsoRehearsal',
  method: 'POST',
  path: '/organizations/idp/rehearsal',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
