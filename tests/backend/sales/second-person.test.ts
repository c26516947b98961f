import { describe, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { getOrderRecord } from '#generated/billing/operations/getOrderRecord.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { processOrder } from '#generated/billing/operations/processOrder.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { cancelOrder } from '#generated/sales/operations/cancelOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { listWaitingOrders } from '#generated/sales/operations/listWaitingOrders.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { REASON, withKey } from '../../support/orders.ts'
import { actAs } from '../authorization/act-as.ts'
import { send } from '../client.ts'
import { orderClient } from './order-client.ts'

/** A plan with a list price of $6,000.00. */
const PRICEY = 3161

const backend = await sharedBackend()
const { staff, customer, rowOf, termsOf } = orderClient(() => backend)

/** An order of a customer that a member of staff has placed. */
async function placedBy(caller: Person, amount: number) {
  const { accountId = 0 } = await customer()
  const items = [{ plan_id: 3120, amount, lookups: 1, free: false }]
  const body = { account_id: accountId ?? 0, items, reason: REASON }
  const { body: order } = await send(backend, placeCustomOrder, { caller, headers: withKey(), body })
  return { id: order.order_id, accountId: accountId ?? 0, total: order.total_amount }
}

async function approve(caller: Person, id: number) {
  const call = { caller, params: { id }, headers: withKey(), body: { reason: REASON } }
  const { status, errors } = await send(backend, approveOrder, call)
  return errors[0]?.name ?? status
}

test('has to approve a large order, or record its payment', async () => {
  const [robin, sam] = [await staff(), await staff()]
  const { id, accountId, total } = await placedBy(robin, 600_000)
  expect(total).toBeGreaterThan(SECOND_PERSON_ABOVE)
  expect(await approve(robin, id)).toBe('second-person-required')
  const body = { account_id: accountId, order_id: id, reason: REASON }
  const offline = await send(backend, processOrder, { caller: robin, headers: withKey(), body })
  expect(offline.errors[0]?.name).toBe('second-person-required')
  expect(await rowOf(id)).toMatchObject({ processed: null, approved: null })
  const record = async (caller: Person) =>
    (await send(backend, getOrderRecord, { caller, params: { id } })).body
  expect(await record(robin)).toMatchObject({ needs_second_person: true, is_own: true })
  expect(await record(sam)).toMatchObject({ is_own: false, placed_by: robin.username })
  expect(await approve(sam, id)).toBe(200)
  expect(await balanceOf(backend.db, 'receivable', { orderId: id })).toBe(0)
  expect((await record(robin)).changes).toMatchObject([
    { username: sam.username, reason: REASON },
    { username: robin.username, reason: REASON },
  ])
})

test('is not needed up to the limit, by the total and by the list price', async () => {
  const robin = await staff()
  const small = await placedBy(robin, 40_000)
  expect(await approve(robin, small.id)).toBe(200)
})

test('is needed as well by staff who placed it as the customer', async () => {
  const [robin, sam, owner] = [await staff(), await staff(), await customer()]
  const acting = await actAs(backend, robin, owner, 'full')
  const plans = Array.from({ length: 10 }, () => 3120)
  const placed = await send(backend, placeOrder, { caller: acting, headers: withKey(), body: { plans } })
  expect(placed.status, placed.text).toBe(201)
  const { order_id: id } = placed.body
  expect(await approve(robin, id)).toBe('second-person-required')
  expect(await approve(sam, id)).toBe(200)
})

test('who comes second of two at once changes nothing', async () => {
  const [robin, sam, kim] = [await staff(), await staff(), await staff()]
  const { id, total } = await placedBy(robin, 600_000)
  expect(await Promise.all([approve(sam, id), approve(kim, id)])).toEqual([200, 200])
  expect(await balanceOf(backend.db, 'offline', { orderId: id })).toBe(total)
  const { body } = await send(backend, getOrderRecord, { caller: sam, params: { id } })
  expect(body.timeline.map(({ event }) => event)).toEqual(['placed', 'approved'])
  expect(body.changes).toHaveLength(2)
})

test('approves a gift of that worth, which starts only then', async () => {
  const [robin, sam, owner] = [await staff(), await staff(), await customer()]
  const account_id = owner.accountId ?? 0
  const call = { caller: robin, headers: withKey() }
  const line = { plan_id: PRICEY, lookups: 10 }
  const ids = [
    await send(backend, donatePlan, { ...call, body: { account_id, ...line, reason: REASON } }),
    await send(backend, placeCustomOrder, {
      ...call,
      headers: withKey(),
      body: { account_id, items: [{ ...line, amount: 0, free: true }], reason: REASON },
    }),
  ].map(({ body }) => body.order_id)
  for (const id of ids) {
    expect(await rowOf(id)).toMatchObject({ processed: null, totalAmount: 0 })
    expect(await termsOf(id)).toEqual([])
    const body = { account_id, order_id: id, reason: REASON }
    const paid = await send(backend, processOrder, { caller: sam, headers: withKey(), body })
    expect(paid.errors[0]?.name).toBe('order-not-pending')
    expect(await approve(robin, id)).toBe('second-person-required')
    expect(await termsOf(id)).toEqual([])
    expect(await Promise.all([approve(sam, id), approve(sam, id)])).toEqual([200, 200])
    expect(await termsOf(id)).toMatchObject([{ issued: 10, autorenewDisabled: true }])
  }
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
})

test('is asked in the list of orders to approve; the customer is asked for nothing and cannot pay it', async () => {
  const [robin, owner] = [await staff(), await customer()]
  const account_id = owner.accountId ?? 0
  const body = { account_id, plan_id: PRICEY, lookups: 10, reason: REASON }
  const { body: gift } = await send(backend, donatePlan, { caller: robin, headers: withKey(), body })
  const query = { state: 'to-approve', page: 1, page_size: 100 } as const
  const { body: waiting } = await send(backend, listWaitingOrders, { caller: robin, query })
  expect(waiting.orders.map(({ order_id }) => order_id)).toContain(gift.order_id)
  const due = await send(backend, listPendingOrders, { caller: owner })
  expect(due.body.orders).toEqual([])
  const [card] = (await send(backend, listPaymentMethods, { caller: owner })).body.payment_methods
  const pay = { order_id: gift.order_id, payment_method_id: card?.payment_method_id ?? '', amount: 0 }
  const paid = await send(backend, processPayment, { caller: owner, headers: withKey(), body: pay })
  expect(paid.status).toBeGreaterThanOrEqual(400)
  expect(await rowOf(gift.order_id)).toMatchObject({ processed: null })
})

test('staff who act as a customer cannot give away plans', async () => {
  const [robin, owner] = [await staff(), await customer()]
  const acting = await actAs(backend, robin, owner, 'full')
  const body = { account_id: owner.accountId ?? 0, plan_id: PRICEY, lookups: 10, reason: REASON }
  const given = await send(backend, donatePlan, { caller: acting, headers: withKey(), body })
  // They have the rights of the customer only.
  expect(given.status).toBe(403)
})

describe('what is given counts by its lookups, over the day and all staff', () => {
  /** International verification, 10,000 lookups for $120.00. */
  const CHEAP = 3705
  const give = async (caller: Person, accountId: number, lookups: number) => {
    const body = { account_id: accountId, plan_id: CHEAP, lookups, reason: REASON }
    return (await send(backend, donatePlan, { caller, headers: withKey(), body })).body
  }
  const accountOf = async () => Number((await customer()).accountId)
  const adjust = async (caller: Person, id: number, lookups: number) => {
    const { status, errors } = await send(backend, adjustLookups, {
      caller,
      params: { id },
      body: { lookups, reason: REASON },
    })
    return errors[0]?.name ?? status
  }

  test('a trillion lookups of a cheap plan wait for a colleague', async () => {
    const [robin, sam] = [await staff(), await staff()]
    const gift = await give(robin, await accountOf(), 1_000_000_000_000)
    expect(gift.processed).toBeNull()
    expect(await approve(robin, gift.order_id)).toBe('second-person-required')
    expect(await approve(sam, gift.order_id)).toBe(200)
  })

  test('a custom order with many lookups at a low price as well', async () => {
    const robin = await staff()
    const accountId = await accountOf()
    const items = [{ plan_id: CHEAP, amount: 400, lookups: 1_000_000_000_000, free: false }]
    const body = { account_id: accountId, items, reason: REASON }
    const placed = await send(backend, placeCustomOrder, { caller: robin, headers: withKey(), body })
    expect(await approve(robin, placed.body.order_id)).toBe('second-person-required')
  })

  test('splitting it over orders and staff does not help, and the next day counts anew', async () => {
    const [robin, sam] = [await staff(), await staff()]
    const accountId = await accountOf()
    // Each is worth $3,000.00 by the nearest plan, 500,000 lookups for $3,000.00.
    expect((await give(robin, accountId, 500_000)).processed).not.toBeNull()
    const second = await give(sam, accountId, 500_000)
    expect(second.processed).toBeNull()
    expect(await approve(sam, second.order_id)).toBe('second-person-required')
    expect((await give(robin, await accountOf(), 500_000)).processed).not.toBeNull()
    backend.clock.advance(24 * 60 * 60_000)
    expect((await give(robin, accountId, 500_000)).processed).not.toBeNull()
  })

  test('a gift that was declined does not count', async () => {
    const [robin, sam] = [await staff(), await staff()]
    const accountId = await accountOf()
    const gift = await give(robin, accountId, 1_000_000_000_000)
    const call = { caller: sam, params: { id: gift.order_id }, headers: withKey(), body: { reason: REASON } }
    expect((await send(backend, cancelOrder, call)).status).toBe(200)
    expect((await give(robin, accountId, 500_000)).processed).not.toBeNull()
  })

  test('lookups added to a term count with the orders of the day, and what is taken back does not', async () => {
    const [robin, sam] = [await staff(), await staff()]
    const accountId = await accountOf()
    const { subscriptionId } = await grantSubscription(backend.db, {
      accountId,
      planId: CHEAP,
      start: backend.clock.now(),
    })
    expect(await adjust(robin, subscriptionId, 1_000_000_000_000)).toBe('gift-too-large')
    expect(await adjust(robin, subscriptionId, 510_000)).toBe(200)
    expect(await adjust(sam, subscriptionId, 1_010_000)).toBe('gift-too-large')
    expect((await give(sam, accountId, 500_000)).processed).toBeNull()
    expect(await adjust(sam, subscriptionId, 10_000)).toBe(200)
    expect(await adjust(sam, subscriptionId, 20_000)).toBe(200)
  })

  test('two at once are counted one after the other', async () => {
    const staffs = await Promise.all([staff(), staff(), staff()])
    const accountId = await accountOf()
    const { subscriptionId } = await grantSubscription(backend.db, {
      accountId,
      planId: CHEAP,
      start: backend.clock.now(),
    })
    const outcomes = await Promise.all(
      staffs.map((caller, index) =>
        index ? give(caller, accountId, 500_000) : adjust(caller, subscriptionId, 510_000),
      ),
    )
    const passed = outcomes.filter(outcome =>
      typeof outcome === 'object' ? outcome.processed : outcome === 200,
    )
    expect(passed).toHaveLength(1)
  })
})
