import { beforeAll, describe, expect, test } from 'vitest'
import {
  beginLoginAttempt,
  requireCallback,
  takeLoginAttempt,
} from '#backend/services/identity/login/attempts.ts'
import { loginAttempts } from '#backend/services/identity/tables.ts'
import { LOGIN_ATTEMPT_LIFETIME } from '#generated/durations.ts'
import { type Backend, ORIGIN, sharedBackend } from '../../support/backend.ts'

const PAGE = `${ORIGIN}/account/callback/login`
const begun = { provider: 'google', redirectUri: PAGE, secrets: { nonce: 'n', verifier: 'v' } }
const INVALID = 'third-party-code-invalid'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** A browser with only the cookie that a login elsewhere needs. */
function browser() {
  const jar: { secret?: string } = {}
  const context = () => ({
    kernel: backend.kernel,
    now: backend.clock.now(),
    cookie: {
      read: () => jar.secret,
      set(_kind: unknown, secret: string) {
        jar.secret = secret
      },
      clear() {
        delete jar.secret
      },
    },
  })
  return {
    jar,
    begin: () => beginLoginAttempt(context(), begun),
    take: (returned: string, provider = 'google') => takeLoginAttempt(context(), { provider, returned }),
  }
}

describe('a returning login', () => {
  test('by its path, to the browser that started it, has its secrets', async () => {
    const { begin, take, jar } = browser()
    const { state } = await begin()
    expect(state).toMatch(/^[\w-]{43}$/)
    expect(jar.secret).toMatch(/^[\w-]{43}$/)
    expect(jar.secret).not.toBe(state)
    const taken = await take(`/account/callback/login?state=${state}`)
    expect(taken).toEqual({ state, redirectUri: PAGE, secrets: begun.secrets })
    expect(jar.secret).toBeUndefined()
  })

  test('by its full URL works too', async () => {
    const { begin, take } = browser()
    const { state } = await begin()
    expect((await take(`${PAGE}?state=${state}`)).secrets).toEqual(begun.secrets)
  })

  test('a second time is rejected, even with the cookie kept', async () => {
    const { begin, take, jar } = browser()
    const { state } = await begin()
    const kept = jar.secret ?? ''
    await take(`${PAGE}?state=${state}`)
    jar.secret = kept
    await expect(take(`${PAGE}?state=${state}`)).rejects.toThrow(INVALID)
  })

  test('in another browser is rejected, and its cookie is cleared', async () => {
    const [own, other] = [browser(), browser()]
    const { state } = await own.begin()
    await other.begin()
    await expect(other.take(`${PAGE}?state=${state}`)).rejects.toThrow(INVALID)
    expect(other.jar.secret).toBeUndefined()
    await expect(own.take(`${PAGE}?state=${state}`)).resolves.toMatchObject({ state })
  })

  test('without a cookie, or without a state, is rejected', async () => {
    const { begin, take, jar } = browser()
    const { state } = await begin()
    const kept = jar.secret ?? ''
    delete jar.secret
    await expect(take(`${PAGE}?state=${state}`)).rejects.toThrow(INVALID)
    jar.secret = kept
    await expect(take(PAGE)).rejects.toThrow(INVALID)
  })

  test.each<[string, (state: string) => [string, string]]>([
    ['with another provider', (state: string) => [`${PAGE}?state=${state}`, 'microsoft']],
    ['to another page', (state: string) => [`/account/callback/add-login?state=${state}`, 'google']],
    [
      'to another host',
      (state: string) => [`//evil.example/account/callback/login?state=${state}`, 'google'],
    ],
  ])('%s is rejected, and can never come back again', async (_what, back) => {
    const { begin, take, jar } = browser()
    const { state } = await begin()
    const kept = jar.secret ?? ''
    await expect(take(...back(state))).rejects.toThrow(INVALID)
    jar.secret = kept
    await expect(take(`${PAGE}?state=${state}`)).rejects.toThrow(INVALID)
  })

  test('after ten minutes is rejected', async () => {
    const { begin, take } = browser()
    const { state } = await begin()
    backend.clock.advance(LOGIN_ATTEMPT_LIFETIME)
    await expect(take(`${PAGE}?state=${state}`)).rejects.toThrow(INVALID)
  })

  test('leaves nothing usable in the database, and nothing at all once it expires', async () => {
    const { begin, jar } = browser()
    const { state } = await begin()
    const stored = JSON.stringify(await backend.db.select().from(loginAttempts))
    for (const secret of [state, jar.secret ?? '', 'verifier']) expect(stored).not.toContain(secret)
    backend.clock.advance(LOGIN_ATTEMPT_LIFETIME)
    await browser().begin()
    expect(await backend.db.select().from(loginAttempts)).toHaveLength(1)
  })
})

describe('the return page', () => {
  const paths = ['/account/callback/login']
  const check = (redirectUri: string, origin?: string) => () =>
    requireCallback(
      {
        kernel: backend.kernel,
        request: { operationId: 'logIn', id: '', headers: {}, address: '', userAgent: '', origin },
      },
      redirectUri,
      paths,
    )

  test('is one of ours, of the public origin or of the calling page', () => {
    expect(check(PAGE)).not.toThrow()
    expect(check('http://localhost:5173/account/callback/login', 'http://localhost:5173')).not.toThrow()
  })

  test.each([
    'https://evil.example/account/callback/login',
    'http://localhost:3000.evil.example/account/callback/login',
    'http://localhost:3000@evil.example/account/callback/login',
    'http://localhost:3000/account/callback/login/',
    'http://localhost:3000/account/callback/../callback/login',
    'http://localhost:3000/account/callback/LOGIN',
    'https://localhost:3000/account/callback/login',
    'undefined/account/callback/login',
  ])('is rejected when it is %s', uri => {
    expect(check(uri, 'http://localhost:3000')).toThrow('redirect-not-allowed')
  })

  test('never has the origin "undefined" when no page calls', () => {
    expect(check('undefined/account/callback/login')).toThrow('redirect-not-allowed')
  })
})
