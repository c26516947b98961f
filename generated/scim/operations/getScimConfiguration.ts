// Generated from openapi/scim by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get what the service supports.
 *
 * The features of RFC 7644 that work here: PATCH, filters, sorting, and ETags do; bulk calls and passwords don't.
 * RFC 7643 §5.
 *
 * At most 1,200 calls by a program in a minute.
 *
 * Needs a provisioning token of an organization.
 */
export const getScimConfiguration: Operation<paths['/v2/ServiceProviderConfig']['get']> = {
  service: 'scim',
  id: 'getScimConfiguration',
  method: 'GET',
  path: '/v2/ServiceProviderConfig',
  auth: 'provisioning',
  roles: [],
}
