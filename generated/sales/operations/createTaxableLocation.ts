// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Save the billing address.
 *
 * Saves the address that determines the tax on the account's quotes and orders from now on, in the
 * spelling of its country. For billing editors. Only its form is checked, and for the United States
 * that the ZIP Code is one of the state; whether the address exists is for a lookup to say. The earlier address stays in the history, and existing orders keep their tax. Get
 * new quotes afterwards, because their tax may have changed. Saving the latest address again returns
 * it unchanged.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 */
export const createTaxableLocation: Operation<paths['/taxable-locations']['put']> = {
  service: 'sales',
  id: 'createTaxableLocation',
  method: 'PUT',
  path: '/taxable-locations',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
