import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accounts, memberships } from '#backend/modules/accounts/tables.ts'
import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { findInvitation } from '#generated/authorization/operations/findInvitation.ts'
import { listInvitations } from '#generated/authorization/operations/listInvitations.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { INVITATION_LIFETIME } from '#generated/durations.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { restrictedOwner } from './team.ts'

type Roles = ('billing-viewer' | 'account-owner')[]

async function invite(world: World, caller: Person, address: string, roles: Roles = ['billing-viewer']) {
  const { invitation_id: id } = await world.perform(createInvitation, {
    caller,
    body: { email_address: address, roles },
  })
  return id
}

/** An invited person, the token of their mail, and the person who invited them. */
async function invited(world: World, options: { confirmed?: boolean } = {}) {
  const owner = await world.person()
  const caller = await world.person(options)
  await invite(world, owner, caller.username)
  return { owner, caller, body: { token: await world.mailToken(caller.username) } }
}

export async function setSeats(world: World, { accountId }: Person, maxUsers: number) {
  await world.given(undefined, async ({ db }) => {
    await db
      .update(accounts)
      .set({ maxUsers })
      .where(eq(accounts.accountId, accountId ?? 0))
  })
}

async function fillTwoSeats(world: World, owner: Person) {
  await world.given(undefined, ({ person }) =>
    person({ accountId: owner.accountId ?? 0, roles: ['billing-viewer'] }),
  )
  await setSeats(world, owner, 2)
}

/** Two seats, since the examples' message is in the plural; the owner and an invitation have them. */
async function ownerWithoutSeat(world: World) {
  const owner = await world.person()
  await setSeats(world, owner, 2)
  await invite(world, owner, world.newAddress())
  return owner
}

export const cases = [
  define(listInvitations, 200, {
    example: 'one-open',
    arrange: async world => {
      const caller = await world.person()
      await invite(world, caller, world.newAddress())
      return { caller }
    },
    check: ({ invitations }) => expect(invitations).toHaveLength(1),
  }),
  define(listInvitations, 200, {
    example: 'one-expired',
    arrange: async world => {
      const caller = await world.person()
      await invite(world, caller, world.newAddress())
      world.advance(INVITATION_LIFETIME + 1000)
      const back = await world.logIn(caller)
      await invite(world, back, world.newAddress())
      return { caller: back }
    },
    check: ({ invitations }) => expect(invitations).toHaveLength(2),
  }),
  define(listInvitations, 200, {
    example: 'no-invitations',
    check: ({ invitations }) => expect(invitations).toEqual([]),
  }),

  define(createInvitation, 201, {
    example: 'invited',
    arrange: async world => ({
      caller: await world.person(),
      body: { email_address: world.newAddress(), roles: ['billing-viewer' as const] },
    }),
    check: ({ roles }) => expect(roles).toEqual(['billing-viewer']),
  }),
  define(createInvitation, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { email_address: 'sam', roles: [] },
  }),
  define(createInvitation, 400, {
    example: 'email-not-accepted',
    body: { email_address: 'sam@mailinator.com', roles: ['billing-viewer' as const] },
  }),
  define(createInvitation, 400, {
    example: 'email-plus-not-allowed',
    body: { email_address: 'sam+team@gmail.com', roles: ['billing-viewer' as const] },
  }),
  define(createInvitation, 403, {
    example: 'owner-role-protected',
    arrange: async world => ({
      caller: await restrictedOwner(world, await world.person()),
      body: { email_address: world.newAddress(), roles: ['account-owner' as const] },
    }),
  }),
  define(createInvitation, 409, {
    example: 'user-already-on-account',
    arrange: async world => {
      const caller = await world.person()
      return {
        caller,
        body: { email_address: caller.username.toUpperCase(), roles: ['billing-viewer' as const] },
      }
    },
  }),
  define(createInvitation, 409, {
    example: 'max-team-members-reached',
    arrange: async world => ({
      caller: await ownerWithoutSeat(world),
      body: { email_address: world.newAddress(), roles: ['billing-viewer' as const] },
    }),
  }),

  define(acceptInvitation, 200, {
    example: 'accepted',
    arrange: async world => {
      const { caller, body } = await invited(world)
      return { caller, body }
    },
    check: ({ roles }) => expect(roles).toEqual(['billing-viewer']),
  }),
  define(acceptInvitation, 200, {
    example: 'accepted',
    title: 'a second time',
    arrange: async world => {
      const { caller, body } = await invited(world)
      await world.perform(acceptInvitation, { caller, body })
      return { caller, body }
    },
  }),
  define(acceptInvitation, 200, {
    example: 'accepted',
    title: 'remembered by the browser',
    arrange: async world => {
      const { caller, body } = await invited(world)
      return { caller, body: {}, headers: { cookie: `${caller.cookie.cookie}; invitation=${body.token}` } }
    },
  }),
  define(acceptInvitation, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { token: 'A'.repeat(20) },
  }),
  define(acceptInvitation, 400, {
    example: 'invitation-link-invalid',
    title: 'none is remembered',
    body: {},
  }),
  define(acceptInvitation, 400, { example: 'invitation-link-invalid', body: { token: 'A'.repeat(43) } }),
  define(acceptInvitation, 403, {
    example: 'invitation-for-another-address',
    arrange: async world => {
      const { body } = await invited(world)
      return { caller: await world.person(), body }
    },
  }),
  define(acceptInvitation, 409, {
    example: 'user-already-on-account',
    arrange: async world => {
      const { caller, owner, body } = await invited(world)
      await world.given(undefined, async ({ db, clock }) => {
        const { userId } = caller
        const accountId = owner.accountId ?? 0
        await db.insert(memberships).values({ accountId, userId, roles: [], created: clock.now() })
      })
      return { caller, body }
    },
  }),
  define(acceptInvitation, 409, {
    example: 'max-team-members-reached',
    arrange: async world => {
      const { caller, owner, body } = await invited(world)
      await fillTwoSeats(world, owner)
      return { caller, body }
    },
  }),

  define(findInvitation, 200, {
    example: 'known-person',
    arrange: async world => ({ caller: null, body: (await invited(world)).body }),
    check: ({ has_login, accepted }) =>
      expect({ has_login, accepted }).toEqual({ has_login: true, accepted: false }),
  }),
  define(findInvitation, 200, {
    example: 'new-person',
    arrange: async world => {
      const address = world.newAddress()
      await invite(world, await world.person(), address)
      return { caller: null, body: { token: await world.mailToken(address) } }
    },
    check: ({ has_login }) => expect(has_login).toBe(false),
  }),
  define(findInvitation, 200, {
    example: 'new-person',
    title: 'remembered by the browser',
    arrange: async world => {
      const address = world.newAddress()
      await invite(world, await world.person(), address)
      return { caller: null, body: {}, headers: { cookie: `invitation=${await world.mailToken(address)}` } }
    },
  }),
  define(findInvitation, 200, {
    example: 'accepted',
    arrange: async world => {
      const { caller, body } = await invited(world)
      await world.perform(acceptInvitation, { caller, body })
      return { caller: null, body }
    },
    check: ({ accepted }) => expect(accepted).toBe(true),
  }),
  define(findInvitation, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: { token: 'A'.repeat(20) } }),
  }),
  define(findInvitation, 400, {
    example: 'invitation-link-invalid',
    arrange: async () => ({ caller: null, body: { token: 'A'.repeat(43) } }),
  }),
  define(findInvitation, 404, { example: 'not-found', arrange: async () => ({ caller: null, body: {} }) }),

  define(revokeInvitation, 204, {
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: await invite(world, caller, world.newAddress()) } }
    },
  }),
  define(revokeInvitation, 403, {
    example: 'owner-role-protected',
    arrange: async world => {
      const owner = await world.person()
      const id = await invite(world, owner, world.newAddress(), ['account-owner'])
      return { caller: await restrictedOwner(world, owner), params: { id } }
    },
  }),

  define(resendInvitation, 200, {
    example: 'extended',
    arrange: async world => {
      const caller = await world.person()
      return { caller, body: { invitation_id: await invite(world, caller, world.newAddress()) } }
    },
  }),
  define(resendInvitation, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({}),
  }),
  define(resendInvitation, 403, {
    example: 'owner-role-protected',
    arrange: async world => {
      const owner = await world.person()
      const id = await invite(world, owner, world.newAddress(), ['account-owner'])
      return { caller: await restrictedOwner(world, owner), body: { invitation_id: id } }
    },
  }),
  define(resendInvitation, 409, {
    example: 'max-team-members-reached',
    arrange: async world => {
      const caller = await world.person()
      const id = await invite(world, caller, world.newAddress())
      world.advance(INVITATION_LIFETIME + 1000)
      await fillTwoSeats(world, caller)
      return { caller: await world.logIn(caller), body: { invitation_id: id } }
    },
  }),
]
