import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import type { Kernel } from '../contract/context.ts'
import { mails, type StoredAttachment } from '../storage/tables.ts'

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>

/** Milliseconds between two checks of the outbox. */
const POLL_INTERVAL = 2_000
/** A failed email waits this long, and twice as long each further time. */
const FIRST_RETRY = 30_000
const MAX_ATTEMPTS = 10

/** Sends the emails of the outbox if a mail server is configured. Returns a function that stops it. */
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

/** Sends the emails that are due, oldest first. One that fails stays, and waits longer each time. */
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
  for (const { mailId, attempts, recipient, subject, body, html, attachments, headers } of due) {
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
        // Not a text, in which a comma would begin another address.
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html && { html }),
        // Automatic replies leave it alone.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        attachments: attachments.map(toFile),
      })
      // Sent text is not kept, because its links are as sensitive as passwords. Nor are files.
      const sent = { sent: clock.now(), body: '', html: '', attachments: [] }
      await queries.update(mails).set(sent).where(eq(mails.mailId, mailId))
    } catch (error) {
      log.warn({ mailId, attempts: attempts + 1, err: error }, 'a mail could not be sent')
    }
  }
}

function toFile({ name, type, content }: StoredAttachment) {
  return { filename: name, contentType: type, content: Buffer.from(content, 'base64') }
}
