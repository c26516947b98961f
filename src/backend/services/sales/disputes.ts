import { post } from '#backend/modules/ledger/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type OrderRow, recordOrderEvent } from './order-rows.ts'
import { lapseChanges } from './plan-changes/changes.ts'
import { entryOf } from './settle.ts'

interface OfOrder {
  order: Pick<OrderRow, 'orderId' | 'accountId'>
  /** Cents. */
  amount: number
  at: Date
}

/**
 * Records that the vendor has taken disputed money of an order from us, or has given it back if the amount is negative.
 * The order stays processed.
 */
export async function recordDisputedMoney(
  db: Queries,
  { order, amount, vendor, at }: OfOrder & { vendor: string },
): Promise<void> {
  const cash = `cash:${vendor}` as const
  await lapseChanges(db, order.accountId, at)
  await post(db, {
    ...entryOf(order, at),
    kind: amount > 0 ? 'dispute-withdrawn' : 'dispute-reinstated',
    lines:
      amount > 0
        ? [
            { account: 'disputes', debit: amount },
            { account: cash, credit: amount },
          ]
        : [
            { account: cash, debit: -amount },
            { account: 'disputes', credit: -amount },
          ],
  })
}

/** Records what has become of a dispute of an order. The customer knows from their bank, so no email says it. */
export async function recordDispute(
  db: Queries,
  { order, kind, amount, at }: OfOrder & { kind: 'disputed' | 'dispute-won' | 'dispute-lost' },
): Promise<void> {
  await recordOrderEvent(db, order, { kind, at, amount, isMailed: false })
}
