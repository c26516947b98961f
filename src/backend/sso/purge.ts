import { lt } from 'drizzle-orm'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { samlAssertions, samlLogins } from './tables.ts'

/** Deletes what SAML assertions said, once no browser can fetch it, and assertions that have expired. */
export const ssoPurgeJobs = [
  purgeJob('purge-saml-logins', samlLogins, ago => lt(samlLogins.expiration, ago(0))),
  purgeJob('purge-saml-assertions', samlAssertions, ago => lt(samlAssertions.expiration, ago(0))),
]
