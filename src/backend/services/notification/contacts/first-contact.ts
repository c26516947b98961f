import { findPerson } from '#backend/modules/people/public.ts'
import type { Topic } from '#domain/notification/topics.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { contacts, contactTopics } from '../tables.ts'

/** What the contact of a new account hears of: that a service stops, or is about to, and who may do what. */
const OWNER_TOPICS: readonly Topic[] = ['usage-90', 'usage-100', 'expiring', 'security']

/** Makes the first owner of a new account its primary contact. The sign-up has confirmed the address. */
export async function addFirstContact(
  db: Queries,
  { accountId, userId, now }: { accountId: number; userId: string; now: Date },
): Promise<void> {
  const person = await findPerson(db, userId)
  if (!person) return
  const { username: email, firstName, lastName, company, phone, position, confirmed } = person
  const [contact] = await db
    .insert(contacts)
    .values({
      accountId,
      email,
      firstName,
      lastName,
      company,
      phone,
      position,
      confirmed,
      primary: true,
      created: now,
    })
    .returning()
  if (!contact) throw new Error('the contact was not inserted')
  await db.insert(contactTopics).values(OWNER_TOPICS.map(topic => ({ contactId: contact.contactId, topic })))
}
