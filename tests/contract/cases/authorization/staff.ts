import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { grantInternalRole } from '#generated/authorization/operations/grantInternalRole.ts'
import { listUserAccounts } from '#generated/authorization/operations/listUserAccounts.ts'
import { revokeInternalRole } from '#generated/authorization/operations/revokeInternalRole.ts'
import { searchAccounts } from '#generated/authorization/operations/searchAccounts.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { playing } from '../../../support/contract/scenario.ts'
import type { World } from '../../../support/contract/world.ts'
import { joinAnotherAccount } from '../../../support/people.ts'

const role = INTERNAL_ROLE as typeof INTERNAL_ROLE
const NOBODY = '0193f1c0-0000-7000-8000-000000000000'

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and a customer that they are about. */
async function staffAndCustomer(world: World) {
  const { userId: id } = await world.person()
  return { caller: await staff(world), params: { id, role } as const }
}

export const cases = [
  define(searchAccounts, 200, {
    example: 'some-accounts',
    arrange: async world => {
      const label = `Harbor ${world.newAddress().split('@')[1]?.replace(/\W/g, '')}`
      for (const rest of ['Foods', 'Freight']) await world.person({ label: `${label} ${rest}` })
      return { caller: await staff(world), query: { search: label.toUpperCase() } }
    },
    check: ({ accounts, total }) => {
      expect(total).toBe(2)
      expect(accounts[0]?.account_id).toBeGreaterThan(accounts[1]?.account_id ?? 0)
    },
  }),
  define(searchAccounts, 200, {
    title: 'the number of an account',
    arrange: async world => {
      const { accountId } = await world.person()
      return {
        caller: await staff(world),
        query: { search: String(accountId ?? 41_207) },
      }
    },
    check: ({ accounts }) => expect(accounts.length).toBeGreaterThan(0),
  }),
  define(searchAccounts, 200, {
    example: 'no-accounts',
    arrange: async world => ({
      caller: await staff(world),
      query: { search: "%_ ' no such name" },
    }),
    check: ({ accounts, total }) => expect([accounts, total]).toEqual([[], 0]),
  }),
  define(searchAccounts, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      query: { search: 'n' },
    }),
  }),

  define(listUserAccounts, 200, {
    example: 'two-accounts',
    arrange: async world => {
      const customer = await world.person()
      await joinAnotherAccount(world, customer)
      return { caller: await staff(world), params: { id: customer.userId } }
    },
    check: ({ accounts }) => {
      expect(accounts).toHaveLength(2)
      expect(accounts[0]?.roles).toContain('account-owner')
    },
  }),
  define(listUserAccounts, 200, {
    example: 'no-account',
    arrange: async world => {
      const { userId: id } = await world.person({ confirmed: false })
      return { caller: await staff(world), params: { id } }
    },
    check: ({ accounts }) => expect(accounts).toEqual([]),
  }),
  define(listUserAccounts, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY } }),
  }),

  define(grantInternalRole, 200, {
    example: 'granted',
    arrange: staffAndCustomer,
    check: ({ roles }) => expect(roles).toEqual([role]),
  }),
  define(grantInternalRole, 200, {
    example: 'granted',
    title: 'again',
    arrange: async world => {
      const call = await staffAndCustomer(world)
      await world.perform(grantInternalRole, call)
      return call
    },
    check: ({ roles }) => expect(roles).toEqual([role]),
  }),
  define(grantInternalRole, 400, {
    example: 'invalid-role',
    invalid: true,
    arrange: async world => {
      const { caller, params } = await staffAndCustomer(world)
      return { caller, params: { ...params, role: forbidden('account-owner') } }
    },
  }),
  define(grantInternalRole, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      ...(await staffAndCustomer(world)),
      headers: playing('old-login'),
    }),
  }),
  define(grantInternalRole, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY, role } }),
  }),

  define(grantInternalRole, 409, {
    example: 'own-internal-role',
    arrange: async world => {
      const caller = await staff(world)
      return { caller, params: { id: caller.userId, role } }
    },
  }),

  define(revokeInternalRole, 200, {
    example: 'revoked',
    arrange: async world => {
      const call = await staffAndCustomer(world)
      await world.perform(grantInternalRole, call)
      return call
    },
    check: ({ roles }) => expect(roles).toEqual([]),
  }),
  define(revokeInternalRole, 200, {
    example: 'revoked',
    title: 'a person who does not hold it',
    arrange: staffAndCustomer,
    check: ({ roles }) => expect(roles).toEqual([]),
  }),
  define(revokeInternalRole, 400, {
    example: 'invalid-role',
    invalid: true,
    arrange: async world => {
      const { caller, params } = await staffAndCustomer(world)
      return { caller, params: { ...params, role: forbidden('account-owner') } }
    },
  }),
  define(revokeInternalRole, 403, {
    example: 'recent-login-required',
    arrange: async world => ({
      ...(await staffAndCustomer(world)),
      headers: playing('old-login'),
    }),
  }),
  define(revokeInternalRole, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY, role } }),
  }),
  define(revokeInternalRole, 409, {
    example: 'own-internal-role',
    arrange: async world => {
      const caller = await staff(world)
      return { caller, params: { id: caller.userId, role } }
    },
  }),
]
