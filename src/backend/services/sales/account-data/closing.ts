import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import {
  accountSteps,
  type ErasureFacts,
  inTurn,
  type PreviewFacts,
  reduceRows,
} from '#backend/modules/accounts/public.ts'
import { lockAccount } from '../account-lock.ts'
import { invoiceDetails } from '../invoices/tables.ts'
import { cancel } from '../settle.ts'
import { spendingCaps } from '../spending/tables.ts'
import { orders, taxableLocations } from '../tables.ts'

const isOpen = (accountId: number) =>
  and(
    eq(orders.accountId, accountId),
    isNull(orders.processed),
    isNull(orders.approved),
    isNull(orders.canceled),
  )

/** The orders that aren't paid. One that is used already has to be paid first. */
export async function openOrders(...[db, { accountId, isClosed }]: PreviewFacts) {
  // Those who order for the account take turns with its closing.
  if (isClosed) await lockAccount(db, accountId)
  const rows = await db.select().from(orders).where(isOpen(accountId)).orderBy(asc(orders.orderId))
  const isUsed = rows.some(({ gracePeriodEnd, graceEnded }) => gracePeriodEnd !== null && graceEnded === null)
  return {
    openOrders: rows.map(({ orderId, totalAmount, placed }) => ({ orderId, totalAmount, placed })),
    ...(isUsed && { obstacles: ['unpaid-order' as const] }),
  }
}

/**
 * Cancels what is not paid, and reduces orders to what their receipts have. Orders, invoices, proofs of a tax exemption,
 * and consents to charges stay, because the law requires it.
 */
export function reduceOrders(...[db, { accountId, limit, now }]: ErasureFacts): Promise<number> {
  const isPersonal = and(
    eq(orders.accountId, accountId),
    or(isNotNull(orders.placedBy), isNotNull(orders.intentId)),
  )
  return inTurn([
    async () => {
      const open = await db
        .select()
        .from(orders)
        .where(isOpen(accountId))
        .orderBy(asc(orders.orderId))
        .limit(limit)
        .for('update')
      for (const order of open) await cancel(db, { order, at: now })
      return open.length
    },
    () =>
      reduceRows(db, orders, sql`placed_by = null, intent_id = null, intent_hash = null`, {
        which: isPersonal,
        limit,
      }),
    ...accountSteps(db, { accountId, limit }, [taxableLocations, invoiceDetails, spendingCaps]),
  ])
}
