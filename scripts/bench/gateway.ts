import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { lookupSpeed } from '#portal/content/lookup-speed.ts'
import { startPostgres } from '../lib/processes/postgres.ts'
import { SERVE_ENV, SERVE_FLAGS } from '../lib/processes/serve-options.mjs'
import { type RunningServer, startServer } from '../lib/processes/server.ts'
import { signIn } from '../lib/sign-in.ts'
import { GATEWAY_SHARE } from './budgets.ts'
import type { Check } from './checks.ts'
import { median } from './measure/statistics.ts'

/** Callers at once, all of them on one license, with one key each in turn. */
export const CALLERS = 200
const KEYS = 10
/** Rounds of both servers in turn, since the machine is never twice the same, and seconds of each. */
const ROUNDS = 5
const SECONDS = 3
const LOOKUP = '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116'
const MAIN = 'src/backend/main.ts'
const BARE = 'scripts/bench/bare-lookup.ts'
const HTTP = 'scripts/bench/bare-http.ts'
/** For servers that share a database, which our test vendor does not. No card is charged, so no one listens there. */
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  STRIPE_API: 'http://127.0.0.1:9',
}

interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
  failed: number
  /** Microseconds of processor time for each request: of the thread that responds, and of the whole process. */
  thread: number | null
  process: number | null
}

export interface GatewayResult {
  database: 'embedded' | 'postgres'
  processes: number
  server: Load
  /** A handler that only sends the body, and one that does the same work for HTTP besides. */
  bare: Load
  http: Load
  /** One caller who waits for each response before the next request. */
  single: Load
  /** Medians of the rounds: of requests a second, and of processor time of the thread that responds. */
  share: number
  threadShare: number | null
  httpShare: number
  httpThreadShare: number | null
}

/**
 * How many lookups a second the gateway answers to 200 callers on one license, next to a bare Fastify handler that
 * sends the same body, and one that sends the same headers and writes a log line too, on the same number of processes,
 * with no key, no count and no database.
 */
export async function measureGateway(): Promise<{ results: GatewayResult[]; checks: Check[] }> {
  const results = [await onEmbedded()]
  const cluster = await startPostgres({ isDurable: true })
  try {
    for (const processes of [1, 2, 4]) {
      const url = await cluster.createDatabase(`gateway_${processes}`)
      results.push(await measureOn({ database: 'postgres', processes, env: { DATABASE_URL: url } }))
    }
  } finally {
    await cluster.stop()
  }
  return { results, checks: [...results.map(toCheck), ...results.slice(0, 1).flatMap(speedChecks)] }
}

function toCheck({ database, processes, httpShare }: GatewayResult): Check {
  const what = `lookups of ${CALLERS} callers on one license, ${database}, processes: ${processes}; share of a handler with the same HTTP work`
  return { what, value: httpShare, limit: GATEWAY_SHARE, unit: '', at: 'least' }
}

/** What the home page says of the speed, which is that of one server with its embedded database. */
function speedChecks({ single }: GatewayResult): Check[] {
  const what = 'lookups of one caller, one after another, as the home page says'
  return [
    { what: `${what}: half of them`, value: single.p50, limit: lookupSpeed.median, unit: 'ms', at: 'most' },
    { what: `${what}: 99 of 100`, value: single.p99, limit: lookupSpeed.slow, unit: 'ms', at: 'most' },
  ]
}

const onEmbedded = () => measureOn({ database: 'embedded', processes: 1, env: { DATABASE_URL: undefined } })

async function measureOn({
  database,
  processes,
  env,
}: {
  database: GatewayResult['database']
  processes: number
  env: Record<string, string | undefined>
}): Promise<GatewayResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const own = { ...env, APP_ENV: 'demo', DATA_DIR: folder, RATE_LIMIT_FACTOR: '10000' }
  const running: RunningServer[] = []
  const start = async (program: string, vendor: Partial<typeof STRIPE> = {}) => {
    const options = { ...SERVE_ENV, NODE_OPTIONS: SERVE_FLAGS.join(' ') }
    const server = await startServer({ ...own, ...options, ...vendor }, program)
    running.push(server)
    return server
  }
  try {
    const first = await start(MAIN)
    const keys = await createKeys(first)
    await first.end('SIGTERM')
    await liftLimits(env.DATABASE_URL, folder)
    const ours: RunningServer[] = []
    const theirs: RunningServer[] = []
    const dressed: RunningServer[] = []
    for (let process = 0; process < processes; process++) {
      ours.push(await start(MAIN, processes > 1 ? STRIPE : {}))
      theirs.push(await start(BARE))
      dressed.push(await start(HTTP))
    }
    const rounds: { server: Load; bare: Load; http: Load }[] = []
    // The first round compiles the code that the others run.
    for (let round = 0; round <= ROUNDS; round++) {
      const result = {
        server: await load(ours, LOOKUP, keys),
        bare: await load(theirs, '/lookup', keys),
        http: await load(dressed, LOOKUP, keys),
      }
      if (round) rounds.push(result)
    }
    const single = await load(ours.slice(0, 1), LOOKUP, keys.slice(0, 1), 1)
    const shareOf = (baseline: 'bare' | 'http', of: (load: Load) => number | null) =>
      median(rounds.map(round => (of(round.server) ?? Number.NaN) / (of(round[baseline]) ?? Number.NaN)))
    const pace = ({ requestsPerSecond }: Load) => requestsPerSecond
    const thrift = ({ thread }: Load) => thread && 1 / thread
    const middle = rounds.toSorted((a, b) => a.server.requestsPerSecond - b.server.requestsPerSecond)[
      ROUNDS >> 1
    ]
    if (!middle) throw new Error('no round was measured')
    return {
      database,
      processes,
      ...middle,
      single,
      share: shareOf('bare', pace) ?? 0,
      threadShare: shareOf('bare', thrift),
      httpShare: shareOf('http', pace) ?? 0,
      httpThreadShare: shareOf('http', thrift),
    }
  } finally {
    for (const server of running) await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Secret keys of the demo account, as the header of a call has them. */
async function createKeys({ origin }: RunningServer): Promise<string[]> {
  const { bearer } = await signIn(origin, DEMO_LOGIN)
  const keys: string[] = []
  for (let key = 1; key <= KEYS; key++) {
    const response = await fetch(`${origin}/api/security/secret-keys`, {
      method: 'PUT',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ label: `Key ${key}` }),
    })
    if (!response.ok) throw new Error(`createSecretKey answers ${response.status}: ${await response.text()}`)
    const { key_id, token } = (await response.json()) as { key_id: string; token: string }
    keys.push(btoa(`${key_id}:${token}`))
  }
  return keys
}

/** Gives every subscription more lookups than a bench makes, as many a second as it likes. */
async function liftLimits(url: string | undefined, folder: string): Promise<void> {
  const { queries, close } = await openDatabase({ url, folder })
  const rateLimit = JSON.stringify({ rate_limit: null, expiration: null })
  await queries.execute(sql`
    update ${subscriptions} set issued = 1000000000, remaining = 1000000000, rate_limit = ${rateLimit}::jsonb`)
  await close()
}

async function load(
  servers: readonly RunningServer[],
  path: string,
  keys: readonly string[],
  callers = CALLERS,
): Promise<Load> {
  const before = servers.map(timesOf)
  const results = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        url: `${origin}${path}`,
        requests: keys.map(key => ({ headers: { authorization: `Basic ${key}` } })),
        connections: callers / servers.length,
        duration: SECONDS,
      }),
    ),
  )
  const after = servers.map(timesOf)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const answered = sum(results.map(result => result['2xx']))
  const used = (of: 'thread' | 'process') =>
    after.some(times => times === null)
      ? null
      : sum(after.map((times, index) => (times?.[of] ?? 0) - (before[index]?.[of] ?? 0))) / answered
  return {
    requestsPerSecond: sum(results.map(result => result['2xx'] / result.duration)),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: sum(results.map(({ non2xx, errors }) => non2xx + errors)),
    thread: used('thread'),
    process: used('process'),
  }
}

/** Processor time so far in microseconds, or null if the machine does not report it. */
function timesOf({ child: { pid } }: RunningServer): { thread: number; process: number } | null {
  const read = (file: string) => {
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    // In hundredths of a second: what the program and what the system has used for it.
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  }
  try {
    return { thread: read(`/proc/${pid}/task/${pid}/stat`), process: read(`/proc/${pid}/stat`) }
  } catch {
    return null
  }
}
