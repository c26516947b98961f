import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRoles } from '#backend/services/authorization/seeds.ts'
import { REQUEST_STREAMS } from '#backend/services/security/limits.ts'
import { requestFeedWorker } from '#backend/services/security/requests/follow.ts'
import { requestLogOf } from '#backend/services/security/requests/log.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { openStreamsWorker } from '#kernel/access/open-streams.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { basic, type GatewayKey, makeKey } from '../../../support/gateway.ts'
import { send } from '../../client.ts'

let backend: Backend
let origin: string
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  origin = await backend.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => backend.close())

async function newKey() {
  const person = await backend.person()
  return { person, key: await makeKey(backend, { accountId: person.accountId ?? 0 }) }
}

async function lookUp(key: GatewayKey, headers: Record<string, string> = {}) {
  const url = '/api/gateway/us-street?street=1'
  const response = await backend.inject({ method: 'GET', url, headers: { ...basic(key), ...headers } })
  await requestLogOf(backend.kernel).write()
  return String(response.headers['x-request-id'])
}

interface Stream {
  status: number
  text(): string
  /** Whether the server has ended it. */
  isOver(): boolean
  stop(): void
}

async function follow(person: Person, query = '', headers: Record<string, string> = {}): Promise<Stream> {
  const stop = new AbortController()
  const response = await fetch(`${origin}/api/security/request-events?${query}`, {
    headers: { ...person.bearer, ...headers },
    signal: stop.signal,
  })
  let [text, isOver] = ['', false]
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of bytesOf(response)) text += decoder.decode(chunk)
    isOver = true
  })().catch(() => {})
  return { status: response.status, text: () => text, isOver: () => isOver, stop: () => stop.abort() }
}

/** Streams of Node can be iterated over; the types are those of browsers. */
const bytesOf = ({ body }: Response) => body as unknown as AsyncIterable<Uint8Array>

const idsIn = ({ text }: Stream) =>
  [...text().matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data).request_id as string)

const LIMIT = { timeout: scaledTimeout(15_000), interval: 50 }

/** What `read` returns after the next turn of the workers. */
const afterTurn =
  <T>(read: () => T) =>
  async () => {
    await runWorkers(backend.kernel, [requestFeedWorker(backend.kernel), openStreamsWorker(backend.kernel)])
    return read()
  }

describe('a stream of requests', () => {
  test('has those that come, for all who follow, with their filters', async () => {
    const { person, key } = await newKey()
    await lookUp(key)
    const [all, tagged] = [await follow(person), await follow(person, 'tag=checkout')]
    await expect.poll(all.text, LIMIT).toContain(': following')
    const first = await lookUp(key)
    const second = await lookUp(key, { 'x-tag': 'checkout' })
    await expect
      .poll(
        afterTurn(() => idsIn(all).toSorted()),
        LIMIT,
      )
      .toEqual([first, second].toSorted())
    expect(idsIn(tagged)).toEqual([second])
    const { person: other } = await newKey()
    const foreign = await follow(other)
    await lookUp(key)
    await expect
      .poll(
        afterTurn(() => idsIn(all).length),
        LIMIT,
      )
      .toBe(3)
    expect(idsIn(foreign)).toEqual([])
    for (const stream of [all, tagged, foreign]) stream.stop()
  })

  test('continues where another one ended', async () => {
    const { person, key } = await newKey()
    const before = await follow(person)
    await expect.poll(before.text, LIMIT).toContain(': following')
    const seen = await lookUp(key)
    await expect
      .poll(
        afterTurn(() => idsIn(before)),
        LIMIT,
      )
      .toEqual([seen])
    const lastId = /^id: (.*)$/m.exec(before.text())?.[1] ?? ''
    before.stop()
    backend.clock.advance(10)
    const missed = await lookUp(key)
    const after = await follow(person, '', { 'last-event-id': lastId })
    await expect
      .poll(
        afterTurn(() => idsIn(after)),
        LIMIT,
      )
      .toEqual([missed])
    after.stop()
  })

  test('ends with the session, and with the role', async () => {
    const { person } = await newKey()
    const { person: second } = await newKey()
    const [ended, lost] = [await follow(person), await follow(second)]
    await expect.poll(lost.text, LIMIT).toContain(': following')
    await send(backend, logOut, { caller: person })
    const now = backend.clock.now()
    const { userId, accountId } = second
    await setRoles(backend.db, { userId, accountId: accountId ?? 0, roles: ['billing-viewer'], now })
    await expect.poll(afterTurn(ended.isOver), LIMIT).toBe(true)
    await expect.poll(afterTurn(lost.isOver), LIMIT).toBe(true)
  })

  test('is one of so many of an account', async () => {
    const { person } = await newKey()
    const streams: Stream[] = []
    for (let at = 0; at < REQUEST_STREAMS; at++) streams.push(await follow(person))
    expect(streams.every(({ status }) => status === 200)).toBe(true)
    expect((await follow(person)).status).toBe(429)
    for (const { stop } of streams) stop()
    await expect.poll(async () => (await follow(person)).status, LIMIT).toBe(200)
  })
})

test('a server that stops ends its streams', async () => {
  const stopped = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  const address = await stopped.app.listen({ host: '127.0.0.1', port: 0 })
  const person = await stopped.person()
  const response = await fetch(`${address}/api/security/request-events`, { headers: person.bearer })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const read = response.text()
  await stopped.close()
  expect(await read).toContain(': following')
})
