import { and, eq } from 'drizzle-orm'
import { accounts, lockAccount, memberships } from '#backend/modules/accounts/public.ts'
import { confirmAddress, findByUsername, keepLogin, lockPerson } from '#backend/modules/people/public.ts'
import type { CustomerRole, operations } from '#generated/authorization/types.ts'
import type { CookieKind } from '#kernel/access/cookies.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { endLinkCode } from '#kernel/mail/link-codes.ts'
import { requireInvitedSeat } from '../seats.ts'
import { invitations } from '../tables.ts'
import { codeOf } from './send.ts'

/**
 * Token of the invitation that the browser remembers. It has no lifetime: it lives as long as the session of the
 * browser (storefront-and-session §2).
 */
const invitationCookie: CookieKind = { name: 'invitation', sameSite: 'lax' }

/** Handlers of `openapi/authorization/invitations.yaml` for those who are invited. */
export const acceptInvitationHandlers = {
  async findInvitation({ db, body, now, cookie }) {
    const token = body?.token ?? cookie.read(invitationCookie)
    if (!token) throw problem('not-found')
    const [invitation] = await db.select().from(invitations).where(hasToken(token))
    if (!invitation || isOver(invitation, now)) {
      // Forgets a remembered invitation that is no longer valid, so that the next login is not sent there.
      if (!body?.token) cookie.clear(invitationCookie)
      throw problem('invitation-link-invalid')
    }
    cookie.set(invitationCookie, token)
    const [account] = await db
      .select({ label: accounts.label })
      .from(accounts)
      .where(eq(accounts.accountId, invitation.accountId))
    const person = await findByUsername(db, invitation.emailAddress)
    return {
      status: 200,
      body: {
        account_label: account?.label ?? '',
        email_address: invitation.emailAddress,
        roles: invitation.roles as CustomerRole[],
        expiration: invitation.expiration.toISOString(),
        has_login: person !== undefined,
        accepted: invitation.accepted !== null,
      },
    }
  },

  async acceptInvitation({ db, body, caller, now, cookie, recordActivity, nothingChanged }) {
    const byToken = hasToken(body.token ?? cookie.read(invitationCookie) ?? '')
    if (!body.token) cookie.clear(invitationCookie)
    const invalid = problem('invitation-link-invalid')
    const [known] = await db.select({ accountId: invitations.accountId }).from(invitations).where(byToken)
    if (!known) throw invalid
    // The person first, as a provider does that provisions them.
    const person = await lockPerson(db, caller.userId)
    if (!person) throw new Error('a session without a person')
    // Those who resend or revoke it lock the account first, too. Read once it is locked, it can't change.
    const account = await lockAccount(db, known.accountId)
    const [invitation] = await db.select().from(invitations).where(byToken)
    if (!invitation || isOver(invitation, now)) throw invalid
    if (person.username !== invitation.emailAddress) throw problem('invitation-for-another-address')

    const { accountId } = invitation
    const [member] = await db
      .select({ roles: memberships.roles })
      .from(memberships)
      .where(and(eq(memberships.accountId, accountId), eq(memberships.userId, person.userId)))
    const joined = (roles: string[]) => ({
      status: 200 as const,
      body: { account_id: accountId, account_label: account.label, roles: roles as CustomerRole[] },
    })
    if (invitation.accepted) {
      // The link no longer works for a person who accepted it and has since left the account.
      if (!member || invitation.userId !== person.userId) throw invalid
      nothingChanged()
      return joined(member.roles)
    }
    if (member) throw problem('user-already-on-account')
    if (account.closed) throw problem('account-closing')
    await requireInvitedSeat(db, accountId, now)

    const { userId } = person
    // Someone who joins an account has changed their mind.
    await keepLogin(db, userId)
    const { roles } = invitation
    await db.insert(memberships).values({ accountId, userId, roles, created: now })
    await db.update(invitations).set({ accepted: now, userId }).where(byToken)
    await endLinkCode(db, codeOf(invitation.invitationId))
    // The link was mailed to this address, which confirms it as well as a confirmation mail would.
    if (!person.confirmed) await confirmAddress(db, userId, now)
    const facts = { invitation_id: invitation.invitationId }
    const members = [{ accountId, userId, change: 'joined' as const }]
    await recordActivity(invitation.invitationId, { accountId, facts, members })
    return joined(roles)
  },
} satisfies Pick<Handlers<operations>, 'findInvitation' | 'acceptInvitation'>

/** Whether this browser remembers an open invitation of an address: its link was mailed there. */
export async function isInvited(
  { db, now, cookie }: Pick<Context, 'db' | 'now' | 'cookie'>,
  address: string,
): Promise<boolean> {
  const token = cookie.read(invitationCookie)
  if (!token) return false
  const [invitation] = await db.select().from(invitations).where(hasToken(token))
  return invitation !== undefined && !isOver(invitation, now) && invitation.emailAddress === address
}

function hasToken(token: string) {
  return eq(invitations.tokenHash, hashSecret(token))
}

function isOver({ accepted, expiration }: typeof invitations.$inferSelect, now: Date): boolean {
  return !accepted && expiration <= now
}
