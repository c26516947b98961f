import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { activateUser } from '#generated/identity/operations/activateUser.ts'
import { deactivateUser } from '#generated/identity/operations/deactivateUser.ts'
import { getUserStatus } from '#generated/identity/operations/getUserStatus.ts'
import { listUserProfiles } from '#generated/identity/operations/listUserProfiles.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { searchUsers } from '#generated/identity/operations/searchUsers.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { playing } from '../../../support/contract/scenario.ts'
import type { World } from '../../../support/contract/world.ts'

const query = { reason: 'Requested by the customer by phone' }
const staff = (world: World) => world.person({ roles: ['internal-admin'] })

async function disabledPerson(world: World) {
  const person = await world.person()
  await world.given(undefined, async ({ db, clock }) => {
    await db.update(people).set({ disabled: clock.now() }).where(eq(people.userId, person.userId))
  })
  return person
}

export const cases = [
  define(logIn, 403, {
    example: 'user-disabled',
    arrange: async world => {
      const { username, password } = await disabledPerson(world)
      return { caller: null, body: { username, password } }
    },
  }),

  define(getUserStatus, 200, {
    example: 'active',
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: caller.userId } }
    },
    check: ({ user_disabled }) => expect(user_disabled).toBe(false),
  }),
  define(getUserStatus, 200, {
    example: 'disabled',
    arrange: async world => {
      const { userId } = await disabledPerson(world)
      return { caller: await staff(world), params: { id: userId } }
    },
    check: ({ user_disabled }) => expect(user_disabled).toBe(true),
  }),

  define(searchUsers, 200, {
    example: 'some-people',
    arrange: async world => {
      const company = await world.given('northwind', async ({ db }) => {
        const name = `Northwind ${crypto.randomUUID()}`
        for (const { userId } of [await world.person(), await disabledPerson(world)])
          await db.update(people).set({ company: name }).where(eq(people.userId, userId))
        return name
      })
      return { caller: await staff(world), query: { text: company.toUpperCase() } }
    },
    check: ({ users, total }) => {
      expect(total).toBe(2)
      expect(users.map(user => user.user_disabled).toSorted()).toEqual([false, true])
      expect(users.map(({ roles }) => roles)).toEqual([[], []])
    },
  }),
  define(searchUsers, 200, {
    example: 'one-of-our-staff',
    arrange: async world => {
      const caller = await staff(world)
      return { caller, query: { text: caller.userId } }
    },
    check: ({ users }) => expect(users.map(({ roles }) => roles)).toEqual([['internal-admin']]),
  }),
  define(searchUsers, 200, {
    example: 'nobody',
    arrange: async world => ({ caller: await staff(world), query: { text: '100%_nobody' } }),
    check: ({ users }) => expect(users).toEqual([]),
  }),
  define(searchUsers, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: { text: 'n', page: 0 } }),
  }),

  define(listUserProfiles, 200, {
    example: 'two-people',
    arrange: async world => {
      const [one, two] = [await world.person(), await world.person()]
      const two_ids = world.given([one.userId, '0193f1c2-77d0-7a10-8c21-4be0f3a9d614'], async () => [
        two.userId,
        one.userId,
        two.userId,
      ])
      return { caller: await staff(world), body: { user_ids: await two_ids } }
    },
    check: ({ users }) => expect(users).toHaveLength(2),
  }),
  define(listUserProfiles, 200, {
    example: 'nobody',
    arrange: async world => ({
      caller: await staff(world),
      body: { user_ids: ['0193f1c2-0000-7000-8000-000000000000'] },
    }),
    check: ({ users }) => expect(users).toEqual([]),
  }),
  define(listUserProfiles, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), body: { user_ids: [] } }),
  }),

  define(activateUser, 200, {
    example: 'active',
    arrange: async world => {
      const { userId } = await disabledPerson(world)
      return { caller: await staff(world), params: { id: userId }, query }
    },
    check: ({ user_disabled }) => expect(user_disabled).toBe(false),
  }),
  define(activateUser, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { userId } = await world.person()
      return { caller: await staff(world), params: { id: userId }, query: forbidden({}) }
    },
  }),
  define(activateUser, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: '0193f1c2-0000-7000-8000-000000000000' },
      query,
    }),
  }),

  define(deactivateUser, 200, {
    example: 'disabled',
    arrange: async world => {
      const { userId } = await world.person()
      return { caller: await staff(world), params: { id: userId }, query }
    },
    check: ({ user_disabled }) => expect(user_disabled).toBe(true),
  }),
  define(deactivateUser, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { userId } = await world.person()
      return { caller: await staff(world), params: { id: userId }, query: forbidden({}) }
    },
  }),
  define(deactivateUser, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: '0193f1c2-0000-7000-8000-000000000000' },
      query,
    }),
  }),
  define(deactivateUser, 409, {
    example: 'own-login',
    arrange: async world => {
      const caller = await staff(world)
      return { caller, params: { id: caller.userId }, query }
    },
  }),

  define(setUserPassword, 204, {
    arrange: async world => {
      const { userId } = await world.person()
      const body = { new_password: 'seven purple paper lanterns' }
      return { caller: await staff(world), params: { id: userId }, body }
    },
  }),
  define(setUserPassword, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const { userId } = await world.person()
      return { caller: await staff(world), params: { id: userId }, body: { new_password: 'short' } }
    },
  }),
  define(setUserPassword, 400, {
    example: 'password-too-common',
    arrange: async world => {
      const { userId } = await world.person()
      return {
        caller: await staff(world),
        params: { id: userId },
        body: { new_password: 'passwordpassword' },
      }
    },
  }),
  define(setUserPassword, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const caller = await staff(world)
      const { userId } = await world.person()
      const body = { new_password: 'seven purple paper lanterns' }
      return { caller, params: { id: userId }, body, headers: playing('old-login') }
    },
  }),
  define(setUserPassword, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: '0193f1c2-0000-7000-8000-000000000000' },
      body: { new_password: 'seven purple paper lanterns' },
    }),
  }),
  define(setUserPassword, 409, {
    example: 'own-login',
    arrange: async world => {
      const caller = await staff(world)
      const body = { new_password: 'seven purple paper lanterns' }
      return { caller, params: { id: caller.userId }, body }
    },
  }),
]
