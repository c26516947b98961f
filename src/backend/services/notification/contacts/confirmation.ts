import { and, eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { CONTACT_LINK_LIFETIME } from '#generated/durations.ts'
import type { operations } from '#generated/notification/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem, tooManyRequests } from '#kernel/http/problem.ts'
import { endLinkCode } from '#kernel/mail/link-codes.ts'
import { CONTACT_LINK_COOL_DOWN } from '../limits.ts'
import { contacts } from '../tables.ts'
import { codeOf, sendConfirmation } from './confirmation-links.ts'
import { isSettled, lockContact } from './rows.ts'

/** Handlers of `openapi/notification/confirmation.yaml`. */
export const confirmationHandlers = {
  async confirmContact({ db, params, body, now, recordActivity, nothingChanged }) {
    const { account_id: accountId, contact_id: contactId } = params
    const [contact] = await db
      .select()
      .from(contacts)
      .where(and(eq(contacts.contactId, contactId), eq(contacts.accountId, accountId)))
      .for('update')
    // An unknown contact and a wrong token are one response, so that it does not tell which contacts exist.
    if (!contact?.linkSent || contact.deleted || contact.linkHash !== hashSecret(body.token))
      throw problem('contact-link-invalid')
    const { email, linkUsed, linkSent } = contact
    const response = { email, account_label: await accountLabelOf(db, accountId) }
    if (linkUsed) {
      nothingChanged()
      return { status: 200, body: { status: 'already-confirmed', ...response } }
    }
    if (now.getTime() - linkSent.getTime() >= CONTACT_LINK_LIFETIME) throw problem('contact-link-invalid')
    await db
      .update(contacts)
      .set({ confirmed: now, linkUsed: true, undeliverable: null, undeliverableReason: null })
      .where(eq(contacts.contactId, contactId))
    await endLinkCode(db, codeOf(contactId))
    await recordActivity(String(contactId), { accountId })
    return { status: 200, body: { status: 'confirmed', ...response } }
  },

  async resendContactConfirmation(context) {
    const { db, params, caller, now, recordActivity } = context
    const contact = await lockContact(db, { accountId: accountOf(caller), contactId: params.id })
    if (isSettled(contact)) throw problem('already-confirmed')
    const wait = contact.linkSent ? contact.linkSent.getTime() + CONTACT_LINK_COOL_DOWN - now.getTime() : 0
    if (wait > 0) throw tooManyRequests(wait)
    await sendConfirmation(context, contact)
    await recordActivity(String(contact.contactId))
    const next = new Date(now.getTime() + CONTACT_LINK_COOL_DOWN)
    return { status: 202, body: { email: contact.email, resend_available: next.toISOString() } }
  },
} satisfies Pick<Handlers<operations>, 'confirmContact' | 'resendContactConfirmation'>
