/**
 * npm run year [-- embedded|postgres] [-- <accounts> [<days>]]
 *
 * Plays a year of subscriptions hour by hour: customers look up, run out, switch renewal, change plans and cards,
 * staff suspend and terminate, cards are declined, the card vendor fails, servers die. Every day, the terms must be
 * those that a simple model of the rules expects; in the end, so must notices, ledger and counters. 200 accounts
 * and 365 days, on the embedded database, and on a PostgreSQL with two servers that it starts. YEAR_SEED is the
 * seed; a failure says the day.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Cluster, startPostgres } from './lib/processes/postgres.ts'
import { endOnSignal } from './lib/processes/process-group.ts'

const DATABASES = ['embedded', 'postgres']
const words = process.argv.slice(2)
const [accounts = '200', days = '365'] = words.filter(word => /^\d+$/.test(word))
const chosen = words.filter(word => !/^\d+$/.test(word))
const unknown = chosen.filter(word => !DATABASES.includes(word))
if (unknown.length) {
  console.error(`no such database: ${unknown.join(', ')}. There are: ${DATABASES.join(', ')}`)
  process.exit(2)
}

let cluster: Cluster | undefined
endOnSignal(() => cluster?.stop())
let status = 0
for (const database of DATABASES) {
  if (chosen.length && !chosen.includes(database)) continue
  if (database === 'postgres') cluster = await startPostgres()
  const url = await cluster?.createDatabase('gatepost_year')
  const env = { ...process.env, YEAR_ACCOUNTS: accounts, YEAR_DAYS: days, ...(url && { DATABASE_URL: url }) }
  const command = ['run', '--project', 'backend', 'tests/backend/billing/year.test.ts']
  // This process continues reading what PostgreSQL logs, or its connections would wait for that.
  const [code] = await once(spawn('vitest', command, { env, stdio: 'inherit' }), 'close')
  status ||= code ?? 1
}
await cluster?.stop()
process.exitCode = status
