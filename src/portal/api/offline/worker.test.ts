import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filesCacheOf } from './files.ts'
import { createCaches } from './test-caches.ts'
import { onRequest } from './worker.ts'

const ORIGIN = 'http://localhost'
const OLDER = filesCacheOf('20261128000000-aaaaaaaaaaaa')
const NEWER = filesCacheOf('20261129000000-bbbbbbbbbbbb')

let caches: ReturnType<typeof createCaches>
const network = vi.fn<(request: Request) => Promise<Response>>()
beforeEach(() => {
  caches = createCaches(ORIGIN)
  network.mockReset().mockResolvedValue(new Response('from the server'))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('fetch', network)
})
afterEach(() => vi.unstubAllGlobals())

/** What the worker responds; undefined where it leaves the request to the browser. */
async function responseTo(
  path: string,
  {
    mode = 'cors',
    method = 'GET',
    preload,
  }: { mode?: string; method?: string; preload?: Promise<Response> } = {},
): Promise<string | undefined> {
  let response: Promise<Response> | undefined
  onRequest({
    // Only a browser makes requests of this mode.
    request: { url: new URL(path, ORIGIN).href, method, mode } as Request,
    preloadResponse: preload ?? Promise.resolve(undefined),
    respondWith(given) {
      response = given
    },
  })
  return response && (await response).text()
}
const open = (path: string) => responseTo(path, { mode: 'navigate' })

async function keep(cache: string, address: string, text: string): Promise<void> {
  await (await caches.open(cache)).put(address, new Response(text))
}

describe('the worker leaves to the browser', () => {
  test.each([
    ['a call', '/api/security/secret-keys', {}],
    ['a change', '/api/security/secret-keys', { method: 'POST' }],
    ['a form that is sent', '/account', { mode: 'navigate', method: 'POST' }],
    ['a file of another site', 'https://vendor.example/assets/a.js', {}],
    ['a picture', '/favicon.svg', {}],
    ['itself', '/sw.js', {}],
  ])('%s', async (_, path, options) => {
    await keep(NEWER, path, 'kept')
    expect(await responseTo(path, options)).toBeUndefined()
    expect(network).not.toHaveBeenCalled()
  })
})

describe('a page', () => {
  test('is that of the server, also where there is one of an older release', async () => {
    await keep(OLDER, '/kept/shell', 'older')
    expect(await open('/account/keys')).toBe('from the server')
    network.mockResolvedValue(new Response('down', { status: 503 }))
    expect(await open('/account/keys')).toBe('down')
  })

  test('is requested while the worker starts, and only once', async () => {
    const preload = Promise.resolve(new Response('requested ahead'))
    expect(await responseTo('/account', { mode: 'navigate', preload })).toBe('requested ahead')
    expect(network).not.toHaveBeenCalled()
  })

  test('is the newest kept shell without a network', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await keep(NEWER, '/kept/shell', 'newer')
    await keep(OLDER, '/kept/shell', 'older')
    expect(await open('/account/keys?state=paused')).toBe('newer')
    // The newest may not have got its shell before the network was lost.
    await keep(filesCacheOf('20261130000000-cccccccccccc'), '/assets/a.js', 'a')
    expect(await open('/account/billing')).toBe('newer')
    const preload = Promise.reject(new TypeError('Failed to fetch'))
    expect(await responseTo('/account', { mode: 'navigate', preload })).toBe('newer')
  })

  test('is the page of the browser where nothing is kept', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(open('/account/keys')).rejects.toThrow('Failed to fetch')
  })

  test('never is the data of the account', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await keep('gatepost-account dana 41000', '/kept/shell', 'private')
    await expect(open('/account/keys')).rejects.toThrow('Failed to fetch')
  })
})

describe('a file with its hash in its name', () => {
  test('is the kept one, of any release', async () => {
    await keep(OLDER, '/assets/keys-1234567.js', 'older')
    await keep(NEWER, '/assets/keys-abcdefg.js', 'newer')
    expect(await responseTo('/assets/keys-1234567.js')).toBe('older')
    expect(await responseTo('/assets/keys-abcdefg.js')).toBe('newer')
    expect(network).not.toHaveBeenCalled()
  })

  test('comes from the server where none is kept', async () => {
    expect(await responseTo('/assets/keys-7654321.js')).toBe('from the server')
  })
})
