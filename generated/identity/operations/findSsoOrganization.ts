// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find the organization of an email address.
 *
 * The name of the organization that people of the email address's domain log in through, for a login
 * page that asks for an address first. It is a read, sent by POST to keep the address out of logs.
 * Anyone can call it.
 *
 * Only the domain counts, so the response reveals nothing about the address: neither whether it exists
 * nor whether the person belongs to an account. The organization has an active identity provider, and
 * has verified the domain in DNS. A domain where anyone can get an address, or that no one has verified,
 * finds nothing; members use the name. Until their grace period ends, organizations from before that
 * rule are also found by the domain of an owner's confirmed address, unless two of them match.
 *
 * A repeated call changes nothing more. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const findSsoOrganization: Operation<paths['/sso/organization']['post']> = {
  service: 'identity',
  id: 'findSsoOrganization',
  method: 'POST',
  path: '/sso/organization',
  auth: 'none',
  roles: [],
}
