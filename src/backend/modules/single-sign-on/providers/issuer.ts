/** Where discovery documents are, below their issuer (OpenID Connect Discovery 1.0, and RFC 8414). */
const WELL_KNOWN = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']

/**
 * Where the discovery document of an issuer is, however the issuer was pasted: with slashes at its end, or as the address
 * of the document itself. Throws unless it is an address.
 */
export function discoveryAddressOf(issuer: string): string {
  const { origin, pathname } = new URL(issuer)
  let path = withoutSlashes(pathname)
  const document = WELL_KNOWN.find(suffix => path.endsWith(suffix))
  if (document) path = withoutSlashes(path.slice(0, -document.length))
  return `${origin}${path}${WELL_KNOWN[0]}`
}

/** Whether two texts are the same issuer, because they lead to one discovery document. */
export function isSameIssuer(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && discoveryAddressOf(one) === discoveryAddressOf(other)
}

function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
