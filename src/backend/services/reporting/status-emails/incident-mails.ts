import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { type Incident, incidents, PART_NAMES } from '#domain/status/incidents.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { incidentChanged } from './mails.ts'
import { leavingLink } from './subscriptions.ts'
import { incidentNews, statusSubscribers } from './tables.ts'

/** News that is older when a server first knows of it is none: a new deployment has a history. */
const NEW = DAY
/** Emails that are queued together. */
const TOGETHER = 100

interface News {
  newsId: string
  incident: Incident
  text: string
  at: string
  is: 'opened' | 'updated' | 'resolved'
}

/** What there is to say of incidents, oldest first. */
function newsOf(all: readonly Incident[]): News[] {
  return all
    .flatMap(incident => {
      const oldestFirst = incident.updates.toReversed()
      return oldestFirst.map(({ at, text }, index): News => {
        const isLast = index === oldestFirst.length - 1
        const is = incident.ended !== null && isLast ? 'resolved' : index === 0 ? 'opened' : 'updated'
        return { newsId: `${incident.started} ${at}`, incident, text, at, is }
      })
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/**
 * Writes to all who follow the status page about news of incidents, which come with a release: each once for each news,
 * whichever server has it first, and also if it ends in between. `all` are those to look at.
 */
export function incidentMailWorker(kernel: Kernel, all: readonly Incident[] = incidents): Worker {
  const news = newsOf(all)
  return {
    name: 'incident-mails',
    every: MINUTE,
    hasOwnTransactions: true,
    async run(_db, now, stopping) {
      const recent = news.filter(({ at }) => now.getTime() - Date.parse(at) < NEW)
      if (recent.length === 0) return 0
      await kernel.queries
        .insert(incidentNews)
        .values(recent.map(({ newsId }) => ({ newsId, noticed: now })))
        .onConflictDoNothing()
      const ids = recent.map(({ newsId }) => newsId)
      const left = await kernel.queries
        .select({ newsId: incidentNews.newsId })
        .from(incidentNews)
        .where(and(inArray(incidentNews.newsId, ids), isNull(incidentNews.finished)))
      let count = 0
      for (const each of recent)
        if (left.some(({ newsId }) => newsId === each.newsId))
          for (;;) {
            const queued = await queueSome(kernel, each, now)
            count += queued
            if (queued < TOGETHER || stopping?.aborted) break
          }
      return count
    },
  }
}

/** Queues the emails to the next subscribers, and notes how far it is, in one transaction. Returns how many. */
function queueSome(kernel: Kernel, { newsId, incident, text, is }: News, now: Date): Promise<number> {
  return kernel.queries.transaction(async db => {
    const [row] = await db
      .select()
      .from(incidentNews)
      .where(and(eq(incidentNews.newsId, newsId), isNull(incidentNews.finished)))
      .for('update')
    if (!row) return 0
    const some = await db
      .select()
      .from(statusSubscribers)
      .where(
        and(
          isNotNull(statusSubscribers.confirmed),
          or(
            isNull(statusSubscribers.unsubscribed),
            lt(statusSubscribers.unsubscribed, statusSubscribers.confirmed),
          ),
          row.after === null ? undefined : gt(statusSubscribers.subscriberId, row.after),
        ),
      )
      .orderBy(asc(statusSubscribers.subscriberId))
      .limit(TOGETHER)
    const { title, parts, started, ended } = incident
    for (const subscriber of some) {
      const leaving = await leavingLink(db, kernel, subscriber, now)
      const facts = { is, title, parts: parts.map(part => PART_NAMES[part]), started, ended, text }
      await queueMail(db, incidentChanged.to(subscriber.email, { ...leaving, ...facts }, kernel), now)
    }
    await db
      .update(incidentNews)
      .set({
        after: some.at(-1)?.subscriberId ?? row.after,
        ...(some.length < TOGETHER && { finished: now }),
      })
      .where(eq(incidentNews.newsId, newsId))
    return some.length
  })
}
