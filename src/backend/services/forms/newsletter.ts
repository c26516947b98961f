import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { FORM_PORTAL_ID, NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import { NEWSLETTER_LINK_LIFETIME } from '#generated/durations.ts'
import type { operations } from '#generated/forms/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import { createMailedLink, endLinkCode } from '#kernel/mail/link-codes.ts'
import { type Mail, queueMail } from '#kernel/mail/mail.ts'
import { registerOneClick } from '#kernel/mail/one-click.ts'
import { subscriberLinks } from '#kernel/mail/subscriber-links.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { NEWSLETTER_MAIL_PAUSE } from './limits.ts'
import { newsletterConfirmation, newsletterSubscribed } from './mails.ts'
import { submissions, subscribers } from './tables.ts'

const { linkToken, readLink } = subscriberLinks<'confirm' | 'unsubscribe'>({
  confirm: 'confirm',
  lifetime: NEWSLETTER_LINK_LIFETIME,
})

type Subscriber = typeof subscribers.$inferSelect

function isSubscribed({ confirmed, unsubscribed }: Subscriber): boolean {
  return confirmed !== null && (unsubscribed === null || unsubscribed < confirmed)
}

/** The code of the link to subscribe. */
const codeOf = (subscriberId: string) => `newsletter:${subscriberId}`

async function confirmationMail(
  db: Queries,
  kernel: Kernel,
  { subscriberId, email }: Subscriber,
  now: Date,
): Promise<Mail> {
  const token = linkToken(kernel, 'confirm', { subscriberId, issued: now })
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(subscriberId),
    address: email,
    // The query tells a link that lost its token from a visit to the page.
    path: `/newsletter?by=email#token=${token}`,
    expiration: new Date(now.getTime() + NEWSLETTER_LINK_LIFETIME),
  })
  return newsletterConfirmation.to(email, { link }, kernel)
}

async function subscribedMail(
  db: Queries,
  kernel: Kernel,
  { subscriberId, email }: Subscriber,
  { isNew, now }: { isNew: boolean; now: Date },
): Promise<Mail> {
  const token = linkToken(kernel, 'unsubscribe', { subscriberId, issued: now })
  const link = await createMailedLink(db, kernel, {
    subject: `newsletter-unsubscribe:${subscriberId}`,
    address: email,
    path: `/newsletter?by=email#unsubscribe=${token}`,
    expiration: null,
  })
  return newsletterSubscribed.to(email, { link, token, isNew }, kernel)
}

/**
 * Asks an address by email whether it wants the newsletter. The page says the same in every case, so that no one
 * learns who is subscribed.
 */
export async function requestSubscription(
  db: Queries,
  { email, submissionId }: { email: string; submissionId: string },
  { kernel, now }: { kernel: Kernel; now: Date },
): Promise<void> {
  const [added] = await db
    .insert(subscribers)
    .values({ subscriberId: newId(now), email, mailed: now, submissionId })
    .onConflictDoNothing()
    .returning()
  if (added) return queueMail(db, await confirmationMail(db, kernel, added, now), now)
  const [known] = await db.select().from(subscribers).where(eq(subscribers.email, email)).for('update')
  if (!known || now.getTime() - known.mailed.getTime() < NEWSLETTER_MAIL_PAUSE) return
  const isKept = isSubscribed(known)
  await db
    .update(subscribers)
    .set({ mailed: now, ...(!isKept && { submissionId }) })
    .where(eq(subscribers.subscriberId, known.subscriberId))
  const mail = isKept
    ? await subscribedMail(db, kernel, known, { isNew: false, now })
    : await confirmationMail(db, kernel, known, now)
  await queueMail(db, mail, now)
}

/** Handlers of `openapi/forms/newsletter.yaml`. */
export const newsletterHandlers = {
  async confirmNewsletter({ db, body, kernel, now, sendMail, recordActivity, nothingChanged }) {
    const link = readLink(kernel, 'confirm', body.token)
    const known = link && (await lockSubscriber(db, link.subscriberId))
    // A link from before the person unsubscribed must not undo that.
    if (!known || (known.unsubscribed && known.unsubscribed >= link.issued))
      throw problem('newsletter-link-invalid')
    const { email } = known
    if (isSubscribed(known)) {
      nothingChanged()
      return { status: 200, body: { status: 'already-confirmed', email } }
    }
    await recordActivity(known.subscriberId)
    await db
      .update(subscribers)
      .set({ confirmed: now })
      .where(eq(subscribers.subscriberId, known.subscriberId))
    // From here on the customer relations system may know of it.
    await db
      .update(submissions)
      .set({ nextAttempt: now })
      .where(and(eq(submissions.submissionId, known.submissionId), isNull(submissions.delivered)))
    await endLinkCode(db, codeOf(known.subscriberId))
    await sendMail(await subscribedMail(db, kernel, known, { isNew: true, now }))
    return { status: 200, body: { status: 'confirmed', email } }
  },

  async unsubscribeNewsletter({ db, body, kernel, recordActivity, nothingChanged }) {
    const before = await unsubscribe(db, body.token, kernel)
    if (isSubscribed(before)) await recordActivity(before.subscriberId)
    else nothingChanged()
    return { status: 200, body: { email: before.email } }
  },
} satisfies Pick<Handlers<operations>, 'confirmNewsletter' | 'unsubscribeNewsletter'>

/** Ends the subscription of a link, and has the system end it too. Returns the subscriber as they were before. */
async function unsubscribe(db: Queries, token: string, kernel: Kernel): Promise<Subscriber> {
  const link = readLink(kernel, 'unsubscribe', token)
  const known = link && (await lockSubscriber(db, link.subscriberId))
  if (!known) throw problem('newsletter-link-invalid')
  if (!isSubscribed(known)) return known
  const now = kernel.clock.now()
  await db
    .update(subscribers)
    .set({ unsubscribed: now })
    .where(eq(subscribers.subscriberId, known.subscriberId))
  await db.insert(submissions).values({
    submissionId: newId(now),
    portalId: FORM_PORTAL_ID,
    formId: NEWSLETTER_FORM,
    body: {
      fields: [
        { name: 'email', value: known.email },
        { name: 'newsletter_unsubscribed', value: 'true' },
      ],
      context: { pageUri: `${kernel.publicUrl()}/newsletter`, pageName: 'Newsletter' },
    },
    created: now,
    nextAttempt: now,
  })
  return known
}

async function lockSubscriber(db: Queries, subscriberId: string): Promise<Subscriber | undefined> {
  const [known] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.subscriberId, subscriberId))
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
    operationId: 'postUnsubscribe',
    path: '/newsletter/unsubscribe',
    unsubscribe: token => kernel.queries.transaction(db => unsubscribe(db, token, kernel)),
  })
}
