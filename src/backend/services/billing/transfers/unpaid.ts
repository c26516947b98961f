import { and, asc, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { recipientsOf } from '#backend/services/notification/public.ts'
import {
  cancel,
  isAwaitingTransfer,
  lockOrder,
  type OrderRow,
  orders,
} from '#backend/services/sales/public.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { aboutOrder } from '../mails/order-mails.ts'
import { transferDueSoon, transferOverdue } from '../mails/transfers.ts'
import { hasOpenAttempt } from '../open-attempts.ts'
import { notices } from '../tables.ts'

/** How long before a transfer is due people are reminded of it: banks take up to two working days. */
export const TRANSFER_NOTICE = 3 * DAY
const AT_ONCE = 200

/**
 * Cancels orders whose transfer has not arrived in time. One that a bank may still charge to a card is left until that is
 * known, and one that is just being paid until the next run.
 */
export const unpaidTransfers: Worker = {
  name: 'unpaid-transfers',
  every: 10 * MINUTE,
  async run(db, now) {
    const late = await ordersWith(db, lte(orders.transferEnds, now))
    let canceled = 0
    for (const { orderId } of late) {
      const order = await lockOrder(db, { orderId })
      if (!order || order.processed || order.approved || order.canceled) continue
      if (await hasOpenAttempt(db, [orderId])) continue
      await cancel(db, { order, at: now })
      canceled += 1
    }
    return canceled
  },
}

/** Reminds people of transfers, once before they are due and once after. */
export const transferReminders = (kernel: Pick<Kernel, 'publicUrl'>): Worker => ({
  name: 'transfer-reminders',
  run: async (db, now) => {
    const soon = and(
      gt(orders.transferDue, now),
      lte(orders.transferDue, new Date(now.getTime() + TRANSFER_NOTICE)),
    )
    const overdue = and(lte(orders.transferDue, now), gt(orders.transferEnds, now))
    return (
      (await remind(db, kernel, { kind: 'transfer-due', when: soon }, now)) +
      (await remind(db, kernel, { kind: 'transfer-overdue', when: overdue }, now))
    )
  },
})

const MAILS = { 'transfer-due': transferDueSoon, 'transfer-overdue': transferOverdue } as const

async function remind(
  db: Queries,
  kernel: Pick<Kernel, 'publicUrl'>,
  { kind, when }: { kind: keyof typeof MAILS; when: SQL | undefined },
  now: Date,
): Promise<number> {
  const notice = sql<string>`${`${kind}:`} || ${orders.orderId}`
  const isNew = notExists(db.select({ one: sql`1` }).from(notices).where(eq(notices.notice, notice)))
  const due = await ordersWith(db, and(when, isNew))
  for (const order of due) {
    const key = `${kind}:${order.orderId}`
    const claimed = await db
      .insert(notices)
      .values({ notice: key, created: now })
      .onConflictDoNothing()
      .returning()
    if (!claimed.length) continue
    const letter = MAILS[kind].write(await aboutOrder(db, order, now), kernel)
    for (const to of await recipientsOf(db, order.accountId, 'receipts'))
      await queueMail(db, { ...letter, to }, now)
  }
  return due.length
}

/** Orders that wait for their transfer, those that are due first. */
function ordersWith(db: Queries, which: SQL | undefined): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isAwaitingTransfer(orders), which))
    .orderBy(asc(orders.transferDue), asc(orders.orderId))
    .limit(AT_ONCE)
}
