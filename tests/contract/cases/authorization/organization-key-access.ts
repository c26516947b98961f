import { expect } from 'vitest'
import { setOrganizationKeyAccess } from '#generated/authorization/operations/setOrganizationKeyAccess.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { governing, joining } from './organizations.ts'

async function joined(world: World) {
  const { key } = await governing(world)
  return (await joining(world, key)).caller
}

/** Cases of what an account lets its organization do with its keys. */
export const cases = [
  define(setOrganizationKeyAccess, 200, {
    example: 'shared',
    arrange: async world => ({ caller: await joined(world), body: { key_access: 'manage' as const } }),
    check: ({ accounts }) =>
      // What the other account shares is not its business.
      expect(new Set(accounts.map(({ key_access }) => key_access))).toEqual(new Set(['manage', null])),
  }),
  define(setOrganizationKeyAccess, 200, {
    example: 'not-shared',
    arrange: async world => {
      const caller = await joined(world)
      await world.perform(setOrganizationKeyAccess, { caller, body: { key_access: 'view' } })
      return { caller, body: { key_access: 'none' as const } }
    },
    check: ({ accounts }) =>
      expect(new Set(accounts.map(({ key_access }) => key_access))).toEqual(new Set(['none', null])),
  }),
  define(setOrganizationKeyAccess, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await joined(world), body: forbidden({ key_access: 'all' }) }),
  }),
  define(setOrganizationKeyAccess, 404, {
    example: 'not-found',
    title: 'an account without an organization',
    body: { key_access: 'view' },
  }),
  define(setOrganizationKeyAccess, 409, {
    example: 'organization-owner-manages-keys',
    arrange: async world => ({
      caller: (await governing(world)).caller,
      body: { key_access: 'view' as const },
    }),
  }),
]
