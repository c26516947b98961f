import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { countOf } from '#domain/text/amounts.ts'
import {
  getContact,
  listContacts,
  listProfileTopics,
  subscribeContact,
  subscribeProfile,
  unsubscribeContact,
  unsubscribeProfile,
} from '#generated/notification/operations.ts'
import type { ContactPage, Contact as WireContact } from '#generated/notification/types.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { type Action, type Actions, createActionsContext } from '#portal/kit/action/actions.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { type Contact, nameOf, quotedTopics } from '../contacts.ts'

const READERS = [listContacts, getContact]

/** Turns topics of contacts on and off, one at a time, so that the last press on a box wins. */
export const { ActionsProvider: TopicActions, useActions: useTopicActions } = createActionsContext(
  { invalidates: [listProfileTopics], scope: 'contact-topics' },
  useTopicChanges,
)

function useTopicChanges({ run, ...state }: Actions) {
  const client = useQueryClient()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })

  // The same functions at every draw: each box of the grid has them.
  const actions = useMemo(() => {
    const refreshing = refreshAfterLast(client)
    const start = (action: Action) => void latest.current(refreshing(action))
    return {
      /** Turns a topic of one contact on, or off if it is on. */
      toggle: (contact: Contact, topic: Topic) =>
        start(changing(client, contact, topic, !hasTopic(client, contact, topic))),
      /** Turns a topic on or off for each contact that has it otherwise. */
      setColumn: (contacts: readonly Contact[], topic: Topic, isOn: boolean) => {
        const others = contacts.filter(({ topics }) => topics.includes(topic) !== isOn)
        start(changingAll(client, others, [topic], isOn))
      },
      /** Turns topics on for one contact. */
      subscribe: (contact: Contact, topics: readonly Topic[]) =>
        start(changingAll(client, [contact], topics, true)),
      /** Turns topics on for the person at this page. */
      follow: (topics: readonly Topic[]) => void latest.current(followAction(client, topics, true)),
    }
  }, [client])
  return { ...state, ...actions }
}

/** Wraps actions: after the last of several, it fetches which notices no one follows now. */
function refreshAfterLast(client: QueryClient): (action: Action) => Action {
  let waiting = 0
  let wasReading = false
  const refreshing = (action: Action): Action => ({
    ...action,
    show: () => {
      waiting += 1
      wasReading ||= isReading(client)
      return action.show?.() ?? (() => undefined)
    },
    send: async () => {
      try {
        await action.send()
      } finally {
        waiting -= 1
        // Without a response, the warning stays as it was.
        if (waiting === 0) {
          void refreshTopicsWithoutRecipients(client, { wasReading }).catch(() => undefined)
          wasReading = false
        }
      }
    },
    undo: action.undo && (() => refreshing((action.undo as () => Action)())),
  })
  return refreshing
}

const sendTopic = ({ id }: Contact, topic: Topic, isOn: boolean) =>
  call(isOn ? subscribeContact : unsubscribeContact, { path: { id, topic } })

/** Turns a topic of one contact on or off. The box itself shows it, and takes it back. */
export function changing(client: QueryClient, contact: Contact, topic: Topic, isOn: boolean): Action {
  return {
    subject: `${contact.id} ${topic}`,
    show: () => {
      showTopic(client, contact.id, topic, isOn)
      return () => showTopic(client, contact.id, topic, !isOn)
    },
    send: () => sendTopic(contact, topic, isOn),
    failedTitle: `“${TOPIC_LABELS[topic]}” couldn’t be turned ${isOn ? 'on' : 'off'} for ${nameOf(contact)}`,
  }
}

/**
 * Turns these topics of these contacts on or off, one after the other. If some are rejected, the action fails with the
 * first reason, what went through stays, and a second try takes only the rest.
 */
export function changingAll(
  client: QueryClient,
  contacts: readonly Contact[],
  topics: readonly Topic[],
  isOn: boolean,
): Action {
  const left = new Set(contacts.flatMap(contact => topics.map(topic => ({ contact, topic }))))
  const showLeft = (isOn: boolean) => {
    for (const { contact, topic } of left) showTopic(client, contact.id, topic, isOn)
  }
  const [first] = contacts
  const isOne = first && contacts.length === 1
  const who = isOne ? nameOf(first) : countOf(contacts.length, 'contact')
  const what = quotedTopics(topics)
  return {
    subject: what,
    show: () => {
      showLeft(isOn)
      return () => showLeft(!isOn)
    },
    async send() {
      let rejection: unknown
      for (const change of left) {
        try {
          await sendTopic(change.contact, change.topic, isOn)
          left.delete(change)
        } catch (error) {
          rejection ??= error
        }
      }
      if (left.size) throw rejection
    },
    doneText: `${who} ${isOn ? 'now' : 'no longer'} ${isOne ? 'gets' : 'get'} ${what}.`,
    failedTitle: `${what} couldn’t be turned ${isOn ? 'on' : 'off'} for everyone`,
    undo: () => changingAll(client, contacts, topics, !isOn),
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
export function hasTopic(
  client: QueryClient,
  { id, topics }: Pick<Contact, 'id' | 'topics'>,
  topic: Topic,
): boolean {
  const pages = client.getQueriesData<ContactPage>({ queryKey: keyOf(listContacts) })
  const listed = pages.flatMap(([, page]) => page?.contacts.filter(contact => contact.id === id) ?? [])
  const [read] = client.getQueriesData<WireContact>({ queryKey: [...keyOf(getContact), { path: { id } }] })
  return (listed[0] ?? read?.[1] ?? { topics }).topics.includes(topic)
}

/** Whether the contacts are being read right now. */
export function isReading(client: QueryClient): boolean {
  return READERS.some(reader => client.isFetching({ queryKey: keyOf(reader) }) > 0)
}

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
