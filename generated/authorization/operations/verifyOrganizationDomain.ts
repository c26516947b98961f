// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Verify a domain.
 *
 * Looks the TXT record of a domain up in DNS. Once it is there, addresses in the domain lead to the
 * organization at login, and to no other, as long as its identity provider is active, and people with
 * such addresses can be provisioned and join at login. Subdomains count on their own. Two organizations
 * cannot both have a verified domain. For owners of the account that registered the organization. A
 * verified domain stays verified; verifying it again changes nothing.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const verifyOrganizationDomain: Operation<paths['/organization-domains/{domain}/verification']['post']> = {
  service: 'authorization',
  id: 'verifyOrganizationDomain',
  method: 'POST',
  path: '/organization-domains/{domain}/verification',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
