import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { requireSeat } from '../seats.ts'
import { invitations } from '../tables.ts'

/** The addresses with an open invitation to an account, in alphabetical order. Each holds a seat. */
export async function openInvitations(db: Queries, accountId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ emailAddress: invitations.emailAddress })
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        isNull(invitations.accepted),
        gt(invitations.expiration, now),
      ),
    )
    .orderBy(asc(invitations.emailAddress))
  return rows.map(({ emailAddress }) => emailAddress)
}

/**
 * Takes a seat for someone who joins by their identity provider, and who no longer needs their open invitation. Throws
 * 409 without one. The account must be locked.
 */
export async function takeSeat(
  db: Queries,
  { accountId, emailAddress, now }: { accountId: number; emailAddress: string; now: Date },
): Promise<void> {
  await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        eq(invitations.emailAddress, emailAddress),
        isNull(invitations.accepted),
      ),
    )
  await requireSeat(db, accountId, now)
}
