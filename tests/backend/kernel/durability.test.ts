import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { CreatedSecretKey, SecretKeyPage } from '#generated/security/types.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, ServerEnded, startServer } from '../../../scripts/lib/processes/server.ts'
import { isFullRun, scaled } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'

const CREDENTIALS = { username: 'dana@northwind.example', password: 'correct horse battery staple' }
const ORIGIN = 'http://localhost:3000'
/** How often the server is killed. */
const KILLS = scaled(1, 100)
/** Up to so many writes are answered before a kill, by so many writers at once. */
const WRITES = 10
const WRITERS = 8

// Each of these starts the real server more than once.
vi.setConfig({ testTimeout: scaledTimeout(60_000 + KILLS * 6_000) })

const folders: string[] = []
const servers: RunningServer[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.end('SIGKILL')))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-durability-'))
  folders.push(folder)
  await fillDataFolder(folder)
  return folder
}

/** The embedded database in the folder, whatever database the rest of the suite runs on. */
async function start(folder: string): Promise<RunningServer> {
  const server = await startServer({
    APP_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    PUBLIC_URL: ORIGIN,
    RATE_LIMIT_FACTOR: '1000',
  })
  servers.push(server)
  return server
}

function send(
  server: RunningServer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(`${server.origin}${path}`, {
    method,
    headers: {
      origin: ORIGIN,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

async function signUp(server: RunningServer): Promise<void> {
  const { status } = await send(server, 'PUT', '/api/identity/identities', {
    ...CREDENTIALS,
    open_account: true,
  })
  expect(status).toBe(202)
  const mails = await send(server, 'GET', `/dev/mailbox.json?to=${CREDENTIALS.username}`)
  const text = await mails.text()
  const [, id, token] = /user_id=([\w-]+)#token=([\w-]+)/.exec(text) ?? []
  const confirmed = await send(server, 'POST', `/api/identity/identities/${id}/confirmation`, {
    token,
    password: CREDENTIALS.password,
  })
  expect(confirmed.status).toBe(200)
}

/** Logs in and returns the headers of calls with an access token. */
async function signIn(server: RunningServer): Promise<{ authorization: string }> {
  const login = await send(server, 'POST', '/api/identity/identities/login', CREDENTIALS)
  expect(login.status).toBe(200)
  const cookie = login.headers.getSetCookie().map(text => text.split(';')[0])
  const token = await send(server, 'POST', '/api/authorization/token', {}, { cookie: cookie.join('; ') })
  const { access_token } = (await token.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

async function listKeys(server: RunningServer, bearer: { authorization: string }, page = 1) {
  const path = `/api/security/secret-keys?page_size=100&page=${page}`
  const response = await send(server, 'GET', path, undefined, bearer)
  expect(response.status).toBe(200)
  return (await response.json()) as SecretKeyPage
}

async function listAllKeys(server: RunningServer, bearer: { authorization: string }) {
  const keys: SecretKeyPage['secret_keys'] = []
  for (let page = 1; ; page++) {
    const { secret_keys: more, total } = await listKeys(server, bearer, page)
    keys.push(...more)
    if (!more.length || keys.length >= total) return { keys, total }
  }
}

test('answered writes survive a kill -9, and nothing is half written', async () => {
  const folder = await dataFolder()
  let server = await start(folder)
  await signUp(server)
  const answered: CreatedSecretKey[] = []
  const labels: string[] = []
  /** Writes until the server is killed under it, once so many are answered. */
  const writeUntilKill = async (bearer: { authorization: string }, enough: number) => {
    for (;;) {
      const label = `Write ${labels.length}`
      labels.push(label)
      const response = await send(server, 'PUT', '/api/security/secret-keys', { label }, bearer)
      expect(response.status).toBe(201)
      answered.push((await response.json()) as CreatedSecretKey)
      if (answered.length === enough) await server.end('SIGKILL')
    }
  }
  for (let kill = 1; kill <= KILLS; kill++) {
    const bearer = await signIn(server)
    const enough = answered.length + 1 + ((kill * 7) % WRITES)
    // Each continues until the server is gone, so that there are writes in flight whenever the kill arrives.
    const writers = Array.from({ length: WRITERS }, () => writeUntilKill(bearer, enough))
    const outcomes = await Promise.allSettled(writers)
    expect(outcomes.map(({ status }) => status)).toEqual(Array(WRITERS).fill('rejected'))
    expect(answered.length).toBeGreaterThanOrEqual(enough)
    server = await start(folder)
  }

  const bearer = await signIn(server)
  const { keys, total } = await listAllKeys(server, bearer)
  expect(total).toBe(keys.length)
  const reveal = async (id: string) => {
    const response = await send(server, 'POST', `/api/security/secret-keys/${id}/token`, undefined, bearer)
    expect(response.status).toBe(200)
    return ((await response.json()) as { token: string }).token
  }
  const byId = new Map(keys.map(key => [key.key_id, key]))
  const lost = answered.filter(({ key_id: id }) => !byId.has(id))
  console.log(`    ${KILLS} kills: ${lost.length} of ${answered.length} answered writes lost`)
  expect(lost).toEqual([])
  for (const { token, ...key } of answered) {
    expect(byId.get(key.key_id)).toEqual({ ...key, token: expect.stringMatching(`${token.slice(-4)}$`) })
    expect(await reveal(key.key_id)).toBe(token)
    byId.delete(key.key_id)
  }
  // A write in flight is there in full or not at all.
  expect(labels).toEqual(expect.arrayContaining(keys.map(({ label }) => label)))
  for (const id of byId.keys()) await reveal(id)
  const after = { label: 'After' }
  expect((await send(server, 'PUT', '/api/security/secret-keys', after, bearer)).status).toBe(201)
})

test.runIf(isFullRun)('a data folder has one server, which sends its last responses on SIGTERM', async () => {
  const folder = await dataFolder()
  const server = await start(folder)
  const rejection = await start(folder).catch(error => error)
  expect(rejection).toBeInstanceOf(ServerEnded)
  expect(rejection.code).toBe(1)
  expect(rejection.message).toContain(`Another process uses the data folder ${folder}`)

  await signUp(server)
  const bearer = await signIn(server)
  expect((await listKeys(server, bearer)).total).toBe(0)
  const slow = request(`${server.origin}/api/security/secret-keys`, {
    method: 'PUT',
    headers: {
      ...bearer,
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-scenario': 'slow',
      // The server says when it has the call, so that the signal finds it under way.
      expect: '100-continue',
    },
  })
  slow.flushHeaders()
  await once(slow, 'continue')
  slow.end(JSON.stringify({ label: 'Slow' }))
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>
  const ended = server.end('SIGTERM')
  const [response] = await answered
  expect(response.resume().statusCode).toBe(201)
  expect(await ended).toEqual({ code: 0, signal: null })
  const next = await start(folder)
  expect((await listKeys(next, await signIn(next))).secret_keys).toMatchObject([{ label: 'Slow' }])
})
