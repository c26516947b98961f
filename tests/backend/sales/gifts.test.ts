import { describe, expect, test } from 'vitest'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { DAY } from '#domain/time/durations.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustSeats } from '#generated/subscription/operations/adjustSeats.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { REASON, withKey } from '../../support/orders.ts'
import { actAs } from '../authorization/act-as.ts'
import { send } from '../client.ts'
import { orderClient } from './order-client.ts'

/** A year of 500,000 lookups, $3,780.00. */
const LARGE_YEAR = 3123
/** A month and a year of as many lookups as anyone wants: $535.00 and $4,800.00, both below the limit. */
const UNLIMITED_MONTH = 3137
const UNLIMITED_YEAR = 3121
/** International verification, 10,000 lookups for $120.00; its nearest plan has 500,000 for $3,000.00. */
const CHEAP = 3705
/** 42 days of US verification, with 1,000 lookups. */
const TRIAL = 3101
const GIFT_TOO_LARGE = 'gift-too-large'

const backend = await sharedBackend()
const { staff, customer } = orderClient(() => backend)
const accountOf = (person: Person) => Number(person.accountId)

async function give(caller: Person, accountId: number, planId: number, lookups: number) {
  const body = { account_id: accountId, plan_id: planId, lookups, reason: REASON }
  return (await send(backend, donatePlan, { caller, headers: withKey(), body })).body
}

async function approve(caller: Person, id: number) {
  const call = { caller, params: { id }, headers: withKey(), body: { reason: REASON } }
  const { status, errors } = await send(backend, approveOrder, call)
  return errors[0]?.name ?? status
}

async function termOf(accountId: number, planId: number) {
  const grant = { accountId, planId, start: backend.clock.now() }
  const { subscriptionId: id, expiration } = await grantSubscription(backend.db, grant)
  return { id, end: expiration?.getTime() ?? 0 }
}

async function moveEnd(caller: Person, id: number, end: number, change: object = {}) {
  const body = { expiration: new Date(end).toISOString(), reason: REASON, ...change }
  const { status, errors } = await send(backend, adjustDuration, { caller, params: { id }, body })
  return errors[0]?.name ?? status
}

async function setLookups(caller: Person, id: number, lookups: number) {
  const body = { lookups, reason: REASON }
  const { status, errors } = await send(backend, adjustLookups, { caller, params: { id }, body })
  return errors[0]?.name ?? status
}

async function setSeats(caller: Person, accountId: number, seats: number) {
  const call = { caller, params: { id: accountId }, body: { own_seats: seats, reason: REASON } }
  const { status, errors } = await send(backend, adjustSeats, call)
  return errors[0]?.name ?? status
}

describe('a longer term', () => {
  test('counts with the price per day of its plan', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const { id, end } = await termOf(accountId, LARGE_YEAR)
    // A year and four months more are worth $5,020.00, a year and two months $4,400.00.
    expect(await moveEnd(robin, id, end + 485 * DAY)).toBe(GIFT_TOO_LARGE)
    expect(await moveEnd(robin, id, end + 425 * DAY)).toBe(200)
    expect(await moveEnd(await staff(), id, end + 500 * DAY)).toBe(GIFT_TOO_LARGE)
    expect((await give(robin, accountId, CHEAP, 500_000)).processed).toBeNull()
  })

  test('that is shortened again counts for nothing, and can be undone', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const { id, end } = await termOf(accountId, LARGE_YEAR)
    const change_id = '0193f232-7b1e-7d02-9a54-6f0c8e2b41d7'
    expect(await moveEnd(robin, id, end + 425 * DAY, { change_id })).toBe(200)
    expect(await moveEnd(robin, id, end, { undoes_change: change_id })).toBe(200)
    expect((await give(robin, accountId, CHEAP, 500_000)).processed).not.toBeNull()
  })

  test('counts what is left of it only: days in the past are worth nothing', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const grant = {
      accountId,
      planId: LARGE_YEAR,
      start: new Date(backend.clock.now().getTime() - 2_000 * DAY),
    }
    const { subscriptionId: id } = await grantSubscription(backend.db, grant)
    expect(await moveEnd(robin, id, backend.clock.now().getTime() + 30 * DAY)).toBe(200)
  })

  test('of a trial counts with the price of its lookups', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const { id, end } = await termOf(accountId, TRIAL)
    expect(await moveEnd(robin, id, end + 14 * DAY)).toBe(200)
    expect(await moveEnd(robin, id, end + 100_000 * DAY)).toBe(GIFT_TOO_LARGE)
  })

  test('of unlimited lookups by as much as the plan has waits for a colleague', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const { id, end } = await termOf(accountId, UNLIMITED_MONTH)
    expect(await moveEnd(robin, id, end + 5 * DAY)).toBe(200)
    expect(await moveEnd(robin, id, end + 40 * DAY)).toBe(GIFT_TOO_LARGE)
  })
})

test('seats count with the price of multi-user access', async () => {
  const [robin, accountId] = [await staff(), accountOf(await customer())]
  // $15.00 for each of many seats, by the plan of 100 for $1,500.00.
  expect(await setSeats(robin, accountId, 900)).toBe(GIFT_TOO_LARGE)
  expect(await setSeats(robin, accountId, 200)).toBe(200)
  expect((await give(robin, accountId, CHEAP, 500_000)).processed).toBeNull()
  expect(await setSeats(robin, accountId, 1)).toBe(200)
})

describe('unlimited lookups always wait for a colleague', () => {
  test('as a gift of a plan with a price below the limit', async () => {
    const [robin, sam] = [await staff(), await staff()]
    const gift = await give(robin, accountOf(await customer()), UNLIMITED_MONTH, UNLIMITED_LOOKUPS)
    expect(gift.processed).toBeNull()
    expect(await approve(robin, gift.order_id)).toBe('second-person-required')
    expect(await approve(sam, gift.order_id)).toBe(200)
  })

  test('and one fewer than unlimited is worth no less', async () => {
    const robin = await staff()
    const gift = await give(robin, accountOf(await customer()), UNLIMITED_MONTH, UNLIMITED_LOOKUPS - 1)
    expect(gift.processed).toBeNull()
  })

  test('at the list price, when staff order it as the customer; what the customer orders needs no one', async () => {
    const [robin, sam, owner] = [await staff(), await staff(), await customer()]
    const acting = await actAs(backend, robin, owner, 'full')
    const order = async (caller: Person) => {
      const body = { plans: [UNLIMITED_MONTH] }
      return (await send(backend, placeOrder, { caller, headers: withKey(), body })).body.order_id
    }
    const id = await order(acting)
    expect(await approve(robin, id)).toBe('second-person-required')
    expect(await approve(sam, id)).toBe(200)
    expect(await approve(robin, await order(await customer()))).toBe(200)
  })

  test('a paid order of it leaves room for gifts', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const items = [{ plan_id: UNLIMITED_YEAR, amount: 480_000, lookups: UNLIMITED_LOOKUPS, free: false }]
    const body = { account_id: accountId, items, reason: REASON }
    const placed = await send(backend, placeCustomOrder, { caller: robin, headers: withKey(), body })
    expect(placed.status, placed.text).toBe(201)
    expect((await give(robin, accountId, CHEAP, 500_000)).processed).not.toBeNull()
  })
})

test('a trial that is given away counts with its lookups', async () => {
  const [robin, accountId] = [await staff(), accountOf(await customer())]
  expect((await give(robin, accountId, TRIAL, 1_000)).processed).not.toBeNull()
  expect((await give(robin, accountId, TRIAL, 50_000_000)).processed).toBeNull()
})

test('several accounts of one owner count together', async () => {
  const [robin, owner] = [await staff(), await customer()]
  const second = await openAccount(backend.db, {
    userId: owner.userId,
    label: 'Second account',
    now: backend.clock.now(),
  })
  expect((await give(robin, accountOf(owner), CHEAP, 500_000)).processed).not.toBeNull()
  expect((await give(robin, second, CHEAP, 500_000)).processed).toBeNull()
  const { id } = await termOf(second, CHEAP)
  expect(await setLookups(robin, id, 510_000)).toBe(GIFT_TOO_LARGE)
})

test('what is taken back of one thing makes no room for another', async () => {
  const [robin, accountId] = [await staff(), accountOf(await customer())]
  const { id } = await termOf(accountId, LARGE_YEAR)
  const other = await termOf(accountId, CHEAP)
  expect(await setLookups(robin, id, 0)).toBe(200)
  expect(await setLookups(robin, other.id, 510_000)).toBe(200)
  expect(await setLookups(robin, other.id, 1_010_000)).toBe(GIFT_TOO_LARGE)
})

test('orders that one person places and approves count together', async () => {
  const [robin, sam, accountId] = [await staff(), await staff(), accountOf(await customer())]
  const place = async () => {
    const items = [{ plan_id: CHEAP, amount: 240_000, lookups: 10_000, free: false }]
    const body = { account_id: accountId, items, reason: REASON }
    return (await send(backend, placeCustomOrder, { caller: robin, headers: withKey(), body })).body.order_id
  }
  const [first, second] = [await place(), await place()]
  const third = await place()
  expect(await approve(robin, first)).toBe(200)
  expect(await approve(robin, second)).toBe('second-person-required')
  expect(await approve(sam, second)).toBe(200)
  expect(await approve(sam, third)).toBe(200)
})

describe('the value is known before', () => {
  const valueFor = async (caller: Person, accountId: number, query: object) =>
    (await send(backend, getGiftValue, { caller, params: { id: accountId }, query: query as never })).body

  test('with what was given that day, and the limit', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    expect(await valueFor(robin, accountId, { plan_id: CHEAP, lookups: 500_000 })).toEqual({
      worth: 300_000,
      given_today: 0,
      daily_limit: 500_000,
      needs_second_person: false,
    })
    await give(robin, accountId, CHEAP, 500_000)
    expect(await valueFor(robin, accountId, { plan_id: CHEAP, lookups: 500_000 })).toEqual({
      worth: 300_000,
      given_today: 300_000,
      daily_limit: 500_000,
      needs_second_person: true,
    })
  })

  test('of days and of seats', async () => {
    const [robin, accountId] = [await staff(), accountOf(await customer())]
    const days = await valueFor(robin, accountId, { plan_id: LARGE_YEAR, lookups: 500_000, days: 365 })
    expect(days).toMatchObject({ worth: 378_000, needs_second_person: false })
    const seats = await valueFor(robin, accountId, { seats: 100 })
    expect(seats).toMatchObject({ worth: 150_000, needs_second_person: false })
    const unlimited = await valueFor(robin, accountId, { plan_id: CHEAP, lookups: UNLIMITED_LOOKUPS })
    expect(unlimited.needs_second_person).toBe(true)
  })
})
