import { lt, or } from 'drizzle-orm'
import {
  ACTIVITY_KEPT,
  ENDED_KEPT,
  SESSION_ABSOLUTE_LIFETIME,
  SESSION_IDLE_LIFETIME,
} from '#domain/constants.ts'
import type { Job } from './jobs.ts'
import { activities, sessions } from './tables.ts'

/** Deletes what the kernel keeps for a time only: sessions after their end, and what people did. */
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
