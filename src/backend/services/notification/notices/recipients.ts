import { and, arrayOverlaps, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { FIRST_OWNER_TOPICS, FIRST_TOPICS, type Topic } from '#domain/notification/topics.ts'
import type { Role } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isConfirmed, isKept, isReached } from '../contacts/rows.ts'
import { turnedOff } from '../contacts/turned-off.ts'
import { contacts, contactTopics, profiles, profileTopics } from '../tables.ts'

const MONEY_ROLES: Role[] = ['billing-viewer', 'billing-editor', 'account-owner']

/**
 * Which members get notices that not everyone may see: about money, and about who may do what, which only owners see in
 * the activity log. Contacts are chosen by an owner.
 */
export const TOPIC_ROLES: Readonly<Partial<Record<Topic, Role[]>>> = {
  receipts: MONEY_ROLES,
  renewal: MONEY_ROLES,
  expiring: MONEY_ROLES,
  security: ['account-owner'],
}

/**
 * Notices that the owners get where no one else does. Of the others, people hear when they ask for them: what is used
 * of a term is no news to who has turned nothing on.
 */
const NEVER_LOST: readonly Topic[] = ['usage-90', 'usage-100', 'expiring', 'renewal', 'key-limit']

/** The time zone of times in emails to people who have chosen none. */
export const DEFAULT_ZONE = 'UTC'

/**
 * The addresses that get the notices of an account about a topic, in lower case, with the time zone of each: confirmed
 * contacts with the topic, and members who follow it. If there is no one, the owners who have not turned it off.
 * Contacts have the zone of the first owner.
 */
export async function noticeRecipients(
  db: Queries,
  accountId: number,
  topic: Topic,
): Promise<Map<string, string>> {
  const owners = await membersOf(db, accountId, topic, ['account-owner'])
  const contactZone = owners[0]?.zone ?? DEFAULT_ZONE
  const named = (await contactsOf(db, accountId, topic)).map(address => ({ address, zone: contactZone }))
  const chosen = [...named, ...(await followersOf(db, accountId, topic))]
  const isLost = !chosen.length && NEVER_LOST.includes(topic)
  const all = isLost ? owners.filter(({ subscribed }) => subscribed !== false) : chosen
  return new Map(all.map(({ address, zone }) => [address.toLowerCase(), zone]))
}

/** Members who may hear of a topic, the one who came first first, with what they have chosen. */
async function membersOf(db: Queries, accountId: number, topic: Topic, roles: Role[] | undefined) {
  const choice = and(eq(profileTopics.userId, people.userId), eq(profileTopics.topic, topic))
  const rows = await db
    .select({
      address: people.username,
      subscribed: profileTopics.subscribed,
      zone: profiles.timeZone,
      isOwner: arrayOverlaps(memberships.roles, ['account-owner']),
    })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .leftJoin(profileTopics, choice)
    .leftJoin(profiles, eq(profiles.userId, people.userId))
    .where(
      and(
        eq(memberships.accountId, accountId),
        isNull(people.disabled),
        roles && arrayOverlaps(memberships.roles, roles),
      ),
    )
    .orderBy(asc(memberships.created), asc(people.username))
  return rows.map(({ zone, ...row }) => ({ ...row, zone: zone ?? DEFAULT_ZONE }))
}

/**
 * The email addresses that get the notices of an account about a topic, each once: confirmed contacts with the topic,
 * and members who follow it. If there is no one, the owners, so that no notice is lost.
 */
export async function recipientsOf(db: Queries, accountId: number, topic: Topic): Promise<string[]> {
  const named = await contactsOf(db, accountId, topic)
  const following = await followersOf(db, accountId, topic)
  const all = new Set([...named, ...following.map(({ address }) => address)].map(each => each.toLowerCase()))
  if (all.size) return [...all].toSorted()
  const owners = await membersOf(db, accountId, topic, ['account-owner'])
  return owners.map(({ address }) => address).toSorted()
}

/** Whether an address, in lower case, is that of a member of an account or of a contact who has confirmed it. */
export async function isOfAccount(db: Queries, accountId: number, address: string): Promise<boolean> {
  const isTheirs = and(eq(contacts.accountId, accountId), eq(sql`lower(${contacts.email})`, address))
  if (await db.$count(contacts, and(isTheirs, isKept(), isConfirmed()))) return true
  return (await membersOf(db, accountId, 'renewal', undefined)).some(
    member => member.address.toLowerCase() === address,
  )
}

/**
 * Whether an address, in lower case, may read about the money of an account: that of a contact, whom an owner has
 * chosen, or of a member with a role in billing.
 */
export async function maySeeMoney(db: Queries, accountId: number, address: string): Promise<boolean> {
  const isMember = (members: readonly { address: string }[]) =>
    members.some(member => member.address.toLowerCase() === address)
  if (isMember(await membersOf(db, accountId, 'renewal', MONEY_ROLES))) return true
  return !isMember(await membersOf(db, accountId, 'renewal', undefined))
}

async function followersOf(db: Queries, accountId: number, topic: Topic) {
  const members = await membersOf(db, accountId, topic, TOPIC_ROLES[topic])
  return members.filter(
    ({ subscribed, isOwner }) => subscribed ?? (isOwner ? FIRST_OWNER_TOPICS : FIRST_TOPICS).includes(topic),
  )
}

async function contactsOf(db: Queries, accountId: number, topic: Topic): Promise<string[]> {
  const rows = await db
    .select({ email: contacts.email })
    .from(contacts)
    .innerJoin(
      contactTopics,
      and(eq(contactTopics.contactId, contacts.contactId), eq(contactTopics.topic, topic)),
    )
    .where(and(eq(contacts.accountId, accountId), isReached(), notExists(turnedOff(db, topic))))
  return rows.map(({ email }) => email)
}
