import { securityErrors } from '#domain/errors/security.ts'
import { type Fault, faultOf } from '#domain/validation/fault.ts'
import { normalizeIp } from './ip-ranges.ts'

/** Characters of the longest name (RFC 1035 §2.3.4, without the dot at the end). */
const MAX_NAME = 253

/**
 * How an address begins that has a protocol, or inherits that of its page. A name with a port, such as `localhost:8080`,
 * looks the same without slashes, so only known protocols count then.
 */
const PROTOCOL = /^(?:[a-z][a-z0-9+.-]*:[/\\]{2}|(?:https?|wss?|ftp|file):|[/\\]{2})[/\\]*/i

/**
 * Checks a hostname of an embedded key; a leading `*` stands for any labels. Returns the most helpful reason
 * first. `others` are the key's existing hostnames.
 */
export function checkHostname(value: string, others: readonly string[] = []): Fault | undefined {
  const normal = normalizeHostname(value)
  if (!('hostname' in normal)) return normal
  const isKnown = others.some(other => {
    const known = normalizeHostname(other)
    return 'hostname' in known && known.hostname === normal.hostname
  })
  return isKnown ? faultOf(securityErrors, 'hostname-exists') : undefined
}

/**
 * The normalized hostname (decision K5): lower case, punycode, IP addresses shortened and without brackets,
 * no trailing dot. Or what is wrong with it.
 */
export function normalizeHostname(typed: string): { hostname: string } | Fault {
  if (/\s/.test(typed)) return faultOf(securityErrors, 'hostname-whitespace')
  if (PROTOCOL.test(typed)) return faultOf(securityErrors, 'hostname-has-protocol')
  if (/[/?#\\]/.test(typed)) return faultOf(securityErrors, 'hostname-has-path')
  if (/^[*.]+$/.test(typed) && typed.includes('*')) return faultOf(securityErrors, 'hostname-only-asterisks')
  const hostname = hostnameOf(typed)
  if (hostname !== undefined) return { hostname }
  const hasPort = hostnameOf(withoutPort(typed)) !== undefined
  return faultOf(securityErrors, hasPort ? 'hostname-has-port' : 'hostname-invalid')
}

function hostnameOf(typed: string): string | undefined {
  return addressOf(typed) ?? nameOf(typed)
}

/**
 * Whether pages of `host` may use a key with this hostname; both normalized. `*.a.b` covers subdomains of
 * a.b.
 */
export function coversHostname(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

/**
 * The normalized host of a Referer or an Origin; undefined if it has none, as in `null`, or if the host is
 * too long.
 */
export function hostOf(page: string): string | undefined {
  // Includes credentials and port.
  if (!/^https?:\/\/[^/?#\\]{1,500}([/?#\\]|$)/i.test(page) || !URL.canParse(page)) return undefined
  const normal = normalizeHostname(new URL(page).hostname)
  return 'hostname' in normal ? normal.hostname : undefined
}

/** The probable intent, without spaces, protocol, port, path or trailing dot. Offer it, never apply it. */
export function suggestHostname(value: string): string | undefined {
  const address = value.replace(/\s/g, '').replace(PROTOCOL, '')
  const [authority = ''] = address.split(/[/?#\\]/, 1)
  const bare = withoutPort(authority).replace(/\.$/, '').toLowerCase()
  return bare !== value && checkHostname(bare) === undefined ? bare : undefined
}

/** A host without its port. An IPv6 address without brackets keeps its colons. */
export function withoutPort(host: string): string {
  return /^([^:]*|.*\]):\d*$/s.exec(host)?.[1] ?? host
}

/** An IPv4 or IPv6 address, the latter with or without brackets. */
function addressOf(typed: string): string | undefined {
  const [, within = ''] = /^\[(.*)\]$/.exec(typed) ?? []
  return normalizeIp(within.includes(':') ? within : typed)
}

function nameOf(typed: string): string | undefined {
  const [, star = '', name = ''] = /^(\*\.)?(.*?)\.?$/.exec(typed) ?? []
  // Punycode takes quadratic time, and longer names are not valid.
  if (name.length > MAX_NAME) return undefined
  // URL treats names as browsers do. Characters with another meaning (userinfo, ports, %41) are excluded.
  if (!/^[\p{L}\p{M}\p{N}.\-·\u200c\u200d]+$/u.test(name) || !URL.canParse(`http://${name}/`))
    return undefined
  const ascii = new URL(`http://${name}/`).hostname
  return isName(ascii) && star.length + ascii.length <= MAX_NAME ? star + ascii : undefined
}

function isName(ascii: string): boolean {
  const labels = ascii.split('.')
  // A name that ends in a number would be an IP address, but it was not written as one.
  return (
    labels.every(label => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
