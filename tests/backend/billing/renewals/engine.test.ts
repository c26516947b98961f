import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { nextRenewalOf } from '#backend/services/subscription/public.ts'
import { tracks } from '#backend/services/subscription/tables.ts'
import { RENEWAL_LEAD } from '#domain/subscription/renewal.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { DAY, HOUR, MINUTE, MONTHLY, renewalClient, TOTAL } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { subscriber, change, renewed, ordersOf, rowOf, chargesOf, runAt, run, tell, subjects } = renewalClient(
  () => backend,
)
type Subscriber = Awaited<ReturnType<typeof subscriber>>

const lead = ({ end }: Subscriber) => new Date(end.getTime() - RENEWAL_LEAD)
const earlier = (moment: Date, milliseconds = 1) => new Date(moment.getTime() - milliseconds)
const suspend = ({ term }: Subscriber, suspended: boolean) =>
  backend.db.update(tracks).set({ suspended }).where(eq(tracks.trackId, term.trackId))
const next = ({ accountId }: Subscriber) => nextRenewalOf(backend.db, accountId, backend.clock.now())

describe('a term that ends', () => {
  test('is renewed in its last hour, and the new one starts exactly when it ends', async () => {
    const holder = await subscriber()
    await runAt(earlier(lead(holder)))
    expect(await ordersOf(holder.accountId)).toEqual([])
    expect(await next(holder)).toEqual(holder.end)
    await runAt(lead(holder))
    const [made, ...more] = await renewed(holder)
    expect(more).toEqual([])
    expect(made?.term).toMatchObject({
      planId: MONTHLY,
      nextPlanId: null,
      autorenewDisabled: false,
      start: holder.end,
      expiration: addMonths(holder.end, 1),
      remaining: 10_000,
      trackId: holder.term.trackId,
    })
    expect(made?.order).toMatchObject({
      origin: 'renewal',
      placedBy: null,
      totalAmount: TOTAL,
      processed: lead(holder),
      gracePeriodEnd: null,
    })
    expect(chargesOf(holder.accountId)).toMatchObject([{ amount: TOTAL, outcome: 'succeeded' }])
    expect(await rowOf(holder)).toMatchObject({ state: 'settled', failures: 0, nextLook: null })
    expect(await next(holder)).toEqual(addMonths(holder.end, 1))
  })

  test('that is used up in its last hour is followed at its end, and not before', async () => {
    const holder = await subscriber()
    await runAt(lead(holder))
    await runAt(new Date(holder.end.getTime() - HOUR / 2))
    await change(holder, { remaining: 0 })
    await run()
    await runAt(holder.end)
    expect((await renewed(holder)).map(({ term }) => term.start)).toEqual([holder.end])
    expect(chargesOf(holder.accountId)).toHaveLength(1)
  })

  test('keeps its day: the 31st, or the last day of a shorter month', async () => {
    const ends = ['2031-02-28', '2031-03-31', '2031-04-30', '2031-05-31']
    const holder = await subscriber({ start: new Date('2031-01-31T12:00:00Z') })
    for (const end of ends) await runAt(new Date(Date.parse(`${end}T11:30:00Z`)))
    const terms = [holder.term, ...(await renewed(holder)).map(({ term }) => term)]
    expect(terms.map(({ expiration }) => expiration?.toISOString())).toEqual(
      [...ends, '2031-06-30'].map(end => `${end}T12:00:00.000Z`),
    )
  })

  test('has a new day when it really starts later, and the one before is known', async () => {
    const holder = await subscriber({ start: new Date('2032-01-31T12:00:00Z') })
    await runAt(new Date('2032-03-03T12:00:00Z'))
    expect((await renewed(holder)).map(({ term }) => term)).toMatchObject([
      { expiration: new Date('2032-04-03T12:00:00Z'), anchorDay: 3, anchorMovedFrom: 31 },
    ])
  })

  test('is renewed once, however often the engine looks, and so is the next one', async () => {
    const holder = await subscriber()
    await runAt(lead(holder))
    for (let hours = 0; hours < 3; hours++) await runAt(new Date(holder.end.getTime() + hours * HOUR))
    expect(await renewed(holder)).toHaveLength(1)
    await runAt(addMonths(holder.end, 1))
    expect((await renewed(holder)).map(({ term }) => term.start)).toEqual([
      holder.end,
      addMonths(holder.end, 1),
    ])
    expect(chargesOf(holder.accountId)).toHaveLength(2)
  })

  test('brings a receipt, and no other mail', async () => {
    const holder = await subscriber()
    await runAt(lead(holder))
    await tell()
    await tell()
    const [order] = await ordersOf(holder.accountId)
    expect(await subjects(holder.to)).toEqual([`Receipt for order ${order?.orderId}: $128.70 paid`])
  })

  test('renews with the chosen plan, at the price of the day', async () => {
    const holder = await subscriber()
    await change(holder, { nextPlanId: 3704 })
    await runAt(lead(holder))
    const [made] = await renewed(holder)
    expect(made?.term).toMatchObject({ planId: 3704, nextPlanId: null, issued: 1_000 })
    expect(made?.order.amount).toBe(2_400)
  })

  test('renews with a plan that is no longer sold', async () => {
    const holder = await subscriber({ planId: 3702 })
    await runAt(lead(holder))
    expect((await renewed(holder)).map(({ term }) => term.planId)).toEqual([3702])
  })

  test('late, after the server was down, starts anew at once; two weeks later it does not', async () => {
    const [late, tooLate] = [await subscriber(), await subscriber()]
    await change(tooLate, { expiration: earlier(late.end, 12 * DAY) })
    const back = new Date(late.end.getTime() + 2 * DAY)
    await runAt(back)
    expect((await renewed(late)).map(({ term }) => term.start)).toEqual([back])
    expect(await renewed(tooLate)).toEqual([])
    expect(await next(tooLate)).toBeUndefined()
  })

  test('that staff have moved renews at its new end', async () => {
    const holder = await subscriber()
    const moved = new Date(holder.end.getTime() + 5 * DAY)
    await change(holder, { expiration: moved })
    await runAt(holder.end)
    expect(await renewed(holder)).toEqual([])
    await runAt(earlier(moved, MINUTE))
    expect((await renewed(holder)).map(({ term }) => term.start)).toEqual([moved])
  })
})

describe('a term that is used up', () => {
  test('is neither ordered nor charged before its end, and renews once then', async () => {
    const holder = await subscriber()
    backend.clock.advance(3 * DAY)
    await change(holder, { remaining: 0 })
    expect(await next(holder)).toEqual(holder.end)
    await run()
    await runAt(earlier(lead(holder)))
    expect(await ordersOf(holder.accountId)).toEqual([])
    expect(chargesOf(holder.accountId)).toEqual([])
    await runAt(lead(holder))
    await runAt(holder.end)
    expect((await renewed(holder)).map(({ term }) => term.start)).toEqual([holder.end])
    expect(chargesOf(holder.accountId)).toMatchObject([{ amount: TOTAL }])
  })

  test('never charges twice for one term, however often the next one is used up as well', async () => {
    const holder = await subscriber({ remaining: 0 })
    await runAt(lead(holder))
    await runAt(holder.end)
    const [made] = await renewed(holder)
    if (!made) throw new Error('it renews at its end')
    await change(made, { remaining: 0 })
    for (let days = 1; days < 20; days += 3) await runAt(new Date(holder.end.getTime() + days * DAY))
    expect(chargesOf(holder.accountId)).toHaveLength(1)
  })

  test('without a limit is not used up, and renews when it ends', async () => {
    const holder = await subscriber()
    await change(holder, { issued: UNLIMITED_LOOKUPS, remaining: 0 })
    await run()
    expect(await renewed(holder)).toEqual([])
    await runAt(lead(holder))
    expect(await renewed(holder)).toHaveLength(1)
  })
})

describe('nothing renews', () => {
  const unchanged = async (holder: Subscriber) => {
    await runAt(lead(holder))
    await runAt(holder.end)
    expect(await renewed(holder)).toEqual([])
    expect(chargesOf(holder.accountId)).toEqual([])
    await tell()
    expect(await subjects(holder.to)).toEqual([])
  }

  test('if it was switched off; and it renews again once it was switched on in time', async () => {
    const holder = await subscriber()
    await change(holder, { autorenewDisabled: true })
    expect(await next(holder)).toBeUndefined()
    await unchanged(holder)
    const other = await subscriber({ remaining: 0 })
    await change(other, { autorenewDisabled: true })
    await runAt(lead(other))
    await change(other, { autorenewDisabled: false })
    await run()
    expect(await renewed(other)).toHaveLength(1)
  })

  test('if it was terminated', async () => {
    const holder = await subscriber()
    await change(holder, { termination: backend.clock.now() })
    await unchanged(holder)
  })

  test.each([
    ['a trial', 3701],
    ['a plan that stays free', 3102],
  ])('of %s, whatever its switch says', async (_, planId) => {
    const holder = await subscriber({ planId })
    await change(holder, { autorenewDisabled: false })
    expect(await next(holder)).toBeUndefined()
    if (holder.term.expiration) await unchanged(holder)
    await change(holder, { remaining: 0 })
    await run()
    expect(await renewed(holder)).toEqual([])
  })

  test('of what staff gave away or sold on their own terms', async () => {
    const holder = await subscriber({ renews: false })
    await unchanged(holder)
  })

  test('if a term that is paid already follows, at its end and when it is used up', async () => {
    const [ends, usedUp] = [await subscriber(), await subscriber()]
    for (const { accountId, end } of [ends, usedUp])
      await grantSubscription(backend.db, { accountId, planId: MONTHLY, start: end })
    expect(await next(ends)).toEqual(addMonths(ends.end, 1))
    await change(usedUp, { remaining: 0 })
    await run()
    await runAt(ends.end)
    expect([await renewed(ends), await renewed(usedUp)]).toEqual([[], []])
    await runAt(addMonths(ends.end, 1))
    expect(await renewed(ends)).toHaveLength(1)
  })
})

describe('a term renews all the same', () => {
  test('next to a free one that started later, and after one that was terminated before its start', async () => {
    const [free, terminated] = [await subscriber(), await subscriber()]
    backend.clock.advance(DAY)
    await grantSubscription(backend.db, {
      accountId: free.accountId,
      planId: 3701,
      start: backend.clock.now(),
    })
    const follower = await grantSubscription(backend.db, {
      accountId: terminated.accountId,
      planId: MONTHLY,
      start: terminated.end,
    })
    await change({ term: follower }, { termination: backend.clock.now() })
    await runAt(free.end)
    expect(await renewed(free)).toHaveLength(1)
    expect(await renewed(terminated)).toHaveLength(1)
  })

  test('once its license is resumed, however long it was suspended', async () => {
    const holder = await subscriber()
    await suspend(holder, true)
    await runAt(holder.end)
    expect(await rowOf(holder)).toMatchObject({ state: 'waiting' })
    const later = new Date(holder.end.getTime() + 40 * DAY)
    await runAt(later)
    expect(await renewed(holder)).toEqual([])
    await suspend(holder, false)
    await run()
    expect((await renewed(holder)).map(({ term }) => term.start)).toEqual([later])
  })

  test('not if it was terminated while it was suspended', async () => {
    const holder = await subscriber()
    await suspend(holder, true)
    await runAt(holder.end)
    await change(holder, { termination: backend.clock.now() })
    await suspend(holder, false)
    await run()
    expect(await renewed(holder)).toEqual([])
    expect(await rowOf(holder)).toMatchObject({ state: 'dropped' })
  })
})
