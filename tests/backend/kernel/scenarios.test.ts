import { beforeAll, describe, expect, test } from 'vitest'
import { SCENARIO_COOKIE } from '#backend/dev/scenarios.ts'
import { gatewayCodes } from '#domain/errors/gateway.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { callOf, loadCases } from '../../contract/cases.ts'
import { type Backend, ORIGIN, type Person, sharedBackend } from '../../support/backend.ts'
import { createBackendWorld } from '../../support/contract/backend-world.ts'
import { contractOf } from '../../support/contract/contract.ts'
import { toRequest } from '../../support/contract/world.ts'

const PAGE = '/dev/scenarios'
let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await sharedBackend()
  person = await backend.person({ roles: ['api-key-viewer', 'api-key-editor'] })
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  backend.inject({ method: 'POST', url, headers: { origin: ORIGIN, ...headers }, payload })

async function cookieOf(payload: object): Promise<string> {
  const response = await post(PAGE, payload)
  expect(response.statusCode).toBe(204)
  return response.cookies.find(({ name }) => name === SCENARIO_COOKIE)?.value ?? ''
}

function listKeys(scenario: string) {
  const { method, url, headers } = toRequest(listSecretKeys, { caller: person })
  const cookie = `${headers.cookie}; ${SCENARIO_COOKIE}=${scenario}`
  return backend.inject({ method: method as 'GET', url, headers: { ...headers, cookie } })
}

test.each([
  ['server-eror', /^There is no scenario “server-eror”\. There are: rate-limited, .*interrupted/],
  ['drift-nothing', /^There is no scenario/],
  ['slow-', /^There is no scenario/],
  ['server-error:listNothing', /^There is no operation “listNothing”\.$/],
])('the header %s is rejected: the test of a failure would pass without one', async (scenario, message) => {
  const { method, url, headers } = toRequest(listSecretKeys, { caller: person })
  const response = await backend.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, 'x-scenario': scenario },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject([{ message: expect.stringMatching(message), fields: ['X-Scenario'] }])
})

describe('a failure', () => {
  test('applies to the operation that was named, and to no other', async () => {
    const scenario = await cookieOf({ scenario: 'rate-limited', operation: listSecretKeys.id })
    expect((await listKeys(scenario)).statusCode).toBe(429)
    const other = await cookieOf({ scenario: 'rate-limited', operation: 'createSecretKey' })
    expect((await listKeys(other)).statusCode).toBe(200)
  })

  test('delays by the chosen time', async () => {
    const scenario = await cookieOf({ scenario: 'slow', operation: listSecretKeys.id, delay: 300 })
    const start = performance.now()
    expect((await listKeys(scenario)).statusCode).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(295)
  })

  test.each([
    ['extra-property', { body: { unexpected: true } }],
    ['numbers-as-text', { body: { total: '0' } }],
    ['wrong-status', { status: 203 }],
    ['extra-header', { headers: { 'x-unexpected': 'yes' } }],
  ])('makes a response differ from the contract: %s', async (drift, difference) => {
    const scenario = await cookieOf({ scenario: 'drift', drift, operation: listSecretKeys.id })
    expect(scenario).toBe(`drift-${drift}:${listSecretKeys.id}`)
    const { statusCode, headers, payload } = await listKeys(scenario)
    expect({ status: statusCode, headers, body: JSON.parse(payload) }).toMatchObject(difference)
    expect(backend.app.contractViolations, 'the handler has kept to it').toEqual([])
  })

  test.each([
    [{ scenario: 'unknown' }, ['scenario']],
    [{ scenario: 'drift', drift: 'unknown' }, ['drift']],
    [{ scenario: 'slow', delay: 60_001 }, ['delay']],
    [{ scenario: 'slow', operation: 'listNothing' }, ['operation']],
  ])('that does not exist is rejected: %o', async (payload, fields) => {
    const response = await post(PAGE, payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject([{ fields }])
  })

  test('cannot be switched on by a link, or by the page of another site', async () => {
    const { cookies } = await backend.inject({ url: `${PAGE}?set=rate-limited` })
    expect(cookies).toEqual([])
    const response = await post(PAGE, { scenario: 'rate-limited' }, { origin: 'https://evil.example' })
    expect(response.statusCode).toBe(403)
    expect(response.cookies).toEqual([])
  })
})

test('calls with a key get each code of the API that their operation declares', async () => {
  const call = () =>
    backend.inject({
      url: '/api/gateway/us-street',
      query: { street: '1 Main St', city: 'Boston', state: 'MA', key: 'x' },
    })
  const usual = await call()
  const played: number[] = []
  for (const id of gatewayCodes.keys()) {
    await post(`${PAGE}/switches`, { name: 'keyed', value: `code-${id}` })
    const response = await call()
    if (response.json()[0]?.id === id) played.push(id)
    else expect(response.statusCode).toBe(usual.statusCode)
  }
  await post(`${PAGE}/switches`, { name: 'keyed', value: '' })
  expect((await call()).statusCode).toBe(usual.statusCode)
  expect(played.length).toBeGreaterThan(10)
})

test('a server whose clock is that of the machine has no clock to move, and nothing to store', async () => {
  expect((await post(`${PAGE}/clock`, { by: 'day' })).statusCode).toBe(404)
  expect((await post(`${PAGE}/snapshots`, { action: 'save', name: 'one' })).statusCode).toBe(404)
  expect((await backend.inject({ url: PAGE })).body).toContain('npm run mock -- --stateful')
})

test('every payment is declined while the switch is on', async () => {
  const world = await createBackendWorld()
  await loadCases(['payment'])
  const pay = async () => {
    const { method, url, headers, body } = toRequest(
      processPayment,
      await callOf(contractOf(processPayment))(world),
    )
    return world.send({ method, url, headers, ...(body !== undefined && { body }) })
  }
  const set = (value: string) =>
    world.backend.inject({ method: 'POST', url: `${PAGE}/switches`, payload: { name: 'cards', value } })
  try {
    await set('insufficient-funds')
    const declined = await pay()
    expect(JSON.parse(declined.body)).toMatchObject([{ name: 'insufficient-funds', status: declined.status }])
    await set('')
    expect((await pay()).status).toBe(201)
  } finally {
    await world.backend.close()
  }
})
