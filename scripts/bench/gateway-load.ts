import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { usageLimits } from '#backend/services/security/usage-limits/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { processorOf } from '../lib/processes/processor.ts'
import type { RunningServer } from '../lib/processes/server.ts'
import { signIn } from '../lib/sign-in.ts'
import { createLookupKey, LOOKUP, withServer } from './world.ts'

/** Callers at once, all of them on one license, with one key each in turn. */
const CALLERS = 200
const KEYS = 10

/** What servers of lookups start with. */
export const lookupEnv = (folder: string, url: string | undefined) => ({
  ...{ APP_ENV: 'demo', DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'info' },
})

/** Makes the data that lookups need: keys, which it returns, and subscriptions that no bench uses up. */
export async function prepareLookups(folder: string, url: string | undefined): Promise<string[]> {
  const keys = await withServer(lookupEnv(folder, url), createKeys)
  await liftLimits(url, folder)
  return keys
}

async function createKeys(server: RunningServer): Promise<string[]> {
  const session = await signIn(server.origin, DEMO_LOGIN)
  const keys: string[] = []
  while (keys.length < KEYS) keys.push(await createLookupKey(server, session))
  return keys
}

/** Gives every subscription more lookups than a bench makes, as many a second as it likes, and no limit for a day or a month. */
async function liftLimits(url: string | undefined, folder: string): Promise<void> {
  const { queries, close } = await openDatabase({ url, folder })
  const rateLimit = JSON.stringify({ rate_limit: null, expiration: null })
  await queries.execute(sql`
    update ${subscriptions} set issued = 1000000000, remaining = 1000000000, rate_limit = ${rateLimit}::jsonb`)
  await queries.delete(usageLimits)
  await close()
}

export interface Load {
  perSecond: number
  p50: number
  p99: number
  failed: number
  lookups: number
  /** Processor time for a lookup, in microseconds: of the main threads of the servers, with their other threads, and of the callers. */
  main: number
  all: number
  callers: number
}

/** Has lookups made for some seconds, of several servers at once. */
export async function load(
  servers: readonly RunningServer[],
  keys: readonly string[],
  { callers = CALLERS, seconds = 3 } = {},
): Promise<Load> {
  const requests = keys.map(authorization => ({ headers: { authorization } }))
  const before = { servers: usedBy(servers), callers: process.cpuUsage() }
  const results = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        url: origin + LOOKUP,
        requests,
        connections: callers / servers.length,
        duration: seconds,
      }),
    ),
  )
  const after = usedBy(servers)
  const { user, system } = process.cpuUsage(before.callers)
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, each) => total + of(each), 0)
  const lookups = sum(result => result['2xx'])
  return {
    perSecond: sum(result => result['2xx'] / result.duration),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: sum(({ non2xx, errors }) => non2xx + errors),
    lookups,
    main: (after.main - before.servers.main) / lookups,
    all: (after.all - before.servers.all) / lookups,
    callers: (user + system) / lookups,
  }
}

function usedBy(servers: readonly RunningServer[]) {
  const times = servers.map(({ child: { pid = 0 } }) => processorOf(pid))
  return {
    main: times.reduce((total, { main }) => total + main, 0),
    all: times.reduce((total, { all }) => total + all, 0),
  }
}
