// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the services for third-party logins.
 *
 * The other services that people can log in and sign up with, in display order.
 * Anyone can ask. The configuration decides which there are; the list can be empty.
 *
 * At most 1,200 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const listLoginProviders: Operation<paths['/identities/oidc/providers']['get']> = {
  service: 'identity',
  id: 'listLoginProviders',
  method: 'GET',
  path: '/identities/oidc/providers',
  auth: 'none',
  roles: [],
}
