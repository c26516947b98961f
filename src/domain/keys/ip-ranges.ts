import { securityErrors } from '#domain/errors/security.ts'
import { type Fault, faultOf } from '#domain/validation/fault.ts'

/** Wider ranges would admit whole continents and protect nothing. */
const WIDEST = { 4: 8, 6: 16 } as const

/** An address as a number. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as IPv4. */
interface Address {
  version: 4 | 6
  value: bigint
}

interface Range extends Address {
  prefix: number
}

/** The normalized address or range (`203.0.113.0/24`), or what is wrong with it. */
export function normalizeIpRange(typed: string): { range: string } | Fault {
  const range = parseRange(typed.trim())
  if (!range) return faultOf(securityErrors, 'ip-range-invalid')
  if (range.prefix < WIDEST[range.version]) return faultOf(securityErrors, 'ip-range-too-wide')
  return { range: formatRange(range) }
}

/** Ranges in their normal form, each once. `onFault` says what an invalid one counts as, or throws. */
export function normalizeIpRanges(
  ranges: readonly string[],
  onFault: (typed: string, fault: Fault) => string,
): string[] {
  const normal = ranges.map(typed => {
    const read = normalizeIpRange(typed)
    return 'range' in read ? read.range : onFault(typed, read)
  })
  return [...new Set(normal)]
}

/** Splits a text into ranges at line breaks, blanks, commas or semicolons. */
export function splitIpRanges(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** What is wrong with the first invalid range. */
export function checkIpRanges(text: string): Fault | undefined {
  for (const typed of splitIpRanges(text)) {
    const read = normalizeIpRange(typed)
    if (!('range' in read)) return { name: read.name, message: `${typed}: ${read.message}` }
  }
  return undefined
}

/** Whether an address is in a range. False if either is invalid. */
export function coversIp(range: string, ip: string): boolean {
  const wide = parseRange(range)
  const address = parseAddress(ip)
  if (!wide || !address || wide.version !== address.version) return false
  const rest = BigInt(bitsOf(wide.version) - wide.prefix)
  return wide.value >> rest === address.value >> rest
}

/** The normalized address: IPv6 in lower case and shortened (RFC 5952). Undefined if invalid. */
export function normalizeIp(text: string): string | undefined {
  const address = parseAddress(text)
  return address && formatAddress(address)
}

function parseRange(text: string): Range | undefined {
  const [ip = '', length, ...rest] = text.split('/')
  const address = parseAddress(ip)
  if (!address || rest.length) return undefined
  const bits = bitsOf(address.version)
  if (length === undefined) return { ...address, prefix: bits }
  if (!/^(0|[1-9]\d{0,2})$/.test(length)) return undefined
  // In `::ffff:192.0.2.0/120` the prefix includes the 96 bits before the IPv4 address.
  const prefix = Number(length) - (address.version === 4 && ip.includes(':') ? 96 : 0)
  if (prefix < 0 || prefix > bits) return undefined
  const host = BigInt(bits - prefix)
  return { ...address, prefix, value: (address.value >> host) << host }
}

function parseAddress(text: string): Address | undefined {
  if (!text.includes(':')) {
    const value = parseV4(text)
    return value === undefined ? undefined : { version: 4, value }
  }
  const value = parseV6(text)
  if (value === undefined) return undefined
  return value >> 32n === 0xffffn ? { version: 4, value: value & 0xffffffffn } : { version: 6, value }
}

/** Four numbers without leading zeros, which some programs read as octal. */
function parseV4(text: string): bigint | undefined {
  const parts = text.split('.')
  const isByte = (part: string) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256
  if (parts.length !== 4 || !parts.every(isByte)) return undefined
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

function parseV6(text: string): bigint | undefined {
  const [left, right, ...more] = withGroupsAlone(text)?.split('::') ?? []
  if (left === undefined || more.length) return undefined
  const groupsOf = (part: string) => (part ? part.split(':') : [])
  const [before, after] = [groupsOf(left), groupsOf(right ?? '')]
  const missing = 8 - before.length - after.length
  if (right === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!groups.every(group => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

/** With the last 32 bits as two groups, even if they are written like an IPv4 address. */
function withGroupsAlone(text: string): string | undefined {
  if (!text.includes('.')) return text
  const cut = text.lastIndexOf(':') + 1
  const value = parseV4(text.slice(cut))
  if (value === undefined) return undefined
  return `${text.slice(0, cut)}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`
}

function formatRange({ prefix, ...address }: Range): string {
  const ip = formatAddress(address)
  return prefix === bitsOf(address.version) ? ip : `${ip}/${prefix}`
}

function formatAddress({ version, value }: Address): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map(shift => (value >> shift) & 0xffn).join('.')
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
  ).join(':')
  const [longest] = [...groups.matchAll(/\b0(:0)+\b/g)].toSorted((a, b) => b[0].length - a[0].length)
  if (!longest) return groups
  const [before, after] = [groups.slice(0, longest.index), groups.slice(longest.index + longest[0].length)]
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`
}

function bitsOf(version: 4 | 6): number {
  return version === 4 ? 32 : 128
}
