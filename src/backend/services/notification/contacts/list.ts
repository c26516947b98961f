import { and, asc, count, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ContactPage, operations } from '#generated/notification/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { contacts, contactTopics } from '../tables.ts'
import { unheardTopics } from '../unheard.ts'
import { isConfirmed, isDeliverable, isKept, isUnconfirmed, withTopics } from './rows.ts'

type Query = NonNullable<operations['listContacts']['parameters']['query']>
export type ContactQuery = Query & Required<Pick<Query, 'sort' | 'direction' | 'page' | 'page_size'>>

/** One page of the contacts of an account, as the API returns it. */
export async function contactPageOf(
  db: Queries,
  accountId: number,
  query: ContactQuery,
): Promise<ContactPage> {
  const { page, page_size } = query
  const where = and(eq(contacts.accountId, accountId), isKept(), ...filtersOf(db, query))
  const total = sql`(${db.select({ total: count() }).from(contacts).where(where)})`.mapWith(Number)
  const rows = await db
    .select({ contact: contacts, total })
    .from(contacts)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return {
    contacts: await withTopics(
      db,
      rows.map(({ contact }) => contact),
    ),
    // A page past the last one has no row with the total.
    total: rows[0]?.total ?? (page > 1 ? await db.$count(contacts, where) : 0),
    page,
    page_size,
    unheard: await unheardTopics(db, accountId),
  }
}

function filtersOf(db: Queries, { search, topic, state }: ContactQuery): (SQL | undefined)[] {
  return [
    search === undefined ? undefined : contains(search),
    topic && exists(topicOfContact(db, topic)),
    state && ofState[state](),
  ]
}

const topicOfContact = (db: Queries, topic: string) =>
  db
    .select({ one: sql`1` })
    .from(contactTopics)
    .where(and(eq(contactTopics.contactId, contacts.contactId), eq(contactTopics.topic, topic)))

const ofState = {
  confirmed: () => and(isConfirmed(), isDeliverable()),
  unconfirmed: () => and(isUnconfirmed(), isDeliverable()),
  undeliverable: () => isNotNull(contacts.undeliverable),
}

/**
 * Matches a name, address, company or position that contains the text, ignoring case. They are looked through in one
 * go, with line breaks between them, which no text has: `ilike` on each takes many times as long.
 */
function contains(text: string): SQL {
  const { email, company, position } = contacts
  const all = sql.join([email, fullName, company, position], sql` || chr(10) || `)
  return sql`strpos(lower(${all}), lower(${text}::text)) > 0`
}

const fullName = sql`${contacts.firstName} || ' ' || ${contacts.lastName}`

/** The order of a list. Each matches an index, so that reading a page does not sort the account's contacts. */
function orderOf({ sort, direction }: ContactQuery): SQL[] {
  const order = direction === 'asc' ? asc : desc
  // No two contacts of an account have the same address.
  if (sort === 'email') return [order(sql`lower(${contacts.email})`)]
  if (sort === 'name') return [order(sql`lower(${fullName})`), order(contacts.contactId)]
  return direction === 'asc' ? [desc(contacts.primary), asc(contacts.contactId)] : [desc(contacts.contactId)]
}
