import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/tables.ts'
import { associateThirdParty } from '#generated/identity/operations/associateThirdParty.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { completeThirdPartyLogin } from '#generated/identity/operations/completeThirdPartyLogin.ts'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logInWithPasskey } from '#generated/identity/operations/logInWithPasskey.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { appCode } from '../../../scripts/lib/app-code.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { begin, CALLBACK, makeOidcOrganization, sharedOidcIdp } from '../../support/organization.ts'
import { comeBack, ending } from '../../support/servers/example-id.ts'
import { activityClient } from '../authorization/activity-client.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed', RATE_LIMIT_FACTOR: '1' },
  })
})
afterAll(() => backend.close())

const { list, member } = activityClient(() => backend)

/** What the owner reads of a member's logins, the latest first. */
async function loginsOf(owner: Person, { userId }: Person): Promise<string[]> {
  const { activity } = await list(owner, { kind: 'sign-in' })
  return activity.filter(({ person }) => person?.user_id === userId).map(({ summary }) => summary)
}

async function team() {
  const owner = await backend.person()
  return { owner, colleague: await member(owner, 'api-key-viewer') }
}

const withPassword = ({ username, password }: Person, change: { password?: string; code?: string } = {}) =>
  send(backend, logIn, { caller: null, body: { username, password, ...change } })

describe('the owner of an account sees logins of its members', () => {
  test('with a password, and attempts with a wrong one', async () => {
    const { owner, colleague } = await team()
    expect((await withPassword(colleague, { password: 'not the password' })).status).toBe(401)
    expect((await withPassword(colleague)).status).toBe(200)
    expect(await loginsOf(owner, colleague)).toEqual([
      'Logged in with a password',
      'Failed to log in with a password: wrong password',
    ])
  })

  test('with a code of the app or a recovery code, and attempts with a wrong one', async () => {
    const { owner, colleague } = await team()
    const { body: begun } = await send(backend, createSecondFactor, { caller: colleague })
    const code = () => appCode(begun.secret, backend.clock.now())
    const { body } = await send(backend, confirmSecondFactor, { caller: colleague, body: { code: code() } })
    backend.clock.advance(30_000)
    // Without a code, nothing has failed yet.
    expect((await withPassword(colleague)).status).toBe(400)
    expect((await withPassword(colleague, { code: '000000' })).status).toBe(400)
    expect((await withPassword(colleague, { code: code() })).status).toBe(200)
    const [recovery = ''] = body.recovery_codes
    expect((await withPassword(colleague, { code: recovery })).status).toBe(200)
    expect(await loginsOf(owner, colleague)).toEqual([
      'Logged in with a password and a recovery code',
      'Logged in with a password and a code',
      'Failed to log in with a password and a code: wrong code',
      'Turned on two-step verification',
      'Started setting up two-step verification',
    ])
  })

  test('with a passkey, and attempts with one that signs wrong', async () => {
    const { owner, colleague } = await team()
    const authenticator = createAuthenticator()
    const { body: options } = await send(backend, startPasskeyRegistration, { caller: colleague })
    await send(backend, createPasskey, {
      caller: colleague,
      body: { name: 'Phone', ...authenticator.register(options) },
    })
    for (const odd of [{ isUnverified: true }, {}]) {
      const { body: challenge } = await send(backend, startPasskeyLogin, { caller: null })
      await send(backend, logInWithPasskey, { caller: null, body: authenticator.sign(challenge, odd) })
    }
    expect((await loginsOf(owner, colleague)).slice(0, 2)).toEqual([
      'Logged in with a passkey',
      'Failed to log in with a passkey: the passkey was rejected',
    ])
  })

  test('with another service, also after the login was turned off', async () => {
    const { owner, colleague } = await team()
    const email = `${crypto.randomUUID()}@test.example`
    const back = await comeBack(backend, { kind: 'add-login', email })
    await send(backend, associateThirdParty, { caller: colleague, ...ending(back) })
    const attempt = async () =>
      send(backend, completeThirdPartyLogin, {
        caller: null,
        ...ending(await comeBack(backend, { kind: 'login', email })),
      })
    expect((await attempt()).status).toBe(200)
    const disabled = backend.clock.now()
    await backend.db.update(people).set({ disabled }).where(eq(people.userId, colleague.userId))
    expect((await attempt()).status).toBe(403)
    expect((await loginsOf(owner, colleague)).slice(0, 2)).toEqual([
      'Failed to log in with example: the login is turned off',
      'Logged in with example',
    ])
  })

  test('with single sign-on, and someone whom it may not log in', async () => {
    const { owner, colleague } = await team()
    const { name } = await makeOidcOrganization(backend, owner)
    const idp = await sharedOidcIdp()
    const attempt = async (sub: string, { username: email }: Person) => {
      const { address, cookie } = await begin(backend, name)
      const { code, state, iss } = idp.authorize(address, { sub, email }, { now: backend.clock.now() })
      return send(backend, completeSsoLogin, {
        caller: null,
        headers: { cookie },
        body: { organization: name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` },
      })
    }
    expect((await attempt('a', owner)).status).toBe(200)
    expect(await loginsOf(owner, owner)).toEqual(['Logged in with single sign-on'])
    // Who is on another account too has to prove it first.
    await backend.person().then(async ({ accountId }) =>
      backend.db.insert(memberships).values({
        accountId: Number(accountId),
        userId: colleague.userId,
        roles: [],
        created: backend.clock.now(),
      }),
    )
    expect((await attempt('b', colleague)).status).toBe(401)
    expect(await loginsOf(owner, colleague)).toEqual(['Failed to log in with single sign-on: other accounts'])
  })

  test('in each account of the member, once, and no one else sees them', async () => {
    const { owner, colleague } = await team()
    const other = await backend.person()
    const stranger = await backend.person()
    await withPassword(colleague)
    await withPassword(other)
    expect(await loginsOf(owner, colleague)).toHaveLength(1)
    expect(await loginsOf(owner, other)).toEqual([])
    expect(await loginsOf(stranger, colleague)).toEqual([])
    const own = await list(colleague)
    expect(own.activity.map(({ summary }) => summary)).toEqual(['Logged in with a password'])
  })
})

test('a wrong password in the middle of a session is recorded too', async () => {
  const { owner, colleague } = await team()
  await send(backend, confirmLogin, { caller: colleague, body: { password: 'not the password' } })
  expect(await loginsOf(owner, colleague)).toEqual([
    'Failed to confirm the login with a password: wrong password',
  ])
})

test('attempts that the limit rejects are not recorded, as they are not checked', async () => {
  const { owner, colleague } = await team()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 15; attempt++)
    statuses.push((await withPassword(colleague, { password: 'not the password' })).status)
  expect(statuses).toContain(429)
  const isChecked = (status: number) => status === 401
  expect(await loginsOf(owner, colleague)).toHaveLength(statuses.filter(isChecked).length)
})
