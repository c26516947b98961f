import { and, desc, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { accounts } from '#backend/accounts/public.ts'
import { normalizeUsername, requireAcceptedAddress } from '#backend/identity/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { hashSecret, randomSecret } from '#kernel/access/seal.ts'
import type { Context, Handlers } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import { findPending, type InvitationRow, isOnAccount, toWire } from './invitation-rows.ts'
import { INVITATION_LIFETIME } from './limits.ts'
import { requireOwnerFor } from './owners.ts'
import { lockAccount, requireSeat } from './seats.ts'
import { invitations } from './tables.ts'

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
    requireAcceptedAddress(emailAddress, 'email_address')
    const account = await lockAccount(db, accountOf(caller))
    if (await isOnAccount(db, account.accountId, emailAddress))
      throw problem('user-already-on-account', { fields: ['email_address'] })
    const before = await findPending(db, account.accountId, { emailAddress })
    if (before) requireOwnerFor(caller, before.roles)
    // An open invitation already has its seat.
    if (!before || before.expiration <= now) await requireSeat(db, account, now)
    const row = {
      invitationId: before?.invitationId ?? uuidv7({ msecs: now.getTime() }),
      accountId: account.accountId,
      emailAddress,
      roles,
      created: before?.created ?? now,
      accepted: null,
      userId: null,
    }
    return { status: 201, body: toWire(await send(context, account, row)) }
  },

  async revokeInvitation({ db, params, caller, recordActivity }) {
    const found = await findPending(db, accountOf(caller), { invitationId: params.id })
    if (!found) throw problem('not-found')
    requireOwnerFor(caller, found.roles)
    await db.delete(invitations).where(eq(invitations.invitationId, found.invitationId))
    await recordActivity(found.invitationId, { facts: { email_address: found.emailAddress } })
    return { status: 204 }
  },

  async resendInvitation(context) {
    const { db, body, caller, now } = context
    const account = await lockAccount(db, accountOf(caller))
    const found = await findPending(db, account.accountId, { invitationId: body.invitation_id })
    if (!found) throw problem('not-found')
    requireOwnerFor(caller, found.roles)
    if (found.expiration <= now) await requireSeat(db, account, now)
    return { status: 200, body: toWire(await send(context, account, found)) }
  },
} satisfies Pick<
  Handlers<operations>,
  'listInvitations' | 'createInvitation' | 'revokeInvitation' | 'resendInvitation'
>

/** Stores an invitation with a new link, and mails it. Earlier links stop working. */
async function send(
  { db, now, kernel, sendMail, recordActivity }: Context,
  account: typeof accounts.$inferSelect,
  invitation: Omit<InvitationRow, 'tokenHash' | 'expiration'>,
): Promise<InvitationRow> {
  const token = randomSecret()
  const expiration = new Date(now.getTime() + INVITATION_LIFETIME)
  const row = { ...invitation, tokenHash: hashSecret(token), expiration }
  await db.insert(invitations).values(row).onConflictDoUpdate({ target: invitations.invitationId, set: row })
  await recordActivity(row.invitationId)
  const address = encodeURIComponent(row.emailAddress)
  await sendMail({
    to: row.emailAddress,
    subject: `Join ${account.label} at Gatepost`,
    body: [
      `You are invited to the account ${account.label} at Gatepost.`,
      '',
      'Accept the invitation here:',
      // The token is in the fragment, which browsers never send, so it can't end up in a log or a Referer.
      `${kernel.publicUrl()}/invite#token=${token}&email_address=${address}`,
      '',
      'The link works for seven days. You need not have a login yet: it leads through the sign-up.',
      'If you know nothing of this, delete this mail; without the link nothing happens.',
    ].join('\n'),
  })
  return row
}
