import { and, eq, inArray, isNull } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { CustomerRole, Invitation } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { invitations } from '../tables.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** An invitation to an account that has not been accepted. */
export async function findPending(
  db: Queries,
  accountId: number,
  invitationId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        isNull(invitations.accepted),
        eq(invitations.invitationId, invitationId),
      ),
    )
  return row
}

/** What an account has to do with an address already. */
export interface MembershipStatus {
  isMember: boolean
  /** Its invitation, open or expired. */
  before: InvitationRow | undefined
}

/** What an account has to do with each of some addresses, which are in lower case. */
export async function membershipStatuses(
  db: Queries,
  accountId: number,
  addresses: readonly string[],
): Promise<(emailAddress: string) => MembershipStatus> {
  const members = await db
    .select({ username: people.username })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(eq(memberships.accountId, accountId), inArray(people.username, [...addresses])))
  const pending = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        isNull(invitations.accepted),
        inArray(invitations.emailAddress, [...addresses]),
      ),
    )
  const names = new Set(members.map(({ username }) => username))
  const rows = new Map(pending.map(row => [row.emailAddress, row]))
  return address => ({ isMember: names.has(address), before: rows.get(address) })
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
