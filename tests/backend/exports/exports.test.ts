import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportedKinds, exportWorkers } from '#backend/services/exports/worker.ts'
import { EXPORT_KEPT, EXPORT_LINK_LIFETIME } from '#generated/durations.ts'
import { createExport } from '#generated/exports/operations/createExport.ts'
import { createExportLink } from '#generated/exports/operations/createExportLink.ts'
import { getExport } from '#generated/exports/operations/getExport.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { teamClient } from '../authorization/team/client.ts'
import { logInAgain, send } from '../client.ts'

/** Statements until the job is killed, as if the process had died; undefined while it lives. */
let untilKilled: number | undefined
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    onStatement() {
      if (untilKilled !== undefined && --untilKilled < 0) throw new Error('the process has died')
    },
  })
})
afterAll(() => backend.close())

const { member } = teamClient(() => backend)
const work = () => runWorkers(backend.kernel, exportWorkers(backend.kernel))

/** Downloads by the path of a link, with the cookie of a person. */
const download = (path: string, { cookie }: Pick<Person, 'cookie'>) =>
  backend.inject({ method: 'GET', url: path, headers: cookie })

async function linkOf(caller: Person): Promise<string> {
  const { body } = await send(backend, createExportLink, { caller })
  return new URL(body.download_url).pathname
}

async function filesOf(caller: Person): Promise<Record<string, string>> {
  const { rawPayload } = await download(await linkOf(caller), caller)
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  )
}

test('has every row once, however often the job dies, and no secret', async () => {
  const owner = await backend.person({
    label: '=Northwind "Traders"',
    keys: 3,
    usage: 40,
    requests: 510,
    orders: [{ planId: 3121 }],
    activity: 20,
    lists: [{ state: 'done' }],
  })
  await send(backend, createExport, { caller: owner })
  let killed = 0
  for (;;) {
    untilKilled = 5 + killed * 12
    await work().catch(() => undefined)
    const isAlive = untilKilled >= 0
    untilKilled = undefined
    const { body } = await send(backend, getExport, { caller: owner })
    if (body.export?.state === 'done') break
    if (!isAlive) killed += 1
  }
  expect(killed).toBeGreaterThan(3)
  const files = await filesOf(owner)
  const requests: { entry_id: number }[] = JSON.parse(files['requests.json'] ?? '')
  const stored = await rowsOf<{ count: number }>(
    backend.db,
    sql`select count(*)::int as count from security.request_log where account_id = ${owner.accountId}`,
  )
  expect(requests).toHaveLength(stored[0]?.count ?? 0)
  expect(new Set(requests.map(({ entry_id }) => entry_id)).size).toBe(requests.length)
  // The same rows as CSV, in which nothing is a formula.
  expect((files['requests.csv'] ?? '').trim().split('\n')).toHaveLength(requests.length + 1)
  expect(files['account.csv']).toContain(`'=Northwind`)
  expect(JSON.parse(files['members.json'] ?? '')).toMatchObject([{ email_address: owner.username }])
  expect(Object.keys(files).some(name => name.startsWith('receipts/'))).toBe(true)
  expect(Object.entries(files).find(([name]) => name.startsWith('receipts/'))?.[1]).toMatch(/^%PDF/)
  const kinds = await exportedKinds()
  const secrets = kinds.flatMap(({ name, columns }) =>
    columns
      .filter(column => /hash|sealed|secret|password|(?<!_)token$/.test(column))
      .map(column => `${name}.${column}`),
  )
  expect(secrets).toEqual([])
})

test('has every table of an account, but those with a reason', async () => {
  const owner = await backend.person()
  const rows = await rowsOf<{ name: string }>(
    backend.db,
    sql`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  expect(owner.accountId).not.toBeNull()
  const exported = await exportedTables()
  expect(rows.map(({ name }) => name).filter(name => !exported.has(name) && !(name in LEFT_OUT))).toEqual([])
})

/** Why an export has no file for a table. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'authorization.account_notes': 'what staff note is theirs',
  'authorization.authorization_codes': 'they work for minutes; the token that one gave is on the page',
  'authorization.closings': 'on the page',
  'authorization.organization_accounts': 'that it belongs to an organization is on the page',
  'billing.renewals': 'what the engine does next; orders have what came of it',
  'billing.receipts': 'as PDF',
  'billing.invoices': 'as PDF',
  'configuration.plans': 'the activity log has what was applied',
  'exports.exports': 'the export itself',
  'kernel.actings': 'in the activity log',
  'kernel.deprecated_uses': 'counts of the last days, on the page',
  'kernel.memberships': 'as members',
  'kernel.sessions': 'of a person, not of an account',
  'ledger.entries': 'our bookkeeping, which orders and payments have',
  'notification.mailings': 'when the next email may be sent',
  'payment.attempts': 'payments have what came of them',
  'payment.primary_changes': 'a queue',
  'payment.primary_gaps': 'a queue',
  'payment.vendor_notices': 'what the card vendor tells us',
  'sales.plan_changes': 'orders have what came of them',
  'security.usage_limit_events': 'a queue',
  'subscription.account_schedules': 'our price lists',
  'subscription.gifts': 'what staff gave, as orders and subscriptions',
  'subscription.trial_uses': 'that a trial was used, as a subscription',
}

/** The tables that kinds read: by what they ask for without an account. */
async function exportedTables(): Promise<Set<string>> {
  const kinds = await exportedKinds()
  const read = new Set<string>()
  for (const kind of kinds) {
    const statements = await backend.statementsOf(async () => {
      await kind.read(
        { db: backend.db, kernel: backend.kernel, now: backend.clock.now() },
        { accountId: 1, after: null, limit: 1 },
      )
    })
    for (const { text } of statements)
      for (const [, schema, table] of text.matchAll(/from "(\w+)"\."(\w+)"/g)) read.add(`${schema}.${table}`)
  }
  return read
}

test('is downloaded by those who own the account now, for a day', async () => {
  const owner = await backend.person()
  const other = await backend.person()
  const viewer = await member(owner, 'api-key-viewer')
  await send(backend, createExport, { caller: owner })
  await work()
  const link = await linkOf(owner)
  expect((await download(link, owner)).statusCode).toBe(200)
  expect((await download(link, { cookie: {} as Person['cookie'] })).statusCode).toBe(401)
  for (const caller of [other, viewer]) expect((await download(link, caller)).statusCode).toBe(404)
  backend.clock.advance(EXPORT_LINK_LIFETIME)
  const later = await logInAgain(backend, owner)
  expect((await download(link, later)).statusCode).toBe(404)
  expect((await download(await linkOf(later), later)).statusCode).toBe(200)
  backend.clock.advance(EXPORT_KEPT)
  await work()
  const last = await logInAgain(backend, owner)
  expect((await send(backend, getExport, { caller: last })).body.export).toBeNull()
})
