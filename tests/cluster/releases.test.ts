import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { type Cluster, startPostgres } from '../../scripts/lib/processes/postgres.ts'
import { type Program, runProgram } from '../../scripts/lib/processes/program.ts'
import { startStripeApi } from '../support/servers/stripe-api.ts'
import { becomeCustomer, type Customer, continueAt } from './customer.ts'
import { migrationsIn, writeEarlierRelease } from './earlier-release.ts'

let folder: string
let earlierCode: string
let postgres: Cluster
let database: string
let stripe: Awaited<ReturnType<typeof startStripeApi>>
const running: Program[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-releases-'))
  earlierCode = join(folder, 'code')
  const commit = writeEarlierRelease(earlierCode)
  console.log(`    the release before is ${commit}, with ${migrationsIn(earlierCode).at(-1)}`)
  postgres = await startPostgres()
  database = await postgres.createDatabase('releases')
  stripe = await startStripeApi()
}, scaledTimeout(300_000))
afterAll(async () => {
  await Promise.all(running.map(program => program.stop()))
  await stripe?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server with the code of a folder, on the database of all. */
async function start(name: string, code: string): Promise<string> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const program = await runProgram({
    name,
    path: process.execPath,
    parameters: [join(code, 'src/backend/main.ts')],
    options: { cwd: code },
    env: {
      APP_ENV: 'test',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, name),
      DATABASE_URL: database,
      // What is tested is the tables; the pages of both are of this build.
      PORTAL_DIR: resolve('dist'),
      RATE_LIMIT_FACTOR: '1000',
      ENCRYPTION_KEY: Buffer.alloc(32, 'both releases share it').toString('base64'),
      ...stripe.env,
    },
    isReady: () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
  running.push(program)
  return origin
}

async function appliedMigrations(): Promise<number> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations')
    return rows[0].count
  } finally {
    await client.end()
  }
}

// In the order of a release: each begins with what the one before it has left.
let earlier: string
let current: string
const customers: Customer[] = []

test('the release before runs on its own tables', { timeout: scaledTimeout(120_000) }, async () => {
  earlier = await start('earlier', earlierCode)
  expect(await appliedMigrations()).toBe(migrationsIn(earlierCode).length)
  customers.push(await becomeCustomer(earlier, stripe))
})

test('this release never meets those tables: it migrates before it is ready, and knows all that they have', {
  timeout: scaledTimeout(120_000),
}, async () => {
  current = await start('current', resolve('.'))
  expect(await appliedMigrations()).toBe(migrationsIn('.').length)
  for (const customer of customers) await continueAt(current, customer)
  customers.push(await becomeCustomer(current, stripe))
})

test('the release before continues on the tables of this one, with what this one has written', {
  timeout: scaledTimeout(120_000),
}, async () => {
  for (const customer of customers) await continueAt(earlier, customer)
  customers.push(await becomeCustomer(earlier, stripe))
  for (const customer of customers) await continueAt(current, customer)
})

test('and starts on them again, as a rollback does', { timeout: scaledTimeout(120_000) }, async () => {
  const again = await start('again', earlierCode)
  for (const customer of customers) await continueAt(again, customer)
  await becomeCustomer(again, stripe)
})
