import { expect } from 'vitest'
import { choosePrimaryProfile } from '#generated/notification/operations/choosePrimaryProfile.ts'
import { confirmContact } from '#generated/notification/operations/confirmContact.ts'
import { getPrimaryProfile } from '#generated/notification/operations/getPrimaryProfile.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { waiting } from './confirmation.ts'
import { added, owner } from './contacts.ts'

/** An account with a second confirmed contact, and the call that makes it the primary one. */
async function withSecond(world: World) {
  const { owner: caller, id, call } = await waiting(world)
  await world.perform(confirmContact, call)
  return { caller, body: { contact_id: id } }
}

export const cases = [
  define(getPrimaryProfile, 200, {
    example: 'chosen',
    check: ({ contact }) => expect(contact).toMatchObject({ primary: true }),
  }),
  define(getPrimaryProfile, 200, {
    example: 'none',
    seed: { firstContact: false },
    check: ({ contact }) => expect(contact).toBeNull(),
  }),

  define(choosePrimaryProfile, 200, {
    example: 'chosen',
    arrange: withSecond,
    check: ({ contact }) => expect(contact).toMatchObject({ primary: true }),
  }),
  define(choosePrimaryProfile, 200, {
    example: 'unchanged',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, body: { contact_id: first } }
    },
    check: ({ contact }) => expect(contact?.primary).toBe(true),
  }),
  define(choosePrimaryProfile, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({}),
  }),
  define(choosePrimaryProfile, 404, {
    example: 'not-found',
    title: "another account's contact",
    arrange: async world => {
      const { first } = await owner(world)
      const caller = await world.person()
      return { caller, body: { contact_id: first } }
    },
  }),
  define(choosePrimaryProfile, 409, {
    example: 'contact-not-confirmed',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { contact_id: await added(world, caller) } }
    },
  }),
]
