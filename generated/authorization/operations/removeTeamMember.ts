// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Remove a person from the account.
 *
 * Removes a member with all their roles from the active account and frees the seat. Their calls for
 * the account are rejected after that; their login, their other accounts and the keys they created
 * stay. They get an email. For owners and restricted owners; people with an owner role can be removed by
 * an owner or leave on their own, except the last `account-owner`. A person who is not a member, was
 * removed or has not accepted yet returns 404; to withdraw an invitation, revoke it.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const removeTeamMember: Operation<paths['/users/{id}']['delete']> = {
  service: 'authorization',
  id: 'removeTeamMember',
  method: 'DELETE',
  path: '/users/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}
