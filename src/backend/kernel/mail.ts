import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Queries } from './database.ts'
import type { Kernel } from './handlers.ts'
import { mails } from './tables.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  body: string
}

/** Puts a mail into the outbox, in the transaction that causes it: no mail for a change that was undone. */
export async function queueMail(db: Queries, mail: Mail, now: Date): Promise<void> {
  await db.insert(mails).values({
    recipient: mail.to,
    subject: mail.subject,
    body: mail.body,
    created: now,
    nextAttempt: now,
  })
}

const POLL_INTERVAL = 2_000
const MAX_ATTEMPTS = 10

/**
 * Sends what lies in the outbox, when a mail server is configured; a failed mail waits longer each time.
 * Returns a function that stops it.
 */
export function startMailer(
  kernel: Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>,
): () => Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = kernel.config
  if (!url) return async () => {}
  const transport = createTransport(url)
  let running: Promise<void> = Promise.resolve()

  const sendDue = async () => {
    const now = kernel.clock.now()
    const due = await kernel.queries
      .select()
      .from(mails)
      .where(and(isNull(mails.sent), lte(mails.nextAttempt, now)))
      .orderBy(asc(mails.mailId))
      .limit(20)
    for (const mail of due) {
      const attempts = mail.attempts + 1
      if (attempts > MAX_ATTEMPTS) continue
      // Claimed first: another replica that looks now finds it not due.
      const nextAttempt = new Date(now.getTime() + 30_000 * 2 ** mail.attempts)
      const claimed = await kernel.queries
        .update(mails)
        .set({ attempts, nextAttempt })
        .where(and(eq(mails.mailId, mail.mailId), eq(mails.attempts, mail.attempts)))
        .returning({ mailId: mails.mailId })
      if (!claimed.length) continue
      try {
        await transport.sendMail({ from, to: mail.recipient, subject: mail.subject, text: mail.body })
        await kernel.queries
          .update(mails)
          .set({ sent: kernel.clock.now() })
          .where(eq(mails.mailId, mail.mailId))
      } catch (error) {
        kernel.log.warn({ mailId: mail.mailId, attempts, err: error }, 'mail could not be sent')
      }
    }
  }
  const timer = setInterval(() => {
    running = running.then(sendDue).catch(error => kernel.log.error({ err: error }, 'outbox'))
  }, POLL_INTERVAL)
  return async () => {
    clearInterval(timer)
    await running
    transport.close()
  }
}
