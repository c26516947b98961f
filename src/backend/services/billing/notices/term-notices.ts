import { asc, eq, gt, lte } from 'drizzle-orm'
import { notify } from '#backend/services/notification/public.ts'
import { takeTermEvents } from '#backend/services/subscription/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { termWatches } from '../tables.ts'
import { endingNotice } from './ending.ts'
import { recoveryNotice } from './recovery.ts'
import { nextLook } from './stages.ts'
import { type Look, type WatchedTerm, watchedTerms } from './terms.ts'
import { usageNotice } from './usage.ts'

/** Milliseconds between two looks for terms that people have to hear of. */
export const TERM_NOTICE_INTERVAL = 10_000
const AT_ONCE = 200

/**
 * Tells accounts how their terms stand. It reads what has happened to terms, and those whose time has come: never all
 * terms. What it has read is gone once its notices are there, in one transaction.
 */
export function termNotices(kernel: Pick<Kernel, 'log'>): Worker {
  return {
    name: 'term-notices',
    every: TERM_NOTICE_INTERVAL,
    async next(db, now) {
      const [watch] = await db
        .select({ due: termWatches.due })
        .from(termWatches)
        .where(gt(termWatches.due, now))
        .orderBy(asc(termWatches.due))
        .limit(1)
      return watch?.due
    },
    async run(db, now) {
      const looks = await dueLooks(db, now)
      let told = 0
      for (const term of await watchedTerms(db, [...looks.keys()], now)) {
        const { subscriptionId } = term.row
        const look = looks.get(subscriptionId)
        if (!look) continue
        told += await db
          .transaction(savepoint => tell(savepoint, term, look, now))
          .catch(error => {
            // One that cannot be told must not hold up the others.
            kernel.log.error({ err: error, subscriptionId }, 'a notice about a term could not be made')
            return 0
          })
        await plan(db, term, now)
      }
      return told
    },
  }
}

async function dueLooks(db: Queries, now: Date): Promise<Map<number, Look>> {
  const events = await takeTermEvents(db, AT_ONCE)
  const planned = await db
    .select()
    .from(termWatches)
    .where(lte(termWatches.due, now))
    .orderBy(termWatches.due)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const times = new Map(planned.map(({ subscriptionId, due }) => [subscriptionId, due]))
  const ids = new Set([...events.keys(), ...times.keys()])
  return new Map([...ids].map(id => [id, { events: events.get(id) ?? new Set(), planned: times.get(id) }]))
}

async function tell(db: Queries, term: WatchedTerm, look: Look, now: Date): Promise<number> {
  const { row, track } = term
  // What staff have stopped is theirs to explain.
  if (row.termination || track.suspended) return 0
  let told = 0
  for (const noticeOf of [recoveryNotice, usageNotice, endingNotice]) {
    const notice = await noticeOf(db, term, look, now)
    if (notice && (await notify(db, { ...notice, accountId: track.accountId }, now))) told += 1
  }
  return told
}

/** Writes down when to look at the term next. */
async function plan(db: Queries, { row, state }: WatchedTerm, now: Date): Promise<void> {
  const { subscriptionId } = row
  const due = row.termination ? undefined : nextLook(row, state, now)
  if (!due) {
    await db.delete(termWatches).where(eq(termWatches.subscriptionId, subscriptionId))
    return
  }
  await db
    .insert(termWatches)
    .values({ subscriptionId, due })
    .onConflictDoUpdate({ target: termWatches.subscriptionId, set: { due } })
}
