import type { RefusalPage } from '#generated/security/types.ts'

const UNPAID: ReadonlySet<string> = new Set(['license-not-recognized', 'subscription-inactive'])

/**
 * How many lookups were refused since a moment because no subscription covers them; zero if any lookup was
 * accepted since.
 */
export function unpaidOnly(
  { by_error }: Pick<RefusalPage, 'by_error'>,
  keys: readonly { lastUsed: string | null }[],
  since: string,
): number {
  if (keys.some(({ lastUsed }) => lastUsed !== null && new Date(lastUsed) >= new Date(since))) return 0
  return by_error.filter(({ error }) => UNPAID.has(error)).reduce((sum, { refused }) => sum + refused, 0)
}
