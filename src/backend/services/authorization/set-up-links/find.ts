import { and, arrayContains, eq, exists, gt, isNull } from 'drizzle-orm'
import { CLOSING_ROLE, memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { FoundApiToken, WhichApiToken } from '#kernel/access/api-tokens/api-tokens.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { setUpLinks, setUpSessions } from '../tables.ts'

const OWNER = 'account-owner'

/** Which links work: neither revoked nor expired. */
export const worksAt = (now: Date) => and(isNull(setUpLinks.revoked), gt(setUpLinks.expiresAt, now))

/**
 * Finds a set-up link that works now, by its id or by a session, as long as the owner who made it is one whose login works.
 * With `lock`, all of it stays so until the transaction ends.
 */
export async function findSetUpLink(
  db: Queries,
  which: Exclude<WhichApiToken, { tokenHash: string }>,
  now: Date,
  lock?: 'share',
): Promise<FoundApiToken | undefined> {
  const isThis =
    'tokenId' in which
      ? eq(setUpLinks.linkId, which.tokenId)
      : exists(
          db
            .select({ linkId: setUpSessions.linkId })
            .from(setUpSessions)
            .where(
              and(
                eq(setUpSessions.linkId, setUpLinks.linkId),
                eq(setUpSessions.secretHash, which.setUpSessionHash),
                gt(setUpSessions.expiresAt, now),
              ),
            ),
        )
  const matching = db
    .select({ link: setUpLinks, closing: memberships.closing })
    .from(setUpLinks)
    .innerJoin(
      memberships,
      and(
        eq(memberships.accountId, setUpLinks.accountId),
        eq(memberships.userId, setUpLinks.userId),
        arrayContains(memberships.roles, [OWNER]),
      ),
    )
    .innerJoin(people, and(eq(people.userId, setUpLinks.userId), isNull(people.disabled)))
    .where(and(isThis, worksAt(now)))
  const [found] = lock ? await matching.for(lock) : await matching
  if (!found) return undefined
  const { linkId, userId, accountId, label } = found.link
  const roles = found.closing ? [OWNER, CLOSING_ROLE] : [OWNER]
  return {
    tokenId: linkId,
    kind: 'set-up',
    name: label,
    userId,
    networks: [],
    rolesByAccount: new Map([[accountId, roles]]),
  }
}
