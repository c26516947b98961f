import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeJobs } from '#backend/services/security/purge.ts'
import { secretKeys, traceEntries } from '#backend/services/security/tables.ts'
import { traceLog } from '#backend/services/security/traces/trace-log.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { HOUR } from '#domain/time/durations.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { clearKeyLimit } from '#generated/security/operations/clearKeyLimit.ts'
import { clearKeyRateLimits } from '#generated/security/operations/clearKeyRateLimits.ts'
import { clearKeyTrace } from '#generated/security/operations/clearKeyTrace.ts'
import { findEmbeddedKeyAccount } from '#generated/security/operations/findEmbeddedKeyAccount.ts'
import { findSecretKeyAccount } from '#generated/security/operations/findSecretKeyAccount.ts'
import { getKeySettings } from '#generated/security/operations/getKeySettings.ts'
import { listTraceEntries } from '#generated/security/operations/listTraceEntries.ts'
import { listTraces } from '#generated/security/operations/listTraces.ts'
import { setIpRateLimit } from '#generated/security/operations/setIpRateLimit.ts'
import { setKeyLimit } from '#generated/security/operations/setKeyLimit.ts'
import { setKeyTrace } from '#generated/security/operations/setKeyTrace.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { basic, type GatewayKey, makeKey, PAGE } from '../../../support/gateway.ts'
import { send } from '../../client.ts'

const reason = 'Requested by the customer by phone'

let backend: Backend
let staff: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'trace' } })
})
// Tests move the clock past the end of an access token.
beforeEach(async () => {
  staff = await backend.person({ roles: [INTERNAL_ROLE] })
})
afterAll(() => backend.close())

async function look(key: GatewayKey, street = '214 N Juniper St', address = '192.0.2.7') {
  const { statusCode } = await backend.inject({
    method: 'GET',
    url: encodeURI(`/api/gateway/us-street?street=${street}&zipcode=84116`),
    headers: basic(key),
    remoteAddress: address,
  })
  return statusCode
}

/** The tables of services that have a text in one of their rows. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = (await backend.db.execute(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)) as unknown as {
    rows: { name: string }[]
  }
  const found: string[] = []
  for (const { name } of rows) {
    const hits = (await backend.db.execute(
      sql`select 1 from ${sql.raw(name)} each where position(${text} in row_to_json(each)::text) > 0 limit 1`,
    )) as unknown as { rows: unknown[] }
    if (hits.rows.length) found.push(name)
  }
  return found
}

const inHours = (hours: number) => new Date(backend.clock.now().getTime() + hours * HOUR).toISOString()
const ofKey = ({ keyId }: GatewayKey) => ({ caller: staff, params: { id: keyId } })

describe('a pasted key', () => {
  test('is found by its token, and nothing of the token is in a log line, a table, or a response', async () => {
    const key = await makeKey(backend)
    const found = await send(backend, findSecretKeyAccount, { caller: staff, body: { token: key.token } })
    expect(found).toMatchObject({ status: 200, body: { key_id: key.keyId, account_id: key.accountId } })
    const wrong = `sk_${'Zz9'.repeat(12)}`
    const missing = await send(backend, findSecretKeyAccount, { caller: staff, body: { token: wrong } })
    expect(missing.status).toBe(404)
    const cut = await send(backend, findSecretKeyAccount, { caller: staff, body: { token: 'sk_cut4711' } })
    expect(cut.status).toBe(400)
    for (const token of [key.token, wrong, 'sk_cut4711']) {
      expect(backend.log.filter(line => line.includes(token.slice(3)))).toEqual([])
      expect(JSON.stringify([found, missing, cut])).not.toContain(token)
      expect(await tablesWith(token.slice(3)), 'tables with the token').toEqual([])
    }
  })

  test('is found by the token before a rotation until that ends, and by the id of either kind', async () => {
    const token = `sk_${'Old4'.repeat(9)}`
    const ends = new Date(backend.clock.now().getTime() + HOUR)
    const rotated = await makeKey(backend, { previous: { token, ends } })
    const before = await send(backend, findSecretKeyAccount, { caller: staff, body: { token } })
    expect(before).toMatchObject({ status: 200, body: { key_id: rotated.keyId } })
    backend.clock.advance(HOUR)
    staff = await backend.person({ roles: [INTERNAL_ROLE] })
    expect((await send(backend, findSecretKeyAccount, { caller: staff, body: { token } })).status).toBe(404)
    for (const kind of ['secret', 'embedded'] as const) {
      const { keyId } = await makeKey(backend, { kind })
      const found = await send(backend, findEmbeddedKeyAccount, { caller: staff, body: { key: keyId } })
      expect(found).toMatchObject({ status: 200, body: { kind, key_id: keyId } })
    }
  })

  test('leaves an entry in the log of its account, which names no token', async () => {
    const key = await makeKey(backend)
    await send(backend, findSecretKeyAccount, { caller: staff, body: { token: key.token } })
    const owner = await backend.person({ accountId: key.accountId, roles: ['account-owner'] })
    const { body } = await send(backend, listActivity, { caller: owner })
    expect(JSON.stringify(body)).toContain('Searched for the account of the secret key')
    expect(JSON.stringify(body)).not.toContain(key.token)
  })
})

test('a limit that staff set stops the key, and clearing it lets it continue', async () => {
  const key = await makeKey(backend)
  await send(backend, setKeyLimit, { ...ofKey(key), body: { max_lookups: 1, reason } })
  expect([await look(key), await look(key)]).toEqual([200, 402])
  await send(backend, clearKeyLimit, { ...ofKey(key), query: { reason } })
  expect(await look(key)).toBe(200)
})

describe('the IP rate limit of a key', () => {
  test('counts each address on its own, and starts anew with each second', async () => {
    const key = await makeKey(backend)
    await send(backend, setIpRateLimit, { ...ofKey(key), body: { rate_limit: 2, reason } })
    const first = [await look(key), await look(key), await look(key)]
    expect(first).toEqual([200, 200, 429])
    expect(await look(key, '214 N Juniper St', '192.0.2.8')).toBe(200)
    backend.clock.advance(1000)
    expect(await look(key)).toBe(200)
    await send(backend, clearKeyRateLimits, { ...ofKey(key), query: { reason } })
    expect([await look(key), await look(key), await look(key)]).toEqual([200, 200, 200])
  })

  test('holds for calls at once', async () => {
    const key = await makeKey(backend)
    await send(backend, setIpRateLimit, { ...ofKey(key), body: { rate_limit: 3, reason } })
    backend.clock.advance(1000)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => look(key)))
    expect(statuses.filter(status => status === 200)).toHaveLength(3)
  })
})

describe('a trace', () => {
  const entriesOf = async (key: GatewayKey) => {
    const { body } = await send(backend, listTraceEntries, ofKey(key))
    return (body as { decisions: { rule: string | null; source: string; inputs: unknown }[] }).decisions
  }

  test('records every decision, with no input as it was sent, and only while it is on', async () => {
    const key = await makeKey(backend)
    expect(await look(key, '1600 Before St')).toBe(200)
    const body = { expiration: inHours(6), reason }
    expect((await send(backend, setKeyTrace, { ...ofKey(key), body })).status).toBe(200)
    expect(await look(key, '4711 Secret Ave')).toBe(200)
    expect(await look({ ...key, token: 'sk_wrong' }, '4711 Secret Ave')).toBe(401)
    const entries = await entriesOf(key)
    expect(entries.map(({ rule }) => rule)).toEqual(['wrong-token', null])
    expect(entries[1]).toMatchObject({
      source: '192.0.2.0/24',
      inputs: expect.arrayContaining([
        { name: 'street', form: '9999 xxxxxx xxx' },
        { name: 'zipcode', form: '99999' },
      ]),
    })
    expect(JSON.stringify(entries)).not.toMatch(/4711|Secret|84116/)
    const stored = await backend.db.select().from(traceEntries).where(eq(traceEntries.keyId, key.keyId))
    expect(JSON.stringify(stored)).not.toMatch(/4711|Secret|84116|192\.0\.2\.7/)

    backend.clock.advance(6 * HOUR)
    staff = await backend.person({ roles: [INTERNAL_ROLE] })
    expect(await look(key)).toBe(200)
    expect(await entriesOf(key)).toHaveLength(2)
    const settings = await send(backend, getKeySettings, ofKey(key))
    expect(settings.body).toMatchObject({ trace: null })
    const traces = await send(backend, listTraces, { caller: staff, query: { account_id: key.accountId } })
    expect(traces.body).toEqual({ traces: [] })
  })

  test('names who has set it, and ends early', async () => {
    const key = await makeKey(backend)
    await send(backend, setKeyTrace, { ...ofKey(key), body: { expiration: inHours(24), reason } })
    const other = await backend.person({ roles: [INTERNAL_ROLE] })
    const again = { caller: other, params: { id: key.keyId }, body: { expiration: inHours(2), reason } }
    await send(backend, setKeyTrace, again)
    const { body } = await send(backend, listTraces, { caller: staff, query: { account_id: key.accountId } })
    expect(body).toMatchObject({ traces: [{ email_address: other.username, expiration: inHours(2) }] })
    await send(backend, clearKeyTrace, { ...ofKey(key), query: { reason } })
    expect(await look(key)).toBe(200)
    expect(await entriesOf(key)).toEqual([])
  })

  test('of an embedded key names the page, and a list has the forms of its first lookup', async () => {
    const key = await makeKey(backend, { kind: 'embedded' })
    await send(backend, setKeyTrace, { ...ofKey(key), body: { expiration: inHours(1), reason } })
    await backend.inject({
      method: 'POST',
      url: `/api/gateway/us-street?key=${key.keyId}`,
      headers: PAGE,
      payload: { lookups: [{ street: '12 A St', zipcode: '84116' }, { street: 'B St' }] },
    })
    const [entry] = await entriesOf(key)
    expect(entry?.source).toMatch(/northwind\.example$/)
    expect(JSON.stringify(entry?.inputs)).toContain('99 x xx')
    expect(JSON.stringify(entry?.inputs)).not.toContain(key.keyId)
  })

  test('keeps the latest thousand decisions of a key, for a day', async () => {
    const key = await makeKey(backend)
    const log = traceLog(backend.kernel)
    const call = {
      keyId: key.keyId,
      requestId: '0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01',
      rule: null,
      licenseId: null,
      subscriptionId: null,
      host: null,
      address: '192.0.2.7',
      isPrivate: true,
      query: { street: '1' },
      body: undefined,
      now: backend.clock.now(),
    }
    for (const lookups of Array.from({ length: 600 }, (_, at) => at)) log.note({ ...call, lookups })
    await log.write()
    for (const lookups of Array.from({ length: 600 }, (_, at) => 600 + at)) log.note({ ...call, lookups })
    await log.write()
    const rows = await backend.db.select().from(traceEntries).where(eq(traceEntries.keyId, key.keyId))
    expect(rows).toHaveLength(1000)
    expect(Math.min(...rows.map(({ lookups }) => lookups))).toBe(200)
    expect(rows.every(({ inputs }) => inputs === null)).toBe(true)
    const purge = purgeJobs.find(({ name }) => name === 'purge-trace-entries')
    await purge?.run(backend.db, new Date(backend.clock.now().getTime() + 24 * HOUR + 1))
    expect(await backend.db.$count(traceEntries, eq(traceEntries.keyId, key.keyId))).toBe(0)
  })
})

test('what staff change of a key is in the log of its account, with the reason', async () => {
  const key = await makeKey(backend)
  await send(backend, setIpRateLimit, { ...ofKey(key), body: { rate_limit: 5, reason } })
  await send(backend, setIpRateLimit, { ...ofKey(key), body: { rate_limit: 5, reason } })
  await send(backend, setKeyTrace, { ...ofKey(key), body: { expiration: inHours(1), reason } })
  const owner = await backend.person({ accountId: key.accountId, roles: ['account-owner'] })
  const [stored] = await backend.db.select().from(secretKeys).where(eq(secretKeys.keyId, key.keyId))
  const { body } = await send(backend, listActivity, { caller: owner })
  expect(body.activity.filter(({ reason: given }) => given === reason).map(({ summary }) => summary)).toEqual(
    [
      `Traced the calls of the key ${stored?.label}`,
      `Set the rate limit of the key ${stored?.label} for each address to 5 requests per second`,
    ],
  )
})
