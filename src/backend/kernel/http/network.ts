import { normalizeIp, normalizeIpRange, normalizeIpRanges } from '#domain/keys/ip-ranges.ts'
import { Problem } from './problem.ts'

/**
 * How a caller's address counts: an IPv4 address on its own, even if written as IPv6 (`::ffff:192.0.2.1`),
 * and the /64 of an IPv6 address, since one connection or machine has all of it. Any other text counts as
 * itself.
 */
export function countedAs(address: string): string {
  // The common case, already normalized.
  if (!address.includes(':')) return address
  const ip = plain(address)
  return ip?.includes(':') ? rangeOf(ip, 64) : (ip ?? address)
}

/**
 * The neighborhood of an address, all of which one attacker can control: the /24 of IPv4, and the /64 of IPv6, or
 * the /48 that a provider may give to one customer.
 */
export function networkOf(address: string, { ipv6 = 64 }: { ipv6?: 64 | 48 } = {}): string {
  const ip = plain(address)
  return ip === undefined ? address : rangeOf(ip, ip.includes(':') ? ipv6 : 24)
}

/** Without the zone of a link-local address (`fe80::1%eth0`). */
function plain(address: string): string | undefined {
  return normalizeIp(address.split('%')[0] ?? '')
}

function rangeOf(ip: string, prefix: number): string {
  const read = normalizeIpRange(`${ip}/${prefix}`)
  return 'range' in read ? read.range : ip
}

/** The ranges of a body in their normal form, each once. Throws 400 about `field` for an invalid or too wide one. */
export function requireIpRanges(ranges: readonly string[], field: string): string[] {
  return normalizeIpRanges(ranges, (_, fault) => {
    throw new Problem([{ id: null, ...fault, fields: [field], status: 400 }])
  })
}
