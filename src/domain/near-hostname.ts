import type { NearHostname } from './lookup-facts.ts'
import { coversHostname } from './validation/hostnames.ts'

/** The hostname of a key that nearly covers a host: what people most often meant. Null when none is near. */
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
  return above[0] ? { hostname: above[0].hostname, why: 'below' } : null
}
