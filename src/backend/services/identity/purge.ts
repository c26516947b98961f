import { lt, or } from 'drizzle-orm'
import { passkeyChallenges, usernameChanges } from '#backend/modules/people/public.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { confirmations, loginAttempts, passwordResets } from './tables.ts'

/** Deletes links and challenges that can no longer be used. */
export const purgeJobs = [
  purgeJob('purge-confirmations', confirmations, ago => lt(confirmations.expiration, ago(ENDED_KEPT))),
  purgeJob('purge-username-changes', usernameChanges, ago =>
    or(lt(usernameChanges.used, ago(ENDED_KEPT)), lt(usernameChanges.expiration, ago(ENDED_KEPT))),
  ),
  purgeJob('purge-password-resets', passwordResets, ago =>
    or(lt(passwordResets.used, ago(ENDED_KEPT)), lt(passwordResets.expiration, ago(ENDED_KEPT))),
  ),
  purgeJob('purge-passkey-challenges', passkeyChallenges, ago => lt(passkeyChallenges.expiration, ago(0))),
  purgeJob('purge-login-attempts', loginAttempts, ago => lt(loginAttempts.expiration, ago(0))),
]
