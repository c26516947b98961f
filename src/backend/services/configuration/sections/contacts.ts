import { type ContactSettings, contactSettingsOf } from '#backend/services/notification/public.ts'
import { FIRST_CONTACT_TOPICS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { ContactEntry } from '../document.ts'
import {
  type Change,
  type Comparison,
  fieldsOf,
  fieldsOfEntry,
  hasChanged,
  NEW_ID,
  type Section,
  type Step,
} from './change.ts'

type Contact = Required<ContactEntry>

const MAILED = 'The email that asks for a confirmation can’t be taken back.'

/** Without what the file doesn't have, in the order of its fields. */
const toEntry = ({ email, first_name, last_name, company, phone, position, topics }: Contact): Contact => ({
  email,
  first_name,
  last_name,
  company,
  phone,
  position,
  topics,
})

const DEFAULTS = {
  first_name: '',
  last_name: '',
  company: '',
  phone: '',
  position: '',
  topics: [...FIRST_CONTACT_TOPICS],
}

export const contactSection: Section<ContactSettings[], ContactEntry[]> = {
  name: 'contacts',
  shownBy: listContacts,
  read: contactSettingsOf,
  toFile: contacts => contacts.map(toEntry),
  partsOf: contacts => contacts.map(({ id, ...value }) => ({ id: String(id), value })),
  changesOf(contacts, entries) {
    const problems: Comparison['problems'] = []
    const known = new Map(contacts.map(each => [each.email.toLowerCase(), each]))
    const seen = new Set<string>()
    const changes = entries.flatMap((entry, at): Change[] => {
      const path = `contacts/${at}`
      const email = entry.email.toLowerCase()
      if (seen.has(email)) {
        problems.push({ path, name: 'duplicate-email', message: 'This address is here twice.' })
        return []
      }
      seen.add(email)
      const { topics } = entry
      const normal = { ...entry, ...(topics && { topics: TOPICS.filter(topic => topics.includes(topic)) }) }
      const contact = known.get(email)
      return contact ? edited(contact, normal, path) : [created(normal, path)]
    })
    const removed = contacts.filter(({ email }) => !seen.has(email.toLowerCase())).map(deletionOf)
    return { changes: [...removed, ...changes], problems }
  },
}

function created(entry: ContactEntry, path: string): Change {
  const whole: Contact = toEntry({ ...DEFAULTS, ...entry })
  return {
    section: 'contacts',
    kind: 'create',
    item: entry.email,
    id: null,
    path,
    fields: fieldsOfEntry(whole, 'create'),
    undo: 'part',
    undoNote: MAILED,
    steps: [
      {
        call: { operation: 'createContact', params: {}, body: { ...whole } },
        undo: { operation: 'deleteContact', params: { id: NEW_ID } },
        creates: 'id',
      },
    ],
  }
}

function edited(contact: ContactSettings, entry: ContactEntry, path: string): Change[] {
  const before = toEntry(contact)
  // An address in other letters is the same one.
  const after: Contact = { ...before, ...entry, email: before.email }
  const fields = fieldsOf(before, after)
  if (!fields.length) return []
  const { id, version } = contact
  const update = ({ topics: _, ...body }: Contact, from: number): UndoCall => ({
    operation: 'updateContact',
    params: { id },
    body: { ...body, version: from },
  })
  const own: Step[] = hasChanged(fields, 'first_name', 'last_name', 'company', 'phone', 'position')
    ? [{ call: update(after, version), undo: update(before, version + 1) }]
    : []
  const steps = [...own, ...topicSteps(id, before.topics, after.topics)]
  return [
    {
      section: 'contacts',
      kind: 'change',
      item: contact.email,
      id: String(id),
      path,
      fields,
      undo: 'full',
      steps,
    },
  ]
}

function topicSteps(id: number, before: readonly Topic[], after: readonly Topic[]): Step[] {
  return TOPICS.filter(topic => before.includes(topic) !== after.includes(topic)).map(topic => {
    const subscribe = { operation: 'subscribeContact', params: { id, topic } }
    const unsubscribe = { operation: 'unsubscribeContact', params: { id, topic } }
    return after.includes(topic)
      ? { call: subscribe, undo: unsubscribe }
      : { call: unsubscribe, undo: subscribe }
  })
}

function deletionOf(contact: ContactSettings): Change {
  const { id, email } = contact
  return {
    section: 'contacts',
    kind: 'delete',
    item: email,
    id: String(id),
    path: null,
    fields: fieldsOfEntry(toEntry(contact), 'delete'),
    undo: 'full',
    steps: [
      {
        call: { operation: 'deleteContact', params: { id } },
        undo: { operation: 'restoreContact', params: { id } },
      },
    ],
  }
}
