import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import { accounts, requireAccount } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/notification/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { hasWords, MOST_FOUND, wordsOf } from '#kernel/storage/words.ts'
import { contactPageOf } from './contacts/list.ts'
import { isKept } from './contacts/rows.ts'
import { contacts } from './tables.ts'

const LARGEST_ID = 2_147_483_647

/** Handlers of `openapi/notification/staff.yaml`: contacts as staff see them. */
export const adminHandlers = {
  async searchContacts({ db, query }) {
    const { text, page, page_size } = query
    const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined
    const matches = id !== undefined && id <= LARGEST_ID ? eq(contacts.contactId, id) : undefined
    const { email, firstName, lastName, company, position } = contacts
    const where = and(
      isKept(),
      or(hasWords(wordsOf(email, firstName, lastName, company, position), text), matches),
    )
    const matching = db.select().from(contacts).where(where).limit(MOST_FOUND).as('matching')
    const found = db
      .select()
      .from(matching)
      .orderBy(desc(matching.contactId))
      .limit(page_size)
      .offset((page - 1) * page_size)
      .as('found')
    const rows = await db
      .select()
      .from(found)
      .innerJoin(accounts, eq(accounts.accountId, found.accountId))
      .orderBy(desc(found.contactId))
    const total = await db.$count(matching)
    return { status: 200, body: { contacts: rows.map(toEntry), total, page, page_size } }
  },

  async listUndeliverableContacts({ db, query }) {
    const { page, page_size } = query
    const where = and(isKept(), isNotNull(contacts.undeliverable))
    const rows = await db
      .select()
      .from(contacts)
      .innerJoin(accounts, eq(accounts.accountId, contacts.accountId))
      .where(where)
      .orderBy(asc(contacts.undeliverable), asc(contacts.contactId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        contacts: rows.map(({ contacts: contact, accounts: { label } }) => ({
          account_id: contact.accountId,
          account_label: label,
          id: contact.contactId,
          email: contact.email,
          first_name: contact.firstName,
          last_name: contact.lastName,
          primary: contact.primary,
          since: (contact.undeliverable ?? contact.created).toISOString(),
          cause: contact.undeliverableReason ?? 'bounced',
        })),
        total: await db.$count(contacts, where),
        page,
        page_size,
      },
    }
  },

  async listAccountContacts({ db, params, query }) {
    await requireAccount(db, params.id)
    return { status: 200, body: await contactPageOf(db, params.id, query) }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'searchContacts' | 'listUndeliverableContacts' | 'listAccountContacts'
>

/** Returns how many contacts of an account have an address that rejects emails. */
export function undeliverableContactsOf(db: Queries, accountId: number): Promise<number> {
  return db.$count(
    contacts,
    and(isKept(), eq(contacts.accountId, accountId), isNotNull(contacts.undeliverable)),
  )
}

interface Found {
  found: typeof contacts.$inferSelect
  accounts: typeof accounts.$inferSelect
}

function toEntry({ found, accounts: account }: Found) {
  return {
    account_id: found.accountId,
    account_label: account.label,
    id: found.contactId,
    company: found.company,
    email: found.email,
    first_name: found.firstName,
    last_name: found.lastName,
    position: found.position,
    confirmation_timestamp: found.confirmed?.toISOString() ?? null,
  }
}
