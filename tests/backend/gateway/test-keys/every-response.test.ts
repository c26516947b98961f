import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestCase, testCasesOf } from '#backend/services/gateway/test-keys/cases.ts'
import { gatewayCodes } from '#domain/errors/gateway.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { fieldsOfInput } from '../../../../scripts/samples/test-inputs.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import {
  contractOf,
  handlesOf,
  requestExample,
  responseExamples,
} from '../../../support/contract/contract.ts'
import { toRequest } from '../../../support/contract/world.ts'
import { basic, type GatewayKey, makeTestKey } from '../../../support/gateway.ts'

/*
 * Each response of the contract, for each operation of the address APIs: a test key gets it for the input that the
 * documentation lists.
 */

let backend: Backend
beforeAll(async () => {
  // A failure that the caller requested is none of ours: an error in the log fails the test.
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => backend.close())

const contract = loadContract('gateway')

describe.each(handlesOf('gateway'))('$id', operation => {
  const located = contractOf(operation)
  const cases = testCasesOf(contract, operation.id)
  const isList = located.body !== undefined
  let key: GatewayKey
  beforeAll(async () => {
    key = await makeTestKey(backend)
  })

  /** The contract's first request, with another input. */
  async function send(input: TestCase['input']) {
    const [example] = responseExamples(located, 200)
    const call = requestExample(located, example?.name ?? '') as { query?: object }
    const fields = fieldsOfInput(operation.id, input)
    // As many results as the response has.
    const { max_results: _most, ...query } = (call.query ?? {}) as { max_results?: number }
    const sent = isList ? { body: { lookups: [fields] } } : { query: { ...query, ...fields } }
    const request = toRequest(operation, { caller: null, headers: basic(key), ...sent } as never)
    return backend.inject({
      method: request.method,
      url: request.url,
      headers: request.headers,
      payload: request.body,
    })
  }

  test('has an input for each status that it declares, and no two with the same', () => {
    expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(located.statuses))
    const inputs = cases.map(({ input }) => JSON.stringify(input))
    expect(new Set(inputs).size).toBe(inputs.length)
  })

  test('has an input for each number of an error that it can return', () => {
    const [single, list] = [1611082010, 1611082095]
    const numbers = cases.flatMap(({ status, body }) =>
      status < 400 ? [] : (body as { id: number | null }[]).flatMap(({ id }) => id ?? []),
    )
    const possible = [...gatewayCodes].flatMap(([number, { status }]) =>
      located.statuses.includes(status) && number !== (isList ? single : list) ? [number] : [],
    )
    expect(new Set(numbers)).toEqual(new Set(possible))
  })

  test.each(cases)('returns $status $name', async ({ status, input, body }) => {
    const response = await send(input)
    expect(response.statusCode).toBe(status)
    expect(response.headers['retry-after'] !== undefined).toBe(status === 429 || status === 503)
    if (status === 200 && 'candidates' in (body as object) && operation.id.startsWith('verifyUsAddress'))
      expect(response.json()).toEqual(asOf(body as { candidates: object[] }))
    else expect(response.json()).toEqual(body)
  })

  test('returns the first response to any other input', async () => {
    const input =
      typeof cases[0]?.input === 'string' ? '1 Anywhere Ave' : { latitude: 40.7, longitude: -111.8 }
    const [response, usual] = [await send(input), await send(cases[0]?.input ?? '')]
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(usual.json())
    expect(Object.values(response.json()).flat()).not.toEqual([])
  })
})

/** Candidates of a lookup that has no ID of the caller's. */
const asOf = ({ candidates }: { candidates: object[] }) => ({
  candidates: candidates.map(candidate => ({ ...candidate, input_id: null, input_index: 0 })),
})
