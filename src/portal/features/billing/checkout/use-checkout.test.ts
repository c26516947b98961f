import { expect, test } from 'vitest'
import { type CheckoutFacts, type CheckoutStage, checkoutStage } from './use-checkout.ts'

const placed = { processed: null, approved: null, canceled: null }
const paid = { ...placed, processed: '2026-11-02T09:30:00Z' }
const approved = { ...placed, approved: '2026-11-02T09:30:00Z' }

test.each<[CheckoutFacts['session'], CheckoutFacts['order'], number | undefined, CheckoutStage]>([
  [undefined, undefined, 1, 'loading'],
  ['out', undefined, undefined, 'loading'],
  ['out', undefined, 0, 'empty'],
  ['out', undefined, 2, 'signed-out'],
  ['no-account', undefined, 0, 'empty'],
  ['no-account', undefined, 2, 'no-account'],
  // Whether the order exists comes first, or the form would flash before the receipt.
  ['in', undefined, 2, 'loading'],
  ['in', null, undefined, 'loading'],
  ['in', null, 0, 'empty'],
  ['in', null, 2, 'filling'],
  // The cart is empty once the order is placed.
  ['in', placed, 0, 'to-pay'],
  ['in', placed, undefined, 'to-pay'],
  ['in', paid, 0, 'paid'],
  ['in', approved, 3, 'approved'],
])('session %j, order %j, %j plans: %s', (session, order, plans, stage) =>
  expect(checkoutStage({ session, order, plans })).toBe(stage),
)
