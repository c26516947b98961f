import type { accounts } from '#backend/modules/accounts/public.ts'
import { findPerson, requireAcceptedAddress } from '#backend/modules/people/public.ts'
import { roleNames } from '#domain/authorization/role-names.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { INVITATION_LIFETIME } from '#generated/durations.ts'
import type { Caller } from '#kernel/access/access.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Context } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import { createMailedLink } from '#kernel/mail/link-codes.ts'
import { newId } from '#kernel/random.ts'
import { accountInvitation } from '../mails.ts'
import { requireOwnerFor } from '../owners.ts'
import { noSeat, type SeatCount } from '../seats.ts'
import { invitations } from '../tables.ts'
import type { InvitationRow, MembershipStatus } from './rows.ts'

type Account = typeof accounts.$inferSelect
type Draft = Omit<InvitationRow, 'tokenHash' | 'expiration'>

/** Whether an invitation must take a seat: an open one has its seat already. */
export function needsSeat({ before }: MembershipStatus, now: Date): boolean {
  return !before || before.expiration <= now
}

/** Throws unless the caller may invite the address now. `seats` are those of the locked account. */
export function requireInvitable(
  emailAddress: string,
  standing: MembershipStatus,
  { caller, seats, now }: { caller: Caller; seats: SeatCount; now: Date },
): void {
  const fields = ['email_address']
  requireAcceptedAddress(emailAddress, 'email_address')
  if (standing.isMember) throw problem('user-already-on-account', { fields })
  if (standing.before) requireOwnerFor(caller, standing.before.roles)
  if (needsSeat(standing, now) && seats.left === 0) throw noSeat(seats.max, fields)
}

/** A new invitation, or the one before with other roles. */
export function invitationOf(
  emailAddress: string,
  { before }: MembershipStatus,
  { accountId, roles, now }: { accountId: number; roles: string[]; now: Date },
): Draft {
  return {
    invitationId: before?.invitationId ?? newId(now),
    accountId,
    emailAddress,
    roles,
    created: before?.created ?? now,
    accepted: null,
    userId: null,
  }
}

/** Stores an invitation with a new link, and emails it. Earlier links stop working. */
export async function sendInvitation(
  { db, now, caller, kernel, sendMail, recordActivity }: Context,
  account: Account,
  invitation: Draft,
): Promise<InvitationRow> {
  const token = randomSecret()
  const expiration = new Date(now.getTime() + INVITATION_LIFETIME)
  const row = { ...invitation, tokenHash: hashSecret(token), expiration }
  await db.insert(invitations).values(row).onConflictDoUpdate({ target: invitations.invitationId, set: row })
  await recordActivity(row.invitationId, {
    facts: { email_address: row.emailAddress, roles: row.roles, invitation_id: row.invitationId },
  })
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(row.invitationId),
    address: row.emailAddress,
    // The token comes last, so that a link without its end has no whole one.
    path: `/invite#email_address=${encodeURIComponent(row.emailAddress)}&token=${token}`,
    expiration,
  })
  const mail = {
    account: account.label,
    inviter: await inviterOf(db, caller),
    roles: row.roles.map(role => roleNames[role as CustomerRole]),
    link,
  }
  await sendMail(accountInvitation.to(row.emailAddress, mail, kernel))
  return row
}

/** The code of an invitation's link. */
export const codeOf = (invitationId: string) => `invitation:${invitationId}`

/** "Dana Reyes (dana@northwind.example)", or the address alone of a person without a name. */
async function inviterOf(db: Context['db'], { userId }: Caller): Promise<string> {
  const person = await findPerson(db, userId)
  if (!person) throw new Error('a session without a person')
  const name = `${person.firstName} ${person.lastName}`.trim()
  return name ? `${name} (${person.username})` : person.username
}
