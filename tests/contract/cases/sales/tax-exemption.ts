import { expect } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { getTaxExemption } from '#generated/sales/operations/getTaxExemption.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { accountIdOf, NO_NUMBER, REASON, staff } from '../../../support/orders.ts'

const body = {
  timestamp: '2026-10-05T00:00:00Z',
  expiration: '2028-10-05T00:00:00Z',
  note: 'Resale certificate R-20931, copy on file',
}

/** A customer, and staff who may declare them exempt. */
async function account(world: World) {
  const customer = await world.person()
  const caller = await staff(world)
  return { customer, call: { caller, params: { id: accountIdOf(customer) } } }
}

/** The same after a declaration, which began some days ago. */
async function declared(world: World, { days = 1, length = 730 }: { days?: number; length?: number } = {}) {
  const { customer, call } = await account(world)
  const now = await world.given(new Date(body.timestamp), async ({ clock }) => clock.now())
  const begins = now.getTime() - days * DAY
  await world.perform(declareTaxExemption, {
    ...call,
    body: {
      ...body,
      timestamp: new Date(begins).toISOString(),
      expiration: new Date(begins + length * DAY).toISOString(),
    },
  })
  return { customer, call }
}

export const cases = [
  define(getTaxExemption, 200, {
    example: 'not-exempt',
    check: exemption =>
      expect(exemption).toEqual({
        tax_exempt: false,
        status: 'not-exempt',
        timestamp: null,
        expiration: null,
        certificate: null,
      }),
  }),
  define(getTaxExemption, 200, {
    example: 'exempt',
    arrange: async world => ({ caller: (await declared(world)).customer }),
    check: ({ tax_exempt, status }) => expect([tax_exempt, status]).toEqual([true, 'exempt']),
  }),
  define(getTaxExemption, 200, {
    example: 'expired',
    arrange: async world => ({ caller: (await declared(world, { days: 9, length: 8 })).customer }),
    check: ({ tax_exempt, status }) => expect([tax_exempt, status]).toEqual([false, 'expired']),
  }),

  define(getAccountTaxExemption, 200, {
    example: 'exempt',
    arrange: async world => (await declared(world)).call,
    check: ({ status, declarations }) => {
      expect(status).toBe('exempt')
      expect(declarations.map(({ note, revoked }) => [note, revoked])).toEqual([[body.note, null]])
    },
  }),
  define(getAccountTaxExemption, 200, {
    example: 'not-exempt',
    arrange: async world => (await account(world)).call,
    check: ({ status, declarations }) => expect([status, declarations]).toEqual(['not-exempt', []]),
  }),
  define(getAccountTaxExemption, 200, {
    example: 'revoked',
    arrange: async world => {
      const { call } = await declared(world)
      await world.perform(revokeTaxExemption, { ...call, query: { reason: REASON } })
      return call
    },
    check: ({ tax_exempt, status }) => expect([tax_exempt, status]).toEqual([false, 'revoked']),
  }),
  define(getAccountTaxExemption, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER } }),
  }),

  define(declareTaxExemption, 201, {
    example: 'exempt',
    arrange: async world => ({ ...(await account(world)).call, body }),
    check: ({ declarations }) => expect(declarations).toMatchObject([{ note: body.note, revoked: null }]),
  }),
  define(declareTaxExemption, 201, {
    title: 'until it is revoked, again after an earlier one',
    arrange: async world => {
      const { call } = await declared(world)
      await world.perform(revokeTaxExemption, { ...call, query: { reason: REASON } })
      return { ...call, body: { timestamp: body.timestamp, note: body.note } }
    },
  }),
  define(declareTaxExemption, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await account(world)).call,
      body: forbidden({ expiration: 'next year', note: body.note }),
    }),
  }),
  define(declareTaxExemption, 400, {
    example: 'end-before-start',
    arrange: async world => ({
      ...(await account(world)).call,
      body: { ...body, expiration: body.timestamp },
    }),
  }),
  define(declareTaxExemption, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER }, body }),
  }),
  define(declareTaxExemption, 409, {
    example: 'already-tax-exempt',
    arrange: async world => ({ ...(await declared(world)).call, body }),
  }),
  define(declareTaxExemption, 409, {
    example: 'already-tax-exempt',
    title: 'from another day on',
    arrange: async world => ({ ...(await declared(world, { days: -30 })).call, body }),
  }),

  define(revokeTaxExemption, 200, {
    example: 'revoked',
    arrange: async world => ({ ...(await declared(world)).call, query: { reason: REASON } }),
    check: ({ tax_exempt, status, declarations }) => {
      expect([tax_exempt, status]).toEqual([false, 'revoked'])
      expect(declarations[0]?.revoked).not.toBeNull()
    },
  }),
  define(revokeTaxExemption, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: NO_NUMBER },
      query: { reason: REASON },
    }),
  }),
  define(revokeTaxExemption, 409, {
    example: 'not-tax-exempt',
    arrange: async world => ({ ...(await account(world)).call, query: { reason: REASON } }),
  }),
]
