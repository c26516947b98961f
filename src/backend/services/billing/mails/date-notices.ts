import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { recipientsOf } from '#backend/services/notification/public.ts'
import { claimExpiringCards } from '#backend/services/payment/public.ts'
import { orders } from '#backend/services/sales/public.ts'
import { cardName } from '#domain/billing/card-name.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { notices } from '../tables.ts'
import { cardExpiring } from './cards.ts'
import { aboutOrder } from './order-mails.ts'
import { graceEnding } from './orders.ts'

/** How long before the end of a grace period people are reminded of the order. */
export const GRACE_NOTICE = 3 * DAY
const AT_ONCE = 200

type Work = Pick<Kernel, 'publicUrl'>

/** The notices that dates cause, each once: it is written down in the transaction that queues its emails. */
export const dateNoticeJobs = (kernel: Kernel): readonly Worker[] => [
  { name: 'card-notices', run: (db, now) => tellOfCards(db, kernel, now) },
  { name: 'grace-notices', run: (db, now) => tellOfGracePeriods(db, kernel, now) },
]

async function tellOfCards(db: Queries, kernel: Kernel, now: Date): Promise<number> {
  const due = await claimExpiringCards(db, kernel, now)
  for (const card of due) {
    const facts = {
      accountId: card.accountId,
      account: await accountLabelOf(db, card.accountId),
      card: cardName(card),
      expiration: card.expiration,
      isPrimary: card.isPrimary,
    }
    const letter = cardExpiring.write(facts, kernel)
    for (const to of await recipientsOf(db, card.accountId, 'renewal'))
      await queueMail(db, { ...letter, to }, now)
  }
  return due.length
}

async function tellOfGracePeriods(db: Queries, kernel: Work, now: Date): Promise<number> {
  const notice = sql<string>`'grace-ending:' || ${orders.orderId} || ':' || extract(epoch from ${orders.gracePeriodEnd})::bigint`
  const isNew = notExists(db.select({ one: sql`1` }).from(notices).where(eq(notices.notice, notice)))
  const due = await db
    .select({ order: orders, notice })
    .from(orders)
    .where(
      and(
        isNull(orders.processed),
        isNull(orders.approved),
        isNull(orders.graceEnded),
        gt(orders.gracePeriodEnd, now),
        lte(orders.gracePeriodEnd, new Date(now.getTime() + GRACE_NOTICE)),
        isNew,
      ),
    )
    .orderBy(asc(orders.gracePeriodEnd), asc(orders.orderId))
    .limit(AT_ONCE)
  for (const { order, notice: key } of due) {
    if (!(await claim(db, key, now))) continue
    const letter = graceEnding.write(await aboutOrder(db, order, now), kernel)
    for (const to of await recipientsOf(db, order.accountId, 'renewal'))
      await queueMail(db, { ...letter, to }, now)
  }
  return due.length
}

/** Whether the notice is this transaction's to send. */
async function claim(db: Queries, notice: string, now: Date): Promise<boolean> {
  const claimed = await db.insert(notices).values({ notice, created: now }).onConflictDoNothing().returning()
  return claimed.length > 0
}
