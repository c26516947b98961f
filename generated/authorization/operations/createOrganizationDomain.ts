// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Add a domain.
 *
 * Adds an email domain to the organization. It has no effect until `verifyOrganizationDomain` finds the
 * TXT record of the response. For owners of the account that registered the organization. Domains where
 * anyone can get an address are rejected. At most twenty.
 *
 * A repeated call is rejected with `domain-exists`. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const createOrganizationDomain: Operation<paths['/organization-domains']['put']> = {
  service: 'authorization',
  id: 'createOrganizationDomain',
  method: 'PUT',
  path: '/organization-domains',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
