import { expect } from 'vitest'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { listAccountTaxableLocations } from '#generated/sales/operations/listAccountTaxableLocations.ts'
import { listTaxableLocations } from '#generated/sales/operations/listTaxableLocations.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { accountIdOf, NO_NUMBER, PORTLAND, PROVO, staff } from '../../../support/orders.ts'
import { addressCases } from '../../address-cases.ts'

const hongKong = {
  thoroughfare: '14 Harbour Road',
  locality: 'Hong Kong',
  administrative_area: '',
  postal_code: '',
  country_iso3: 'HKG',
}

/** Staff, and an account that has saved these addresses. */
async function history(world: World, addresses: (typeof PROVO)[]) {
  const caller = await staff(world)
  return { caller, params: { id: accountIdOf(await world.person({ taxableAddress: addresses })) } }
}

/** A customer who has moved once. */
const moved = (world: World) =>
  world.person({ taxableAddress: [{ ...PROVO, thoroughfare: '12 Canal Road' }, PROVO] })

export const cases = [
  define(createTaxableLocation, 201, {
    example: 'saved',
    body: PROVO,
    check: ({ created: _, ...address }) => expect(address).toEqual(PROVO),
  }),
  define(createTaxableLocation, 201, {
    title: 'a country without states and postal codes',
    body: hongKong,
  }),
  define(createTaxableLocation, 201, {
    example: 'saved',
    title: 'the address that is there',
    seed: { taxableAddress: PROVO },
    body: PROVO,
    check: ({ created: _, ...address }) => expect(address).toEqual(PROVO),
  }),
  define(createTaxableLocation, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { thoroughfare: _, ...body } = { ...PROVO, postal_code: '84601?' }
      return { caller: await world.person(), body: forbidden(body) }
    },
  }),
  ...addressCases(createTaxableLocation, async world => ({ caller: await world.person() })),

  define(getTaxableLocation, 200, {
    example: 'saved',
    seed: { taxableAddress: [PORTLAND, PROVO] },
    check: ({ created: _, ...address }) => expect(address).toEqual(PROVO),
  }),
  define(getTaxableLocation, 200, {
    example: 'no-state',
    seed: { taxableAddress: hongKong },
    check: ({ created: _, ...address }) => expect(address).toEqual(hongKong),
  }),
  define(getTaxableLocation, 404, { example: 'not-found' }),

  define(listAccountTaxableLocations, 200, {
    example: 'some-addresses',
    arrange: world => history(world, [{ ...PROVO, thoroughfare: '12 Canal Road' }, PROVO]),
    check: ({ taxable_locations, total }) => {
      expect(total).toBe(2)
      expect(taxable_locations.map(({ thoroughfare }) => thoroughfare)).toEqual([
        '85 Mill Street',
        '12 Canal Road',
      ])
    },
  }),
  define(listAccountTaxableLocations, 200, {
    title: 'the second page of two',
    arrange: async world => ({
      ...(await history(world, [PORTLAND, PROVO])),
      query: { page: 2, page_size: 1 },
    }),
  }),
  define(listAccountTaxableLocations, 200, {
    example: 'no-addresses',
    arrange: world => history(world, []),
    check: ({ taxable_locations }) => expect(taxable_locations).toEqual([]),
  }),
  define(listAccountTaxableLocations, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await history(world, [])), query: { page: 0, page_size: 101 } }),
  }),
  define(listAccountTaxableLocations, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER } }),
  }),

  define(listTaxableLocations, 200, {
    example: 'some-addresses',
    arrange: async world => ({ caller: await moved(world) }),
    check: ({ taxable_locations, total }) => {
      expect(total).toBe(2)
      expect(taxable_locations[0]?.thoroughfare).toBe('85 Mill Street')
    },
  }),
  define(listTaxableLocations, 200, {
    example: 'no-addresses',
    title: 'of another account',
    arrange: async world => {
      await moved(world)
      return { caller: await world.person(), query: { page: 1, page_size: 100 } }
    },
    check: ({ taxable_locations }) => expect(taxable_locations).toEqual([]),
  }),
  define(listTaxableLocations, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: { page: 0, page_size: 101 },
  }),
]
