import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestLogOf } from '#backend/services/security/requests/log.ts'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { REQUEST_CONTENT_TIME } from '#generated/durations.ts'
import { clearRequestContent } from '#generated/security/operations/clearRequestContent.ts'
import { getRequest } from '#generated/security/operations/getRequest.ts'
import { setRequestContent } from '#generated/security/operations/setRequestContent.ts'
import { contractOperations, loadContract } from '#kernel/contract/contract.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { basic, type GatewayKey, type KeyInput, makeKey, PAGE } from '../../../support/gateway.ts'
import { logInAgain, send } from '../../client.ts'
import { logOf, lookUpWith, type Query, type Sent, STREET } from './calls.ts'

let backend: Backend
let person: Person
let key: GatewayKey
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

async function newKey(input: KeyInput = {}) {
  person = await backend.person()
  key = await makeKey(backend, { accountId: person.accountId ?? 0, ...input })
  return key
}

const lookUp = (sent?: Sent) => lookUpWith(backend, key, sent)
const list = (query?: Query) => logOf(backend, person, query)
const stored = () => backend.db.select().from(requestLog).where(eq(requestLog.accountId, key.accountId))

describe('what the log has of a call', () => {
  test('one that was accepted, without what it asked for', async () => {
    await newKey()
    const { id, status } = await lookUp({ headers: { 'x-tag': 'checkout' } })
    expect(status).toBe(200)
    const { requests, next } = await list()
    expect(next).toBeNull()
    expect(requests).toEqual([
      {
        started: backend.clock.now().toISOString(),
        request_id: id,
        key_id: key.keyId,
        key_label: 'Key of a test',
        kind: 'secret',
        license_id: 1102,
        license_label: expect.stringContaining('US Address Verification'),
        operation: 'verifyUsAddress',
        status: 200,
        error: null,
        number: null,
        rule: null,
        latency: expect.any(Number),
        lookups: 1,
        calls: 1,
        tag: 'checkout',
        host: null,
        has_content: false,
      },
    ])
    expect(JSON.stringify(await stored())).not.toMatch(/juniper|203\.0\.113/i)
  })

  test('one that was rejected, by its rule', async () => {
    await newKey({ paused: true })
    await lookUp()
    expect((await list()).requests).toMatchObject([
      { status: 401, error: 'not-permitted', number: 1611079217, rule: 'paused', license_id: null },
    ])
  })

  test('a page by its host', async () => {
    await newKey({ kind: 'embedded', hostnames: [] })
    await lookUp({
      headers: { ...PAGE, origin: 'https://staging.fabrikam.example' },
      query: `street=1&key=${key.keyId}`,
    })
    expect((await list()).requests).toMatchObject([
      { kind: 'embedded', rule: 'hostname', host: 'staging.fabrikam.example', status: 403 },
    ])
  })

  test('an invalid one, under the key that it names', async () => {
    await newKey()
    await lookUp({ query: 'city=Provo' })
    await lookUp({ headers: { 'x-tag': 'x'.repeat(65) } })
    expect((await list()).requests.map(({ status, error, tag }) => [status, error, tag])).toEqual(
      expect.arrayContaining([
        [400, 'required', null],
        [400, 'too-long', null],
      ]),
    )
  })

  test('a secret key in a page, and another kind of key', async () => {
    await newKey()
    await lookUp({ headers: { origin: 'https://shop.example' } })
    await lookUp({ isEmbedded: true, query: `street=1&key=${key.keyId}` })
    const { requests } = await list()
    expect(requests.map(({ error, rule }) => [error, rule])).toEqual(
      expect.arrayContaining([
        ['secret-key-in-browser', 'secret-in-browser'],
        ['not-permitted', null],
      ]),
    )
  })

  test('nothing of a key that no one has', async () => {
    await newKey()
    const before = await backend.db.$count(requestLog)
    const unknown = { ...key, keyId: '0193f1c4-0000-7000-8000-000000000000' }
    await lookUp({ headers: basic(unknown) })
    await lookUp({ headers: basic({ ...unknown, keyId: 'no-uuid' }), query: '' })
    await requestLogOf(backend.kernel).write()
    expect(await backend.db.$count(requestLog)).toBe(before)
  })

  test('nothing for another account', async () => {
    await newKey()
    const { id } = await lookUp()
    const own = await send(backend, getRequest, { caller: person, params: { id } })
    expect(own.body).toMatchObject({ request_id: id, content: null, subscription_id: expect.any(Number) })
    const other = await backend.person()
    expect((await send(backend, getRequest, { caller: other, params: { id } })).status).toBe(404)
  })

  test('each operation of the address API has a name in the filter', () => {
    const schemas = loadContract('security').components?.schemas as Record<string, { enum: string[] }>
    const known = contractOperations(loadContract('gateway')).map(({ operation }) => operation.operationId)
    expect(schemas.RequestOperation?.enum.toSorted()).toEqual(known.toSorted())
  })
})

describe('content', () => {
  const turnOn = () => send(backend, setRequestContent, { caller: person, params: { id: key.keyId } })
  const turnOff = () => send(backend, clearRequestContent, { caller: person, params: { id: key.keyId } })

  test('is kept for a day, sealed, once that is turned on', async () => {
    await newKey()
    const { body } = await turnOn()
    const ends = new Date(backend.clock.now().getTime() + REQUEST_CONTENT_TIME).toISOString()
    expect(body).toEqual({ key_id: key.keyId, content_expires_at: ends })
    const { id } = await lookUp()
    const lookups = [{ street: STREET, zipcode: '84116' }]
    const batch = await lookUp({ body: { lookups } })
    expect(JSON.stringify(await stored())).not.toMatch(/juniper|203\.0\.113/i)
    const read = async (requestId: string) =>
      (await send(backend, getRequest, { caller: person, params: { id: requestId } })).body.content
    expect(await read(id)).toEqual({
      ip_address: '203.0.113.77',
      query: JSON.stringify({ street: STREET, candidates: 1 }),
      body: null,
    })
    expect(JSON.parse((await read(batch.id))?.body ?? '')).toMatchObject({ lookups })

    backend.clock.advance(REQUEST_CONTENT_TIME + 1)
    person = await logInAgain(backend, person)
    const later = await lookUp()
    expect(await read(later.id)).toBeNull()
    expect((await read(id))?.ip_address).toBe('203.0.113.77')
  })

  test('is off once it is turned off', async () => {
    await newKey()
    await turnOn()
    expect((await turnOff()).status).toBe(204)
    await lookUp()
    expect((await list()).requests).toMatchObject([{ has_content: false }])
  })

  test('of long bodies is cut', async () => {
    await newKey()
    await turnOn()
    const lookups = Array.from({ length: 100 }, () => ({ street: 'x'.repeat(100) }))
    const { id } = await lookUp({ body: { lookups } })
    const { body } = await send(backend, getRequest, { caller: person, params: { id } })
    expect(body.content?.body).toHaveLength(8_000)
  })
})

describe('a busy second', () => {
  test('keeps some calls, which stand for the others', async () => {
    await newKey()
    for (let call = 0; call < 45; call++) await lookUp()
    const { requests } = await list({ page_size: 100 })
    expect(requests).toHaveLength(22)
    expect(requests.reduce((sum, { calls }) => sum + calls, 0)).toBe(40)
  })

  test('is written in few statements', async () => {
    await newKey()
    const statements = await backend.statementsOf(async () => {
      await Promise.all(Array.from({ length: 20 }, () => lookUp()))
      await requestLogOf(backend.kernel).write()
    })
    const inserts = statements.filter(({ text }) => text.includes('insert into "security"."request_log"'))
    expect(inserts).toHaveLength(1)
    expect((await list()).requests).toHaveLength(20)
  })
})

describe('pages and filters', () => {
  test('a cursor continues where the page ends', async () => {
    await newKey()
    for (let call = 0; call < 5; call++) {
      await lookUp({ headers: { 'x-tag': `job-${call}` } })
      backend.clock.advance(1)
    }
    const first = await list({ page_size: 2 })
    const second = await list({ page_size: 2, ...(first.next && { cursor: first.next }) })
    const third = await list({ page_size: 2, ...(second.next && { cursor: second.next }) })
    expect(third.next).toBeNull()
    const tags = [first, second, third].flatMap(({ requests }) => requests.map(({ tag }) => tag))
    expect(tags).toEqual(['job-4', 'job-3', 'job-2', 'job-1', 'job-0'])
  })
})
