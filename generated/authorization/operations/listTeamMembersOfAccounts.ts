// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the team members of several accounts.
 *
 * The team of up to fifty accounts immediately, as `listTeamMembers` has it, without pages: the first 1,000
 * people of each account by email address, and how many there are. It reads and changes nothing; POST
 * is for the list in the body. The caller is an owner or a restricted owner of the active account.
 * Accounts in which the caller is neither are left out of the response, like unknown ones, so check the
 * IDs in the response. Duplicate IDs are returned once.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listTeamMembersOfAccounts: Operation<paths['/identities']['post']> = {
  service: 'authorization',
  id: 'listTeamMembersOfAccounts',
  method: 'POST',
  path: '/identities',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
