import { expect } from 'vitest'
import { checkInvitations } from '#generated/authorization/operations/checkInvitations.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createInvitations } from '#generated/authorization/operations/createInvitations.ts'
import type { Person } from '../../../support/backend.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { setSeats } from './invitations.ts'
import { restrictedOwner } from './team.ts'

const roles = ['billing-viewer' as const]

async function invite(world: World, caller: Person): Promise<string> {
  const address = world.newAddress()
  await world.perform(createInvitation, { caller, body: { email_address: address, roles } })
  return address
}

export const cases = [
  define(checkInvitations, 200, {
    example: 'mixed',
    arrange: async world => {
      const caller = await world.person()
      const address = world.newAddress()
      const lines = [`Sam Reed <${address}>, `, caller.username, address.toUpperCase(), 'jo@northwind']
      return { caller, body: { email_addresses: lines } }
    },
    check: ({ verdicts }) =>
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(['ready', 'on-account', 'repeated', 'invalid']),
  }),
  define(checkInvitations, 200, {
    example: 'invited-before',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { email_addresses: [await invite(world, caller)] } }
    },
    check: ({ verdicts }) => expect(verdicts).toMatchObject([{ verdict: 'invited' }]),
  }),
  define(checkInvitations, 200, {
    example: 'not-accepted',
    body: { email_addresses: ['sam@mailinator.com', 'sam+team@gmail.com'] },
    check: ({ verdicts }) =>
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(['disposable', 'plus-not-allowed']),
  }),
  define(checkInvitations, 200, {
    example: 'no-seat',
    arrange: async world => {
      const caller = await world.person()
      await setSeats(world, caller, 2)
      return { caller, body: { email_addresses: [world.newAddress(), world.newAddress()] } }
    },
    check: ({ verdicts, seats_left }) => {
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(['ready', 'no-seat'])
      expect(seats_left).toBe(1)
    },
  }),
  define(checkInvitations, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { email_addresses: [] },
  }),

  define(createInvitations, 200, {
    example: 'all-invited',
    arrange: async world => ({
      caller: await world.person(),
      body: { email_addresses: [world.newAddress()], roles },
    }),
    check: ({ results }) => expect(results).toMatchObject([{ outcome: 'invited', rejected_with: null }]),
  }),
  define(createInvitations, 200, {
    example: 'some-rejected',
    arrange: async world => {
      const caller = await world.person()
      await setSeats(world, caller, 2)
      const addresses = [world.newAddress(), caller.username, world.newAddress()]
      return { caller, body: { email_addresses: addresses, roles } }
    },
    check: ({ results, seats_left }) => {
      expect(results).toMatchObject([
        { outcome: 'invited', rejected_with: null },
        {
          outcome: 'rejected',
          rejected_with: { name: 'user-already-on-account', fields: ['email_address'] },
        },
        {
          outcome: 'rejected',
          rejected_with: { name: 'max-team-members-reached', fields: ['email_address'] },
        },
      ])
      expect(seats_left).toBe(0)
    },
  }),
  define(createInvitations, 200, {
    example: 'sent-twice',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { email_addresses: [await invite(world, caller)], roles } }
    },
    check: ({ results }) =>
      expect(results).toMatchObject([{ outcome: 'already-invited', rejected_with: null }]),
  }),
  define(createInvitations, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { email_addresses: [], roles: [] },
  }),
  define(createInvitations, 403, {
    example: 'owner-role-protected',
    arrange: async world => ({
      caller: await restrictedOwner(world, await world.person()),
      body: { email_addresses: [world.newAddress()], roles: ['account-owner' as const] },
    }),
  }),
]
