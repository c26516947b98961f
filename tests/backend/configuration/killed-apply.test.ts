import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { createSeeding } from '#backend/dev/seeds.ts'
import { readConfig, services } from '#backend/services.ts'
import type { ConfigurationFile, ConfigurationPlan } from '#generated/configuration/types.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'
import { createOwnDatabase } from '../../support/own-database.ts'

const ORIGIN = 'http://localhost:3000'
/** How often the server is killed while it applies a plan. */
const KILLS = scaled(2, 25)
/** Enough that applying takes a while. */
const KEYS = 40
vi.setConfig({ testTimeout: scaledTimeout(60_000 + KILLS * 15_000) })

const folder = mkdtempSync(join(tmpdir(), 'gatepost-killed-apply-'))
const servers: RunningServer[] = []
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.end('SIGKILL')))
  for (const end of ends.splice(0)) await end()
  rmSync(folder, { recursive: true, force: true })
})

const env = {
  APP_ENV: 'development',
  DATA_DIR: folder,
  PUBLIC_URL: ORIGIN,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000',
  ENCRYPTION_KEY: Buffer.alloc(32, 'tests share it').toString('base64'),
}

async function send<Body>(
  server: RunningServer,
  [method, path]: [string, string],
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; body: Body; cookie: string }> {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { origin: ORIGIN, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookie = response.headers.getSetCookie().map(text => text.split(';')[0])
  return { status: response.status, body: (await response.json()) as Body, cookie: cookie.join('; ') }
}

/** The database of the server: PostgreSQL where the suite runs on one, else the embedded one in the folder. */
async function database(): Promise<string | undefined> {
  if (!process.env.DATABASE_URL) {
    await fillDataFolder(folder)
    return undefined
  }
  const own = await createOwnDatabase(process.env.DATABASE_URL)
  ends.push(() => own.release())
  return own.url
}

/** An owner, made before a server runs. */
async function owner(url: string | undefined) {
  const opened = await openDatabase({ url, folder })
  const config = readConfig({ ...env, ...(url && { DATABASE_URL: url }) })
  const { app, kernel } = await buildServer({ config, database: opened, services })
  const person = await createSeeding(kernel, services)?.seed({})
  await app.close()
  await opened.close()
  if (!person) throw new Error('no service has people')
  return person
}

test('a server that is killed while it applies a plan has made all of its changes, or none', async () => {
  const url = await database()
  const { username, password } = await owner(url)
  const outcomes: string[] = []
  let own = 0
  for (let kill = 0; kill <= KILLS; kill++) {
    const server = await startServer({ ...env, DATABASE_URL: url })
    servers.push(server)
    const login = await send(server, ['POST', '/api/identity/identities/login'], {}, { username, password })
    const token = await send<{ access_token: string }>(
      server,
      ['POST', '/api/authorization/token'],
      { cookie: login.cookie },
      {},
    )
    const bearer = { authorization: `Bearer ${token.body.access_token}` }
    const file = async () => {
      const path = '/api/configuration/configuration?format=json'
      const { body } = await send<ConfigurationFile>(server, ['GET', path], bearer)
      return JSON.parse(body.text) as { secret_keys: object[]; limits: { lookups_per_day: number } }
    }
    const before = await file()
    // What the killed server had begun is there as a whole, or not at all.
    expect([0, KEYS]).toContain(before.secret_keys.length - own)
    expect(before.limits.lookups_per_day === kill).toBe(kill > 0 && before.secret_keys.length > own)
    if (kill > 0) outcomes.push(before.secret_keys.length > own ? 'all' : 'none')
    own = before.secret_keys.length
    if (kill === KILLS) break

    const added = Array.from({ length: KEYS }, (_, at) => ({ label: `Key ${kill}-${at}`, max_lookups: 5 }))
    const limits = { lookups_per_day: kill + 1 }
    const text = JSON.stringify({ version: 1, secret_keys: [...before.secret_keys, ...added], limits })
    const planned = await send<ConfigurationPlan>(server, ['PUT', '/api/configuration/plans'], bearer, {
      text,
    })
    expect(planned.body.problems).toEqual([])
    const path = `/api/configuration/plans/${planned.body.plan_id}/application`
    const applying = send(server, ['PUT', path], bearer).catch(() => undefined)
    // Somewhere between the first statement and the response.
    await setTimeout(Math.random() * scaledTimeout(400))
    await server.end('SIGKILL')
    await applying
  }
  expect(outcomes).toHaveLength(KILLS)
})
