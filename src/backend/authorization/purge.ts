import { lt, or } from 'drizzle-orm'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { invitations } from './tables.ts'

/** Deletes invitations that have been accepted or have expired. */
export const purgeJobs = [
  purgeJob('purge-invitations', invitations, ago =>
    or(lt(invitations.accepted, ago(ENDED_KEPT)), lt(invitations.expiration, ago(ENDED_KEPT))),
  ),
]
