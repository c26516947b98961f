import { describe, expect, test } from 'vitest'
import type { AccountOrder } from '#generated/billing/types.ts'
import { productsOf, stateOf, toOrder } from './order.ts'

const wire: AccountOrder = {
  order_id: 560_340,
  account_id: 41_207,
  origin: 'renewal',
  items: [
    {
      item_id: 910_612,
      plan_id: 3705,
      license_label: 'International Address Verification',
      plan_description: '10,000 lookups a month',
      amount: 12_000,
      lookups: 10_000,
      tax_amount: 870,
      unit_amount: 12_000,
    },
  ],
  placed: '2026-11-01T08:58:00Z',
  processed: null,
  approved: null,
  canceled: null,
  credit: 0,
  amount: 12_000,
  tax_amount: 870,
  unit_amount: 12_000,
  total_amount: 12_870,
  grace_period_end: '2026-11-15T08:58:00Z',
  transfer_due: null,
  transfer_expires_at: null,
  purchase_order: null,
  next_attempt: '2026-11-04T08:58:00Z',
  saas_tax_rate: 0.0725,
  data_tax_rate: 0,
}

test('an order takes every name of the wire', () => {
  expect(toOrder(wire)).toEqual({
    id: 560_340,
    origin: 'renewal',
    items: [
      {
        id: 910_612,
        product: 'International Address Verification',
        plan: '10,000 lookups a month',
        lookups: 10_000,
        amount: 12_000,
        taxAmount: 870,
      },
    ],
    placed: '2026-11-01T08:58:00Z',
    processed: null,
    approved: null,
    canceled: null,
    gracePeriodEnd: '2026-11-15T08:58:00Z',
    transferDue: null,
    transferEnds: null,
    purchaseOrder: null,
    nextAttempt: '2026-11-04T08:58:00Z',
    credit: 0,
    amount: 12_000,
    taxAmount: 870,
    totalAmount: 12_870,
  })
})

test('its state depends on the time', () => {
  const order = toOrder(wire)
  expect(stateOf(order, new Date('2026-11-10T00:00:00Z'))).toBe('grace-period')
  expect(stateOf(order, new Date('2026-11-16T00:00:00Z'))).toBe('grace-ended')
  expect(stateOf({ ...order, processed: wire.placed }, new Date())).toBe('processed')
  expect(stateOf({ ...order, totalAmount: 0 }, new Date())).toBe('to-approve')
})

describe('what was ordered', () => {
  const item = (product: string) => ({ ...toOrder(wire).items[0], product }) as never
  test.each([
    [[], ''],
    [['Plus'], 'Plus'],
    [['Plus', 'Plus'], 'Plus'],
    [['Plus', 'Pro', 'Data'], 'Plus and 2 more'],
  ])('%j is called %s', (products, text) => {
    expect(productsOf({ items: products.map(item) })).toBe(text)
  })
})
