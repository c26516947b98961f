import { coversHostname } from '#domain/keys/hostnames.ts'
import type { NearHostname } from './lookup/facts.ts'

/**
 * The hostname of a key that nearly covers a host, which is most likely what was meant. Null if none does.
 */
export function nearHostname(
  hostnames: readonly { hostname: string; isAuthorized: boolean }[],
  host: string,
): NearHostname | null {
  const off = hostnames.find(({ hostname }) => coversHostname(hostname, host))
  if (off) return { hostname: off.hostname, why: 'deactivated' }
  const authorized = hostnames.filter(({ isAuthorized }) => isAuthorized)
  const apex = authorized.find(({ hostname }) => hostname === `*.${host}`)
  if (apex) return { hostname: apex.hostname, why: 'apex' }
  const above = authorized
    .filter(({ hostname }) => host.endsWith(`.${hostname}`))
    .toSorted((a, b) => b.hostname.length - a.hostname.length)
  if (above[0]) return { hostname: above[0].hostname, why: 'below' }
  // A top-level domain alone is not a near match.
  const under = authorized
    .filter(({ hostname }) => host.includes('.') && hostname.endsWith(`.${host}`))
    .toSorted((a, b) => a.hostname.length - b.hostname.length)
  return under[0] ? { hostname: under[0].hostname, why: 'above' } : null
}
