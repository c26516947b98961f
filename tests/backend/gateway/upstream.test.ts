import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { internationalResponse } from '#backend/services/gateway/international/responses.ts'
import { usGeocodingResponse } from '#backend/services/gateway/us/house-responses.ts'
import { usStreetResponse } from '#backend/services/gateway/us/responses.ts'
import { keyLimits, tokenUses, usageDays, usageHours } from '#backend/services/security/tables.ts'
import { readConfig } from '#backend/services.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PAGE } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'
import { startLookupProvider } from '../../support/servers/lookup-provider.ts'

const PROVIDER_KEY = 'provider-id:provider-token'
const NO_RESPONSE = 1612396608
const UNUSABLE = 1601236387
const REST = 10_000
/** Long enough for a busy machine to be answered, in all tests but those of a slow provider. */
const SECONDS = Math.min(scaledTimeout(2_000) / 1000, 5)
const SENTINEL = { street: '77 Sentinel Crossing', zipcode: '84116' }

/** What a provider with other addresses than ours says. */
const found = usStreetResponse([{ street: '214 N Juniper St', zipcode: '84116' }])

let provider: Awaited<ReturnType<typeof startLookupProvider>>
let backend: Backend
let key: GatewayKey
beforeAll(async () => {
  provider = await startLookupProvider()
  backend = await startBackend({
    env: {
      LOOKUP_UPSTREAM: `${provider.url}/`,
      LOOKUP_UPSTREAM_KEY: PROVIDER_KEY,
      LOOKUP_UPSTREAM_TIMEOUT: String(SECONDS),
      OUTBOUND_LOOPBACK: 'allowed',
      LOG_LEVEL: 'trace',
    },
  })
})
afterAll(async () => {
  await backend.close()
  await provider.close()
})
beforeEach(async () => {
  provider.says(found)
  provider.asked.length = 0
  key = await makeKey(backend, { limit: { max: 1_000 } })
})
afterEach(() => vi.useRealTimers())

async function get(path: string, query: Record<string, string>, headers: object = basic(key)) {
  const url = `/api/gateway/${path}?${new URLSearchParams(query)}`
  const response = await backend.inject({ method: 'GET', url, headers: { ...headers } })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const look = (query: Record<string, string> = SENTINEL) => get('us-street', query)
const rejected = (id: number) => ({ status: 502, body: [{ name: 'gateway-unavailable', id, fields: [] }] })

describe('a provider that responds', () => {
  test('gets the lookup with our key alone, and its response is the response', async () => {
    const { keyId } = await makeKey(backend, { kind: 'embedded' })
    const query = { ...SENTINEL, candidates: '2', input_id: 'order 7', license: 'us-core-cloud', key: keyId }
    expect(await get('us-street', query, PAGE)).toMatchObject({
      status: 200,
      body: { candidates: [{ delivery_line_1: '214 N Juniper St', input_id: 'order 7' }] },
    })
    const { path = '', authorization, method } = provider.asked[0] ?? {}
    const sent = new URL(path, provider.url)
    expect([method, sent.pathname]).toEqual(['GET', '/api/us-street'])
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      ...SENTINEL,
      candidates: '2',
      input_id: 'order 7',
    })
    expect(authorization).toBe(`Basic ${btoa(PROVIDER_KEY)}`)
  })

  test('gets a batch as it was sent, and each candidate has the id of its lookup', async () => {
    const candidate = found.candidates[0]
    provider.says({ candidates: [{ ...candidate, input_index: 1, input_id: 'someone else' }] })
    const lookups = [SENTINEL, { ...SENTINEL, input_id: 'order 2' }]
    const response = await backend.inject({
      method: 'POST',
      url: '/api/gateway/us-street',
      headers: basic(key),
      payload: { lookups },
    })
    expect(response.json().candidates).toMatchObject([{ input_index: 1, input_id: 'order 2' }])
    expect(provider.asked).toMatchObject([{ method: 'POST', path: '/api/us-street', body: { lookups } }])
    expect(await countsOf(backend, key)).toEqual({ limit: 2, paid: 2, hours: 2, days: 2 })
  })

  test('answers the other products, and properties that the contract does not know are dropped', async () => {
    provider.says({ suggestions: [], version: 7 })
    expect(await get('us-autocomplete', { search: '214 n' })).toMatchObject({
      status: 200,
      body: { suggestions: [] },
    })
    const international = { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Hamburg' }
    const response = internationalResponse(international)
    provider.says({ candidates: response.candidates.map(candidate => ({ ...candidate, extra: { a: 1 } })) })
    expect(await get('international-street', international)).toMatchObject({ status: 200, body: response })
    expect(provider.asked.map(({ path }) => path.split('?')[0])).toEqual([
      '/api/us-autocomplete',
      '/api/international-street',
    ])
  })

  test('answers what is known about addresses, each at its own path', async () => {
    provider.says({ results: [] })
    const asked: [string, Record<string, string>][] = [
      ['us-reverse-geocoding', { latitude: '40.5', longitude: '-111.5' }],
      ['us-rooftop-geocoding', SENTINEL],
      ['us-property', SENTINEL],
      ['us-property-financial', SENTINEL],
      ['us-georeference', SENTINEL],
      ['us-secondary', { ...SENTINEL, after: '12' }],
      ['international-geocoding', { country: 'DEU', address1: 'Lindenhofweg 12' }],
    ]
    for (const [path, query] of asked)
      expect(await get(path, query)).toMatchObject({ status: 200, body: { results: [] } })
    const sent = provider.asked.map(({ path }) => path.replace('/api/', ''))
    // The provider gets what was sent, with the defaults of our contract.
    expect(sent).toEqual([
      'us-reverse-geocoding?latitude=40.5&longitude=-111.5&max_distance=200&max_results=5',
      ...asked.slice(1, 5).map(([path]) => `${path}?street=77+Sentinel+Crossing&zipcode=84116`),
      'us-secondary?street=77+Sentinel+Crossing&zipcode=84116&after=12&max_results=100',
      'international-geocoding?country=DEU&address1=Lindenhofweg+12',
    ])
  })

  test('gives verification the block of an address, and the product for it the roof', async () => {
    const [candidate] = found.candidates
    const roof = { latitude: 40.77616, longitude: -111.89554 }
    provider.says({
      candidates: [{ ...candidate, metadata: { ...candidate?.metadata, ...roof, precision: 'rooftop' } }],
    })
    expect((await look()).body.candidates[0].metadata).toMatchObject({
      latitude: 40.776,
      longitude: -111.896,
      precision: 'zip9',
    })
    const [result] = usGeocodingResponse({ street: '214 N Juniper St', zipcode: '84116' }).results
    const results = [{ ...result, coordinates: roof }]
    provider.says({ results })
    expect(await get('us-rooftop-geocoding', SENTINEL)).toMatchObject({ body: { results } })
  })

  test('is not asked when the gate rejects', async () => {
    const paused = await makeKey(backend, { paused: true })
    expect(await get('us-street', SENTINEL, basic(paused))).toMatchObject({ status: 401 })
    expect(await get('us-street', SENTINEL, { ...basic(key), ...PAGE })).toMatchObject({ status: 401 })
    expect(provider.asked).toEqual([])
  })
})

describe('a provider that fails', () => {
  const failures: [string, () => void, number][] = [
    ['slow', () => provider.behave(() => {}), NO_RESPONSE],
    [
      'slow after the first bytes',
      () => provider.behave(response => void response.writeHead(200).write('{"candidates"')),
      NO_RESPONSE,
    ],
    ['gone', () => provider.behave(response => response.socket?.destroy()), NO_RESPONSE],
    ['failing', () => provider.says([{ name: 'internal-error' }], 500), UNUSABLE],
    ['not willing', () => provider.says([{ name: 'subscription-inactive' }], 402), UNUSABLE],
    ['of another opinion', () => provider.says([{ name: 'required' }], 400), UNUSABLE],
    ['malformed', () => provider.says('{"candidates": [Sentinel'), UNUSABLE],
    ['of another form', () => provider.says({ candidates: [{ delivery_line_1: 'Sentinel' }] }), UNUSABLE],
    ['wrong in a million places', () => provider.says({ candidates: Array(900_000).fill(0) }), UNUSABLE],
    [
      'about a lookup that was not sent',
      () => provider.says({ candidates: found.candidates.map(each => ({ ...each, input_index: 3 })) }),
      UNUSABLE,
    ],
    ['oversized', () => provider.says(JSON.stringify('x'.repeat(3 * 1024 * 1024))), UNUSABLE],
    [
      'leading elsewhere',
      () =>
        provider.behave(response => {
          response.writeHead(302, { location: `${provider.url}/elsewhere` }).end()
        }),
      UNUSABLE,
    ],
  ]

  test.each(failures)('%s: the gateway has its own error, and counts nothing', async (_, action, id) => {
    action()
    expect(await look()).toMatchObject(rejected(id))
    expect(provider.asked).toHaveLength(1)
    const nothing = { limit: 0, paid: 0, hours: 0, days: 0 }
    expect(await countsOf(backend, key)).toEqual(nothing)
    for (const table of [usageHours, usageDays])
      expect(await backend.db.$count(table, eq(table.keyId, key.keyId))).toBe(0)
    // A success between two failures: the breaker counts those in a row.
    provider.says(found)
    expect(await look()).toMatchObject({ status: 200 })
    expect(await countsOf(backend, key)).toEqual({ limit: 1, paid: 1, hours: 1, days: 1 })
  })

  test('no log has its key, or a lookup', () => {
    const log = backend.log.join('')
    expect(log).toContain(`lookup provider: no answer within ${SECONDS} seconds`)
    for (const secret of ['provider-token', btoa(PROVIDER_KEY), 'Sentinel', 'Juniper'])
      expect(log).not.toContain(secret)
  })

  test('the last lookup is spent once, regardless of who fails', async () => {
    const last = await makeKey(backend, { remaining: 1, limit: { max: 5 } })
    const before = (await countsOf(backend, last)).paid
    let calls = 0
    provider.behave(response => {
      const body = JSON.stringify(found)
      calls++ % 3
        ? response.writeHead(200, { 'content-type': 'application/json' }).end(body)
        : response.writeHead(400).end()
    })
    const statuses: number[] = []
    for (let round = 0; round < 3; round++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 6 }, async () => (await get('us-street', SENTINEL, basic(last))).status),
        )),
      )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => ![200, 402, 502].includes(status))).toEqual([])
    expect(await countsOf(backend, last)).toEqual({ limit: 1, paid: before + 1, hours: 1, days: 1 })
  })

  test('a counter that was reset meanwhile stays at zero, and the token is not counted either', async () => {
    const now = backend.clock.now()
    const previous = {
      token: 'sk_111111111111111111111111111111111111',
      ends: new Date(now.getTime() + 60_000),
    }
    const rotated = await makeKey(backend, { previous, limit: { max: 5 } })
    provider.behave(async response => {
      const since = new Date(now.getTime() + 1_000)
      const { db } = backend
      await db.update(keyLimits).set({ lookupsUsed: 0, since }).where(eq(keyLimits.keyId, rotated.keyId))
      response.writeHead(400).end()
    })
    expect(await get('us-street', SENTINEL, basic(rotated))).toMatchObject({ status: 502 })
    expect(await countsOf(backend, rotated)).toMatchObject({ limit: 0, paid: 0, hours: 0 })
    expect(await backend.db.$count(tokenUses, eq(tokenUses.keyId, rotated.keyId))).toBe(0)
  })
})

test('after five failures in a row the provider is left alone, tried once, and used again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  provider.says([], 503)
  for (let made = 0; made < 5; made++) expect(await look()).toMatchObject(rejected(UNUSABLE))
  expect(await look()).toMatchObject({ ...rejected(NO_RESPONSE), headers: { 'retry-after': '10' } })
  expect(provider.asked).toHaveLength(5)

  vi.advanceTimersByTime(REST)
  expect(await look()).toMatchObject(rejected(UNUSABLE))
  expect(await look()).toMatchObject(rejected(NO_RESPONSE))
  expect(provider.asked).toHaveLength(6)

  vi.advanceTimersByTime(REST)
  provider.says(found)
  for (let made = 0; made < 3; made++) expect(await look()).toMatchObject({ status: 200 })
  expect(provider.asked).toHaveLength(9)
  expect(await countsOf(backend, key)).toEqual({ limit: 3, paid: 3, hours: 3, days: 3 })
})

test('calls that the provider rejects for what they say do not close it to others', async () => {
  provider.says([], 422)
  for (let made = 0; made < 8; made++) expect(await look()).toMatchObject(rejected(UNUSABLE))
  provider.says(found)
  expect(await look()).toMatchObject({ status: 200 })
})

test('a provider in a private network is never called', async () => {
  const guarded = await startBackend({
    env: { LOOKUP_UPSTREAM: provider.url.replace('http:', 'https:'), LOOKUP_UPSTREAM_KEY: PROVIDER_KEY },
  })
  try {
    const own = await makeKey(guarded)
    const url = '/api/gateway/us-street?street=1&zipcode=84116'
    const response = await guarded.inject({ method: 'GET', url, headers: basic(own) })
    expect([response.statusCode, response.json()[0].id]).toEqual([502, NO_RESPONSE])
    expect(provider.asked).toEqual([])
  } finally {
    await guarded.close()
  }
})

test.each([
  { LOOKUP_UPSTREAM: 'https://provider.example' },
  { LOOKUP_UPSTREAM: 'https://a:b@provider.example', LOOKUP_UPSTREAM_KEY: 'a:b' },
  { LOOKUP_UPSTREAM: 'https://provider.example?key=1', LOOKUP_UPSTREAM_KEY: 'a:b' },
  { LOOKUP_UPSTREAM: 'https://provider.example', LOOKUP_UPSTREAM_KEY: 'no token' },
])('the server does not start with %o', environment =>
  expect(() => readConfig(environment)).toThrow(/LOOKUP_UPSTREAM/),
)
