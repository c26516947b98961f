import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { entries, lines } from '#backend/modules/ledger/public.ts'
import { planChanges, replacedTerms } from '#backend/services/sales/plan-changes/tables.ts'
import { orderItems, orders } from '#backend/services/sales/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import type { Backend } from '../../../support/backend.ts'
import { bankOf } from '../../../support/payments.ts'

/** Compares ledger, orders, vendor, and what is used of each term. */
export async function audit(
  backend: Backend,
  accountId: number,
): Promise<{ changes: number; credit: number }> {
  const { db } = backend
  const placed = await db.select().from(orders).where(eq(orders.accountId, accountId))
  const standing = placed.filter(({ canceled }) => !canceled)
  const settled = standing.filter(({ processed }) => processed)
  const charges = [...bankOf(backend).journal.charges.values()].filter(
    charge => charge.accountId === accountId && charge.outcome === 'succeeded',
  )
  const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const went = charges.reduce((sum, { refunded }) => sum + refunded, 0)
  // One charge for each order that is paid, of exactly its total. One that its credit pays in full has none.
  expect(charges.map(({ orderId, amount }) => [orderId, amount]).toSorted()).toEqual(
    settled
      .filter(({ totalAmount }) => totalAmount > 0)
      .map(({ orderId, totalAmount }) => [orderId, totalAmount])
      .toSorted(),
  )
  const books = await db
    .select({ account: lines.account, debit: lines.debit, credit: lines.credit })
    .from(lines)
    .innerJoin(entries, eq(entries.entryId, lines.entryId))
    .where(eq(entries.accountId, accountId))
  const balance = (account: string) =>
    books.reduce((sum, line) => sum + (line.account === account ? line.debit - line.credit : 0), 0)
  expect(books.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
  expect(balance('cash:test')).toBe(total(charges) - went)
  expect(balance('receivable')).toBe(
    standing.reduce((sum, { processed, totalAmount }) => sum + (processed ? 0 : totalAmount), 0),
  )
  const credits = await db
    .select({ credit: planChanges.credit, orderId: planChanges.orderId })
    .from(planChanges)
    .where(eq(planChanges.accountId, accountId))
  const creditOf = (id: number) => credits.find(({ orderId }) => orderId === id)?.credit ?? 0
  expect(balance('credits')).toBe(standing.reduce((sum, { orderId }) => sum + creditOf(orderId), 0))
  expect(-balance('revenue') - balance('credits')).toBe(total(standing))

  // Each term has a price: what came with its order, and what was credited of others.
  const rows = await db
    .select({ term: subscriptions, item: orderItems })
    .from(subscriptions)
    .innerJoin(orderItems, eq(orderItems.subscriptionId, subscriptions.subscriptionId))
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(eq(orders.accountId, accountId))
  const settledIds = settled.map(({ orderId }) => orderId)
  const replaced = settledIds.length
    ? await db.select().from(replacedTerms).where(inArray(replacedTerms.orderId, settledIds))
    : []
  let [inTerms, worth] = [0, 0]
  for (const { term, item } of rows) {
    if (!settledIds.includes(item.orderId)) continue
    const price = item.amount + creditOf(item.orderId)
    expect(price).toBe(item.unitAmount)
    const gone = replaced.filter(({ subscriptionId }) => subscriptionId === term.subscriptionId)
    // Credited once at most, and never more than is unused, to the cent.
    expect(gone.length).toBeLessThanOrEqual(1)
    const [{ used = 0, credit = 0 } = {}] = gone
    const usedLookups = Math.max(0, term.issued - term.remaining)
    const exact = (price * usedLookups) / term.issued
    if (gone.length) {
      expect(used).toBe(Math.floor(exact))
      expect(used + credit).toBeLessThanOrEqual(price)
      if (went === 0) expect(used + credit).toBe(price)
    }
    inTerms += item.amount
    worth += price - credit
  }
  // Money in is the value of what is used and of what is there, each counted once.
  expect(inTerms).toBe(total(settled))
  expect(worth).toBe(inTerms)
  return { changes: replaced.length, credit: balance('credits') }
}
