import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cards } from '#backend/services/payment/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { earlyPurchaseConsents, prices, subscriptions } from '#backend/services/subscription/tables.ts'
import { earlyPurchaseConsentText, RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { getEarlyPurchase } from '#generated/billing/operations/getEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { DAY, HOUR, MONTHLY, renewalClient } from '../renewals/client.ts'
import { cap, earlyPurchaseClient, on, PRICE } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { subscriber, makePrimary, renewed, ordersOf, chargesOf, runAt, run } = renewalClient(() => backend)
const { withEarlyPurchase, stateOf, exhaust, noticesOf } = earlyPurchaseClient(() => backend)
type Holder = Awaited<ReturnType<typeof subscriber>>

describe('nothing is bought early', () => {
  const stopsFor = async (holder: Holder, reason: string) => {
    await exhaust(holder)
    expect(await stateOf(holder)).toMatchObject({ stopped: reason })
    expect(chargesOf(holder.accountId)).toEqual([])
    expect(await ordersOf(holder.accountId)).toEqual([])
    expect(await noticesOf(holder, 'early-stopped')).toMatchObject([{ reason }])
  }

  test('once the plan costs more than agreed, until the customer agrees again', async () => {
    const holder = await withEarlyPurchase()
    const before = await backend.db.select().from(prices).where(eq(prices.planId, MONTHLY))
    try {
      await backend.db
        .update(prices)
        .set({ price: PRICE + 1 })
        .where(eq(prices.planId, MONTHLY))
      await stopsFor(holder, 'price')
      const outdated = await send(backend, setEarlyPurchase, { ...on(holder), body: cap(3) })
      expect(outdated.errors[0]?.name).toBe('price-changed')
      await send(backend, setEarlyPurchase, { ...on(holder), body: { ...cap(3), price: PRICE + 1 } })
      await run()
      expect(await renewed(holder)).toHaveLength(1)
    } finally {
      for (const { scheduleId, price } of before)
        await backend.db
          .update(prices)
          .set({ price })
          .where(and(eq(prices.planId, MONTHLY), eq(prices.scheduleId, scheduleId)))
    }
  })

  test('while a term costs less than a card can be charged', async () => {
    const holder = await withEarlyPurchase()
    const before = await backend.db.select().from(prices).where(eq(prices.planId, MONTHLY))
    try {
      await backend.db.update(prices).set({ price: 30 }).where(eq(prices.planId, MONTHLY))
      await stopsFor(holder, 'too-small')
    } finally {
      for (const { scheduleId, price } of before)
        await backend.db
          .update(prices)
          .set({ price })
          .where(and(eq(prices.planId, MONTHLY), eq(prices.scheduleId, scheduleId)))
    }
  })

  test('once another plan is next', async () => {
    const holder = await withEarlyPurchase()
    const { body: quote } = await send(backend, createQuote, { ...on(holder), body: { plan_ids: [3704] } })
    const price = quote.items[0]?.amount ?? 0
    const body = { next_plan_id: 3704, price, renewal_consent: RENEWAL_CONSENT_VERSION }
    expect((await send(backend, selectNextPlan, { ...on(holder), body })).status).toBe(200)
    await stopsFor(holder, 'plan')
  })

  test('without a card, until there is one', async () => {
    const holder = await withEarlyPurchase()
    await backend.db.delete(cards).where(eq(cards.accountId, holder.accountId))
    await stopsFor(holder, 'card')
    await makePrimary(holder.accountId, 'succeeds')
    await runAt(new Date(backend.clock.now().getTime() + HOUR))
    expect(await renewed(holder)).toHaveLength(1)
  })

  test('for a term that is not paid yet', async () => {
    const holder = await withEarlyPurchase(3, 1_000_000, { card: 'isDeclined' })
    await exhaust(holder)
    await exhaust(holder)
    expect(await renewed(holder)).toHaveLength(1)
    expect(await stateOf(holder)).toMatchObject({ stopped: 'unpaid' })
  })

  test('after renewal was turned off, also when it is turned on again', async () => {
    const holder = await withEarlyPurchase()
    await send(backend, disableRenewal, on(holder))
    expect(await stateOf(holder)).toBeNull()
    await exhaust(holder)
    expect(await ordersOf(holder.accountId)).toEqual([])
  })
})

describe('a next term that is bought already', () => {
  const prepaid = async (holder: Holder) => {
    const { accountId, end: start } = holder
    return grantSubscription(backend.db, { accountId, planId: MONTHLY, start })
  }

  test('starts early with early purchase on, charges nothing, and counts for nothing', async () => {
    const holder = await withEarlyPurchase(1)
    const next = await prepaid(holder)
    backend.clock.advance(5 * DAY)
    const now = backend.clock.now()
    await exhaust(holder)
    const [moved] = await backend.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.subscriptionId, next.subscriptionId))
    expect(moved).toMatchObject({ start: now, expiration: addMonths(now, 1) })
    expect(await ordersOf(holder.accountId)).toEqual([])
    expect(await stateOf(holder)).toMatchObject({ times_used: 0, spent_this_month: 0 })
    await exhaust(holder)
    expect(await renewed(holder)).toHaveLength(1)
  })

  test('waits for its day without it', async () => {
    const holder = await subscriber()
    const next = await prepaid(holder)
    await exhaust(holder)
    const [kept] = await backend.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.subscriptionId, next.subscriptionId))
    expect(kept?.start).toEqual(holder.end)
  })
})

describe('the consent', () => {
  test('is kept with its version, words, card, and time, and another cap is another one', async () => {
    const holder = await withEarlyPurchase(3, 50_000)
    await send(backend, setEarlyPurchase, { ...on(holder), body: cap(4, 60_000) })
    await send(backend, setEarlyPurchase, { ...on(holder), body: cap(4, 60_000) })
    const kept = await backend.db
      .select()
      .from(earlyPurchaseConsents)
      .where(eq(earlyPurchaseConsents.trackId, holder.term.trackId))
      .orderBy(earlyPurchaseConsents.consentId)
    const item = {
      license_label: 'International Address Verification',
      plan_description: '10,000 lookups a month',
      amount: PRICE,
    }
    expect(kept.map(({ text }) => text.split(':')[1])).toEqual(
      [
        { max_times: 3, monthly_limit: 50_000 },
        { max_times: 4, monthly_limit: 60_000 },
      ].map(each => earlyPurchaseConsentText({ ...item, ...each }).split(':')[1]),
    )
    expect(kept).toMatchObject([
      { version: RENEWAL_CONSENT_VERSION, card: 'Visa ending in 4242', over: backend.clock.now() },
      { userId: holder.person.userId, over: null },
    ])
  })

  test('is shown with the holding', async () => {
    const holder = await withEarlyPurchase()
    const { body } = await send(backend, listHoldings, { caller: holder.person, query: {} })
    const offer = await send(backend, getEarlyPurchase, on(holder))
    expect(body.holdings[0]?.early_purchase).toEqual(offer.body.early_purchase)
    expect(offer.body.early_purchase).toEqual(await stateOf(holder))
  })
})
