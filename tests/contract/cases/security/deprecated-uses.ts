import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { listDeprecatedUses } from '#generated/security/operations/listDeprecatedUses.ts'
import { listDeprecatedUsesByAccount } from '#generated/security/operations/listDeprecatedUsesByAccount.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const use = { operationId: 'listTeamMembers', parameter: 'text', calls: 1204 }

/** A person who has a key, and whose account sent a deprecated parameter. */
const sender = (world: World, key?: string) =>
  world.person({
    keysWithPast: [{ kind: 'secret', label: 'Checkout server' }],
    deprecatedUses: [{ ...use, ...(key && { key }) }],
  })

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

export const cases = [
  define(listDeprecatedUses, 200, {
    example: 'sent-by-a-person',
    arrange: async world => ({ caller: await sender(world) }),
    check: ({ deprecated_uses, total }) => {
      expect(total).toBe(1)
      expect(deprecated_uses).toMatchObject([
        { operation: 'listTeamMembers', parameter: 'text', replaced_by: 'search', calls: 1204, by_key: null },
      ])
    },
  }),
  define(listDeprecatedUses, 200, {
    example: 'sent-by-a-key',
    arrange: async world => ({ caller: await sender(world, 'Checkout server') }),
    check: ({ deprecated_uses }) =>
      expect(deprecated_uses).toMatchObject([
        { by_key: { kind: 'secret', label: 'Checkout server' }, by_person: null },
      ]),
  }),
  define(listDeprecatedUses, 200, {
    example: 'no-uses',
    title: 'what another account sent is not shown',
    arrange: async world => {
      await sender(world)
      return { caller: await world.person() }
    },
    check: body => expect(body).toEqual({ deprecated_uses: [], total: 0, page: 1, page_size: 25 }),
  }),
  define(listDeprecatedUses, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: forbidden({ page: 0 }),
  }),

  define(listDeprecatedUsesByAccount, 200, {
    example: 'some-uses',
    arrange: async world => {
      await sender(world)
      return { caller: await staff(world) }
    },
    check: ({ deprecated_uses }) => {
      const calls = deprecated_uses.map(each => each.calls)
      expect(calls).toEqual(calls.toSorted((a, b) => b - a))
      expect(deprecated_uses[0]).toMatchObject({ account_label: expect.any(String), parameter: 'text' })
    },
  }),
  define(listDeprecatedUsesByAccount, 200, {
    example: 'past-the-end',
    arrange: async world => {
      await sender(world)
      return { caller: await staff(world), query: { page: 1000 } }
    },
    check: ({ deprecated_uses, total }) => {
      expect(deprecated_uses).toEqual([])
      expect(total).toBeGreaterThan(0)
    },
  }),
  define(listDeprecatedUsesByAccount, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),
]
