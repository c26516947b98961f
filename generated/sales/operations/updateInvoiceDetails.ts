// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Save the invoice details.
 *
 * Saves the tax ID and the PO number that documents of the active account show from now on. For billing editors.
 * Documents that were issued keep the tax ID that they have.
 *
 * A tax ID has the form of its country. VAT numbers (the EU, the United Kingdom, Switzerland, Norway, Australia, and
 * others) are checked by their checksum, and get their prefix if it is missing; for the United States it is an EIN;
 * elsewhere, four to twenty letters and digits. Whether a number is registered is not checked, and it doesn't change
 * the tax. Orders without a PO number of their own, such as renewals, get the one that is saved here.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 */
export const updateInvoiceDetails: Operation<paths['/invoice-details']['post']> = {
  service: 'sales',
  id: 'updateInvoiceDetails',
  method: 'POST',
  path: '/invoice-details',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}
