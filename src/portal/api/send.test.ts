import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { errorItem } from '#domain/errors/catalog.ts'
import { commonErrors } from '#domain/errors/common.ts'
import type { Input } from './types.ts'

/** Relative addresses work only in browsers, which know their origin. */
class BrowserRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
  }
}
// The client captures it as soon as it is loaded.
vi.stubGlobal('Request', BrowserRequest)
const { send, sendForFile, sendForReport } = await import('./send.ts')
afterAll(() => void vi.unstubAllGlobals())

interface DoSomething {
  parameters: { path: { id: string }; query?: { page?: number }; header?: never }
  requestBody?: { content: { 'application/json': { label: string } } }
  responses: { 200: { content: { 'application/json': object } } }
}
const operation: Operation<DoSomething> = {
  service: 'security',
  id: 'doSomething',
  method: 'POST',
  path: '/things/{id}',
  auth: 'bearer',
  roles: [],
}
const params = { path: { id: 'a/b' } }

const fetchStub = vi.fn<(request: Request) => Promise<Response>>()
afterEach(() => void fetchStub.mockReset())
const sendTo = (response: Response | Error, input: Input<DoSomething> = params) => {
  fetchStub.mockImplementation(async () => {
    if (response instanceof Error) throw response
    return response
  })
  return send(operation, input, { fetch: fetchStub })
}

test('a call is sent to its path, with its values in the address and its body as JSON', async () => {
  await sendTo(Response.json({}), { ...params, query: { page: 2 }, body: { label: 'x' } })
  const [request] = fetchStub.mock.calls[0] ?? []
  expect(request?.method).toBe('POST')
  expect(new URL(request?.url ?? '').pathname).toBe('/api/security/things/a%2Fb')
  expect(new URL(request?.url ?? '').search).toBe('?page=2')
  expect(await request?.json()).toEqual({ label: 'x' })
  expect(request?.credentials).toBe('include')
})

test.each(['', undefined])('an empty id is rejected before it reaches another operation: %o', async id => {
  const path = { id } as { id: string }
  await expect(send(operation, { path }, { fetch: fetchStub })).rejects.toThrow(
    'doSomething: the path parameter id is empty',
  )
  expect(fetchStub).not.toHaveBeenCalled()
})

test("a file comes with its bytes and the server's file name", async () => {
  fetchStub.mockImplementation(
    async () =>
      new Response('start,used\n', {
        headers: {
          'content-type': 'text/csv;charset=utf-8',
          'content-disposition': 'attachment; filename="usage-by-key.csv"',
        },
      }),
  )
  const response = await sendForFile(operation, params, { fetch: fetchStub })
  const file = response.ok ? response.data : undefined
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    'usage-by-key.csv',
    'text/csv;charset=utf-8',
    'start,used\n',
  ])
})

test('a report comes with when its data was current, and a file was last modified then', async () => {
  const headers = { 'as-of': '2026-11-02T09:29:58.250Z' }
  const options = { fetch: fetchStub }
  fetchStub.mockImplementation(async () => Response.json({ usage: [] }, { headers }))
  expect(await sendForReport(operation, params, options)).toMatchObject({
    data: { usage: [], asOf: headers['as-of'] },
  })
  fetchStub.mockImplementation(async () => new Response('start,used\n', { headers }))
  expect(await sendForFile(operation, params, options)).toMatchObject({
    data: { lastModified: Date.parse(headers['as-of']) },
  })
  fetchStub.mockImplementation(async () => Response.json({ usage: [] }))
  expect(await sendForReport(operation, params, options)).toMatchObject({ data: { usage: [] } })
})

test('a rejected file is a failure like any other', async () => {
  fetchStub.mockImplementation(async () => Response.json([errorItem('report-too-large')], { status: 400 }))
  const response = await sendForFile(operation, params, { fetch: fetchStub })
  expect(response).toMatchObject({ ok: false, error: { name: 'report-too-large', statusCode: 400 } })
})

describe('the status decides about success', () => {
  test('with a body', async () => {
    expect(await sendTo(Response.json({ a: 1 }))).toEqual({ ok: true, data: { a: 1 } })
  })

  test('without one', async () => {
    expect(await sendTo(new Response(null, { status: 204 }))).toEqual({ ok: true, data: undefined })
  })
})

describe('every kind of failure becomes one type of error', () => {
  test('a list of errors', async () => {
    const response = await sendTo(Response.json([errorItem('not-found')], { status: 404 }))
    expect(response).toMatchObject({ ok: false, error: { name: 'not-found', statusCode: 404 } })
  })

  test('a number of the lookup gateway, which gets its name and text', async () => {
    const outcome = await sendTo(Response.json([{ id: 1611082217 }], { status: 401 }))
    expect(outcome).toMatchObject({
      ok: false,
      error: { name: 'secret-key-in-browser', id: 1611082217, statusCode: 401, fields: [] },
    })
  })

  test('the number for too many requests, which says how long to wait', async () => {
    const headers = { 'retry-after': '7' }
    const { id } = commonErrors['too-many-requests']
    const outcome = await sendTo(Response.json([{ id }], { status: 429, headers }))
    expect(outcome).toMatchObject({
      error: { message: "You're going too fast. Wait 7 seconds and try again.", retryAfter: 7 },
    })
  })

  test('a response without a body is not a success', async () => {
    const headers = { 'content-length': '0' }
    const response = await sendTo(new Response(null, { status: 500, headers }))
    expect(response).toMatchObject({ ok: false, error: { name: 'not-a-list', statusCode: 500 } })
  })

  test('a page of a gateway', async () => {
    const response = await sendTo(new Response('<html>', { status: 502 }))
    expect(response).toMatchObject({ ok: false, error: { name: 'not-a-list', statusCode: 502 } })
  })

  test('no response', async () => {
    const response = await sendTo(new TypeError('Failed to fetch'))
    expect(response).toMatchObject({ ok: false, error: { name: 'network', statusCode: 0 } })
  })
})

describe('a call that never gets a response', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const never = vi.fn((_request: Request) => new Promise<Response>(() => undefined))
  const start = (changes: Partial<Operation<DoSomething>>, input: Input<DoSomething> = params) =>
    send({ ...operation, ...changes }, input, { fetch: never })

  test.each([
    [{ method: 'GET' }, 'no-response', 'You can safely try again.'],
    [{}, 'no-response-to-change', 'It may or may not have been done. Reload to check.'],
    [{ idempotent: true }, 'no-response', 'You can safely try again.'],
  ] as const)('ends after 30 seconds, and says what is true of it: %o', async (changes, name, message) => {
    const response = start(changes)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(never.mock.lastCall?.[0].signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await response).toMatchObject({
      ok: false,
      error: { name, statusCode: 0, message: expect.stringContaining(message) },
    })
  })

  test('has all the time that a file takes, in either direction', async () => {
    const calls = [
      sendForFile(operation, params, { fetch: never }),
      start({}, { ...params, body: { label: 'x'.repeat(200_000) } }),
    ]
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await Promise.race([...calls, 'waiting'])).toBe('waiting')
  })

  test('still ends when its caller gives up', async () => {
    const caller = new AbortController()
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const response = send(operation, params, { fetch, signal: caller.signal })
    await vi.advanceTimersByTimeAsync(0)
    caller.abort()
    expect(await response).toMatchObject({ ok: false, error: { name: 'network' } })
  })
})
