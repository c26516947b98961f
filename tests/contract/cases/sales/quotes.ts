import { expect } from 'vitest'
import { createCustomQuote } from '#generated/sales/operations/createCustomQuote.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { define } from '../../../support/contract/case.ts'
import { accountIdOf, customer, NO_NUMBER, staff } from '../../../support/orders.ts'

const agreed = { custom_amount: 0, compute_price: false, free: false }

export const cases = [
  define(createQuote, 200, {
    example: 'one-plan',
    arrange: async world => ({ caller: await customer(world), body: { plan_ids: [3120] } }),
    check: ({ taxable_location, ...quote }) => {
      expect(taxable_location?.locality).toBe('Provo')
      expect(quote).toEqual({
        amount: 54_000,
        unit_amount: 54_000,
        tax_amount: 3_915,
        total_amount: 57_915,
        saas_tax_rate: 0.0725,
        data_tax_rate: 0,
        transfer_offered: true,
        items: [{ plan_id: 3120, lookups: 500_000, amount: 54_000, unit_amount: 54_000, tax_amount: 3_915 }],
      })
    },
  }),
  define(createQuote, 200, {
    example: 'several-plans',
    arrange: async world => ({ caller: await customer(world), body: { plan_ids: [3119, 3705, 3101] } }),
    check: ({ items, amount, tax_amount, total_amount }) => {
      expect({ amount, tax_amount, total_amount }).toEqual({
        amount: 30_000,
        tax_amount: 2_175,
        total_amount: 32_175,
      })
      expect(items.map(item => [item.plan_id, item.amount, item.tax_amount])).toEqual([
        [3119, 18_000, 1_305],
        [3705, 12_000, 870],
        [3101, 0, 0],
      ])
    },
  }),
  define(createQuote, 200, {
    example: 'no-address',
    body: { plan_ids: [3120] },
    check: ({ taxable_location, tax_amount, total_amount }) =>
      expect({ taxable_location, tax_amount, total_amount }).toEqual({
        taxable_location: null,
        tax_amount: 0,
        total_amount: 54_000,
      }),
  }),
  define(createQuote, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: {} as never,
  }),
  define(createQuote, 400, { example: 'plan-not-purchasable', body: { plan_ids: [NO_NUMBER, 3120] } }),
  define(createQuote, 400, { example: 'duplicate-free-trial', body: { plan_ids: [3101, 3101] } }),

  define(createCustomQuote, 200, {
    example: 'mixed',
    differs: { items: 'they come back with their amounts, which the check compares' },
    arrange: async world => ({
      caller: await staff(world),
      body: {
        account_id: accountIdOf(await customer(world)),
        items: [
          { ...agreed, plan_id: 3120, custom_amount: 50_000 },
          { ...agreed, plan_id: 3705, custom_amount: 1, compute_price: true },
          { ...agreed, plan_id: 3119, custom_amount: 1, compute_price: true, free: true },
        ],
      },
    }),
    check: ({ items, ...quote }) => {
      expect([quote.amount, quote.unit_amount, quote.tax_amount, quote.total_amount]).toEqual([
        62_000, 84_000, 4_495, 66_495,
      ])
      expect(items.map(item => [item.amount, item.unit_amount, item.tax_amount])).toEqual([
        [50_000, 54_000, 3_625],
        [12_000, 12_000, 870],
        [0, 18_000, 0],
      ])
    },
  }),
  define(createCustomQuote, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), body: {} as never }),
  }),
  define(createCustomQuote, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      body: { account_id: NO_NUMBER, items: [{ ...agreed, plan_id: 3120 }] },
    }),
  }),
  define(createCustomQuote, 404, {
    example: 'not-found',
    title: 'a plan that there is not',
    arrange: async world => ({
      caller: await staff(world),
      body: { account_id: accountIdOf(await customer(world)), items: [{ ...agreed, plan_id: NO_NUMBER }] },
    }),
  }),
]
