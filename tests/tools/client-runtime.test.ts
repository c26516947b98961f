import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendReceipt } from '#generated/billing/operations/sendReceipt.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { connect } from '../../scripts/clients/package/client.ts'
import { CallError, dataOf } from '../../scripts/clients/package/errors.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Milliseconds that no response waits for here. */
const SHORT = 20

type Reply = Response | Error | (() => Promise<Response>)

/** A client whose requests get these replies, the last one again and again. */
function clientOf(service: string, replies: Reply[], options: { timeout?: number; retries?: number } = {}) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    if (reply instanceof Error) throw reply
    if (reply instanceof Response) return reply.clone()
    // As fetch does: it ends with its signal.
    return Promise.race([
      reply?.() ?? new Promise<Response>(() => {}),
      new Promise<never>((_, reject) => {
        if (request.signal.aborted) reject(request.signal.reason)
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
    ])
  }
  const client = connect<object>(service, `/api/${service}`, {
    baseUrl: 'https://portal.example',
    fetch,
    ...options,
  })
  return { client, requests }
}

const html = (status: number) =>
  new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })
const page = (labels: string[], more: object) => Response.json({ secret_keys: labels, ...more })
const ORDER = { body: { plans: [3120], total_amount: 57_915 } }

/** The result, with all waits in between passed. */
async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => {})
  await vi.advanceTimersByTimeAsync(600_000)
  return call
}

describe('a failure that passes', () => {
  test.each([502, 503, 504, 429, 408])(
    '%i is tried again for a read, and then told as a list',
    async status => {
      const { client, requests } = clientOf('security', [html(status)])
      const result = await settled(client.call(listSecretKeys))
      expect(requests).toHaveLength(3)
      expect(result).toMatchObject({ ok: false, error: [{ name: 'not-a-list', fields: [], status }] })
    },
  )

  test('is over once there is a response', async () => {
    const { client, requests } = clientOf('security', [new TypeError('no route'), html(502), page([], {})])
    expect((await settled(client.call(listSecretKeys))).ok).toBe(true)
    expect(requests).toHaveLength(3)
  })

  test('waits as long as the service asks', async () => {
    const busy = Response.json([], { status: 429, headers: { 'retry-after': '12' } })
    const { client, requests } = clientOf('security', [busy, page([], {})])
    const call = client.call(listSecretKeys)
    await vi.advanceTimersByTimeAsync(11_900)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await call).ok).toBe(true)
  })

  test('is returned immediately when the service asks for a wait of minutes', async () => {
    const locked = Response.json([], { status: 429, headers: { 'retry-after': '300' } })
    const { client, requests } = clientOf('security', [locked])
    expect((await settled(client.call(listSecretKeys))).response.status).toBe(429)
    expect(requests).toHaveLength(1)
  })

  test('of a change without a key is not tried again', async () => {
    const { client, requests } = clientOf('security', [html(502)])
    await settled(client.call(pauseSecretKey, { path: { id: '0193f1d4-2c7a-7b19-8e6d-4f0a9c3b5d21' } }))
    expect(requests).toHaveLength(1)
  })

  test('of a read with an effect is not tried again', async () => {
    const { client, requests } = clientOf('billing', [html(502)])
    await settled(client.call(sendReceipt, { query: { invoiceId: 1, emailAddress: 'a@b.example' } } as never))
    expect(requests).toHaveLength(1)
  })
})

describe('a call with an Idempotency-Key', () => {
  const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

  test('gets one that its attempts share, and that another call does not', async () => {
    const { client, requests } = clientOf('sales', [
      new TypeError('no route'),
      Response.json({}),
      Response.json({}),
    ])
    await settled(client.call(placeOrder, ORDER))
    await settled(client.call(placeOrder, ORDER))
    const [first, again, other] = keysOf(requests)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('gets one also where the contract does not require it, so a lost response makes one thing', async () => {
    const { client, requests } = clientOf('security', [new TypeError('connection lost'), Response.json({})])
    await settled(client.call(createSecretKey, { body: { label: 'Nightly import' } }))
    const [first, again] = keysOf(requests)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(first)
  })

  test('keeps the one of the caller', async () => {
    const { client, requests } = clientOf('sales', [Response.json({})])
    await settled(client.call(placeOrder, { ...ORDER, header: { 'Idempotency-Key': 'mine-0001' } }))
    expect(keysOf(requests)).toEqual(['mine-0001'])
  })
})

describe('a call that ends early', () => {
  test('has a time limit', async () => {
    const { client } = clientOf('security', [() => new Promise(() => {})], { timeout: SHORT, retries: 0 })
    await expect(client.call(listSecretKeys)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('is not sent again when the caller has given up', async () => {
    const { client, requests } = clientOf('security', [() => new Promise(() => {})])
    const call = client.call(listSecretKeys, { signal: AbortSignal.abort(new Error('left')) })
    await expect(call).rejects.toThrow('left')
    expect(requests.length).toBeLessThanOrEqual(1)
  })

  test('does not wait for the next attempt when the caller gave up as the last one ended', async () => {
    const controller = new AbortController()
    const { client } = clientOf('security', [
      async () => {
        controller.abort(new Error('left'))
        return html(503)
      },
    ])
    const call = client.call(listSecretKeys, { signal: controller.signal })
    // No time passes here, so a call that waits would never end.
    await expect(call).rejects.toThrow('left')
  })

  test('leaves nothing on the signal of the caller', async () => {
    const { signal } = new AbortController()
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
    const { client } = clientOf('security', [html(503)])
    await settled(client.call(listSecretKeys, { signal }))
    expect(added).toHaveBeenCalledTimes(2)
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    )
  })
})

describe('the pages of a list', () => {
  test('are all there, by number', async () => {
    const size = { page_size: 2, total: 3 }
    const { client, requests } = clientOf('security', [
      page(['a', 'b'], { ...size, page: 1 }),
      page(['c'], { ...size, page: 2 }),
    ])
    const labels: unknown[] = []
    for await (const { secret_keys } of client.pages(listSecretKeys, { query: { state: 'active' } }))
      labels.push(...secret_keys)
    expect(labels).toEqual(['a', 'b', 'c'])
    const last = new URL(requests.at(-1)?.url ?? '').searchParams
    expect([...last]).toEqual([
      ['state', 'active'],
      ['page', '2'],
    ])
  })

  test('are all there, by cursor', async () => {
    const { client, requests } = clientOf('security', [
      page(['a'], { next: 'n1' }),
      page(['b'], { next: null }),
    ])
    let count = 0
    for await (const _ of client.pages(listSecretKeys)) count++
    expect(count).toBe(2)
    expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('cursor')).toBe('n1')
  })

  test('end with the error of the one that is rejected', async () => {
    const item = {
      id: null,
      name: 'not-authenticated',
      message: 'Log in to continue.',
      fields: [],
      status: 401,
    }
    const rejected = Response.json([item], { status: 401, headers: { 'x-request-id': 'r-1' } })
    const { client } = clientOf('security', [rejected])
    const error = await client
      .pages(listSecretKeys)
      .next()
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ message: item.message, status: 401, requestId: 'r-1', errors: [item] })
  })
})

test('a file comes as it is', async () => {
  const { client } = clientOf('security', [
    new Response('a,b\n', { headers: { 'content-type': 'text/csv' } }),
  ])
  const data = dataOf(await client.file(listSecretKeys))
  expect(await data.text()).toBe('a,b\n')
})
