import { expect } from 'vitest'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { listRoles } from '#generated/authorization/operations/listRoles.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { LEE, member, restrictedOwner } from './team.ts'

const DEVELOPER: CustomerRole[] = ['api-key-viewer', 'api-key-editor']
const ACCOUNTANT: CustomerRole[] = ['billing-viewer', 'billing-editor']
const VIEWER: CustomerRole[] = ['billing-viewer']
const NONE: CustomerRole[] = []

export const cases = [
  define(grantRole, 200, {
    example: 'granted',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, ['api-key-viewer'])
      return { caller, params: { id, role: 'billing-viewer' as const } }
    },
    check: ({ roles }) => expect(roles).toContain('billing-viewer'),
  }),
  define(grantRole, 400, {
    example: 'invalid-role',
    invalid: true,
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: LEE, role: forbidden('internal-admin') } }
    },
  }),
  define(grantRole, 403, {
    example: 'owner-role-protected',
    arrange: async world => {
      const owner = await world.person()
      const id = await member(world, owner, [])
      return { caller: await restrictedOwner(world, owner), params: { id, role: 'account-owner' as const } }
    },
  }),

  define(revokeRole, 200, {
    example: 'revoked',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, ['api-key-viewer', 'api-key-editor'])
      return { caller, params: { id, role: 'api-key-editor' as const } }
    },
    check: ({ roles }) => expect(roles).toEqual(['api-key-viewer']),
  }),
  define(revokeRole, 200, {
    example: 'no-role-left',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, ['billing-viewer'])
      return { caller, params: { id, role: 'billing-viewer' as const } }
    },
    check: ({ roles }) => expect(roles).toEqual([]),
  }),
  define(revokeRole, 400, {
    example: 'invalid-role',
    invalid: true,
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: LEE, role: forbidden('self') } }
    },
  }),
  define(revokeRole, 403, {
    example: 'owner-role-protected',
    arrange: async world => {
      const owner = await world.person()
      const params = { id: owner.userId, role: 'account-owner' as const }
      return { caller: await restrictedOwner(world, owner), params }
    },
  }),
  define(revokeRole, 409, {
    example: 'last-owner',
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: caller.userId, role: 'account-owner' as const } }
    },
  }),

  define(setRoles, 200, {
    example: 'exchanged',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, DEVELOPER)
      // Neither the order nor a role that is listed twice matters.
      const instead_of = [...DEVELOPER.toReversed(), ...DEVELOPER]
      return { caller, params: { id }, body: { roles: ACCOUNTANT, instead_of } }
    },
    check: ({ roles }) => expect(roles).toEqual(['billing-viewer', 'billing-editor']),
  }),
  define(setRoles, 200, {
    example: 'no-role-left',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, VIEWER)
      return { caller, params: { id }, body: { roles: NONE, instead_of: VIEWER } }
    },
    check: ({ roles }) => expect(roles).toEqual([]),
  }),
  define(setRoles, 200, {
    title: 'the roles that the person has, whatever they replace',
    example: 'exchanged',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, ACCOUNTANT)
      return { caller, params: { id }, body: { roles: ACCOUNTANT.toReversed(), instead_of: NONE } }
    },
    check: ({ roles }) => expect(roles).toEqual(['billing-viewer', 'billing-editor']),
  }),
  define(setRoles, 400, {
    example: 'invalid-role',
    invalid: true,
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: LEE }, body: { roles: [forbidden('internal-admin')], instead_of: NONE } }
    },
  }),
  define(setRoles, 403, {
    example: 'owner-role-protected',
    arrange: async world => {
      const owner = await world.person()
      const id = await member(world, owner, [])
      const body = { roles: ['account-owner' as const], instead_of: NONE }
      return { caller: await restrictedOwner(world, owner), params: { id }, body }
    },
  }),
  define(setRoles, 404, {
    example: 'not-found',
    arrange: async world => {
      const caller = await world.person()
      const other = await world.person()
      const id = await member(world, other, VIEWER)
      return { caller, params: { id }, body: { roles: NONE, instead_of: VIEWER } }
    },
  }),
  define(setRoles, 409, {
    example: 'last-owner',
    arrange: async world => {
      const caller = await world.person()
      const { roles } = await world.perform(listRoles, { caller, params: { id: caller.userId } })
      const instead_of = roles.filter(role => role !== 'self' && role !== 'internal-admin')
      return { caller, params: { id: caller.userId }, body: { roles: NONE, instead_of } }
    },
  }),
  define(setRoles, 409, {
    example: 'roles-changed',
    arrange: async world => {
      const caller = await world.person()
      const id = await member(world, caller, VIEWER)
      return { caller, params: { id }, body: { roles: DEVELOPER, instead_of: ACCOUNTANT } }
    },
  }),

  define(listRoles, 200, {
    example: 'owner',
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: caller.userId } }
    },
    check: ({ roles }) => expect(roles).toContain('account-owner'),
  }),
  define(listRoles, 200, {
    example: 'developer',
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: await member(world, caller, ['api-key-viewer', 'api-key-editor']) } }
    },
    check: ({ roles }) => expect(roles).toEqual(['self', 'api-key-viewer', 'api-key-editor']),
  }),
  define(listRoles, 200, {
    example: 'staff',
    arrange: async world => {
      const caller = await world.person({ roles: ['internal-admin'] })
      return { caller, params: { id: caller.userId } }
    },
    check: ({ roles }) => expect(roles).toEqual(['self', 'internal-admin']),
  }),
  define(listRoles, 200, {
    example: 'no-account',
    arrange: async world => {
      const caller = await world.person({ confirmed: false })
      return { caller, params: { id: caller.userId } }
    },
    check: ({ roles }) => expect(roles).toEqual(['self']),
  }),
]
