import { expect } from 'vitest'
import { listAccountContacts } from '#generated/notification/operations/listAccountContacts.ts'
import { listUndeliverableContacts } from '#generated/notification/operations/listUndeliverableContacts.ts'
import { searchContacts } from '#generated/notification/operations/searchContacts.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { added } from './contacts.ts'

const staff = (world: World) => world.person({ roles: ['internal-admin'] })

export const cases = [
  define(searchContacts, 200, {
    example: 'some-contacts',
    arrange: async world => {
      const domain = world.newAddress().split('@').join('.')
      const contacts = ['dana', 'accounts'].map(name => ({ email: `${name}@${domain}`, topics: [] }))
      await world.person({ contacts })
      return { caller: await staff(world), query: { text: domain.toUpperCase() } }
    },
    check: ({ contacts, total }) => {
      expect(total).toBe(2)
      expect(contacts[0]?.id).toBeGreaterThan(contacts[1]?.id ?? 0)
    },
  }),
  define(searchContacts, 200, {
    example: 'one-contact',
    arrange: async world => {
      const caller = await world.person()
      return { caller: await staff(world), query: { text: caller.username } }
    },
    check: ({ contacts, total }) => expect([contacts.length, total]).toEqual([1, 1]),
  }),
  define(searchContacts, 200, {
    example: 'no-contacts',
    arrange: async world => ({ caller: await staff(world), query: { text: '100%_of nobody' } }),
    check: ({ contacts, total }) => expect([contacts, total]).toEqual([[], 0]),
  }),
  define(searchContacts, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page_size: 101 }) }),
  }),

  define(listUndeliverableContacts, 200, {
    example: 'one-bounced',
    arrange: async world => {
      const email = world.newAddress()
      await world.person({ contacts: [{ email, topics: [], undeliverable: 'bounced' }] })
      return { caller: await staff(world) }
    },
    check: ({ contacts }) => {
      const since = contacts.map(contact => contact.since)
      expect(since.length).toBeGreaterThan(0)
      expect(since).toEqual(since.toSorted())
    },
  }),
  define(listUndeliverableContacts, 200, {
    example: 'none',
    // Past the last page: others wait in the same database.
    arrange: async world => ({ caller: await staff(world), query: { page: 100_000 } }),
    check: ({ contacts }) => expect(contacts).toEqual([]),
  }),
  define(listUndeliverableContacts, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),

  define(listAccountContacts, 200, {
    example: 'some-contacts',
    arrange: async world => {
      const caller = await world.person()
      await added(world, caller)
      return { caller: await staff(world), params: { id: Number(caller.accountId) } }
    },
    check: ({ contacts }) => expect(contacts.map(({ primary }) => primary)).toEqual([true, false]),
  }),
  define(listAccountContacts, 200, {
    example: 'no-contacts',
    arrange: async world => {
      const caller = await world.person({ firstContact: false })
      return { caller: await staff(world), params: { id: Number(caller.accountId) } }
    },
    check: ({ contacts, total }) => expect([contacts, total]).toEqual([[], 0]),
  }),
  define(listAccountContacts, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: 2_147_483_647 } }),
  }),
]
