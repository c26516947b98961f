import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/ledger/public.ts'
import { entries, lines } from '#backend/ledger/tables.ts'
import { jobs } from '#backend/sales/jobs.ts'
import {
  endGracePeriod,
  lockOrder,
  type OrderRow,
  recordFailedPayment,
  recordRefund,
  settleOrder,
  stateOf,
} from '#backend/sales/public.ts'
import { orderEvents, orders } from '#backend/sales/tables.ts'
import { subscriptions } from '#backend/subscription/tables.ts'
import { approveOrder, donatePlan, placeCustomOrder, placeOrder } from '#generated/sales/operations.ts'
import { JOB_INTERVAL, runDueJobs } from '#kernel/jobs/jobs.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { PROVO, withKey } from '../../support/orders.ts'
import { send } from '../client.ts'

const DAY = 24 * 60 * 60_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** New each time, because logins end while the clock moves on. */
const staff = () => backend.person({ roles: ['internal-admin'] })
const customer = () => backend.person({ taxableAddress: PROVO })
const place = async (caller: Person, plans: number[], renewal_consent?: string) => {
  const body = { plans, ...(renewal_consent !== undefined && { renewal_consent }) }
  const { body: order } = await send(backend, placeOrder, { caller, headers: withKey(), body })
  return order.order_id
}
/** Does something to an order in a transaction of its own, as a payment does. */
const change = <T>(orderId: number, act: (db: Queries, order: OrderRow) => Promise<T>) =>
  backend.db.transaction(async db => {
    const order = await lockOrder(db, { orderId })
    if (!order) throw new Error(`there is no order ${orderId}`)
    return act(db, order)
  })
const pay = (orderId: number, paid: { amount?: number; vendor?: string } = {}) =>
  change(orderId, (db, order) =>
    settleOrder(db, {
      order,
      paid: {
        amount: order.totalAmount,
        transactionId: randomUUID(),
        vendor: 'test',
        at: backend.clock.now(),
        ...paid,
      },
    }),
  )
const termsOf = (orderId: number) =>
  backend.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId))
    .orderBy(subscriptions.subscriptionId)
const rowOf = async (orderId: number) => {
  const [row] = await backend.db.select().from(orders).where(eq(orders.orderId, orderId))
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}
const eventsOf = async (orderId: number) =>
  (await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(
    ({ kind }) => kind,
  )
const months = (moment: Date, count: number) => {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + count)
  return later
}

describe('a paid order', () => {
  test('is processed, and its subscriptions start', async () => {
    const caller = await customer()
    const orderId = await place(caller, [3120, 3310])
    expect(await termsOf(orderId)).toEqual([])
    const order = await pay(orderId)
    expect(order.processed).toBe(backend.clock.now().toISOString())
    const terms = await termsOf(orderId)
    expect(terms.map(({ planId, issued, remaining, start }) => [planId, issued, remaining, start])).toEqual([
      [3120, 500_000, 500_000, backend.clock.now()],
      [3310, 10_000, 10_000, backend.clock.now()],
    ])
    expect(await eventsOf(orderId)).toEqual(['placed', 'paid'])
  })

  test('is paid once, however many try at the same time', async () => {
    const orderId = await place(await customer(), [3120])
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => pay(orderId)))
    const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason.message] : []))
    expect(refused).toEqual(Array(3).fill('order-already-paid'))
    expect(await termsOf(orderId)).toHaveLength(1)
    const paid = and(eq(entries.orderId, orderId), eq(entries.kind, 'paid'))
    expect(await backend.db.$count(entries, paid)).toBe(1)
  })

  test('renews itself only where the person has agreed', async () => {
    const caller = await customer()
    const agreed = await place(caller, [3120], '2026-11-22')
    await pay(agreed)
    const not = await place(caller, [3310])
    await pay(not)
    const off = async (orderId: number) => (await termsOf(orderId)).map(term => term.autorenewDisabled)
    expect([await off(agreed), await off(not)]).toEqual([[false], [true]])
  })

  test('whose transaction fails leaves the order as it was', async () => {
    const orderId = await place(await customer(), [3120])
    const failed = change(orderId, async (db, order) => {
      const paid = { amount: order.totalAmount, transactionId: randomUUID(), vendor: 'test' }
      await settleOrder(db, { order, paid: { ...paid, at: backend.clock.now() } })
      throw new Error('the process dies')
    })
    await expect(failed).rejects.toThrow('the process dies')
    expect(stateOf(await rowOf(orderId), backend.clock.now())).toBe('initiated')
    expect(await termsOf(orderId)).toEqual([])
    expect(await balanceOf(backend.db, 'receivable', { orderId })).toBe(57_915)
    await pay(orderId)
    expect(await balanceOf(backend.db, 'receivable', { orderId })).toBe(0)
  })
})

describe('a term of a license that the account holds', () => {
  test('follows the paid one that is running', async () => {
    const caller = await customer()
    const first = await place(caller, [3310])
    await pay(first)
    const second = await place(caller, [3311, 3310])
    await pay(second)
    const start = backend.clock.now()
    const all = [...(await termsOf(first)), ...(await termsOf(second))]
    expect(all.map(term => [term.planId, term.start])).toEqual([
      [3310, start],
      [3311, months(start, 1)],
      [3310, months(start, 2)],
    ])
  })

  test.each([
    ['a trial is running', { planId: 3301, startedDaysAgo: 3 }],
    ['the paid one is used up', { planId: 3310, startedDaysAgo: 3, remaining: 0 }],
    ['the paid one has expired', { planId: 3310, startedDaysAgo: 40 }],
    ['the paid one was terminated', { planId: 3310, startedDaysAgo: 3, isTerminated: true }],
  ])('starts at once when %s', async (_, subscription) => {
    const caller = await backend.person({ taxableAddress: PROVO, subscriptions: [subscription] })
    const orderId = await place(caller, [3311])
    await pay(orderId)
    expect((await termsOf(orderId)).map(({ start }) => start)).toEqual([backend.clock.now()])
  })
})

describe('the grace period', () => {
  const trusted = () => backend.person({ taxableAddress: PROVO, orders: [{ planId: 3704, daysAgo: 90 }] })
  const runJobs = async () => {
    backend.clock.advance(JOB_INTERVAL)
    await runDueJobs(backend.kernel, jobs)
  }

  test('that lapses stops the subscriptions, and a payment adds what was lost', async () => {
    const orderId = await place(await trusted(), [3310])
    const [before] = await termsOf(orderId)
    backend.clock.advance(14 * DAY)
    await runJobs()
    const stopped = backend.clock.now()
    expect(stateOf(await rowOf(orderId), stopped)).toBe('grace-ended')
    expect(await termsOf(orderId)).toMatchObject([{ termination: stopped }])
    await runJobs()
    expect(await eventsOf(orderId)).toEqual(['placed', 'grace-ended'])
    backend.clock.advance(3 * DAY)
    await pay(orderId)
    const lost = backend.clock.now().getTime() - stopped.getTime()
    const expiration = new Date((before?.expiration?.getTime() ?? 0) + lost)
    expect(await termsOf(orderId)).toMatchObject([
      { subscriptionId: before?.subscriptionId, start: before?.start, termination: null, expiration },
    ])
    expect(await rowOf(orderId)).toMatchObject({ gracePeriodEnd: null, processed: backend.clock.now() })
  })

  test('that staff end stops them at once, and the order has none any more', async () => {
    const orderId = await place(await trusted(), [3310])
    const end = () =>
      change(orderId, (db, order) => endGracePeriod(db, { order, at: backend.clock.now(), forget: true }))
    expect(await end()).toBe(true)
    expect(await end()).toBe(false)
    expect(await rowOf(orderId)).toMatchObject({ gracePeriodEnd: null })
    expect(await termsOf(orderId)).toMatchObject([{ termination: backend.clock.now() }])
    const [last] = await backend.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(desc(orderEvents.eventId))
    expect(last).toMatchObject({ kind: 'grace-ended', mail: 'none' })
    await pay(orderId)
    expect(await termsOf(orderId)).toMatchObject([{ termination: null }])
  })

  test('of an order that is paid in time lets the subscriptions continue as they are', async () => {
    const orderId = await place(await trusted(), [3310])
    const before = await termsOf(orderId)
    backend.clock.advance(13 * DAY)
    await pay(orderId)
    backend.clock.advance(2 * DAY)
    await runJobs()
    expect(await termsOf(orderId)).toEqual(before)
  })
})

describe('the ledger', () => {
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
    const body = { account_id: accountId ?? 0, items }
    const answer = await send(backend, placeCustomOrder, { caller: await staff(), headers: withKey(), body })
    return answer.body.order_id
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
    await send(backend, approveOrder, { caller: await staff(), params: { id: approved }, headers: withKey() })
    expect(await balances(approved)).toEqual({
      offline: 57_915,
      revenue: -54_000,
      'tax-payable': -3_915,
    })
    const { accountId } = await customer()
    const gift = await send(backend, donatePlan, {
      caller: await staff(),
      headers: withKey(),
      body: { account_id: accountId ?? 0, plan_id: 3705, lookups: 500 },
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
    backend.clock.advance(JOB_INTERVAL)
    await runDueJobs(backend.kernel, jobs)
    const errors = backend.log.filter(line => line.includes('do not balance'))
    expect(errors.map(line => JSON.parse(line).level)).toEqual([50])
    await backend.db.delete(lines).where(eq(lines.lineId, stray?.lineId ?? 0))
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  })
})
