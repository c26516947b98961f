import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { SeedInput } from '#backend/dev/seeds.ts'
import { contacts } from '#backend/services/notification/tables.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

export const NORTHWIND = { company: 'Northwind Traders', phone: '', position: 'Accounts payable' }
const MAX = 5_000

/** An account with its first owner as the primary contact, and the number of that. */
export async function owner(world: World, inputs: SeedInput = {}) {
  const caller = await world.person(inputs)
  const { contacts: all } = await world.perform(listContacts, { caller })
  return { caller, first: all[0]?.id ?? 0 }
}

/** The number of a new contact of the caller's account, which waits for its confirmation. */
export async function added(world: World, caller: Person, email = world.newAddress()): Promise<number> {
  const body = { email, first_name: 'Kim', last_name: 'Osei', ...NORTHWIND }
  return (await world.perform(createContact, { caller, body })).id
}

/** The same, with the caller. */
export async function withAdded(world: World) {
  const caller = await world.person()
  return { caller, params: { id: await added(world, caller) } }
}

export const invalidDetails = {
  ...NORTHWIND,
  email: 'dana',
  last_name: 'Reyes',
  position: 'Head | operations',
}

/** As many contacts as an account can have. */
export const full = (world: World) => world.person({ manyContacts: MAX - 1 })

export const cases = [
  define(listContacts, 200, {
    example: 'some-contacts',
    arrange: async world => {
      const { caller, first } = await owner(world)
      await world.perform(subscribeContact, { caller, params: { id: first, topic: 'receipts' } })
      await added(world, caller)
      return { caller }
    },
    check: ({ contacts: all, total, unheard }) => {
      expect(total).toBe(2)
      expect(all.map(({ primary }) => primary)).toEqual([true, false])
      expect(unheard).toEqual([])
    },
  }),
  define(listContacts, 200, {
    example: 'primary-only',
    check: ({ contacts: all, unheard }) => {
      expect(all).toMatchObject([
        { topics: ['usage-90', 'usage-100', 'expiring', 'security'], primary: true },
      ])
      expect(unheard).toEqual([])
    },
  }),
  define(listContacts, 200, {
    example: 'zero-date',
    arrange: async world => {
      const { caller, first } = await owner(world)
      await world.perform(subscribeContact, { caller, params: { id: first, topic: 'receipts' } })
      const id = await added(world, caller)
      await world.given(undefined, async ({ db }) => {
        const zero = new Date('0001-01-01T00:00:00Z')
        await db.update(contacts).set({ confirmed: zero, linkSent: null }).where(eq(contacts.contactId, id))
      })
      return { caller }
    },
    check: ({ contacts: all, unheard }) => {
      expect(Date.parse(String(all[1]?.confirmation_timestamp))).toBe(Date.parse('0001-01-01T00:00:00Z'))
      expect(unheard).toEqual([])
    },
  }),
  define(listContacts, 200, {
    example: 'undeliverable',
    arrange: async world => {
      const caller = await world.person({
        contacts: [{ email: 'accounts@northwind.example', topics: ['receipts'], undeliverable: 'bounced' }],
      })
      await world.perform(unsubscribeProfile, { caller, params: { topic: 'receipts' } })
      return { caller, query: { state: 'undeliverable' as const } }
    },
    check: ({ contacts: all, total, unheard }) => {
      expect(total).toBe(1)
      expect(all[0]?.undeliverable?.reason).toBe('bounced')
      expect(unheard).toContain('receipts')
    },
  }),
  define(listContacts, 200, {
    example: 'no-contacts',
    seed: { firstContact: false },
    check: ({ contacts: all, total, unheard }) => {
      expect([all, total]).toEqual([[], 0])
      expect(unheard).toEqual([])
    },
  }),
  define(listContacts, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { state: forbidden('gone') },
  }),

  define(createContact, 201, {
    example: 'created',
    arrange: async world => ({
      caller: await world.person(),
      body: { email: world.newAddress(), first_name: 'Kim', last_name: 'Osei', ...NORTHWIND },
    }),
    check: ({ topics, confirmation_timestamp, primary }) => {
      expect(topics).toEqual(['usage-90', 'usage-100', 'expiring'])
      expect([confirmation_timestamp, primary]).toEqual([null, false])
    },
  }),
  define(createContact, 201, {
    example: 'created-for-receipts',
    arrange: async world => ({
      caller: await world.person(),
      body: {
        email: world.newAddress(),
        first_name: '',
        last_name: '',
        topics: ['receipts' as const, 'receipts' as const],
      },
    }),
    check: ({ topics }) => expect(topics).toEqual(['receipts']),
  }),
  define(createContact, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden(invalidDetails),
  }),
  define(createContact, 400, {
    example: 'email-not-accepted',
    body: { email: 'kim@mailinator.com', first_name: 'Kim', last_name: 'Osei' },
  }),
  define(createContact, 400, {
    example: 'email-plus-not-allowed',
    body: { email: 'kim+notices@gmail.com', first_name: 'Kim', last_name: 'Osei' },
  }),
  define(createContact, 409, {
    example: 'contact-exists',
    arrange: async world => {
      const caller = await world.person()
      const email = world.newAddress()
      await added(world, caller, email)
      return { caller, body: { email: email.toUpperCase(), first_name: '', last_name: '' } }
    },
  }),
  define(createContact, 409, {
    example: 'too-many-contacts',
    arrange: async world => ({
      caller: await full(world),
      body: { email: world.newAddress(), first_name: 'Kim', last_name: 'Osei' },
    }),
  }),

  define(getContact, 200, {
    example: 'primary',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, params: { id: first } }
    },
    check: ({ primary }) => expect(primary).toBe(true),
  }),
  define(getContact, 200, {
    example: 'not-confirmed',
    arrange: withAdded,
    check: ({ confirmation_timestamp, confirmation_sent, resend_available }) => {
      expect(confirmation_timestamp).toBeNull()
      expect(Date.parse(String(resend_available)) - Date.parse(String(confirmation_sent))).toBe(60_000)
    },
  }),
]
