import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { countOf } from '#domain/text/amounts.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import type { ContactPage } from '#generated/notification/types.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { cachedItems, patchCached } from '#portal/kit/list/queries.ts'
import { ContactStateBadge } from '#portal/shared/contacts/contact-state.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CheckboxGrid } from '#portal/ui/data/checkbox-grid.tsx'
import { type Contact, type ContactDialogName, nameOf, quotedTopics, topicsLabel } from './contacts.ts'

interface TopicsProps {
  /** Those of the page. */
  contacts: readonly Contact[]
  total: number
}

/** As wide as the names and eleven columns of boxes need. */
const WIDE = '(width >= 64rem)'

/**
 * Who gets what: a grid where there is room for one, else a contact at a time. One of the two is drawn, not both: a page
 * has hundreds of boxes.
 */
export default function Topics(props: TopicsProps) {
  const hasRoom = useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
  return hasRoom ? <TopicGrid {...props} /> : <TopicList {...props} />
}

function listen(onChange: () => void): () => void {
  // Not with the module: tools read the routes without a browser.
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

const columns = TOPICS.map(topic => ({ id: topic, label: TOPIC_LABELS[topic] }))
const hasTopic = ({ topics }: Contact, topic: Topic) => topics.includes(topic)

function TopicGrid({ contacts, total }: TopicsProps) {
  const client = useQueryClient()
  const actions = useTopicActions()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  return (
    <>
      <ActionErrorAlert actions={actions} className="m-3" />
      <CheckboxGrid
        label="Who gets which notices"
        nouns={['Contact', 'contacts']}
        rows={contacts}
        total={total}
        rowId={({ id }) => String(id)}
        columns={columns}
        headOf={rowHead}
        nameOf={nameOf}
        isOn={hasTopic}
        disabledReason={reason}
        onToggle={actions.toggle}
        onColumn={(topic, isOn) => {
          const others = contacts.filter(contact => hasTopic(contact, topic) !== isOn)
          void actions.run(topicAction(client, others, topic, isOn))
        }}
      />
    </>
  )
}

function rowHead(contact: Contact) {
  const name = nameOf(contact)
  return (
    <>
      <span className="block truncate" title={name}>
        {name}
      </span>
      {name !== contact.email && (
        <span className="block truncate text-xs font-normal text-muted" title={contact.email}>
          {contact.email}
        </span>
      )}
      <Obstacles contact={contact} />
    </>
  )
}

/** One contact at a time. Its dialog has a switch for each topic. */
function TopicList({ contacts }: TopicsProps) {
  const open = useOpenDialog<ContactDialogName>()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  return (
    <ul aria-label="Topics of contacts" className="flex flex-col divide-y divide-line text-sm">
      {contacts.map(contact => (
        <li key={contact.id} className="flex items-center justify-between gap-4 px-5 py-3">
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span className="font-medium wrap-anywhere">{nameOf(contact)}</span>
            <span className="text-muted">{topicsLabel(contact.topics)}</span>
            <Obstacles contact={contact} />
          </span>
          <Button
            size="sm"
            aria-label={`Choose topics of ${nameOf(contact)}`}
            disabledReason={reason}
            onClick={() => open('topics', String(contact.id))}
          >
            Choose
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Why notices, or some of them, don't arrive: what the person has turned off for themselves, or the address. */
function Obstacles({ contact: { topics, turnedOff, state } }: { contact: Contact }) {
  const lost = topics.filter(topic => turnedOff.includes(topic))
  return (
    <>
      {lost.length > 0 && (
        <span className="block text-xs font-normal text-muted">
          Has turned off {quotedTopics(lost)} as a member
        </span>
      )}
      {state !== 'confirmed' && (
        <span className="mt-1 block">
          <ContactStateBadge state={state} />
        </span>
      )}
    </>
  )
}

/** Turns topics on and off, one at a time, so that the last press on a box wins. */
export function useTopicActions() {
  const client = useQueryClient()
  const { run, ...state } = useUndoable({
    invalidates: [listProfileTopics],
    scope: 'contact-topics',
    afterLast: refreshRecipients,
  })
  return {
    ...state,
    run,
    toggle: useCallback(
      (contact: Contact, topic: Topic) => void run(toggleAction(client, contact, topic)),
      [client, run],
    ),
  }
}

/** Turns a topic of one contact on, or off if it is on. The box itself shows it, and takes it back. */
export function toggleAction(client: QueryClient, contact: Contact, topic: Topic): Action {
  const isOn = topicsNow(client, contact).includes(topic)
  const { doneText: _, ...action } = topicAction(client, [contact], topic, !isOn)
  return action
}

/**
 * Turns a topic of these contacts on or off, one after the other. If some are rejected, the action fails with the
 * first reason, what went through stays, and a second try takes only the rest.
 */
export function topicAction(
  client: QueryClient,
  contacts: readonly Contact[],
  topic: Topic,
  isOn: boolean,
): Action {
  const left = new Set(contacts)
  const showLeft = (isOn: boolean) => {
    for (const { id } of left) showTopic(client, id, topic, isOn)
  }
  const [first] = contacts
  const one = first && contacts.length === 1 ? nameOf(first) : undefined
  const what = quotedTopics([topic])
  return {
    subject: topic,
    show: () => {
      showLeft(isOn)
      return () => showLeft(!isOn)
    },
    async send() {
      let rejection: unknown
      for (const contact of left) {
        try {
          await call(isOn ? subscribeContact : unsubscribeContact, { path: { id: contact.id, topic } })
          left.delete(contact)
        } catch (error) {
          rejection ??= error
        }
      }
      if (left.size) throw rejection
    },
    doneText: `${one ?? countOf(contacts.length, 'contact')} ${isOn ? 'now' : 'no longer'} ${one ? 'gets' : 'get'} ${what}.`,
    failedTitle: `${what} couldn’t be turned ${isOn ? 'on' : 'off'} for ${one ?? 'everyone'}`,
    undo: () => topicAction(client, contacts, topic, !isOn),
  }
}

/** What reads the topics of contacts. */
const READERS = [listContacts, getContact]

/**
 * The topics of a contact by now. A page that is still to be drawn has those of before the last press, so a second one
 * at once would repeat the first.
 */
export function topicsNow(client: QueryClient, { id, topics }: Pick<Contact, 'id' | 'topics'>): Topic[] {
  const [cached] = cachedItems(client, READERS, thing => thing.id === id)
  return cached ? (cached.item.topics as Topic[]) : topics
}

/** Whether changes have canceled a read of the contacts, which then takes place after the last of them. */
let hasCanceledRead = false

/**
 * Shows the topic of a contact as changed, wherever it is cached. It touches only this topic, so that taking it
 * back keeps what was changed in the meantime. It cancels reads that began before, because they would revert it.
 */
export function showTopic(client: QueryClient, id: number, topic: Topic, isOn: boolean): void {
  for (const queryKey of READERS.map(keyOf)) {
    hasCanceledRead ||= client.isFetching({ queryKey }) > 0
    void client.cancelQueries({ queryKey })
  }
  patchCached(
    client,
    READERS,
    thing => thing.id === id,
    ({ topics }) => ({
      topics: TOPICS.filter(each => (each === topic ? isOn : (topics as Topic[]).includes(each))),
    }),
  )
}

/** The last request for the topics that no one follows: changed again since, a later one knows more. */
let latest = 0

/**
 * Fetches which topics no one follows. Only that, unless changes have canceled a read: a list that is filtered by a
 * topic would lose the row in which it was just turned off.
 */
async function refreshRecipients(client: QueryClient): Promise<void> {
  if (hasCanceledRead) {
    hasCanceledRead = false
    return void refresh(client, READERS)
  }
  latest += 1
  const asked = latest
  // Without a response, the warning stays as it was.
  const page = await call(listContacts, { query: { page_size: 1 } }).catch(() => undefined)
  if (page && asked === latest)
    client.setQueriesData<ContactPage>(
      { queryKey: keyOf(listContacts) },
      cached => cached && { ...cached, unheard: page.unheard },
    )
}
