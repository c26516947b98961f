import { and, eq, isNull } from 'drizzle-orm'
import { people } from '#backend/identity/public.ts'
import type { CustomerRole, Invitation } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { memberships } from '#kernel/storage/tables.ts'
import { invitations } from './tables.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** An invitation to an account that has not been accepted, found by its id or its address. */
export async function findPending(
  db: Queries,
  accountId: number,
  which: { invitationId: string } | { emailAddress: string },
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        isNull(invitations.accepted),
        'invitationId' in which
          ? eq(invitations.invitationId, which.invitationId)
          : eq(invitations.emailAddress, which.emailAddress),
      ),
    )
  return row
}

/**
 * The people who were invited to an account and have not accepted yet, each with the id of the invitation.
 * The addresses are not looked up: an account may invite any address, and must not learn which have a login.
 */
export async function pendingMembers(
  db: Queries,
  accountId: number,
): Promise<{ userId: string; emailAddress: string; roles: string[]; created: null }[]> {
  const rows = await db
    .select({
      userId: invitations.invitationId,
      emailAddress: invitations.emailAddress,
      roles: invitations.roles,
    })
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), isNull(invitations.accepted)))
    .limit(1000)
  return rows.map(row => ({ ...row, created: null }))
}

/** Whether a person with this address belongs to the account. */
export async function isOnAccount(db: Queries, accountId: number, emailAddress: string): Promise<boolean> {
  const [member] = await db
    .select({ userId: people.userId })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(eq(memberships.accountId, accountId), eq(people.username, emailAddress)))
  return member !== undefined
}

export function toWire({
  invitationId,
  emailAddress,
  roles,
  created,
  expiration,
}: InvitationRow): Invitation {
  return {
    invitation_id: invitationId,
    email_address: emailAddress,
    roles: roles as CustomerRole[],
    created: created.toISOString(),
    expiration: expiration.toISOString(),
  }
}
