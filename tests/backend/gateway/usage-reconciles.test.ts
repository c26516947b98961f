import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PAGE, PLANS } from '../../support/gateway.ts'
import { startLookupProvider } from '../../support/servers/lookup-provider.ts'
import { send } from '../client.ts'

/** US Address Verification, Standard: another license that can pay for verification. */
const US_STANDARD = 3064
/** A street that the provider fails on, after the lookup was counted. */
const FAILING = 'Failing'

let provider: Awaited<ReturnType<typeof startLookupProvider>>
let backend: Backend
beforeEach(async () => {
  provider = await startLookupProvider()
  provider.behave((response, { path, body }) => {
    const fails = `${path} ${JSON.stringify(body)}`.includes(FAILING)
    response.writeHead(fails ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(path.includes('us-street') ? { candidates: [] } : { results: [] }))
  })
  backend = await startBackend({
    env: {
      LOOKUP_UPSTREAM: `${provider.url}/`,
      LOOKUP_UPSTREAM_KEY: 'provider-id:provider-token',
      OUTBOUND_LOOPBACK: 'allowed',
      LOG_LEVEL: 'error',
    },
  })
})
afterEach(async () => {
  await backend.close()
  await provider.close()
})

/** A call of one of the account's keys; a batch has several lookups. */
interface Call {
  key: number
  path: 'us-street' | 'us-rooftop-geocoding'
  lookups: number
  fails: boolean
}

const calls = fc.record<Call>({
  key: fc.nat({ max: 3 }),
  path: fc.constantFrom('us-street', 'us-rooftop-geocoding'),
  lookups: fc.integer({ min: 1, max: 6 }),
  fails: fc.boolean(),
})
/** Calls at one time, and the minutes until the next ones. */
const rounds = fc.array(
  fc.record({
    calls: fc.array(calls, { minLength: 1, maxLength: 6 }),
    minutes: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 12 },
)

/** Makes the call and returns how many lookups it got. */
async function look(key: GatewayKey, { path, lookups, fails }: Call): Promise<number> {
  const street = fails ? FAILING : '1 A St'
  const isBatch = path === 'us-street' && key.token !== ''
  const own: Record<string, string> = key.token ? {} : { key: key.keyId }
  const query = new URLSearchParams(isBatch ? own : { street, zipcode: '84116', ...own })
  const response = await backend.inject({
    method: isBatch ? 'POST' : 'GET',
    url: `/api/gateway/${path}?${query}`,
    headers: { ...(isBatch && { 'content-type': 'application/json' }), ...(key.token ? basic(key) : PAGE) },
    ...(isBatch && {
      payload: { lookups: Array.from({ length: lookups }, () => ({ street, zipcode: '84116' })) },
    }),
  })
  expect([200, 402, 429, 502], response.body).toContain(response.statusCode)
  if (response.statusCode !== 200) return 0
  expect(fails).toBe(false)
  return isBatch ? lookups : 1
}

/** An account with three licenses, two of which soon have nothing left, and keys of every kind. */
async function makeAccount() {
  const person = await backend.person()
  const accountId = person.accountId ?? 0
  const few = { plans: [PLANS.usCore, US_STANDARD], remaining: 25 }
  const keys = [
    await makeKey(backend, { accountId, ...few }),
    await makeKey(backend, { accountId, plans: [PLANS.usRooftopGeocoding], limit: { max: 15 } }),
    await makeKey(backend, { accountId, plans: [], limit: { max: 4 } }),
    await makeKey(backend, { accountId, plans: [], kind: 'embedded' }),
  ]
  return { person, accountId, keys }
}

const add = (sums: Map<string, number>, id: string, used: number) =>
  used > 0 ? sums.set(id, (sums.get(id) ?? 0) + used) : sums
const sorted = (sums: Map<string, number>) => Object.fromEntries([...sums].toSorted())
const sum = (sums: Map<string, number>) => [...sums.values()].reduce((total, used) => total + used, 0)

/** What both reports say, by the day and by the hour. */
async function reported(caller: Person, begin: Date, interval: 'hour' | 'day') {
  const query = {
    start: new Date(begin.getTime() - DAY).toISOString(),
    end: new Date(backend.clock.now().getTime() + DAY).toISOString(),
    interval,
  }
  const byKey = await send(backend, listKeyUsage, { caller, query })
  const byLicense = await send(backend, listLicenseUsage, { caller, query })
  expect([byKey.status, byLicense.status], byKey.text).toEqual([200, 200])
  const keys = new Map<string, number>()
  const licensesOfKeys = new Map<string, number>()
  const licenses = new Map<string, number>()
  for (const { key_id, license_id, used } of byKey.body.usage) {
    add(keys, key_id, used)
    add(licensesOfKeys, String(license_id), used)
  }
  for (const { license_id, used } of byLicense.body.usage) add(licenses, String(license_id), used)
  return { keys, licensesOfKeys, licenses }
}

/** Lookups that are gone from each license. */
async function taken(caller: Person): Promise<Map<string, number>> {
  const { body } = await send(backend, listHoldings, { caller, query: {} })
  return new Map(
    body.holdings.map(({ license, current }) => [
      String(license.license_id),
      current ? current.issued - current.remaining : 0,
    ]),
  )
}

test('lookups by key, by license and taken from the subscriptions are the same', {
  timeout: scaledTimeout(120_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async list => {
      const { person, accountId, keys } = await makeAccount()
      const begin = backend.clock.now()
      const before = await taken(person)
      const got = new Map<string, number>()
      for (const { calls: made, minutes } of list) {
        await Promise.all(
          made.map(async call => {
            const key = keys[call.key]
            if (key) add(got, key.keyId, await look(key, call))
          }),
        )
        backend.clock.advance(minutes * MINUTE)
      }
      // The first person's session has ended meanwhile.
      const reader = await backend.person({ accountId, roles: ['billing-viewer'] })
      // Counts may follow the answers a little later.
      await expect
        .poll(async () => sum((await reported(reader, begin, 'day')).keys), { timeout: scaledTimeout(5_000) })
        .toBe(sum(got))
      const gone = new Map<string, number>()
      for (const [license, now] of await taken(reader)) add(gone, license, now - (before.get(license) ?? 0))
      for (const interval of ['day', 'hour'] as const) {
        const report = await reported(reader, begin, interval)
        expect(sorted(report.keys)).toEqual(sorted(got))
        expect(sorted(report.licenses)).toEqual(sorted(gone))
        expect(sorted(report.licensesOfKeys)).toEqual(sorted(gone))
      }
    }),
    // Each attempt to find a shorter example would wait for counts that never come.
    { numRuns: 10, endOnFailure: true },
  )
})
