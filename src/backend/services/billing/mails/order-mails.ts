import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { recipientsOf } from '#backend/services/notification/public.ts'
import {
  changeOf,
  hasChangedSince,
  type OrderRow,
  orderEvents,
  orders,
} from '#backend/services/sales/public.ts'
import type { Topic } from '#domain/notification/topics.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { type Attachment, type Letter, queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { namedOrders } from '../order-list.ts'
import { invoiceOf } from '../receipts/invoice-of.ts'
import { receiptOf } from '../receipts/receipt-of.ts'
import type { About } from './example-order.ts'
import { graceEnded, orderPlaced, orderRefunded, paymentFailed, planNotChanged } from './orders.ts'
import { invoiceMail, receiptMail } from './receipt-mail.ts'
import { renewalFailed } from './renewals.ts'
import { invoiceCanceled } from './transfers.ts'

/** Milliseconds between two looks for what has happened to orders. */
export const ORDER_MAIL_INTERVAL = 3_000
/**
 * How long a person at the page has to pay before an email tells them that an order is unpaid or a card was declined.
 */
export const PAYING_TIME = 10 * 60_000
const AT_ONCE = 20

type EventRow = typeof orderEvents.$inferSelect
type Work = Pick<Kernel, 'config' | 'publicUrl' | 'log' | 'threads'>

interface OrderMail {
  topic: Topic
  letter: Letter & { attachments?: readonly Attachment[] }
}

/**
 * Tells people what has happened to their orders. Each event is locked, and marked in the transaction that queues its
 * emails, so that each is mailed at most once, by whichever replica. Receipts and invoices are drawn before, since the embedded
 * database answers no one else during a transaction.
 */
export function orderMailJob(kernel: Work): Worker {
  return {
    name: 'order-mails',
    every: ORDER_MAIL_INTERVAL,
    hasOwnTransactions: true,
    async run(db, now) {
      const due = await dueEvents(db, now)
      let mailed = 0
      for (const of of due) if (await mailOnce(db, kernel, of, now)) mailed += 1
      return mailed
    },
  }
}

/** Returns whether an event was still due. */
async function mailOnce(
  db: Queries,
  kernel: Work,
  { event, order }: { event: EventRow; order: OrderRow },
  now: Date,
): Promise<boolean> {
  // One that cannot be made must not hold up the others.
  const giveUp = (error: unknown) => {
    kernel.log.error({ err: error, orderId: order.orderId }, 'a mail about an order could not be made')
    return 'none' as const
  }
  const document = await documentFor(db, kernel, { event, order }, now).catch(giveUp)
  return db.transaction(async db => {
    const isStillDue = and(eq(orderEvents.eventId, event.eventId), eq(orderEvents.mail, 'due'))
    const [locked] = await db.select().from(orderEvents).where(isStillDue).for('update', { skipLocked: true })
    if (!locked) return false
    const mail =
      document === 'none'
        ? document
        : await db
            .transaction(savepoint => mailAbout(savepoint, kernel, { event, order, document }, now))
            .catch(giveUp)
    await db.update(orderEvents).set({ mail }).where(eq(orderEvents.eventId, event.eventId))
    return true
  })
}

/** The email with the receipt or the invoice of an order; undefined for an event without one. */
async function documentFor(
  db: Queries,
  kernel: Work,
  { event: { kind }, order }: { event: EventRow; order: OrderRow },
  now: Date,
): Promise<OrderMail | undefined> {
  const of = { db, config: kernel.config, now }
  if (kind === 'paid') {
    const letter = await receiptMail(await receiptOf(of, order), order.accountId, kernel)
    return { topic: 'receipts', letter }
  }
  if (kind !== 'invoiced' || order.processed || order.approved || order.canceled) return undefined
  const letter = await invoiceMail(await invoiceOf(of, order), order.accountId, kernel)
  return { topic: 'receipts', letter }
}

/** What people have to hear of, with the orders that it happened to. */
async function dueEvents(db: Queries, now: Date): Promise<{ event: EventRow; order: OrderRow }[]> {
  const waiting = inArray(orderEvents.kind, ['placed', 'payment-failed'])
  const isTime = or(
    inArray(orderEvents.kind, ['invoiced', 'paid', 'approved', 'canceled', 'refunded', 'grace-ended']),
    and(waiting, lte(orderEvents.at, new Date(now.getTime() - PAYING_TIME))),
  )
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.mail, 'due'), isTime))
    .orderBy(asc(orderEvents.eventId))
    .limit(AT_ONCE)
  const ids = [...new Set(events.map(({ orderId }) => orderId))]
  const rows = ids.length ? await db.select().from(orders).where(inArray(orders.orderId, ids)) : []
  const byId = new Map(rows.map(order => [order.orderId, order]))
  return events.flatMap(event => {
    const order = byId.get(event.orderId)
    return order ? [{ event, order }] : []
  })
}

/** Queues the emails about an event, if anyone still has to hear of it. */
async function mailAbout(
  db: Queries,
  kernel: Work,
  { event, order, document }: { event: EventRow; order: OrderRow; document: OrderMail | undefined },
  now: Date,
): Promise<'queued' | 'none'> {
  if (await isOvertaken(db, event, order)) return 'none'
  const mail = document ?? (await mailOf(db, kernel, event, order, now))
  if (!mail) return 'none'
  const { topic, letter } = mail
  for (const to of await recipientsOf(db, order.accountId, topic)) await queueMail(db, { ...letter, to }, now)
  return 'queued'
}

/** Whether what has happened since says it all: the order is settled, or another card was declined. */
async function isOvertaken(db: Queries, event: EventRow, order: OrderRow): Promise<boolean> {
  if (event.kind !== 'placed' && event.kind !== 'payment-failed') return false
  if (order.processed || order.approved) return true
  const later = and(
    eq(orderEvents.orderId, event.orderId),
    eq(orderEvents.kind, 'payment-failed'),
    gt(orderEvents.eventId, event.eventId),
  )
  return (await db.$count(orderEvents, later)) > 0
}

async function mailOf(
  db: Queries,
  kernel: Work,
  event: EventRow,
  row: OrderRow,
  now: Date,
): Promise<OrderMail | undefined> {
  const about = await aboutOrder(db, row, now)
  switch (event.kind) {
    case 'placed':
      return { topic: 'receipts', letter: orderPlaced.write(about, kernel) }
    case 'payment-failed': {
      const failed = { ...about, reason: event.reason }
      const change = await changeOf(db, row.orderId)
      // Who has changed the plan since, in another way, knows.
      if (change && (await hasChangedSince(db, change, event.at))) return undefined
      if (change) return { topic: 'receipts', letter: planNotChanged.write(failed, kernel) }
      return row.origin === 'renewal'
        ? { topic: 'renewal', letter: renewalFailed.write(failed, kernel) }
        : { topic: 'receipts', letter: paymentFailed.write(failed, kernel) }
    }
    case 'refunded':
      return {
        topic: 'receipts',
        letter: orderRefunded.write({ ...about, amount: event.amount ?? 0 }, kernel),
      }
    case 'grace-ended':
      return { topic: 'renewal', letter: graceEnded.write(about, kernel) }
    case 'canceled':
      return { topic: 'receipts', letter: invoiceCanceled.write(about, kernel) }
    case 'invoiced':
    case 'paid':
    case 'approved':
    case 'refund-failed':
    case 'disputed':
    case 'dispute-won':
    case 'dispute-lost':
      return undefined
  }
}

/** What the emails about an order say of it. */
export async function aboutOrder(db: Queries, row: OrderRow, now: Date): Promise<About> {
  const [order] = await namedOrders(db, [row])
  if (!order) throw new Error('an order has its wire form')
  return { order, account: await accountLabelOf(db, row.accountId), now }
}
