import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../support/backend.ts'
import { contractOf, handlesOf, requestExample, responseExamples } from '../../support/contract/contract.ts'
import { toRequest } from '../../support/contract/world.ts'
import { basic, makeKey } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => backend.close())

const operations = handlesOf('gateway')
type Call = { query?: object; body?: { lookups: object[] } }

/** Makes the call of the contract's first example, changed, with a key of its own. */
async function callWith(operation: (typeof operations)[number], change: (call: Call) => Call) {
  const key = await makeKey(backend, { limit: { max: 10 } })
  const [example] = responseExamples(contractOf(operation), 200)
  const call = requestExample(contractOf(operation), example?.name ?? '') as Call
  const request = toRequest(operation, { caller: null, headers: basic(key), ...change(call) } as never)
  const response = await backend.inject({
    method: request.method,
    url: request.url,
    headers: request.headers,
    payload: request.body,
  })
  return { status: response.statusCode, errors: response.json(), counts: await countsOf(backend, key) }
}

describe.each(operations)('$id', operation => {
  test('a parameter that it does not have is rejected by name, and nothing is counted', async () => {
    const { status, errors, counts } = await callWith(operation, call => ({
      ...call,
      query: { ...call.query, match: 'enhanced' },
    }))
    expect(status).toBe(400)
    expect(errors).toEqual([
      {
        id: null,
        name: 'unknown-parameter',
        message: 'This operation has no parameter “match”.',
        fields: ['match'],
        status: 400,
      },
    ])
    expect(counts).toMatchObject({ limit: 0, hours: 0, days: 0 })
  })

  test('the call without it is counted', async () => {
    const { status, counts } = await callWith(operation, call => call)
    expect(status).toBe(200)
    expect(counts.hours).toBeGreaterThan(0)
  })
})

const byId = (id: string) => {
  const operation = operations.find(each => each.id === id)
  if (!operation) throw new Error(`no ${id}`)
  return operation
}

test.each([
  ['suggestUsAddresses', 'include_only_states', 'only_state'],
  ['suggestUsAddresses', 'maxResults', 'max_results'],
  ['verifyUsAddress', 'zip', 'zipcode'],
  ['verifyUsAddress', 'secondry', 'secondary'],
  ['verifyUsAddress', 'Street2', 'street'],
  ['geocodeInternationalAddress', 'postcode', 'postal_code'],
])('%s suggests a parameter near %s', async (id, sent, meant) => {
  const { status, errors } = await callWith(byId(id), call => ({
    ...call,
    query: { ...call.query, [sent]: 'x' },
  }))
  expect(status).toBe(400)
  expect(errors).toMatchObject([
    { message: `This operation has no parameter “${sent}”. Did you mean “${meant}”?`, fields: [sent] },
  ])
})

test('a misspelled required parameter is named next to the one that is missing', async () => {
  const { errors } = await callWith(byId('suggestUsAddresses'), () => ({ query: { serach: '21' } }))
  expect(errors).toMatchObject([
    { name: 'required', fields: ['search'] },
    { name: 'unknown-parameter', fields: ['serach'], message: expect.stringContaining('“search”') },
  ])
})

test('an unknown field of a batch is rejected with its place, and no lookup of the batch is counted', async () => {
  const { status, errors, counts } = await callWith(byId('verifyUsAddresses'), ({ body }) => ({
    body: { lookups: [...(body?.lookups ?? []), { street: '1 A St', zip: '84116' }] },
  }))
  expect(status).toBe(400)
  expect(errors).toMatchObject([
    {
      name: 'unknown-field',
      message: 'This field is unknown. Did you mean “zipcode”?',
      fields: ['lookups.2.zip'],
    },
  ])
  expect(counts).toMatchObject({ limit: 0, hours: 0, days: 0 })
})

test('credentials in the URL are no parameters: without a key the reason is the key, with one they are named', async () => {
  const url = '/api/gateway/us-street?street=1&zipcode=84116&auth-id=a&auth-token=sk_b'
  const without = await backend.inject({ url })
  expect(without.statusCode).toBe(401)
  const key = await makeKey(backend, {})
  const withKey = await backend.inject({ url, headers: basic(key) })
  expect(withKey.statusCode).toBe(400)
  expect(withKey.json().flatMap(({ fields }: { fields: string[] }) => fields)).toEqual([
    'auth-id',
    'auth-token',
  ])
  expect(withKey.body).not.toContain('sk_b')
})
