const suggestUsAddresses = { service: 'gateway', path: '/us-autocomplete' }
const verifyUsAddress = { service: 'gateway', path: '/us-street' }

const urlOf = (origin: string, { service, path }: { service: string; path: string }) =>
  `${origin}/api/${service}${path}`

/** A first lookup from a server. The token comes from the environment, so that nobody pastes it into code. */
export function secretSnippet(origin: string, keyId: string): string {
  return `curl --get ${urlOf(origin, verifyUsAddress)} \\
  --user "${keyId}:$GATEPOST_TOKEN" \\
  --data-urlencode "street=1 Harbor Way" \\
  --data-urlencode "city=Portland" \\
  --data-urlencode "state=OR"`
}

/** A first lookup from a web page; the browser says by itself which page it is. */
export function embeddedSnippet(origin: string, keyId: string): string {
  return `const url = new URL('${urlOf(origin, suggestUsAddresses)}')
url.searchParams.set('key', '${keyId}')
url.searchParams.set('search', '1 Harbor')
const answer = await fetch(url)
console.log(await answer.json())`
}
