import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { associateThirdParty } from '#generated/identity/operations/associateThirdParty.ts'
import { removeThirdParty } from '#generated/identity/operations/removeThirdParty.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import { brokenProvider, linkedPerson, returned } from '../../../support/contract/example-id-world.ts'

export const cases = [
  define(associateThirdParty, 201, {
    example: 'linked',
    arrange: async world => ({ caller: await world.person(), ...(await returned(world, 'add-login')) }),
    check: ({ last_used: lastUsed }) => expect(lastUsed).toBeNull(),
  }),
  define(associateThirdParty, 403, {
    example: 'email-not-confirmed',
    arrange: async world => ({
      caller: await world.person({ confirmed: false }),
      ...(await returned(world, 'add-login')),
    }),
  }),
  define(associateThirdParty, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ provider: 'google' }),
  }),
  define(associateThirdParty, 400, {
    example: 'third-party-code-invalid',
    title: 'a login that began to log in',
    arrange: async world => ({ caller: await world.person(), ...(await returned(world, 'login')) }),
  }),
  define(associateThirdParty, 400, {
    example: 'provider-not-offered',
    arrange: async world => {
      const { body, headers } = await returned(world, 'add-login')
      return { caller: await world.person(), body: { ...body, provider: 'nobody' }, headers }
    },
  }),
  define(associateThirdParty, 409, {
    example: 'login-already-exists',
    arrange: async world => {
      const email = world.newAddress()
      const caller = await linkedPerson(world, email)
      return { caller, ...(await returned(world, 'add-login', { email })) }
    },
  }),
  define(associateThirdParty, 409, {
    example: 'provider-login-taken',
    arrange: async world => {
      const email = world.newAddress()
      await linkedPerson(world, email)
      return { caller: await world.person(), ...(await returned(world, 'add-login', { email })) }
    },
  }),
  define(associateThirdParty, 409, {
    example: 'too-many-logins',
    arrange: async world => {
      const caller = await world.person()
      await world.given(null, async ({ db, clock }) => {
        const login = { provider: 'example', userId: caller.userId, created: clock.now() }
        const logins = Array.from({ length: limitOf(associateThirdParty) }, (_, n) => ({
          ...login,
          subject: `${caller.userId} ${n}`,
          emailAddress: `login-${n}@test.example`,
        }))
        await db.insert(thirdPartyLogins).values(logins)
        return null
      })
      return { caller, ...(await returned(world, 'add-login')) }
    },
  }),
  define(associateThirdParty, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const call = await returned(world, 'add-login')
      await brokenProvider(world)
      return { caller: await world.person(), ...call }
    },
  }),

  define(removeThirdParty, 204, {
    arrange: async world => {
      const email = world.newAddress()
      const caller = await linkedPerson(world, email)
      const provider = await world.given('google', async () => 'example')
      return { caller, query: { provider, email_address: email.toUpperCase() } }
    },
  }),
  define(removeThirdParty, 400, {
    example: 'invalid-fields',
    invalid: true,
    query: forbidden({ email_address: 'dana' }),
  }),
  define(removeThirdParty, 404, {
    example: 'not-found',
    title: 'a login of someone else',
    arrange: async world => {
      const email = world.newAddress()
      await linkedPerson(world, email)
      return { caller: await world.person(), query: { provider: 'example', email_address: email } }
    },
  }),
  define(removeThirdParty, 409, {
    example: 'last-credential',
    arrange: async world => {
      const email = world.newAddress()
      const caller = await linkedPerson(world, email)
      await world.given(null, async ({ db }) => {
        await db.update(people).set({ passwordHash: null }).where(eq(people.userId, caller.userId))
        return null
      })
      return { caller, query: { provider: 'example', email_address: email } }
    },
  }),
]
