import { eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/accounts/public.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Context } from '#kernel/contract/context.ts'
import { contacts } from '../tables.ts'
import { contactConfirmation } from './mails.ts'
import type { ContactRow } from './rows.ts'

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
  const account = await accountLabelOf(db, accountId)
  await sendMail(contactConfirmation.to(email, { accountId, contactId, account, token }, kernel))
}
