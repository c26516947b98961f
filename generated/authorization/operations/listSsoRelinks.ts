// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the people who wait to be relinked.
 *
 * People whom the identity provider knows by another ID than when they last logged in, and whose login failed
 * for that reason with `person-renamed` in the last 30 days, unless an owner dismissed it: their name at the provider has changed, or the
 * address was given to someone else. Newest first, each person and ID once. People of whom SCIM, a
 * verified domain, or their login here proves that they are the same are relinked without a request. A change of the provider's
 * settings discards the requests. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listSsoRelinks: Operation<paths['/organizations/idp/relinks']['get']> = {
  service: 'authorization',
  id: 'listSsoRelinks',
  method: 'GET',
  path: '/organizations/idp/relinks',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
