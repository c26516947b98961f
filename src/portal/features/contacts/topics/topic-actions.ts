import type { QueryClient } from '@tanstack/react-query'
import { TOPIC_LABELS, type Topic } from '#domain/notification/topics.ts'
import {
  subscribeContact,
  subscribeProfile,
  unsubscribeContact,
  unsubscribeProfile,
} from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { type Contact, nameOf } from '../shared/model.ts'
import { contactCount, quotedTopics } from '../shared/words.ts'
import { showTopic } from './show-topic.ts'

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
    failedTitle: `“${TOPIC_LABELS[topic]}” could not be turned ${isOn ? 'on' : 'off'} for ${nameOf(contact)}`,
  }
}

/**
 * Turns topics on or off, one after the other. If some are refused, the action fails with the first reason, what went
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
    failedTitle: `${what} could not be turned ${isOn ? 'on' : 'off'} for everyone`,
    undo: () => changingAll(client, changes, !isOn),
  }
}

/** Turns topics on or off for the person at this page, who is a member of the account. */
export function followAction(topics: readonly Topic[], isOn: boolean): Action {
  const what = quotedTopics(topics)
  return {
    subject: what,
    async send() {
      for (const topic of topics)
        await call(isOn ? subscribeProfile : unsubscribeProfile, { path: { topic } })
    },
    doneText: `You ${isOn ? 'now' : 'no longer'} get ${what}.`,
    failedTitle: `${what} could not be turned ${isOn ? 'on' : 'off'} for you`,
    undo: () => followAction(topics, !isOn),
  }
}
