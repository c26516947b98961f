import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#backend/services.ts'
import { buildApp } from '#kernel/app.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'

interface Connection {
  socket: Socket
  /** All that has come so far. */
  received(): string
  closed: Promise<void>
}

let database: Database
let app: FastifyInstance
let announceStop: () => void
let port: number
const log: string[] = []

beforeAll(async () => {
  database = await openDatabase({ folder: ':memory:', copyOf: await emptyDatabase() })
})
afterAll(() => database.close())

async function listen(times: { request: number; closing: number }): Promise<void> {
  // Servers with one database share what seals it.
  const ENCRYPTION_KEY = Buffer.alloc(32, 'shared').toString('base64')
  const config = readConfig({ APP_ENV: 'test', DATA_DIR: ':memory:', LOG_LEVEL: 'error', ENCRYPTION_KEY })
  const logDestination = { write: (line: string) => void log.push(line) }
  const built = await buildApp({ config, database, services: [], times, logDestination })
  ;({ app, announceStop } = built)
  app.post('/slow', async request => {
    const { wait } = request.body as { wait: number }
    await new Promise(resolve => setTimeout(resolve, wait))
    return { waited: wait }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
}
afterEach(async () => {
  await app.close()
  expect(log.splice(0)).toEqual([])
})

async function open(): Promise<Connection> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', data => {
    text += data
  })
  // A cut connection may report an error.
  socket.on('error', () => {})
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  await new Promise(resolve => socket.once('connect', resolve))
  return { socket, received: () => text, closed }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 5))
}

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
const post = (body: string, length = body.length) =>
  `POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
const elapsed = (start: number) => performance.now() - start
/** Longer than any of these takes, and shorter than the limit that a fault would wait for. */
const SOON = Math.min(scaledTimeout(5_000), 15_000)

test('a connection without a request does not keep the server from stopping', async () => {
  await listen({ request: 30_000, closing: 20_000 })
  const [kept, silent] = [await open(), await open()]
  kept.socket.write(HEALTH)
  await until(() => kept.received().includes('"ok"'))
  expect(kept.received()).not.toMatch(/connection: close/i)
  const start = performance.now()
  await app.close()
  expect(elapsed(start)).toBeLessThan(SOON)
  await Promise.all([kept.closed, silent.closed])
})

test('a server that is about to stop says so and still responds, and each response ends its connection', async () => {
  await listen({ request: 30_000, closing: 20_000 })
  const kept = await open()
  kept.socket.write(HEALTH)
  await until(() => kept.received().includes('"ok"'))
  announceStop()
  const later = await open()
  kept.socket.write(HEALTH)
  later.socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await Promise.all([kept.closed, later.closed])
  expect(kept.received()).toMatch(/connection: close[\s\S]*"ok"}$/i)
  expect(later.received()).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"stopping"}$/i)
})

test('a request in flight gets its response, which ends the connection', async () => {
  await listen({ request: 30_000, closing: 20_000 })
  const { socket, received, closed } = await open()
  const arrived = once(app.server, 'request')
  socket.write(post('{"wait": 400}'))
  await arrived
  const start = performance.now()
  await app.close()
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close[\s\S]*{"waited":400}/i)
  expect(elapsed(start)).toBeLessThan(SOON)
})

test('an unfinished request is cut when the time is over: a half-sent body', async () => {
  await listen({ request: 30_000, closing: 300 })
  const { socket, received, closed } = await open()
  const arrived = once(app.server, 'request')
  socket.write(post('{"wait":', 100))
  await arrived
  const start = performance.now()
  await app.close()
  await closed
  expect(elapsed(start)).toBeGreaterThan(200)
  expect(elapsed(start)).toBeLessThan(SOON)
  expect(received()).toBe('')
})

test.each([
  ['a body', post('{"wait":', 100)],
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: local'],
])('%s that take too long to arrive are rejected', async (_what, half) => {
  await listen({ request: 300, closing: 300 })
  // The server counts from the connection on.
  const start = performance.now()
  const { socket, received, closed } = await open()
  socket.write(half)
  await closed
  expect(elapsed(start)).toBeGreaterThan(200)
  expect(elapsed(start)).toBeLessThan(SOON)
  expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(received()).toContain('[{"id":null,"name":"request-timeout"')
})

test('the time limit is for the request to arrive, not for the response', async () => {
  await listen({ request: 300, closing: 300 })
  const { socket, received } = await open()
  socket.write(post('{"wait": 900}'))
  await until(() => received().includes('\r\n\r\n'))
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK/)
  socket.destroy()
})

test.each([
  [
    'headers that are larger than all may be',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
    431,
  ],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
])('%s get an error list', async (_what, text, status) => {
  await listen({ request: 30_000, closing: 300 })
  const { socket, received, closed } = await open()
  socket.write(text)
  await closed
  expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const [, body = ''] = received().split('\r\n\r\n')
  expect(JSON.parse(body)).toMatchObject([{ status }])
})

const CASES: readonly (readonly [what: string, request: string])[] = [
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\n\r\n'],
  [
    'two credentials',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n',
  ],
  [
    'a body that is encoded twice',
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: identity, chunked\r\n\r\na\r\n{"wait":1}\r\n0\r\n\r\n',
  ],
  [
    'a body that is encoded twice in two headers',
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\na\r\n{"wait":1}\r\n0\r\n\r\n',
  ],
  ['a line of HTTP/0.9', 'GET /healthz\r\n\r\n'],
  ['a version that says 0.9', 'GET /healthz HTTP/0.9\r\nHost: localhost\r\n\r\n'],
  ['a version that is not ours', 'GET /healthz HTTP/2.0\r\nHost: localhost\r\n\r\n'],
]

test.each(CASES)('a request with %s is rejected, and its connection ends', async (_what, request) => {
  await listen({ request: 30_000, closing: 30_000 })
  const { socket, received, closed } = await open()
  // What comes after it on the connection must not count as another request.
  socket.write(request + HEALTH)
  await closed
  expect(new Set(received().match(/^HTTP\/1\.1 \d+/gm))).toEqual(new Set(['HTTP/1.1 400']))
})

test('a plain chunked body is read', async () => {
  await listen({ request: 30_000, closing: 30_000 })
  const { socket, received } = await open()
  socket.write(
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\na\r\n{"wait":1}\r\n0\r\n\r\n',
  )
  await until(() => received().includes('"waited":1'))
  socket.destroy()
})
