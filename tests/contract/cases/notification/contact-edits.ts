import { expect } from 'vitest'
import { CONTACT_RESTORE_WINDOW } from '#generated/durations.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { restoreContact } from '#generated/notification/operations/restoreContact.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { added, full, invalidDetails, NORTHWIND, owner, withAdded } from './contacts.ts'

/** An edit of a new contact, without its address. */
const KIM = { ...NORTHWIND, first_name: 'Kim', last_name: 'Osei', version: 1 }

/** Two contacts of an account with the same address, of which the second one was deleted. */
async function replaced(world: World) {
  const caller = await world.person()
  const email = world.newAddress()
  const id = await added(world, caller, email)
  await world.perform(deleteContact, { caller, params: { id } })
  await added(world, caller, email)
  return { caller, params: { id } }
}

export const cases = [
  define(updateContact, 200, {
    example: 'new-position',
    arrange: async world => {
      const { caller, first } = await owner(world)
      const details = { ...NORTHWIND, first_name: 'Dana', last_name: 'Reyes', email: caller.username }
      return {
        caller,
        params: { id: first },
        body: { ...details, position: 'Chief operating officer', version: 1 },
      }
    },
    check: ({ position, version, confirmation_timestamp }) => {
      expect(position).toBe('Chief operating officer')
      expect(version).toBe(2)
      expect(confirmation_timestamp).not.toBeNull()
    },
  }),
  define(updateContact, 200, {
    example: 'new-address',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, params: { id: first }, body: { ...KIM, email: world.newAddress() } }
    },
    check: ({ confirmation_timestamp }) => expect(confirmation_timestamp).toBeNull(),
  }),
  define(updateContact, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await withAdded(world)),
      body: forbidden({ ...invalidDetails, version: 1 }),
    }),
  }),
  ...(['email-not-accepted', 'email-plus-not-allowed'] as const).map(example =>
    define(updateContact, 400, {
      example,
      arrange: async world => ({
        ...(await withAdded(world)),
        body: {
          ...KIM,
          email: example === 'email-not-accepted' ? 'kim@mailinator.com' : 'kim+notices@gmail.com',
        },
      }),
    }),
  ),
  define(updateContact, 400, {
    example: 'invalid-id',
    invalid: true,
    params: { id: forbidden('dana') },
    body: { ...KIM, email: 'kim@northwind.example' },
  }),
  define(updateContact, 409, {
    example: 'contact-exists',
    arrange: async world => {
      const call = await withAdded(world)
      const email = call.caller.username
      return { ...call, body: { ...KIM, email } }
    },
  }),
  define(updateContact, 409, {
    example: 'contact-changed',
    arrange: async world => {
      const call = { ...(await withAdded(world)), body: { ...KIM, email: world.newAddress() } }
      await world.perform(updateContact, call)
      return call
    },
  }),

  define(deleteContact, 204, { title: 'a contact that waits for its confirmation', arrange: withAdded }),
  define(deleteContact, 409, {
    example: 'primary-contact',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, params: { id: first } }
    },
  }),

  define(restoreContact, 200, {
    example: 'restored',
    arrange: async world => {
      const call = await withAdded(world)
      await world.perform(deleteContact, call)
      return call
    },
    check: ({ primary }) => expect(primary).toBe(false),
  }),
  define(restoreContact, 200, {
    example: 'unchanged',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, params: { id: first } }
    },
    check: ({ primary }) => expect(primary).toBe(true),
  }),
  define(restoreContact, 404, {
    example: 'not-found',
    title: 'after 30 days',
    arrange: async world => {
      const call = await withAdded(world)
      await world.perform(deleteContact, call)
      world.advance(CONTACT_RESTORE_WINDOW + 1000)
      return { ...call, caller: await world.logIn(call.caller) }
    },
  }),
  define(restoreContact, 409, { example: 'contact-exists', arrange: replaced }),
  define(restoreContact, 409, {
    example: 'too-many-contacts',
    arrange: async world => {
      const caller = await full(world)
      const { contacts: all } = await world.perform(listContacts, { caller, query: { direction: 'desc' } })
      const params = { id: all[0]?.id ?? 0 }
      await world.perform(deleteContact, { caller, params })
      await added(world, caller)
      return { caller, params }
    },
  }),

  define(subscribeContact, 200, {
    example: 'subscribed',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, params: { id: first, topic: 'usage-25' as const } }
    },
    check: ({ topics }) => expect(topics).toContain('usage-25'),
  }),
  define(subscribeContact, 200, {
    example: 'not-confirmed',
    arrange: async world => {
      const { caller, params } = await withAdded(world)
      return { caller, params: { ...params, topic: 'product-news' as const } }
    },
    check: ({ topics, confirmation_timestamp }) => {
      expect(topics).toContain('product-news')
      expect(confirmation_timestamp).toBeNull()
    },
  }),
  define(unsubscribeContact, 200, {
    example: 'unsubscribed',
    arrange: async world => {
      const { caller, first } = await owner(world)
      const params = { id: first, topic: 'receipts' as const }
      await world.perform(subscribeContact, { caller, params })
      return { caller, params }
    },
    check: ({ topics }) => expect(topics).not.toContain('receipts'),
  }),
  define(unsubscribeContact, 200, {
    example: 'no-topics',
    arrange: async world => {
      const { caller, params } = await withAdded(world)
      for (const topic of ['usage-90', 'expiring'] as const)
        await world.perform(unsubscribeContact, { caller, params: { ...params, topic } })
      return { caller, params: { ...params, topic: 'usage-100' as const } }
    },
    check: ({ topics }) => expect(topics).toEqual([]),
  }),
  ...[subscribeContact, unsubscribeContact].flatMap(operation => [
    define(operation, 400, {
      example: 'invalid-topic',
      invalid: true,
      params: { id: 3302, topic: forbidden('weather') },
    }),
    define(operation, 400, {
      example: 'invalid-id',
      invalid: true,
      params: { id: forbidden('dana'), topic: 'receipts' as const },
    }),
  ]),
]
