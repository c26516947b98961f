import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { type Cluster, startCluster } from '../../scripts/cluster/cluster.ts'
import { administratorUrl, type PostgresNode } from '../../scripts/cluster/node.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { postgresBinaries, serverAccount } from '../../scripts/lib/processes/postgres.ts'
import { type Program, runProgram } from '../../scripts/lib/processes/program.ts'
import { type Caller, createCaller } from './caller.ts'

/** A plan of the orders, and one with lookups in the United States. */
const ORDERED = 3705
const US_CORE = 3121
const LOOKUP = '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116'
/** What has to be the same as at the moment: ledger, orders, keys, and what was counted. */
const TABLES = /^(?:ledger|sales|security|subscription|payment)\./

let cluster: Cluster
let staff: Caller
let customer: Caller
let folder: string
let restored: Program | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-restored-'))
  cluster = await startCluster({ APP_ENV: 'test', BOT_CHECK: 'none', RATE_LIMIT_FACTOR: '1000' })
  const orders = Array.from({ length: 2 }, () => ({ planId: ORDERED, state: 'pending' }))
  const subscriptions = [{ planId: US_CORE, startedDaysAgo: 1 }]
  customer = await createCaller(cluster.origin, () => {}, {
    ...{ roles: ['api-key-editor', 'api-key-viewer'], orders, subscriptions },
  })
  staff = await createCaller(cluster.origin, () => {}, { roles: [INTERNAL_ROLE] })
}, scaledTimeout(300_000))
afterAll(async () => {
  await restored?.stop()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Approves an order, makes a key, and looks an address up with it: a change in every table that is compared. */
async function act(order: number): Promise<void> {
  const key = () => ({ 'idempotency-key': randomUUID() })
  const approved = await staff.call(approveOrder, {
    ...{ params: { id: order }, headers: key(), body: { reason: 'Paid by bank transfer' } },
  })
  expect(approved.status).toBe(200)
  const { body } = await customer.call(createSecretKey, { headers: key(), body: { label: `For ${order}` } })
  const authorization = `Basic ${btoa(`${body.key_id}:${body.token}`)}`
  const { status } = await fetch(`${cluster.origin}${LOOKUP}`, { headers: { authorization } })
  expect(status).toBe(200)
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Each row of the tables that are compared, as text, at one moment, and the moment. */
function read(url: string): Promise<{ at: string; rows: Record<string, string[]> }> {
  return connected(url, async client => {
    await client.query('begin isolation level repeatable read read only')
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' order by 1`,
    )
    const rows: Record<string, string[]> = {}
    for (const { name } of tables.filter(({ name }) => TABLES.test(name))) {
      const { rows: found } = await client.query<{ text: string }>(
        `select each::text as text from ${name} each order by 1`,
      )
      if (found.length) rows[name] = found.map(({ text }) => text)
    }
    const { rows: times } = await client.query<{ at: string }>('select clock_timestamp()::text as at')
    return { at: times[0]?.at ?? '', rows }
  })
}

/** Reads until two seconds have changed nothing: what was looked up is counted a moment later. */
async function settled(url: string) {
  for (let before = await read(url); ; ) {
    await sleep(2_000)
    const after = await read(url)
    if (JSON.stringify(after.rows) === JSON.stringify(before.rows)) return after
    before = after
  }
}

/** Starts PostgreSQL on a restored folder, which replays the log until the moment, and resolves to its address. */
async function startRestored(node: PostgresNode, data: string): Promise<string> {
  const port = await freePort()
  const url = administratorUrl(port).replace(/postgres$/, 'gatepost')
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    // Patroni has written where those of the node are.
    `hba_file=${data}/pg_hba.conf`,
    `ident_file=${data}/pg_ident.conf`,
    // It is no part of the cluster: it waits for no standby, and adds nothing to the repository.
    'synchronous_standby_names=',
    'archive_mode=off',
  ]
  restored = await runProgram({
    name: 'the restored PostgreSQL',
    path: join(postgresBinaries(), 'postgres'),
    parameters: ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    options: { ...serverAccount(), cwd: folder },
    env: node.backupEnv,
    isReady: () =>
      connected(url, async client => {
        const { rows } = await client.query('select pg_is_in_recovery() as is_recovering')
        return !rows[0].is_recovering
      }).catch(() => false),
  })
  return url
}

test('a restored database is as it was at a moment between two orders', {
  timeout: scaledTimeout(300_000),
}, async () => {
  const node = await cluster.primary()
  const url = administratorUrl(node.port).replace(/postgres$/, 'gatepost')
  const [first = 0, second = 0] = customer.orderIds
  let begin = performance.now()
  await node.pgbackrest('--type=full', 'backup')
  console.log(`    a full backup: ${seconds(begin)} s`)

  await act(first)
  const { at, rows } = await settled(url)
  await act(second)
  const later = (await settled(url)).rows
  // The second order has changed what is compared.
  for (const table of ['ledger.entries', 'sales.orders', 'security.secret_keys', 'security.usage_hours'])
    expect(later[table], table).not.toEqual(rows[table])
  // Waits until the repository has the log so far.
  await node.pgbackrest('check')

  const account = serverAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  begin = performance.now()
  await node.pgbackrest(
    `--pg1-path=${data}`,
    '--type=time',
    `--target=${at}`,
    '--target-action=promote',
    'restore',
  )
  const copy = await startRestored(node, data)
  console.log(`    restored to a moment: ${seconds(begin)} s`)
  expect((await read(copy)).rows).toEqual(rows)
})

const seconds = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1)
