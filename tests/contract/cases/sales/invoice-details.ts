import { expect } from 'vitest'
import { getInvoiceDetails } from '#generated/sales/operations/getInvoiceDetails.ts'
import { updateInvoiceDetails } from '#generated/sales/operations/updateInvoiceDetails.ts'
import { define, forbidden } from '../../../support/contract/case.ts'

const DETAILS = { purchase_order: 'PO-2026-0117', tax_id: 'DE136695976', tax_id_country: 'DEU' }

export const cases = [
  define(getInvoiceDetails, 200, {
    example: 'saved',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(updateInvoiceDetails, { caller, body: DETAILS })
      return { caller }
    },
    check: details => expect(details).toEqual(DETAILS),
  }),
  define(getInvoiceDetails, 200, {
    example: 'none',
    arrange: async world => ({ caller: await world.person() }),
    check: details => expect(details).toEqual({ purchase_order: null, tax_id: null, tax_id_country: null }),
  }),
  define(updateInvoiceDetails, 200, {
    example: 'saved',
    arrange: async world => ({ caller: await world.person(), body: DETAILS }),
    check: details => expect(details).toEqual(DETAILS),
  }),
  define(updateInvoiceDetails, 200, {
    example: 'saved',
    title: 'as people write it, without the prefix and with spaces',
    arrange: async world => ({ caller: await world.person(), body: { ...DETAILS, tax_id: '136 695 976' } }),
    differs: { tax_id: 'it is returned with its prefix and without spaces' },
    check: details => expect(details).toEqual(DETAILS),
  }),
  define(updateInvoiceDetails, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ ...DETAILS, purchase_order: 'x'.repeat(41) }),
  }),
  define(updateInvoiceDetails, 400, {
    example: 'tax-id-invalid',
    body: { ...DETAILS, tax_id: 'DE136695977' },
  }),
  define(updateInvoiceDetails, 400, {
    example: 'tax-id-country-required',
    body: { ...DETAILS, tax_id_country: null },
  }),
]
