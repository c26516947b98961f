import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { lookupSpeed } from '#portal/content/lookup-speed.ts'
import { startPostgres } from '../lib/processes/postgres.ts'
import { type RunningServer, startServer } from '../lib/processes/server.ts'
import { signIn } from '../lib/sign-in.ts'
import { GATEWAY } from './budgets.ts'
import { type Figure, median } from './figures.ts'
import { lookupKeyOf, SERVER, withFolder, withServer } from './world.ts'

/** Callers at once, all of them on one license, with one key each in turn. */
const CALLERS = 200
const KEYS = 10
/** Rounds of both servers in turn, since the machine is never twice the same, and seconds of each. */
const ROUNDS = 5
const SECONDS = 3
const LOOKUP = '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116'
/** For servers that share a database, which our test vendor does not. No card is charged, so no one listens there. */
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  STRIPE_API: 'http://127.0.0.1:9',
}

interface Load {
  perSecond: number
  p50: number
  p99: number
  failed: number
  /** Microseconds of processor time of the thread that responds, for each request. */
  thread: number
}

/**
 * How many lookups a second the gateway answers to 200 callers on one license, next to a Fastify handler that does the
 * same work for HTTP with no key, no count and no database, in as many processes (`bare-http.ts`).
 */
export async function measure(): Promise<Figure[]> {
  const embedded = await measureOn('embedded', 1, undefined)
  const cluster = await startPostgres({ isDurable: true })
  const results = [embedded]
  try {
    for (const processes of [1, 2, 4]) {
      const url = await cluster.createDatabase(`gateway_${processes}`)
      results.push(await measureOn('postgres', processes, url))
    }
  } finally {
    await cluster.stop()
  }
  const [, alone, ...replicas] = results
  return [
    ...results.flatMap(({ figures }) => figures),
    ...replicas.map(({ processes, perSecond }) => ({
      what: `postgres, ${processes} processes, share of ${processes} times one`,
      ...{ value: perSecond / (processes * (alone?.perSecond ?? 0)), unit: '', least: GATEWAY.linear },
    })),
    // What the home page says of the speed, which is that of one server with its embedded database.
    {
      what: 'one caller, half of the lookups',
      value: embedded.single.p50,
      unit: 'ms',
      most: lookupSpeed.median,
    },
    { what: 'one caller, 99 of 100', value: embedded.single.p99, unit: 'ms', most: lookupSpeed.slow },
  ]
}

function measureOn(database: 'embedded' | 'postgres', processes: number, url: string | undefined) {
  return withFolder(async folder => {
    const env = { APP_ENV: 'demo', DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'info' }
    const keys = await withServer(env, createKeys)
    await liftLimits(url, folder)
    const start = (program: string) =>
      startServer({ ...SERVER, ...env, ...(processes > 1 && STRIPE) }, program)
    const ours: RunningServer[] = []
    const theirs: RunningServer[] = []
    for (let process = 0; process < processes; process++) {
      ours.push(await start('src/backend/main.ts'))
      theirs.push(await start('scripts/bench/bare-http.ts'))
    }
    const rounds: { server: Load; bare: Load }[] = []
    // The first round compiles the code that the others run.
    for (let round = 0; round <= ROUNDS; round++) {
      const result = { server: await load(ours, keys), bare: await load(theirs, keys) }
      if (round) rounds.push(result)
    }
    const single = await load(ours.slice(0, 1), keys.slice(0, 1), 1)
    for (const server of [...ours, ...theirs]) await server.end('SIGTERM')
    const of = (name: keyof Load) => median(rounds.map(({ server }) => server[name])) ?? 0
    const share = (name: 'perSecond' | 'thread') =>
      median(rounds.map(({ server, bare }) => server[name] / bare[name])) ?? 0
    const figure = (what: string, value: number, unit: string, least?: number): Figure => ({
      ...{ what: `${database}, ${processes} processes, ${what}`, value, unit, least },
    })
    const figures = [
      figure('lookups a second', of('perSecond'), ''),
      figure('share of a handler with the same HTTP work', share('perSecond'), '', GATEWAY.share),
      figure('processor time of the thread', of('thread'), 'µs'),
      figure('share of its processor time', 1 / share('thread'), ''),
      figure('p50', of('p50'), 'ms'),
      figure('p99', of('p99'), 'ms'),
      { ...figure('failed', Math.max(...rounds.map(({ server }) => server.failed)), ''), most: 0 },
    ]
    return { figures, processes, perSecond: of('perSecond'), single }
  })
}

async function createKeys(server: RunningServer): Promise<string[]> {
  const session = await signIn(server.origin, DEMO_LOGIN)
  const keys: string[] = []
  while (keys.length < KEYS) keys.push(await lookupKeyOf(server, session))
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
  keys: readonly string[],
  callers = CALLERS,
): Promise<Load> {
  const before = sum(servers.map(threadTimeOf))
  const results = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        url: `${origin}${LOOKUP}`,
        requests: keys.map(authorization => ({ headers: { authorization } })),
        connections: callers / servers.length,
        duration: SECONDS,
      }),
    ),
  )
  const used = sum(servers.map(threadTimeOf)) - before
  return {
    perSecond: sum(results.map(result => result['2xx'] / result.duration)),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: sum(results.map(({ non2xx, errors }) => non2xx + errors)),
    thread: used / sum(results.map(result => result['2xx'])),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Processor time so far of the thread that responds, in microseconds. */
function threadTimeOf({ child: { pid } }: RunningServer): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // In hundredths of a second: what the program and what the system has used for it.
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}
