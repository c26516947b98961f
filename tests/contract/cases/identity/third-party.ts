import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people } from '#backend/identity/tables.ts'
import {
  associateThirdParty,
  completeThirdPartyLogin,
  listLoginProviders,
  removeThirdParty,
  signUpWithThirdParty,
  startThirdPartyLogin,
} from '#generated/identity/operations.ts'
import { type Backend, ORIGIN, type Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/case.ts'
import { comeBack, ending, exampleReturn } from '../../../support/example-id.ts'
import { toRequest, type World } from '../../../support/world.ts'

const query = { bot_response: 'pass' }
const STATE = 'NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk'

type Kind = Parameters<typeof comeBack>[1]['kind']
type Wish = { email?: string; isVerified?: boolean }

/** The call that ends a login which Example ID sent back. */
async function returned(world: World, kind: Kind, { email, ...wish }: Wish = {}) {
  const address = email ?? world.newAddress()
  const requestPath = `/account/callback/${kind}?state=${STATE}`
  const example = { ...exampleReturn, requestPath }
  return ending(await world.given(example, backend => comeBack(backend, { kind, email: address, ...wish })))
}

/** The body of a sign-up with it. */
async function signingUp(world: World, wish: Wish = {}) {
  const { body, headers } = await returned(world, 'signup', wish)
  return { caller: null, query, body: { ...body, open_account: true }, headers }
}

/** A person who has linked a login with this address. */
async function linkedPerson(world: World, email: string): Promise<Person> {
  const caller = await world.person()
  await world.perform(associateThirdParty, { caller, ...(await returned(world, 'add-login', { email })) })
  return caller
}

/** Runs the server without the provider for one call: it answers nothing that could be used. */
const brokenProvider = (world: World) =>
  world.given(null, async ({ kernel }: Backend) => {
    const provider = kernel.exampleId
    if (!provider) throw new Error('no provider')
    const { fetch } = provider
    kernel.exampleId = {
      ...provider,
      // Another secret makes another client, whose metadata are not known yet.
      clientSecret: 'a client of a provider that is out of order',
      async fetch() {
        kernel.exampleId = { ...provider, ...(fetch && { fetch }) }
        return new Response('out of order', { status: 503 })
      },
    }
    return null
  })

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
        const provider = kernel.exampleId
        delete kernel.exampleId
        // Back again once the call was answered, for the cases that follow.
        setTimeout(() => {
          if (provider) kernel.exampleId = provider
        }, 200)
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
    title: 'the address of somebody who has not linked it',
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
  define(completeThirdPartyLogin, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const call = await returned(world, 'login')
      await brokenProvider(world)
      return { caller: null, ...call }
    },
  }),

  define(associateThirdParty, 201, {
    example: 'linked',
    arrange: async world => ({ caller: await world.person(), ...(await returned(world, 'add-login')) }),
    check: ({ last_used: lastUsed }) => expect(lastUsed).toBeNull(),
  }),
  define(associateThirdParty, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await world.person(), body: forbidden({ provider: 'google' }) }),
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
    arrange: async world => ({ caller: await world.person(), query: forbidden({ email_address: 'dana' }) }),
  }),
  define(removeThirdParty, 404, {
    example: 'not-found',
    title: 'a login of somebody else',
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
