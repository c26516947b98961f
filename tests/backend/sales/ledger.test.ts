import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { entries, lines } from '#backend/modules/ledger/tables.ts'
import { jobs } from '#backend/services/sales/jobs.ts'
import { recordFailedPayment, recordRefund } from '#backend/services/sales/public.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { jobs as jobTimes } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { REASON, withKey } from '../../support/orders.ts'
import { send } from '../client.ts'
import { orderClient } from './order-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { staff, customer, place, change, pay, termsOf, eventsOf } = orderClient(() => backend)

const balances = async (orderId: number) => {
  const rows = await backend.db
    .select({ account: lines.account, debit: lines.debit, credit: lines.credit })
    .from(lines)
    .innerJoin(entries, eq(entries.entryId, lines.entryId))
    .where(eq(entries.orderId, orderId))
  const sums: Record<string, number> = {}
  for (const { account, debit, credit } of rows) sums[account] = (sums[account] ?? 0) + debit - credit
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}
const custom = async (amount: number) => {
  const { accountId } = await customer()
  const items = [{ plan_id: 3120, amount, lookups: 1, free: false }]
  const body = { account_id: accountId ?? 0, items, reason: REASON }
  const response = await send(backend, placeCustomOrder, { caller: await staff(), headers: withKey(), body })
  return response.body.order_id
}

test('knows what is owed and what has come', async () => {
  const orderId = await place(await customer(), [3120])
  expect(await balances(orderId)).toEqual({ receivable: 57_915, revenue: -54_000, 'tax-payable': -3_915 })
  await pay(orderId)
  expect(await balances(orderId)).toEqual({
    'cash:test': 57_915,
    revenue: -54_000,
    'tax-payable': -3_915,
  })
})

test.each([
  [50_000, { discounts: 4_000, revenue: -54_000, 'tax-payable': -3_625, offline: 53_625 }],
  [60_000, { revenue: -60_000, 'tax-payable': -4_350, offline: 64_350 }],
])('knows an agreed amount of %i from the list price', async (amount, expected) => {
  const orderId = await custom(amount)
  await pay(orderId, { vendor: 'offline' })
  expect(await balances(orderId)).toEqual(expected)
})

test.each([
  [50_000, 7_915],
  [60_000, -2_085],
])('adjusts a payment of %i, as staff have agreed', async (amount, adjustments) => {
  const orderId = await place(await customer(), [3120])
  await pay(orderId, { amount })
  expect(await balances(orderId)).toMatchObject({ 'cash:test': amount, adjustments })
  expect(await balances(orderId)).not.toHaveProperty('receivable')
})

test('knows refunds, approvals and gifts', async () => {
  const orderId = await place(await customer(), [3120])
  await pay(orderId)
  await change(orderId, (db, order) =>
    recordRefund(db, {
      order,
      refund: {
        amount: 10_000,
        transactionId: randomUUID(),
        vendor: 'test',
        at: backend.clock.now(),
        reason: 'requested',
      },
    }),
  )
  expect(await balances(orderId)).toMatchObject({ 'cash:test': 47_915, refunds: 10_000 })
  const approved = await place(await customer(), [3120])
  await send(backend, approveOrder, {
    caller: await staff(),
    params: { id: approved },
    headers: withKey(),
    body: { reason: REASON },
  })
  expect(await balances(approved)).toEqual({
    offline: 57_915,
    revenue: -54_000,
    'tax-payable': -3_915,
  })
  const { accountId } = await customer()
  const gift = await send(backend, donatePlan, {
    caller: await staff(),
    headers: withKey(),
    body: { account_id: accountId ?? 0, plan_id: 3705, lookups: 500, reason: REASON },
  })
  expect(await balances(gift.body.order_id)).toEqual({ discounts: 12_000, revenue: -12_000 })
  expect(await termsOf(gift.body.order_id)).toMatchObject([{ issued: 500, autorenewDisabled: true }])
})

test('does not change when a card is declined', async () => {
  const orderId = await place(await customer(), [3120])
  const before = await balances(orderId)
  await change(orderId, (db, order) =>
    recordFailedPayment(db, {
      order,
      failure: { amount: 57_915, reason: 'declined', at: backend.clock.now() },
    }),
  )
  expect(await balances(orderId)).toEqual(before)
  expect(await eventsOf(orderId)).toEqual(['placed', 'payment-failed'])
})

test('balances after all of this, and what is owed are the totals of the pending orders', async () => {
  await backend.person({
    orders: [
      { planId: 3705, count: 12 },
      { planId: 3120, state: 'pending', count: 3 },
    ],
  })
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
  const all = await backend.db.select().from(orders)
  const owed = all.filter(({ processed, approved }) => !processed && !approved)
  const sum = owed.reduce((total, { totalAmount }) => total + totalAmount, 0)
  expect(await balanceOf(backend.db, 'receivable')).toBe(sum)
})

test('an entry that does not balance is logged as an error every hour', async () => {
  const orderId = await place(await customer(), [3120])
  const [entry] = await backend.db.select().from(entries).where(eq(entries.orderId, orderId))
  const [stray] = await backend.db
    .insert(lines)
    .values({ entryId: entry?.entryId ?? 0, account: 'adjustments', debit: 1 })
    .returning()
  expect(await ledgerIsBalanced(backend.db)).toBe(false)
  // Another file may have run them later than now.
  await backend.db.delete(jobTimes)
  await runWorkers(backend.kernel, jobs)
  const errors = backend.log.filter(line => line.includes('do not balance'))
  expect(errors.map(line => JSON.parse(line).level)).toEqual([50])
  await backend.db.delete(lines).where(eq(lines.lineId, stray?.lineId ?? 0))
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})
