import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { lapsedChanges } from '#backend/services/billing/plan-changes/open-changes.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { newId } from '#kernel/random.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { withKey } from '../../../support/orders.ts'
import { bankOf } from '../../../support/payments.ts'
import { send } from '../../client.ts'
import { LARGE, PRICES, planChangeClient, SMALL, withTax, YEAR } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const {
  holder,
  again,
  buy,
  pay,
  use,
  preview,
  place,
  upgrade,
  termsOf,
  orderOf,
  giveOther,
  giveBack,
  agreeToEarlyPurchase,
} = planChangeClient(() => backend)
const chargesOf = (accountId: number | null) =>
  [...bankOf(backend).journal.charges.values()].filter(
    charge => charge.accountId === accountId && charge.outcome === 'succeeded',
  )
const lapse = () => lapsedChanges.run(backend.db, backend.clock.now(), new AbortController().signal)

describe('an upgrade', () => {
  test('credits what is unused, is charged once, and begins when it is paid', async () => {
    const held = await holder(SMALL, 2_500)
    const offer = await preview(held)
    expect(offer).toMatchObject({ blocked: null, replaces: [{ remaining: 7_500, credit: 1_500 }] })
    const choice = offer.choices.find(({ new_plan }) => new_plan.plan_id === LARGE)
    const amount = PRICES[LARGE] - 1_500
    expect(choice).toMatchObject({ begins: 'now', credit: 1_500, amount, total_amount: withTax(amount) })
    const { order, payment } = await upgrade(held, LARGE)
    expect(payment.status).toBe(201)
    expect(order).toMatchObject({ amount, unit_amount: PRICES[LARGE], credit: 1_500 })
    const now = backend.clock.now()
    expect(await termsOf(held)).toMatchObject([
      { planId: SMALL, remaining: 7_500, termination: now },
      {
        planId: LARGE,
        remaining: 50_000,
        start: now,
        expiration: addMonths(now, 1),
        autorenewDisabled: false,
      },
    ])
    expect(chargesOf(held.caller.accountId).map(({ amount }) => amount)).toEqual([
      withTax(PRICES[SMALL]),
      withTax(amount),
    ])
    expect(await balanceOf(backend.db, 'credits', { orderId: order.order_id })).toBe(1_500)
    expect(await balanceOf(backend.db, 'receivable', { orderId: order.order_id })).toBe(0)
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
  })

  test('rounds what is used down to whole cents', async () => {
    const { replaces } = await preview(await holder(SMALL, 1))
    expect(replaces).toMatchObject([{ credit: PRICES[SMALL] }])
  })

  test('keeps its total while lookups go on, and these count against the new term', async () => {
    const held = await holder(SMALL)
    const seen = await preview(held)
    await use(held, 1_000)
    const { body: order, status } = await place(held, LARGE, { seen })
    expect(status).toBe(201)
    expect(order.credit).toBe(PRICES[SMALL])
    await use(held, 500)
    await pay(held.caller, order, held.card)
    expect(await termsOf(held)).toMatchObject([{ remaining: 10_000 }, { remaining: 48_500 }])
  })

  test('does not keep it once the preview is old', async () => {
    const held = await holder(SMALL)
    const seen = await preview(held)
    await use(held, 1_000)
    backend.clock.advance(15 * MINUTE)
    const { status, errors } = await place(await again(held), LARGE, { seen })
    expect([status, errors[0]?.name]).toEqual([409, 'price-changed'])
  })

  test('from a month to a year credits the month', async () => {
    const held = await holder(SMALL, 5_000)
    const { order } = await upgrade(held, YEAR)
    expect(order).toMatchObject({ amount: PRICES[YEAR] - 1_000, credit: 1_000 })
    const [, year] = await termsOf(held)
    expect(year?.expiration).toEqual(addMonths(backend.clock.now(), 12))
  })

  test('credits twice what was paid once, never more', async () => {
    const held = await holder(SMALL, 2_500)
    await upgrade(held, LARGE)
    const { replaces } = await preview(held)
    // 15.00 of the first month, and what was paid on top.
    expect(replaces).toMatchObject([{ credit: PRICES[LARGE] }])
    const { order } = await upgrade(held, YEAR)
    expect(order.amount).toBe(PRICES[YEAR] - PRICES[LARGE])
  })

  test('replaces a term that is yet to begin as well', async () => {
    const held = await holder(SMALL, 2_500)
    await buy(held.caller, held.card, SMALL)
    const { order } = await upgrade(held, LARGE)
    expect(order.credit).toBe(1_500 + PRICES[SMALL])
    expect(await termsOf(held)).toMatchObject([
      { termination: expect.any(Date) },
      { termination: expect.any(Date) },
      { planId: LARGE, termination: null, start: backend.clock.now() },
    ])
  })

  test('is no renewal: the replaced term is never charged again', async () => {
    const held = await holder(SMALL)
    await upgrade(held, YEAR)
    backend.clock.advance(40 * 24 * 60 * MINUTE)
    await renewDue(backend.kernel)
    expect(chargesOf(held.caller.accountId)).toHaveLength(2)
  })
})

describe('what is not an upgrade', () => {
  test('begins at the end of the term', async () => {
    const held = await holder(LARGE)
    const offer = await preview(held)
    const smaller = offer.choices.find(({ new_plan }) => new_plan.plan_id === SMALL)
    expect(smaller).toMatchObject({ begins: 'at-end', credit: 0, amount: PRICES[SMALL] })
    const { status, errors } = await place(held, SMALL)
    expect([status, errors[0]?.name]).toEqual([409, 'plan-begins-later'])
  })
})

describe('a payment that fails', () => {
  test('leaves the term as it was, and another card pays the same order', async () => {
    const held = await holder(SMALL, 2_500)
    const before = await termsOf(held)
    const declined = await giveOther(held, 'isDeclined')
    const { order, payment } = await upgrade(held, LARGE, declined)
    expect(payment.status).toBe(402)
    expect(await termsOf(held)).toEqual(before)
    expect((await pay(held.caller, order, held.card)).status).toBe(201)
    expect(chargesOf(held.caller.accountId)).toHaveLength(2)
  })

  test('cancels the order when its time is over, and nothing is left to pay', async () => {
    const held = await holder(SMALL)
    const before = await termsOf(held)
    const { order } = await upgrade(held, LARGE, await giveOther(held, 'isDeclined'))
    backend.clock.advance(15 * MINUTE)
    const { caller } = await again(held)
    const late = await pay(caller, order, held.card)
    expect([late.status, late.errors[0]?.name]).toEqual([409, 'order-not-pending'])
    await lapse()
    expect((await orderOf(order.order_id)).canceled).toEqual(backend.clock.now())
    expect(await balanceOf(backend.db, 'receivable', { orderId: order.order_id })).toBe(0)
    expect(await balanceOf(backend.db, 'revenue', { orderId: order.order_id })).toBe(0)
    expect(await termsOf(held)).toEqual(before)
    expect((await upgrade({ ...held, caller }, LARGE)).payment.status).toBe(201)
  })

  test('that the bank still processes leaves the term, and is settled when the bank is done', async () => {
    const held = await holder(SMALL)
    const card = await giveOther(held, 'takesTime')
    const { order, payment } = await upgrade(held, LARGE, card)
    expect(payment.status).toBe(202)
    expect(await termsOf(held)).toMatchObject([{ planId: SMALL, termination: null }])
    const other = await place(held, YEAR)
    expect([other.status, other.errors[0]?.name]).toEqual([409, 'plan-change-in-progress'])
    backend.clock.advance(20 * MINUTE)
    await lapse()
    expect((await orderOf(order.order_id)).canceled).toBeNull()
    for (const { chargeId, outcome } of [...bankOf(backend).journal.charges.values()])
      if (outcome === 'processing') bankOf(backend).finish(chargeId, true)
    expect((await pay((await again(held)).caller, order, card)).status).toBe(201)
    expect(await termsOf(held)).toMatchObject([{ termination: expect.any(Date) }, { planId: LARGE }])
  })
})

describe('repeats and races', () => {
  test('the same intent is one order', async () => {
    const held = await holder(SMALL)
    const [seen, key] = [await preview(held), newId()]
    const [first, second] = [await place(held, LARGE, { seen, key }), await place(held, LARGE, { seen, key })]
    expect(second.body.order_id).toBe(first.body.order_id)
    const other = await place(held, YEAR, { seen, key })
    expect(other.status).toBe(422)
  })

  test('of several changes at once, one is paid for', async () => {
    const held = await holder(SMALL)
    const made = await Promise.all([LARGE, YEAR, LARGE].map(plan => upgrade(held, plan)))
    expect(made.filter(({ payment }) => payment?.status === 201)).toHaveLength(1)
    expect(chargesOf(held.caller.accountId)).toHaveLength(2)
    expect((await termsOf(held)).filter(({ termination }) => !termination)).toHaveLength(1)
  })

  test('a renewal that is due waits for a change that may still be paid', async () => {
    const held = await holder(SMALL)
    backend.clock.advance(
      addMonths(backend.clock.now(), 1).getTime() - backend.clock.now().getTime() - 30 * MINUTE,
    )
    const { body: order } = await place(await again(held), LARGE)
    await renewDue(backend.kernel)
    expect(await termsOf(held)).toHaveLength(1)
    backend.clock.advance(16 * MINUTE)
    await lapse()
    expect((await orderOf(order.order_id)).canceled).not.toBeNull()
    await renewDue(backend.kernel)
    expect(await termsOf(held)).toHaveLength(2)
  })

  test('a refund in between ends the change, and what went back is not credited', async () => {
    const held = await holder(SMALL)
    const { body: order } = await place(held, LARGE)
    await giveBack(held, withTax(500))
    const late = await pay(held.caller, order, held.card)
    expect([late.status, late.errors[0]?.name]).toEqual([409, 'order-not-pending'])
    // Rounded up to a cent, as what is used is rounded down.
    const left = PRICES[SMALL] - 499
    expect((await preview(held)).replaces).toMatchObject([{ credit: left }])
    expect((await upgrade(held, LARGE)).order.credit).toBe(left)
    // The rest of that money goes back too, so only what came on top is there.
    await giveBack(held, withTax(PRICES[SMALL]) - withTax(500))
    expect((await preview(held)).replaces).toMatchObject([{ credit: PRICES[LARGE] - left }])
  })

  test('an early purchase waits for a change that may still be paid', async () => {
    const held = await holder(SMALL)
    await agreeToEarlyPurchase(held, SMALL)
    const { body: order } = await place(held, LARGE)
    await use(held, 10_000)
    await renewDue(backend.kernel)
    expect(await termsOf(held)).toHaveLength(1)
    await pay(held.caller, order, held.card)
    await renewDue(backend.kernel)
    // The ten thousand are used of the new term, so nothing has run out.
    expect(await termsOf(held)).toMatchObject([{ planId: SMALL }, { planId: LARGE, remaining: 40_000 }])
  })

  test('staff who approve the order change the plan without a charge', async () => {
    const held = await holder(SMALL)
    const { body: order } = await place(held, LARGE)
    const staff = await backend.person({ roles: ['internal-admin'] })
    const call = {
      caller: staff,
      params: { id: order.order_id },
      headers: withKey(),
      body: { reason: 'By check' },
    }
    expect((await send(backend, approveOrder, call)).status).toBe(200)
    expect(await termsOf(held)).toMatchObject([{ termination: expect.any(Date) }, { planId: LARGE }])
    expect(chargesOf(held.caller.accountId)).toHaveLength(1)
  })
})

test('a preview takes the same number of statements however many plans there are', async () => {
  const [small, large] = [await holder(SMALL), await holder(YEAR)]
  const countOf = async (held: typeof small) => {
    let choices = 0
    const statements = await backend.statementsOf(async () => {
      choices = (await preview(held)).choices.length
    })
    return {
      choices,
      terms: statements.filter(({ text }) => /from "subscription"."subscriptions"/.test(text)).length,
    }
  }
  const [many, few] = [await countOf(small), await countOf(large)]
  expect(many.choices).toBeGreaterThan(10)
  expect(many.terms).toBeLessThan(10)
  expect(many.terms).toBe(few.terms)
})
