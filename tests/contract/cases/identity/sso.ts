import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { startSsoLogin } from '#generated/identity/operations/startSsoLogin.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import {
  begin,
  CALLBACK,
  makeDomain,
  makeOidcOrganization,
  sharedOidcIdp,
} from '../../../support/organization.ts'
import { setJoining } from '../../../support/scim/provisioning.ts'

const STATE = 'NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk'
const RETURNED = {
  headers: { cookie: 'login-state=opaque' },
  body: {
    organization: 'northwind',
    redirect_uri: `${CALLBACK}?state=${STATE}`,
    code: 'nQ7mVt2ZxKc4Lr9Hs1Wp',
  },
}

/** Name of an organization whose provider is active, and the owner of its account. */
export async function organization(world: World, active = true) {
  const owner = await world.person()
  const name = await world.given('northwind', async backend => {
    const made = await makeOidcOrganization(backend, owner, { active })
    return made.name
  })
  return { owner, name }
}

/** A login of this person up to where the browser comes back. */
async function returned(
  world: World,
  name: string,
  who: Person,
  prepare?: (backend: Backend) => Promise<unknown>,
  claims: Record<string, unknown> = {},
) {
  const call = await world.given(RETURNED, async backend => {
    await prepare?.(backend)
    const { address, cookie } = await begin(backend, name)
    const now = backend.clock.now()
    const { code, state, iss } = (await sharedOidcIdp()).authorize(
      address,
      { sub: who.userId, email: who.username, ...claims },
      { now },
    )
    const redirect_uri = `${CALLBACK}?state=${state}`
    return { headers: { cookie }, body: { organization: name, redirect_uri, code, iss } }
  })
  return { caller: null, ...call }
}

/** Gives the owner an address in a domain of their own, which the organization has verified. */
export async function ownDomain(backend: Backend, owner: Person) {
  const { userId } = owner
  const domain = `${userId}.example`
  await backend.db
    .update(people)
    .set({ username: `owner@${domain}` })
    .where(eq(people.userId, userId))
  await makeDomain(backend, owner, { domain, verified: true })
}

/** Lets people of the owner's domain join the account at their first login, though it has no seat left. */
async function lettingJoin(backend: Backend, owner: Person) {
  await ownDomain(backend, owner)
  await backend.person({ accountId: owner.accountId ?? 0 })
  await setJoining(backend, owner, { seats: 2 })
}

/** Gives people of the owner's domain who join the roles of their groups. */
async function mappingGroups(backend: Backend, owner: Person) {
  await ownDomain(backend, owner)
  await setJoining(backend, owner, { groups: [{ group: 'Billing', roles: ['billing-viewer'] }] })
}

export const cases = [
  define(startSsoLogin, 200, {
    example: 'oidc',
    arrange: async world => {
      const { name } = await organization(world)
      return { caller: null, body: { organization: name, redirect_uri: CALLBACK } }
    },
    check: ({ auth_url }) => {
      const query = new URL(auth_url).searchParams
      expect(query.get('code_challenge_method')).toBe('S256')
      expect(query.get('state')).toMatch(/^[\w-]{43}$/)
      expect(query.get('nonce')).not.toBeNull()
    },
  }),
  define(startSsoLogin, 200, {
    example: 'oidc',
    title: 'a login that the provider started',
    arrange: async world => {
      const { name } = await organization(world)
      const iss = await world.given(
        'https://northwind.okta.example',
        async () => (await sharedOidcIdp()).issuer,
      )
      const login_hint = 'dana@northwind.example'
      return { caller: null, body: { organization: name, redirect_uri: CALLBACK, iss, login_hint } }
    },
    check: ({ auth_url }) => expect(new URL(auth_url).searchParams.has('state')).toBe(true),
  }),
  define(startSsoLogin, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({ organization: 'no' }) }),
  }),
  define(startSsoLogin, 400, {
    example: 'redirect-not-allowed',
    arrange: async world => {
      const { name } = await organization(world)
      const redirect_uri = 'https://elsewhere.example/account/callback/sso'
      return { caller: null, body: { organization: name, redirect_uri } }
    },
  }),
  define(startSsoLogin, 404, {
    example: 'sso-unavailable',
    title: 'a name that no one has',
    arrange: async () => ({
      caller: null,
      body: { organization: 'nobody-has-this-name', redirect_uri: CALLBACK },
    }),
  }),
  define(startSsoLogin, 404, {
    example: 'sso-unavailable',
    title: 'a provider that is not active',
    arrange: async world => {
      const { name } = await organization(world, false)
      return { caller: null, body: { organization: name, redirect_uri: CALLBACK } }
    },
  }),
  define(startSsoLogin, 502, {
    example: 'upstream-failure',
    title: 'an issuer that does not answer any more',
    arrange: async world => {
      const owner = await world.person()
      const name = await world.given('northwind', async backend => {
        const { makeOrganization, oidcSettings } = await import('../../../support/organization.ts')
        const settings = oidcSettings({ issuer: 'https://localhost:1', clientId: 'gatepost-portal' })
        const made = await makeOrganization(backend, owner, {
          settings,
          clientSecret: 'secret',
          active: true,
        })
        return made.name
      })
      return { caller: null, body: { organization: name, redirect_uri: CALLBACK } }
    },
  }),

  define(completeSsoLogin, 200, {
    example: 'owner',
    arrange: async world => {
      const { owner, name } = await organization(world)
      return returned(world, name, owner)
    },
    check: ({ confirmed }) => expect(confirmed).toBe(true),
  }),
  define(completeSsoLogin, 200, {
    example: 'member',
    arrange: async world => {
      const { owner, name } = await organization(world)
      const member = await world.given(owner, async backend => {
        const person = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
        const { memberships } = await import('#backend/modules/accounts/tables.ts')
        const { and, ne } = await import('drizzle-orm')
        const elsewhere = and(
          eq(memberships.userId, person.userId),
          ne(memberships.accountId, owner.accountId ?? 0),
        )
        await backend.db.delete(memberships).where(elsewhere)
        return person
      })
      return returned(world, name, member)
    },
  }),
  define(completeSsoLogin, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({ organization: 'northwind' }) }),
  }),
  define(completeSsoLogin, 400, {
    example: 'third-party-code-invalid',
    title: 'a login that began in another browser',
    arrange: async world => {
      const { owner, name } = await organization(world)
      const call = await returned(world, name, owner)
      return { ...call, headers: { cookie: 'login-state=another' } }
    },
  }),
  define(completeSsoLogin, 400, {
    example: 'third-party-code-invalid',
    title: 'a code that the provider has not given',
    arrange: async world => {
      const { owner, name } = await organization(world)
      const call = await returned(world, name, owner)
      return { ...call, body: { ...call.body, code: 'made-up' } }
    },
  }),
  define(completeSsoLogin, 400, {
    example: 'redirect-not-allowed',
    arrange: async world => {
      const { owner, name } = await organization(world)
      const { body, ...call } = await returned(world, name, owner)
      const redirect_uri = body.redirect_uri.replace('http://localhost:3000', 'https://elsewhere.example')
      return { ...call, body: { ...body, redirect_uri } }
    },
  }),
  define(completeSsoLogin, 401, {
    example: 'no-account-linked',
    arrange: async world => {
      const { name } = await organization(world)
      return returned(world, name, await world.person())
    },
  }),
  define(completeSsoLogin, 403, {
    example: 'user-disabled',
    arrange: async world => {
      const { owner, name } = await organization(world)
      return returned(world, name, owner, backend =>
        backend.db
          .update(people)
          .set({ disabled: backend.clock.now() })
          .where(eq(people.userId, owner.userId)),
      )
    },
  }),
  define(completeSsoLogin, 409, {
    example: 'max-team-members-reached',
    arrange: async world => {
      const { owner, name } = await organization(world)
      return returned(
        world,
        name,
        { ...owner, userId: 'new', username: `kim@${owner.userId}.example` },
        backend => lettingJoin(backend, owner),
      )
    },
  }),
  define(completeSsoLogin, 409, {
    example: 'provider-groups-missing',
    arrange: async world => {
      const { owner, name } = await organization(world)
      return returned(
        world,
        name,
        { ...owner, userId: 'new', username: `kim@${owner.userId}.example` },
        backend => mappingGroups(backend, owner),
        { _claim_names: { groups: 'src1' } },
      )
    },
  }),
  define(completeSsoLogin, 404, {
    example: 'sso-unavailable',
    arrange: async world => {
      const { owner, name } = await organization(world)
      const { body, ...call } = await returned(world, name, owner)
      return { ...call, body: { ...body, organization: 'nobody-has-this-name' } }
    },
  }),
  define(completeSsoLogin, 502, {
    example: 'upstream-failure',
    title: 'an id token that has expired',
    arrange: async world => {
      const { owner, name } = await organization(world)
      const call = await world.given(RETURNED, async backend => {
        const { address, cookie } = await begin(backend, name)
        const { code, state, iss } = (await sharedOidcIdp()).authorize(
          address,
          { sub: owner.userId, email: owner.username },
          { overrides: { exp: 1_000_000 } },
        )
        const redirect_uri = `${CALLBACK}?state=${state}`
        return { headers: { cookie }, body: { organization: name, redirect_uri, code, iss } }
      })
      return { caller: null, ...call }
    },
  }),
]
