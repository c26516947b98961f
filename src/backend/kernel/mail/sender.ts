import { and, eq, isNull, lt } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import type { Kernel } from '../contract/context.ts'
import { countOutcome } from '../jobs/outcomes.ts'
import { countAttempt, type Queue, queueWorker } from '../jobs/queue.ts'
import type { Worker } from '../jobs/worker.ts'
import { mails, type StoredAttachment } from '../storage/tables.ts'

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log' | 'state'>

/** Milliseconds between two checks of the outbox. */
const POLL_INTERVAL = 2_000
/** A failed email waits this long, and twice as long each further time. */
const FIRST_RETRY = 30_000
const MAX_ATTEMPTS = 10

/** Sends the emails of the outbox, if a mail server is configured. */
export function mailWorkers(outbox: Outbox): readonly Worker[] {
  const { SMTP_URL: url, MAIL_DELIVERY, APP_ENV } = outbox.config
  if (!url || MAIL_DELIVERY === 'outbox') {
    if (APP_ENV === 'production') outbox.log.warn('no mail leaves the house: MAIL_DELIVERY is outbox')
    return []
  }
  const transport = createTransport(url)
  return [
    {
      ...queueWorker(outbox, POLL_INTERVAL, mailQueue(outbox, transport)),
      end: () => transport.close(),
    },
  ]
}

/** Emails that wait to be sent. One that fails stays, and waits longer each time. */
export const mailQueue = (outbox: Outbox, transport: Transporter): Queue<typeof mails> => ({
  name: 'mails',
  table: mails,
  key: mails.mailId,
  created: mails.created,
  due: mails.nextAttempt,
  isWaiting: and(isNull(mails.sent), lt(mails.attempts, MAX_ATTEMPTS)),
  claim: countAttempt(mails, FIRST_RETRY),
  storesFailure: true,
  async run({ mailId, recipient, subject, body, html, attachments, headers }) {
    const sending = transport.sendMail({
      from: outbox.config.MAIL_FROM,
      // Not a text, in which a comma would begin another address.
      to: { name: '', address: recipient },
      subject,
      text: body,
      ...(html && { html }),
      // Automatic replies leave it alone.
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: attachments.map(toFile),
    })
    await sending.then(
      () => countOutcome(outbox, 'emails', true),
      error => {
        // An address that does not exist says nothing about the mail server.
        countOutcome(outbox, 'emails', error.command === 'RCPT TO')
        throw error
      },
    )
    // Sent text is not kept, because its links are as sensitive as passwords. Nor are files.
    const sent = { sent: outbox.clock.now(), failure: null, body: '', html: '', attachments: [] }
    await outbox.queries.update(mails).set(sent).where(eq(mails.mailId, mailId))
  },
  fail: ({ mailId, attempts }, error) =>
    outbox.log.warn({ mailId, attempts, err: error }, 'a mail could not be sent'),
})

function toFile({ name, type, content }: StoredAttachment) {
  return { filename: name, contentType: type, content: Buffer.from(content, 'base64') }
}
