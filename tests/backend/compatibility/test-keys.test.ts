import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeKey } from '#backend/services/compatibility/address-key.ts'
import { type TestCase, testCasesOf } from '#backend/services/gateway/test-keys/cases.ts'
import { PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { checkResponse } from '../../support/contract/conformance.ts'
import { contractOf, handlesOf } from '../../support/contract/contract.ts'
import { type AnyCall, toRequest } from '../../support/contract/world.ts'
import { basic, type GatewayKey, makeTestKey } from '../../support/gateway.ts'

/*
 * Each response of the contract, for each operation in the form of the other provider: a test key gets it for the same
 * inputs as in the address APIs.
 */

let backend: Backend
let key: GatewayKey
beforeAll(async () => {
  // A failure that the caller requested is none of ours: an error in the log fails the test.
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
// Cases of one operation are more than a key may request in a second.
beforeEach(async () => {
  key = await makeTestKey(backend)
})
afterAll(() => backend.close())

const [contract, gateway] = [loadContract('compatibility'), loadContract('gateway')]

interface Form {
  /** The operations of the address API whose successes it returns. */
  returns: readonly string[]
  /** How an input is sent. */
  call: (input: string) => Partial<AnyCall>
  /** Where a success has the results. */
  results: (body: never) => readonly unknown[]
}

const asIs = (body: readonly unknown[]) => body
const keyed = (returns: string): Form => ({
  returns: [returns],
  call: street => ({ params: { smarty_key: 'search' }, query: { street } }),
  results: asIs,
})

const FORMS: Record<string, Form> = {
  verifyStreetAddress: {
    returns: ['verifyUsAddress'],
    call: street => ({ query: { street, candidates: 10 } }),
    results: asIs,
  },
  verifyStreetAddresses: {
    returns: ['verifyUsAddress'],
    call: street => ({ body: [{ street }] }),
    results: asIs,
  },
  findUsAddresses: {
    returns: ['suggestUsAddresses'],
    call: search => ({ query: { search } }),
    results: ({ suggestions }: { suggestions: [] }) => suggestions,
  },
  getPrincipalProperty: keyed('getUsProperty'),
  getFinancialProperty: keyed('getUsPropertyFinancials'),
  getGeoReference: keyed('getUsGeoreference'),
  listSecondaries: keyed('listUsSecondaryAddresses'),
  getSecondaryCount: keyed('listUsSecondaryAddresses'),
  verifyInternational: {
    returns: ['verifyInternationalAddress'],
    call: address1 => ({ query: { address1, country: 'CAN' } }),
    results: asIs,
  },
  suggestInternational: {
    returns: ['suggestInternationalAddresses'],
    call: search => ({ query: { search, country: 'CAN' } }),
    results: ({ candidates }: { candidates: [] }) => candidates,
  },
  suggestInternationalEntries: {
    returns: [],
    call: line => ({
      params: { address_id: encodeKey('CAN', '', line, '') },
      query: { country: 'CAN' },
    }),
    results: ({ candidates }: { candidates: [] }) => candidates,
  },
}

test('each operation is proven', () => {
  expect(Object.keys(FORMS).toSorted()).toEqual(
    handlesOf('compatibility')
      .map(({ id }) => id)
      .toSorted(),
  )
})

describe.each(handlesOf('compatibility'))('$id', operation => {
  const { returns, call, results } = FORMS[operation.id] ?? { returns: [], call: () => ({}), results: asIs }
  const located = contractOf(operation)
  const cases = testCasesOf(contract, operation.id)
  const errors = cases.filter(({ status }) => status >= 400 && status !== 404)

  async function send(sent: Partial<AnyCall>) {
    const request = toRequest(operation, { caller: null, ...sent, headers: basic(key) } as AnyCall)
    const response = await backend.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: request.headers,
      ...(request.body !== undefined && { payload: request.body }),
    })
    const { statusCode: status, headers, body: text } = response
    expect(checkResponse(operation, { status, headers: headers as never, body: text })).toEqual([])
    expect(headers['x-test']).toBe('true')
    return { status, headers, body: JSON.parse(text) }
  }

  test('has an input for each status that it declares', () => {
    expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(located.statuses))
  })

  test.each(errors)('returns $status $name', async ({ status, name, body }) => {
    const response = await send(call(`Test ${name}`))
    expect(response).toMatchObject({ status, body })
    expect(response.headers['retry-after'] !== undefined).toBe(status === 429 || status === 503)
  })

  test.runIf(located.statuses.includes(404))('returns 404 to a key of another provider', async () => {
    const params = { smarty_key: '325023201', address_id: '325023201' }
    const { body } = cases.find(({ status }) => status === 404) ?? { body: undefined }
    expect(await send({ ...call('Test'), params })).toMatchObject({ status: 404, body })
  })

  const successes = returns.flatMap(id =>
    testCasesOf(gateway, id).filter(({ status }: TestCase) => status === 200),
  )
  test.each(successes)('returns the data of $name in its form', async ({ name, body }) => {
    const { status, body: sent } = await send(call(`Test ${name}`))
    expect(status).toBe(200)
    const [found = []] = Object.values(body as Record<string, unknown[]>)
    // Data about an address is that of the best match.
    const most = located.path.includes('{smarty_key}') ? 1 : found.length
    expect(results(sent as never)).toHaveLength(Math.min(found.length, most))
  })
})

test.each([
  ['a point', { latitude: 40.2, longitude: 1 }, 402],
  ['a text', { search: 'Test subscription-inactive' }, 402],
])('the place lookup takes %s that requests an error', async (_, query, status) => {
  const url = `/api/compatibility/lookup?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  const response = await backend.inject({ method: 'GET', url, headers: basic(key) })
  expect(response.statusCode).toBe(status)
})

describe('X-Test', () => {
  const verify = (path: string, query: Record<string, string>, headers = {}) =>
    backend.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}`, headers })
  const street = 'Test verified'

  test('is in each response to a test key, invalid requests and wrong tokens included', async () => {
    const { id: keyId, token } = PUBLIC_TEST_KEY
    const responses = await Promise.all([
      verify('/api/gateway/us-street', { street }, basic(key)),
      verify('/api/gateway/us-street', { street, key: key.keyId }),
      verify('/api/gateway/us-street', { street, key: keyId.toUpperCase() }),
      verify('/api/gateway/us-street', { city: 'Provo' }, basic({ keyId, token })),
      verify('/api/gateway/us-street', { street }, basic({ ...key, token: 'test_x' })),
      verify('/api/compatibility/street-address', { street, 'auth-id': keyId, 'auth-token': token }),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 401, 200])
    for (const { headers } of responses) {
      expect(headers['x-test']).toBe('true')
      expect(headers['access-control-expose-headers']).toContain('X-Test')
    }
  })

  test('is in no other response', async () => {
    const other = { keyId: '0193f1c4-0000-7000-8000-000000000000', token: 'sk_x' }
    const responses = await Promise.all([
      verify('/api/gateway/us-street', { street }, basic(other)),
      verify('/api/gateway/us-street', { street, 'auth-id': PUBLIC_TEST_KEY.id }),
      verify('/api/gateway/us-street', { street }),
    ])
    for (const { headers } of responses) expect(headers).not.toHaveProperty('x-test')
  })
})
