/**
 * npm run interleavings [-- embedded|postgres] [-- <runs>]
 *
 * Plays payments in random orders: tabs, retries, crashes, lost responses, late charges, events and refunds come
 * between each other, 1,000 times on the embedded database and 200 times on a PostgreSQL with two servers that
 * it starts. A quarter as often, lookups run out and the next term is bought early. Prints what happened. INTERLEAVING_SEED is the first seed; each run says its own when it fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Cluster, startPostgres } from './lib/processes/postgres.ts'
import { endOnSignal } from './lib/processes/process-group.ts'

const RUNS: Readonly<Record<string, number>> = { embedded: 1_000, postgres: 200 }
const words = process.argv.slice(2)
const asked = words.find(word => /^\d+$/.test(word))
const chosen = words.filter(word => word !== asked)
const unknown = chosen.filter(word => !(word in RUNS))
if (unknown.length) {
  console.error(`no such database: ${unknown.join(', ')}. There are: ${Object.keys(RUNS).join(', ')}`)
  process.exit(2)
}

let cluster: Cluster | undefined
endOnSignal(() => cluster?.stop())
let status = 0
for (const [database, runs] of Object.entries(RUNS)) {
  if (chosen.length && !chosen.includes(database)) continue
  if (database === 'postgres') cluster = await startPostgres()
  const url = await cluster?.createDatabase('gatepost_interleavings')
  const env = { ...process.env, INTERLEAVINGS: asked ?? String(runs), ...(url && { DATABASE_URL: url }) }
  const command = ['run', '--project', 'backend', 'tests/backend/payment/interleavings.test.ts']
  // This process continues reading what PostgreSQL logs, or its connections would wait for that.
  const [code] = await once(spawn('vitest', command, { env, stdio: 'inherit' }), 'close')
  status ||= code ?? 1
}
await cluster?.stop()
process.exitCode = status
