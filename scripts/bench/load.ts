import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startPostgres } from '../lib/processes/postgres.ts'
import { type RunningServer, startServer } from '../lib/processes/server.ts'
import { type Login, type Session, signIn } from '../lib/sign-in.ts'
import { LOAD_WAIT, SERVER_MEMORY } from './budgets.ts'
import type { Figure } from './figures.ts'
import { waitDuring } from './waits.ts'
import {
  createLookupKey,
  createPerson,
  LOOKUP,
  memoryOf,
  serverEnv,
  withFolder,
  withServer,
} from './world.ts'

/** Calls of each kind at once, from so many accounts. */
const AT_ONCE = 20
const ACCOUNTS = 4
/** A customer with a long history: orders, and keys with a month of usage. */
const CUSTOMER = {
  taxableAddress: {},
  orders: [{ planId: 3120, daysAgo: 1, count: 5_000 }],
  ...{ keys: 20, usage: 30 },
}
const REPORT_RANGE = 10 * 24 * 60 * 60_000
/** Seconds until the server counts as idle, and until it must have returned what the load took. */
const SETTLED = 60
/** Rounds of hostile and plain calls, no two of them alike, and seconds after each until its memory must be back. */
const ROUNDS = 10
const CALLS = 5_000
const AFTER_ROUND = 30

/** What heavy calls cost others: the wait of a small read, and the memory of the server, on both databases. */
export async function measure(): Promise<Figure[]> {
  const embedded = await measureOn('embedded', undefined)
  const cluster = await startPostgres()
  try {
    return [...embedded, ...(await measureOn('postgres', await cluster.createDatabase('load')))]
  } finally {
    await cluster.stop()
  }
}

function measureOn(database: string, url: string | undefined): Promise<Figure[]> {
  return withFolder(async folder => {
    const env = { DATABASE_URL: url, DATA_DIR: folder, TRUST_PROXY: '1' }
    const figures: Figure[] = []
    const memory = (what: string, value: number, most: number) =>
      figures.push({ what: `${database}, ${what}`, value, unit: 'MiB', most })
    await withServer({ ...env, APP_ENV: 'demo' }, async server => {
      await sleep(SETTLED * 1000)
      memory('idle, first start', memoryOf(server), SERVER_MEMORY.idle)
    })
    const accounts = await withServer({ ...env, APP_ENV: 'test' }, async server => {
      const made: Login[] = []
      while (made.length < ACCOUNTS) made.push(await createPerson(server, CUSTOMER))
      return made
    })
    const server = await startServer(serverEnv({ ...env, APP_ENV: 'demo' }))
    await sleep(SETTLED * 1000)
    memory('idle', memoryOf(server), SERVER_MEMORY.idle)
    const sessions = await Promise.all(accounts.map(login => signIn(server.origin, login)))
    const small = {
      url: `${server.origin}/api/security/secret-keys?page_size=10`,
      headers: sessions[0]?.bearer,
    }
    const alone = await waitDuring(small, () => sleep(2000))
    for (const [load, run] of Object.entries(await heavyLoads(server, accounts, sessions))) {
      const [peak, wait] = await peakDuring(server, () => waitDuring(small, run))
      memory(`${load}, memory at its peak`, peak, SERVER_MEMORY.loaded)
      const what = `${database}, ${load}, added wait of a small read`
      figures.push({ what, value: wait - alone, unit: 'ms', most: LOAD_WAIT })
    }
    const key = await createLookupKey(server, sessions[0] as Session)
    const lookups = { url: server.origin + LOOKUP, headers: { authorization: key } }
    const [peak] = await peakDuring(server, async () =>
      autocannon({ ...lookups, connections: 200, duration: 5 }),
    )
    memory('lookups of 200 callers, memory at its peak', peak, SERVER_MEMORY.loaded)
    await sleep(SETTLED * 1000)
    memory(`${SETTLED} s after the load`, memoryOf(server), SERVER_MEMORY.idle)
    const after: number[] = []
    while (after.length < ROUNDS) {
      await sendRound(server.origin, { round: after.length, sessions, key })
      await sleep(AFTER_ROUND * 1000)
      after.push(memoryOf(server))
    }
    const growth = (after.at(-1) ?? 0) - (after[0] ?? 0)
    memory(`growth over ${ROUNDS} rounds of mixed calls`, growth, SERVER_MEMORY.growth)
    await server.end('SIGTERM')
    return figures
  })
}

async function heavyLoads(
  { origin }: RunningServer,
  accounts: readonly Login[],
  sessions: readonly Session[],
): Promise<Record<string, () => Promise<unknown>>> {
  const orders = '/api/billing/v1/account/orders'
  const paid = await Promise.all(
    sessions.map(async ({ bearer: headers }) => {
      const response = await fetch(`${origin}${orders}?state=processed&page_size=${AT_ONCE}`, { headers })
      return ((await response.json()) as { orders: { order_id: number }[] }).orders
    }),
  )
  const many = (pathOf: (account: number, call: number) => string) => () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, call) => {
        const account = call % ACCOUNTS
        const headers = sessions[account]?.bearer ?? {}
        const response = await fetch(origin + pathOf(account, call), { headers })
        const text = await response.text()
        // A report that would wait too long is rejected.
        if (!response.ok && response.status !== 429) throw new Error(`${response.status}: ${text}`)
      }),
    )
  const [start, end] = [Date.now() - REPORT_RANGE, Date.now()].map(time => new Date(time).toISOString())
  const range = { start: start ?? '', end: end ?? '', interval: 'hour' }
  const report = (format: string) =>
    many(() => `/api/security/keys/usage?${new URLSearchParams({ ...range, format })}`)
  const receipts = many(
    (account, call) => `${orders}/${paid[account]?.[call % paid[account].length]?.order_id}/receipt`,
  )
  const exports = many(() => `${orders}?format=csv`)
  const logins = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, call) => signIn(origin, accounts[call % ACCOUNTS] as Login)),
    )
  return {
    receipts,
    'usage reports': report('json'),
    'usage reports as CSV': report('csv'),
    'pages of 100 orders': many(() => `${orders}?page_size=100&page=3`),
    'exports of orders': exports,
    logins,
    'all of them': () => Promise.all([receipts(), report('csv')(), exports(), logins()]),
  }
}

async function peakDuring<T>(server: RunningServer, work: () => Promise<T>): Promise<[number, T]> {
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(server))
  }, 200)
  try {
    const result = await work()
    return [Math.max(peak, memoryOf(server)), result]
  } finally {
    clearInterval(look)
  }
}

/** A call that is unlike every other: path, and what else `fetch` takes. Whatever keeps something by it shows. */
type Kind = (number: number, session: Session, key: string) => [path: string, init?: RequestInit]

const post = (body: object): RequestInit => ({
  ...{ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
})
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const KINDS: readonly Kind[] = [
  n => [
    '/api/identity/identities/login',
    post({ username: `stranger-${n}@strangers.example`, password: `Not the password ${n}` }),
  ],
  n => ['/api/identity/identities/password-reset', post({ username: `stranger-${n}@strangers.example` })],
  (n, _, authorization) => [
    `/api/gateway/us-street?street=${n % 9_999}+N+Juniper+St&zipcode=84116`,
    { headers: { authorization } },
  ],
  n => [LOOKUP, { headers: { authorization: `Basic ${btoa(`${idOf(n)}:token-${n}`)}` } }],
  (n, { bearer: headers }) => [
    `/api/security/secret-keys?page_size=${1 + (n % 50)}&search=label-${n}`,
    { headers },
  ],
  (n, { bearer: headers }) => [`/api/security/secret-keys/${idOf(n)}`, { headers }],
  (n, { bearer: headers }) => [`/api/billing/v1/account/orders?page_size=${1 + (n % 50)}`, { headers }],
  (n, { bearer: headers }) => [`/api/billing/v1/account/orders/${n}/receipt`, { headers }],
  n => ['/api/security/secret-keys', { headers: { authorization: `Bearer ${n}.a.b` } }],
  n => [`/api/none-${n}/${idOf(n)}`],
  n => [`/products/none-${n}`],
  n => ['/api/authorization/token', { method: 'POST', headers: { cookie: `session=${n}` } }],
  (n, { bearer }) => [
    '/api/security/secret-keys',
    {
      ...post({ [`unknown_${n}`]: n, label: 'x'.repeat(n % 300) }),
      ...{ method: 'PUT', headers: { ...bearer, 'content-type': 'application/json' } },
    },
  ],
]

/** Sends a round of calls, in a fixed order of kinds. Rejects when one fails on the side of the server. */
async function sendRound(
  origin: string,
  { round, sessions, key }: { round: number; sessions: readonly Session[]; key: string },
): Promise<void> {
  let next = round * CALLS
  const end = next + CALLS
  const send = async () => {
    while (next < end) {
      const number = next++
      const kind = KINDS[number % KINDS.length] as Kind
      const [path, init] = kind(number, sessions[number % sessions.length] as Session, key)
      const headers = new Headers(init?.headers)
      headers.set('origin', origin)
      headers.set('user-agent', `agent ${number}`)
      headers.set('x-forwarded-for', `10.${[16, 8, 0].map(bits => (number >> bits) & 255).join('.')}`)
      const response = await fetch(origin + path, { ...init, headers })
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${path}: ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: 24 }, send))
}
