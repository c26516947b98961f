import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { Topic } from '#domain/notification/topics.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { contacts, profileTopics } from '../tables.ts'

// A person's own choice holds for them as a contact too: they would not know where else the notices come from.

const isOfContact = () => eq(people.username, sql`lower(${contacts.email})`)
const isInAccount = () =>
  and(eq(memberships.userId, people.userId), eq(memberships.accountId, contacts.accountId))
const isOff = () => and(eq(profileTopics.userId, people.userId), eq(profileTopics.subscribed, false))

/** The member with the address of a contact who has turned a topic off: a part of a query over contacts. */
export function turnedOff(db: Queries, topic: Topic | SQL) {
  return db
    .select({ one: sql`1` })
    .from(people)
    .innerJoin(memberships, isInAccount())
    .innerJoin(profileTopics, isOff())
    .where(and(isOfContact(), eq(profileTopics.topic, topic)))
}

/** What members with the addresses of these contacts have turned off: a part of a query. */
export function turnedOffBy(db: Queries, contactIds: readonly number[]) {
  return db
    .select({ contactId: contacts.contactId, topic: profileTopics.topic, isOff: sql<boolean>`true` })
    .from(contacts)
    .innerJoin(people, isOfContact())
    .innerJoin(memberships, isInAccount())
    .innerJoin(profileTopics, isOff())
    .where(inArray(contacts.contactId, contactIds))
}
