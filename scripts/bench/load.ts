import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { startPostgres } from '../lib/processes/postgres.ts'
import { SERVE_ENV, SERVE_FLAGS } from '../lib/processes/serve-options.mjs'
import { type RunningServer, startServer } from '../lib/processes/server.ts'
import { type Login, type Session, signIn } from '../lib/sign-in.ts'
import { LOAD_WAIT, SERVER_MEMORY } from './budgets.ts'
import type { Check } from './checks.ts'
import { median } from './measure/statistics.ts'
import { sendRound } from './rounds.ts'

/** Calls of each kind at once, from so many accounts. */
const AT_ONCE = 20
const ACCOUNTS = 4
const ROUNDS = 5
/** Orders of each account, and what the usage reports of it are read from. */
const ORDERS = 5_000
const KEYS = 20
const DAYS = 30
const RANGE = 10 * 24 * 60 * 60_000
const LOOKUP_CALLERS = 200
const SECONDS = 5
/** Seconds until the server counts as idle, and until it must have returned what the load took. */
const SETTLED = 60
/** Rounds of hostile and plain calls, no two of them alike, and seconds after each until its memory must be back. */
const MIXED_ROUNDS = 10
const AFTER_ROUND = 30
/** Milliseconds between two looks at the memory. */
const LOOK = 200

export interface LoadResult {
  database: 'embedded' | 'postgres'
  /** MiB resident: after the first start, after a start on existing data, the peak of each load, and afterwards. */
  memory: { moment: string; mebibytes: number }[]
  /** The longest that a small read waited, in ms: with nothing else, and with each load. Medians of the rounds. */
  waits: { load: string; wait: number; seconds: number }[]
  checks: Check[]
}

/** Measures what heavy calls cost others: the wait of a small read, and the memory of the server. */
export async function measureLoad(): Promise<LoadResult[]> {
  const results = [await measureOn('embedded', {})]
  const cluster = await startPostgres()
  try {
    results.push(await measureOn('postgres', { DATABASE_URL: await cluster.createDatabase('load') }))
  } finally {
    await cluster.stop()
  }
  return results
}

async function measureOn(
  database: LoadResult['database'],
  own: Record<string, string | undefined>,
): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const env = {
    ...{ DATABASE_URL: undefined, ...own, ...SERVE_ENV, NODE_OPTIONS: SERVE_FLAGS.join(' ') },
    ...{ DATA_DIR: folder, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error', TRUST_PROXY: '1' },
  }
  const memory: LoadResult['memory'] = []
  const waits: LoadResult['waits'] = []
  const note = (moment: string, mebibytes: number) => memory.push({ moment, mebibytes })
  const settle = async (moment: string, server: RunningServer) => {
    await sleep(SETTLED * 1000)
    note(moment, memoryOf(server))
  }
  let server = await startServer({ ...env, APP_ENV: 'demo' })
  try {
    await settle('idle, first start', server)
    await server.end('SIGTERM')
    server = await startServer({ ...env, APP_ENV: 'test' })
    const accounts: Login[] = []
    while (accounts.length < ACCOUNTS) accounts.push(await seed(server))
    await server.end('SIGTERM')

    server = await startServer({ ...env, APP_ENV: 'demo' })
    await settle('idle', server)
    const sessions = await Promise.all(accounts.map(login => signIn(server.origin, login)))
    const numbers = await Promise.all(sessions.map(session => paidOrders(server, session)))
    const loads = heavyLoads(server, { accounts, sessions, numbers })
    const small = {
      url: `${server.origin}/api/security/secret-keys?page_size=10`,
      headers: sessions[0]?.bearer,
    }
    waits.push({ load: 'nothing else', seconds: 2, wait: await medianWait(small, () => sleep(2000)) })
    for (const [load, run] of Object.entries(loads)) {
      const start = performance.now()
      const [peak, wait] = await peakDuring(server, () => medianWait(small, run))
      note(`peak, ${load}`, peak)
      waits.push({ load, wait, seconds: (performance.now() - start) / 1000 / ROUNDS })
    }
    const [peak] = await peakDuring(server, () => lookups(server, sessions[0]))
    note(`peak, lookups of ${LOOKUP_CALLERS} callers`, peak)
    await settle(`${SETTLED} s after the load`, server)
    const lookupKey = await lookupKeyOf(server, sessions[0])
    for (let round = 0; round < MIXED_ROUNDS; round++) {
      await sendRound(server.origin, { round, sessions, lookupKey })
      await sleep(AFTER_ROUND * 1000)
      note(`after round ${round + 1} of mixed calls`, memoryOf(server))
    }
  } finally {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  const [baseline, ...loaded] = waits
  const most = (what: string, values: number[], limit: number, unit: string): Check => ({
    ...{ what: `${what}, ${database}`, value: Math.max(...values), limit, unit, at: 'most' },
  })
  const under = (isMeant: (moment: string) => boolean) =>
    memory.filter(({ moment }) => isMeant(moment)).map(({ mebibytes }) => mebibytes)
  return {
    ...{ database, memory, waits },
    checks: [
      most(
        'added wait of a small read during heavy calls',
        loaded.map(({ wait }) => wait - (baseline?.wait ?? 0)),
        LOAD_WAIT,
        'ms',
      ),
      most(
        'memory of an idle server',
        under(moment => moment.startsWith('idle')),
        SERVER_MEMORY.idle,
        'MiB',
      ),
      most(
        'memory under load',
        under(moment => moment.startsWith('peak')),
        SERVER_MEMORY.loaded,
        'MiB',
      ),
      most(
        'memory a minute after the load',
        under(moment => moment.endsWith('after the load')),
        SERVER_MEMORY.idle,
        'MiB',
      ),
      most(
        'growth over rounds of mixed calls',
        growthOf(under(moment => moment.startsWith('after round'))),
        SERVER_MEMORY.growth,
        'MiB',
      ),
    ],
  }
}

/** By how much the last round is above the first one, which fills what is bounded. */
const growthOf = ([first = 0, ...later]: readonly number[]) => later.slice(-1).map(last => last - first)

/** A customer with a long history. */
async function seed({ origin }: RunningServer): Promise<Login> {
  const inputs = { orders: [{ planId: 3120, daysAgo: 1, count: ORDERS }], keys: KEYS, usage: DAYS }
  const made = await fetch(`${origin}/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ taxableAddress: {}, ...inputs }),
  })
  if (!made.ok) throw new Error(await made.text())
  return (await made.json()) as Login
}

async function paidOrders({ origin }: RunningServer, { bearer }: Session): Promise<number[]> {
  const url = `${origin}/api/billing/v1/account/orders?state=processed&page_size=${AT_ONCE}`
  const { orders } = (await (await fetch(url, { headers: bearer })).json()) as {
    orders: { order_id: number }[]
  }
  return orders.map(order => order.order_id)
}

function heavyLoads(
  { origin }: RunningServer,
  { accounts, sessions, numbers }: { accounts: Login[]; sessions: Session[]; numbers: number[][] },
): Record<string, () => Promise<unknown>> {
  const many = (pathOf: (account: number, call: number) => string) => () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, call) => {
        const account = call % ACCOUNTS
        const response = await fetch(`${origin}${pathOf(account, call)}`, {
          headers: sessions[account]?.bearer ?? {},
        })
        // A report that would wait too long is rejected.
        if (!response.ok && response.status !== 429)
          throw new Error(`${response.status}: ${await response.text()}`)
        await response.arrayBuffer()
      }),
    )
  const end = new Date()
  const start = new Date(end.getTime() - RANGE)
  const range = { start: start.toISOString(), end: end.toISOString(), interval: 'hour' }
  const report = (format: string) =>
    many(() => `/api/security/keys/usage?${new URLSearchParams({ ...range, format })}`)
  const receipts = many(
    (account, call) =>
      `/api/billing/v1/account/orders/${numbers[account]?.[call % (numbers[account]?.length ?? 1)]}/receipt`,
  )
  const exports = many(() => '/api/billing/v1/account/orders?format=csv')
  const pages = many(() => '/api/billing/v1/account/orders?page_size=100&page=3')
  const logins = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, call) => signIn(origin, accounts[call % ACCOUNTS] as Login)),
    )
  return {
    [`${AT_ONCE} receipts`]: receipts,
    [`${AT_ONCE} usage reports`]: report('json'),
    [`${AT_ONCE} usage reports as CSV`]: report('csv'),
    [`${AT_ONCE} pages of 100 of ${ORDERS} orders`]: pages,
    [`${AT_ONCE} exports of ${ORDERS} orders`]: exports,
    [`${AT_ONCE} logins`]: logins,
    'all of them': () => Promise.all([receipts(), report('csv')(), exports(), logins()]),
  }
}

/** The longest wait of a call while some work runs, in milliseconds: the median of several rounds. */
export async function medianWait(
  call: { url: string; headers?: object | undefined },
  work: () => Promise<unknown>,
): Promise<number> {
  const waits: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    // In a thread of its own: the bodies that the loads read would hold the clock up.
    const watch = new Worker(new URL('./measure/waits-thread.ts', import.meta.url), { workerData: call })
    await new Promise(resolve => watch.once('message', resolve))
    try {
      await work()
      const longest = new Promise<number>((resolve, reject) => {
        watch.once('message', resolve)
        watch.once('error', reject)
      })
      watch.postMessage('end')
      const waited = await longest
      // The first round compiles the code that the others run.
      if (round) waits.push(waited)
    } finally {
      await watch.terminate()
    }
  }
  return median(waits) ?? 0
}

async function peakDuring<T>(server: RunningServer, work: () => Promise<T>): Promise<[number, T]> {
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(server))
  }, LOOK)
  try {
    const result = await work()
    return [Math.max(peak, memoryOf(server)), result]
  } finally {
    clearInterval(look)
  }
}

async function lookups(server: RunningServer, session: Session | undefined): Promise<void> {
  await autocannon({
    url: `${server.origin}/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116`,
    headers: { authorization: await lookupKeyOf(server, session) },
    connections: LOOKUP_CALLERS,
    duration: SECONDS,
  })
}

/** What a program sends with its lookups. */
async function lookupKeyOf({ origin }: RunningServer, session: Session | undefined): Promise<string> {
  const headers = { ...session?.bearer, 'content-type': 'application/json' }
  const made = await fetch(`${origin}/api/security/secret-keys`, {
    ...{ method: 'PUT', headers, body: JSON.stringify({ label: 'Load' }) },
  })
  const { key_id, token } = (await made.json()) as { key_id: string; token: string }
  return `Basic ${btoa(`${key_id}:${token}`)}`
}

/** Resident memory in MiB. */
function memoryOf({ child: { pid } }: RunningServer): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
