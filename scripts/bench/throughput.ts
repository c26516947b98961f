import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { SERVE_ENV, SERVE_FLAGS } from '../lib/processes/serve-options.mjs'
import { startServer } from '../lib/processes/server.ts'
import { type Session, signIn } from '../lib/sign-in.ts'
import { SERVER_MEMORY, SERVER_READ_SHARE } from './budgets.ts'
import type { Check } from './checks.ts'

/** Requests in flight at once. */
const CONNECTIONS = 10
const SECONDS = 5
/** Keys of the account during the measurement: four pages of them. */
const KEYS = 100
/** How many keys are created. More would exceed the account's limit. */
const CREATIONS = 1500

interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  failed: number
}

export interface ThroughputResult {
  database: 'embedded' | 'postgres'
  operations: { operation: string; server: Load; bare: Load; share: number }[]
  checks: Check[]
}

/** How many requests the server answers, and how many a bare one with the same statements does. */
export async function measureThroughput(): Promise<ThroughputResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const [own, copy] = [join(folder, 'server'), join(folder, 'bare')]
  // As npm start does, because memory is measured too.
  const options = { ...SERVE_ENV, NODE_OPTIONS: SERVE_FLAGS.join(' ') }
  const start = () => startServer({ APP_ENV: 'demo', DATA_DIR: own, RATE_LIMIT_FACTOR: '10000', ...options })
  try {
    const filled = await start()
    await fill(filled.origin, await signIn(filled.origin, DEMO_LOGIN))
    await filled.end('SIGTERM')
    // Each has its own database with the same rows, unless DATABASE_URL gives them one to share.
    cpSync(own, copy, { recursive: true })

    const server = await start()
    const bare = await startServer({ DATA_DIR: copy }, 'scripts/bench/bare-server.ts')
    const session = await signIn(server.origin, DEMO_LOGIN)
    const operations: ThroughputResult['operations'] = []
    for (const { operation, ours, theirs } of subjects(session)) {
      const result = {
        operation,
        server: await load(server.origin, ours),
        bare: await load(bare.origin, theirs),
      }
      operations.push({ ...result, share: result.server.requestsPerSecond / result.bare.requestsPerSecond })
    }
    const memory = memoryOf(server.child.pid)
    await Promise.all([server.end('SIGTERM'), bare.end('SIGKILL')])
    return {
      database: process.env.DATABASE_URL ? 'postgres' : 'embedded',
      operations,
      checks: [
        {
          what: 'listSecretKeys, share of bare Fastify',
          value: operations.find(({ operation }) => operation === 'listSecretKeys')?.share ?? null,
          limit: SERVER_READ_SHARE,
          unit: '',
          at: 'least',
        },
        {
          what: 'server after the load, memory',
          value: memory,
          limit: SERVER_MEMORY.loaded,
          unit: 'MiB',
          at: 'most',
        },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Resident memory of a process in MB, or null if the machine does not report it. */
function memoryOf(pid: number | undefined): number | null {
  try {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return null
  }
}

async function fill(origin: string, { bearer }: Session): Promise<void> {
  for (let index = 1; index <= KEYS; index++) {
    const response = await fetch(`${origin}/api/security/secret-keys`, {
      method: 'PUT',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ label: `Key ${index}` }),
    })
    if (!response.ok) throw new Error(`createSecretKey answers ${response.status}: ${await response.text()}`)
    await response.body?.cancel()
  }
}

interface Call {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Total requests, instead of as many as fit into the time. */
  amount?: number
}

function subjects({ bearer, cookie }: Session): { operation: string; ours: Call; theirs: Call }[] {
  const json = { 'content-type': 'application/json' }
  const creation = {
    method: 'PUT',
    body: JSON.stringify({ label: 'Checkout server' }),
    amount: CREATIONS,
  } as const
  return [
    {
      operation: 'listSecretKeys',
      ours: { method: 'GET', path: '/api/security/secret-keys', headers: { ...bearer } },
      theirs: { method: 'GET', path: '/keys' },
    },
    {
      operation: 'createToken',
      ours: {
        method: 'POST',
        path: '/api/authorization/token',
        headers: { ...json, cookie: `${cookie.name}=${cookie.value}` },
        body: '{}',
      },
      theirs: { method: 'POST', path: '/token', headers: json, body: '{}' },
    },
    {
      operation: 'createSecretKey',
      ours: { ...creation, path: '/api/security/secret-keys', headers: { ...json, ...bearer } },
      theirs: { ...creation, path: '/keys', headers: json },
    },
  ]
}

async function load(origin: string, { path, amount, headers, ...call }: Call): Promise<Load> {
  const options = {
    url: `${origin}${path}`,
    headers: { ...headers, origin },
    connections: CONNECTIONS,
    ...call,
  }
  // The first requests compile the code that the others run.
  await autocannon({ ...options, amount: 200 })
  const result = await autocannon({ ...options, ...(amount ? { amount } : { duration: SECONDS }) })
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
