import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { MailEvent, operations } from '#generated/notification/types.ts'
import { isSignedWebhook, secretsOf } from '#kernel/access/webhook.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type ContactRow, isKept } from './contacts/rows.ts'
import { contacts, mailEvents, type UndeliverableReason } from './tables.ts'

/** Handlers of `openapi/notification/mail-events.yaml`: what the mail provider reports. */
export const mailEventHandlers = {
  async reportMailEvents({ db, body, kernel, webhook, now, request, recordActivity }) {
    const { events, ...rest } = body
    assertAllRead(rest)
    const { MAIL_WEBHOOK_SECRET: secrets } = kernel.config
    if (!secrets) throw problem('mail-events-not-configured')
    if (!isSignedWebhook(webhook, secretsOf(secrets), now)) {
      kernel.log.warn({ requestId: request.id }, 'mail events with a wrong or old signature were refused')
      throw problem('webhook-signature-invalid')
    }
    const taken = await db
      .insert(mailEvents)
      .values({ eventId: webhook.id, received: now })
      .onConflictDoNothing()
      .returning()
    if (taken.length)
      for (const event of events)
        for (const { contactId: id, accountId, email } of await mark(db, event, now))
          await recordActivity(String(id), { accountId, facts: { id, email } })
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'reportMailEvents'>

const REASONS: Readonly<Record<MailEvent['type'], UndeliverableReason | undefined>> = {
  bounced: 'bounced',
  complained: 'complained',
  delayed: undefined,
  delivered: undefined,
}

/** Marks the contacts of all accounts with an address, except those whose address was confirmed since. */
async function mark(db: Queries, { type, email, occurred }: MailEvent, now: Date): Promise<ContactRow[]> {
  const reason = REASONS[type]
  if (!reason) return []
  const since = new Date(Math.min(Date.parse(occurred), now.getTime()))
  const found = await db
    .select()
    .from(contacts)
    .where(
      and(
        eq(sql`lower(${contacts.email})`, email.toLowerCase()),
        isKept(),
        isNull(contacts.undeliverable),
        or(isNull(contacts.confirmed), lt(contacts.confirmed, since)),
      ),
    )
    // In one order everywhere, so that two reports at once do not wait for each other.
    .orderBy(contacts.contactId)
    .for('update')
  const ids = found.map(({ contactId }) => contactId)
  if (ids.length)
    await db
      .update(contacts)
      .set({ undeliverable: since, undeliverableReason: reason })
      .where(inArray(contacts.contactId, ids))
  return found
}
