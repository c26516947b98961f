import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries } from '#backend/modules/ledger/tables.ts'
import { orderEvents, orderItems, orders, renewalConsents } from '#backend/services/sales/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { HOUR } from '#domain/time/durations.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { getOrderByIntent } from '#generated/sales/operations/getOrderByIntent.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { PlaceOrderBody } from '#generated/sales/types.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { PORTLAND, PROVO, withKey } from '../../support/orders.ts'
import { rejectAtCommit } from '../broken-table.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const place = (caller: Person, body: PlaceOrderBody, key: string = randomUUID()) =>
  send(backend, placeOrder, { caller, headers: withKey(key), body })
const customer = () => backend.person({ taxableAddress: PROVO })
const ordersOf = ({ accountId }: Person) =>
  backend.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId ?? 0))
const termsOf = async ({ accountId }: Person) => {
  const rows = await backend.db
    .select()
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId ?? 0))
  return rows.map(row => row.subscriptions)
}

describe('an intent', () => {
  test('that is sent by five tabs at once places one order', async () => {
    const caller = await customer()
    const key = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => place(caller, { plans: [3120] }, key)),
    )
    const placed = responses.filter(({ status }) => status === 201)
    expect(placed.length).toBeGreaterThan(0)
    for (const { status, errors } of responses.filter(response => response.status !== 201))
      expect({ status, errors }).toMatchObject({
        status: 409,
        errors: [{ name: 'idempotency-key-in-flight' }],
      })
    expect(new Set(placed.map(({ body }) => body.order_id)).size).toBe(1)
    expect(await ordersOf(caller)).toHaveLength(1)
    // A rejected caller tries again, and gets the same order.
    const again = await place(caller, { plans: [3120] }, key)
    expect(again.body.order_id).toBe(placed[0]?.body.order_id)
  })

  test('of two members at once places one order', async () => {
    const one = await customer()
    const other = await backend.person({ accountId: one.accountId ?? 0, roles: ['billing-editor'] })
    const key = randomUUID()
    const responses = await Promise.all([one, other].map(caller => place(caller, { plans: [3120] }, key)))
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(responses[0]?.body.order_id).toBe(responses[1]?.body.order_id)
    expect(await ordersOf(one)).toHaveLength(1)
  })

  test('is known for good, also for another body', async () => {
    const before = await customer()
    const key = randomUUID()
    const first = await place(before, { plans: [3120], total_amount: 57_915 }, key)
    backend.clock.advance(25 * HOUR)
    // Logins have ended meanwhile; this is another member.
    const caller = await backend.person({ accountId: before.accountId ?? 0, roles: ['billing-editor'] })
    const again = await place(caller, { plans: [3120], total_amount: 57_915 }, key)
    expect(again).toMatchObject({ status: 201, body: { order_id: first.body.order_id } })
    const otherwise = await place(caller, { plans: [3705] }, key)
    expect(otherwise).toMatchObject({ status: 422, errors: [{ name: 'idempotency-key-reused' }] })
    expect(await ordersOf(caller)).toHaveLength(1)
  })

  test('of another account is another intent', async () => {
    const key = randomUUID()
    const [one, other] = [await customer(), await customer()]
    const first = await place(one, { plans: [3120] }, key)
    const second = await place(other, { plans: [3120] }, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.order_id).not.toBe(first.body.order_id)
  })

  test('that was rejected can be tried again once the reason is gone', async () => {
    const caller = await backend.person()
    const key = randomUUID()
    const rejected = await place(caller, { plans: [3120], total_amount: 54_000 }, key)
    expect(rejected.errors).toMatchObject([{ name: 'taxable-location-required' }])
    await send(backend, createTaxableLocation, { caller, body: PROVO })
    const moved = await place(caller, { plans: [3120], total_amount: 54_000 }, key)
    expect(moved.errors).toMatchObject([
      {
        name: 'price-changed',
        message: 'The amount has changed from $540.00 to $579.15. Review it and try again.',
      },
    ])
    const placed = await place(caller, { plans: [3120], total_amount: 57_915 }, key)
    expect(placed.status).toBe(201)
    expect(await ordersOf(caller)).toHaveLength(1)
  })

  test('whose transaction fails has left nothing, and places its order the next time', async () => {
    const caller = await customer()
    const key = randomUUID()
    const restore = await rejectAtCommit(backend, orderItems, sql`new.amount = 84000`)
    expect((await place(caller, { plans: [3706] }, key)).status).toBe(500)
    await restore()
    expect(await ordersOf(caller)).toEqual([])
    const theirs = eq(entries.accountId, caller.accountId ?? 0)
    expect(await backend.db.$count(entries, theirs)).toBe(0)
    const lookedFor = await send(backend, getOrderByIntent, { caller, params: { intent: key } })
    expect(lookedFor.status).toBe(404)
    expect((await place(caller, { plans: [3706] }, key)).status).toBe(201)
    expect(await backend.db.$count(entries, theirs)).toBe(1)
    backend.log.length = 0
  })
})

describe('a free trial', () => {
  test('that two orders want at once is given once', async () => {
    const caller = await backend.person()
    const responses = await Promise.all([1, 2, 3].map(() => place(caller, { plans: [3301] })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.errors).toEqual([
      {
        id: null,
        name: 'plan-ordered-too-recently',
        message: 'You have already used your one time free trial for US Address Autocomplete, Pro.',
        fields: ['plans.0'],
        status: 409,
      },
    ])
    expect(await ordersOf(caller)).toHaveLength(1)
    expect(await termsOf(caller)).toHaveLength(1)
  })

  test('that opened the account cannot be ordered again', async () => {
    const caller = await backend.person({ subscriptions: [{ planId: 3101, startedDaysAgo: 90 }] })
    const { errors } = await place(caller, { plans: [3120, 3101] })
    expect(errors).toMatchObject([{ name: 'plan-ordered-too-recently', fields: ['plans.1'] }])
  })

  test('starts when it is ordered, even next to a plan that is yet to be paid', async () => {
    const caller = await customer()
    const { body } = await place(caller, { plans: [3120, 3301] })
    expect(body.processed).toBeNull()
    expect((await termsOf(caller)).map(({ planId, orderId }) => [planId, orderId])).toEqual([
      [3301, body.order_id],
    ])
  })
})

test('an order keeps the address, the rates and the amounts of its day', async () => {
  const caller = await customer()
  const { body } = await place(caller, { plans: [3120, 3705, 3705] })
  await send(backend, createTaxableLocation, { caller, body: PORTLAND })
  const [order] = await ordersOf(caller)
  expect(order).toMatchObject({ address: PROVO, saasTaxRate: 72_500, taxAmount: 5_655, totalAmount: 83_655 })
  const items = await backend.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, body.order_id))
    .orderBy(orderItems.position)
  expect(items.map(({ amount, taxAmount }) => [amount, taxAmount])).toEqual([
    [54_000, 3_915],
    [12_000, 870],
    [12_000, 870],
  ])
})

test('a consent is kept with its words, its version and its time, for what renews', async () => {
  const caller = await customer()
  const body = { plans: [3120, 3301], renewal_consent: RENEWAL_CONSENT_VERSION }
  const { body: order } = await place(caller, body)
  const items = order.items.map(({ item_id }) => item_id)
  const kept = await backend.db.select().from(renewalConsents).where(inArray(renewalConsents.itemId, items))
  expect(kept).toEqual([
    {
      itemId: items[0],
      accountId: caller.accountId,
      userId: caller.userId,
      version: RENEWAL_CONSENT_VERSION,
      text: 'US Address Verification, Plus, 500,000 lookups a year: I agree that this plan renews every year at $540.00 plus tax until I turn it off in my account. Each renewal is charged to my primary card at the end of a term, and not earlier when lookups run out.',
      consented: new Date(order.placed),
    },
  ])
})

describe('the grace period', () => {
  const trusted = () => backend.person({ taxableAddress: PROVO, orders: [{ planId: 3704, daysAgo: 90 }] })

  test('is not for an account that has paid for nothing yet', async () => {
    const { body } = await place(await customer(), { plans: [3120] })
    expect(body.grace_period_end).toBeNull()
  })

  test('starts the subscriptions at once', async () => {
    const caller = await trusted()
    const { body } = await place(caller, { plans: [3120] })
    expect(body.grace_period_end).not.toBeNull()
    const terms = await termsOf(caller)
    expect(terms.find(({ orderId }) => orderId === body.order_id)).toMatchObject({
      planId: 3120,
      start: new Date(body.placed),
      termination: null,
    })
  })

  test('is for one order at a time', async () => {
    const caller = await trusted()
    const responses = await Promise.all([3120, 3705].map(plan => place(caller, { plans: [plan] })))
    expect(responses.filter(({ body }) => body.grace_period_end !== null)).toHaveLength(1)
  })
})

test('what happened to an order is written down, and people hear of it once', async () => {
  const caller = await customer()
  const { body } = await place(caller, { plans: [3120] })
  const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, body.order_id))
  expect(events).toMatchObject([{ kind: 'placed', amount: 57_915, mail: 'due', at: new Date(body.placed) }])
})
