import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { countLoginMethods } from '#backend/modules/people/login-methods.ts'
import { passkeys, people } from '#backend/modules/people/tables.ts'
import { PASSKEY_CHALLENGE_LIFETIME } from '#generated/durations.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { listPasskeys } from '#generated/identity/operations/listPasskeys.ts'
import { listSessions } from '#generated/identity/operations/listSessions.ts'
import { logInWithPasskey } from '#generated/identity/operations/logInWithPasskey.ts'
import { removePasskey } from '#generated/identity/operations/removePasskey.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { createAuthenticator, type SoftwareAuthenticator } from '../../support/authenticator.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { cookieOf, send, withFreshToken } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

type Oddity = Parameters<SoftwareAuthenticator['sign']>[1]

async function register(caller: Person, authenticator: SoftwareAuthenticator, odd?: Oddity) {
  const { body: options } = await send(backend, startPasskeyRegistration, { caller })
  const body = { name: 'Phone', ...authenticator.register(options, odd) }
  return send(backend, createPasskey, { caller, body })
}

async function withPasskey() {
  const person = await backend.person()
  const authenticator = createAuthenticator()
  const { status, body } = await register(person, authenticator)
  expect(status).toBe(201)
  return { person, authenticator, passkeyId: body.passkey_id }
}

async function signed(authenticator: SoftwareAuthenticator, odd?: Oddity) {
  const { body: options } = await send(backend, startPasskeyLogin, { caller: null })
  return authenticator.sign(options, odd)
}

async function login(body: Awaited<ReturnType<typeof signed>>) {
  const response = await send(backend, logInWithPasskey, { caller: null, body })
  return { response, status: response.status, name: response.errors[0]?.name }
}

describe('a login with a passkey', () => {
  test('begins a passkey session, without a password or a code', async () => {
    const { person, authenticator } = await withPasskey()
    const { response } = await login(await signed(authenticator))
    expect(response).toMatchObject({ status: 200, body: { user_id: person.userId } })
    const caller = await withFreshToken(backend, {
      ...person,
      cookie: { ...person.cookie, cookie: cookieOf(response) },
    })
    const { body } = await send(backend, listSessions, { caller })
    expect(body.sessions.find(({ current }) => current)).toMatchObject({ method: 'passkey' })
    const own = await send(backend, listPasskeys, { caller })
    expect(own.body.passkeys[0]?.last_used).toBe(backend.clock.now().toISOString())
  })

  test.each<[string, Oddity]>([
    ['a page of another site', { origin: 'https://gatepost.evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a device that did not look who is there', { isUnverified: true }],
  ])('is rejected for %s', async (_, odd) => {
    const { authenticator } = await withPasskey()
    expect(await login(await signed(authenticator, odd))).toMatchObject({
      status: 401,
      name: 'passkey-invalid',
    })
  })

  test('is rejected for a signature by another key', async () => {
    const { authenticator } = await withPasskey()
    const forged = { ...createAuthenticator(), credentialId: authenticator.credentialId }
    expect((await login(await signed(forged))).status).toBe(401)
  })

  test('is rejected for a changed text', async () => {
    const { authenticator } = await withPasskey()
    const body = await signed(authenticator)
    const data = Buffer.from(body.authenticator_data, 'base64url')
    data.writeUInt32BE(9, 33)
    expect((await login({ ...body, authenticator_data: data.toString('base64url') })).status).toBe(401)
  })

  test('is rejected for a challenge that was used, is too old, is not ours or is for adding one', async () => {
    const { person, authenticator } = await withPasskey()
    const body = await signed(authenticator)
    expect((await login(body)).status).toBe(200)
    expect((await login(body)).status).toBe(401)

    const late = await signed(authenticator)
    backend.clock.advance(PASSKEY_CHALLENGE_LIFETIME)
    expect((await login(late)).status).toBe(401)

    const made = authenticator.sign({ challenge: 'A'.repeat(43), rp_id: 'localhost' })
    expect((await login(made)).status).toBe(401)

    const caller = await withFreshToken(backend, person)
    const { body: forAdding } = await send(backend, startPasskeyRegistration, { caller })
    expect((await login(authenticator.sign(forAdding))).status).toBe(401)
  })

  test('uses up a challenge even when the signature is wrong', async () => {
    const { authenticator } = await withPasskey()
    const { body: options } = await send(backend, startPasskeyLogin, { caller: null })
    expect((await login(authenticator.sign(options, { isUnverified: true }))).status).toBe(401)
    expect((await login(authenticator.sign(options))).status).toBe(401)
  })

  test('is rejected for a copy, whose counter lags behind', async () => {
    const { authenticator } = await withPasskey()
    const copy = { ...authenticator }
    expect((await login(await signed(authenticator))).status).toBe(200)
    expect((await login(await signed(authenticator))).status).toBe(200)
    expect(await login(await signed(copy))).toMatchObject({ status: 401, name: 'passkey-invalid' })
  })

  test('accepts a device without a counter', async () => {
    const { authenticator } = await withPasskey()
    for (let time = 0; time < 2; time++) {
      authenticator.counter = -1
      expect((await login(await signed(authenticator))).status).toBe(200)
    }
  })

  test('stores no challenge that a copy of the database would reveal', async () => {
    const { body } = await send(backend, startPasskeyLogin, { caller: null })
    const rows = await backend.db.execute('select * from identity.passkey_challenges')
    expect(JSON.stringify(rows)).not.toContain(body.challenge)
  })
})

describe('a new passkey', () => {
  test.each<[string, Oddity]>([
    ['on a page of another site', { origin: 'https://gatepost.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['by a device that did not look who is there', { isUnverified: true }],
  ])('%s is rejected', async (_, odd) => {
    const response = await register(await backend.person(), createAuthenticator(), odd)
    expect(response.errors).toMatchObject([{ name: 'passkey-not-accepted' }])
  })

  test('belongs to one person only', async () => {
    const { authenticator } = await withPasskey()
    const response = await register(await backend.person(), authenticator)
    expect(response.errors).toMatchObject([{ name: 'login-already-exists', status: 409 }])
  })

  test('is announced by email, and so is its removal', async () => {
    const { person, passkeyId } = await withPasskey()
    await send(backend, removePasskey, { caller: person, params: { id: passkeyId } })
    const subjects = (await backend.mails(person.username)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'A passkey was removed from your account',
      'A passkey was added to your account',
    ])
  })
})

describe('the last login method', () => {
  test('stays, even when two are removed at once', async () => {
    const { person, passkeyId } = await withPasskey()
    const second = await register(person, createAuthenticator())
    await backend.db.update(people).set({ passwordHash: null }).where(eq(people.userId, person.userId))
    const ids = [passkeyId, second.body.passkey_id]
    const responses = await Promise.all(
      ids.map(id => send(backend, removePasskey, { caller: person, params: { id } })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await countLoginMethods(backend.db, person.userId)).toBe(1)
  })

  test('can be removed when there is a password', async () => {
    const { person, passkeyId, authenticator } = await withPasskey()
    expect((await send(backend, removePasskey, { caller: person, params: { id: passkeyId } })).status).toBe(
      204,
    )
    expect((await login(await signed(authenticator))).status).toBe(401)
    expect(await backend.db.$count(passkeys, eq(passkeys.userId, person.userId))).toBe(0)
  })
})
