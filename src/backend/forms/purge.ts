import { and, eq, isNull, lt } from 'drizzle-orm'
import { NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { NEWSLETTER_LINK_LIFETIME } from './limits.ts'
import { submissions, subscribers } from './tables.ts'

/** Deletes what came of addresses that were never confirmed: they may be of someone who did not ask. */
export const purgeJobs = [
  purgeJob('purge-subscribers', subscribers, ago =>
    and(isNull(subscribers.confirmed), lt(subscribers.mailed, ago(NEWSLETTER_LINK_LIFETIME))),
  ),
  purgeJob('purge-unconfirmed-submissions', submissions, ago =>
    and(
      eq(submissions.formId, NEWSLETTER_FORM),
      isNull(submissions.nextAttempt),
      lt(submissions.created, ago(2 * NEWSLETTER_LINK_LIFETIME)),
    ),
  ),
]
