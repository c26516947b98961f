import type { PlanOfModel, Term } from './tracks.ts'

const UNLIMITED = 1_000_000_000_000

/** What is unused of what came for a term, which was all of its price. Nothing came for what the year began with. */
export function unusedOf(
  { bill, start, end, issued, remaining }: Term,
  { lookups }: PlanOfModel,
  now: number,
): number {
  if (!bill) return 0
  const price = bill.amount + (bill.credit ?? 0)
  if (lookups < UNLIMITED) {
    const used = Math.min(lookups, Math.max(0, issued - remaining))
    return price - Math.floor((price * used) / lookups)
  }
  if (end === null) return 0
  const passed = Math.min(Math.max(0, now - start), end - start)
  return price - Math.floor((price * passed) / (end - start))
}
