import type { QueryClient } from '@tanstack/react-query'
import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import {
  getContact,
  listContacts,
  subscribeContact,
  subscribeProfile,
  unsubscribeContact,
  unsubscribeProfile,
} from '#generated/notification/operations.ts'
import type { ContactPage, Contact as WireContact } from '#generated/notification/types.ts'
import { call, keyOf } from '#portal/api/call.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { type Contact, contactCount, nameOf, quotedTopics } from '../contacts.ts'

interface Change {
  contact: Contact
  topic: Topic
}

const sendChange = ({ contact: { id }, topic }: Change, isOn: boolean) =>
  call(isOn ? subscribeContact : unsubscribeContact, { path: { id, topic } })

/** Turns a topic of one contact on or off. The box itself shows it, and takes it back. */
export function changing(client: QueryClient, change: Change, isOn: boolean): Action {
  const { contact, topic } = change
  return {
    subject: `${contact.id} ${topic}`,
    show: () => {
      showTopic(client, contact.id, topic, isOn)
      return () => showTopic(client, contact.id, topic, !isOn)
    },
    send: () => sendChange(change, isOn),
    failedTitle: `“${TOPIC_LABELS[topic]}” couldn’t be turned ${isOn ? 'on' : 'off'} for ${nameOf(contact)}`,
  }
}

/**
 * Turns topics on or off, one after the other. If some are rejected, the action fails with the first reason, what went
 * through stays, and a second try takes only the rest.
 */
export function changingAll(client: QueryClient, changes: readonly Change[], isOn: boolean): Action {
  const left = new Set(changes)
  const contacts = [...new Set(changes.map(({ contact }) => contact))]
  const [only] = contacts
  const who = only && contacts.length === 1 ? nameOf(only) : contactCount(contacts.length)
  const what = quotedTopics([...new Set(changes.map(({ topic }) => topic))])
  const verb = contacts.length === 1 ? 'gets' : 'get'
  return {
    subject: what,
    show: () => {
      for (const { contact, topic } of left) showTopic(client, contact.id, topic, isOn)
      return () => {
        for (const { contact, topic } of left) showTopic(client, contact.id, topic, !isOn)
      }
    },
    async send() {
      let refusal: unknown
      for (const change of left) {
        try {
          await sendChange(change, isOn)
          left.delete(change)
        } catch (error) {
          refusal ??= error
        }
      }
      if (left.size) throw refusal
    },
    doneText: `${who} ${isOn ? 'now' : 'no longer'} ${verb} ${what}.`,
    failedTitle: `${what} couldn’t be turned ${isOn ? 'on' : 'off'} for everyone`,
    undo: () => changingAll(client, changes, !isOn),
  }
}

/** Turns topics on or off for the person at this page, who is a member of the account. */
export function followAction(client: QueryClient, topics: readonly Topic[], isOn: boolean): Action {
  const what = quotedTopics(topics)
  return {
    subject: what,
    async send() {
      for (const topic of topics)
        await call(isOn ? subscribeProfile : unsubscribeProfile, { path: { topic } })
      // A contact with the same address says what the person has turned off.
      await refresh(client, READERS)
    },
    doneText: `You ${isOn ? 'now' : 'no longer'} get ${what}.`,
    failedTitle: `${what} couldn’t be turned ${isOn ? 'on' : 'off'} for you`,
    undo: () => followAction(client, topics, !isOn),
  }
}

/** The topics with one more or less, in the order of the list of topics. */
export function withTopic(topics: readonly Topic[], topic: Topic, isOn: boolean): Topic[] {
  return TOPICS.filter(each => (each === topic ? isOn : topics.includes(each)))
}

/**
 * Whether a contact has a topic by now. A page that is still to be drawn says what was before the last press, so a
 * second one at once would repeat the first.
 */
export function hasTopic(client: QueryClient, { id, topics }: Shown, topic: Topic): boolean {
  const pages = client.getQueriesData<ContactPage>({ queryKey: keyOf(listContacts) })
  const listed = pages.flatMap(([, page]) => page?.contacts.filter(contact => contact.id === id) ?? [])
  const [read] = client.getQueriesData<WireContact>({ queryKey: [...keyOf(getContact), { path: { id } }] })
  return (listed[0] ?? read?.[1] ?? { topics }).topics.includes(topic)
}

/** A contact as a page shows it. */
interface Shown {
  id: number
  topics: readonly Topic[]
}

/** Whether the contacts are being read right now. */
export function isReading(client: QueryClient): boolean {
  return READERS.some(reader => client.isFetching({ queryKey: keyOf(reader) }) > 0)
}

const READERS = [listContacts, getContact]

/**
 * Shows the topic of a contact as changed, wherever it is cached. It touches only this topic, so that taking it
 * back keeps what was changed in the meantime. It cancels reads that began before, because they would revert it.
 */
export function showTopic(client: QueryClient, id: number, topic: Topic, isOn: boolean): void {
  const change = (contact: WireContact): WireContact =>
    contact.id === id ? { ...contact, topics: withTopic(contact.topics, topic, isOn) } : contact
  for (const reader of READERS) void client.cancelQueries({ queryKey: keyOf(reader) })
  client.setQueriesData<ContactPage>(
    { queryKey: keyOf(listContacts) },
    page => page && { ...page, contacts: page.contacts.map(change) },
  )
  client.setQueriesData<WireContact>({ queryKey: keyOf(getContact) }, contact => contact && change(contact))
}

let latest = 0

/**
 * Fetches which notices no one follows now. Only that, unless changes have canceled a read: a list that is
 * filtered by a topic would lose the row in which it was just turned off.
 */
export async function refreshTopicsWithoutRecipients(
  client: QueryClient,
  { wasReading }: { wasReading: boolean },
): Promise<void> {
  if (wasReading) return void (await refresh(client, READERS))
  latest += 1
  const asked = latest
  const { unheard } = await call(listContacts, { query: { page_size: 1 } })
  // Changed again since: a later request knows more.
  if (asked === latest)
    client.setQueriesData<ContactPage>(
      { queryKey: keyOf(listContacts) },
      page => page && { ...page, unheard },
    )
}
