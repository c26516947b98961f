import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { identityProviders, ssoLogins } from '#backend/modules/single-sign-on/tables.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { startSsoLogin } from '#generated/identity/operations/startSsoLogin.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeOidcOrganization,
  makeOrganization,
  oidcSettings,
} from '../../support/organization.ts'
import { type OidcPerson, startOidcIdp } from '../../support/servers/oidc-idp.ts'
import { cookieOf, send, withFreshToken } from '../client.ts'
import { authorize, completeLogin, idp, logInWithOidc } from './oidc-login.ts'

let backend: Backend
let owner: Person
let organization: Awaited<ReturnType<typeof makeOidcOrganization>>
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  owner = await backend.person()
  organization = await makeOidcOrganization(backend, owner)
})

const logIn = (person: OidcPerson, caller: Person | null = null, overrides: Record<string, unknown> = {}) =>
  logInWithOidc(backend, organization.name, person, { caller, overrides })

const names = ({ errors }: { errors: { name: string }[] }) => errors.map(({ name }) => name)

test('a member logs in, and gets a single sign-on session', async () => {
  const member = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
  await leaveOwnAccount(member)
  const response = await logIn({ sub: 'kim', email: member.username.toUpperCase() })
  expect(response).toMatchObject({ status: 200, body: { user_id: member.userId, confirmed: true } })
  const cookie = [response.headers['set-cookie']].flat().find(set => String(set).startsWith('session='))
  const person = await withFreshToken(backend, {
    ...member,
    cookie: { ...member.cookie, cookie: String(cookie).split(';')[0] ?? '' },
  })
  const self = await send(backend, getOwnCredentials, { caller: person })
  expect(self.body.username).toBe(member.username)
  const mails = await backend.mails(member.username)
  expect(mails.map(({ subject }) => subject)).toEqual(['You can now log in with single sign-on'])
  for (const fact of ['When: ', 'Device: ', 'Network: ']) expect(mails[0]?.text).toContain(fact)
})

/** Seeding gives everyone their own account. A member of only one account has none. */
async function leaveOwnAccount({ userId, accountId }: Person): Promise<void> {
  const rows = await backend.db.select().from(memberships).where(eq(memberships.userId, userId))
  for (const row of rows)
    if (row.accountId !== accountId)
      await backend.db.delete(memberships).where(eq(memberships.accountId, row.accountId))
}

describe('a callback', () => {
  test('works once', async () => {
    const { address, cookie } = await begin(backend, organization.name)
    const returned = authorize(backend, address, { sub: 'a', email: owner.username })
    expect((await completeLogin(backend, organization.name, cookie, returned)).status).toBe(200)
    expect(names(await completeLogin(backend, organization.name, cookie, returned))).toEqual([
      'third-party-code-invalid',
    ])
  })

  test('is rejected without the cookie of the browser that began', async () => {
    const { address } = await begin(backend, organization.name)
    const returned = authorize(backend, address, { sub: 'a', email: owner.username })
    expect(names(await completeLogin(backend, organization.name, 'login-state=AAAA', returned))).toEqual([
      'third-party-code-invalid',
    ])
  })

  test('is rejected with the state of another login', async () => {
    const first = await begin(backend, organization.name)
    const second = await begin(backend, organization.name)
    const returned = authorize(backend, first.address, { sub: 'a', email: owner.username })
    expect(names(await completeLogin(backend, organization.name, second.cookie, returned))).toEqual([
      'third-party-code-invalid',
    ])
  })

  test('is rejected after ten minutes', async () => {
    const { address, cookie } = await begin(backend, organization.name)
    backend.clock.advance(10 * 60_000)
    const returned = authorize(backend, address, { sub: 'a', email: owner.username })
    expect(names(await completeLogin(backend, organization.name, cookie, returned))).toEqual([
      'third-party-code-invalid',
    ])
  })

  test('is rejected when the provider was set up again in between', async () => {
    const { address, cookie } = await begin(backend, organization.name)
    await backend.db
      .update(identityProviders)
      .set({ revision: 2 })
      .where(eq(identityProviders.idpId, organization.idpId))
    const returned = authorize(backend, address, { sub: 'a', email: owner.username })
    expect(names(await completeLogin(backend, organization.name, cookie, returned))).toEqual([
      'third-party-code-invalid',
    ])
  })

  test('is rejected for the name of another organization', async () => {
    const stranger = await backend.person()
    const other = await makeOidcOrganization(backend, stranger)
    const { address, cookie } = await begin(backend, organization.name)
    const returned = authorize(backend, address, { sub: 'a', email: stranger.username })
    expect(names(await completeLogin(backend, other.name, cookie, returned))).toEqual([
      'third-party-code-invalid',
    ])
  })
})

test.each([
  ['a wrong nonce', { nonce: 'another' }, 'third-party-code-invalid'],
  ['another audience', { aud: 'another-client' }, 'third-party-code-invalid'],
  ['another issuer', { iss: 'https://elsewhere.example' }, 'third-party-code-invalid'],
])('an id token with %s is rejected', async (_, overrides, name) => {
  const response = await logIn({ sub: 'a', email: owner.username }, null, overrides)
  expect(names(response)).toEqual([name])
})

test('an id token that has expired is rejected', async () => {
  const response = await logIn({ sub: 'a', email: owner.username }, null, { exp: 1_000_000 })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(await backend.db.$count(ssoLogins, eq(ssoLogins.idpId, organization.idpId))).toBe(0)
})

test('a code of another provider never reaches the provider of the login (mix-up)', async () => {
  const attacker = await startOidcIdp()
  const stranger = await backend.person()
  const rogue = await makeOrganization(backend, stranger, {
    settings: oidcSettings(attacker),
    clientSecret: attacker.clientSecret,
    active: true,
  })
  const { address, cookie } = await begin(backend, rogue.name)
  // The attacker's provider sends the browser on to the honest one, which comes back with its own name.
  const returned = authorize(backend, address, { sub: 'a', email: owner.username })
  attacker.asked.length = 0
  expect(names(await completeLogin(backend, rogue.name, cookie, returned))).toEqual([
    'third-party-code-invalid',
  ])
  expect(attacker.asked).not.toContain('POST /token')
})

test('an announced issuer is required', async () => {
  const { address, cookie } = await begin(backend, organization.name)
  const { code, state } = authorize(backend, address, { sub: 'a', email: owner.username })
  expect((await completeLogin(backend, organization.name, cookie, { code, state })).status).toBe(400)
})

describe('a login that the provider starts', () => {
  const start = (more: { iss?: string; login_hint?: string }) =>
    send(backend, startSsoLogin, {
      caller: null,
      body: { organization: organization.name, redirect_uri: CALLBACK, ...more },
    })

  test('names the person to the provider again', async () => {
    const { body } = await start({ iss: idp.issuer, login_hint: 'kim@northwind.example' })
    expect(new URL(body.auth_url).searchParams.get('login_hint')).toBe('kim@northwind.example')
  })

  test('takes any path of the issuer, which some providers leave out', async () => {
    expect((await start({ iss: `${idp.issuer}/oauth2/` })).status).toBe(200)
  })

  test('is rejected for the provider of another organization', async () => {
    expect(names(await start({ iss: 'https://elsewhere.example' }))).toEqual(['sso-unavailable'])
  })
})

describe('a provider that is not active', () => {
  const start = (caller: Person | null) =>
    send(backend, startSsoLogin, {
      caller,
      body: { organization: organization.name, redirect_uri: CALLBACK },
    })
  beforeEach(async () => {
    await backend.db
      .update(identityProviders)
      .set({ active: false })
      .where(eq(identityProviders.idpId, organization.idpId))
  })
  const tested = async () => {
    const [row] = await backend.db
      .select()
      .from(identityProviders)
      .where(eq(identityProviders.idpId, organization.idpId))
    return row?.tested ?? null
  }

  test('is tested by an owner of its account, which is remembered', async () => {
    const response = await logIn({ sub: 'a', email: owner.username }, owner)
    expect(response).toMatchObject({ status: 200, body: { user_id: owner.userId } })
    expect(cookieOf(response)).not.toBe('')
    expect(await tested()).toEqual(backend.clock.now())
  })

  test('lets no one else begin', async () => {
    const member = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
    for (const caller of [null, member, await backend.person()])
      expect(names(await start(caller))).toEqual(['sso-unavailable'])
  })

  test('logs in only an owner through the test', async () => {
    const member = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
    await leaveOwnAccount(member)
    expect(names(await logIn({ sub: 'm', email: member.username }, owner))).toEqual(['sso-unavailable'])
    expect(await tested()).toBeNull()
  })
})
