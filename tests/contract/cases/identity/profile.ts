import { expect } from 'vitest'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { getSelfProfile } from '#generated/identity/operations/getSelfProfile.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const FILLED = {
  first_name: 'Dana',
  last_name: 'Reyes',
  phone: '+1 801 555 0142',
  position: 'Head of operations',
  company: 'Northwind Traders',
  website: 'https://northwind.example',
}
const EMPTY = { first_name: '', last_name: '', phone: '', position: '', company: '', website: '' }

async function withProfile(world: World) {
  const caller = await world.person()
  await world.perform(updateProfile, { caller, body: FILLED })
  return caller
}

export const cases = [
  define(getProfile, 200, {
    example: 'filled',
    arrange: async world => ({ caller: await withProfile(world) }),
    check: profile => expect(profile).toEqual(FILLED),
  }),
  define(getProfile, 200, { example: 'empty', check: profile => expect(profile).toEqual(EMPTY) }),

  define(updateProfile, 200, {
    example: 'filled',
    body: FILLED,
    check: profile => expect(profile).toEqual(FILLED),
  }),
  define(updateProfile, 200, {
    example: 'name-only',
    arrange: async world => ({
      caller: await withProfile(world),
      body: { first_name: 'Dana', last_name: 'Reyes' },
    }),
    check: profile => expect(profile).toEqual({ ...EMPTY, first_name: 'Dana', last_name: 'Reyes' }),
  }),
  define(updateProfile, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { ...FILLED, first_name: 'D'.repeat(101), phone: 'call me' },
  }),

  define(getSelfProfile, 200, {
    example: 'named',
    arrange: async world => ({ caller: await withProfile(world) }),
    check: ({ first_name }) => expect(first_name).toBe('Dana'),
  }),
  define(getSelfProfile, 200, {
    example: 'unnamed',
    check: ({ first_name }) => expect(first_name).toBe(''),
  }),
]
