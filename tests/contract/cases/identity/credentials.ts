import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { toRequest, type World } from '../../../support/contract/world.ts'

/** Links logins with other services, one after the other. */
export async function linkThirdParties(world: World, { userId, username }: Person, ...providers: string[]) {
  await world.given(null, async ({ db, clock }) => {
    for (const [index, provider] of providers.entries())
      await db.insert(thirdPartyLogins).values({
        provider,
        subject: userId,
        userId,
        emailAddress: username,
        created: new Date(clock.now().getTime() + index * 1000),
      })
    return null
  })
}

/** A person who logs in with another service alone. */
export async function withoutPassword(world: World): Promise<Person> {
  const person = await world.person()
  await linkThirdParties(world, person, 'google')
  await world.given(null, async ({ db }) => {
    await db
      .update(people)
      .set({ passwordHash: null, passwordSet: null })
      .where(eq(people.userId, person.userId))
    return null
  })
  return person
}

const typesOf = ({ credentials }: { credentials: { type: string }[] }) => credentials.map(({ type }) => type)

export const cases = [
  define(getOwnCredentials, 200, {
    example: 'owner',
    check: ({ role, confirmed }) =>
      expect({ role, confirmed }).toEqual({ role: 'account-owner', confirmed: true }),
  }),
  define(getOwnCredentials, 200, {
    example: 'unconfirmed',
    seed: { confirmed: false },
    check: ({ role, confirmed }) => expect({ role, confirmed }).toEqual({ role: 'self', confirmed: false }),
  }),
  define(getOwnCredentials, 401, {
    example: 'not-authenticated',
    title: 'an access token five seconds after the logout',
    arrange: async world => {
      const caller = await world.person()
      await world.send(toRequest(getOwnCredentials, { caller }))
      await world.send(toRequest(logOut, { caller }))
      world.advance(5_000)
      return { caller }
    },
  }),

  define(changeUsername, 202, {
    example: 'pending',
    arrange: async world => ({
      caller: await world.person(),
      body: { username: await world.given('dana.park@northwind.example', async () => world.newAddress()) },
    }),
    differs: { username: 'it stays until the other one, which comes back as pending_username, is confirmed' },
    check: ({ username, pending_username }) => {
      expect(pending_username).toEqual(expect.stringContaining('@'))
      expect(pending_username).not.toBe(username)
    },
  }),
  define(changeUsername, 202, {
    example: 'taken-back',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(changeUsername, { caller, body: { username: world.newAddress() } })
      return { caller, body: { username: caller.username } }
    },
    check: ({ pending_username }) => expect(pending_username).toBeNull(),
  }),
  define(changeUsername, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: { username: forbidden('dana') },
  }),
  define(changeUsername, 400, {
    example: 'email-not-accepted',
    body: { username: 'dana@mailinator.com' },
  }),
  define(changeUsername, 400, {
    example: 'email-plus-not-allowed',
    body: { username: 'dana+two@gmail.com' },
  }),
  define(changeUsername, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const caller = await world.person()
      world.advance(15 * 60_000 + 1)
      return { caller: await world.refresh(caller), body: { username: world.newAddress() } }
    },
  }),
  define(changeUsername, 202, {
    title: 'an address that belongs to someone else looks like any other',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: await world.person(), body: { username } }
    },
    check: ({ pending_username: pending, username }) => expect(pending).not.toBe(username),
  }),

  define(listCredentials, 200, {
    example: 'password-only',
    arrange: async world => ({ caller: await world.logIn(await world.person()) }),
    check: list => expect(typesOf(list)).toEqual(['password']),
  }),
  define(listCredentials, 200, {
    example: 'several',
    arrange: async world => {
      const caller = await world.person()
      await linkThirdParties(world, caller, 'google', 'microsoft')
      return { caller }
    },
    check: list => expect(typesOf(list)).toEqual(['password', 'third-party', 'third-party']),
  }),
  define(listCredentials, 200, {
    example: 'third-party-only',
    arrange: async world => ({ caller: await withoutPassword(world) }),
    check: list => expect(typesOf(list)).toEqual(['third-party']),
  }),
  define(listCredentials, 200, {
    example: 'change-required',
    arrange: async world => {
      const caller = await world.person()
      await world.given(null, async ({ db }) => {
        await db.update(people).set({ changeRequired: true }).where(eq(people.userId, caller.userId))
        return null
      })
      return { caller }
    },
    check: ({ credentials }) => expect(credentials).toMatchObject([{ change_required: true }]),
  }),
  define(listCredentials, 200, {
    example: 'none',
    arrange: async world => {
      const caller = await world.person()
      await world.given(null, async ({ db }) => {
        await db.update(people).set({ passwordHash: null }).where(eq(people.userId, caller.userId))
        return null
      })
      return { caller }
    },
    check: list => expect(typesOf(list)).toEqual([]),
  }),
]
