/** This number of issued lookups means unlimited (account-portal §9). */
export const UNLIMITED_LOOKUPS = 1_000_000_000_000

/** A short form of an amount: 999, 12.3K, 1.0M (decision S6). */
export function shortAmount(amount: number): string {
  if (amount < 1_000) return String(amount)
  // An amount that would round to 1000.0K is a million.
  if (amount < 999_950) return `${(amount / 1_000).toFixed(1)}K`
  return `${(amount / 1_000_000).toFixed(1)}M`
}

/**
 * An amount with every digit: 12,345. Without `Intl`, whose first use takes as long as drawing a list of keys.
 */
export function exactAmount(amount: number): string {
  const [whole = '', fraction] = String(Math.abs(amount)).split('.')
  const first = whole.length % 3 || 3
  const groups = [whole.slice(0, first)]
  for (let at = first; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3))
  return `${amount < 0 ? '-' : ''}${groups.join(',')}${fraction ? `.${fraction}` : ''}`
}

/** An amount with its noun: "1 seat", "1,200 seats", "2 people". */
export function countOf(amount: number, noun: string, plural = `${noun}s`): string {
  return `${exactAmount(amount)} ${amount === 1 ? noun : plural}`
}

/** An amount in a sentence: "12,345", or "unlimited" for the number that means that. */
export function amountInSentence(amount: number): string {
  return amount >= UNLIMITED_LOOKUPS ? 'unlimited' : exactAmount(amount)
}
