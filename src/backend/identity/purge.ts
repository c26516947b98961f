import { lt, or } from 'drizzle-orm'
import { ENDED_KEPT } from '#domain/constants.ts'
import type { Job } from '#kernel/jobs.ts'
import {
  confirmations,
  loginAttempts,
  passkeyChallenges,
  passwordResets,
  samlAssertions,
  samlLogins,
  usernameChanges,
} from './tables.ts'

/** Deletes links and challenges that nobody can use any more. */
export const purgeJobs: readonly Job[] = [
  {
    name: 'purge-confirmations',
    async run(db, now) {
      const before = new Date(now.getTime() - ENDED_KEPT)
      const gone = await db
        .delete(confirmations)
        .where(lt(confirmations.expiration, before))
        .returning({ id: confirmations.userId })
      return gone.length
    },
  },
  {
    name: 'purge-username-changes',
    async run(db, now) {
      const before = new Date(now.getTime() - ENDED_KEPT)
      const gone = await db
        .delete(usernameChanges)
        .where(or(lt(usernameChanges.used, before), lt(usernameChanges.expiration, before)))
        .returning({ id: usernameChanges.userId })
      return gone.length
    },
  },
  {
    name: 'purge-password-resets',
    async run(db, now) {
      const before = new Date(now.getTime() - ENDED_KEPT)
      const gone = await db
        .delete(passwordResets)
        .where(or(lt(passwordResets.used, before), lt(passwordResets.expiration, before)))
        .returning({ id: passwordResets.userId })
      return gone.length
    },
  },
  {
    name: 'purge-passkey-challenges',
    async run(db, now) {
      const gone = await db
        .delete(passkeyChallenges)
        .where(lt(passkeyChallenges.expiration, now))
        .returning({ id: passkeyChallenges.challengeHash })
      return gone.length
    },
  },
  {
    name: 'purge-login-attempts',
    async run(db, now) {
      const gone = await db
        .delete(loginAttempts)
        .where(lt(loginAttempts.expiration, now))
        .returning({ id: loginAttempts.stateHash })
      return gone.length
    },
  },
  {
    name: 'purge-saml-logins',
    async run(db, now) {
      const logins = await db
        .delete(samlLogins)
        .where(lt(samlLogins.expiration, now))
        .returning({ id: samlLogins.stateHash })
      const assertions = await db
        .delete(samlAssertions)
        .where(lt(samlAssertions.expiration, now))
        .returning({ id: samlAssertions.assertionId })
      return logins.length + assertions.length
    },
  },
]
