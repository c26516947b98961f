import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { cookieOf, logInAgain, send, withFreshToken } from '../client.ts'

/** The promised time for a change to take effect. */
const BITES = 5_000

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const byBearer = async (caller: Person) => (await send(backend, getOwnCredentials, { caller })).status
const byCookie = async (caller: Person) => (await send(backend, createToken, { caller, body: {} })).status

describe('a login', () => {
  test('begins a session with a new secret, and ends the previous one', async () => {
    const before = await backend.person()
    expect([await byCookie(before), await byBearer(before)]).toEqual([200, 200])

    const after = await logInAgain(backend, before)
    expect(after.cookie.cookie).not.toBe(before.cookie.cookie)
    expect(await byCookie(before)).toBe(401)
    backend.clock.advance(BITES)
    expect(await byBearer(before)).toBe(401)
    expect([await byCookie(after), await byBearer(after)]).toEqual([200, 200])
  })

  test('does not adopt a secret from the browser', async () => {
    const { username, password } = await backend.person()
    const planted = `session=${'A'.repeat(43)}`
    const response = await send(backend, logIn, {
      caller: null,
      body: { username, password },
      headers: { cookie: planted },
    })
    expect(response.status).toBe(200)
    expect(cookieOf(response)).not.toBe(planted)
    const stolen = await backend.inject({
      method: 'POST',
      url: '/api/authorization/token',
      headers: { cookie: planted, origin: 'http://localhost:3000' },
    })
    expect(stolen.statusCode).toBe(401)
  })

  test('that is rejected leaves the session as it was', async () => {
    const person = await backend.person()
    const body = { username: person.username, password: 'not the password at all' }
    const { status, headers } = await send(backend, logIn, { caller: person, body })
    expect(status).toBe(401)
    expect(headers['set-cookie']).toBeUndefined()
    expect(await byCookie(person)).toBe(200)
  })

  test('on another device leaves the session as it was', async () => {
    const person = await backend.person()
    const { username, password } = person
    expect((await send(backend, logIn, { caller: null, body: { username, password } })).status).toBe(200)
    expect(await byCookie(person)).toBe(200)
  })

  test('keeps no secret that could be stolen from the database', async () => {
    const person = await logInAgain(backend, await backend.person())
    const secret = person.cookie.cookie.split('=')[1] ?? ''
    const rows = await backend.db.select().from(sessions).where(eq(sessions.userId, person.userId))
    expect(rows.map(({ secretHash }) => secretHash)).toContain(hashSecret(secret))
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('a logout', () => {
  test('ends the cookie at once and the access token within five seconds', async () => {
    const person = await backend.person()
    expect(await byBearer(person)).toBe(200)
    const { status, headers } = await send(backend, logOut, { caller: person })
    expect(status).toBe(204)
    expect(String(headers['set-cookie'])).toMatch(/^session=;/)
    expect(await byCookie(person)).toBe(401)
    backend.clock.advance(BITES)
    expect(await byBearer(person)).toBe(401)
  })

  test('ends this session and no other of the person', async () => {
    const first = await backend.person()
    const { username, password } = first
    const login = await send(backend, logIn, { caller: null, body: { username, password } })
    const second = { ...first, cookie: { ...first.cookie, cookie: cookieOf(login) } }
    await send(backend, logOut, { caller: first })
    expect([await byCookie(first), await byCookie(second)]).toEqual([401, 200])
  })
})

describe('a session', () => {
  test('that is not used for a day ends', async () => {
    const person = await backend.person()
    backend.clock.advance(DAY + 1)
    expect(await byCookie(person)).toBe(401)
  })

  test('that is used every day lasts thirty days and no longer', async () => {
    const person = await backend.person()
    for (let day = 1; day <= 30; day++) {
      backend.clock.advance(DAY - 1)
      expect(await byCookie(person), `day ${day}`).toBe(200)
    }
    backend.clock.advance(MINUTE)
    expect(await byCookie(person)).toBe(401)
  })

  test('also stays active through calls with the access token', async () => {
    const person = await backend.person()
    backend.clock.advance(DAY - MINUTE)
    const fresh = await withFreshToken(backend, person)
    backend.clock.advance(10 * MINUTE)
    expect(await byBearer(fresh)).toBe(200)
    backend.clock.advance(DAY - 5 * MINUTE)
    expect(await byCookie(person)).toBe(200)
  })

  test('that ends also ends its access tokens', async () => {
    const person = await backend.person()
    backend.clock.advance(DAY - MINUTE)
    await backend.db
      .update(sessions)
      .set({ lastUsed: new Date(backend.clock.now().getTime() - DAY - 1) })
      .where(eq(sessions.userId, person.userId))
    expect(await byCookie(person)).toBe(401)
  })
})

describe('a change of roles', () => {
  const setRoles = ({ userId }: Person, roles: string[]) =>
    backend.db.update(memberships).set({ roles }).where(eq(memberships.userId, userId))
  const list = async (caller: Person) => (await send(backend, listSecretKeys, { caller })).status

  test('takes effect within five seconds, even on a token that says otherwise', async () => {
    const person = await withFreshToken(backend, await backend.person())
    expect(await list(person)).toBe(200)
    await setRoles(person, [])
    backend.clock.advance(BITES)
    expect(await list(person)).toBe(403)
    await setRoles(person, ['api-key-viewer'])
    backend.clock.advance(BITES)
    expect(await list(person)).toBe(200)
  })

  test('to none, when a person leaves the account, keeps their login', async () => {
    const person = await backend.person()
    await backend.db.delete(memberships).where(eq(memberships.userId, person.userId))
    backend.clock.advance(BITES)
    expect([await list(person), await byBearer(person)]).toEqual([403, 200])
    const fresh = await withFreshToken(backend, person)
    expect(fresh.accountId).toBeNull()
    expect((await send(backend, listAccounts, { caller: fresh })).body).toEqual({ accounts: [] })
  })
})

test('a token is only for the person’s own account, and works in no other', async () => {
  const [person, stranger] = [await backend.person(), await backend.person()]
  const rejected = await send(backend, createToken, {
    caller: person,
    body: { account_id: stranger.accountId ?? 0 },
  })
  expect(rejected.errors).toMatchObject([{ name: 'not-found', fields: ['account_id'], status: 404 }])
  expect((await send(backend, createSecretKey, { caller: person, body: { label: 'Mine' } })).status).toBe(201)
  expect((await send(backend, listSecretKeys, { caller: stranger })).body.total).toBe(0)
})
