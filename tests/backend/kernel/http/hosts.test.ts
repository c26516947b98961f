import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#backend/services.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { cookieOf, send } from '../../client.ts'

const PORTAL = 'https://portal.gatepost.example'
const STAFF = 'https://staff.gatepost.example'
const at = (name: string) => `https://${name}.gatepost.example`
const SERVICES = ['identity', 'security', 'payment', 'gateway']
const HOSTS = {
  PUBLIC_URL: PORTAL,
  PORTAL_ORIGINS: `${PORTAL}, ${STAFF}`,
  SERVICE_ORIGINS: SERVICES.map(name => `${name}=${at(name)}`).join(', '),
}
/** Whom no page is of: other sites, and names that look like one of ours. */
const STRANGERS = [
  'https://elsewhere.example',
  'https://portal.gatepost.example.evil.test',
  'https://evilportal.gatepost.example',
  'https://www.portal.gatepost.example',
  'https://gatepost.example',
  'https://identity.gatepost.example',
  'https://portal.gatepost.example:8443',
  'https://PORTAL.gatepost.example',
  'https://portal.gatepost.example/',
  'http://portal.gatepost.example',
  'https://portal.gatepost.example, https://elsewhere.example',
  '*',
  'null',
  '',
]
const CORS = /^access-control-/

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await startBackend({ env: { ...HOSTS, LOG_LEVEL: 'silent' } })
  person = await backend.person()
})
afterAll(() => backend.close())

const corsOf = (headers: object) => Object.entries(headers).filter(([name]) => CORS.test(name))
const pathOf = ({ service, path }: { service: string; path: string }) => `/api/${service}${path}`
const preflight = (url: string, origin: string, [asked, host] = ['POST', 'identity.gatepost.example']) =>
  backend.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': asked, host },
  })

describe('a preflight', () => {
  test.each([PORTAL, STAFF])('from %s says what its pages may send and read', async origin => {
    const { statusCode, headers, body } = await preflight(pathOf(logIn), origin)
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
      vary: 'Origin',
    })
    const listed = (name: string) => String(headers[name]).split(', ')
    expect(listed('access-control-allow-methods')).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT'])
    expect(listed('access-control-allow-headers')).toEqual(
      expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key']),
    )
    expect(listed('access-control-expose-headers')).toEqual(
      expect.arrayContaining(['As-Of', 'Content-Disposition', 'Date', 'ETag', 'Retry-After', 'X-Request-Id']),
    )
    expect(listed('access-control-expose-headers')).not.toContain('Set-Cookie')
  })

  test.each(STRANGERS)('from %o gets nothing', async origin => {
    const { statusCode, headers } = await preflight(pathOf(logIn), origin)
    expect([statusCode, corsOf(headers), headers.vary]).toEqual([404, [], 'Origin'])
  })

  test('for a lookup may come from any page, and none may bring cookies', async () => {
    const url = pathOf(verifyUsAddress)
    const { headers } = await preflight(url, 'https://shop.example', ['GET', 'gateway.gatepost.example'])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })
})

describe('a call', () => {
  const asked = (origin: string | undefined) => ({ ...(origin !== undefined && { origin }) })
  const read = (origin: string | undefined) =>
    backend.inject({ url: pathOf(listSecretKeys), headers: { ...person.bearer, ...asked(origin) } })

  test.each([PORTAL, STAFF])('from %s can read its response', async origin => {
    const { statusCode, headers } = await read(origin)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    })
  })

  test('can also read a failure, whatever it is', async () => {
    const failures = await Promise.all([
      backend.inject({ url: pathOf(getOwnCredentials), headers: { origin: PORTAL } }),
      backend.inject({ url: '/api/identity/nothing', headers: { origin: PORTAL } }),
      backend.inject({
        url: pathOf(getOwnCredentials),
        headers: { origin: PORTAL, host: 'security.gatepost.example' },
      }),
      backend.inject({ url: `/api/identity/${'x'.repeat(9000)}`, headers: { origin: PORTAL } }),
    ])
    expect(failures.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404, 414])
    for (const { headers } of failures) expect(headers['access-control-allow-origin']).toBe(PORTAL)
  })

  test.each([...STRANGERS, undefined])('from %o has no header that lets a page read it', async origin => {
    const { headers } = await read(origin)
    expect([corsOf(headers), headers.vary]).toEqual([[], 'Origin'])
  })

  test('of a lookup can be read by any page, without cookies', async () => {
    const { headers } = await backend.inject({ url: pathOf(verifyUsAddress), headers: { origin: PORTAL } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })
})

describe('a write', () => {
  const token = (origin: string | undefined) =>
    send(backend, createToken, {
      caller: null,
      body: {},
      headers: { cookie, ...(origin !== undefined && { origin }) },
    })
  let cookie: string
  beforeAll(async () => {
    const { username, password } = person
    const headers = { origin: PORTAL }
    cookie = cookieOf(await send(backend, logIn, { caller: null, body: { username, password }, headers }))
  })

  test.each([PORTAL, STAFF])('from %s passes, with the cookie of another host', async origin => {
    expect((await token(origin)).status).toBe(200)
  })

  test.each(STRANGERS)(
    'from %o is rejected, although browsers send the cookie below its domain',
    async origin => {
      expect((await token(origin)).errors).toMatchObject([{ name: 'origin-not-allowed', status: 403 }])
      const { statusCode } = await backend.inject({
        method: 'PUT',
        url: pathOf(createSecretKey),
        headers: { ...person.bearer, origin },
        payload: { label: 'Not mine' },
      })
      expect(statusCode).toBe(403)
    },
  )

  test('with the cookie and without an origin is rejected', async () => {
    expect((await token(undefined)).status).toBe(403)
  })

  test('from a page on the host of a service is rejected', async () => {
    const { statusCode } = await backend.inject({
      method: 'POST',
      url: pathOf(logIn),
      headers: { host: 'identity.gatepost.example', origin: at('identity') },
      payload: { username: person.username, password: person.password },
    })
    expect(statusCode).toBe(403)
  })
})

describe('cookies', () => {
  const login = () => {
    const { username, password } = person
    const headers = { origin: PORTAL }
    return send(backend, logIn, { caller: null, body: { username, password }, headers })
  }

  test('are for the domain of all hosts, and as strict as for one', async () => {
    const [session = '', device = ''] = [(await login()).headers['set-cookie'] ?? ''].flat()
    expect(session).toMatch(
      /^__Secure-session=[\w-]{43}; Max-Age=\d+; Domain=gatepost\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(device).toMatch(/^__Secure-device=.*; Domain=gatepost\.example; .*SameSite=Strict$/)
  })

  test('are cleared there, too', async () => {
    const headers = { origin: PORTAL, cookie: cookieOf(await login()) }
    const { headers: cleared } = await send(backend, logOut, { caller: null, headers })
    expect(String(cleared['set-cookie'])).toMatch(/^__Secure-session=; .*Domain=gatepost\.example; .*1970/)
  })

  test('are not accepted under the name that they have on one host', async () => {
    const cookie = cookieOf(await login()).replace('__Secure-', '__Host-')
    const headers = { origin: PORTAL, cookie }
    expect((await send(backend, createToken, { caller: null, body: {}, headers })).status).toBe(401)
  })
})

describe('a host', () => {
  const statusAt = async (host: string, url: string) =>
    (await backend.inject({ url, headers: { host } })).statusCode
  const JWKS = '/api/authorization/.well-known/jwks.json'
  const OWN = pathOf(getOwnCredentials)

  test('of a service has that service and health, and nothing else', async () => {
    const host = 'identity.gatepost.example'
    expect(await statusAt(host, OWN)).toBe(401)
    expect(await statusAt(host, `${OWN}?a=b`)).toBe(401)
    expect(await statusAt(host, '/healthz')).toBe(200)
    for (const url of [
      JWKS,
      pathOf(listSecretKeys),
      '/',
      '/login',
      '/dev/mailbox',
      '/api',
      '/api/identityx',
      '/healthz/x',
    ])
      expect(await statusAt(host, url), url).toBe(404)
  })

  test('of the portal has the services without a host of their own', async () => {
    expect(await statusAt('portal.gatepost.example', JWKS)).toBe(200)
    expect(await statusAt('portal.gatepost.example', OWN)).toBe(404)
  })

  test('of another name has everything, for what checks the server from nearby', async () => {
    expect(await statusAt('10.0.0.7:3000', OWN)).toBe(401)
    expect(await statusAt('10.0.0.7:3000', JWKS)).toBe(200)
  })
})

test('what a page reads first comes with its token, also from services at other hosts', async () => {
  const { username, password } = person
  const headers = { origin: PORTAL, host: 'portal.gatepost.example' }
  const caller = null
  const cookie = cookieOf(
    await send(backend, logIn, { caller, body: { username, password }, headers: { origin: PORTAL } }),
  )
  const { body } = await send(backend, createToken, {
    caller,
    body: { first_calls: [pathOf(listSecretKeys)] },
    headers: { ...headers, cookie },
  })
  expect(body.first_responses).toMatchObject([{ path: pathOf(listSecretKeys), status: 200 }])
})

test('a login that a service cannot begin leads back to a page of the portal', async () => {
  const url = '/api/identity/sso/request?state=unknown'
  const response = await backend.inject({ url, headers: { host: 'identity.gatepost.example' } })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toMatch(`${PORTAL}/account/callback/sso?error=invalid_response`)
})

test.each<[name: string, more: Record<string, string>]>([
  ['CHAT_ORIGIN', { CHAT_VENDOR: 'helpscout', CHAT_ID: '4711' }],
  ['TEST_VENDOR_URL', {}],
])('%s must not be where browsers send our cookies', (name, more) => {
  const config = (host: string) =>
    readConfig({ APP_ENV: 'test', ...HOSTS, ...more, [name]: `https://${host}` })
  for (const host of ['vendor.gatepost.example', 'a.b.gatepost.example', 'gatepost.example'])
    expect(() => config(host), host).toThrow(`${name}: must not be below the domain`)
  expect(() => config('notgatepost.example')).not.toThrow()
})
