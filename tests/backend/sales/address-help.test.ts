import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { usStreetResponse } from '#backend/services/gateway/us/responses.ts'
import { usageHours } from '#backend/services/security/tables.ts'
import { getLookupSource } from '#generated/reporting/operations/getLookupSource.ts'
import { findStandardAddress } from '#generated/sales/operations/findStandardAddress.ts'
import { suggestAddresses } from '#generated/sales/operations/suggestAddresses.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { PROVO } from '../../support/orders.ts'
import { startLookupProvider } from '../../support/servers/lookup-provider.ts'
import { send } from '../client.ts'

let provider: Awaited<ReturnType<typeof startLookupProvider>>
let backend: Backend
beforeAll(async () => {
  provider = await startLookupProvider()
  backend = await startBackend({
    env: {
      LOOKUP_UPSTREAM: `${provider.url}/`,
      LOOKUP_UPSTREAM_KEY: 'provider-id:provider-token',
      OUTBOUND_LOOPBACK: 'allowed',
      LOG_LEVEL: 'silent',
    },
  })
})
afterAll(async () => {
  await backend.close()
  await provider.close()
})
beforeEach(() => {
  provider.asked.length = 0
})

test('an account without a license gets suggestions, and nothing is counted', async () => {
  const caller = await backend.person({ taxableAddress: PROVO })
  provider.says({
    suggestions: [{ street_line: '1 A St', city: 'Provo', state: 'UT', zipcode: '84601', entries: 1 }],
  })
  const { status, body } = await send(backend, suggestAddresses, { caller, query: { search: '1 a s' } })
  expect({ status, body }).toEqual({
    status: 200,
    body: { suggestions: [{ ...PROVO, thoroughfare: '1 A St' }] },
  })
  provider.says(usStreetResponse([{ street: '214 N Juniper St', zipcode: '84116' }]))
  const standard = await send(backend, findStandardAddress, { caller })
  expect(standard.body).toMatchObject({ outcome: 'found', address: { locality: 'Salt Lake City' } })
  expect(provider.asked).toHaveLength(2)
  const used = await backend.db
    .select()
    .from(usageHours)
    .where(eq(usageHours.accountId, caller.accountId ?? 0))
  expect(used).toEqual([])
})

test('only real data says that an address was not found', async () => {
  const caller = await backend.person({ taxableAddress: PROVO })
  provider.says({ candidates: [] })
  expect((await send(backend, findStandardAddress, { caller })).body).toEqual({
    outcome: 'not-found',
    address: null,
  })
})

test('an address abroad is not looked up', async () => {
  const abroad = {
    ...PROVO,
    locality: 'Hong Kong',
    administrative_area: '',
    postal_code: '',
    country_iso3: 'HKG',
  }
  const caller = await backend.person({ taxableAddress: abroad })
  expect((await send(backend, findStandardAddress, { caller })).body.outcome).toBe('unknown')
  expect(provider.asked).toEqual([])
})

test('a form works while lookups are out of reach', async () => {
  const caller = await backend.person({ taxableAddress: PROVO })
  provider.says('no JSON')
  expect((await send(backend, suggestAddresses, { caller, query: { search: '1 a s' } })).body).toEqual({
    suggestions: [],
  })
  expect((await send(backend, findStandardAddress, { caller })).body.outcome).toBe('unknown')
})

test('a person who may not change the address gets none', async () => {
  const owner = await backend.person()
  const caller = await backend.person({ accountId: owner.accountId ?? 0, roles: ['billing-viewer'] })
  const { status } = await send(backend, suggestAddresses, { caller, query: { search: '1 a s' } })
  expect(status).toBe(403)
})

test('pages are told that lookups come from real data', async () => {
  expect((await send(backend, getLookupSource, { caller: null })).body).toEqual({ source: 'live' })
})
