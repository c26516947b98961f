/**
 * Returns a phone number for purchase tracking: `+` and digits, with +1 for a US number that lacks the leading 1
 * (storefront-and-session §5, decision M7). A number of another country counts only if it was typed with its country
 * code; otherwise it is undefined.
 */
export function purchasePhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '')
  // E.164 has at most 15 digits, and no country code begins with 0.
  if (typed.trim().startsWith('+')) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined
  if (/^1\d{10}$/.test(digits)) return `+${digits}`
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : undefined
}
