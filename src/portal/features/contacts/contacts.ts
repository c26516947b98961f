import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { getPrimaryProfile } from '#generated/notification/operations/getPrimaryProfile.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import type { listContactsQuery } from '#generated/notification/parameters/listContacts.ts'
import type { ContactPage, PrimaryProfile, Contact as WireContact } from '#generated/notification/types.ts'
import { query } from '#portal/api/call.ts'
import type { SearchOf } from '#portal/api/search.ts'
import { timestampOf } from '#portal/api/timestamps.ts'
import { operationQuery } from '#portal/kit/action/send-operation.ts'
import { fetchList, listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import { type ContactState, contactStateOf } from '#portal/shared/contacts/contact-state.tsx'
import type { ContactSearch } from './search.ts'

/** Someone who gets an account's notices (account-portal §3). */
export interface Contact {
  id: number
  company: string
  email: string
  firstName: string
  lastName: string
  phone: string
  position: string
  topics: Topic[]
  /** What the member with the address has turned off for themselves: none of it arrives. */
  turnedOff: Topic[]
  /** Whether notices arrive. */
  state: ContactState
  isPrimary: boolean
  /** The email with the link that confirms the address; null if none is on its way. */
  confirmation: { sent: string; expires: string } | null
  /** When another such mail can be requested. */
  resendAvailable: string | null
  /** Since when, and why, the address takes no email. */
  undeliverable: { since: string; reason: 'bounced' | 'complained' } | null
  /** Counts the edits. */
  version: number
}

/** The entity of a wire object; the only place where its names change. */
export function toContact(wire: WireContact): Contact {
  const { id, company, email, phone, position, topics, undeliverable } = wire
  const sent = timestampOf(wire.confirmation_sent)
  const expires = timestampOf(wire.confirmation_expires)
  return {
    id,
    company,
    email,
    firstName: wire.first_name,
    lastName: wire.last_name,
    phone,
    position,
    topics,
    turnedOff: wire.turned_off,
    state: contactStateOf(wire),
    isPrimary: wire.primary,
    confirmation: sent && expires ? { sent, expires } : null,
    resendAvailable: timestampOf(wire.resend_available),
    undeliverable,
    version: wire.version,
  }
}

/** The person's name; a shared mailbox may have none, and goes by its address. */
export function nameOf({ firstName, lastName, email }: Contact): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Why the contact cannot be made the primary one; undefined if it can. */
export function notPrimaryReason({ isPrimary, state }: Contact): string | undefined {
  if (isPrimary) return 'This is the primary contact.'
  if (state === 'unconfirmed') return 'Confirm the address first.'
  if (state === 'undeliverable') return 'The address rejects email.'
}

/** Whether an address other than the one it had would be saved; capitals make no difference. */
export function isOtherAddress(before: string, typed: string): boolean {
  return before.trim().toLowerCase() !== typed.trim().toLowerCase()
}

/** The dialogs of the page, by their name in the address. */
export type ContactDialogName = 'add' | 'edit' | 'topics' | 'primary'

/** Every operation that reads contacts: its data is out of date once a contact has changed. */
export const contactQueries = [listContacts, getContact, getPrimaryProfile]

const toContacts = ({ contacts }: ContactPage) => contacts.map(toContact)

/** How often a list looks for a confirmation that may come any moment, in milliseconds. */
const LOOK_EVERY = 5_000
/** For how long after an email that is likely, in milliseconds. */
const LIKELY_FOR = 10 * 60_000

function isConfirmationLikely({ confirmation_sent: sent }: WireContact): boolean {
  return sent !== null && Date.now() - Date.parse(sent) < LIKELY_FOR
}

/** One page of the contacts, as a query and for a file. */
export const contactsQuery = (search: ContactSearch) => ({
  ...listQuery(listContacts, { query: search }, toContacts),
  // The owner sees at once that the person on the phone has followed the link.
  refetchInterval: ({ state }: { state: { data?: ContactPage | undefined } }) =>
    state.data?.contacts.some(isConfirmationLikely) ? LOOK_EVERY : (false as const),
})
export const fetchContacts = (search: SearchOf<typeof listContactsQuery>) =>
  fetchList(listContacts, { query: search }, toContacts)

/** Which of the notices that matter most no one follows: a part of the same response. */
export const topicsWithoutRecipientsQuery = (search: ContactSearch) => ({
  ...operationQuery(listContacts, { query: search }),
  select: ({ unheard }: ContactPage) => unheard,
})

/** One contact. */
export const contactQuery = (id: number) =>
  listedQuery(getContact, { path: { id } }, toContact, {
    list: listContacts,
    matches: thing => thing.id === id,
  })

/** The primary contact, or null. */
export const primaryQuery = {
  ...query(getPrimaryProfile),
  select: ({ contact }: PrimaryProfile) => contact && toContact(contact),
}

/** Topics that a list names one by one; more are counted. */
const NAMED = 2

/** Some topics in few words: "None", "Receipts, Expiring", "6 of 11". */
export function topicsLabel(topics: readonly Topic[]): string {
  if (!topics.length) return 'None'
  if (topics.length > NAMED) return `${topics.length} of ${TOPICS.length}`
  return topics.map(topic => TOPIC_LABELS[topic]).join(', ')
}

/** Topics in a sentence: “Receipts” and “Expiring”. */
export function quotedTopics(topics: readonly Topic[]): string {
  return new Intl.ListFormat('en').format(topics.map(topic => `“${TOPIC_LABELS[topic]}”`))
}
