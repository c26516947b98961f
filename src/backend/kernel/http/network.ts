import { normalizeIp, normalizeIpRange } from '#domain/keys/ip-ranges.ts'

/**
 * What a caller's address counts as: an IPv4 address alone, also where it is written as IPv6
 * (`::ffff:192.0.2.1`), and the /64 of an IPv6 address, since one line or one machine has all of it. A text that
 * is no address counts as itself.
 */
export function countedAs(address: string): string {
  // The common case, and already in its one form.
  if (!address.includes(':')) return address
  const ip = plain(address)
  return ip?.includes(':') ? rangeOf(ip, 64) : (ip ?? address)
}

/** The neighborhood of an address, which one guesser can well have to itself: the /24 of IPv4, the /64 of IPv6. */
export function networkOf(address: string): string {
  const ip = plain(address)
  return ip === undefined ? address : rangeOf(ip, ip.includes(':') ? 64 : 24)
}

/** Without the zone of a link-local address (`fe80::1%eth0`). */
function plain(address: string): string | undefined {
  return normalizeIp(address.split('%')[0] ?? '')
}

function rangeOf(ip: string, prefix: number): string {
  const read = normalizeIpRange(`${ip}/${prefix}`)
  return 'range' in read ? read.range : ip
}
