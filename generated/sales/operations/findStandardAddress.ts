// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Find the standard form of the billing address.
 *
 * The latest billing address of the active account as the Postal Service writes it, for a suggestion that
 * people can take or leave. As with suggestions, nothing counts against a license.
 *
 * At most 60 calls from an address, and 60 calls by a person in a minute.
 *
 * Needs the role billing-editor.
 */
export const findStandardAddress: Operation<paths['/standard-address']['get']> = {
  service: 'sales',
  id: 'findStandardAddress',
  method: 'GET',
  path: '/standard-address',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-editor']],
}
