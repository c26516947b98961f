/** The largest account number there can be, as the contracts have it. */
const LARGEST = 2_147_483_647

/**
 * The account number that stands in an address or a form: digits and nothing else. Anything that merely looks
 * like a number is undefined (storefront-and-session §5).
 */
export function readAccountId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST ? id : undefined
}
