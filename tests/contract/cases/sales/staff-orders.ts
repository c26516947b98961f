import { expect } from 'vitest'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { unfinish } from '../../../support/idempotency.ts'
import {
  accountIdOf,
  customer,
  NO_NUMBER,
  PORTLAND,
  REASON,
  staff,
  staffAbout,
  withKey,
} from '../../../support/orders.ts'

const item = { plan_id: 3120, amount: 48_000, lookups: 600_000, free: false }
const gift = { plan_id: 3705, lookups: 10_000, reason: REASON }

/** A call by the member of staff who placed an order of $6,000. */
async function largeOwnOrder(world: World) {
  const caller = await staff(world)
  const id = await world.given(560_340, async backend => {
    const accountId = accountIdOf(await backend.person({ taxableAddress: PORTLAND }))
    const body = { account_id: accountId, items: [{ ...item, amount: 600_000 }], reason: REASON }
    return (await world.perform(placeCustomOrder, { caller, headers: withKey(), body })).order_id
  })
  return { caller, params: { id }, headers: withKey(), body: { reason: REASON } }
}

export const cases = [
  define(placeCustomOrder, 201, {
    example: 'to-pay',
    differs: { items: 'they come back with number and tax, without `free`, which makes the amount zero' },
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: {
        account_id: accountIdOf(await world.person({ taxableAddress: PORTLAND })),
        items: [item],
        reason: REASON,
      },
    }),
    check: ({ amount, unit_amount, total_amount, lookups, grace_period_end }) =>
      expect({ amount, unit_amount, total_amount, lookups, grace_period_end }).toEqual({
        amount: 48_000,
        unit_amount: 54_000,
        total_amount: 48_000,
        lookups: 600_000,
        grace_period_end: null,
      }),
  }),
  define(placeCustomOrder, 201, {
    title: 'free, so processed at once and without an address',
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: {
        account_id: accountIdOf(await world.person()),
        items: [{ ...item, free: true }],
        reason: REASON,
      },
    }),
    check: ({ items }) => expect(items).toMatchObject([{ plan_id: 3120 }]),
  }),
  define(placeCustomOrder, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: forbidden({ items: [], reason: REASON }),
    }),
  }),
  define(placeCustomOrder, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      body: { account_id: accountIdOf(await customer(world)), items: [item], reason: REASON },
    }),
  }),
  define(placeCustomOrder, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: { account_id: NO_NUMBER, items: [item], reason: REASON },
    }),
  }),
  define(placeCustomOrder, 409, {
    example: 'taxable-location-required',
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: { account_id: accountIdOf(await world.person()), items: [item], reason: REASON },
    }),
  }),
  define(placeCustomOrder, 400, {
    example: 'amount-too-small',
    arrange: async world => {
      const person = await world.person({ taxableAddress: PORTLAND })
      const body = { account_id: accountIdOf(person), items: [{ ...item, amount: 30 }], reason: REASON }
      return { caller: await staff(world), headers: withKey(), body }
    },
  }),
  define(placeCustomOrder, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const key = newId()
      const body = { account_id: accountIdOf(await customer(world)), items: [item], reason: REASON }
      const call = { caller: await staff(world), headers: withKey(key), body }
      await world.perform(placeCustomOrder, call)
      await world.given(undefined, backend => unfinish(backend, key))
      return call
    },
  }),
  define(placeCustomOrder, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const body = { account_id: accountIdOf(await customer(world)), items: [item], reason: REASON }
      const call = { caller: await staff(world), headers: withKey(), body }
      await world.perform(placeCustomOrder, call)
      return { ...call, body: { ...body, items: [{ ...item, amount: 1 }] } }
    },
  }),

  define(donatePlan, 200, {
    example: 'donated',
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: { account_id: accountIdOf(await world.person()), ...gift },
    }),
    check: ({ amount, unit_amount, total_amount, lookups, placed, processed }) => {
      expect([amount, unit_amount, total_amount, lookups]).toEqual([0, 12_000, 0, 10_000])
      expect(processed).toBe(placed)
    },
  }),
  define(donatePlan, 200, {
    example: 'to-approve',
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: {
        account_id: accountIdOf(await world.person()),
        ...gift,
        plan_id: 3161,
        lookups: UNLIMITED_LOOKUPS,
      },
    }),
    check: ({ unit_amount, total_amount, processed }) =>
      expect([unit_amount, total_amount, processed]).toEqual([600_000, 0, null]),
  }),
  define(donatePlan, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: forbidden({ account_id: 1, lookups: -1, reason: REASON }),
    }),
  }),
  define(donatePlan, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      body: { account_id: accountIdOf(await world.person()), ...gift },
    }),
  }),
  define(donatePlan, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      headers: withKey(),
      body: { account_id: NO_NUMBER, ...gift },
    }),
  }),
  define(donatePlan, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const key = newId()
      const body = { account_id: accountIdOf(await world.person()), ...gift }
      const call = { caller: await staff(world), headers: withKey(key), body }
      await world.perform(donatePlan, call)
      await world.given(undefined, backend => unfinish(backend, key))
      return call
    },
  }),
  define(donatePlan, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const body = { account_id: accountIdOf(await world.person()), ...gift }
      const call = { caller: await staff(world), headers: withKey(), body }
      await world.perform(donatePlan, call)
      return { ...call, body: { ...body, lookups: 1 } }
    },
  }),

  define(approveOrder, 200, {
    example: 'approved',
    arrange: async world => ({
      ...(await staffAbout(world, { state: 'grace-period', daysAgo: 1 })),
      headers: withKey(),
      body: { reason: REASON },
    }),
    check: ({ approved, processed, grace_period_end }) => {
      expect(approved).not.toBeNull()
      expect([processed, grace_period_end]).toEqual([null, null])
    },
  }),
  define(approveOrder, 200, {
    title: 'an order that is approved already',
    arrange: async world => ({
      ...(await staffAbout(world, { state: 'approved' })),
      headers: withKey(),
      body: { reason: REASON },
    }),
  }),
  define(approveOrder, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await staffAbout(world)), body: { reason: REASON } }),
  }),
  define(approveOrder, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await staffAbout(world)), headers: withKey(), body: forbidden({}) }),
  }),
  define(approveOrder, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: NO_NUMBER },
      headers: withKey(),
      body: { reason: REASON },
    }),
  }),
  define(approveOrder, 409, {
    example: 'order-already-paid',
    arrange: async world => ({
      ...(await staffAbout(world, { state: 'paid' })),
      headers: withKey(),
      body: { reason: REASON },
    }),
  }),
  define(approveOrder, 409, { example: 'second-person-required', arrange: world => largeOwnOrder(world) }),
  define(approveOrder, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const key = newId()
      const call = { ...(await staffAbout(world)), headers: withKey(key), body: { reason: REASON } }
      await world.perform(approveOrder, call)
      await world.given(undefined, backend => unfinish(backend, key))
      return call
    },
  }),
  define(approveOrder, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = { ...(await staffAbout(world)), headers: withKey(), body: { reason: REASON } }
      await world.perform(approveOrder, call)
      return { ...call, params: (await staffAbout(world)).params }
    },
  }),
]
