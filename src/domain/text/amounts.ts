/** An amount in as few characters as tell its size: 999, 12.3K, 1.0M (decision S6). */
export function shortAmount(amount: number): string {
  if (amount < 1_000) return String(amount)
  // What would be 1000.0K once it is rounded is a million.
  if (amount < 999_950) return `${(amount / 1_000).toFixed(1)}K`
  return `${(amount / 1_000_000).toFixed(1)}M`
}

/** An amount to the last digit: 12,345. */
export function exactAmount(amount: number): string {
  return amount.toLocaleString('en-US')
}
