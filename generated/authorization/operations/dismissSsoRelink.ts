// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Dismiss a request to relink a person.
 *
 * Removes a request of `listSsoRelinks`, because the provider's new ID belongs to someone else. Nothing
 * about the person changes. If someone tries to log in with that ID again, it's a new request. For owners
 * of the account that registered the organization.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const dismissSsoRelink: Operation<paths['/organizations/idp/relinks/{id}']['delete']> = {
  service: 'authorization',
  id: 'dismissSsoRelink',
  method: 'DELETE',
  path: '/organizations/idp/relinks/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
