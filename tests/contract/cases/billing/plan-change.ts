import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { changePlan } from '#generated/billing/operations/changePlan.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import { withKey } from '../../../support/orders.ts'
import { bankOf, CARDS, giveCard } from '../../../support/payments.ts'
import { type GivenTerm, grantTerms, yearTerm } from '../../../support/terms.ts'

const LICENSE = 1102
/** 500,000 and a million lookups a year; the smaller one begins later. */
const [YEAR, LARGER, SMALLER] = [3120, 3122, 3119]
/** A quarter of the year's lookups is used, so three quarters of $540.00 are credited. */
const [CREDIT, TOTAL] = [40_500, 57_915]
const consent = { renewal_consent: RENEWAL_CONSENT_VERSION }
const body = { plan_id: LARGER, total_amount: TOTAL, ...consent }

interface Given {
  /** How the year was ordered. */
  state?: 'paid' | 'grace-period'
  /** Lookups of the year that are left. */
  remaining?: number
  changes?: (now: Date) => Partial<typeof subscriptions.$inferInsert>
  suspended?: boolean
}

/** A customer with a paid year, a quarter of which is used. */
async function holder(world: World, { state = 'paid', remaining = 375_000, changes, suspended }: Given = {}) {
  const caller = await world.person({
    label: 'Northwind Traders',
    cards: [{ number: CARDS.succeeds }],
    orders: [{ planId: YEAR, daysAgo: 40, state }],
  })
  const id = await world.given(88_121, async ({ db, clock }) => {
    const ofLicense = and(eq(tracks.accountId, caller.accountId ?? 0), eq(tracks.licenseId, LICENSE))
    const [track] = await db.select().from(tracks).where(ofLicense)
    if (!track) throw new Error('an order opens a track')
    const { trackId } = track
    if (suspended) await db.update(tracks).set({ suspended }).where(ofLicense)
    await db
      .update(subscriptions)
      .set({ remaining, ...changes?.(clock.now()) })
      .where(eq(subscriptions.trackId, trackId))
    return trackId
  })
  return { caller, params: { id } }
}

/** A customer who holds these terms of the license, which no order has given. */
async function granted(world: World, terms: readonly GivenTerm[], hasAddress = true) {
  const caller = await world.person(hasAddress ? { taxableAddress: {} } : {})
  const id = await world.given(
    88_121,
    async backend => (await grantTerms(backend, caller.accountId, LICENSE, terms)).trackId,
  )
  return { caller, params: { id } }
}

const change = async (world: World, changes: object = {}, given?: Given) => ({
  ...(await holder(world, given)),
  headers: withKey(),
  body: { ...body, ...changes },
})

/** While the bank works on another change. */
async function inProgress(world: World) {
  const call = await holder(world)
  const { caller } = call
  const order = await world.perform(changePlan, { ...call, headers: withKey(), body })
  const card = await world.given('0193f210-7a3b-7c55-a0d2-3f1b9c7e4d60', backend =>
    giveCard(backend, caller.accountId, 'takesTime', bankOf(backend)),
  )
  const paid = { order_id: order.order_id, amount: order.total_amount, payment_method_id: card }
  await world.perform(processPayment, { caller, headers: withKey(), body: paid })
  return { ...call, headers: withKey(), body }
}

async function withForeignTrack(world: World) {
  const { params } = await holder(world)
  return { caller: await world.person(), params }
}

export const cases = [
  define(getPlanChange, 200, {
    example: 'upgrade',
    arrange: world => holder(world),
    check: ({ blocked, replaces, choices }) => {
      expect(blocked).toBeNull()
      expect(replaces).toMatchObject([{ plan_id: YEAR, remaining: 375_000, credit: CREDIT }])
      const larger = choices.find(({ new_plan }) => new_plan.plan_id === LARGER)
      expect(larger).toMatchObject({ begins: 'now', credit: CREDIT, amount: 54_000, total_amount: TOTAL })
      const smaller = choices.find(({ new_plan }) => new_plan.plan_id === SMALLER)
      expect(smaller).toMatchObject({ begins: 'at-end', credit: 0, amount: 18_000 })
    },
  }),
  define(getPlanChange, 200, {
    example: 'scheduled',
    arrange: world => holder(world, { changes: () => ({ nextPlanId: SMALLER, autorenewDisabled: false }) }),
    check: ({ scheduled }) =>
      expect(scheduled).toMatchObject({ next_plan: { plan_id: SMALLER }, renews: true }),
  }),
  define(getPlanChange, 200, {
    example: 'unpaid',
    arrange: world => holder(world, { state: 'grace-period' }),
    check: ({ blocked, choices }) => {
      expect(blocked).toBe('unpaid')
      expect(choices.every(({ begins }) => begins === 'at-end')).toBe(true)
    },
  }),
  define(getPlanChange, 200, {
    example: 'no-term',
    arrange: world => granted(world, [{ planId: 3101, daysAgo: 3 }]),
    check: ({ blocked, choices }) => expect([blocked, choices]).toEqual(['no-term', []]),
  }),
  define(getPlanChange, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: withForeignTrack,
  }),

  define(changePlan, 409, {
    example: 'spending-cap-reached',
    arrange: async world => {
      const call = await change(world)
      await world.perform(setSpendingCap, {
        caller: call.caller,
        body: { monthly: 50_000, instead_of: null },
      })
      return call
    },
  }),
  define(changePlan, 201, {
    example: 'to-pay',
    title: 'above the spending cap, which the person has confirmed',
    arrange: async world => {
      const call = await change(world, { exceeds_cap: true })
      await world.perform(setSpendingCap, {
        caller: call.caller,
        body: { monthly: 50_000, instead_of: null },
      })
      return call
    },
    check: ({ total_amount }) => expect(total_amount).toBe(TOTAL),
  }),
  define(changePlan, 201, {
    example: 'to-pay',
    arrange: world => change(world),
    check: order =>
      expect(order).toMatchObject({
        amount: 54_000,
        unit_amount: 94_500,
        credit: CREDIT,
        total_amount: TOTAL,
        processed: null,
        grace_period_end: null,
      }),
  }),
  define(changePlan, 201, {
    example: 'to-pay',
    title: 'with the preview of the total, although lookups were used since',
    arrange: async world => {
      const call = await holder(world)
      const { preview } = await world.perform(getPlanChange, call)
      await world.given(undefined, async ({ db }) => {
        const ofTrack = eq(subscriptions.trackId, call.params.id)
        await db.update(subscriptions).set({ remaining: 300_000 }).where(ofTrack)
      })
      return { ...call, headers: withKey(), body: { ...body, preview } }
    },
    check: ({ credit }) => expect(credit).toBe(CREDIT),
  }),
  define(changePlan, 201, {
    example: 'to-pay',
    title: 'in place of another one that was not paid',
    arrange: async world => {
      const call = await holder(world)
      await world.perform(changePlan, { ...call, headers: withKey(), body })
      return { ...call, headers: withKey(), body }
    },
    check: ({ canceled }) => expect(canceled).toBeNull(),
  }),
  define(changePlan, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await holder(world)), headers: withKey(), body: forbidden({}) }),
  }),
  define(changePlan, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await holder(world)), body }),
  }),
  define(changePlan, 400, {
    example: 'plan-not-purchasable',
    arrange: world => change(world, { plan_id: 3705 }),
  }),
  define(changePlan, 400, {
    example: 'renewal-consent-outdated',
    arrange: world => change(world, { renewal_consent: '2026-11-22' }),
  }),
  define(changePlan, 404, {
    example: 'not-found',
    title: 'a track of another account',
    arrange: async world => ({ ...(await withForeignTrack(world)), headers: withKey(), body }),
  }),
  define(changePlan, 409, {
    example: 'price-changed',
    arrange: world => change(world, { total_amount: 56_843 }),
  }),
  define(changePlan, 409, {
    example: 'plan-begins-later',
    arrange: world => change(world, { plan_id: SMALLER }),
  }),
  define(changePlan, 409, {
    example: 'term-unpaid',
    arrange: world => change(world, {}, { state: 'grace-period' }),
  }),
  define(changePlan, 409, {
    example: 'subscription-not-editable',
    arrange: world => change(world, {}, { changes: now => ({ expiration: now }) }),
  }),
  define(changePlan, 409, {
    example: 'subscription-not-editable',
    title: 'its license is suspended',
    arrange: world => change(world, {}, { suspended: true }),
  }),
  define(changePlan, 409, {
    example: 'taxable-location-required',
    arrange: async world => ({
      ...(await granted(world, [yearTerm], false)),
      headers: withKey(),
      body: { ...body, total_amount: 94_500 },
    }),
  }),
  define(changePlan, 409, { example: 'plan-change-in-progress', arrange: inProgress }),
  define(changePlan, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await change(world)
      await world.perform(changePlan, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(changePlan, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await change(world)
      await world.perform(changePlan, call)
      return { ...call, body: { ...call.body, plan_id: 3123 } }
    },
  }),

  define(getAccountOrder, 200, {
    example: 'changed-plan',
    arrange: async world => {
      const { caller, params } = await holder(world)
      const order = await world.perform(changePlan, { caller, params, headers: withKey(), body })
      const card = await world.given('0193f210-7a3b-7c55-a0d2-3f1b9c7e4d60', backend =>
        giveCard(backend, caller.accountId, 'alsoSucceeds', bankOf(backend)),
      )
      const paid = { order_id: order.order_id, amount: order.total_amount, payment_method_id: card }
      await world.perform(processPayment, { caller, headers: withKey(), body: paid })
      return { caller, params: { id: order.order_id } }
    },
    check: ({ order, receipt }) => {
      expect(order).toMatchObject({ amount: 54_000, credit: CREDIT, total_amount: TOTAL })
      expect(receipt).toMatchObject({ credit: CREDIT, amount: 54_000, total_amount: TOTAL })
      expect(receipt?.items).toMatchObject([{ amount: 94_500 }])
    },
  }),
]
