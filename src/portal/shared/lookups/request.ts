import { verifyUsAddress } from '#generated/gateway/operations.ts'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { addressOf } from '#portal/api/address.ts'

/** The same lookup for a shell. The key is an embedded one, so the command states the page as browsers do. */
export function curlOf(origin: string, keyId: string, lookup: UsStreetLookup): string {
  const parameters = Object.entries({ key: keyId, ...lookup }).filter(([, value]) => value !== undefined)
  return [
    `curl --get ${quote(`${origin}${addressOf(verifyUsAddress)}`)}`,
    `--referer ${quote(`${origin}/`)}`,
    ...parameters.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`),
  ].join(' \\\n  ')
}

/** A word of a shell, whatever it holds. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
