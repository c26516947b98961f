import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rejectionLedger } from '#backend/services/security/public.ts'
import { rejections, usageDays, usageHours } from '#backend/services/security/tables.ts'
import { PUBLIC_TEST_KEY, TEST_KEY_RATE } from '#domain/keys/test-keys.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { listRequests } from '#generated/security/operations/listRequests.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { recoverTestKey } from '#generated/security/operations/recoverTestKey.ts'
import { resetTestKeyToken } from '#generated/security/operations/resetTestKeyToken.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { basic } from '../../../support/gateway.ts'
import { send } from '../../client.ts'

let backend: Backend
let person: Person
let key: { keyId: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  person = await backend.person()
  const { body } = await send(backend, createTestKey, { caller: person, body: { label: 'CI' } })
  key = { keyId: body.key_id, token: body.token }
})

interface Sent {
  path?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
}

async function lookUp({
  path = '/api/gateway/us-street',
  query = {},
  headers = basic(key),
  body,
}: Sent = {}) {
  const response = await backend.inject({
    method: body ? 'POST' : 'GET',
    url: `${path}?${new URLSearchParams(query)}`,
    headers,
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const verified = { street: 'Test verified' }
const found = { status: 200, body: { candidates: [{ delivery_line_1: '214 N Juniper St' }] } }

test('needs no license, and neither counts nor reports anything', async () => {
  expect(await lookUp({ query: verified })).toMatchObject(found)
  expect(await lookUp({ query: { street: 'Test subscription-inactive' } })).toMatchObject({ status: 402 })
  expect(await lookUp({ body: { lookups: [verified, verified] } })).toMatchObject({ status: 200 })
  await rejectionLedger(backend.kernel).write()
  const accountId = person.accountId ?? 0
  for (const table of [usageHours, usageDays, rejections])
    expect(await backend.db.select().from(table).where(eq(table.accountId, accountId))).toEqual([])
  const secret = await send(backend, listSecretKeys, { caller: person, query: {} })
  expect(secret.body.total).toBe(0)
  const survey = await send(backend, getKeySurvey, { caller: person })
  expect(survey.body.keys).toEqual([])
})

test('a list has the response of each of its addresses, and the error that one of them requests', async () => {
  const lookups = [{ ...verified, input_id: 'a' }, { street: 'test NOT-FOUND ' }, { street: '1 Main St' }]
  const { body } = await lookUp({ body: { lookups } })
  const indexes = body.candidates.map(
    ({ input_index, input_id }: { input_index: number; input_id: string | null }) => [input_index, input_id],
  )
  expect(indexes).toEqual([
    [0, 'a'],
    [2, null],
  ])
  const failed = await lookUp({ body: { lookups: [...lookups, { street: 'Test gateway-failure' }] } })
  expect(failed.status).toBe(500)
})

test('works on any page by its ID alone, and in programs that name no page', async () => {
  const query = { ...verified, key: key.keyId.toUpperCase() }
  expect(await lookUp({ query, headers: { origin: 'https://anywhere.example' } })).toMatchObject(found)
  expect(await lookUp({ query, headers: { 'user-agent': 'curl/8' } })).toMatchObject(found)
  const headers = { ...basic(key), origin: 'https://anywhere.example' }
  expect(await lookUp({ query: verified, headers })).toMatchObject(found)
})

test('a wrong token, a rotated one, a deleted and an unknown key are not permitted', async () => {
  const denied = { status: 401, body: [{ id: 1611079217, name: 'not-permitted' }] }
  const caller = person
  const params = { id: key.keyId }
  expect(await lookUp({ query: verified, headers: basic({ ...key, token: 'test_x' }) })).toMatchObject(denied)
  await send(backend, resetTestKeyToken, { caller, params })
  expect(await lookUp({ query: verified })).toMatchObject(denied)
  expect(await lookUp({ query: { ...verified, key: key.keyId }, headers: {} })).toMatchObject(found)
  await send(backend, deleteTestKey, { caller, params })
  expect(await lookUp({ query: { ...verified, key: key.keyId }, headers: {} })).toMatchObject(denied)
  await send(backend, recoverTestKey, { caller, params })
  expect(await lookUp({ query: { ...verified, key: key.keyId }, headers: {} })).toMatchObject(found)
  const unknown = '7e57f1c4-0000-8000-8000-000000000000'
  expect(await lookUp({ query: { ...verified, key: unknown }, headers: {} })).toMatchObject(denied)
  expect(await lookUp({ query: { ...verified, key: '7e57' }, headers: {} })).toMatchObject(denied)
})

test('parameters are checked as with any other key', async () => {
  const { status, body } = await lookUp({ query: { ...verified, match: 'enhanced' } })
  expect({ status, name: body[0].name }).toEqual({ status: 400, name: 'unknown-parameter' })
  expect((await lookUp({ query: { city: 'Provo' } })).status).toBe(400)
})

test('is rejected beyond its requests per second', async () => {
  const calls = await Promise.all(
    Array.from({ length: 3 * TEST_KEY_RATE }, () => lookUp({ query: verified })),
  )
  const rejected = calls.filter(({ status }) => status === 429)
  // The calls can spread over two seconds.
  expect(rejected.length).toBeGreaterThanOrEqual(TEST_KEY_RATE)
  expect(rejected[0]).toMatchObject({
    headers: { 'retry-after': '1' },
    body: [{ id: 1588093856, name: 'requests-too-fast' }],
  })
})

test('the request log marks its calls, with those whose parameters are invalid, and says that none counted', async () => {
  await lookUp({ query: verified, headers: { ...basic(key), 'x-tag': 'ci' } })
  await lookUp({ query: { street: 'Test key-limit-reached' } })
  await lookUp({ query: { city: 'Provo' } })
  const { body } = await send(backend, listRequests, { caller: person, query: {} })
  expect(body.requests).toHaveLength(3)
  for (const request of body.requests)
    expect(request).toMatchObject({ kind: 'test', key_label: 'CI', license_id: null, key_id: key.keyId })
  expect(body.requests.map(({ status, error, tag }) => [status, error, tag])).toEqual(
    expect.arrayContaining([
      [200, null, 'ci'],
      [402, 'key-limit-reached', null],
      [400, 'required', null],
    ]),
  )
})

test('the public key works for everyone, and no account has its calls', async () => {
  const { id: keyId, token } = PUBLIC_TEST_KEY
  expect(await lookUp({ query: verified, headers: basic({ keyId, token }) })).toMatchObject(found)
  expect(await lookUp({ query: { ...verified, key: keyId }, headers: {} })).toMatchObject(found)
  const wrong = await lookUp({ query: verified, headers: basic({ keyId, token: 'test_x' }) })
  expect(wrong.status).toBe(401)
})

test('the compatibility API takes it too, in its own format', async () => {
  const path = '/api/compatibility/street-address'
  expect(await lookUp({ path, query: verified })).toMatchObject({
    status: 200,
    body: [{ delivery_line_1: '214 N Juniper St', analysis: { dpv_match_code: 'Y' } }],
  })
  const credentials = { 'auth-id': key.keyId, 'auth-token': key.token }
  expect(await lookUp({ path, query: { ...verified, ...credentials }, headers: {} })).toMatchObject({
    status: 200,
  })
  expect(await lookUp({ path, query: { street: 'Test subscription-inactive' } })).toMatchObject({
    status: 402,
    body: { errors: [{ id: 1588026162, name: 'subscription-inactive' }] },
  })
  const units = '/api/compatibility/lookup/search/secondary'
  expect(await lookUp({ path: units, query: { street: 'Test building' } })).toMatchObject({
    status: 200,
    body: [{ root_address: { secondary_count: 24 } }],
  })
})
