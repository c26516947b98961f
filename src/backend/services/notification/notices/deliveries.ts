import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import type { Topic } from '#domain/notification/topics.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { DELIVERY_INTERVAL, DIGEST_PAUSE } from '../limits.ts'
import { deliveries, mailings, notices } from '../tables.ts'
import { isUrgent } from './facts.ts'
import { noticeMail } from './mail.ts'
import { maySeeMoney, noticeRecipients } from './recipients.ts'

const AT_ONCE = 200

type Work = Pick<Kernel, 'publicUrl' | 'secretBox' | 'log'>
type NoticeRow = typeof notices.$inferSelect

/**
 * Brings notices to their recipients: each to each once, by whichever replica, and at most one email an hour about an
 * account, except for what is urgent.
 */
export function deliveryJob(kernel: Work): Worker {
  return {
    name: 'notice-deliveries',
    every: DELIVERY_INTERVAL,
    async next(db, now) {
      const [delivery] = await db
        .select({ due: deliveries.due })
        .from(deliveries)
        .where(and(eq(deliveries.state, 'waiting'), gt(deliveries.due, now)))
        .orderBy(asc(deliveries.due))
        .limit(1)
      return delivery?.due
    },
    async run(db, now) {
      await addressNotices(db, now)
      const due = await dueRecipients(db, now)
      let mailed = 0
      for (const to of due) {
        const isMailed = await db
          .transaction(savepoint => deliver(savepoint, kernel, to, now))
          .catch(async error => {
            // One that cannot be made must not hold up the others.
            kernel.log.error({ err: error, accountId: to.accountId }, 'a mail of notices could not be made')
            await postpone(db, to, later(now))
            return false
          })
        mailed += Number(isMailed)
      }
      return mailed
    },
  }
}

const later = (moment: Date) => new Date(moment.getTime() + DIGEST_PAUSE)

/** Finds out who is to hear of the notices that are new. */
async function addressNotices(db: Queries, now: Date): Promise<void> {
  const fresh = await db
    .select()
    .from(notices)
    .where(isNull(notices.addressed))
    .orderBy(asc(notices.noticeId))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  for (const { noticeId, accountId, topic, facts } of fresh) {
    const rows = [...(await noticeRecipients(db, accountId, topic)).keys()].map(recipient => ({
      noticeId,
      recipient,
      accountId,
      state: 'waiting' as const,
    }))
    for (const row of rows) {
      const mailed = isUrgent(facts) ? null : await lastMailed(db, row, topic)
      const due = mailed && later(mailed) > now ? later(mailed) : now
      await db
        .insert(deliveries)
        .values({ ...row, due })
        .onConflictDoNothing()
    }
  }
  const ids = fresh.map(({ noticeId }) => noticeId)
  if (ids.length) await db.update(notices).set({ addressed: now }).where(inArray(notices.noticeId, ids))
}

interface To {
  accountId: number
  recipient: string
}

const isMailingTo = ({ accountId, recipient }: To) =>
  and(eq(mailings.accountId, accountId), eq(mailings.recipient, recipient))

const isWaitingFor = ({ accountId, recipient }: To) =>
  and(
    eq(deliveries.accountId, accountId),
    eq(deliveries.recipient, recipient),
    eq(deliveries.state, 'waiting'),
  )

/** When a recipient last got an email that keeps a notice waiting. One about security waits only for others of its kind. */
async function lastMailed(db: Queries, to: To, topic: Topic): Promise<Date | null> {
  if (topic === 'security') return lastSecurityMail(db, to)
  const [known] = await db.select().from(mailings).where(isMailingTo(to))
  return known?.mailed ?? null
}

async function lastSecurityMail(db: Queries, { accountId, recipient }: To): Promise<Date | null> {
  const isMailed = and(
    eq(deliveries.accountId, accountId),
    eq(deliveries.recipient, recipient),
    eq(deliveries.state, 'mailed'),
    eq(notices.topic, 'security'),
  )
  const [last] = await db
    .select({ done: deliveries.done })
    .from(deliveries)
    .innerJoin(notices, eq(notices.noticeId, deliveries.noticeId))
    .where(isMailed)
    .orderBy(desc(deliveries.noticeId))
    .limit(1)
  return last?.done ?? null
}

async function dueRecipients(db: Queries, now: Date): Promise<To[]> {
  const rows = await db
    .select({ accountId: deliveries.accountId, recipient: deliveries.recipient })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'waiting'), lte(deliveries.due, now)))
    .orderBy(asc(deliveries.due))
    .limit(AT_ONCE)
  return [...new Map(rows.map(row => [`${row.accountId} ${row.recipient}`, row])).values()]
}

/** Queues one email with all that waits for a recipient, unless another replica is at it. */
async function deliver(db: Queries, kernel: Work, to: To, now: Date): Promise<boolean> {
  await db.insert(mailings).values(to).onConflictDoNothing()
  const [mailing] = await db
    .select()
    .from(mailings)
    .where(isMailingTo(to))
    .for('update', { skipLocked: true })
  if (!mailing) return false
  const waiting = await db
    .select({ notice: notices })
    .from(deliveries)
    .innerJoin(notices, eq(notices.noticeId, deliveries.noticeId))
    .where(isWaitingFor(to))
    .orderBy(asc(deliveries.noticeId))
  const { toTell, zone } = await stillFollowed(
    db,
    to,
    waiting.map(({ notice }) => notice),
  )
  const isPressing = toTell.some(({ facts, topic }) => isUrgent(facts) || topic === 'security')
  if (mailing.mailed && later(mailing.mailed) > now && !isPressing) {
    await postpone(db, to, later(mailing.mailed))
    return false
  }
  const told = new Set(toTell.map(({ noticeId }) => noticeId))
  for (const { notice } of waiting)
    await db
      .update(deliveries)
      .set({ state: told.has(notice.noticeId) ? 'mailed' : 'dropped', done: now })
      .where(and(eq(deliveries.noticeId, notice.noticeId), eq(deliveries.recipient, to.recipient)))
  if (!toTell.length) return false
  const addressee = {
    ...to,
    address: to.recipient,
    zone,
    account: await accountLabelOf(db, to.accountId),
    seesMoney: await maySeeMoney(db, to.accountId, to.recipient),
  }
  const inOrder = toTell.toSorted((a, b) => Number(isUrgent(b.facts)) - Number(isUrgent(a.facts)))
  await queueMail(db, await noticeMail(db, kernel, addressee, inOrder), now)
  await db.update(mailings).set({ mailed: now }).where(isMailingTo(to))
  return true
}

/** Without what the recipient has unsubscribed from since. */
async function stillFollowed(db: Queries, { accountId, recipient }: To, waiting: readonly NoticeRow[]) {
  const zones = new Map<string, string | undefined>()
  for (const topic of new Set(waiting.map(notice => notice.topic)))
    zones.set(topic, (await noticeRecipients(db, accountId, topic)).get(recipient))
  const toTell = waiting.filter(({ topic }) => zones.get(topic) !== undefined)
  return { toTell, zone: [...zones.values()].find(zone => zone !== undefined) ?? 'UTC' }
}

async function postpone(db: Queries, to: To, due: Date): Promise<void> {
  await db.update(deliveries).set({ due }).where(isWaitingFor(to))
}
