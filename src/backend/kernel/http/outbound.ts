import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, fetch as undiciFetch } from 'undici'
import { OUTBOUND_TIME_LIMIT } from '#generated/durations.ts'

/** Fetches addresses that customers or operators provide, only from public hosts. */
export interface Outbound {
  /**
   * One request: https, no redirects, with limits of time and size: five seconds and 512 KiB unless the options
   * set others. Rejects a host that is not public, whatever name or notation leads to it.
   */
  fetch(url: string | URL, init?: OutboundRequest): Promise<Response>
}

interface OutboundRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export interface OutboundOptions {
  /** Whether this machine itself is allowed, also without TLS, for development and tests. */
  allowLoopback: boolean
  /** How names are resolved: by the system, unless a test replaces it. */
  lookup?: LookupFunction
  /** Time limit for a complete answer, in milliseconds. */
  timeLimit?: number
  /** Maximum size of a response in bytes. */
  sizeLimit?: number
  /** For one host that is called all the time: how many connections it gets, which are kept open. */
  connections?: number
}

/**
 * Maximum size of a response in bytes, compressed and decompressed. A federation hub's metadata has some 200
 * KiB.
 */
const SIZE_LIMIT = 512 * 1024

/**
 * How long an idle connection is kept: briefly for calls now and then, whatever the other side offers. One that is used
 * again in the moment when the other side closes it fails the call, and keeps a process alive until then.
 */
const KEEP_ALIVE = 1_000
const KEEP_ALIVE_OF_POOL = 30_000

/** Why a request was not made. */
export class ForbiddenAddress extends Error {}

/** A response with more bytes than allowed. */
export class ResponseTooLarge extends Error {}

/**
 * An address that every network can reach. Private, local, reserved and translated ranges are not, and
 * neither is an IPv6 address that stands for an IPv4 address of such a range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  // Whatever is not reserved counts as unicast there. Of IPv6 the networks of the world have one eighth;
  // outside of it are forms such as `::7f00:1`, which is 127.0.0.1 to some systems.
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false
  return parsed.range() === 'unicast'
}
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

const isAllowedAddress = (address: string, allowLoopback: boolean) =>
  isPublicAddress(address) || (allowLoopback && isLoopback(address))

/**
 * Throws `ForbiddenAddress` for an address that is never called, whatever its name leads to: to be checked where it is
 * saved. A name is checked at each call.
 */
export function requireAllowed(url: URL, allowLoopback: boolean): void {
  // A numeric address is never looked up. URL has normalized every notation.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal) && !isAllowedAddress(literal, allowLoopback))
    throw new ForbiddenAddress(`${literal} is not public`)
  const isHere = allowLoopback && (isLoopback(literal) || literal === 'localhost')
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
    throw new ForbiddenAddress(`${url.protocol} is not https`)
  if (url.username || url.password) throw new ForbiddenAddress('an address with a password in it')
}

export function createOutbound({
  allowLoopback,
  lookup = systemLookup,
  timeLimit = OUTBOUND_TIME_LIMIT,
  sizeLimit = SIZE_LIMIT,
  connections,
}: OutboundOptions): Outbound {
  const isAllowed = (address: string) => isAllowedAddress(address, allowLoopback)

  // Names are checked by the address of this very connection. Checking first and connecting later would
  // resolve the name twice, and its owner could answer differently the second time.
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = [found].flat() as { address: string; family: number }[]
      const [first] = addresses
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0)
      const forbidden = addresses.find(({ address }) => !isAllowed(address))
      if (forbidden) return callback(new ForbiddenAddress(`${hostname} leads to ${forbidden.address}`), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }

  const dispatcher = new Agent({
    connect: { lookup: guardedLookup, timeout: timeLimit },
    headersTimeout: timeLimit,
    bodyTimeout: timeLimit,
    maxResponseSize: sizeLimit,
    ...(connections
      ? { connections, keepAliveTimeout: KEEP_ALIVE_OF_POOL }
      : { keepAliveTimeout: KEEP_ALIVE, keepAliveMaxTimeout: KEEP_ALIVE }),
  })

  return {
    async fetch(address, init = {}) {
      const url = new URL(address)
      requireAllowed(url, allowLoopback)
      const response = await undiciFetch(url, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
        dispatcher,
      })
      const body = await readLimited(response.body, sizeLimit)
      const isEmpty = [101, 204, 205, 304].includes(response.status)
      return new Response(isEmpty ? null : body, {
        status: response.status,
        headers: Object.fromEntries(response.headers),
      })
    },
  }
}

/** The connection's limit counts compressed bytes, and a few bytes can expand to megabytes. */
async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw new ResponseTooLarge(`more than ${limit} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
      throw new ResponseTooLarge(`more than ${limit} bytes`, { cause: error })
    throw error
  }
  return Buffer.concat(chunks)
}
