import { expect } from 'vitest'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { listAccountOwners } from '#generated/authorization/operations/listAccountOwners.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { listTeamMembersOfAccounts } from '#generated/authorization/operations/listTeamMembersOfAccounts.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { joinAnotherAccount } from '../../../support/people.ts'

export const LEE = '0193f1c2-77d0-7a10-8c21-4be0f3a9d614'
const ZERO = '0001-01-01T00:00:00Z'

/** A restricted owner of another person's account. */
export async function restrictedOwner(world: World, owner: Person): Promise<Person> {
  const known = await world.person()
  return world.given(known, ({ person }) =>
    person({ accountId: owner.accountId ?? 0, roles: ['account-owner-restricted'] }),
  )
}

/** The id of a new member of the account. */
export async function member(world: World, owner: Person, roles: string[]): Promise<string> {
  return world.given(LEE, async ({ person }) => {
    const { userId } = await person({ accountId: owner.accountId ?? 0, roles })
    return userId
  })
}

export const cases = [
  define(listAccountOwners, 200, {
    example: 'one',
    arrange: async world => {
      const owner = await world.person()
      await member(world, owner, ['account-owner-restricted', 'billing-editor'])
      return { caller: await restrictedOwner(world, owner) }
    },
    check: ({ owners }) => expect(owners).toHaveLength(1),
  }),
  define(listAccountOwners, 200, {
    example: 'two',
    arrange: async world => {
      const caller = await world.person()
      await member(world, caller, ['account-owner'])
      return { caller }
    },
    check: ({ owners }) => expect(owners).toHaveLength(2),
  }),
  define(listAccountOwners, 200, {
    example: 'no-account',
    seed: { confirmed: false },
    check: ({ owners }) => expect(owners).toEqual([]),
  }),
  define(listTeamMembers, 200, {
    example: 'two-members',
    arrange: async world => {
      const caller = await world.person()
      await member(world, caller, ['api-key-viewer', 'api-key-editor'])
      return { caller }
    },
    check: ({ identities }) => expect(identities).toHaveLength(2),
  }),
  define(listTeamMembers, 200, {
    example: 'one-not-accepted',
    arrange: async world => {
      const caller = await world.person()
      await member(world, caller, ['api-key-viewer'])
      const invited = await world.person()
      const body = { email_address: invited.username, roles: ['billing-viewer' as const] }
      await world.perform(createInvitation, { caller, body })
      return { caller }
    },
    check: ({ identities, members, invited }) => {
      expect(identities).toHaveLength(3)
      expect({ members, invited }).toEqual({ members: 2, invited: 1 })
      expect(identities.filter(({ invitation_accepted }) => invitation_accepted === ZERO)).toMatchObject([
        { roles: ['billing-viewer'], expiration: expect.any(String) },
      ])
    },
  }),
  define(listTeamMembers, 200, {
    example: 'owner-alone',
    check: ({ identities }) => expect(identities).toHaveLength(1),
  }),
  define(listTeamMembers, 200, {
    example: 'filtered',
    arrange: async world => {
      const caller = await world.person()
      await member(world, caller, ['billing-viewer'])
      const body = { email_address: world.newAddress(), roles: ['billing-viewer' as const] }
      await world.perform(createInvitation, { caller, body })
      return { caller, query: { state: 'invited' as const, role: 'billing-viewer' as const } }
    },
    check: ({ identities, total, members, invited }) => {
      expect(identities).toMatchObject([{ invitation_accepted: ZERO }])
      expect({ total, members, invited }).toEqual({ total: 1, members: 2, invited: 1 })
    },
  }),
  define(listTeamMembers, 200, {
    example: 'no-match',
    query: { search: 'no one has this' },
    check: ({ identities, total }) => expect({ identities, total }).toEqual({ identities: [], total: 0 }),
  }),
  define(listTeamMembers, 400, {
    example: 'invalid-option',
    invalid: true,
    query: { state: forbidden('asleep') },
  }),

  define(listTeamMembersOfAccounts, 200, {
    example: 'two-teams',
    arrange: async world => {
      const caller = await world.person()
      const other = await joinAnotherAccount(world, caller)
      return { caller, body: { account_ids: [other, caller.accountId ?? 0, other] } }
    },
    check: ({ accounts: teams }) => expect(teams).toHaveLength(2),
  }),
  define(listTeamMembersOfAccounts, 200, {
    example: 'nothing-to-see',
    arrange: async world => {
      const caller = await world.person()
      // In one account of them the caller is a member and no owner.
      const joined = await world.given(41391, async ({ db, clock }) => {
        const stranger = await world.person()
        const now = clock.now()
        const id = await openAccount(db, { userId: stranger.userId, label: 'Fabrikam', now })
        const { userId } = caller
        await db
          .insert(memberships)
          .values({ accountId: id, userId, roles: ['billing-viewer'], created: now })
        return id
      })
      return { caller, body: { account_ids: [joined, 999_999] } }
    },
    check: ({ accounts: teams }) => expect(teams).toEqual([]),
  }),
  define(listTeamMembersOfAccounts, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { account_ids: [] },
  }),

  define(removeTeamMember, 204, {
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: await member(world, caller, ['api-key-viewer']) } }
    },
  }),
  define(removeTeamMember, 403, {
    example: 'owner-role-protected',
    arrange: async world => {
      const owner = await world.person()
      return { caller: await restrictedOwner(world, owner), params: { id: owner.userId } }
    },
  }),
  define(removeTeamMember, 409, {
    example: 'last-owner',
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: caller.userId } }
    },
  }),
]
