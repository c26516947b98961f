import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usStreetResponse } from '#backend/services/gateway/us/responses.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'
import { startLookupProvider } from '../../support/servers/lookup-provider.ts'

const NOT_THERE = { street: '999 Main St', zipcode: '62701' }

let provider: Awaited<ReturnType<typeof startLookupProvider>>
let sample: Backend
let connected: Backend
let backend: Backend
let key: GatewayKey
beforeAll(async () => {
  provider = await startLookupProvider()
  sample = await startBackend()
  connected = await startBackend({
    env: {
      LOOKUP_UPSTREAM: `${provider.url}/`,
      LOOKUP_UPSTREAM_KEY: 'provider-id:provider-token',
      OUTBOUND_LOOPBACK: 'allowed',
    },
  })
})
afterAll(async () => {
  await sample.close()
  await connected.close()
  await provider.close()
})

async function get(query: Record<string, string>, path = 'us-street') {
  const url = `/api/gateway/${path}?${new URLSearchParams(query)}`
  const response = await backend.inject({ method: 'GET', url, headers: basic(key) })
  return response.json()
}

async function post(lookups: readonly object[], search = '?explain=no-match') {
  const response = await backend.inject({
    method: 'POST',
    url: `/api/gateway/us-street${search}`,
    headers: basic(key),
    payload: { lookups },
  })
  return response.json()
}

describe('with the sample', () => {
  beforeEach(async () => {
    backend = sample
    key = await makeKey(backend, { limit: { max: 1_000 } })
  })

  test('an explanation is only in the response to who asks for it, and counts as nothing', async () => {
    expect(await get(NOT_THERE)).toEqual({ candidates: [] })
    expect(await countsOf(backend, key)).toMatchObject({ limit: 1, paid: 1 })
    expect(await get({ ...NOT_THERE, explain: 'no-match' })).toMatchObject({
      candidates: [],
      explanations: [
        { input_id: null, input_index: 0, part: 'house_number', numbers: { from: '700', to: '728' } },
      ],
    })
    expect(await countsOf(backend, key)).toMatchObject({ limit: 2, paid: 2 })
  })

  test('a batch explains only what has no match', async () => {
    const lookups = [
      { street: '214 N Juniper St', zipcode: '84116' },
      { ...NOT_THERE, input_id: 'order 2' },
    ]
    expect((await post(lookups)).explanations).toMatchObject([{ input_id: 'order 2', input_index: 1 }])
    expect(await post(lookups, '')).not.toHaveProperty('explanations')
    expect(await countsOf(backend, key)).toMatchObject({ limit: 4, paid: 4 })
  })
})

describe('with a provider', () => {
  beforeEach(async () => {
    backend = connected
    provider.asked.length = 0
    key = await makeKey(backend, { limit: { max: 1_000 } })
  })

  test('its explanations are passed on, with the ID of the lookup', async () => {
    const explained = usStreetResponse([NOT_THERE], { explain: 'no-match' })
    provider.says(explained)
    const response = await get({ ...NOT_THERE, input_id: 'order 7', explain: 'no-match' })
    expect(response.explanations).toEqual([{ ...explained.explanations?.[0], input_id: 'order 7' }])
    expect(provider.asked[0]?.path).toContain('explain=no-match')
  })

  test('without one, the codes of its matches say what they can', async () => {
    const typed = [
      { street: '88 Copper Mill Ave Apt 99', zipcode: '80302' },
      NOT_THERE,
      { street: '88 Copper Mill Ave', zipcode: '80302' },
    ]
    provider.says(usStreetResponse(typed))
    expect((await post(typed)).explanations).toMatchObject([
      { input_index: 0, part: 'unit', reason: 'not-found', message: '88 Copper Mill Ave has no Apt 99.' },
      { input_index: 1, part: 'unknown', reason: 'unknown', closest: [] },
      { input_index: 2, part: 'unit', reason: 'missing' },
    ])
  })

  test('one of an older version, which rejects the parameter, is asked without it, and counts once', async () => {
    provider.behave((response, { path }) => {
      response.writeHead(path.includes('explain') ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ candidates: [] }))
    })
    const query = { ...NOT_THERE, explain: 'no-match' }
    expect((await get(query)).explanations).toMatchObject([{ part: 'unknown' }])
    expect((await get(query)).explanations).toMatchObject([{ part: 'unknown' }])
    const explained = provider.asked.filter(({ path }) => path.includes('explain'))
    expect([provider.asked.length, explained.length]).toEqual([3, 1])
    expect(await countsOf(backend, key)).toMatchObject({ limit: 2, paid: 2 })
  })
})
