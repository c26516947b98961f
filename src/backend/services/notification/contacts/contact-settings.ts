import { and, eq } from 'drizzle-orm'
import type { Contact } from '#generated/notification/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { contacts } from '../tables.ts'
import { isKept, withTopics } from './rows.ts'

/** What people set of a contact. */
export type ContactSettings = Pick<
  Contact,
  'id' | 'version' | 'email' | 'first_name' | 'last_name' | 'company' | 'phone' | 'position' | 'topics'
>

/** All contacts of an account, in the order of their addresses. */
export async function contactSettingsOf(db: Queries, accountId: number): Promise<ContactSettings[]> {
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.accountId, accountId), isKept()))
  const all = await withTopics(db, rows)
  return all
    .map(({ id, version, email, first_name, last_name, company, phone, position, topics }) => ({
      id,
      version,
      email,
      first_name,
      last_name,
      company,
      phone,
      position,
      topics,
    }))
    .toSorted((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
}
