import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { accounts } from '#backend/modules/accounts/public.ts'
import { findByUsername } from '#backend/modules/people/public.ts'
import type { operations, Unsubscription } from '#generated/notification/types.ts'
import { recorderOf } from '#kernel/contract/activity.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import { registerOneClick } from '#kernel/mail/one-click.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isConfirmed, isKept } from './contacts/rows.ts'
import { readUnsubscribeToken, type UnsubscribeLink } from './links.ts'
import { noticeRecipients } from './notices/recipients.ts'
import { contacts, contactTopics, profileTopics } from './tables.ts'

/** Handlers of `openapi/notification/unsubscribe.yaml`. */
export const unsubscribeHandlers = {
  async findUnsubscription({ db, body, kernel }) {
    return { status: 200, body: await standing(db, await requireHeld(db, kernel, body.token)) }
  },

  async unsubscribeFromNotices({ db, body, kernel, now, recordActivity, nothingChanged }) {
    const held = await requireHeld(db, kernel, body.token)
    const changed = await choose(db, held, { subscribed: false, now })
    if (changed) await record(recordActivity, held, changed)
    else nothingChanged()
    return { status: 200, body: await standing(db, held) }
  },

  async undoUnsubscription({ db, body, kernel, now, recordActivity, nothingChanged }) {
    const held = await requireHeld(db, kernel, body.token)
    const changed = await choose(db, held, { subscribed: true, now })
    if (changed) await record(recordActivity, held, changed)
    else nothingChanged()
    return { status: 200, body: await standing(db, held) }
  },
} satisfies Pick<Handlers<operations>, 'findUnsubscription' | 'unsubscribeFromNotices' | 'undoUnsubscription'>

/** A link, with what its address stands for now: a person, a contact of the account, or both. */
interface HeldLink extends UnsubscribeLink {
  account: string
  userId: string | undefined
  contactId: number | undefined
}

/** Throws `unsubscribe-link-invalid` for a token that is not ours, and for an address that gets no notices any more. */
async function requireHeld(db: Queries, kernel: Pick<Kernel, 'secretBox'>, token: string): Promise<HeldLink> {
  const link = readUnsubscribeToken(kernel, token)
  const [account] = link ? await db.select().from(accounts).where(eq(accounts.accountId, link.accountId)) : []
  if (!link || !account) throw problem('unsubscribe-link-invalid')
  const [contact] = await db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, link.accountId),
        eq(sql`lower(${contacts.email})`, link.address),
        isKept(),
        isConfirmed(),
      ),
    )
  const person = await findByUsername(db, link.address)
  if (!contact && !person) throw problem('unsubscribe-link-invalid')
  return { ...link, account: account.label, userId: person?.userId, contactId: contact?.contactId }
}

async function standing(
  db: Queries,
  { accountId, account, address, topics }: HeldLink,
): Promise<Unsubscription> {
  const followed = await Promise.all(
    topics.map(async topic => (await noticeRecipients(db, accountId, topic)).has(address)),
  )
  return {
    email: address,
    account_label: account,
    topics: [...topics],
    subscribed: followed.includes(true),
  }
}

/** Whose choice was another one before: that of the account's contact goes before the person's own. */
type Changed = 'contact' | 'member'

async function choose(
  db: Queries,
  { topics, userId, contactId }: HeldLink,
  { subscribed, now }: { subscribed: boolean; now: Date },
): Promise<Changed | undefined> {
  const ofPerson = userId
    ? await db
        .insert(profileTopics)
        .values(topics.map(topic => ({ userId, topic, subscribed, changed: now })))
        .onConflictDoUpdate({
          target: [profileTopics.userId, profileTopics.topic],
          set: { subscribed, changed: now },
          setWhere: ne(profileTopics.subscribed, subscribed),
        })
        .returning()
    : []
  const own = ofPerson.length ? 'member' : undefined
  if (contactId === undefined) return own
  const ofContact = subscribed
    ? await db
        .insert(contactTopics)
        .values(topics.map(topic => ({ contactId, topic })))
        .onConflictDoNothing()
        .returning()
    : await db
        .delete(contactTopics)
        .where(and(eq(contactTopics.contactId, contactId), inArray(contactTopics.topic, [...topics])))
        .returning()
  return ofContact.length ? 'contact' : own
}

/** In the log of the account, so that its owners can tell why someone gets no notices. */
function record(
  recordActivity: Context['recordActivity'],
  { accountId, userId, contactId, address: email }: HeldLink,
  changed: Changed,
): Promise<void> {
  const resourceId = changed === 'contact' ? contactId : userId
  const facts = { email }
  return recordActivity(String(resourceId), {
    ...{ accountId, resource: changed, facts },
    ...(userId && { userId }),
  })
}

/** The button of mail programs to unsubscribe. */
export function registerUnsubscribeButton(
  app: FastifyInstance,
  kernel: Kernel,
  rateLimits: RateLimits,
): void {
  registerOneClick(app, rateLimits, {
    operationId: 'postUnsubscribeFromNotices',
    path: '/unsubscribe/one-click',
    unsubscribe: (token, request) =>
      kernel.queries.transaction(async db => {
        const held = await requireHeld(db, kernel, token)
        const changed = await choose(db, held, { subscribed: false, now: kernel.clock.now() })
        const operationId = 'unsubscribeFromNotices'
        if (changed) await record(recorderOf(kernel, { request, db, operationId }), held, changed)
      }),
  })
}
