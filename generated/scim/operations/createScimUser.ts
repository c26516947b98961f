// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a user.
 *
 * Provisions a person. An active user becomes a member of the account that registered the organization, without an
 * invitation, with the roles of the role mapping, if the account has a seat left. The person is found by their email
 * address: the primary one of `emails`, else the first, else userName. Someone without a login gets one, if the
 * organization has verified the domain of the address, or if no one has and a confirmed owner of the account has an
 * address in it. A person with other accounts, and a member of staff,
 * can't be provisioned unless they're already on the account. RFC 7644 §3.3.
 *
 * A repeated call is rejected with `user-exists`. At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const createScimUser: Operation<paths['/v2/Users']['post']> = {
  service: 'scim',
  id: 'createScimUser',
  method: 'POST',
  path: '/v2/Users',
  auth: 'provisioning',
  roles: [],
}
