// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get how you can confirm your identity.
 *
 * How the logged-in person can confirm their identity before a sensitive action (`confirmLogin`,
 * `confirmLoginWithPasskey`). A person without a password and a passkey logs in again with the other
 * service or the organization's single sign-on.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const getLoginMethods: Operation<paths['/identities/self/login']['get']> = {
  service: 'identity',
  id: 'getLoginMethods',
  method: 'GET',
  path: '/identities/self/login',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
