import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeJobs } from '#backend/services/security/purge.ts'
import { requestLogOf } from '#backend/services/security/requests/log.ts'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { REQUESTS_KEPT } from '#generated/durations.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { type GatewayKey, type KeyInput, makeKey } from '../../../support/gateway.ts'
import { logInAgain } from '../../client.ts'
import { logOf, lookUpWith, type Query, type Sent } from './calls.ts'

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

describe('memory', () => {
  const call = (accountId: number | null) => ({
    created: backend.clock.now(),
    request_id: 'r',
    account_id: accountId,
    key_id: key.keyId,
    license_id: null,
    subscription_id: null,
    operation: 'verifyUsAddress',
    status: 200,
    error: null,
    code: null,
    rule: null,
    latency: 1,
    lookups: 1,
    calls: 1,
    tag: null,
    host: null,
    content: null,
  })

  test('has room for so many entries and no more, and for fewer of keys that were not read', async () => {
    await newKey()
    const log = requestLogOf(backend.kernel)
    await log.write()
    for (let at = 0; at < 500; at++) log.add(call(null))
    await log.write()
    expect((await stored()).length).toBe(400)
    for (let at = 0; at < 12_000; at++) log.add(call(key.accountId))
    await log.write()
    expect((await stored()).length).toBe(10_400)
  })
})

describe('days', () => {
  const partitions = async () =>
    (
      await rowsOf<{ name: string }>(
        backend.db,
        sql`select inhrelid::regclass::text as name from pg_inherits
          where inhparent = 'security.request_log'::regclass order by 1`,
      )
    ).map(({ name }) => name)
  const job = purgeJobs.find(({ name }) => name === 'request-log-days')
  const run = () => job?.run(backend.db, backend.clock.now())
  const nameOf = (moment: Date) =>
    `security.request_log_${moment.toISOString().slice(0, 10).replaceAll('-', '_')}`

  test('have a partition each, made in advance, and are dropped as a whole', async () => {
    await newKey()
    await run()
    const today = backend.clock.now()
    await lookUp()
    await requestLogOf(backend.kernel).write()
    const days = await partitions()
    for (const ahead of [0, 1, 2]) expect(days).toContain(nameOf(new Date(today.getTime() + ahead * DAY)))
    const [{ day } = { day: '' }] = await rowsOf<{ day: string }>(
      backend.db,
      sql`select tableoid::regclass::text as day from security.request_log where account_id = ${key.accountId}`,
    )
    expect(day).toBe(nameOf(today))

    backend.clock.advance(REQUESTS_KEPT + HOUR)
    person = await logInAgain(backend, person)
    expect((await list()).requests).toEqual([])
    backend.clock.advance(DAY)
    await run()
    expect(await partitions()).not.toContain(nameOf(today))
    expect(await stored()).toEqual([])
  })

  test('without a partition are kept next to the others, and moved into theirs', async () => {
    await newKey()
    backend.clock.advance(10 * DAY)
    person = await logInAgain(backend, person)
    await lookUp()
    expect((await list()).requests).toHaveLength(1)
    await run()
    expect(await partitions()).toContain(nameOf(backend.clock.now()))
    expect((await list()).requests).toHaveLength(1)
  })
})
