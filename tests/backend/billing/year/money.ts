import type { Account, PlanOfModel, Term } from './tracks.ts'

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

/** With the tax of Utah, where all customers are, rounded half up. */
export const totalOf = (price: number) => price + Math.floor((price * 725 + 5_000) / 10_000)
/** As `2027-03`, in UTC. */
export const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7)

/** Whether what an account spends this month leaves room for a charge. What was not paid in time is not spent. */
export function fits({ cap, tracks }: Account, total: number, now: number): boolean {
  if (cap === null || total === 0) return true
  const bills = tracks.flatMap(({ terms }) => terms.flatMap(({ bill }) => bill ?? []))
  const spent = bills
    .filter(({ placed, state }) => state !== 'stopped' && monthOf(placed) === monthOf(now))
    .reduce((sum, { amount }) => sum + totalOf(amount), 0)
  return spent + total <= cap
}

/** The bill of a term is paid, which resumes the term if it had stopped for it. */
export function settle(term: Term, now: number): void {
  const { bill } = term
  if (!bill) return
  if (term.stoppedByBill && term.stopped !== null) {
    const lost = Math.max(0, now - Math.max(term.start, term.stopped))
    if (term.start > term.stopped) term.start += lost
    if (term.end !== null) term.end += lost
    Object.assign(term, { stopped: null, stoppedByBill: false })
  }
  bill.state = 'paid'
}
