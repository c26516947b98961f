import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { identityProviders, ssoLogins, ssoRecords } from '#backend/modules/single-sign-on/tables.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations/completeSsoRehearsal.ts'
import { getSsoRehearsal } from '#generated/authorization/operations/getSsoRehearsal.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  activateProvider,
  CALLBACK,
  makeOidcOrganization,
  makeOrganization,
  oidcSettings,
  sharedOidcIdp,
  startRehearsal,
} from '../../support/organization.ts'
import type { OidcPerson } from '../../support/servers/oidc-idp.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  owner = await backend.person()
})

const idp = await sharedOidcIdp()
type Options = NonNullable<Parameters<typeof idp.authorize>[2]>

const start = () => startRehearsal(backend, owner)

interface Returned {
  code?: string
  state: string
  iss?: string
  error?: string
}

function complete(cookie: string, { state, ...returned }: Returned, caller = owner) {
  return send(backend, completeSsoRehearsal, {
    caller,
    headers: { ...caller.bearer, cookie },
    body: { redirect_uri: `${CALLBACK}?state=${state}`, ...returned },
  })
}

/** A rehearsal with OpenID Connect from start to end. */
async function rehearse(person: OidcPerson, options: Options = {}) {
  const { address, cookie } = await start()
  return complete(cookie, idp.authorize(address, person, { now: backend.clock.now(), ...options }))
}

async function providerOf(person: Person) {
  const [row] = await backend.db
    .select()
    .from(identityProviders)
    .innerJoin(ssoRecords, eq(ssoRecords.idpId, identityProviders.idpId))
    .where(eq(ssoRecords.startedBy, person.userId))
  return row?.identity_providers
}

describe('a rehearsal', () => {
  let organization: { name: string }
  beforeEach(async () => {
    organization = await makeOidcOrganization(backend, owner, { active: false })
  })

  test('passes when an owner would get in, logs no one in, and links no one', async () => {
    const before = await backend.db.$count(sessions)
    const { address, cookie } = await start()
    const returned = idp.authorize(
      address,
      { sub: 'dana', email: owner.username, name: 'Dana' } as OidcPerson,
      { now: backend.clock.now() },
    )
    const response = await complete(cookie, returned)
    expect(response.body).toMatchObject({
      login: { kind: 'rehearsal', outcome: 'passed', failure: null, person: { user_id: owner.userId } },
      mapping: { subject: 'dana', email: owner.username, name: 'Dana' },
      people: [{ user_id: owner.userId, outcome: 'enters', obstacle: null }],
    })
    expect(String(response.headers['set-cookie'])).not.toContain('session=')
    expect(await backend.db.$count(sessions)).toBe(before)
    expect(await backend.db.$count(ssoLogins, eq(ssoLogins.userId, owner.userId))).toBe(0)
    expect((await providerOf(owner))?.tested).toEqual(backend.clock.now())
    expect((await send(backend, getOwnCredentials, { caller: owner })).status).toBe(200)
    expect((await send(backend, getSsoRehearsal, { caller: owner })).body).toEqual(response.body)
  })

  test('completes once, and never as a login', async () => {
    const { address, cookie } = await start()
    const returned = idp.authorize(address, { sub: 'a', email: owner.username }, { now: backend.clock.now() })
    await activateProvider(backend, owner)
    const asLogin = await send(backend, completeSsoLogin, {
      caller: null,
      headers: { cookie },
      body: {
        organization: organization.name,
        code: returned.code,
        iss: returned.iss,
        redirect_uri: `${CALLBACK}?state=${returned.state}`,
      },
    })
    expect(asLogin.errors[0]?.name).toBe('third-party-code-invalid')
    expect((await complete(cookie, returned)).status).toBe(400)
  })

  test('belongs to the owner who started it', async () => {
    const other = await backend.person({ accountId: owner.accountId ?? 0, roles: ['account-owner'] })
    const { address, cookie } = await start()
    const returned = idp.authorize(address, { sub: 'a', email: owner.username }, { now: backend.clock.now() })
    expect((await complete(cookie, returned, other)).errors[0]?.name).toBe('third-party-code-invalid')
  })

  test('counts although another one started in the same moment', async () => {
    // Of two with the same time, either may be the latest.
    for (let count = 0; count < 8; count++) {
      await start()
      const { body } = await rehearse({ sub: 'a', email: owner.username })
      expect(body.login?.outcome).toBe('passed')
    }
  })

  test('shows who would be locked out, and why', async () => {
    const inAccount = { accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] as const }
    const member = async () => backend.person({ ...inAccount, roles: [...inAccount.roles] })
    const [elsewhere, disabled] = [await member(), await member()]
    await backend.db
      .update(people)
      .set({ disabled: backend.clock.now() })
      .where(eq(people.userId, disabled.userId))
    await openAccount(backend.db, { userId: elsewhere.userId, label: 'Other', now: backend.clock.now() })
    const { body } = await rehearse({ sub: 'dana', email: owner.username })
    const about = new Map(body.people.map(({ user_id: id, ...rest }) => [id, rest]))
    expect(about.get(elsewhere.userId)).toMatchObject({ outcome: 'locked-out', obstacle: 'other-accounts' })
    expect(about.get(disabled.userId)).toMatchObject({ outcome: 'locked-out', obstacle: 'disabled' })
  })

  test('stores and logs no secret of the login', async () => {
    const { address, cookie } = await start()
    const returned = idp.authorize(
      address,
      { sub: 'a', email: owner.username, access_token: 'very-secret-token' } as OidcPerson,
      { now: backend.clock.now() },
    )
    await complete(cookie, returned)
    const stored = JSON.stringify(
      await backend.db.select().from(ssoRecords).where(eq(ssoRecords.startedBy, owner.userId)),
    )
    const nonce = new URL(address).searchParams.get('nonce') ?? '?'
    const secrets = ['very-secret-token', nonce, returned.code, idp.clientSecret, 'eyJ']
    // The state is in the body of the call, and worth nothing without the cookie.
    for (const secret of secrets) expect(backend.log.filter(line => line.includes(secret))).toEqual([])
    for (const secret of [...secrets, returned.state]) expect(stored).not.toContain(secret)
    expect(stored).toContain(owner.username)
  })
})

describe('why a rehearsal with OpenID Connect failed', () => {
  beforeEach(() => makeOidcOrganization(backend, owner, { active: false }))
  const own = (more: object = {}) => ({ sub: 'a', email: owner.username, ...more })

  test.each<[string, () => OidcPerson, Options]>([
    ['issuer-mismatch', own, { overrides: { iss: 'https://elsewhere.example' } }],
    ['audience-mismatch', own, { overrides: { aud: 'another-client' } }],
    ['clock-skew', own, { overrides: { exp: 1_000_000 } }],
    ['replayed', own, { overrides: { nonce: 'another' } }],
    ['signature-invalid', own, { sign: 'with-another-key' }],
    ['assertion-unsigned', own, { sign: 'not' }],
    ['email-missing', () => ({ sub: 'a' }), {}],
    ['email-missing', () => ({ sub: 'a', email: '' }), {}],
    ['email-missing', () => ({ sub: 'a', email: `${'a'.repeat(1024)}@northwind.example` }), {}],
    ['email-unverified', () => own({ email_verified: false }), {}],
    ['no-matching-member', () => ({ sub: 'a', email: 'stranger@else.example' }), {}],
  ])('%s', async (reason, person, options) => {
    const { body } = await rehearse(person(), options)
    expect(body.login).toMatchObject({ outcome: 'failed', failure: reason })
    expect((await providerOf(owner))?.tested).toBeNull()
  })

  test('staff: a member who works for us', async () => {
    const { username, userId } = await backend.person({ roles: ['internal-admin'] })
    const accountId = owner.accountId ?? 0
    await backend.db
      .insert(memberships)
      .values({ accountId, userId, roles: [], created: backend.clock.now() })
    const { body } = await rehearse({ sub: 's', email: username })
    expect(body.login).toMatchObject({ failure: 'staff', person: null })
    expect(body.people).toContainEqual({
      user_id: userId,
      username,
      outcome: 'locked-out',
      obstacle: 'staff',
    })
  })

  test('user-disabled: a member whose login is turned off', async () => {
    const { username } = owner
    const disabled = `disabled@${username.split('@')[1]}`
    const accountId = owner.accountId ?? 0
    const userId = randomUUID()
    const now = backend.clock.now()
    const person = { userId, username: disabled, created: now, confirmed: now, disabled: now }
    await backend.db.insert(people).values(person)
    await backend.db.insert(memberships).values({ accountId, userId, roles: [], created: now })
    const { body } = await rehearse({ sub: 'd', email: disabled })
    expect(body.login).toMatchObject({ failure: 'user-disabled', person: { user_id: userId } })
  })

  test('response-invalid: a response without an ID token', async () => {
    idp.trouble = 'no-id-token'
    const { body } = await rehearse(own())
    idp.trouble = undefined
    expect(body.login).toMatchObject({ failure: 'response-invalid', received: [] })
  })

  test('replayed: a code that was used before', async () => {
    const { address, cookie } = await start()
    const returned = idp.authorize(address, own(), { now: backend.clock.now() })
    const { body } = await complete(cookie, { ...returned, code: 'used-before' })
    expect(body.login.failure).toBe('replayed')
  })

  test('declined: the provider returned an error', async () => {
    const { address, cookie } = await start()
    const { state } = idp.authorize(address, own())
    const { body } = await complete(cookie, { state, error: 'access_denied' })
    expect(body.login).toMatchObject({ failure: 'declined', received: [{ name: 'error' }] })
  })

  test('owner-required: a member who is no owner', async () => {
    const accountId = owner.accountId ?? 0
    const member = await backend.person({ accountId, roles: ['api-key-viewer'] })
    await backend.db
      .delete(memberships)
      .where(and(eq(memberships.userId, member.userId), ne(memberships.accountId, accountId)))
    const { body } = await rehearse({ sub: 'm', email: member.username })
    expect(body.login).toMatchObject({ failure: 'owner-required', person: { user_id: member.userId } })
    expect((await providerOf(owner))?.tested).toBeNull()
  })

  test('other-accounts: a member who is also on other accounts', async () => {
    const member = await backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] })
    const { body } = await rehearse({ sub: 'm', email: member.username })
    expect(body.login.failure).toBe('other-accounts')
  })

  test('redirect-not-registered: the provider shows an error page instead of its login', async () => {
    const { address, cookie } = await start()
    const { state } = idp.authorize(address, own())
    idp.trouble = 'redirect-rejected'
    const { body } = await complete(cookie, { state, error: 'no_response' })
    idp.trouble = undefined
    expect(body.login.failure).toBe('redirect-not-registered')
  })
})

test('client-secret-invalid: the client secret is wrong', async () => {
  await makeOrganization(backend, owner, {
    settings: oidcSettings(idp),
    clientSecret: 'wrong',
    active: false,
  })
  const { body } = await rehearse({ sub: 'a', email: owner.username })
  expect(body.login.failure).toBe('client-secret-invalid')
})
