import { expect } from 'vitest'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { getOrderByIntent } from '#generated/sales/operations/getOrderByIntent.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import { customer, NO_NUMBER, withKey } from '../../../support/orders.ts'

const consent = { renewal_consent: RENEWAL_CONSENT_VERSION }

const early_purchase = { plan_id: 3120, max_times: 3, monthly_limit: 120_000, price: 54_000, ...consent }

/** A call that orders a plan with the consent to buy it early. */
const withEarlyPurchase = async (
  world: World,
  agreed: Partial<typeof early_purchase> = {},
  renewal: { renewal_consent?: string } = consent,
) => ({
  caller: await customer(world),
  headers: withKey(),
  body: { plans: [3120], early_purchases: [{ ...early_purchase, ...agreed }], ...renewal },
})

/** A customer, and the key of an order that they have placed. */
async function placed(world: World, plans = [3120]) {
  const caller = await customer(world)
  const call = { caller, headers: withKey(), body: { plans } }
  await world.perform(placeOrder, call)
  return call
}

export const cases = [
  define(placeOrder, 201, {
    example: 'to-pay',
    title: 'above the spending cap, which the person has confirmed',
    arrange: async world => {
      const caller = await customer(world)
      await world.perform(setSpendingCap, { caller, body: { monthly: 50_000, instead_of: null } })
      return { caller, headers: withKey(), body: { plans: [3120], exceeds_cap: true } }
    },
    check: ({ total_amount }) => expect(total_amount).toBe(57_915),
  }),
  define(placeOrder, 409, {
    example: 'spending-cap-reached',
    arrange: async world => {
      const caller = await customer(world)
      await world.perform(setSpendingCap, { caller, body: { monthly: 50_000, instead_of: null } })
      return { caller, headers: withKey(), body: { plans: [3120] } }
    },
  }),
  define(placeOrder, 201, {
    example: 'to-pay',
    arrange: async world => ({ caller: await customer(world), headers: withKey(), body: { plans: [3120] } }),
    check: order => {
      expect(order).toMatchObject({
        lookups: 500_000,
        amount: 54_000,
        unit_amount: 54_000,
        tax_amount: 3_915,
        total_amount: 57_915,
        processed: null,
        grace_period_end: null,
      })
      expect(order.items).toMatchObject([{ plan_id: 3120, amount: 54_000, tax_amount: 3_915 }])
    },
  }),
  define(placeOrder, 201, {
    example: 'to-pay',
    title: 'as items, whose prices do not count; with the total and the consent',
    arrange: async world => ({
      caller: await customer(world),
      headers: withKey(),
      body: {
        plans: [{ plan_id: 3120, amount: 1, lookups: 1, free: true }],
        total_amount: 57_915,
        ...consent,
      },
    }),
    check: ({ total_amount, lookups }) => {
      expect(total_amount).toBe(57_915)
      expect(lookups).toBe(500_000)
    },
  }),
  define(placeOrder, 201, {
    example: 'to-pay',
    title: 'with the consent to buy the next terms early',
    arrange: async world => withEarlyPurchase(world),
    check: ({ total_amount, processed }) => expect([total_amount, processed]).toEqual([57_915, null]),
  }),
  define(placeOrder, 201, {
    example: 'with-grace-period',
    arrange: async world => ({
      caller: await world.person({ taxableAddress: {}, orders: [{ planId: 3704, daysAgo: 40 }] }),
      headers: withKey(),
      body: { plans: [3705] },
    }),
    check: ({ placed, grace_period_end, processed }) => {
      const days = (Date.parse(grace_period_end ?? '') - Date.parse(placed)) / (24 * 60 * 60_000)
      expect([days, processed]).toEqual([14, null])
    },
  }),
  define(placeOrder, 201, {
    example: 'by-transfer',
    arrange: async world => ({
      // Who has paid before and owes nothing, so that a card payment would have a grace period.
      caller: await world.person({ taxableAddress: {}, orders: [{ planId: 3704, daysAgo: 40 }] }),
      headers: withKey(),
      body: {
        plans: [3120],
        total_amount: 57_915,
        payment_form: 'transfer' as const,
        purchase_order: 'PO-2026-0117',
      },
    }),
    check: ({ placed, transfer_due, grace_period_end, processed }) => {
      const days = (Date.parse(transfer_due ?? '') - Date.parse(placed)) / (24 * 60 * 60_000)
      expect([days, grace_period_end, processed]).toEqual([14, null, null])
    },
  }),
  define(placeOrder, 409, {
    example: 'transfer-too-small',
    arrange: async world => ({
      caller: await customer(world),
      headers: withKey(),
      body: { plans: [3704], payment_form: 'transfer' as const },
    }),
  }),
  define(placeOrder, 409, {
    example: 'transfer-unavailable',
    // The server of the tests has bank details.
    mockOnly: true,
    headers: withKey(),
    body: { plans: [3704], payment_form: 'transfer' as const },
  }),
  define(placeOrder, 201, {
    example: 'trial',
    arrange: async world => ({ caller: await world.person(), headers: withKey(), body: { plans: [3101] } }),
    check: ({ total_amount, placed, processed }) => {
      expect(total_amount).toBe(0)
      expect(processed).toBe(placed)
    },
  }),
  define(placeOrder, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await world.person(),
      headers: withKey(),
      body: forbidden({}),
    }),
  }),
  define(placeOrder, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    body: { plans: [3101] },
  }),
  define(placeOrder, 400, {
    example: 'plan-not-purchasable',
    arrange: async world => ({
      caller: await customer(world),
      headers: withKey(),
      body: { plans: [NO_NUMBER, 3120] },
    }),
  }),
  define(placeOrder, 400, {
    example: 'duplicate-free-trial',
    arrange: async world => ({
      caller: await world.person(),
      headers: withKey(),
      body: { plans: [3101, 3101] },
    }),
  }),
  define(placeOrder, 400, {
    example: 'renewal-consent-outdated',
    arrange: async world => ({
      caller: await customer(world),
      headers: withKey(),
      body: { plans: [3120], renewal_consent: '2020-01-31' },
    }),
  }),
  define(placeOrder, 400, {
    example: 'monthly-limit-too-low',
    arrange: async world => withEarlyPurchase(world, { monthly_limit: 57_914 }),
  }),
  define(placeOrder, 400, {
    example: 'early-consent-outdated',
    arrange: async world => withEarlyPurchase(world, { renewal_consent: '2020-01-31' }),
  }),
  define(placeOrder, 409, {
    example: 'early-price-changed',
    arrange: async world => withEarlyPurchase(world, { price: 53_999 }),
  }),
  define(placeOrder, 409, {
    example: 'renewal-off',
    arrange: async world => withEarlyPurchase(world, {}, {}),
  }),
  define(placeOrder, 409, {
    example: 'plan-not-renewable',
    arrange: async world => withEarlyPurchase(world, { plan_id: 3101 }),
  }),
  define(placeOrder, 409, {
    example: 'plan-ordered-too-recently',
    arrange: async world => {
      const { caller } = await placed(world, [3101])
      return { caller, headers: withKey(), body: { plans: [3101, 3120] } }
    },
  }),
  define(placeOrder, 409, {
    example: 'trial-used-elsewhere',
    arrange: async world => {
      const { caller } = await placed(world, [3101])
      const colleague = await world.person({ username: caller.username.replace('@', '.too@') })
      return { caller: colleague, headers: withKey(), body: { plans: [3101] } }
    },
  }),
  define(placeOrder, 409, {
    example: 'free-plan-too-early',
    arrange: async world => {
      const { caller } = await placed(world, [3102])
      return { caller, headers: withKey(), body: { plans: [3102] } }
    },
  }),
  define(placeOrder, 409, {
    example: 'taxable-location-required',
    arrange: async world => ({ caller: await world.person(), headers: withKey(), body: { plans: [3120] } }),
  }),
  define(placeOrder, 409, {
    example: 'price-changed',
    arrange: async world => ({
      // The page showed the tax of Utah, and the account has moved to Kentucky and to another plan's price.
      caller: await world.person({
        taxableAddress: {
          thoroughfare: '600 West Main Street',
          locality: 'Seattle',
          administrative_area: 'WA',
          postal_code: '98101',
        },
      }),
      headers: withKey(),
      body: { plans: [3120], total_amount: 57_915 },
    }),
  }),
  define(placeOrder, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const key = newId()
      const call = { caller: await customer(world), headers: withKey(key), body: { plans: [3120] } }
      await world.perform(placeOrder, call)
      await world.given(undefined, backend => unfinish(backend, key))
      return call
    },
  }),
  define(placeOrder, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => ({ ...(await placed(world)), body: { plans: [3705] } }),
  }),

  define(getOrderByIntent, 200, {
    example: 'to-pay',
    arrange: async world => {
      const { caller, headers } = await placed(world, [3705])
      return { caller, params: { intent: headers['idempotency-key'] } }
    },
    check: ({ items, processed }) => {
      expect(items.map(({ plan_id }) => plan_id)).toEqual([3705])
      expect(processed).toBeNull()
    },
  }),
  define(getOrderByIntent, 200, {
    example: 'paid',
    title: 'a trial, which is processed at once',
    arrange: async world => {
      const { caller, headers } = await placed(world, [3101])
      return { caller, params: { intent: headers['idempotency-key'] } }
    },
    check: ({ processed }) => expect(processed).not.toBeNull(),
  }),
  define(getOrderByIntent, 404, {
    example: 'not-found',
    title: 'an intent that has placed no order',
    arrange: async world => ({ caller: await world.person(), params: { intent: newId() } }),
  }),
  define(getOrderByIntent, 404, {
    example: 'not-found',
    title: 'the intent of another account',
    arrange: async world => {
      const { headers } = await placed(world)
      return { caller: await world.person(), params: { intent: headers['idempotency-key'] } }
    },
  }),
]
