/** The largest account number that the contracts allow. */
const LARGEST = 2_147_483_647

/**
 * The account number in an address or a form: digits only. Anything else that looks like a number is
 * undefined (storefront-and-session §5).
 */
export function readAccountId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST ? id : undefined
}
