import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { nextRenewalOf } from '#backend/services/subscription/public.ts'
import { accountSchedules, plans, prices, pricingSchedules } from '#backend/services/subscription/tables.ts'
import { RENEWAL_GRACE, RENEWAL_LEAD } from '#domain/subscription/renewal.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { DAY, HOUR, MONTHLY, renewalClient } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { subscriber, change, renewed, ordersOf, rowOf, runAt, tell, subjects } = renewalClient(() => backend)
type Subscriber = Awaited<ReturnType<typeof subscriber>>

const lead = ({ end }: Subscriber) => new Date(end.getTime() - RENEWAL_LEAD)
const next = ({ accountId }: Subscriber) => nextRenewalOf(backend.db, accountId, backend.clock.now())

describe('a renewal that cannot be ordered', () => {
  test('for a plan without a price is told once, and made once there is one', async () => {
    const holder = await subscriber()
    // Another plan of the license, which no price list has.
    const [copied] = await backend.db.select().from(plans).where(eq(plans.planId, MONTHLY))
    const planId = 9_705
    if (copied) await backend.db.insert(plans).values({ ...copied, planId, description: 'a plan of its own' })
    await change(holder, { nextPlanId: planId })
    expect(await next(holder)).toBeUndefined()
    await runAt(lead(holder))
    await runAt(holder.end)
    await tell()
    expect(await rowOf(holder)).toMatchObject({ state: 'blocked', reason: 'no-plan' })
    expect(await subjects(holder.to)).toEqual(["International Address Verification can't renew"])
    const [mail] = await backend.mails(holder.to)
    expect(mail?.text).toContain('we no longer have a price for its next plan, a plan of its own')
    await backend.db.insert(pricingSchedules).values({ scheduleId: 9_001, label: 'Their own' })
    await backend.db.insert(prices).values({ scheduleId: 9_001, planId, price: 5_000 })
    await backend.db.insert(accountSchedules).values({ accountId: holder.accountId, scheduleId: 9_001 })
    await runAt(new Date(backend.clock.now().getTime() + HOUR))
    expect((await renewed(holder)).map(({ order }) => order.amount)).toEqual([5_000])
  })

  test('since its plan is gone is told, and given up after two weeks', async () => {
    const holder = await subscriber()
    await change(holder, { planId: 9_999 })
    await runAt(holder.end)
    await tell()
    const [mail] = await backend.mails(holder.to)
    expect(mail?.subject).toBe("International Address Verification can't renew")
    await runAt(new Date(holder.end.getTime() + 14 * DAY + HOUR))
    expect(await rowOf(holder)).toMatchObject({ state: 'dropped' })
    expect(await subjects(holder.to)).toHaveLength(1)
  })

  test('without an address for the tax asks for one', async () => {
    const holder = await subscriber({ hasAddress: false })
    await runAt(lead(holder))
    expect(await rowOf(holder)).toMatchObject({ state: 'blocked', reason: 'no-address' })
    const [mail] = await backend.mails(holder.to)
    expect(mail?.text).toContain('Add the address, and the subscription renews within the hour.')
    expect(mail?.text).toContain(`/account/billing?account_id=${holder.accountId}`)
  })
})

test('a renewal below the smallest charge is not ordered, and its owner gets an email', async () => {
  const holder = await subscriber()
  await backend.db.insert(pricingSchedules).values({ scheduleId: 9_003, label: 'Almost free' })
  await backend.db.insert(prices).values({ scheduleId: 9_003, planId: MONTHLY, price: 30 })
  await backend.db.insert(accountSchedules).values({ accountId: holder.accountId, scheduleId: 9_003 })
  await runAt(lead(holder))
  expect(await rowOf(holder)).toMatchObject({ state: 'blocked', reason: 'too-small' })
  expect(await renewed(holder)).toEqual([])
  const [mail] = await backend.mails(holder.to)
  expect(mail?.text).toContain('a term costs less than $0.50, the smallest amount that can be charged')
})

test('a renewal that costs nothing is settled without a card', async () => {
  const holder = await subscriber({ card: 'none' })
  await backend.db.insert(pricingSchedules).values({ scheduleId: 9_002, label: 'Free of charge' })
  await backend.db.insert(prices).values({ scheduleId: 9_002, planId: MONTHLY, price: 0 })
  await backend.db.insert(accountSchedules).values({ accountId: holder.accountId, scheduleId: 9_002 })
  await runAt(lead(holder))
  expect(await rowOf(holder)).toMatchObject({ state: 'settled' })
  expect(await renewed(holder)).toHaveLength(1)
})

test('an order of a renewal has the grace period of renewals until it is paid', async () => {
  const holder = await subscriber({ card: 'none' })
  await runAt(lead(holder))
  const [order] = await ordersOf(holder.accountId)
  expect(order?.gracePeriodEnd).toEqual(new Date(lead(holder).getTime() + RENEWAL_GRACE))
  const events = await backend.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order?.orderId ?? 0))
    .orderBy(orderEvents.eventId)
  expect(events.map(({ kind, mail }) => [kind, mail])).toEqual([
    ['placed', 'none'],
    ['payment-failed', 'due'],
  ])
})
