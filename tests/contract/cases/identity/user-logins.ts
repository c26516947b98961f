import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people, secondFactors, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { getUserLogin } from '#generated/identity/operations/getUserLogin.ts'
import { listUserSessions } from '#generated/identity/operations/listUserSessions.ts'
import { revokeUserSession } from '#generated/identity/operations/revokeUserSession.ts'
import { revokeUserSessions } from '#generated/identity/operations/revokeUserSessions.ts'
import { sendUserPasswordReset } from '#generated/identity/operations/sendUserPasswordReset.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { makeOidcOrganization } from '../../../support/organization.ts'

const NOBODY = '0193f1c2-0000-7000-8000-000000000000'
const query = { reason: 'Requested by the customer by phone' }
const staff = (world: World) => world.person({ roles: ['internal-admin'] })

/** A member of staff, and a person with a session. */
async function aboutSomeone(world: World) {
  const { userId: id } = await world.person()
  return { caller: await staff(world), params: { id } }
}

/** A person without a password. */
async function aboutSomeoneElsewhere(world: World) {
  const { userId: id } = await world.person()
  await world.given(undefined, async ({ db, clock }) => {
    await db.update(people).set({ passwordHash: null, passwordSet: null }).where(eq(people.userId, id))
    await db.insert(thirdPartyLogins).values({
      provider: 'microsoft',
      subject: id,
      userId: id,
      emailAddress: 'dana@example.com',
      created: clock.now(),
    })
  })
  return { caller: await staff(world), params: { id } }
}

const sessionOf = async (world: World, call: Awaited<ReturnType<typeof aboutSomeone>>) =>
  (await world.perform(listUserSessions, call)).sessions[0]?.session_id ?? ''

export const cases = [
  define(getUserLogin, 200, {
    example: 'password',
    arrange: aboutSomeone,
    check: login => expect(login).toMatchObject({ password: 'set', second_factor: false, providers: [] }),
  }),
  define(getUserLogin, 200, {
    example: 'two-steps',
    arrange: async world => {
      const call = await aboutSomeone(world)
      const userId = call.params.id
      await world.given(undefined, async ({ db, clock }) => {
        const created = clock.now()
        await db.insert(secondFactors).values({ userId, sealedSecret: 'sealed', created, confirmed: created })
      })
      return call
    },
    check: ({ second_factor }) => expect(second_factor).toBe(true),
  }),
  define(getUserLogin, 200, {
    example: 'change-required',
    arrange: async world => {
      const call = await aboutSomeone(world)
      await world.perform(setUserPassword, { ...call, body: { new_password: 'seven purple paper lanterns' } })
      return call
    },
    check: login => expect(login).toMatchObject({ password: 'change-required', password_last_used: null }),
  }),
  define(getUserLogin, 200, {
    example: 'no-password',
    arrange: aboutSomeoneElsewhere,
    check: login => expect(login).toMatchObject({ password: 'none', providers: ['microsoft'] }),
  }),
  define(getUserLogin, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY } }),
  }),

  define(listUserSessions, 200, {
    example: 'one-session',
    arrange: aboutSomeone,
    check: ({ sessions }) => expect(sessions).toMatchObject([{ current: false, method: 'password' }]),
  }),
  define(listUserSessions, 200, {
    example: 'no-session',
    arrange: async world => {
      const call = await aboutSomeone(world)
      await world.perform(revokeUserSessions, { ...call, query })
      return call
    },
    check: ({ sessions }) => expect(sessions).toEqual([]),
  }),
  define(listUserSessions, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY } }),
  }),

  define(revokeUserSessions, 200, {
    example: 'one-session',
    arrange: async world => ({ ...(await aboutSomeone(world)), query }),
    check: ({ ended }) => expect(ended).toBe(1),
  }),
  define(revokeUserSessions, 200, {
    example: 'no-session',
    arrange: async world => {
      const call = { ...(await aboutSomeone(world)), query }
      await world.perform(revokeUserSessions, call)
      return call
    },
    check: ({ ended }) => expect(ended).toBe(0),
  }),
  define(revokeUserSessions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await aboutSomeone(world)), query: forbidden({}) }),
  }),
  define(revokeUserSessions, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY }, query }),
  }),
  define(revokeUserSessions, 409, {
    example: 'own-login',
    arrange: async world => {
      const caller = await staff(world)
      return { caller, params: { id: caller.userId }, query }
    },
  }),

  define(revokeUserSession, 204, {
    arrange: async world => {
      const call = await aboutSomeone(world)
      return { ...call, params: { ...call.params, session_id: await sessionOf(world, call) }, query }
    },
  }),
  define(revokeUserSession, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => {
      const call = await aboutSomeone(world)
      return { ...call, params: { ...call.params, session_id: NOBODY }, query: forbidden({}) }
    },
  }),
  define(revokeUserSession, 404, {
    example: 'not-found',
    title: 'a session of someone else',
    arrange: async world => {
      const session_id = await sessionOf(world, await aboutSomeone(world))
      const call = await aboutSomeone(world)
      return { ...call, params: { ...call.params, session_id }, query }
    },
  }),
  define(revokeUserSession, 409, {
    example: 'own-login',
    arrange: async world => {
      const caller = await staff(world)
      return { caller, params: { id: caller.userId, session_id: NOBODY }, query }
    },
  }),

  define(sendUserPasswordReset, 202, {
    example: 'link',
    arrange: aboutSomeone,
    check: ({ sent }) => expect(sent).toBe('reset-link'),
  }),
  define(sendUserPasswordReset, 202, {
    example: 'no-link',
    arrange: async world => {
      const person = await world.person()
      await world.given(undefined, async backend => {
        const isPerson = eq(people.userId, person.userId)
        await backend.db.update(people).set({ passwordHash: null, passwordSet: null }).where(isPerson)
        await makeOidcOrganization(backend, person)
      })
      return { caller: await staff(world), params: { id: person.userId } }
    },
    check: ({ sent }) => expect(sent).toBe('explanation'),
  }),
  define(sendUserPasswordReset, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NOBODY } }),
  }),
]
