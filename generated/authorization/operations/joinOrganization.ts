// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Join an organization by its key.
 *
 * Adds the active account to the organization with this key. For owners; the key comes from an owner
 * of the account that registered it. If the identity provider of the organization is active, the
 * account's members log in with it after that, so at least one owner of the account needs a password
 * and a second factor first. The account can leave only while the provider is inactive. An unknown key
 * returns 404.
 *
 * A repeated call is rejected with `already-in-organization`. At most 10 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
 *
 * Needs the role account-owner.
 */
export const joinOrganization: Operation<paths['/organizations/accounts']['put']> = {
  service: 'authorization',
  id: 'joinOrganization',
  method: 'PUT',
  path: '/organizations/accounts',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
