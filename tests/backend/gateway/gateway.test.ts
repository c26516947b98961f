import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretKeys, tokenUses } from '#backend/services/security/tables.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { playing } from '../../support/contract/scenario.ts'
import { basic, type KeyInput, makeKey, PAGE, US_CORE_LIMITED } from '../../support/gateway.ts'

const STREET = '/api/gateway/us-street?street=214 N Juniper St&zipcode=84116'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'trace' } })
})
afterAll(() => backend.close())

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await backend.inject({ method: 'GET', url: encodeURI(url), headers })
  const [error] = response.statusCode >= 400 ? response.json() : []
  const { name, id, message } = error ?? {}
  return { status: response.statusCode, error: name, id, message, headers: response.headers }
}
const withSecret = async (input: KeyInput = {}, more: Record<string, string> = {}) =>
  get(STREET, { ...basic(await makeKey(backend, input)), ...more })
const withEmbedded = async (headers: Record<string, string>, input: KeyInput = {}) => {
  const { keyId } = await makeKey(backend, { kind: 'embedded', ...input })
  return get(`${STREET}&key=${keyId}`, headers)
}

describe('who calls', () => {
  test('a secret key by Basic, never in the URL', async () => {
    expect(await withSecret()).toMatchObject({ status: 200 })
    const { keyId, token } = await makeKey(backend)
    expect(await get(`${STREET}&key=${keyId}`, PAGE)).toMatchObject({ status: 401, id: 1611079217 })
    expect(await get(`${STREET}&auth-id=${keyId}&auth-token=${token}`)).toMatchObject({ status: 401 })
    expect(await get(STREET, { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 })
  })

  test('HEAD is not a lookup and is not counted', async () => {
    const { keyId, token } = await makeKey(backend)
    const headers = basic({ keyId, token })
    const { statusCode } = await backend.inject({ method: 'HEAD', url: encodeURI(STREET), headers })
    expect(statusCode).toBe(404)
    const [key] = await backend.db.select().from(secretKeys).where(eq(secretKeys.keyId, keyId))
    expect(key?.lastUsed).toBeNull()
  })

  test('the id of an embedded key with a token is not a secret key', async () => {
    const { keyId } = await makeKey(backend, { kind: 'embedded' })
    expect(await get(STREET, basic({ keyId, token: 'sk_x' }))).toMatchObject({ status: 401, id: 1611079217 })
  })

  test.each([
    { origin: 'https://a.example' },
    { referer: 'https://a.example/x' },
    { 'sec-fetch-site': 'cross-site' },
  ])('a secret key with %o comes from a page, and no one learns whether it is valid', async headers => {
    expect(await withSecret({}, headers as never)).toMatchObject({ status: 401, id: 1611082217 })
    const madeUp = { ...basic({ keyId: randomUUID(), token: 'sk_x' }), ...headers }
    expect(await get(STREET, madeUp as never)).toMatchObject({ status: 401, id: 1611082217 })
  })

  test('a fetch by a server names no site, and passes', async () => {
    expect(await withSecret({}, { 'sec-fetch-mode': 'cors', 'user-agent': 'node' })).toMatchObject({
      status: 200,
    })
  })
})

describe('an embedded key', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  test.each<[string, Record<string, string>, object]>([
    ['by Referer', { referer: 'https://shop.northwind.example/a?b' }, { status: 200 }],
    ['by Origin', { origin: 'http://deep.shop.northwind.example:8080' }, { status: 200 }],
    ['by Referer where Origin is null', { origin: 'null', referer: PAGE.referer }, { status: 200 }],
    [
      'by Origin before Referer',
      { origin: 'https://evil.example', referer: PAGE.referer },
      { id: 1588026122 },
    ],
    ['on the apex', { origin: 'https://northwind.example' }, { status: 403, id: 1588026122 }],
    ['on a name that only ends alike', { origin: 'https://evilnorthwind.example' }, { id: 1588026122 }],
    ['without a page, in a browser', browser, { status: 403, id: 1588026122 }],
    [
      'without a page, from a crawler',
      { 'user-agent': 'ExampleBot/2.0' },
      {
        status: 403,
        id: 1613259231,
        message: expect.stringMatching(/^Embedded keys work only in web pages/),
      },
    ],
    ['with the page, from a crawler', { ...PAGE, 'user-agent': 'ExampleBot/2.0' }, { status: 200 }],
  ])('%s', async (_, headers, response) => expect(await withEmbedded(headers)).toMatchObject(response))

  test('a deactivated hostname accepts no call', async () => {
    const hostnames = [{ hostname: 'shop.northwind.example', isAuthorized: false }]
    expect(await withEmbedded(PAGE, { hostnames })).toMatchObject({ status: 403, error: 'key-unauthorized' })
    expect(await withEmbedded(PAGE, { hostnames: [] })).toMatchObject({ status: 403 })
  })

  test('any site may preflight, call and read, without cookies', async () => {
    const asked = await backend.inject({
      method: 'OPTIONS',
      url: '/api/gateway/us-street',
      headers: {
        origin: 'https://anybody.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringContaining('Content-Type'),
    })
    for (const { headers } of [
      await withEmbedded(PAGE),
      await withEmbedded({ origin: 'https://no.example' }),
    ]) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers).not.toHaveProperty('set-cookie')
    }
    const portal = await backend.inject({
      method: 'OPTIONS',
      url: '/api/security/secret-keys',
      headers: PAGE,
    })
    expect(portal.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test('a rotated key has two tokens until the older one ends, and each is counted', async () => {
  const { clock, db } = backend
  const previous = {
    token: 'sk_000000000000000000000000000000000000',
    ends: new Date(clock.now().getTime() + HOUR),
  }
  const key = await makeKey(backend, { previous })
  const old = { ...key, token: previous.token }
  for (const used of [key, old, old]) expect(await get(STREET, basic(used))).toMatchObject({ status: 200 })
  const uses = await db.select().from(tokenUses).where(eq(tokenUses.keyId, key.keyId))
  expect(uses.map(({ tokenVersion, used }) => [tokenVersion, used]).toSorted()).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(uses.every(({ start }) => start.getTime() % (5 * MINUTE) === 0)).toBe(true)
  clock.advance(HOUR)
  expect(await get(STREET, basic(old))).toMatchObject({ status: 401, id: 1611079217 })
  expect(await get(STREET, basic(key))).toMatchObject({ status: 200 })
  expect(await db.$count(tokenUses, eq(tokenUses.keyId, key.keyId))).toBe(2)
})

test('the source address of a call is checked against the list of the key', async () => {
  expect(await withSecret({ allowedIps: ['127.0.0.0/8'] })).toMatchObject({ status: 200 })
  expect(await withSecret({ allowedIps: ['203.0.113.0/24', '2001:db8::/32'] })).toMatchObject({ status: 403 })
})

test('a call uses the license that it names, or the first available one', async () => {
  const key = await makeKey(backend, { plans: [3061, US_CORE_LIMITED] })
  const both = await makeKey(backend, { plans: [3061] })
  expect(await get(`${STREET}&license=us-standard-cloud`, basic(key))).toMatchObject({ status: 200 })
  expect(await get(STREET, basic(both))).toMatchObject({ status: 200 })
  expect(await get(`${STREET}&license=us-core-cloud`, basic(both))).toMatchObject({ id: 1611081654 })
  expect(await get(`${STREET}&license=international-cloud`, basic(key))).toMatchObject({ id: 1611081571 })
  const none = await makeKey(backend, { plans: [] })
  expect(await get(STREET, basic(none))).toMatchObject({
    status: 402,
    id: 1611081654,
    message: 'You have no license for this product.',
  })
})

test('the rate limit is that of the plan, and resets after a second', async () => {
  const key = await makeKey(backend, { plans: [3101] })
  const calls = Array.from({ length: 12 }, () => get(STREET, basic(key)))
  const responses = await Promise.all(calls)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
  const rejected = responses.find(({ status }) => status !== 200)
  expect(rejected).toMatchObject({ status: 429, id: 1588093856, headers: { 'retry-after': '1' } })
  backend.clock.advance(1_000)
  expect(await get(STREET, basic(key))).toMatchObject({ status: 200 })
})

test('the last use is recorded once a minute, and rejections do not count', async () => {
  const { clock, db } = backend
  const key = await makeKey(backend)
  const lastUsed = async () =>
    (await db.select().from(secretKeys).where(eq(secretKeys.keyId, key.keyId)))[0]?.lastUsed?.getTime()
  const minute = () => Math.floor(clock.now().getTime() / MINUTE) * MINUTE
  await get(STREET, { ...basic(key), ...PAGE })
  expect(await lastUsed()).toBeUndefined()
  await get(STREET, basic(key))
  expect(await lastUsed()).toBe(minute())
  clock.advance(MINUTE)
  await get(STREET, basic(key))
  expect(await lastUsed()).toBe(minute())
})

test('no log contains a token or a looked-up address', async () => {
  const key = await makeKey(backend)
  const { length } = backend.log
  const typed = { street: '77 Sentinel Crossing', city: 'Whisperville', state: 'UT' }
  const call = (payload: object | string, headers: Record<string, string> = {}) =>
    backend.inject({
      method: 'POST',
      url: '/api/gateway/us-street',
      headers: { 'content-type': 'application/json', ...basic(key), ...headers },
      payload,
    })
  expect((await call({ lookups: [typed] })).statusCode).toBe(200)
  expect((await call({ lookups: [{ ...typed, extra: 'Sentinel' }] })).statusCode).toBe(400)
  expect((await call(`{"lookups": [{"street": "77 Sentinel`)).statusCode).toBe(412)
  expect((await call({ lookups: [typed] }, playing('server-error'))).statusCode).toBe(500)
  await get('/api/gateway/us-street?street=77 Sentinel Crossing&city=Whisperville&state=UT', basic(key))
  const lines = backend.log.slice(length).join('')
  expect(lines).toContain('"operation":"verifyUsAddresses"')
  for (const secret of [key.token, basic(key).authorization.slice(6), 'Sentinel', 'Whisperville'])
    expect(lines).not.toContain(secret)
})
