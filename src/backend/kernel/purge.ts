import { lt, or } from 'drizzle-orm'
import {
  ACTIVITY_KEPT,
  ENDED_KEPT,
  SESSION_ABSOLUTE_LIFETIME,
  SESSION_IDLE_LIFETIME,
} from '#domain/constants.ts'
import type { Job } from './jobs.ts'
import { actings, activities, mails, sessions } from './tables.ts'

/** Deletes what the kernel keeps for a time only: sessions after their end, sent mails, and what people did. */
export const purgeJobs: readonly Job[] = [
  {
    name: 'purge-sessions',
    async run(db, now) {
      const before = (age: number) => new Date(now.getTime() - ENDED_KEPT - age)
      const gone = await db
        .delete(sessions)
        .where(
          or(
            lt(sessions.revoked, before(0)),
            lt(sessions.lastUsed, before(SESSION_IDLE_LIFETIME)),
            lt(sessions.created, before(SESSION_ABSOLUTE_LIFETIME)),
          ),
        )
        .returning({ id: sessions.sessionId })
      return gone.length
    },
  },
  {
    name: 'purge-mails',
    async run(db, now) {
      const gone = await db
        .delete(mails)
        .where(lt(mails.sent, new Date(now.getTime() - ENDED_KEPT)))
        .returning({ id: mails.mailId })
      return gone.length
    },
  },
  {
    // As long as what was done in them.
    name: 'purge-actings',
    async run(db, now) {
      const gone = await db
        .delete(actings)
        .where(lt(actings.until, new Date(now.getTime() - ACTIVITY_KEPT)))
        .returning({ id: actings.actingId })
      return gone.length
    },
  },
  {
    name: 'purge-activities',
    async run(db, now) {
      const gone = await db
        .delete(activities)
        .where(lt(activities.created, new Date(now.getTime() - ACTIVITY_KEPT)))
        .returning({ id: activities.activityId })
      return gone.length
    },
  },
]
