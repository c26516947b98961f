// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Register an organization.
 *
 * Registers an organization with the active account as its owner and first account. For owners. Its
 * name is part of the address that its people log in at. Logins do not change until an identity
 * provider is set up and activated. The key in the response lets other accounts join: give it only to
 * their owners.
 *
 * A repeated call is rejected with `already-in-organization`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
 *
 * Needs the role account-owner.
 */
export const createOrganization: Operation<paths['/organizations']['put']> = {
  service: 'authorization',
  id: 'createOrganization',
  method: 'PUT',
  path: '/organizations',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
