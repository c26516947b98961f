import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import type { Kernel } from '../contract/handlers.ts'
import type { Queries } from '../storage/database.ts'
import { type MailHeaders, mails, type StoredAttachment } from '../storage/tables.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  body: string
  attachments?: readonly Attachment[]
  headers?: MailHeaders
}

/** A file that goes with a mail. */
export interface Attachment {
  name: string
  /** Media type. */
  type: string
  content: Buffer
}

/** Puts a mail into the outbox, in the transaction that causes it, so that a rollback sends no mail. */
export async function queueMail(db: Queries, mail: Mail, now: Date): Promise<void> {
  await db.insert(mails).values({
    recipient: mail.to,
    // Part of it may have been typed by anyone.
    subject: oneLine(mail.subject),
    body: mail.body,
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

/** A header is one line: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>

/** Milliseconds between two checks of the outbox. */
const POLL_INTERVAL = 2_000
/** A failed mail waits this long, and twice as long each further time. */
const FIRST_RETRY = 30_000
const MAX_ATTEMPTS = 10

/** Sends the mails of the outbox if a mail server is configured. Returns a function that stops it. */
export function startMailer(outbox: Outbox): () => Promise<void> {
  const { SMTP_URL: url, MAIL_DELIVERY, APP_ENV } = outbox.config
  if (!url || MAIL_DELIVERY === 'outbox') {
    if (APP_ENV === 'production') outbox.log.warn('no mail leaves the house: MAIL_DELIVERY is outbox')
    return async () => {}
  }
  const transport = createTransport(url)
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => sendDueMails(outbox, transport))
      .catch(error => outbox.log.error({ err: error }, 'the outbox could not be read'))
  }, POLL_INTERVAL)
  return async () => {
    clearInterval(timer)
    await running
    transport.close()
  }
}

/** Sends the mails that are due, oldest first. One that fails stays, and waits longer each time. */
export async function sendDueMails(
  { config, queries, clock, log }: Outbox,
  transport: Pick<Transporter, 'sendMail'>,
): Promise<void> {
  const now = clock.now()
  const due = await queries
    .select()
    .from(mails)
    .where(and(isNull(mails.sent), lte(mails.nextAttempt, now), lt(mails.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(mails.mailId))
    .limit(20)
  for (const { mailId, attempts, recipient, subject, body, attachments, headers } of due) {
    // Claimed first, so that it is not due for another replica.
    const nextAttempt = new Date(now.getTime() + FIRST_RETRY * 2 ** attempts)
    const claimed = await queries
      .update(mails)
      .set({ attempts: attempts + 1, nextAttempt })
      .where(and(eq(mails.mailId, mailId), eq(mails.attempts, attempts)))
      .returning({ mailId: mails.mailId })
    if (!claimed.length) continue
    try {
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: recipient,
        subject,
        text: body,
        headers,
        attachments: attachments.map(toFile),
      })
      // Sent text is not kept, because its links are as sensitive as passwords. Nor are files.
      const sent = { sent: clock.now(), body: '', attachments: [] }
      await queries.update(mails).set(sent).where(eq(mails.mailId, mailId))
    } catch (error) {
      log.warn({ mailId, attempts: attempts + 1, err: error }, 'a mail could not be sent')
    }
  }
}

function toFile({ name, type, content }: StoredAttachment) {
  return { filename: name, contentType: type, content: Buffer.from(content, 'base64') }
}
