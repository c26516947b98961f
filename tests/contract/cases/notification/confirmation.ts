import { expect } from 'vitest'
import { MINUTE } from '#domain/time/durations.ts'
import { CONTACT_LINK_LIFETIME } from '#generated/durations.ts'
import { confirmContact } from '#generated/notification/operations/confirmContact.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { resendContactConfirmation } from '#generated/notification/operations/resendContactConfirmation.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { added, owner } from './contacts.ts'

/** A new contact that waits, its account's owner, and the call that confirms it. */
export async function waiting(world: World) {
  const caller = await world.person()
  const email = world.newAddress()
  const id = await added(world, caller, email)
  return { owner: caller, email, id, call: await linkOf(world, Number(caller.accountId), id, email) }
}

/** The call that the latest link to an address makes. */
async function linkOf(world: World, accountId: number, id: number, email: string) {
  const token = await world.mailToken(email)
  return { caller: null, params: { account_id: accountId, contact_id: id }, body: { token } }
}

const WRONG_TOKEN = 'A'.repeat(43)

export const cases = [
  define(confirmContact, 200, {
    example: 'confirmed',
    arrange: async world => (await waiting(world)).call,
    check: ({ status }) => expect(status).toBe('confirmed'),
  }),
  define(confirmContact, 200, {
    example: 'already-confirmed',
    arrange: async world => {
      const { call } = await waiting(world)
      await world.perform(confirmContact, call)
      return call
    },
    check: ({ status }) => expect(status).toBe('already-confirmed'),
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'with a wrong token',
    arrange: async world => ({ ...(await waiting(world)).call, body: { token: WRONG_TOKEN } }),
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'of an unknown contact',
    arrange: async world => {
      const { call } = await waiting(world)
      return { ...call, params: { ...call.params, contact_id: 2_147_483_647 } }
    },
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'with the number of another account',
    arrange: async world => {
      const { call } = await waiting(world)
      const other = await world.person()
      return { ...call, params: { ...call.params, account_id: Number(other.accountId) } }
    },
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'with a token of a contact of another account',
    arrange: async world => {
      const [one, other] = [await waiting(world), await waiting(world)]
      return { ...one.call, body: other.call.body }
    },
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'after seven days',
    arrange: async world => {
      const { call } = await waiting(world)
      world.advance(CONTACT_LINK_LIFETIME)
      return call
    },
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'after a newer mail',
    arrange: async world => {
      const { owner: caller, id, call } = await waiting(world)
      world.advance(MINUTE)
      await world.perform(resendContactConfirmation, { caller, params: { id } })
      return call
    },
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'after the address was changed',
    arrange: async world => {
      const { owner: caller, id, call } = await waiting(world)
      const details = { company: '', first_name: '', last_name: '', phone: '', position: '' }
      await world.perform(updateContact, {
        caller,
        params: { id },
        body: { ...details, email: world.newAddress(), version: 1 },
      })
      return call
    },
  }),
  define(confirmContact, 400, {
    example: 'contact-link-invalid',
    title: 'of a deleted contact',
    arrange: async world => {
      const { owner: caller, id, call } = await waiting(world)
      await world.perform(deleteContact, { caller, params: { id } })
      return call
    },
  }),
  define(confirmContact, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await waiting(world)).call, body: forbidden({}) }),
  }),
  define(confirmContact, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async world => {
      const { call } = await waiting(world)
      return { ...call, params: { ...call.params, contact_id: forbidden('dana') } }
    },
  }),

  define(resendContactConfirmation, 202, {
    example: 'sent',
    arrange: async world => {
      const { owner: caller, id } = await waiting(world)
      world.advance(MINUTE)
      return { caller, params: { id } }
    },
  }),
  define(resendContactConfirmation, 202, {
    example: 'sent',
    title: 'to a confirmed address that takes no mail',
    arrange: async world => {
      const contact = { email: world.newAddress(), topics: [], undeliverable: 'bounced' as const }
      const caller = await world.person({ contacts: [contact] })
      const { contacts } = await world.perform(listContacts, { caller, query: { direction: 'desc' } })
      return { caller, params: { id: contacts[0]?.id ?? 0 } }
    },
  }),
  define(resendContactConfirmation, 409, {
    example: 'already-confirmed',
    arrange: async world => {
      const { caller, first } = await owner(world)
      return { caller, params: { id: first } }
    },
  }),
  define(resendContactConfirmation, 429, {
    example: 'too-many-requests',
    title: 'within the minute',
    arrange: async world => {
      const { owner: caller, id } = await waiting(world)
      return { caller, params: { id } }
    },
  }),
]
