import { expect, test } from 'vitest'
import type { Quote } from '#generated/sales/types.ts'
import type { CartLine } from '../cart/cart-lines.ts'
import { summaryOfCart, summaryOfOrder } from './summary.tsx'

const line: CartLine = {
  planId: 3120,
  license: 'US Address Verification, Plus',
  plan: '500,000 lookups a year',
  days: 0,
  months: 12,
  lookups: 500_000,
  price: 54_000,
  perThousand: 108,
  isTrial: false,
  isRenewable: true,
}
const quote = {
  amount: 50_000,
  unit_amount: 54_000,
  tax_amount: 3_625,
  total_amount: 53_625,
  saas_tax_rate: 0.0725,
  data_tax_rate: 0,
  taxable_location: {},
  items: [{ plan_id: 3120, lookups: 500_000, amount: 50_000, unit_amount: 54_000, tax_amount: 3_625 }],
} as unknown as Quote

test('without a quote, the price list says what it costs before tax', () =>
  expect(summaryOfCart([line, line])).toMatchObject({
    amount: 108_000,
    tax: null,
    total: null,
    items: [
      { amount: 54_000, tax: null },
      { amount: 54_000, tax: null },
    ],
  }))

test('the quote has the prices of the account, the tax and the total', () =>
  expect(summaryOfCart([line], quote)).toMatchObject({
    amount: 50_000,
    tax: 3_625,
    total: 53_625,
    items: [{ amount: 50_000, tax: 3_625 }],
  }))

test('without an address there is no tax yet, and no total that would be wrong', () =>
  expect(summaryOfCart([line], { ...quote, taxable_location: null })).toMatchObject({
    amount: 50_000,
    tax: null,
    total: null,
  }))

test('nothing is due for a free trial, wherever it goes', () =>
  expect(
    summaryOfCart([{ ...line, price: 0 }], {
      ...quote,
      amount: 0,
      tax_amount: 0,
      total_amount: 0,
      taxable_location: null,
      items: [{ ...quote.items[0], amount: 0, tax_amount: 0 }] as Quote['items'],
    }),
  ).toMatchObject({ total: 0, tax: 0 }))

test('an order keeps its numbers, also for a plan that the price list no longer has', () => {
  const order = {
    amount: 54_000,
    tax_amount: 3_915,
    total_amount: 57_915,
    items: [
      { item_id: 1, plan_id: 9, lookups: 1000, amount: 54_000, unit_amount: 54_000, tax_amount: 3_915 },
    ],
  }
  expect(summaryOfOrder(order, undefined)).toEqual({
    amount: 54_000,
    tax: 3_915,
    total: 57_915,
    items: [
      {
        planId: 9,
        license: 'Plan 9',
        plan: '1,000 lookups',
        term: null,
        isRenewable: false,
        amount: 54_000,
        tax: 3_915,
      },
    ],
  })
})
