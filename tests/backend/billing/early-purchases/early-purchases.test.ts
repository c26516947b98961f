import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import {
  earlyPurchaseConsents,
  earlyPurchases,
  subscriptions,
} from '#backend/services/subscription/tables.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { disableEarlyPurchase } from '#generated/billing/operations/disableEarlyPurchase.ts'
import { disableEarlyPurchaseByLink } from '#generated/billing/operations/disableEarlyPurchaseByLink.ts'
import { findEarlyPurchase } from '#generated/billing/operations/findEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { DAY, HOUR, renewalClient, TOTAL } from '../renewals/client.ts'
import { cap, earlyPurchaseClient, on, PRICE } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { subscriber, change, renewed, ordersOf, chargesOf, runAt, run, tell } = renewalClient(() => backend)
const { withEarlyPurchase, stateOf, exhaust, noticesOf, toNextMonth } = earlyPurchaseClient(() => backend)

describe('a term that is used up', () => {
  test('with early purchase is followed at once by one that is bought and charged once', async () => {
    const holder = await withEarlyPurchase()
    backend.clock.advance(3 * DAY)
    const now = backend.clock.now()
    await exhaust(holder)
    await run()
    const [made, ...more] = await renewed(holder)
    expect(more).toEqual([])
    expect(made?.term).toMatchObject({ start: now, expiration: addMonths(now, 1), autorenewDisabled: false })
    expect(chargesOf(holder.accountId)).toMatchObject([{ amount: TOTAL, outcome: 'succeeded' }])
    expect(await stateOf(holder)).toMatchObject({
      times_used: 1,
      spent_this_month: TOTAL,
      counted_until: holder.end.toISOString(),
      stopped: null,
    })
  })

  test('without it charges nothing, and neither after it was turned off', async () => {
    const [never, off] = [await subscriber(), await withEarlyPurchase()]
    await send(backend, disableEarlyPurchase, on(off))
    for (const holder of [never, off]) {
      await exhaust(holder)
      backend.clock.advance(DAY)
      await run()
      expect(await ordersOf(holder.accountId)).toEqual([])
      expect(chargesOf(holder.accountId)).toEqual([])
    }
  })

  test('before it is turned on is followed as soon as it is', async () => {
    const holder = await subscriber({ remaining: 0 })
    await run()
    expect(await ordersOf(holder.accountId)).toEqual([])
    expect((await send(backend, setEarlyPurchase, { ...on(holder), body: cap(1) })).status).toBe(200)
    await run()
    expect(await renewed(holder)).toHaveLength(1)
  })

  test('renews again at the end of the term that was bought early', async () => {
    const holder = await withEarlyPurchase(1)
    backend.clock.advance(10 * DAY)
    await exhaust(holder)
    const [early] = await renewed(holder)
    const end = early?.term.expiration ?? new Date(0)
    await runAt(holder.end)
    expect(await renewed(holder)).toHaveLength(1)
    await runAt(end)
    expect((await renewed(holder)).map(({ term }) => term.start)).toEqual([early?.term.start, end])
    expect(chargesOf(holder.accountId)).toHaveLength(2)
  })
})

describe('the cap per term', () => {
  test('counts what is bought during one term, and again after it would have ended', async () => {
    const holder = await withEarlyPurchase(2)
    for (const days of [4, 4, 4]) {
      backend.clock.advance(days * DAY)
      await exhaust(holder)
    }
    expect(await renewed(holder)).toHaveLength(2)
    expect(await stateOf(holder)).toMatchObject({ times_used: 2, stopped: 'times' })
    // The first term would have ended by now, so the one that runs counts for itself.
    await runAt(new Date(holder.end.getTime() + HOUR))
    expect(await renewed(holder)).toHaveLength(3)
    expect(await stateOf(holder)).toMatchObject({ times_used: 1, stopped: null })
    expect(chargesOf(holder.accountId)).toHaveLength(3)
  })

  test('is told once when it is reached, with price, card, cap, and a link that turns it off', async () => {
    const holder = await withEarlyPurchase(1)
    await exhaust(holder)
    await exhaust(holder)
    for (let hours = 0; hours < 3; hours++) await runAt(new Date(backend.clock.now().getTime() + HOUR))
    const told = await noticesOf(holder, 'early-stopped')
    expect(told).toMatchObject([{ reason: 'times', early: { price: PRICE, maxTimes: 1, timesUsed: 1 } }])
    await runWorkers(backend.kernel, [deliveryJob(backend.kernel)])
    const mail = (await backend.mails(holder.person.username)).find(({ text }) =>
      text.includes('early purchase'),
    )
    expect(mail?.text).toContain('$120.00 plus $8.70 tax')
    expect(mail?.text).toContain('Visa ending in 4242')
    expect(mail?.text).toContain('at most once per term and $10,000.00 per month')
    const token = /turn-off-early-purchase#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const link = { caller: null, body: { token } }
    expect((await send(backend, findEarlyPurchase, link)).body.is_on).toBe(true)
    expect((await send(backend, findEarlyPurchase, link)).body.is_on).toBe(true)
    expect((await send(backend, disableEarlyPurchaseByLink, link)).body.is_on).toBe(false)
    expect(await stateOf(holder)).toBeNull()
    const logged = await backend.db
      .select()
      .from(activities)
      .where(and(eq(activities.accountId, holder.accountId), eq(activities.kind, 'subscriptions')))
      .orderBy(activities.activityId)
    const label = (await send(backend, findEarlyPurchase, link)).body.license_label
    expect(label).toMatch(/Address Verification/)
    expect(logged.map(({ summary }) => summary)).toEqual([
      `Turned on early purchase of ${label}: at most 1 per term and $10,000.00 per month`,
      `Turned off early purchase of ${label} by the link in an email to ${holder.person.username}`,
    ])
  })

  test('can be raised, and what was bought before still counts', async () => {
    const holder = await withEarlyPurchase(1)
    await exhaust(holder)
    await exhaust(holder)
    expect(await renewed(holder)).toHaveLength(1)
    await send(backend, setEarlyPurchase, { ...on(holder), body: cap(2) })
    await run()
    expect(await renewed(holder)).toHaveLength(2)
    await exhaust(holder)
    expect(await renewed(holder)).toHaveLength(2)
    await send(backend, disableEarlyPurchase, on(holder))
    await send(backend, setEarlyPurchase, { ...on(holder), body: cap(2) })
    await run()
    expect(await renewed(holder)).toHaveLength(2)
  })
})

test('the cap per month holds with tax, and a new month in UTC has the whole amount again', async () => {
  toNextMonth()
  const holder = await withEarlyPurchase(12, 2 * TOTAL + 100)
  for (let times = 0; times < 3; times++) await exhaust(holder)
  expect(await renewed(holder)).toHaveLength(2)
  expect(await stateOf(holder)).toMatchObject({ spent_this_month: 2 * TOTAL, stopped: 'month' })
  const now = backend.clock.now()
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  await runAt(new Date(next - 1))
  expect(await renewed(holder)).toHaveLength(2)
  await runAt(new Date(next))
  expect(await renewed(holder)).toHaveLength(3)
  expect(await stateOf(holder)).toMatchObject({ spent_this_month: TOTAL, stopped: null })
})

test('five engines at once, and a crash in between, never exceed a cap', async () => {
  toNextMonth()
  const [byTimes, byMonth] = [await withEarlyPurchase(2), await withEarlyPurchase(12, 2 * TOTAL)]
  for (const holder of [byTimes, byMonth])
    for (let round = 0; round < 4; round++) {
      const held = await backend.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.trackId, holder.term.trackId))
      for (const term of held) await change({ term }, { remaining: 0 })
      await Promise.all(Array.from({ length: 5 }, () => renewDue(backend.kernel)))
    }
  for (const holder of [byTimes, byMonth]) {
    const bought = await backend.db
      .select()
      .from(earlyPurchases)
      .where(eq(earlyPurchases.trackId, holder.term.trackId))
    expect(bought.map(({ amount }) => amount)).toEqual([TOTAL, TOTAL])
    expect(chargesOf(holder.accountId)).toHaveLength(2)
    expect(await ordersOf(holder.accountId)).toHaveLength(2)
  }
  await tell()
  const open = and(
    eq(earlyPurchaseConsents.trackId, byTimes.term.trackId),
    isNull(earlyPurchaseConsents.over),
  )
  expect(await backend.db.$count(earlyPurchaseConsents, open)).toBe(1)
})
