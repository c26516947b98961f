/** Longest line of an address. */
const LONGEST = 100

/**
 * A text that identifies something to a caller: its parts, which the same thing always has, so that nothing is stored.
 * Keys are in paths, so no log has the paths of these calls.
 */
export function encodeKey(...parts: readonly string[]): string {
  return Buffer.from(parts.join('|')).toString('base64url')
}

/** The parts of a key of ours; undefined for any other text. */
export function decodeKey(key: string): string[] | undefined {
  const parts = Buffer.from(key, 'base64url').toString('utf8').split('|')
  return encodeKey(...parts) === key ? parts : undefined
}

interface KeyedAddress {
  street: string
  zipcode: string
}

/** The key of a delivery point. */
export function keyOfAddress(address: { delivery_line_1: string; zipcode: string }): string {
  return encodeKey(address.delivery_line_1, address.zipcode)
}

/** The address of a key; undefined for a key of another provider. */
export function addressOfKey(key: string): KeyedAddress | undefined {
  const [street = '', zipcode = '', ...rest] = decodeKey(key) ?? []
  const isAddress = street !== '' && street.length <= LONGEST && /^\d{5}$/.test(zipcode) && !rest.length
  return isAddress ? { street, zipcode } : undefined
}
