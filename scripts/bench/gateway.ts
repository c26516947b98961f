import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { lookupSpeed } from '#portal/content/lookup-speed.ts'
import { startPostgres } from '../lib/processes/postgres.ts'
import { NO_CARDS, type RunningServer, startServer } from '../lib/processes/server.ts'
import { signIn } from '../lib/sign-in.ts'
import { GATEWAY } from './budgets.ts'
import { type Figure, median } from './figures.ts'
import { createLookupKey, LOOKUP, SERVER, withFolder, withServer } from './world.ts'

/** Callers at once, all of them on one license, with one key each in turn. */
const CALLERS = 200
const KEYS = 10
/** Rounds of both servers in turn, since the machine is never twice the same, and seconds of each. */
const ROUNDS = 5
const SECONDS = 3
/**
 * How many lookups a second the gateway answers to 200 callers on one license, next to a Fastify handler that does the
 * same work for HTTP with no key, no count and no database, in as many processes (`bare-http.ts`).
 */
export async function measure(): Promise<Figure[]> {
  const embedded = await measureOn('embedded', 1, undefined)
  const cluster = await startPostgres({ isDurable: true })
  const onPostgres: (typeof embedded)[] = []
  try {
    for (const processes of [1, 2, 4]) {
      const url = await cluster.createDatabase(`gateway_${processes}`)
      onPostgres.push(await measureOn('postgres', processes, url))
    }
  } finally {
    await cluster.stop()
  }
  const [alone, ...replicas] = onPostgres
  const { p50, p99 } = embedded.single
  return [
    ...[embedded, ...onPostgres].flatMap(({ figures }) => figures),
    ...replicas.map(({ processes, perSecond }) => ({
      what: `postgres, ${processes} processes, share of ${processes} times one`,
      ...{ value: perSecond / (processes * (alone?.perSecond ?? 0)), unit: '', least: GATEWAY.linear },
    })),
    // What the home page says of the speed, which is that of one server with its embedded database.
    { what: 'one caller, half of the lookups', value: p50, unit: 'ms', most: lookupSpeed.median },
    { what: 'one caller, 99 of 100', value: p99, unit: 'ms', most: lookupSpeed.slow },
  ]
}

function measureOn(database: string, processes: number, url: string | undefined) {
  return withFolder(async folder => {
    const env = { APP_ENV: 'demo', DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'info' }
    const keys = await withServer(env, createKeys)
    await liftLimits(url, folder)
    const start = (program: string) =>
      startServer({ ...SERVER, ...env, ...(processes > 1 && NO_CARDS) }, program)
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
    const perSecond = median(rounds.map(({ server }) => server.perSecond)) ?? 0
    const share = median(rounds.map(({ server, bare }) => server.perSecond / bare.perSecond))
    const failed = Math.max(...rounds.map(({ server }) => server.failed))
    const what = `${database}, ${processes} processes`
    const figures: Figure[] = [
      { what: `${what}, lookups a second`, value: perSecond, unit: '' },
      {
        what: `${what}, share of a handler with the same HTTP work`,
        value: share,
        unit: '',
        least: GATEWAY.share,
      },
      { what: `${what}, failed`, value: failed, unit: '', most: 0 },
    ]
    return { figures, processes, perSecond, single }
  })
}

async function createKeys(server: RunningServer): Promise<string[]> {
  const session = await signIn(server.origin, DEMO_LOGIN)
  const keys: string[] = []
  while (keys.length < KEYS) keys.push(await createLookupKey(server, session))
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

interface Load {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

async function load(
  servers: readonly RunningServer[],
  keys: readonly string[],
  callers = CALLERS,
): Promise<Load> {
  const requests = keys.map(authorization => ({ headers: { authorization } }))
  const results = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        url: origin + LOOKUP,
        requests,
        connections: callers / servers.length,
        duration: SECONDS,
      }),
    ),
  )
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, each) => total + of(each), 0)
  return {
    perSecond: sum(result => result['2xx'] / result.duration),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: sum(({ non2xx, errors }) => non2xx + errors),
  }
}
