/**
 * The `#` of a mailed link as programs that check emails send it to the server, once or twice encoded. In a query, only
 * before the name of a token: what people type there may have one.
 */
const IN_PATH = /%(?:25)?23/
const IN_QUERY = /%(?:25)?23(?:token|username|email_address|unsubscribe)(?:=|%(?:25)?3d)/i

/**
 * The path and query of an address before the encoded `#` of a mailed link; undefined if it has none. What follows is
 * a token, and may be in no log.
 */
export function beforeEncodedHash(url: string): string | undefined {
  const [path = '', query] = split(url)
  const inPath = path.search(IN_PATH)
  // The ? may be encoded as well.
  if (inPath >= 0) return path.slice(0, inPath).replace(/%(?:25)?3f/i, '?')
  const inQuery = query?.search(IN_QUERY) ?? -1
  return inQuery >= 0 ? `${path}?${query?.slice(0, inQuery)}` : undefined
}

/** The path of an address as a log may have it. */
export function loggedPath(url: string): string {
  const [path = ''] = split(url)
  const at = path.search(IN_PATH)
  return at < 0 ? path : `${path.slice(0, at)}%23[secret]`
}

function split(url: string): [path: string, query?: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
