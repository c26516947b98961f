import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { TOPICS, type Topic } from '#domain/notification/topics.ts'
import { CONTACT_LINK_LIFETIME, CONTACT_RESTORE_WINDOW } from '#generated/durations.ts'
import type { Contact } from '#generated/notification/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { CONTACT_LINK_COOL_DOWN } from '../limits.ts'
import { contacts, contactTopics } from '../tables.ts'
import { turnedOffBy } from './turned-off.ts'

export type ContactRow = typeof contacts.$inferSelect

/** What old systems store for an address that is not confirmed. */
const ZERO_DATE = new Date('0001-01-01T00:00:00Z')

/** Conditions on a contact, for the database. */
export const isKept = () => isNull(contacts.deleted)
export const isConfirmed = () => gt(contacts.confirmed, ZERO_DATE)
export const isUnconfirmed = () => or(isNull(contacts.confirmed), eq(contacts.confirmed, ZERO_DATE))
export const isDeliverable = () => isNull(contacts.undeliverable)

/** Whether notices of its topics go to a contact. */
export const isReached = () => and(isKept(), isConfirmed(), isDeliverable())

/** Whether nothing is left to confirm. Of an address that takes no email, a new confirmation proves that it does. */
export function isSettled({ confirmed, undeliverable }: ContactRow): boolean {
  return confirmed !== null && confirmed > ZERO_DATE && undeliverable === null
}

interface Whose {
  accountId: number
  contactId: number
}

/** A contact of an account, locked until the transaction ends. Throws 404 for another account's, and a deleted one. */
export async function lockContact(db: Queries, whose: Whose): Promise<ContactRow> {
  const [row] = await db.select().from(contacts).where(isOf(whose)).for('update')
  if (!row || row.deleted) throw problem('not-found')
  return row
}

/** The same for one that may be deleted, as long as it can be restored. */
export async function lockRestorable(db: Queries, whose: Whose, now: Date): Promise<ContactRow> {
  const [row] = await db.select().from(contacts).where(isOf(whose)).for('update')
  const isGone = row?.deleted && now.getTime() - row.deleted.getTime() >= CONTACT_RESTORE_WINDOW
  if (!row || isGone) throw problem('not-found')
  return row
}

const isOf = ({ accountId, contactId }: Whose) =>
  and(eq(contacts.contactId, contactId), eq(contacts.accountId, accountId))

/** A contact as the API returns it. Throws 404 as `lockContact` does. */
export async function readContact(db: Queries, whose: Whose): Promise<Contact> {
  const rows = await db
    .select()
    .from(contacts)
    .where(and(isOf(whose), isKept()))
  const [contact] = await withTopics(db, rows)
  if (!contact) throw problem('not-found')
  return contact
}

/** Contacts as the API returns them, in the same order. */
export async function withTopics(db: Queries, rows: readonly ContactRow[]): Promise<Contact[]> {
  const ids = rows.map(({ contactId }) => contactId)
  const marks = ids.length
    ? await db
        .select({
          contactId: contactTopics.contactId,
          topic: contactTopics.topic,
          isOff: sql<boolean>`false`,
        })
        .from(contactTopics)
        .where(inArray(contactTopics.contactId, ids))
        .unionAll(turnedOffBy(db, ids))
    : []
  const byContact = Map.groupBy(marks, ({ contactId }) => contactId)
  return rows.map(row => {
    const own = byContact.get(row.contactId) ?? []
    const topicsOf = (isOff: boolean) =>
      TOPICS.filter(topic => own.some(mark => mark.topic === topic && mark.isOff === isOff))
    return toWire(row, topicsOf(false), topicsOf(true))
  })
}

function toWire(row: ContactRow, topics: Topic[], turnedOff: Topic[]): Contact {
  const { undeliverable, undeliverableReason: reason, linkSent } = row
  const sent = linkSent && !isSettled(row) ? linkSent : null
  const after = (time: number) => sent && new Date(sent.getTime() + time).toISOString()
  return {
    id: row.contactId,
    company: row.company,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone,
    position: row.position,
    topics,
    turned_off: turnedOff,
    confirmation_timestamp: row.confirmed?.toISOString() ?? null,
    confirmation_sent: after(0),
    confirmation_expires: after(CONTACT_LINK_LIFETIME),
    resend_available: after(CONTACT_LINK_COOL_DOWN),
    undeliverable: undeliverable && reason && { since: undeliverable.toISOString(), reason },
    primary: row.primary,
    version: row.version,
  }
}
