/**
 * npm run fuzz [-- <requests>]    sends generated requests to every operation, 100,000 by default. `npm test` sends a
 *   few thousand, always the same. Each run of this sends others; FUZZ_SEED repeats a run.
 *
 * npm run interleavings [-- embedded|postgres] [-- <runs>]    plays payments in random orders: tabs, retries, crashes,
 *   lost responses, late charges, events and refunds come between each other, 1,000 times on the embedded database and
 *   200 times on a PostgreSQL with two servers that it starts. A quarter as often, lookups run out and the next term is
 *   bought early. INTERLEAVING_SEED is the first seed; each run says its own when it fails.
 *
 * npm run histories [-- embedded|postgres] [-- <histories>]    plays random histories of accounts: purchases by card and
 *   transfer, upgrades, downgrades, early purchases, spending caps, refunds, declined cards. After each step ledger,
 *   orders, vendor, and what is used of terms must be equal. 10,000 on each database, in pieces of a hundred that say
 *   their seed when they fail. PLAN_SEED is the first one.
 *
 * npm run year [-- embedded|postgres] [-- <accounts> [<days>]]    plays a year of subscriptions hour by hour: customers
 *   look up, run out, switch renewal, change plans and cards, staff suspend and terminate, cards are declined, the card
 *   vendor fails, servers die. Every day, the terms must be those that a simple model of the rules expects; in the end,
 *   so must notices, ledger and counters. 200 accounts and 365 days on each database. YEAR_SEED is the seed; a failure
 *   says the day.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type Cluster, startPostgres } from './lib/processes/postgres.ts'
import { endOnSignal } from './lib/processes/process-group.ts'

interface LongTest {
  file: string
  databases: readonly ('embedded' | 'postgres')[]
  /** How much it does, by the variables that the test reads. */
  variables: (numbers: readonly string[], database: string) => Record<string, string>
}

const TESTS: Readonly<Record<string, LongTest>> = {
  fuzz: {
    file: 'kernel/fuzz.test.ts',
    databases: ['embedded'],
    variables: ([requests = '100000']) => ({
      FUZZ_RUNS: requests,
      FUZZ_SEED: process.env.FUZZ_SEED ?? String(randomInt(2 ** 31)),
    }),
  },
  interleavings: {
    file: 'payment/interleavings.test.ts',
    databases: ['embedded', 'postgres'],
    variables: ([runs], database) => ({ INTERLEAVINGS: runs ?? (database === 'embedded' ? '1000' : '200') }),
  },
  histories: {
    file: 'billing/plan-changes/histories/histories.test.ts',
    databases: ['embedded', 'postgres'],
    variables: ([histories = '10000']) => ({
      PLAN_CHANGES: histories,
      PLAN_SEED: process.env.PLAN_SEED ?? String(randomInt(2 ** 30)),
    }),
  },
  year: {
    file: 'billing/year.test.ts',
    databases: ['embedded', 'postgres'],
    variables: ([accounts = '200', days = '365']) => ({ YEAR_ACCOUNTS: accounts, YEAR_DAYS: days }),
  },
}

const [name = '', ...words] = process.argv.slice(2)
const { file, databases, variables } = TESTS[name] as LongTest
const numbers = words.filter(word => /^\d+$/.test(word))
const chosen = words.filter(word => !numbers.includes(word))
const unknown = chosen.filter(word => !databases.some(database => database === word))
if (unknown.length) {
  console.error(`no such database: ${unknown.join(', ')}. There are: ${databases.join(', ')}`)
  process.exit(2)
}

let cluster: Cluster | undefined
endOnSignal(() => cluster?.stop())
let status = 0
for (const database of databases) {
  if (chosen.length && !chosen.includes(database)) continue
  if (database === 'postgres') cluster = await startPostgres()
  const url = await cluster?.createDatabase(`gatepost_${name}`)
  const own = variables(numbers, database)
  console.log(
    Object.entries(own)
      .map(entry => entry.join('='))
      .join(' '),
  )
  const command = ['run', '--project', 'backend', `tests/backend/${file}`]
  const env = { ...process.env, ...own, ...(url && { DATABASE_URL: url }) }
  // This process continues reading what PostgreSQL logs, or its connections would wait for that.
  const [code] = await once(spawn('vitest', command, { env, stdio: 'inherit' }), 'close')
  status ||= code ?? 1
}
await cluster?.stop()
process.exitCode = status
