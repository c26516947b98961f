import { and, eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import type { operations } from '#generated/notification/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { lockRowsOf } from '#kernel/storage/capacity.ts'
import { primaryContactChosen, primaryContactReplaced } from '../contacts/mails.ts'
import { isKept, isSettled, lockContact, readContact, withTopics } from '../contacts/rows.ts'
import { contacts } from '../tables.ts'

const isPrimaryOf = (accountId: number) =>
  and(eq(contacts.accountId, accountId), eq(contacts.primary, true), isKept())

/** The primary contact, of `openapi/notification/profiles.yaml`. */
export const primaryHandlers = {
  async getPrimaryProfile({ db, caller }) {
    const rows = await db
      .select()
      .from(contacts)
      .where(isPrimaryOf(accountOf(caller)))
    const [contact = null] = await withTopics(db, rows)
    return { status: 200, body: { contact } }
  },

  async choosePrimaryProfile({ db, body, caller, kernel, recordActivity, nothingChanged, sendMail }) {
    const { contact_id: contactId, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await lockRowsOf(db, contacts, accountId)
    const chosen = await lockContact(db, { accountId, contactId })
    if (chosen.primary) {
      nothingChanged()
      return { status: 200, body: { contact: await readContact(db, chosen) } }
    }
    if (!isSettled(chosen)) throw problem('contact-not-confirmed', { fields: ['contact_id'] })
    const [before] = await db
      .update(contacts)
      .set({ primary: false })
      .where(isPrimaryOf(accountId))
      .returning()
    await db.update(contacts).set({ primary: true }).where(eq(contacts.contactId, contactId))
    const account = await accountLabelOf(db, accountId)
    await sendMail(primaryContactChosen.to(chosen.email, { account }, kernel))
    if (before && isSettled(before))
      await sendMail(primaryContactReplaced.to(before.email, { account, successor: chosen.email }, kernel))
    await recordActivity(String(contactId), {
      facts: { email: chosen.email, ...(before && { contact_before: before.contactId }) },
    })
    return { status: 200, body: { contact: await readContact(db, chosen) } }
  },
} satisfies Pick<Handlers<operations>, 'getPrimaryProfile' | 'choosePrimaryProfile'>
