import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#backend/modules/ledger/public.ts'
import { entries } from '#backend/modules/ledger/tables.ts'
import { jobs } from '#backend/services/sales/jobs.ts'
import { endGracePeriod, settleOrder, stateOf } from '#backend/services/sales/public.ts'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { DAY } from '#domain/time/durations.ts'
import { runWorkers, WORKER_INTERVAL } from '#kernel/jobs/worker.ts'
import { jobs as jobTimes } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { PROVO } from '../../support/orders.ts'
import { orderClient } from './order-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { customer, place, change, pay, termsOf, rowOf, eventsOf } = orderClient(() => backend)

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
    const rejected = results.flatMap(result => (result.status === 'rejected' ? [result.reason.message] : []))
    expect(rejected).toEqual(Array(3).fill('order-already-paid'))
    expect(await termsOf(orderId)).toHaveLength(1)
    const paid = and(eq(entries.orderId, orderId), eq(entries.kind, 'paid'))
    expect(await backend.db.$count(entries, paid)).toBe(1)
  })

  test('renews itself only where the person has agreed', async () => {
    const caller = await customer()
    const agreed = await place(caller, [3120], RENEWAL_CONSENT_VERSION)
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
    const next = addMonths(start, 1)
    const all = [...(await termsOf(first)), ...(await termsOf(second))]
    expect(all.map(term => [term.planId, term.start])).toEqual([
      [3310, start],
      [3311, next],
      // A month after that, which is another day once a month was too short.
      [3310, addMonths(next, 1)],
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
    backend.clock.advance(WORKER_INTERVAL)
    // Another file may have run them later than now.
    await backend.db.delete(jobTimes)
    await runWorkers(backend.kernel, jobs)
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
