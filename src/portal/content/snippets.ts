import { suggestUsAddresses, verifyUsAddress } from '#generated/gateway/operations.ts'

const urlOf = (origin: string, { service, path }: { service: string; path: string }) =>
  `${origin}/api/${service}${path}`

/** A first lookup from a server. The token comes from the environment, so it is never pasted into code. */
export function secretSnippet(origin: string, keyId: string): string {
  return `curl --get ${urlOf(origin, verifyUsAddress)} \\
  --user "${keyId}:$GATEPOST_TOKEN" \\
  --data-urlencode "street=214 N Juniper St" \\
  --data-urlencode "city=Salt Lake City" \\
  --data-urlencode "state=UT"`
}

/** A first lookup from a web page; the browser itself says which page it is. */
export function embeddedSnippet(origin: string, keyId: string): string {
  return `const url = new URL('${urlOf(origin, suggestUsAddresses)}')
url.searchParams.set('key', '${keyId}')
url.searchParams.set('search', '214 N Jun')
const answer = await fetch(url)
console.log(await answer.json())`
}
