/** The value in cents above which one member of staff alone cannot both place an order and settle it (decision B22). */
export const SECOND_PERSON_ABOVE = 500_000

/**
 * Whether an order is worth so much that the person who placed it cannot let it pass without its money. It is worth its
 * total, its list price, or what its lookups are worth together with what staff gave the account that day, whichever is
 * more: neither a low price, nor many lookups, nor several small gifts make it small.
 */
export function needsSecondPerson({
  totalAmount,
  unitAmount,
  worth,
}: {
  totalAmount: number
  unitAmount: number
  /** Null for orders of older releases. */
  worth?: number | null
}): boolean {
  return Math.max(totalAmount, unitAmount, worth ?? 0) > SECOND_PERSON_ABOVE
}

/** What lookups are worth in cents, at the price per lookup of a plan. */
export function worthOfLookups(lookups: number, plan: { price: number; lookups: number }): number {
  return plan.lookups > 0 ? Math.ceil((lookups / plan.lookups) * plan.price) : 0
}
