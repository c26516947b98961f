import { lt, or } from 'drizzle-orm'
import { ENDED_KEPT } from '#domain/constants.ts'
import type { Job } from '#kernel/jobs.ts'
import { invitations } from './tables.ts'

/** Deletes invitations that somebody has accepted, or nobody can any more. */
export const purgeJobs: readonly Job[] = [
  {
    name: 'purge-invitations',
    async run(db, now) {
      const before = new Date(now.getTime() - ENDED_KEPT)
      const gone = await db
        .delete(invitations)
        .where(or(lt(invitations.accepted, before), lt(invitations.expiration, before)))
        .returning({ id: invitations.invitationId })
      return gone.length
    },
  },
]
