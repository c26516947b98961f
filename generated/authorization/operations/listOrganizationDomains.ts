// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the domains of the organization.
 *
 * The email domains that the organization has added, by name, verified or not, with the DNS record that
 * verifies each. For owners, including those of an account that joined. An account without an
 * organization gets 404.
 *
 * Only in a verified domain can people who aren't members be provisioned, join at their first login, and
 * be sent to the identity provider from the login page. An organization from before that rule has a
 * `grace_period`, in which the domains of its owners' confirmed addresses count too.
 *
 * Needs the role account-owner.
 */
export const listOrganizationDomains: Operation<paths['/organization-domains']['get']> = {
  service: 'authorization',
  id: 'listOrganizationDomains',
  method: 'GET',
  path: '/organization-domains',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
