/** A short form of an amount: 999, 12.3K, 1.0M (decision S6). */
export function shortAmount(amount: number): string {
  if (amount < 1_000) return String(amount)
  // An amount that would round to 1000.0K is a million.
  if (amount < 999_950) return `${(amount / 1_000).toFixed(1)}K`
  return `${(amount / 1_000_000).toFixed(1)}M`
}

/** An amount with every digit: 12,345. */
export function exactAmount(amount: number): string {
  // Without `Intl`, whose first use takes as long as drawing a list of keys.
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
