import { and, desc, eq, isNull } from 'drizzle-orm'
import { lockAccount } from '#backend/modules/accounts/public.ts'
import { normalizeUsername } from '#backend/modules/people/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { endLinkCode } from '#kernel/mail/link-codes.ts'
import { requireOwnerFor } from '../owners.ts'
import { countSeats, requireSeat } from '../seats.ts'
import { invitations } from '../tables.ts'
import { findPending, membershipStatuses, toWire } from './rows.ts'
import { codeOf, invitationOf, requireInvitable, sendInvitation } from './send.ts'

/** Handlers of `openapi/authorization/invitations.yaml` for those who invite. */
export const invitationHandlers = {
  async listInvitations({ db, caller }) {
    const rows = await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.accountId, accountOf(caller)), isNull(invitations.accepted)))
      .orderBy(desc(invitations.created), desc(invitations.invitationId))
      .limit(1000)
    return { status: 200, body: { invitations: rows.map(toWire) } }
  },

  async createInvitation(context) {
    const { db, body, caller, now } = context
    const emailAddress = normalizeUsername(body.email_address)
    const roles = [...new Set(body.roles)]
    requireOwnerFor(caller, roles)
    const account = await lockAccount(db, accountOf(caller))
    const standing = (await membershipStatuses(db, account.accountId, [emailAddress]))(emailAddress)
    const seats = await countSeats(db, account.accountId, now)
    requireInvitable(emailAddress, standing, { caller, seats, now })
    const row = invitationOf(emailAddress, standing, { accountId: account.accountId, roles, now })
    return { status: 201, body: toWire(await sendInvitation(context, account, row)) }
  },

  async revokeInvitation({ db, params, caller, recordActivity }) {
    const { accountId } = await lockAccount(db, accountOf(caller))
    const found = await findPending(db, accountId, params.id)
    if (!found) throw problem('not-found')
    requireOwnerFor(caller, found.roles)
    await db.delete(invitations).where(eq(invitations.invitationId, found.invitationId))
    await endLinkCode(db, codeOf(found.invitationId))
    await recordActivity(found.invitationId, { facts: { email_address: found.emailAddress } })
    return { status: 204 }
  },

  async resendInvitation(context) {
    const { db, body, caller, now } = context
    const account = await lockAccount(db, accountOf(caller))
    const found = await findPending(db, account.accountId, body.invitation_id)
    if (!found) throw problem('not-found')
    requireOwnerFor(caller, found.roles)
    if (found.expiration <= now) await requireSeat(db, account.accountId, now)
    return { status: 200, body: toWire(await sendInvitation(context, account, found)) }
  },
} satisfies Pick<
  Handlers<operations>,
  'listInvitations' | 'createInvitation' | 'revokeInvitation' | 'resendInvitation'
>
