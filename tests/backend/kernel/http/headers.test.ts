import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { playing } from '../../../support/contract/scenario.ts'
import { cookieOf, send } from '../../client.ts'

const HTTPS = 'https://portal.gatepost.example'
const atHttps = { origin: HTTPS, host: 'portal.gatepost.example' }

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await startBackend({ env: { PUBLIC_URL: HTTPS, LOG_LEVEL: 'silent' } })
  person = await backend.person()
})
afterAll(() => backend.close())

describe('every response', () => {
  const responses = () =>
    Promise.all([
      send(backend, getJwks, { caller: null }),
      send(backend, getOwnCredentials, { caller: person }),
      send(backend, getOwnCredentials, { caller: null }),
      send(backend, logIn, { caller: null, body: {}, headers: atHttps }),
      send(backend, logOut, { caller: null, headers: atHttps }),
      send(backend, getJwks, { caller: null, headers: playing('server-error') }),
    ])

  test('has nosniff and forbids caching', async () => {
    const all = await responses()
    expect(all.map(({ status }) => status)).toEqual([200, 200, 401, 400, 204, 500])
    for (const { headers } of all)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
  })

  test('has a unique request id', async () => {
    const ids = (await responses()).map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  })

  test('has a policy that forbids inline scripts and framing', async () => {
    for (const { headers } of await responses()) {
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe-|\*|https?:/)
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      )
    }
  })

  test('tells browsers to stay on https', async () => {
    for (const { headers } of await responses())
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  })
})

test('a request id from the caller is not used', async () => {
  const sent = 'injected-by-the-caller'
  const { headers } = await send(backend, getJwks, { caller: null, headers: { 'x-request-id': sent } })
  expect(headers['x-request-id']).not.toBe(sent)
})

describe('on https the session cookie', () => {
  const login = () => {
    const { username, password } = person
    return send(backend, logIn, { caller: null, body: { username, password }, headers: atHttps })
  }

  test('is __Host-, Secure, HttpOnly, SameSite=Lax and for the whole host', async () => {
    const { status, headers } = await login()
    expect(status).toBe(200)
    const [cookie = '', device = '', ...others] = [headers['set-cookie'] ?? ''].flat()
    expect(others).toEqual([])
    // The only other cookie identifies the browser, and does not log anyone in.
    expect(device).toMatch(
      /^__Host-device=v2\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const [pair = '', ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/)
    expect(attributes.toSorted()).toEqual(
      ['HttpOnly', `Max-Age=${30 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
    )
  })

  test('is only accepted under that name', async () => {
    const cookie = cookieOf(await login())
    const url = '/api/authorization/token'
    const headers = { ...atHttps, cookie }
    expect((await backend.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
    const bare = { ...headers, cookie: cookie.replace('__Host-', '') }
    expect((await backend.inject({ method: 'POST', url, headers: bare })).statusCode).toBe(401)
  })

  test('is cleared by a logout with the same attributes, without which a browser keeps it', async () => {
    const { headers } = await send(backend, logOut, {
      caller: null,
      headers: { ...atHttps, cookie: cookieOf(await login()) },
    })
    expect(String(headers['set-cookie'])).toMatch(/^__Host-session=; .*Secure/)
    expect(String(headers['set-cookie'])).toMatch(/Expires=Thu, 01 Jan 1970/)
  })
})
