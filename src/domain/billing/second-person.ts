/** The value in cents above which one member of staff alone cannot both place an order and settle it (decision B22). */
export const SECOND_PERSON_ABOVE = 500_000

/**
 * Whether an order is worth so much that the person who placed it cannot let it pass without its money. It is worth its total
 * or its list price, whichever is more: a low price must not make it small.
 */
export function needsSecondPerson({
  totalAmount,
  unitAmount,
}: {
  totalAmount: number
  unitAmount: number
}): boolean {
  return Math.max(totalAmount, unitAmount) > SECOND_PERSON_ABOVE
}
