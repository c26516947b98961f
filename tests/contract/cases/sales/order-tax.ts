import { expect } from 'vitest'
import { getOrderTaxPreview } from '#generated/sales/operations/getOrderTaxPreview.ts'
import { getOrderTaxRate } from '#generated/sales/operations/getOrderTaxRate.ts'
import { recalculateOrderTax } from '#generated/sales/operations/recalculateOrderTax.ts'
import { updateOrderLocation } from '#generated/sales/operations/updateOrderLocation.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { NO_NUMBER, PORTLAND, REASON, staff, staffAbout } from '../../../support/orders.ts'
import { addressCases } from '../../address-cases.ts'

export const cases = [
  define(recalculateOrderTax, 200, {
    example: 'exempt',
    title: 'after its address has changed to one without tax',
    arrange: async world => {
      const call = await staffAbout(world)
      await world.perform(updateOrderLocation, { ...call, body: { ...PORTLAND, reason: REASON } })
      return { ...call, body: { reason: REASON } }
    },
    check: ({ amount, tax_amount, total_amount, saas_tax_rate, items }) => {
      expect([tax_amount, saas_tax_rate]).toEqual([0, 0])
      expect(total_amount).toBe(amount)
      expect(items.map(each => each.tax_amount)).toEqual([0])
    },
  }),
  define(recalculateOrderTax, 200, {
    example: 'unchanged',
    arrange: async world => ({ ...(await staffAbout(world)), body: { reason: REASON } }),
    check: ({ amount, tax_amount }) => expect([amount, tax_amount]).toEqual([12_000, 870]),
  }),
  define(recalculateOrderTax, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await staffAbout(world)), body: forbidden({}) }),
  }),
  define(recalculateOrderTax, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: NO_NUMBER },
      body: { reason: REASON },
    }),
  }),
  define(recalculateOrderTax, 409, {
    example: 'order-not-pending',
    arrange: async world => ({
      ...(await staffAbout(world, { state: 'approved' })),
      body: { reason: REASON },
    }),
  }),

  define(getOrderTaxPreview, 200, {
    example: 'unchanged',
    arrange: world => staffAbout(world),
    check: body => expect(body).toMatchObject({ tax_amount: 870, total_amount: 12_870, changed: false }),
  }),
  define(getOrderTaxPreview, 200, {
    example: 'exempt',
    title: 'after its address has changed to one without tax',
    arrange: async world => {
      const call = await staffAbout(world)
      await world.perform(updateOrderLocation, { ...call, body: { ...PORTLAND, reason: REASON } })
      return call
    },
    check: body => expect(body).toMatchObject({ tax_amount: 0, total_amount: 12_000, changed: true }),
  }),
  define(getOrderTaxPreview, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER } }),
  }),
  define(getOrderTaxPreview, 409, {
    example: 'order-not-pending',
    arrange: world => staffAbout(world, { state: 'paid' }),
  }),

  define(getOrderTaxRate, 200, {
    example: 'taxed',
    arrange: world => staffAbout(world),
    check: body => expect(body).toEqual({ saas_tax_rate: 0.0725, data_tax_rate: 0 }),
  }),
  define(getOrderTaxRate, 200, {
    example: 'untaxed',
    arrange: async world => {
      const call = await staffAbout(world)
      await world.perform(updateOrderLocation, { ...call, body: { ...PORTLAND, reason: REASON } })
      await world.perform(recalculateOrderTax, { ...call, body: { reason: REASON } })
      return call
    },
    check: body => expect(body).toEqual({ saas_tax_rate: 0, data_tax_rate: 0 }),
  }),
  define(getOrderTaxRate, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER } }),
  }),

  define(updateOrderLocation, 200, {
    example: 'portland',
    arrange: async world => ({ ...(await staffAbout(world)), body: { ...PORTLAND, reason: REASON } }),
    check: ({ address }) => expect(address).toEqual(PORTLAND),
  }),
  define(updateOrderLocation, 200, {
    title: 'the address that it has already',
    arrange: async world => {
      const call = { ...(await staffAbout(world)), body: { ...PORTLAND, reason: REASON } }
      await world.perform(updateOrderLocation, call)
      return call
    },
  }),
  ...addressCases(updateOrderLocation, staffAbout, { reason: REASON }),
  define(updateOrderLocation, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { thoroughfare: _, ...body } = { ...PORTLAND, country_iso3: 'usa', reason: REASON }
      return { ...(await staffAbout(world)), body: forbidden(body) }
    },
  }),
  define(updateOrderLocation, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: NO_NUMBER },
      body: { ...PORTLAND, reason: REASON },
    }),
  }),
  define(updateOrderLocation, 409, {
    example: 'order-not-pending',
    arrange: async world => ({
      ...(await staffAbout(world, { state: 'paid' })),
      body: { ...PORTLAND, reason: REASON },
    }),
  }),
  define(updateOrderLocation, 409, {
    example: 'changed-since',
    arrange: async world => ({
      ...(await staffAbout(world)),
      body: { ...PORTLAND, reason: REASON, undoes_change: '0193f232-7b1e-7d02-9a54-6f0c8e2b41d8' },
    }),
  }),
]
