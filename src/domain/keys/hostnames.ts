import { keysErrors } from '#domain/errors/keys.ts'
import { type Fault, faultOf } from '#domain/validation/fault.ts'
import { normalizeIp } from './ip-ranges.ts'

/** Characters of the longest name (RFC 1035 §2.3.4, without the dot at the end). */
const MAX_NAME = 253

/**
 * A hostname that an embedded key may be used on; `*` stands for any labels at the front. The reason that helps
 * most comes first. `others` are those that the key has already.
 */
export function checkHostname(value: string, others: readonly string[] = []): Fault | undefined {
  const normal = normalizeHostname(value)
  if (!('hostname' in normal)) return normal
  const isKnown = others.some(other => {
    const known = normalizeHostname(other)
    return 'hostname' in known && known.hostname === normal.hostname
  })
  return isKnown ? faultOf(keysErrors, 'hostname-exists') : undefined
}

/**
 * The one form of a hostname (decision K5): lower case, punycode, addresses shortened and without brackets, no
 * dot at the end. Or what is wrong with it.
 */
export function normalizeHostname(typed: string): { hostname: string } | Fault {
  if (/\s/.test(typed)) return faultOf(keysErrors, 'hostname-whitespace')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return faultOf(keysErrors, 'hostname-has-protocol')
  if (/[/?#\\]/.test(typed)) return faultOf(keysErrors, 'hostname-has-path')
  if (/^[*.]+$/.test(typed) && typed.includes('*')) return faultOf(keysErrors, 'hostname-only-asterisks')
  const hostname = addressOf(typed) ?? nameOf(typed)
  return hostname === undefined ? faultOf(keysErrors, 'hostname-invalid') : { hostname }
}

/** Whether pages of `host` may use a key with this hostname; both in their one form. `*.a.b` covers what is below a.b. */
export function coversHostname(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

/**
 * The host of a Referer or an Origin, in its one form; undefined where there is none, as in `null`, or one that is
 * longer than any name can be.
 */
export function hostOf(page: string): string | undefined {
  // With name and password, and with the port.
  if (!/^https?:\/\/[^/?#\\]{1,500}([/?#\\]|$)/i.test(page) || !URL.canParse(page)) return undefined
  const normal = normalizeHostname(new URL(page).hostname)
  return 'hostname' in normal ? normal.hostname : undefined
}

/** What was probably meant: no spaces, protocol, port, path or dot at the end. To offer, never to impose. */
export function suggestHostname(value: string): string | undefined {
  const address = value.replace(/\s/g, '').replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
  const [authority = ''] = address.split(/[/?#\\]/, 1)
  const bare = withoutPort(authority).replace(/\.$/, '').toLowerCase()
  return bare !== value && checkHostname(bare) === undefined ? bare : undefined
}

/** A host without its port. An address of IPv6 that stands without brackets keeps its colons. */
export function withoutPort(host: string): string {
  return /^([^:]*|.*\]):\d*$/s.exec(host)?.[1] ?? host
}

/** An address of IPv4 or IPv6, the latter in brackets or without. */
function addressOf(typed: string): string | undefined {
  const [, within = ''] = /^\[(.*)\]$/.exec(typed) ?? []
  return normalizeIp(within.includes(':') ? within : typed)
}

function nameOf(typed: string): string | undefined {
  const [, star = '', name = ''] = /^(\*\.)?(.*?)\.?$/.exec(typed) ?? []
  // To write a long name in punycode takes quadratic time, and what is longer than this is no name.
  if (name.length > MAX_NAME) return undefined
  // URL does what browsers do with names; what it gives another meaning to (userinfo, ports, %41) is left out.
  if (!/^[\p{L}\p{M}\p{N}.\-·\u200c\u200d]+$/u.test(name) || !URL.canParse(`http://${name}/`))
    return undefined
  const ascii = new URL(`http://${name}/`).hostname
  return isName(ascii) && star.length + ascii.length <= MAX_NAME ? star + ascii : undefined
}

function isName(ascii: string): boolean {
  const labels = ascii.split('.')
  // A name that ends in a number is an address, and then it was not written as one.
  return (
    labels.every(label => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
