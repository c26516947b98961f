import type { Queries } from '../storage/database.ts'
import { type MailHeaders, mails } from '../storage/tables.ts'
import { oneLine } from './blocks.ts'

declare const WRITTEN: unique symbol

/** What an email says, in both forms. Only `defineMail` makes one. */
export interface Letter {
  readonly [WRITTEN]: true
  kind: string
  subject: string
  text: string
  html: string
  headers?: MailHeaders
}

export interface Mail extends Letter {
  to: string
  attachments?: readonly Attachment[]
}

/** A file that goes with an email. */
export interface Attachment {
  name: string
  /** Media type. */
  type: string
  content: Buffer
}

/** Puts an email into the outbox, in the transaction that causes it, so that a rollback sends no email. */
export async function queueMail(db: Queries, mail: Mail, now: Date): Promise<void> {
  await db.insert(mails).values({
    kind: mail.kind,
    recipient: recipientOf(mail.to),
    subject: mail.subject,
    body: mail.text,
    html: mail.html,
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)]),
    ),
    attachments: (mail.attachments ?? []).map(({ content, ...file }) => ({
      ...file,
      content: content.toString('base64'),
    })),
    created: now,
    nextAttempt: now,
  })
}

/** Addresses are checked where they are typed; one that could begin another header is a mistake of ours. */
function recipientOf(address: string): string {
  if (oneLine(address) !== address) throw new Error('the address of a mail is not on one line')
  return address
}
