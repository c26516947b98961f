import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { type Backend, ORIGIN, startBackend } from '../../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    env: { DEMONSTRATION_LOOKUPS: '5', DEMONSTRATION_ALARM: '1000', TRUST_PROXY: '1' },
  })
})
afterAll(() => backend.close())

const LOOKUP = { street: '214 N Juniper St', zipcode: '84116' }
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

async function verify(
  network: string,
  lookups: number,
  headers: Record<string, string> = { origin: ORIGIN },
) {
  const response = await backend.inject({
    method: 'POST',
    url: `/api/gateway/us-street?key=${DEMONSTRATION_KEY}`,
    headers: { 'x-forwarded-for': network, ...BROWSER, ...headers },
    payload: { lookups: Array.from({ length: lookups }, () => LOOKUP) },
  })
  const body = response.json()
  return {
    status: response.statusCode,
    error: Array.isArray(body) ? body[0]?.name : undefined,
    found: body.candidates?.length,
    wait: Number(response.headers['retry-after']),
  }
}

test('a network has some lookups without an account, by address, and more than are left are rejected as a whole', async () => {
  expect(await verify('192.0.2.1', 3)).toMatchObject({ status: 200, found: 3 })
  const rejected = await verify('192.0.2.2', 3)
  expect(rejected).toMatchObject({ status: 429, error: 'demonstration-limit-reached' })
  expect(rejected.wait).toBeGreaterThan(3000)
  expect(rejected.wait).toBeLessThanOrEqual(3600)
  expect(await verify('192.0.2.3', 2), 'the refused ones were not counted').toMatchObject({ status: 200 })
  expect(await verify('192.0.2.1', 1)).toMatchObject({ status: 429 })
  expect(await verify('198.51.100.1', 5), 'another network').toMatchObject({ status: 200, found: 5 })
})

test('an IPv6 network is all that one customer of a provider may have', async () => {
  expect(await verify('2001:db8:7:1::1', 5)).toMatchObject({ status: 200 })
  expect(await verify('2001:db8:7:ffff::1', 1)).toMatchObject({ status: 429 })
  expect(await verify('2001:db8:8::1', 5), 'another network').toMatchObject({ status: 200 })
})

test('no number of networks uses up the lookups of another, and the log raises an alarm once a day and amount', async () => {
  const alarms = () =>
    backend.log
      .map(line => JSON.parse(line))
      .filter(({ msg }) => msg === 'visitors make unusually many lookups')
      .map(({ level, threshold }) => ({ level, threshold }))
  const networks = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => `10.${from}.${at}.1`)
  backend.clock.advance(24 * 60 * 60_000)
  for (const network of networks(199, 1)) expect(await verify(network, 5)).toMatchObject({ status: 200 })
  expect(alarms()).toEqual([])
  for (const network of networks(2, 2)) expect(await verify(network, 5)).toMatchObject({ status: 200 })
  expect(alarms()).toEqual([{ level: 50, threshold: 1000 }])
  for (const network of networks(210, 3)) expect(await verify(network, 5)).toMatchObject({ status: 200 })
  expect(alarms()).toHaveLength(2)
})

test('it works from the pages of this site alone', async () => {
  const network = '203.0.113.1'
  expect(await verify(network, 1, { origin: 'https://fabrikam.example' })).toMatchObject({
    status: 403,
    error: 'key-unauthorized',
  })
  expect(await verify(network, 1, {})).toMatchObject({ status: 403, error: 'key-unauthorized' })
  expect(await verify(network, 1, { 'user-agent': 'curl/8.5.0' })).toMatchObject({
    status: 403,
    error: 'suspected-bot',
  })
  expect(await verify(network, 5), 'and refusals are not counted').toMatchObject({ status: 200 })
})

test('a lookup that fails is not counted', async () => {
  const failing = await startBackend({
    env: {
      DEMONSTRATION_LOOKUPS: '5',
      OUTBOUND_LOOPBACK: 'allowed',
      // Nothing listens there.
      LOOKUP_UPSTREAM: 'http://127.0.0.1:9',
      LOOKUP_UPSTREAM_KEY: 'id:token',
    },
  })
  const statuses: number[] = []
  while (statuses.length < 3) {
    const { statusCode } = await failing.inject({
      method: 'POST',
      url: `/api/gateway/us-street?key=${DEMONSTRATION_KEY}`,
      headers: { ...BROWSER, origin: ORIGIN },
      payload: { lookups: [LOOKUP, LOOKUP, LOOKUP] },
    })
    statuses.push(statusCode)
  }
  await failing.close()
  expect(statuses).toEqual([502, 502, 502])
})
