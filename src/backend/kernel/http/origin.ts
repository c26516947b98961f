import type { FastifyRequest } from 'fastify'
import { trimEndOf } from '#domain/text/trim-end.ts'
import { type HostSettings, portalOrigins } from './hosts/hosts.ts'
import { problem } from './problem.ts'

/**
 * The name of a host, to compare it with others: lower case, without the port and the dot that a complete name may end
 * with. Cookies do not tell ports apart, so neither do we where two sites have to be separate.
 */
export function hostNameOf(host: string): string {
  const address = `http://${host}`
  return trimEndOf(URL.canParse(address) ? new URL(address).hostname : host.toLowerCase(), '.')
}

/** Whether two addresses lead to the same page, however their hosts are written. False for what is no address. */
export function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [normalAddress(one), normalAddress(other)]
  return a !== undefined && a === b
}

function normalAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  url.hostname = hostNameOf(url.host)
  return url.href
}

/**
 * Rejects a state-changing call from a page of another site. A browser sends Origin with each of them, so
 * one that uses the session cookie without an Origin does not come from a browser and is rejected as well.
 */
export function checkOrigin(
  request: FastifyRequest,
  { config, publicUrl }: { config: HostSettings; publicUrl(): string },
  cookie: string | undefined,
): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.origin
  if (origin === undefined) {
    if (cookie) throw problem('origin-not-allowed')
    return
  }
  const portals = portalOrigins(config)
  // Any other host below the domain of the cookies is the same site to browsers, and not one of ours.
  if (portals && !portals.includes(origin)) throw problem('origin-not-allowed')
  if (portals || origin === new URL(publicUrl()).origin) return
  // Behind a development proxy, or under another name of the same host, page and call share one host.
  // On https there is only one name, and a page of it without https cannot be trusted.
  const isHttps = publicUrl().startsWith('https:')
  if (!isHttps && URL.canParse(origin) && new URL(origin).host === request.headers.host) return
  throw problem('origin-not-allowed')
}
