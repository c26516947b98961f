import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { SERVE_ENV, SERVE_FLAGS } from '../lib/processes/serve-options.mjs'
import { type RunningServer, startServer } from '../lib/processes/server.ts'
import { type Login, type Session, signIn } from '../lib/sign-in.ts'

/** What servers of a measurement have in common; they start with the flags of `npm start`. */
export const SERVER = {
  ...{ ...SERVE_ENV, NODE_OPTIONS: SERVE_FLAGS.join(' ') },
  ...{ RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' },
}

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
export async function withServer<T>(
  env: Record<string, string | undefined>,
  run: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer({ ...SERVER, ...env })
  try {
    return await run(server)
  } finally {
    await server.end('SIGTERM')
  }
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

/** Makes a person on a server with APP_ENV=test. */
export async function createPerson({ origin }: RunningServer, person: object): Promise<Login> {
  const response = await fetch(`${origin}/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Login
}

/** The context of a person who is logged in. */
export async function contextOf(browser: Browser, server: RunningServer, login: Login) {
  const session = await signIn(server.origin, login)
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-US' })
  await context.addCookies([{ ...session.cookie, url: server.origin }])
  return { session, context }
}

/** Makes a secret key, and returns what a program sends with its lookups. */
export async function lookupKeyOf({ origin }: RunningServer, session: Session): Promise<string> {
  const response = await fetch(`${origin}/api/security/secret-keys`, {
    method: 'PUT',
    headers: { ...session.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'Bench' }),
  })
  if (!response.ok) throw new Error(`createSecretKey returns ${response.status}: ${await response.text()}`)
  const { key_id, token } = (await response.json()) as { key_id: string; token: string }
  return `Basic ${btoa(`${key_id}:${token}`)}`
}

/** Resident memory in MiB. */
export function memoryOf({ child: { pid } }: RunningServer): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Runs in a page: from then on, `window.longTasks` has the milliseconds of each task that blocks it for more than 50. */
export const WATCH_LONG_TASKS = `(() => {
  const isWatching = window.longTasks !== undefined
  window.longTasks = []
  if (isWatching) return
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
})()`
export const LONGEST_TASK = 'Math.max(0, ...window.longTasks)'
