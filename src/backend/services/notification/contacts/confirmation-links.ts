import { eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { CONTACT_LINK_LIFETIME } from '#generated/durations.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Context } from '#kernel/contract/context.ts'
import { createMailedLink } from '#kernel/mail/link-codes.ts'
import { contacts } from '../tables.ts'
import { contactConfirmation } from './mails.ts'
import type { ContactRow } from './rows.ts'

/** The code of a contact's link. */
export const codeOf = (contactId: number) => `contact:${contactId}`

/** Emails a contact a new link to confirm its address; the one before stops working. */
export async function sendConfirmation(
  { db, kernel, now, sendMail }: Pick<Context, 'db' | 'kernel' | 'now' | 'sendMail'>,
  contact: ContactRow,
): Promise<void> {
  const { accountId, contactId, email } = contact
  const token = randomSecret()
  await db
    .update(contacts)
    .set({ linkHash: hashSecret(token), linkSent: now, linkUsed: false })
    .where(eq(contacts.contactId, contactId))
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(contactId),
    address: email,
    path: `/confirm-contact?account_id=${accountId}&contact_id=${contactId}#token=${token}`,
    expiration: new Date(now.getTime() + CONTACT_LINK_LIFETIME),
  })
  const account = await accountLabelOf(db, accountId)
  await sendMail(contactConfirmation.to(email, { account, link }, kernel))
}
