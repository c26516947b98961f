/** The value in cents above which one member of staff alone cannot both place an order and settle it (decision B22). */
export const SECOND_PERSON_ABOVE = 500_000

/** The amounts of an order that it can be worth, in cents. */
interface Amounts {
  totalAmount: number
  unitAmount: number
  /** What its lookups are worth, with what staff gave the customer before it that day. Null for orders of customers. */
  worth?: number | null | undefined
}

/**
 * What an order is worth: its total, its list price, or what its lookups are worth together with what staff gave the
 * customer that day, whichever is more. Neither a low price, nor many lookups, nor several small gifts make it small.
 */
export function worthOf({ totalAmount, unitAmount, worth }: Amounts): number {
  return Math.max(totalAmount, unitAmount, worth ?? 0)
}

/** Whether an order is worth so much that the person who placed it cannot let it pass without its money. */
export function needsSecondPerson(order: Amounts): boolean {
  return worthOf(order) > SECOND_PERSON_ABOVE
}

/** What unlimited lookups are worth at least, in cents: more than one person may give. */
export const UNLIMITED_WORTH = SECOND_PERSON_ABOVE + 1

/** Keeps sums of values exact. */
const MOST_WORTH = 10_000_000_000_000

/** What a number of lookups, days, or seats is worth in cents, by the price of a plan with `size` of them. */
export function shareOf(count: number, { price, size }: { price: number; size: number }): number {
  return size > 0 ? Math.min(MOST_WORTH, Math.ceil((count / size) * price)) : 0
}

/** The largest amount of the contracts, in cents. */
const LARGEST_AMOUNT = 100_000_000_000

/** A worth as responses state it, in cents: no more than the contracts allow. */
export function toAmount(worth: number): number {
  return Math.min(LARGEST_AMOUNT, worth)
}
