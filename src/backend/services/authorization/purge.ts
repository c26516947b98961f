import { lt, or } from 'drizzle-orm'
import { ACTIVITY_KEPT } from '#generated/durations.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { actings, invitations, setUpLinks, setUpSessions } from './tables.ts'

/** Deletes invitations that have been accepted or have expired, and old actings. */
export const purgeJobs = [
  purgeJob('purge-invitations', invitations, ago =>
    or(lt(invitations.accepted, ago(ENDED_KEPT)), lt(invitations.expiration, ago(ENDED_KEPT))),
  ),
  purgeJob('purge-set-up-links', setUpLinks, ago =>
    or(lt(setUpLinks.revoked, ago(ENDED_KEPT)), lt(setUpLinks.expiresAt, ago(ENDED_KEPT))),
  ),
  purgeJob('purge-set-up-sessions', setUpSessions, ago => lt(setUpSessions.expiresAt, ago(0))),
  // As long as the activity log.
  purgeJob('purge-actings', actings, ago => lt(actings.until, ago(ACTIVITY_KEPT))),
]
