import { expect } from 'vitest'
import { calculateSalesTax } from '#generated/sales/operations/calculateSalesTax.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { staff } from '../../../support/orders.ts'

export const cases = [
  define(calculateSalesTax, 200, {
    example: 'taxed',
    arrange: async world => ({
      caller: await staff(world),
      body: { postal_code: '84601', country_iso3: 'USA', amount: 54_000 },
    }),
    check: body =>
      expect(body).toEqual({
        amount: 54_000,
        saas_tax_rate: 0.0725,
        saas_tax_amount: 3_915,
        data_tax_rate: 0,
        data_tax_amount: 0,
      }),
  }),
  define(calculateSalesTax, 200, {
    example: 'untaxed',
    arrange: async world => ({
      caller: await staff(world),
      body: { postal_code: '97209', country_iso3: 'USA', amount: 18_000 },
    }),
    check: ({ saas_tax_rate, data_tax_rate }) => expect([saas_tax_rate, data_tax_rate]).toEqual([0, 0]),
  }),
  define(calculateSalesTax, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      body: forbidden({ postal_code: '84601', amount: -1 }),
    }),
  }),
  define(calculateSalesTax, 400, {
    example: 'postal-code-invalid',
    arrange: async world => ({
      caller: await staff(world),
      body: { postal_code: '00000', country_iso3: 'USA', amount: 54_000 },
    }),
  }),
  define(calculateSalesTax, 400, {
    example: 'country-invalid',
    arrange: async world => ({
      caller: await staff(world),
      body: { postal_code: '84601', country_iso3: 'QQQ', amount: 54_000 },
    }),
  }),
]
