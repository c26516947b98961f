import { and, isNull, lt } from 'drizzle-orm'
import { NEWSLETTER_LINK_LIFETIME } from '#generated/durations.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { submissions, subscribers } from './tables.ts'

/**
 * Deletes what came of addresses that were never confirmed, since they may be of someone who did not ask, and forms
 * that programs sent.
 */
export const purgeJobs = [
  purgeJob('purge-subscribers', subscribers, ago =>
    and(isNull(subscribers.confirmed), lt(subscribers.mailed, ago(NEWSLETTER_LINK_LIFETIME))),
  ),
  purgeJob('purge-held-submissions', submissions, ago =>
    and(
      isNull(submissions.delivered),
      isNull(submissions.nextAttempt),
      lt(submissions.created, ago(2 * NEWSLETTER_LINK_LIFETIME)),
    ),
  ),
]
