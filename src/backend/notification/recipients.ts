import { and, arrayOverlaps, eq, isNotNull, isNull } from 'drizzle-orm'
import { people } from '#backend/identity/public.ts'
import { FIRST_TOPICS, type Topic } from '#domain/notification/topics.ts'
import type { Role } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { memberships } from '#kernel/storage/tables.ts'
import { contacts, contactTopics, profileTopics } from './tables.ts'

/** Notices about money, which only members who may see it get. Contacts are chosen by an owner. */
const MONEY_TOPICS: readonly Topic[] = ['receipts', 'renewal', 'expiring']
const MONEY_ROLES: Role[] = ['billing-viewer', 'billing-editor', 'account-owner']

/**
 * The e-mail addresses that get the notices of an account about a topic, each once: confirmed contacts with the topic,
 * and members who follow it. If there is no one, the owners, so that no notice is lost.
 */
export async function recipientsOf(db: Queries, accountId: number, topic: Topic): Promise<string[]> {
  const [named, following] = [await contactsOf(db, accountId, topic), await followersOf(db, accountId, topic)]
  const all = new Set([...named, ...following].map(address => address.toLowerCase()))
  return all.size ? [...all].toSorted() : ownersOf(db, accountId)
}

async function contactsOf(db: Queries, accountId: number, topic: Topic): Promise<string[]> {
  const rows = await db
    .select({ email: contacts.email })
    .from(contacts)
    .innerJoin(
      contactTopics,
      and(eq(contactTopics.contactId, contacts.contactId), eq(contactTopics.topic, topic)),
    )
    .where(and(eq(contacts.accountId, accountId), isNotNull(contacts.confirmed)))
  return rows.map(({ email }) => email)
}

async function followersOf(db: Queries, accountId: number, topic: Topic): Promise<string[]> {
  const mayRead = MONEY_TOPICS.includes(topic) ? arrayOverlaps(memberships.roles, MONEY_ROLES) : undefined
  const choice = and(eq(profileTopics.userId, people.userId), eq(profileTopics.topic, topic))
  const rows = await db
    .select({ username: people.username, subscribed: profileTopics.subscribed })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .leftJoin(profileTopics, choice)
    .where(and(eq(memberships.accountId, accountId), isNull(people.disabled), mayRead))
  return rows
    .filter(({ subscribed }) => subscribed ?? FIRST_TOPICS.includes(topic))
    .map(({ username }) => username)
}

async function ownersOf(db: Queries, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ username: people.username })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(
      and(
        eq(memberships.accountId, accountId),
        isNull(people.disabled),
        arrayOverlaps(memberships.roles, ['account-owner']),
      ),
    )
    .orderBy(people.username)
  return rows.map(({ username }) => username)
}
