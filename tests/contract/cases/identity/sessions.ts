import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { getLoginMethods } from '#generated/identity/operations/getLoginMethods.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { listSessions } from '#generated/identity/operations/listSessions.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { revokeOtherSessions } from '#generated/identity/operations/revokeOtherSessions.ts'
import { revokeSession } from '#generated/identity/operations/revokeSession.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { withPasskey, withSecondFactor } from '../../../support/factors.ts'

const UNKNOWN = '0193f1c4-0000-7000-8000-000000000000'
const RECENT_LOGIN = 15 * 60_000
const BITES = 5_000

/** A person in two sessions; the caller is in the second one. */
async function inTwoSessions(world: World) {
  const first = await world.person()
  // Another browser: it brings no cookie, so the first session stays.
  const caller = await world.logIn({ ...first, cookie: { ...first.cookie, cookie: '' } })
  const { sessions } = await world.perform(listSessions, { caller })
  const other = sessions.find(({ current }) => !current)
  return { first, caller, otherId: other?.session_id ?? UNKNOWN }
}

const withoutPassword = (world: World, { userId }: Person) =>
  world.given(undefined, async ({ db }) => {
    await db.update(people).set({ passwordHash: null }).where(eq(people.userId, userId))
    return undefined
  })

export const cases = [
  define(listSessions, 200, {
    example: 'this-one',
    check: ({ sessions }) => {
      expect(sessions.length).toBeGreaterThan(0)
      expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    },
  }),
  define(listSessions, 200, {
    example: 'several',
    arrange: async world => ({ caller: (await inTwoSessions(world)).caller }),
    check: ({ sessions }) => expect(sessions.length).toBeGreaterThan(1),
  }),

  define(revokeOtherSessions, 200, {
    example: 'two-others',
    arrange: async world => ({ caller: (await inTwoSessions(world)).caller }),
    check: ({ ended }) => expect(ended).toBeGreaterThan(0),
  }),
  define(revokeOtherSessions, 200, { example: 'no-other', check: ({ ended }) => expect(ended).toBe(0) }),

  define(revokeSession, 204, {
    title: 'another one',
    arrange: async world => {
      const { caller, otherId } = await inTwoSessions(world)
      return { caller, params: { id: otherId } }
    },
  }),
  define(revokeSession, 204, {
    title: 'this one',
    arrange: async world => {
      const caller = await world.person()
      const { sessions } = await world.perform(listSessions, { caller })
      return { caller, params: { id: sessions[0]?.session_id ?? UNKNOWN } }
    },
  }),
  define(revokeSession, 404, {
    example: 'not-found',
    title: 'an id that no session has',
    params: { id: UNKNOWN },
  }),
  define(revokeSession, 404, {
    example: 'not-found',
    title: 'again',
    arrange: async world => {
      const { caller, otherId } = await inTwoSessions(world)
      await world.perform(revokeSession, { caller, params: { id: otherId } })
      return { caller, params: { id: otherId } }
    },
  }),
  define(getOwnCredentials, 401, {
    example: 'not-authenticated',
    title: 'an access token five seconds after its session was ended from elsewhere',
    arrange: async world => {
      const { first, caller, otherId } = await inTwoSessions(world)
      await world.perform(getOwnCredentials, { caller: first })
      await world.perform(revokeSession, { caller, params: { id: otherId } })
      world.advance(BITES)
      return { caller: first }
    },
  }),

  define(logOut, 204, {
    title: 'everywhere',
    arrange: async world => ({ caller: (await inTwoSessions(world)).caller, query: { everywhere: true } }),
  }),
  define(logOut, 400, {
    example: 'invalid-everywhere',
    invalid: true,
    query: { everywhere: forbidden('perhaps') },
  }),

  define(getLoginMethods, 200, {
    example: 'password',
    check: methods => expect(methods).toEqual({ password: true, second_factor: false, passkey_count: 0 }),
  }),
  define(getLoginMethods, 200, {
    example: 'second-factor',
    arrange: async world => {
      const caller = await world.person()
      await withSecondFactor(world, caller)
      return { caller }
    },
    check: ({ second_factor }) => expect(second_factor).toBe(true),
  }),
  define(getLoginMethods, 200, {
    example: 'passkeys',
    arrange: async world => {
      const caller = await world.person()
      await withPasskey(world, caller)
      await withPasskey(world, caller)
      return { caller }
    },
    check: ({ passkey_count }) => expect(passkey_count).toBe(2),
  }),

  define(confirmLogin, 204, {
    title: 'the password, when the login is too old',
    arrange: async world => {
      const person = await world.person()
      world.advance(RECENT_LOGIN + 1_000)
      const caller = await world.refresh(person)
      return { caller, body: { password: caller.password } }
    },
  }),
  define(confirmLogin, 204, {
    title: 'the password and a code',
    arrange: async world => {
      const caller = await world.person()
      const { nextCode } = await withSecondFactor(world, caller)
      return { caller, body: { password: caller.password, code: await nextCode() } }
    },
  }),
  define(confirmLogin, 204, {
    title: 'the password and a recovery code',
    arrange: async world => {
      const caller = await world.person()
      const { recoveryCodes } = await withSecondFactor(world, caller)
      return { caller, body: { password: caller.password, code: recoveryCodes[0] ?? '' } }
    },
  }),
  define(confirmLogin, 400, {
    example: 'missing-password',
    invalid: true,
    body: forbidden({}),
  }),
  define(confirmLogin, 400, { example: 'password-incorrect', body: { password: 'not the password' } }),
  define(confirmLogin, 400, {
    example: 'code-required',
    arrange: async world => {
      const caller = await world.person()
      await withSecondFactor(world, caller)
      return { caller, body: { password: caller.password } }
    },
  }),
  define(confirmLogin, 400, {
    example: 'code-incorrect',
    title: 'a code that was used already',
    arrange: async world => {
      const caller = await world.person()
      const { usedCode } = await withSecondFactor(world, caller)
      return { caller, body: { password: caller.password, code: usedCode } }
    },
  }),
  define(confirmLogin, 409, {
    example: 'password-not-set',
    arrange: async world => {
      const caller = await world.person()
      await withoutPassword(world, caller)
      return { caller, body: { password: caller.password } }
    },
  }),
  define(createSecondFactor, 201, {
    example: 'created',
    title: 'right after the password was confirmed',
    arrange: async world => {
      const person = await world.person()
      world.advance(RECENT_LOGIN + 1_000)
      const caller = await world.refresh(person)
      await world.perform(confirmLogin, { caller, body: { password: caller.password } })
      return { caller }
    },
  }),
]
