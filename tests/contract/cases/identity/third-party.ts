import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { completeThirdPartyLogin } from '#generated/identity/operations/completeThirdPartyLogin.ts'
import { listLoginProviders } from '#generated/identity/operations/listLoginProviders.ts'
import { signUpWithThirdParty } from '#generated/identity/operations/signUpWithThirdParty.ts'
import { startThirdPartyLogin } from '#generated/identity/operations/startThirdPartyLogin.ts'
import { ORIGIN } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import {
  brokenProvider,
  type Input,
  linkedPerson,
  returned,
  STATE,
} from '../../../support/contract/example-id-world.ts'
import { toRequest, type World } from '../../../support/contract/world.ts'
import { makeOidcOrganization } from '../../../support/organization.ts'

const query = { bot_response: 'pass' }

/** The body of a sign-up with it. */
async function signingUp(world: World, input: Input = {}) {
  const { body, headers } = await returned(world, 'signup', input)
  return { caller: null, query, body: { ...body, open_account: true }, headers }
}

export const cases = [
  define(listLoginProviders, 200, {
    example: 'offered',
    arrange: async () => ({ caller: null }),
    check: ({ providers }) => expect(providers.length).toBeGreaterThan(0),
  }),
  define(listLoginProviders, 200, {
    example: 'none',
    arrange: async world => {
      await world.given(null, async ({ kernel }) => {
        const value = kernel.exampleId
        const restored = { value, configurable: true, enumerable: true, writable: true }
        // Gone for one look, so that the cases that follow find it again.
        Object.defineProperty(kernel, 'exampleId', {
          configurable: true,
          get: () => void Object.defineProperty(kernel, 'exampleId', restored),
        })
        return null
      })
      return { caller: null }
    },
  }),

  define(startThirdPartyLogin, 200, {
    example: 'google',
    arrange: async world => ({
      caller: null,
      body: {
        provider: await world.given('google', async () => 'example'),
        redirect_uri: `${ORIGIN}/account/callback/login`,
      },
    }),
    check: ({ auth_url: url }) => {
      const { searchParams } = new URL(url)
      expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/)
      expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
      expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      expect(searchParams.get('code_challenge_method')).toBe('S256')
    },
  }),
  define(startThirdPartyLogin, 200, {
    example: 'microsoft',
    title: 'to add a login',
    arrange: async world => ({
      caller: await world.person(),
      body: {
        provider: await world.given('microsoft', async () => 'example'),
        redirect_uri: `${ORIGIN}/account/callback/add-login`,
      },
    }),
  }),
  define(startThirdPartyLogin, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({}) }),
  }),
  define(startThirdPartyLogin, 400, {
    example: 'provider-not-offered',
    title: 'a provider that is switched off',
    arrange: async () => ({
      caller: null,
      body: { provider: 'g2', redirect_uri: `${ORIGIN}/account/callback/g2` },
    }),
  }),
  define(startThirdPartyLogin, 400, {
    example: 'redirect-not-allowed',
    arrange: async world => ({
      caller: null,
      body: {
        provider: await world.given('google', async () => 'example'),
        redirect_uri: 'https://elsewhere.example/account/callback/login',
      },
    }),
  }),
  define(startThirdPartyLogin, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      await brokenProvider(world)
      return {
        caller: null,
        body: {
          provider: await world.given('google', async () => 'example'),
          redirect_uri: `${ORIGIN}/account/callback/login`,
        },
      }
    },
  }),

  define(signUpWithThirdParty, 201, {
    example: 'signed-up',
    arrange: world => signingUp(world),
    check: ({ confirmed }) => expect(confirmed).toBe(true),
  }),
  define(signUpWithThirdParty, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({
      caller: null,
      query,
      body: forbidden({ provider: 'google', request_path: `/account/callback/signup?state=${STATE}` }),
    }),
  }),
  define(signUpWithThirdParty, 400, {
    example: 'third-party-code-invalid',
    title: 'a code that was used before',
    arrange: async world => {
      const call = await signingUp(world)
      await world.send(toRequest(signUpWithThirdParty, call))
      return call
    },
  }),
  define(signUpWithThirdParty, 400, {
    example: 'provider-not-offered',
    arrange: async world => {
      const call = await signingUp(world)
      return { ...call, body: { ...call.body, provider: 'nobody' } }
    },
  }),
  define(signUpWithThirdParty, 400, {
    example: 'provider-email-unverified',
    arrange: world => signingUp(world, { isVerified: false }),
  }),
  define(signUpWithThirdParty, 201, {
    example: 'signed-up',
    title: 'with a trial of another product',
    arrange: async world => {
      const call = await signingUp(world)
      return { ...call, body: { ...call.body, trial_plan_id: 3701 } }
    },
  }),
  define(signUpWithThirdParty, 400, {
    example: 'trial-not-offered',
    arrange: async world => {
      const call = await signingUp(world)
      return { ...call, body: { ...call.body, trial_plan_id: 3117 } }
    },
  }),
  define(signUpWithThirdParty, 403, {
    example: 'suspected-bot',
    arrange: async world => ({ ...(await signingUp(world)), query: {} }),
  }),
  define(signUpWithThirdParty, 409, {
    example: 'provider-login-taken',
    arrange: async world => {
      const email = world.newAddress()
      await linkedPerson(world, email)
      return signingUp(world, { email })
    },
  }),
  define(signUpWithThirdParty, 409, {
    example: 'username-taken',
    arrange: async world => signingUp(world, { email: (await world.person()).username }),
  }),
  define(signUpWithThirdParty, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const call = await signingUp(world)
      await brokenProvider(world)
      return call
    },
  }),

  define(completeThirdPartyLogin, 200, {
    example: 'confirmed',
    arrange: async world => {
      const email = world.newAddress()
      await linkedPerson(world, email)
      return { caller: null, ...(await returned(world, 'login', { email })) }
    },
    check: ({ confirmed }) => expect(confirmed).toBe(true),
  }),
  define(completeThirdPartyLogin, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({ provider: 'google' }) }),
  }),
  define(completeThirdPartyLogin, 400, {
    example: 'third-party-code-invalid',
    title: 'begun in another browser',
    arrange: async world => {
      const { body } = await returned(world, 'login')
      return { caller: null, body }
    },
  }),
  define(completeThirdPartyLogin, 400, {
    example: 'provider-not-offered',
    arrange: async world => {
      const { body, headers } = await returned(world, 'login')
      return { caller: null, body: { ...body, provider: 'nobody' }, headers }
    },
  }),
  define(completeThirdPartyLogin, 401, {
    example: 'no-account-linked',
    arrange: async world => ({ caller: null, ...(await returned(world, 'login')) }),
  }),
  define(completeThirdPartyLogin, 401, {
    example: 'no-account-linked',
    title: 'the address of someone who has not linked it',
    arrange: async world => {
      const { username } = await world.person()
      return { caller: null, ...(await returned(world, 'login', { email: username })) }
    },
  }),
  define(completeThirdPartyLogin, 403, {
    example: 'user-disabled',
    arrange: async world => {
      const email = world.newAddress()
      const { userId } = await linkedPerson(world, email)
      await world.given(null, async ({ db, clock }) => {
        await db.update(people).set({ disabled: clock.now() }).where(eq(people.userId, userId))
        return null
      })
      return { caller: null, ...(await returned(world, 'login', { email })) }
    },
  }),
  define(completeThirdPartyLogin, 403, {
    example: 'sso-required',
    arrange: async world => {
      const email = world.newAddress()
      const person = await linkedPerson(world, email)
      await world.given(null, async backend => {
        await makeOidcOrganization(backend, person)
        return null
      })
      return { caller: null, ...(await returned(world, 'login', { email })) }
    },
  }),
  define(completeThirdPartyLogin, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const call = await returned(world, 'login')
      await brokenProvider(world)
      return { caller: null, ...call }
    },
  }),
]
