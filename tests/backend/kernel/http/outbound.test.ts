import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadMetadata } from '#backend/modules/single-sign-on/providers/sources.ts'
import {
  createOutbound,
  ForbiddenAddress,
  isPublicAddress,
  type Outbound,
  ResponseTooLarge,
} from '#kernel/http/outbound.ts'
import { listenSecurely } from '../../../support/servers/loopback-tls.ts'
import { ELSEWHERE, LOOPBACK } from '../../../support/servers/private-hosts.ts'

/** Maximum bytes of a response. */
const LIMIT = 512 * 1024

let port: number
let origin: string
/** Received requests, as paths. */
let asked: string[]
let connections = 0
let socket: Duplex
let lookups: string[]

const responses: Record<string, (response: ServerResponse) => unknown> = {
  '/good': response => response.setHeader('connection', 'close').end('good'),
  '/redirect': response => response.writeHead(302, { location: '/private' }).end(),
  '/away': response => response.writeHead(307, { location: 'http://169.254.169.254/latest/' }).end(),
  '/full': response => response.end(Buffer.alloc(LIMIT)),
  '/oversize': response => response.end(Buffer.alloc(LIMIT + 1)),
  '/packed': response => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/bomb': response => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(16 * LIMIT))),
  '/silent': () => {},
  '/slow': async response => {
    while (!response.destroyed) {
      response.write('.')
      await wait(20)
    }
  },
}

beforeAll(async () => {
  const listening = await listenSecurely(({ url = '' }, response) => {
    asked.push(url)
    ;(responses[url] ?? (() => response.writeHead(404).end()))(response)
  })
  origin = listening.origin
  port = (listening.server.address() as AddressInfo).port
  listening.server.on('connection', opened => {
    connections += 1
    socket = opened
  })
  // It offers to keep connections for an hour.
  listening.server.keepAliveTimeout = 3_600_000
})
beforeEach(() => {
  asked = []
  lookups = []
  connections = 0
})

/** Names that resolve to these lists of addresses in turn; the last one stays. */
function resolving(...lists: string[][]): LookupFunction {
  return (hostname, _options, callback) => {
    const addresses = lists[Math.min(lookups.length, lists.length - 1)] ?? []
    lookups.push(hostname)
    const found = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
    callback(null, found)
  }
}

/** Why a request was not answered. */
async function rejection(outbound: Outbound, url: string): Promise<unknown> {
  try {
    await outbound.fetch(url)
  } catch (error) {
    return error instanceof Error && error.cause ? error.cause : error
  }
  throw new Error(`${url} was answered`)
}

async function expectForbidden(outbound: Outbound, url: string): Promise<void> {
  expect(await rejection(outbound, url)).toBeInstanceOf(ForbiddenAddress)
  expect(connections).toBe(0)
}

describe('addresses in figures:', () => {
  const strict = createOutbound({ allowLoopback: false })
  const lenient = createOutbound({ allowLoopback: true })

  test.each([...LOOPBACK, ...ELSEWHERE])('%s is not asked', async host => {
    await expectForbidden(strict, `https://${host}:${port}/good`)
  })

  test.each(ELSEWHERE)('%s is not asked where this machine may be, either', async host => {
    await expectForbidden(lenient, `https://${host}:${port}/good`)
    await expectForbidden(lenient, `http://${host}:${port}/good`)
  })

  test.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    address => expect(isPublicAddress(address)).toBe(true),
  )

  test.each(['', 'localhost', 'northwind.example', '8.8.8.8/32'])('"%s" is no address', text =>
    expect(isPublicAddress(text)).toBe(false),
  )
})

describe('names:', () => {
  test.each(
    [...LOOPBACK, ...ELSEWHERE]
      .map(host => new URL(`https://${host}`).hostname.replace(/[[\]]/g, ''))
      .filter((address, index, all) => all.indexOf(address) === index),
  )('one that resolves to %s is not asked', async address => {
    const outbound = createOutbound({ allowLoopback: false, lookup: resolving([address]) })
    await expectForbidden(outbound, `https://localhost:${port}/good`)
    expect(lookups).toEqual(['localhost'])
  })

  test('a name that resolves to a public and a private address gets no request', async () => {
    const outbound = createOutbound({ allowLoopback: true, lookup: resolving(['127.0.0.1', '10.0.0.1']) })
    await expectForbidden(outbound, `${origin}/good`)
  })

  test('the connection uses the checked address, and a later one is checked again', async () => {
    // Loopback represents the public address here, because no test leaves this machine.
    const outbound = createOutbound({ allowLoopback: true, lookup: resolving(['127.0.0.1'], ['10.0.0.1']) })
    expect(await (await outbound.fetch(`${origin}/good`)).text()).toBe('good')
    expect(lookups).toHaveLength(1)
    expect(await rejection(outbound, `${origin}/good`)).toBeInstanceOf(ForbiddenAddress)
    expect(lookups).toHaveLength(2)
    expect(asked).toEqual(['/good'])
  })

  test('a name that does not resolve gets no request', async () => {
    const outbound = createOutbound({ allowLoopback: true, lookup: resolving([]) })
    expect(await rejection(outbound, `${origin}/good`)).toMatchObject({ message: 'localhost has no address' })
  })
})

describe('schemes and parts of a URL:', () => {
  const outbound = createOutbound({ allowLoopback: true, lookup: resolving(['127.0.0.1']) })

  test.each([
    'http://northwind.example',
    'http://8.8.8.8',
    'ftp://127.0.0.1',
    'file:///etc/passwd',
    'data:text/plain,good',
    'gopher://127.0.0.1:70/_good',
  ])('%s is not asked', url => expectForbidden(outbound, url))

  test.each(['owner:secret@', 'owner@', ':secret@'])('user info such as %s is rejected', user =>
    expectForbidden(outbound, `https://${user}localhost:${port}/good`),
  )

  test('this machine without https gets no request unless allowed', () =>
    expectForbidden(createOutbound({ allowLoopback: false }), `http://localhost:${port}/good`))
})

describe('answers:', () => {
  const outbound = createOutbound({ allowLoopback: true, lookup: resolving(['127.0.0.1']) })
  const hasty = createOutbound({ allowLoopback: true, lookup: resolving(['127.0.0.1']), timeLimit: 500 })

  test.each(['/redirect', '/away'])('%s is not followed, and is no metadata', async path => {
    const response = await outbound.fetch(origin + path)
    expect(Math.floor(response.status / 100)).toBe(3)
    await expect(loadMetadata(origin + path, { outbound })).rejects.toThrow(`answered ${response.status}`)
    expect(asked).toEqual([path, path])
  })

  test('a response of the maximum size is read, and a compressed one is decompressed', async () => {
    const full = await outbound.fetch(`${origin}/full`)
    expect((await full.arrayBuffer()).byteLength).toBe(LIMIT)
    expect(await (await outbound.fetch(`${origin}/packed`)).text()).toBe('packed')
  })

  test('a larger response is not read', async () => {
    await expect(outbound.fetch(`${origin}/oversize`)).rejects.toThrow(ResponseTooLarge)
  })

  test('a response that decompresses beyond the limit is not read', async () => {
    await expect(outbound.fetch(`${origin}/bomb`)).rejects.toThrow(ResponseTooLarge)
  })

  test('a connection is not kept for as long as the other side offers', async () => {
    await outbound.fetch(`${origin}/packed`)
    if (!socket.closed) await once(socket, 'close')
    expect(socket.closed).toBe(true)
  })

  test.each(['/slow', '/silent'])('%s times out', async path => {
    expect(await rejection(hasty, origin + path)).toMatchObject({ name: 'TimeoutError' })
  })

  test('a name that never resolves times out too', async () => {
    const waiting = createOutbound({ allowLoopback: true, lookup: () => {}, timeLimit: 100 })
    expect(await rejection(waiting, origin)).toMatchObject({ name: 'TimeoutError' })
  })
})
