import { lt } from 'drizzle-orm'
import { PROVISIONING_FAILURE_KEPT, SSO_RECORD_KEPT } from '#generated/durations.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { provisioningFailures } from './provisioning/tables.ts'
import { samlAssertions, samlLogins, ssoRecords } from './tables.ts'

/** Deletes what SAML assertions said, once no browser can fetch it, expired assertions, old logins, and old rejected calls. */
export const ssoPurgeJobs = [
  purgeJob('purge-saml-logins', samlLogins, ago => lt(samlLogins.expiration, ago(0))),
  purgeJob('purge-saml-assertions', samlAssertions, ago => lt(samlAssertions.expiration, ago(0))),
  purgeJob('purge-sso-records', ssoRecords, ago => lt(ssoRecords.created, ago(SSO_RECORD_KEPT))),
  purgeJob('purge-provisioning-failures', provisioningFailures, ago =>
    lt(provisioningFailures.created, ago(PROVISIONING_FAILURE_KEPT)),
  ),
]
