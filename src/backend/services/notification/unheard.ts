import { and, arrayOverlaps, eq, isNull, notExists, or, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { FIRST_OWNER_TOPICS, FIRST_TOPICS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isReached } from './contacts/rows.ts'
import { turnedOff } from './contacts/turned-off.ts'
import { TOPIC_ROLES } from './notices/recipients.ts'
import { contacts, contactTopics, profileTopics } from './tables.ts'

/** What an account should not miss: lookups that stop, and what it has paid. */
const IMPORTANT: readonly Topic[] = ['usage-100', 'expiring', 'receipts']

/** Which of these topics reach no contact of the account, and no member who follows them. */
export async function unheardTopics(db: Queries, accountId: number): Promise<Topic[]> {
  const topic = sql`important.topic`
  const byContact = db
    .select({ one: sql`1` })
    .from(contacts)
    .innerJoin(contactTopics, eq(contactTopics.contactId, contacts.contactId))
    .where(
      and(
        eq(contacts.accountId, accountId),
        isReached(),
        eq(contactTopics.topic, topic),
        notExists(turnedOff(db, topic)),
      ),
    )
  const byMember = db
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .leftJoin(profileTopics, and(eq(profileTopics.userId, people.userId), eq(profileTopics.topic, topic)))
    .where(
      and(
        eq(memberships.accountId, accountId),
        isNull(people.disabled),
        sql`coalesce(${profileTopics.subscribed}, ${topic} in ${FIRST_TOPICS}
          or (${topic} in ${FIRST_OWNER_TOPICS} and 'account-owner' = any(${memberships.roles})))`,
        or(...IMPORTANT.map(each => and(sql`${topic} = ${each}`, mayGet(each)))),
      ),
    )
  const rows = await db
    .select({ topic: sql<Topic>`important.topic` })
    .from(
      sql`(values ${sql.join(
        IMPORTANT.map(each => sql`(${each}::text)`),
        sql`, `,
      )}) as important(topic)`,
    )
    .where(and(notExists(byContact), notExists(byMember)))
  const unheard = new Set(rows.map(row => row.topic))
  return TOPICS.filter(each => unheard.has(each))
}

/** That a member has a role for a topic that not everyone gets. */
function mayGet(topic: Topic) {
  const roles = TOPIC_ROLES[topic]
  return roles && arrayOverlaps(memberships.roles, roles)
}
