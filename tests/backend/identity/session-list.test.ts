import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { listSessions } from '#generated/identity/operations/listSessions.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { revokeOtherSessions } from '#generated/identity/operations/revokeOtherSessions.ts'
import { revokeSession } from '#generated/identity/operations/revokeSession.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { createAccess } from '#kernel/access/access.ts'
import { activities, sessions } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { cookieOf, logInAgain, send, withFreshToken } from '../client.ts'

/** The promised time for a change to take effect. */
const BITES = 5_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const list = async (caller: Person) => (await send(backend, listSessions, { caller })).body.sessions
const byBearer = async (caller: Person) => (await send(backend, getOwnCredentials, { caller })).status
const byCookie = async (caller: Person) => (await send(backend, createToken, { caller, body: {} })).status

/** The person in another browser, without a cookie. */
function inAnotherBrowser(person: Person): Promise<Person> {
  return logInAgain(backend, { ...person, cookie: { ...person.cookie, cookie: '' } })
}

async function inTwoBrowsers() {
  const first = await backend.person()
  const second = await inAnotherBrowser(first)
  const other = (await list(second)).find(({ current }) => !current)
  return { first, second, firstId: other?.session_id ?? '' }
}

describe('the list of sessions', () => {
  test('says where each began, in familiar words, and which one is current', async () => {
    const person = await backend.person()
    await backend.db.update(sessions).set({ userAgent: FIREFOX }).where(eq(sessions.userId, person.userId))
    backend.clock.advance(MINUTE)
    const second = await inAnotherBrowser(person)
    const [current, other] = await list(second)
    expect(current).toMatchObject({ current: true, method: 'password', ip_address: '127.0.0.1' })
    expect(other).toMatchObject({ current: false, device: { browser: 'Firefox', system: 'Linux' } })
  })

  test('has none of another person, none that has ended and none that has expired', async () => {
    const { second } = await inTwoBrowsers()
    await backend.person()
    const third = await inAnotherBrowser(second)
    await send(backend, logOut, { caller: third })
    expect(await list(second)).toHaveLength(2)
    backend.clock.advance(DAY - MINUTE)
    const awake = await withFreshToken(backend, second)
    backend.clock.advance(2 * MINUTE)
    expect((await list(awake)).map(({ current }) => current)).toEqual([true])
  })

  test('reveals no secret', async () => {
    const { second } = await inTwoBrowsers()
    const { text } = await send(backend, listSessions, { caller: second })
    expect(text).not.toContain(second.cookie.cookie.split('=')[1])
    expect(text).not.toMatch(/secret|hash/i)
  })
})

describe('ending a session from elsewhere', () => {
  test('rejects its cookie at once and its access token within five seconds', async () => {
    const { first, second, firstId } = await inTwoBrowsers()
    expect(await byBearer(first)).toBe(200)
    const { status } = await send(backend, revokeSession, { caller: second, params: { id: firstId } })
    expect(status).toBe(204)
    expect(await byCookie(first)).toBe(401)
    backend.clock.advance(BITES)
    expect(await byBearer(first)).toBe(401)
    expect([await byCookie(second), await byBearer(second)]).toEqual([200, 200])
  })

  test('works only for the person’s own sessions', async () => {
    const { firstId, first } = await inTwoBrowsers()
    const stranger = await backend.person()
    const response = await send(backend, revokeSession, { caller: stranger, params: { id: firstId } })
    expect(response.errors).toMatchObject([{ name: 'not-found', status: 404 }])
    expect(await byCookie(first)).toBe(200)
  })

  test('can end all except the current one', async () => {
    const { first, second } = await inTwoBrowsers()
    const third = await inAnotherBrowser(first)
    expect((await send(backend, revokeOtherSessions, { caller: second })).body).toEqual({ ended: 2 })
    expect([await byCookie(first), await byCookie(second), await byCookie(third)]).toEqual([401, 200, 401])
  })

  test('logging out everywhere also ends this one, and no one else’s', async () => {
    const { first, second } = await inTwoBrowsers()
    const stranger = await backend.person()
    const { status, headers } = await send(backend, logOut, { caller: second, query: { everywhere: true } })
    expect(status).toBe(204)
    expect(String(headers['set-cookie'])).toMatch(/^session=;/)
    expect([await byCookie(first), await byCookie(second), await byCookie(stranger)]).toEqual([401, 401, 200])
    backend.clock.advance(BITES)
    expect([await byBearer(first), await byBearer(second)]).toEqual([401, 401])
  })

  test('is in the activity log', async () => {
    const { second, firstId } = await inTwoBrowsers()
    await send(backend, revokeSession, { caller: second, params: { id: firstId } })
    const rows = await backend.db.select().from(activities).where(eq(activities.subject, firstId))
    expect(rows.map(({ operation }) => operation)).toContain('revokeSession')
  })
})

describe('confirming the password', () => {
  const OLD = 15 * MINUTE + 1_000
  const begin = async (caller: Person) => send(backend, createSecondFactor, { caller })
  const confirm = (caller: Person, password = caller.password) =>
    send(backend, confirmLogin, { caller, body: { password } })

  async function withOldLogin() {
    const person = await backend.person()
    backend.clock.advance(OLD)
    return withFreshToken(backend, person)
  }

  test('allows acts that need a recent login for fifteen minutes', async () => {
    const person = await withOldLogin()
    expect((await begin(person)).errors).toMatchObject([{ name: 'recent-login-required', status: 403 }])
    const confirmed = await confirm(person)
    expect(confirmed.status).toBe(204)
    expect((await begin(person)).status).toBe(201)
    backend.clock.advance(OLD)
    const later = await withFreshToken(backend, {
      ...person,
      cookie: { ...person.cookie, cookie: cookieOf(confirmed) },
    })
    expect((await begin(later)).status).toBe(403)
  })

  test('with a wrong password allows nothing', async () => {
    const person = await withOldLogin()
    const { errors } = await confirm(person, 'not the password')
    expect(errors).toMatchObject([{ name: 'password-incorrect', fields: ['password'] }])
    expect((await begin(person)).status).toBe(403)
  })

  test('gives the session another cookie, and invalidates the old one', async () => {
    const person = await withOldLogin()
    const response = await confirm(person)
    const renewed = { ...person, cookie: { ...person.cookie, cookie: cookieOf(response) } }
    expect(renewed.cookie.cookie).not.toBe(person.cookie.cookie)
    expect([await byCookie(person), await byCookie(renewed)]).toEqual([401, 200])
    expect(await list(renewed)).toHaveLength(1)
  })

  test('without the cookie of the session renews the session and sets none', async () => {
    const person = await withOldLogin()
    const stranger = await backend.person()
    for (const cookie of ['', stranger.cookie.cookie]) {
      const caller = { ...person, cookie: { ...person.cookie, cookie } }
      expect((await confirm(caller)).headers['set-cookie']).toBeUndefined()
    }
    expect(await byCookie(person)).toBe(200)
    expect((await begin(person)).status).toBe(201)
  })

  test('takes effect immediately when another replica has the old login in its cache', async () => {
    const person = await withOldLogin()
    // Caches the old login here. Then the password is confirmed on another process.
    expect((await begin(person)).status).toBe(403)
    await backend.db
      .update(sessions)
      .set({ authenticated: backend.clock.now() })
      .where(eq(sessions.userId, person.userId))
    expect((await begin(person)).status).toBe(201)
  })

  test('does not refresh the other sessions of the person', async () => {
    const { first, second } = await inTwoBrowsers()
    backend.clock.advance(OLD)
    const [one, two] = [await withFreshToken(backend, first), await withFreshToken(backend, second)]
    await confirm(two)
    expect((await begin(one)).status).toBe(403)
  })

  test('is required before a token is revealed', async () => {
    const person = await withOldLogin()
    const response = await send(backend, revealSecretKeyToken, {
      caller: person,
      params: { id: '0193f1c4-0000-7000-8000-000000000000' },
    })
    expect(response.errors).toMatchObject([{ name: 'recent-login-required' }])
  })
})

test('another replica rejects an ended session within five seconds', async () => {
  const { first, second, firstId } = await inTwoBrowsers()
  const { db: queries, clock, kernel } = backend
  const replica = createAccess({ ...kernel, queries, clock })
  expect(await replica.byBearer(first.bearer.authorization)).toBeDefined()
  await send(backend, revokeSession, { caller: second, params: { id: firstId } })
  backend.clock.advance(BITES)
  expect(await replica.byBearer(first.bearer.authorization)).toBeUndefined()
})
