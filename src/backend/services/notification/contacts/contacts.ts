import { and, eq, ne, sql } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { requireAcceptedAddress } from '#backend/modules/people/public.ts'
import { FIRST_CONTACT_TOPICS } from '#domain/notification/topics.ts'
import type { operations, QueryDefaults } from '#generated/notification/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { lockRowsOf, requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { contacts, contactTopics } from '../tables.ts'
import { sendConfirmation } from './confirmation-links.ts'
import { contactPageOf } from './list.ts'
import { contactMoved } from './mails.ts'
import { type ContactRow, isKept, isSettled, lockContact, lockRestorable, readContact } from './rows.ts'

/** Handlers of `openapi/notification/contacts.yaml`. */
export const contactHandlers = {
  async listContacts({ db, query, caller }) {
    return { status: 200, body: await contactPageOf(db, accountOf(caller), query) }
  },

  async getContact(context) {
    return { status: 200, body: await readContact(context.db, whoseOf(context)) }
  },

  async createContact(context) {
    const { db, body, caller, now, recordActivity } = context
    const { company = '', email, first_name, last_name, phone = '', position = '', topics, ...rest } = body
    assertAllRead(rest)
    requireAcceptedAddress(email, 'email')
    const accountId = accountOf(caller)
    await lockRowsOf(db, contacts, accountId)
    await requireFreeAddress(db, { accountId, email })
    await requireContactCapacity(context, accountId)
    const [contact] = await db
      .insert(contacts)
      .values({
        accountId,
        company,
        email,
        firstName: first_name,
        lastName: last_name,
        phone,
        position,
        created: now,
      })
      .returning()
    if (!contact) throw new Error('the contact was not inserted')
    const { contactId } = contact
    const chosen = [...new Set(topics ?? FIRST_CONTACT_TOPICS)].map(topic => ({ contactId, topic }))
    if (chosen.length) await db.insert(contactTopics).values(chosen)
    await sendConfirmation(context, contact)
    await recordActivity(String(contactId))
    return { status: 201, body: await readContact(db, contact) }
  },

  async updateContact(context) {
    const { db, body, kernel, recordActivity, nothingChanged, sendMail } = context
    const { company, email, first_name, last_name, phone, position, version, ...rest } = body
    assertAllRead(rest)
    const whose = whoseOf(context)
    await lockRowsOf(db, contacts, whose.accountId)
    const before = await lockContact(db, whose)
    if (before.version !== version) throw problem('contact-changed')
    const isNewAddress = email.toLowerCase() !== before.email.toLowerCase()
    const after = { company, email, firstName: first_name, lastName: last_name, phone, position }
    if (Object.entries(after).every(([name, value]) => before[name as keyof ContactRow] === value)) {
      nothingChanged()
      return { status: 200, body: await readContact(db, whose) }
    }
    if (isNewAddress) {
      requireAcceptedAddress(email, 'email')
      await requireFreeAddress(db, { ...whose, email })
    }
    const unproven = { confirmed: null, undeliverable: null, undeliverableReason: null }
    const [changed] = await db
      .update(contacts)
      .set({ ...after, ...(isNewAddress && unproven), version: before.version + 1 })
      .where(eq(contacts.contactId, whose.contactId))
      .returning()
    if (!changed) throw new Error('the contact was not changed')
    if (isNewAddress) {
      await sendConfirmation(context, changed)
      if (isSettled(before)) {
        const account = await accountLabelOf(db, whose.accountId)
        await sendMail(contactMoved.to(before.email, { account }, kernel))
      }
    }
    // Another address cannot be taken back without its owner, so such an edit has nothing to undo.
    await recordActivity(String(whose.contactId), { facts: isNewAddress ? {} : factsBefore(before) })
    return { status: 200, body: await readContact(db, whose) }
  },

  async deleteContact(context) {
    const { db, now, recordActivity } = context
    const contact = await lockContact(db, whoseOf(context))
    if (contact.primary) throw problem('primary-contact')
    await db.update(contacts).set({ deleted: now }).where(eq(contacts.contactId, contact.contactId))
    await recordActivity(String(contact.contactId), { facts: { email: contact.email } })
    return { status: 204 }
  },

  async restoreContact(context) {
    const { db, now, nothingChanged } = context
    const whose = whoseOf(context)
    await lockRowsOf(db, contacts, whose.accountId)
    const contact = await lockRestorable(db, whose, now)
    if (contact.deleted) {
      await requireFreeAddress(db, contact)
      await requireContactCapacity(context, whose.accountId)
      await db.update(contacts).set({ deleted: null }).where(eq(contacts.contactId, whose.contactId))
    } else nothingChanged()
    return { status: 200, body: await readContact(db, whose) }
  },

  async subscribeContact(context) {
    const { db, params, nothingChanged } = context
    const { contactId, accountId } = await lockContact(db, whoseOf(context))
    const added = await db
      .insert(contactTopics)
      .values({ contactId, topic: params.topic })
      .onConflictDoNothing()
      .returning()
    if (!added.length) nothingChanged()
    return { status: 200, body: await readContact(db, { accountId, contactId }) }
  },

  async unsubscribeContact(context) {
    const { db, params, nothingChanged } = context
    const { contactId, accountId } = await lockContact(db, whoseOf(context))
    const ended = await db
      .delete(contactTopics)
      .where(and(eq(contactTopics.contactId, contactId), eq(contactTopics.topic, params.topic)))
      .returning()
    if (!ended.length) nothingChanged()
    return { status: 200, body: await readContact(db, { accountId, contactId }) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

type Whose = Pick<Context<{ id: number }>, 'params' | 'caller'>
const whoseOf = ({ params, caller }: Whose) => ({ accountId: accountOf(caller), contactId: params.id })

const requireContactCapacity = ({ db, limit }: Pick<Context, 'db' | 'limit'>, accountId: number) =>
  requireCapacity(db, contacts, { owner: [contacts.accountId, accountId], limit, where: isKept() })

/** Throws 409 if another contact of the account has the address. */
async function requireFreeAddress(
  db: Queries,
  { accountId, contactId, email }: { accountId: number; contactId?: number; email: string },
): Promise<void> {
  const isTaken = and(
    eq(contacts.accountId, accountId),
    eq(sql`lower(${contacts.email})`, email.toLowerCase()),
    isKept(),
    contactId === undefined ? undefined : ne(contacts.contactId, contactId),
  )
  if (await db.$count(contacts, isTaken)) throw problem('contact-exists', { fields: ['email'] })
}

function factsBefore({ company, email, firstName, lastName, phone, position }: ContactRow) {
  return {
    company_before: company,
    email_before: email,
    first_name_before: firstName,
    last_name_before: lastName,
    phone_before: phone,
    position_before: position,
  }
}
