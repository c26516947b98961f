import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { organizationOf, providerOf } from '#backend/modules/single-sign-on/organization-store.ts'
import { recordLogin } from '#backend/modules/single-sign-on/records.ts'
import { ssoLogins, ssoRecords } from '#backend/modules/single-sign-on/tables.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations/completeSsoRehearsal.ts'
import { dismissSsoRelink } from '#generated/authorization/operations/dismissSsoRelink.ts'
import { getSsoRehearsal } from '#generated/authorization/operations/getSsoRehearsal.ts'
import { listRecoveryOwners } from '#generated/authorization/operations/listRecoveryOwners.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { listSsoRelinks } from '#generated/authorization/operations/listSsoRelinks.ts'
import { relinkSsoLogin } from '#generated/authorization/operations/relinkSsoLogin.ts'
import { startSsoRehearsal } from '#generated/authorization/operations/startSsoRehearsal.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { withSecondFactor } from '../../../support/factors.ts'
import {
  CALLBACK,
  makeDomain,
  makeOrganization,
  oidcSettings,
  sharedOidcIdp,
  startRehearsal,
} from '../../../support/organization.ts'
import {
  activeOidc,
  governing,
  joined,
  type Make,
  nothing,
  oidc,
  oldLogin,
} from '../../../support/providers.ts'
import { setJoining } from '../../../support/scim/provisioning.ts'
import type { OidcPerson } from '../../../support/servers/oidc-idp.ts'
import { filtered } from '../../filters/filtered.ts'

const STATE = 'NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk'
const REDIRECT = { redirect_uri: CALLBACK }
const RETURNED = {
  headers: { cookie: 'login-state=opaque' },
  body: { redirect_uri: `${CALLBACK}?state=${STATE}`, code: 'nQ7mVt2ZxKc4Lr9Hs1Wp' },
}

/** A provider whose client secret we have wrong. */
const wrongSecret: Make = async (backend, owner) =>
  makeOrganization(backend, owner, {
    settings: oidcSettings(await sharedOidcIdp()),
    clientSecret: 'wrong',
    active: false,
  })

/** A rehearsal, of the owner unless told otherwise, until the provider redirects the window to us. */
async function returned(
  world: World,
  caller: Person,
  who: OidcPerson = { sub: caller.userId, email: caller.username },
) {
  const call = await world.given(RETURNED, async backend => {
    const { address, cookie } = await startRehearsal(backend, caller)
    const now = backend.clock.now()
    const { code, state, iss } = (await sharedOidcIdp()).authorize(address, who, { now })
    return { headers: { cookie }, body: { redirect_uri: `${CALLBACK}?state=${state}`, code, iss } }
  })
  return { caller, ...call }
}

async function rehearsed(world: World, make: Make = oidc) {
  const { caller } = await governing(world, make)
  await world.perform(completeSsoRehearsal, await returned(world, caller))
  return { caller }
}

const LOGIN_ID = '0193f240-5d1f-7c02-b6b2-1e3f1d0c8b12'

/** An owner whom the provider knows by another id now, and the id of the login that failed for it. */
async function renamed(world: World) {
  const { caller } = await governing(world, activeOidc)
  const id = await world.given(LOGIN_ID, async backend => {
    const organization = await organizationOf(backend.db, caller.accountId)
    const provider = organization && (await providerOf(backend.db, organization.organizationId))
    if (!provider) throw new Error('no provider')
    // Someone else of the account: a role of staff, which a test gives the caller, can't be relinked.
    const { userId, username } = await backend.person({ accountId: caller.accountId ?? 0 })
    const [idpId, now] = [provider.idpId, backend.clock.now()]
    const link = { idpId, subject: 'former', userId, proven: false, created: now, lastUsed: now }
    await backend.db.insert(ssoLogins).values(link)
    const identity = {
      subject: 'new',
      email: username,
      emailVerified: undefined,
      userNames: [],
      name: null,
      received: [],
      groups: [],
      notes: [],
    }
    await recordLogin(backend.db, provider, { failure: 'person-renamed', userId, identity }, now)
    const [record] = await backend.db.select().from(ssoRecords).where(eq(ssoRecords.idpId, idpId))
    return record?.loginId ?? ''
  })
  return { caller, id }
}

export const cases = [
  define(startSsoRehearsal, 201, {
    example: 'started',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller, body: REDIRECT }),
    check: ({ auth_url }) => expect(auth_url).not.toBeNull(),
  }),
  define(startSsoRehearsal, 400, { example: 'invalid-fields', invalid: true, body: forbidden({}) }),
  define(startSsoRehearsal, 400, {
    example: 'redirect-not-allowed',
    arrange: async world => ({
      caller: (await governing(world, oidc)).caller,
      body: { redirect_uri: 'https://elsewhere.example/account/callback/sso' },
    }),
  }),
  define(startSsoRehearsal, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc), body: REDIRECT }),
  }),
  define(startSsoRehearsal, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller, body: REDIRECT }),
  }),

  define(completeSsoRehearsal, 200, {
    example: 'passed',
    arrange: async world => returned(world, (await governing(world, oidc)).caller),
    check: ({ login }) => expect(login).toMatchObject({ kind: 'rehearsal', outcome: 'passed' }),
  }),
  define(completeSsoRehearsal, 400, { example: 'invalid-fields', invalid: true, body: forbidden({}) }),
  define(completeSsoRehearsal, 400, {
    example: 'third-party-code-invalid',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller, body: RETURNED.body }),
  }),
  define(completeSsoRehearsal, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc), body: RETURNED.body }),
  }),
  define(completeSsoRehearsal, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller, body: RETURNED.body }),
  }),

  define(getSsoRehearsal, 200, {
    example: 'passed',
    arrange: world => rehearsed(world),
    check: ({ people }) => expect(people[0]?.outcome).toBe('enters'),
  }),
  define(getSsoRehearsal, 200, {
    example: 'failed',
    arrange: world => rehearsed(world, wrongSecret),
    check: ({ login }) => expect(login.failure).toBe('client-secret-invalid'),
  }),
  define(getSsoRehearsal, 200, {
    example: 'joins',
    arrange: async world => {
      const { caller } = await governing(world, oidc)
      const domain = await world.given('northwind.example', async backend => {
        await setJoining(backend, caller, { defaultRoles: ['api-key-viewer'] })
        return makeDomain(backend, caller, { verified: true })
      })
      const joiner = { sub: 'kim', email: `kim@${domain}` }
      await world.perform(completeSsoRehearsal, await returned(world, caller, joiner))
      return { caller }
    },
    check: ({ login, joins }) => {
      expect(login).toMatchObject({ failure: 'owner-required', person: null })
      expect(joins?.roles).toEqual(['api-key-viewer'])
    },
  }),
  define(getSsoRehearsal, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(getSsoRehearsal, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
  }),

  define(listRecoveryOwners, 200, {
    example: 'ready',
    arrange: async world => {
      const { caller } = await governing(world, oidc)
      await withSecondFactor(world, caller)
      return { caller }
    },
    check: ({ ready, owners }) => {
      expect(ready).toBe(true)
      expect(owners[0]?.obstacle).toBeNull()
    },
  }),
  define(listRecoveryOwners, 200, {
    example: 'not-ready',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
    check: ({ ready, owners }) => {
      expect(ready).toBe(false)
      expect(owners.map(({ obstacle }) => obstacle)).toEqual(['no-second-factor'])
    },
  }),
  define(listRecoveryOwners, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(listRecoveryOwners, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller }),
  }),

  define(listSsoRelinks, 200, {
    example: 'some',
    arrange: async world => ({ caller: (await renamed(world)).caller }),
    check: ({ relinks }) => expect(relinks).toHaveLength(1),
  }),
  define(listSsoRelinks, 200, {
    example: 'none',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
    check: body => expect(body).toEqual({ relinks: [] }),
  }),
  define(listSsoRelinks, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(listSsoRelinks, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller }),
  }),
  define(relinkSsoLogin, 204, {
    arrange: async world => {
      const { caller, id } = await renamed(world)
      return { caller, params: { id } }
    },
  }),
  define(relinkSsoLogin, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc), params: { id: LOGIN_ID } }),
  }),
  define(relinkSsoLogin, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const { caller, id } = await renamed(world)
      return { caller, params: { id }, headers: oldLogin }
    },
  }),

  define(dismissSsoRelink, 204, {
    arrange: async world => {
      const { caller, id } = await renamed(world)
      return { caller, params: { id } }
    },
  }),
  define(dismissSsoRelink, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc), params: { id: LOGIN_ID } }),
  }),

  define(listSsoLogins, 200, {
    example: 'some',
    arrange: world => rehearsed(world),
    check: ({ logins }) => expect(logins.length).toBeGreaterThan(0),
  }),
  define(listSsoLogins, 200, {
    example: 'none',
    arrange: async world => ({ caller: (await governing(world, oidc)).caller }),
    check: body => expect(body).toEqual({ total: 0, logins: [] }),
  }),
  ...filtered(listSsoLogins, rehearsed, [{ outcome: 'failed' }]),
  define(listSsoLogins, 400, {
    example: 'invalid-option',
    invalid: true,
    query: forbidden({ outcome: 'unknown' }),
  }),
  define(listSsoLogins, 403, {
    example: 'organization-owner-required',
    arrange: async world => ({ caller: await joined(world, oidc) }),
  }),
  define(listSsoLogins, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: (await governing(world, nothing)).caller }),
  }),
]
