import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { REPLICA_FLAGS, SERVE_ENV, SERVE_FLAGS } from '../lib/processes/serve-options.mjs'
import { type RunningServer, startServer } from '../lib/processes/server.ts'
import { type Login, type Session, signIn } from '../lib/sign-in.ts'

type Environment = Record<string, string | undefined>

/**
 * The environment of a server that is measured. It starts with the flags of `npm start`, and on PostgreSQL with those of
 * `deploy/`.
 */
export const serverEnv = (env: Environment): Environment => ({
  ...SERVE_ENV,
  NODE_OPTIONS: (env.DATABASE_URL ? REPLICA_FLAGS : SERVE_FLAGS).join(' '),
  ...{ RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' },
  ...env,
})

/** Runs with a temporary folder for the data of servers. */
export async function withFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs with a server, which ends afterward. */
export async function withServer<T>(env: Environment, run: (server: RunningServer) => Promise<T>) {
  const server = await startServer(serverEnv(env))
  try {
    return await run(server)
  } finally {
    await server.end('SIGTERM')
  }
}

/** Runs with a server that has no data yet. */
export function withNewServer<T>(env: Environment, run: (server: RunningServer) => Promise<T>): Promise<T> {
  return withFolder(folder => withServer({ ...env, DATA_DIR: folder }, run))
}

export async function withBrowser<T>(
  run: (browser: Browser) => Promise<T>,
  options: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...options],
  })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/** The response to a call, as JSON. */
export async function callAs<T>(method: string, url: string, body: object, headers = {}): Promise<T> {
  const init = {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} returns ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Makes a person on a server with APP_ENV=test. */
export function createPerson({ origin }: RunningServer, person: object): Promise<Login> {
  return callAs('POST', `${origin}/dev/people`, person)
}

/** The browser context of a person who is logged in. */
export async function contextOf(browser: Browser, server: RunningServer, login: Login) {
  const session = await signIn(server.origin, login)
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-US' })
  await context.addCookies([{ ...session.cookie, url: server.origin }])
  return { session, context }
}

/** A lookup that every plan has. */
export const LOOKUP = '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116'

/** Makes a secret key, and returns what a program sends with its lookups. */
export async function createLookupKey({ origin }: RunningServer, { bearer }: Session): Promise<string> {
  const url = `${origin}/api/security/secret-keys`
  const { key_id, token } = await callAs<{ key_id: string; token: string }>(
    'PUT',
    url,
    { label: 'Bench' },
    bearer,
  )
  return `Basic ${btoa(`${key_id}:${token}`)}`
}

/** Resident memory in MiB. */
export function memoryOf({ child: { pid } }: RunningServer): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
