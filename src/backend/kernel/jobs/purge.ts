import { lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  ACTIVITY_KEPT,
  DEPRECATED_USES_KEPT,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
} from '#generated/durations.ts'
import { activities, deprecatedUses, limitCounters, linkCodes, mails, sessions } from '../storage/tables.ts'
import { ENDED_KEPT } from './limits.ts'
import { partitionsJob } from './partitions.ts'
import type { Worker } from './worker.ts'

/** A job that deletes expired rows of a table; `ago` takes milliseconds. */
export function purgeJob(
  name: string,
  table: PgTable,
  isOver: (ago: (age: number) => Date) => SQL | undefined,
): Worker {
  return {
    name,
    async run(db, now) {
      const over = isOver(age => new Date(now.getTime() - age))
      // Without a condition every row would be deleted.
      if (!over) throw new Error(`${name} does not say what is over`)
      const gone = await db.delete(table).where(over).returning({ one: sql`1` })
      return gone.length
    },
  }
}

/** Deletes what the kernel keeps only for a time: ended sessions, sent emails, and the activity log. */
export const purgeJobs: readonly Worker[] = [
  purgeJob('purge-sessions', sessions, ago =>
    or(
      lt(sessions.revoked, ago(ENDED_KEPT)),
      lt(sessions.lastUsed, ago(ENDED_KEPT + SESSION_IDLE_LIFETIME)),
      lt(sessions.created, ago(ENDED_KEPT + SESSION_LIFETIME)),
    ),
  ),
  partitionsJob(
    'purge-mails',
    { table: mails, by: mails.created },
    // One that is not sent yet stays.
    { kept: ENDED_KEPT, goes: over => lt(mails.sent, over) },
  ),
  purgeJob('purge-link-codes', linkCodes, ago => lt(linkCodes.expiration, ago(0))),
  purgeJob('purge-limit-counters', limitCounters, ago => lt(limitCounters.until, ago(0))),
  partitionsJob('purge-activities', { table: activities, by: activities.created }, { kept: ACTIVITY_KEPT }),
  purgeJob('purge-deprecated-uses', deprecatedUses, ago =>
    lt(deprecatedUses.day, ago(DEPRECATED_USES_KEPT).toISOString().slice(0, 10)),
  ),
]
