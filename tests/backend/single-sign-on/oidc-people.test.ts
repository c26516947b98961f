import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { internalRoles, memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { logIn as startPassword } from '#generated/identity/operations/logIn.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { toRequest } from '../../support/contract/world.ts'
import { begin, makeDomain, makeOidcOrganization } from '../../support/organization.ts'
import type { OidcPerson } from '../../support/servers/oidc-idp.ts'
import { send } from '../client.ts'
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

/** A member of the organization's account who has a password. */
async function makeMember(): Promise<Person> {
  const member = await backend.person()
  await backend.db
    .update(memberships)
    .set({ accountId: Number(owner.accountId), roles: ['api-key-viewer'] })
    .where(eq(memberships.userId, member.userId))
  return member
}

/** Gives the right password, and returns the cookie that comes with the way to single sign-on. */
async function rejectedByPassword({ username, password }: Person): Promise<string> {
  const { method, url, headers, body } = toRequest(startPassword, {
    caller: null,
    body: { username, password },
  })
  const response = await backend.inject({ method: method as 'POST', url, headers, payload: String(body) })
  expect(JSON.parse(response.body)[0].name).toBe('sso-required')
  const cookies = [response.headers['set-cookie'] ?? ''].flat().map(set => set.split(';')[0] ?? '')
  expect(cookies.some(cookie => cookie.includes('session='))).toBe(false)
  return cookies.find(cookie => cookie.includes('password-proof=')) ?? ''
}

const names = ({ errors }: { errors: { name: string }[] }) => errors.map(({ name }) => name)

describe('who a person is', () => {
  test('is determined by the id of the provider, even if the address changes', async () => {
    expect((await logIn({ sub: 'a', email: owner.username })).status).toBe(200)
    const response = await logIn({ sub: 'a', email: 'somebody@else.example' })
    expect(response.body.user_id).toBe(owner.userId)
  })

  test('is not determined by an address that was given to another person', async () => {
    expect((await logIn({ sub: 'a', email: owner.username })).status).toBe(200)
    expect(names(await logIn({ sub: 'b', email: owner.username }))).toEqual(['no-account-linked'])
  })

  test('is not determined by an address that the provider calls unverified', async () => {
    const response = await logIn({ sub: 'a', email: owner.username, email_verified: false })
    expect(names(response)).toEqual(['no-account-linked'])
  })

  test('is not determined by an address that is not confirmed here', async () => {
    await backend.db.update(people).set({ confirmed: null }).where(eq(people.userId, owner.userId))
    expect(names(await logIn({ sub: 'a', email: owner.username }))).toEqual(['no-account-linked'])
  })

  test('is unknown without an account of the organization', async () => {
    const stranger = await backend.person()
    expect(names(await logIn({ sub: 'a', email: stranger.username }))).toEqual(['no-account-linked'])
  })

  test('is unknown without an address', async () => {
    expect(names(await logIn({ sub: 'a' }))).toEqual(['no-account-linked'])
  })

  test.each(['preferred_username', 'upn'])(
    'is found by %s where no address comes, in a verified domain only',
    async claim => {
      const domain = await makeDomain(backend, owner, { verified: true })
      const username = `${crypto.randomUUID()}@${domain}`
      const isOwner = eq(people.userId, owner.userId)
      const person = { sub: 'a', [claim]: owner.username }
      expect(names(await logIn(person))).toEqual(['no-account-linked'])
      await backend.db.update(people).set({ username }).where(isOwner)
      for (const source of ['userinfo', 'id token']) {
        const named = { [claim]: username.toUpperCase() }
        const response =
          source === 'userinfo'
            ? await logIn({ sub: source, ...named })
            : await logIn({ sub: 'userinfo' }, null, named)
        expect(response.body.user_id, source).toBe(owner.userId)
      }
      const { body } = await send(backend, listSsoLogins, { caller: owner })
      expect(body.logins.map(({ failure }) => failure)).toContain('email-missing')
    },
  )

  test('is not determined by a user name next to an address that belongs to no one', async () => {
    const domain = await makeDomain(backend, owner, { verified: true })
    const username = `${crypto.randomUUID()}@${domain}`
    await backend.db.update(people).set({ username }).where(eq(people.userId, owner.userId))
    const claims = { sub: 'a', email: 'kim@elsewhere.example', preferred_username: username }
    expect(names(await logIn(claims))).toEqual(['no-account-linked'])
  })

  test('with accounts elsewhere is proved by a login in this browser', async () => {
    await openAccount(backend.db, { userId: owner.userId, label: 'Elsewhere', now: backend.clock.now() })
    expect(names(await logIn({ sub: 'a', email: owner.username }))).toEqual(['no-account-linked'])
    expect((await logIn({ sub: 'a', email: owner.username }, owner)).status).toBe(200)
    expect((await logIn({ sub: 'a', email: owner.username })).status).toBe(200)
  })

  test('with accounts elsewhere is proved by the password, which alone lets no one in', async () => {
    await openAccount(backend.db, { userId: owner.userId, label: 'Elsewhere', now: backend.clock.now() })
    const member = await makeMember()
    await openAccount(backend.db, { userId: member.userId, label: 'Mine', now: backend.clock.now() })
    expect(names(await logIn({ sub: 'm', email: member.username }))).toEqual(['no-account-linked'])
    const proof = await rejectedByPassword(member)
    const logInWith = async (cookie: string) => {
      const { address, cookie: state } = await begin(backend, organization.name)
      return completeLogin(
        backend,
        organization.name,
        `${state}; ${cookie}`,
        authorize(backend, address, { sub: 'm', email: member.username }),
      )
    }
    // Not for another person, not after ten minutes, and not after the password has changed.
    const other = await makeMember()
    expect(names(await logInWith(await rejectedByPassword(other)))).toEqual(['no-account-linked'])
    expect((await logInWith(proof)).status).toBe(200)
    expect((await logIn({ sub: 'm', email: member.username })).status).toBe(200)
  })

  test('is not proved by a password of ten minutes ago, or one that was replaced', async () => {
    const member = await makeMember()
    await openAccount(backend.db, { userId: member.userId, label: 'Mine', now: backend.clock.now() })
    const proof = await rejectedByPassword(member)
    const logInWithProof = async () => {
      const { address, cookie } = await begin(backend, organization.name)
      return completeLogin(
        backend,
        organization.name,
        `${cookie}; ${proof}`,
        authorize(backend, address, { sub: 'm', email: member.username }),
      )
    }
    await backend.db
      .update(people)
      .set({ passwordSet: new Date(backend.clock.now().getTime() + 1) })
      .where(eq(people.userId, member.userId))
    expect(names(await logInWithProof())).toEqual(['no-account-linked'])
    await backend.db.update(people).set({ passwordSet: null }).where(eq(people.userId, member.userId))
    backend.clock.advance(10 * 60_000)
    expect(names(await logInWithProof())).toEqual(['no-account-linked'])
  })

  test('is in doubt again once the person is on an account elsewhere', async () => {
    expect((await logIn({ sub: 'a', email: owner.username })).status).toBe(200)
    await openAccount(backend.db, { userId: owner.userId, label: 'Elsewhere', now: backend.clock.now() })
    expect(names(await logIn({ sub: 'a', email: owner.username }))).toEqual(['no-account-linked'])
  })

  test('is never one of our staff', async () => {
    await backend.db
      .insert(internalRoles)
      .values({ userId: owner.userId, role: 'internal-admin', created: backend.clock.now() })
    expect(names(await logIn({ sub: 'a', email: owner.username }, owner))).toEqual(['no-account-linked'])
  })

  test('does not help whose login is switched off', async () => {
    await backend.db
      .update(people)
      .set({ disabled: backend.clock.now() })
      .where(eq(people.userId, owner.userId))
    expect(names(await logIn({ sub: 'a', email: owner.username }))).toEqual(['user-disabled'])
  })

  test('comes from the id token where the provider is set up so', async () => {
    const other = await backend.person()
    const mapped = await makeOidcOrganization(backend, other, { isIdTokenMapping: true })
    const { address, cookie } = await begin(backend, mapped.name)
    idp.asked.length = 0
    const returned = authorize(backend, address, { sub: 'a', email: other.username })
    expect((await completeLogin(backend, mapped.name, cookie, returned)).status).toBe(200)
    expect(idp.asked).not.toContain('GET /userinfo')
  })
})
