import { and, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { STATUS_LINK_LIFETIME, STATUS_MAIL_PAUSE } from '#generated/durations.ts'
import type { operations } from '#generated/reporting/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import { purgeJob } from '#kernel/jobs/purge.ts'
import { createMailedLink, endLinkCode } from '#kernel/mail/link-codes.ts'
import { type Mail, queueMail } from '#kernel/mail/mail.ts'
import { registerOneClick } from '#kernel/mail/one-click.ts'
import { subscriberLinks } from '#kernel/mail/subscriber-links.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { statusConfirmation, statusSubscribed } from './mails.ts'
import { statusSubscribers } from './tables.ts'

const { linkToken, readLink } = subscriberLinks<'status-confirm' | 'status-unsubscribe'>({
  confirm: 'status-confirm',
  lifetime: STATUS_LINK_LIFETIME,
})

type Subscriber = typeof statusSubscribers.$inferSelect

function isSubscribed({ confirmed, unsubscribed }: Subscriber): boolean {
  return confirmed !== null && (unsubscribed === null || unsubscribed < confirmed)
}

/** The code of the link to subscribe. */
const codeOf = (subscriberId: string) => `status:${subscriberId}`

async function confirmationMail(
  db: Queries,
  kernel: Kernel,
  { subscriberId, email }: Subscriber,
  now: Date,
): Promise<Mail> {
  const token = linkToken(kernel, 'status-confirm', { subscriberId, issued: now })
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(subscriberId),
    address: email,
    // The query tells a link that lost its token from a visit to the page.
    path: `/status?by=email#token=${token}`,
    expiration: new Date(now.getTime() + STATUS_LINK_LIFETIME),
  })
  return statusConfirmation.to(email, { link }, kernel)
}

/** What an email has with which its reader unsubscribes. */
export async function leavingLink(
  db: Queries,
  kernel: Pick<Kernel, 'secretBox'>,
  { subscriberId, email }: Pick<Subscriber, 'subscriberId' | 'email'>,
  now: Date,
) {
  const token = linkToken(kernel, 'status-unsubscribe', { subscriberId, issued: now })
  const link = await createMailedLink(db, kernel, {
    subject: `status-unsubscribe:${subscriberId}`,
    address: email,
    path: `/status?by=email#unsubscribe=${token}`,
    expiration: null,
  })
  return { link, token }
}

/** Handlers of `openapi/reporting/status-emails.yaml`. */
export const statusEmailHandlers = {
  async requestStatusEmails({ db, body, kernel, now, recordActivity, nothingChanged }) {
    const { email: typed, ...rest } = body
    assertAllRead(rest)
    const email = typed.toLowerCase()
    const response = { status: 200 as const, body: { email: typed } }
    const [added] = await db
      .insert(statusSubscribers)
      .values({ subscriberId: newId(now), email, mailed: now })
      .onConflictDoNothing()
      .returning()
    if (added) {
      await queueMail(db, await confirmationMail(db, kernel, added, now), now)
      await recordActivity(added.subscriberId)
      return response
    }
    const [known] = await db
      .select()
      .from(statusSubscribers)
      .where(eq(statusSubscribers.email, email))
      .for('update')
    if (!known || now.getTime() - known.mailed.getTime() < STATUS_MAIL_PAUSE) {
      nothingChanged()
      return response
    }
    await recordActivity(known.subscriberId)
    await db
      .update(statusSubscribers)
      .set({ mailed: now })
      .where(eq(statusSubscribers.subscriberId, known.subscriberId))
    const mail = isSubscribed(known)
      ? statusSubscribed.to(email, { ...(await leavingLink(db, kernel, known, now)), isNew: false }, kernel)
      : await confirmationMail(db, kernel, known, now)
    await queueMail(db, mail, now)
    return response
  },

  async confirmStatusEmails({ db, body, kernel, now, sendMail, recordActivity, nothingChanged }) {
    const { token, ...rest } = body
    assertAllRead(rest)
    const link = readLink(kernel, 'status-confirm', token)
    const known = link && (await lockSubscriber(db, link.subscriberId))
    // A link from before the person unsubscribed must not undo that.
    if (!known || (known.unsubscribed && known.unsubscribed >= link.issued))
      throw problem('status-link-invalid')
    const { email, subscriberId } = known
    if (isSubscribed(known)) {
      nothingChanged()
      return { status: 200, body: { status: 'already-confirmed', email } }
    }
    await recordActivity(subscriberId)
    await db
      .update(statusSubscribers)
      .set({ confirmed: now })
      .where(eq(statusSubscribers.subscriberId, subscriberId))
    await endLinkCode(db, codeOf(subscriberId))
    const leaving = await leavingLink(db, kernel, known, now)
    await sendMail(statusSubscribed.to(email, { ...leaving, isNew: true }, kernel))
    return { status: 200, body: { status: 'confirmed', email } }
  },

  async unsubscribeStatusEmails({ db, body, kernel, recordActivity, nothingChanged }) {
    const { token, ...rest } = body
    assertAllRead(rest)
    const before = await unsubscribe(db, token, kernel)
    if (isSubscribed(before)) await recordActivity(before.subscriberId)
    else nothingChanged()
    return { status: 200, body: { email: before.email } }
  },
} satisfies Partial<Handlers<operations>>

/** Ends the subscription of a link. Returns the subscriber as they were before. */
async function unsubscribe(db: Queries, token: string, kernel: Kernel): Promise<Subscriber> {
  const link = readLink(kernel, 'status-unsubscribe', token)
  const known = link && (await lockSubscriber(db, link.subscriberId))
  if (!known) throw problem('status-link-invalid')
  if (isSubscribed(known))
    await db
      .update(statusSubscribers)
      .set({ unsubscribed: kernel.clock.now() })
      .where(eq(statusSubscribers.subscriberId, known.subscriberId))
  return known
}

async function lockSubscriber(db: Queries, subscriberId: string): Promise<Subscriber | undefined> {
  const [known] = await db
    .select()
    .from(statusSubscribers)
    .where(eq(statusSubscribers.subscriberId, subscriberId))
    .for('update')
  return known
}

/** The button of mail programs to unsubscribe. */
export function registerUnsubscribeButton(
  app: FastifyInstance,
  kernel: Kernel,
  rateLimits: RateLimits,
): void {
  registerOneClick(app, rateLimits, {
    operationId: 'postStatusUnsubscribe',
    path: '/status/unsubscribe',
    unsubscribe: token => kernel.queries.transaction(db => unsubscribe(db, token, kernel)),
  })
}

/** Deletes addresses that were never confirmed, since they may be of someone who did not ask. */
export const statusPurgeJob = purgeJob('purge-status-subscribers', statusSubscribers, ago =>
  and(isNull(statusSubscribers.confirmed), lt(statusSubscribers.mailed, ago(STATUS_LINK_LIFETIME))),
)
