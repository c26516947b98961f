import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { entries, lines } from '#backend/modules/ledger/public.ts'
import { transactions } from '#backend/services/payment/public.ts'
import type { KeptCharge } from '#backend/services/payment/vendors/test/journal.ts'
import { planChanges, replacedTerms } from '#backend/services/sales/plan-changes/tables.ts'
import { orderItems, orders } from '#backend/services/sales/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import type { Backend } from '../../../../support/backend.ts'
import { bankOf } from '../../../../support/payments.ts'

/** What an account has ordered, paid, and used, as each of those who keep it says. */
export interface Books {
  orders: (typeof orders.$inferSelect)[]
  transactions: (typeof transactions.$inferSelect)[]
  /** What the vendor of the cards has charged. */
  charges: KeptCharge[]
  lines: { account: string; debit: number; credit: number }[]
  changes: (typeof planChanges.$inferSelect)[]
  replaced: (typeof replacedTerms.$inferSelect)[]
  terms: { term: typeof subscriptions.$inferSelect; item: typeof orderItems.$inferSelect }[]
}

/** The books of accounts, which are read together. */
export async function readBooks(
  backend: Pick<Backend, 'db' | 'kernel'>,
  accountIds: number[],
): Promise<Map<number, Books>> {
  const { db } = backend
  const placed = await db
    .select()
    .from(orders)
    .where(inArray(orders.accountId, accountIds))
    .orderBy(orders.orderId)
  const paid = await db.select().from(transactions).where(inArray(transactions.accountId, accountIds))
  const moved = await db
    .select({ of: entries.accountId, account: lines.account, debit: lines.debit, credit: lines.credit })
    .from(lines)
    .innerJoin(entries, eq(entries.entryId, lines.entryId))
    .where(inArray(entries.accountId, accountIds))
  const changed = await db.select().from(planChanges).where(inArray(planChanges.accountId, accountIds))
  const replaced = await db
    .select({ of: planChanges.accountId, row: replacedTerms })
    .from(replacedTerms)
    .innerJoin(planChanges, eq(planChanges.orderId, replacedTerms.orderId))
    .where(inArray(planChanges.accountId, accountIds))
  const given = await db
    .select({ of: orders.accountId, term: subscriptions, item: orderItems })
    .from(subscriptions)
    .innerJoin(orderItems, eq(orderItems.subscriptionId, subscriptions.subscriptionId))
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(inArray(orders.accountId, accountIds))
    .orderBy(subscriptions.subscriptionId)
  const charged = [...bankOf(backend).journal.charges.values()].filter(
    ({ outcome }) => outcome === 'succeeded',
  )

  const of = {
    orders: Map.groupBy(placed, ({ accountId }) => accountId),
    transactions: Map.groupBy(paid, ({ accountId }) => accountId),
    charges: Map.groupBy(charged, ({ accountId }) => accountId),
    lines: Map.groupBy(moved, line => line.of),
    changes: Map.groupBy(changed, ({ accountId }) => accountId),
    replaced: Map.groupBy(replaced, row => row.of),
    terms: Map.groupBy(given, row => row.of),
  }
  const booksOf = (id: number): Books => ({
    orders: of.orders.get(id) ?? [],
    transactions: of.transactions.get(id) ?? [],
    charges: of.charges.get(id) ?? [],
    lines: of.lines.get(id) ?? [],
    changes: of.changes.get(id) ?? [],
    replaced: (of.replaced.get(id) ?? []).map(({ row }) => row),
    terms: of.terms.get(id) ?? [],
  })
  return new Map(accountIds.map(id => [id, booksOf(id)]))
}

const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Expects ledger, orders, vendor, and what is used of each term to be equal. */
export function audit(books: Books): void {
  const standing = books.orders.filter(({ canceled }) => !canceled)
  const settled = standing.filter(({ processed }) => processed)
  const creditOf = (id: number) => books.changes.find(({ orderId }) => orderId === id)?.credit ?? 0
  const { charges } = books
  const approved = books.transactions.filter(({ gatewayResponse }) => gatewayResponse === 'approved')
  const offline = books.transactions.filter(({ paymentForm }) => paymentForm === 'offline')

  // One charge or transfer for each order that is paid, of exactly its total. One that its credit pays in full has none.
  const payments = [...charges, ...offline].map(({ orderId, amount }) => [orderId, amount])
  const owed = settled.filter(({ totalAmount }) => totalAmount > 0)
  expect(payments.toSorted()).toEqual(
    owed.map(({ orderId, totalAmount }) => [orderId, totalAmount]).toSorted(),
  )
  // We know of each charge and of all that went back of it, and of none that the vendor does not.
  expect(approved.map(({ gatewayId, refundedAmount }) => [gatewayId, refundedAmount]).toSorted()).toEqual(
    charges.map(({ chargeId, refunded }) => [chargeId, refunded]).toSorted(),
  )

  const balance = (account: string) =>
    books.lines.reduce((sum, line) => sum + (line.account === account ? line.debit - line.credit : 0), 0)
  const back = {
    cards: charges.reduce((sum, { refunded }) => sum + refunded, 0),
    offline: offline.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  }
  expect(books.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
  expect(balance('cash:test')).toBe(total(charges) - back.cards)
  expect(balance('offline')).toBe(total(offline) - back.offline)
  expect(balance('refunds')).toBe(back.cards + back.offline)
  expect(balance('receivable')).toBe(
    standing.reduce((sum, { processed, totalAmount }) => sum + (processed ? 0 : totalAmount), 0),
  )
  expect(-balance('tax-payable')).toBe(standing.reduce((sum, { taxAmount }) => sum + taxAmount, 0))
  expect(balance('credits')).toBe(standing.reduce((sum, { orderId }) => sum + creditOf(orderId), 0))
  expect(-balance('revenue') - balance('credits')).toBe(total(standing))

  auditTerms(books, { settled, creditOf, isRefunded: back.cards + back.offline > 0 })
}

interface Settled {
  settled: Books['orders']
  creditOf: (orderId: number) => number
  isRefunded: boolean
}

/** Each term has a price: what came with its order, and what was credited of others. */
function auditTerms({ terms, replaced }: Books, { settled, creditOf, isRefunded }: Settled): void {
  const settledIds = new Set(settled.map(({ orderId }) => orderId))
  let [inTerms, worth] = [0, 0]
  for (const { term, item } of terms) {
    if (!settledIds.has(item.orderId)) continue
    const price = item.amount + creditOf(item.orderId)
    expect(price).toBe(item.unitAmount)
    const gone = replaced.filter(
      ({ subscriptionId, orderId }) => subscriptionId === term.subscriptionId && settledIds.has(orderId),
    )
    // Credited once at most, and never more than is unused, to the cent.
    expect(gone.length).toBeLessThanOrEqual(1)
    const [{ used = 0, credit = 0 } = {}] = gone
    const usedLookups = Math.max(0, term.issued - term.remaining)
    if (gone.length) {
      expect(term.termination).not.toBeNull()
      expect(used).toBe(Math.floor((price * usedLookups) / term.issued))
      expect(used + credit).toBeLessThanOrEqual(price)
      if (!isRefunded) expect(used + credit).toBe(price)
    }
    inTerms += item.amount
    worth += price - credit
  }
  // Money in is the value of what is used and of what is there, each counted once.
  expect(inTerms).toBe(total(settled))
  expect(worth).toBe(inTerms)
}

/** The most that an account wants to spend in a month; null for no cap. */
export type Cap = number | null

/** Expects an order to fit below the cap when it was placed, with what was placed before it in its month, in UTC. */
export function auditCap(
  { orders: placed }: Books,
  { orderId, placed: at }: Books['orders'][number],
  cap: Cap,
): void {
  if (cap === null) return
  const month = at.toISOString().slice(0, 7)
  const counted = placed.filter(
    order =>
      order.orderId <= orderId &&
      order.placed.toISOString().startsWith(month) &&
      !order.canceled &&
      (order.processed || !order.graceEnded),
  )
  expect(counted.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBeLessThanOrEqual(cap)
}
