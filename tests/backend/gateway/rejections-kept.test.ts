import { randomUUID } from 'node:crypto'
import { count, eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REJECTION_ROWS_OF_KEY } from '#backend/services/security/limits.ts'
import { purgeJobs } from '#backend/services/security/purge.ts'
import { rejectionLedger } from '#backend/services/security/rejections/ledger.ts'
import { writeRejections } from '#backend/services/security/rejections/rows.ts'
import { rejections } from '#backend/services/security/tables.ts'
import { HOUR } from '#domain/time/durations.ts'
import { REJECTIONS_KEPT } from '#generated/durations.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import type { operations } from '#generated/security/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { basic, type KeyInput, makeKey, PAGE } from '../../support/gateway.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { logInAgain, send, withFreshToken } from '../client.ts'

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

const newKey = async (input: KeyInput = {}) => {
  person = await backend.person()
  return makeKey(backend, { accountId: person.accountId ?? 0, plans: [], ...input })
}
const newEmbeddedKey = () => newKey({ kind: 'embedded' })

async function call(headers: Record<string, string>, { keyId = '', remoteAddress = '203.0.113.77' } = {}) {
  const url = `/api/gateway/us-street?street=1&${keyId && `key=${keyId}`}`
  const { statusCode } = await backend.inject({ method: 'GET', url, headers, remoteAddress })
  expect(statusCode).toBeGreaterThanOrEqual(400)
}

type Query = NonNullable<operations['listRejections']['parameters']['query']>
async function list(query: Query = {}, caller = person) {
  const { status, body, text } = await send(backend, listRejections, { caller, query })
  if (status !== 200) throw new Error(text)
  return body
}

describe('what is kept of a rejection', () => {
  test('a page by its host, and nothing of what was looked up', async () => {
    const { keyId } = await newEmbeddedKey()
    await call(
      { origin: 'https://Staging.fabrikam.example:8443', referer: 'https://x.example/a?b=c' },
      { keyId },
    )
    const { rejections: kept } = await list()
    const now = backend.clock.now().toISOString()
    expect(kept).toEqual([
      {
        key_id: keyId,
        key_label: 'Key of a test',
        kind: 'embedded',
        error: 'key-unauthorized',
        number: 1588026122,
        status: 403,
        rule: 'hostname',
        source_kind: 'hostname',
        source: 'staging.fabrikam.example',
        rejected_lookups: 1,
        first: now,
        last: now,
        current_rule: 'hostname',
        allowed_since: null,
      },
    ])
  })

  test('a caller by its network, and by its address only when the token was right', async () => {
    const key = await newKey({ allowedIps: ['192.0.2.1'] })
    await call(basic({ ...key, token: 'sk_wrong' }))
    await call(basic({ ...key, token: 'sk_wrong' }), { remoteAddress: '203.0.113.200' })
    await call(basic(key))
    const { rejections: kept } = await list({ sort: 'rejected', direction: 'desc' })
    expect(
      kept.map(({ rule, source_kind, source, rejected_lookups: count }) => [
        rule,
        source_kind,
        source,
        count,
      ]),
    ).toEqual([
      ['wrong-token', 'network', '203.0.113.0/24', 2],
      ['ip', 'address', '203.0.113.77', 1],
    ])
  })

  test('each address of a batch', async () => {
    const key = await newKey()
    const lookups = Array.from({ length: 7 }, () => ({ street: '214 N Juniper St' }))
    const { statusCode } = await backend.inject({
      method: 'POST',
      url: '/api/gateway/us-street',
      headers: { ...basic(key), 'content-type': 'application/json' },
      payload: { lookups },
    })
    expect(statusCode).toBe(402)
    expect(await list()).toMatchObject({
      rejected_lookups: 7,
      by_error: [{ error: 'license-not-recognized', rejected_lookups: 7 }],
    })
  })

  test('a secret key from a page, if it exists', async () => {
    const key = await newKey()
    await call({ ...basic(key), ...PAGE })
    await call({ ...basic({ keyId: randomUUID(), token: 'sk_x' }), ...PAGE })
    expect(await list()).toMatchObject({
      rejected_lookups: 1,
      rejections: [{ error: 'secret-key-in-browser' }],
    })
  })

  test('nothing without a key, or with one that no one has', async () => {
    await newKey()
    const before = await rowsIn()
    await call(PAGE)
    await call(PAGE, { keyId: randomUUID() })
    await call(PAGE, { keyId: 'not-an-id' })
    await call(basic({ keyId: randomUUID(), token: 'sk_x' }))
    await rejectionLedger(backend.kernel).write()
    expect(await rowsIn()).toEqual(before)
  })
})

const rowsIn = async () => (await backend.db.select({ rows: count() }).from(rejections))[0]?.rows
async function storedOf(keyId: string) {
  const [found] = await backend.db
    .select({ rows: count(), rejected: sum(rejections.rejectedLookups).mapWith(Number) })
    .from(rejections)
    .where(eq(rejections.keyId, keyId))
  return found
}

describe('the list', () => {
  test('adds up the hours, and covers a range', async () => {
    const { keyId } = await newEmbeddedKey()
    const first = backend.clock.now().toISOString()
    await call({ origin: 'https://a.example' }, { keyId })
    backend.clock.advance(3 * HOUR)
    person = await withFreshToken(backend, person)
    await call({ origin: 'https://a.example' }, { keyId })
    await call({ origin: 'https://b.example' }, { keyId })
    const last = backend.clock.now().toISOString()
    const all = await list({ search: 'A.Ex' })
    expect(all.rejections).toEqual([expect.objectContaining({ rejected_lookups: 2, first, last })])
    const start = new Date(backend.clock.now().getTime() - HOUR).toISOString()
    expect(await list({ start, page_size: 1 })).toMatchObject({ total: 2, rejected_lookups: 2 })
    expect(await list({ end: start })).toMatchObject({ total: 1, rejected_lookups: 1 })
  })

  test('is read by the index of the account', async () => {
    await newEmbeddedKey()
    await list()
    const [statement = { text: '', parameters: [] }] = (
      await backend.statementsOf(() => list({ error: 'key-unauthorized', search: 'a' }))
    ).filter(({ text }) => text.includes('refusals'))
    const read = stepsOf(await planOf(backend, statement)).filter(step =>
      step['Relation Name']?.startsWith('refusals_'),
    )
    expect(read.length).toBeGreaterThan(0)
    expect(read.map(step => step['Node Type'])).not.toContain('Seq Scan')
  })

  test('forgets after thirty days', async () => {
    const { keyId } = await newEmbeddedKey()
    await call({ origin: 'https://a.example' }, { keyId })
    expect(await list()).toMatchObject({ total: 1 })
    backend.clock.advance(REJECTIONS_KEPT + HOUR)
    person = await logInAgain(backend, person)
    expect(await list()).toMatchObject({ total: 0 })
    await runWorkers(backend.kernel, purgeJobs)
    expect(await storedOf(keyId)).toMatchObject({ rows: 0 })
  })
})

describe('a flood of rejections', () => {
  test('is counted without a statement for each, and from some sources on together', async () => {
    const { keyId } = await newEmbeddedKey()
    const sources = 90
    const statements = await backend.statementsOf(async () => {
      for (let index = 0; index < sources; index++)
        await call({ origin: `https://page-${index}.example` }, { keyId })
    })
    expect(statements.filter(({ text }) => text.includes('refusals'))).toEqual([])
    const { rejections: kept, rejected_lookups } = await list({
      sort: 'rejected',
      direction: 'desc',
      page_size: 100,
    })
    expect(rejected_lookups).toBe(sources)
    expect(kept.length).toBeLessThan(sources)
    expect(kept[0]).toMatchObject({ source_kind: 'others', source: null })
  })

  test('adds only so many rows of a key in a day, and loses no count', async () => {
    const { keyId } = await newEmbeddedKey()
    const day = backend.clock.now().toISOString().slice(0, 10)
    const rows = Array.from({ length: 24 * 30 }, (_, index) => {
      const hour = `${day}T${String(index % 24).padStart(2, '0')}:00:00.000Z`
      const times = { hour, first: hour, last: hour }
      const source = `page-${index}.example`
      return {
        key_id: keyId,
        rule: 'hostname',
        source_kind: 'hostname',
        source,
        rejected_lookups: 1,
        ...times,
      } as const
    })
    await writeRejections(backend.db, rows)
    await writeRejections(backend.db, rows)
    const stored = await storedOf(keyId)
    expect(stored?.rejected).toBe(2 * rows.length)
    // And one row an hour for all others.
    expect(stored?.rows).toBeLessThanOrEqual(REJECTION_ROWS_OF_KEY + 24)
  })
})
