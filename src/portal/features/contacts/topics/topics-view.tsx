import { Check } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { subscribeContact, unsubscribeContact } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { Button } from '#portal/ui/button.tsx'
import { useGridKeys } from '#portal/ui/data/use-grid-keys.ts'
import type { ContactDialogName } from '../contact-dialogs.tsx'
import { type ContactsProps, useContactRows } from '../contact-list.tsx'
import { ContactStateBadge } from '../contact-state.tsx'
import { type Contact, nameOf, quotedTopics, stateOf, topicWords } from '../contacts.ts'
import { useTopicActions } from './topic-actions.ts'

/** As wide as the names and eleven columns of boxes need. */
const WIDE = '(width >= 64rem)'

/**
 * Who gets what: a grid where there is room for one, else a contact at a time. One of the two is drawn, not both: a page
 * has hundreds of boxes.
 */
export function TopicsView(props: ContactsProps) {
  const contactRows = useContactRows(props)
  const hasRoom = useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
  const { total = 0 } = contactRows.query.data ?? {}
  return (
    <ResourceList
      {...contactRows}
      caption="Topics of contacts"
      columns={contacts =>
        hasRoom ? <TopicGrid {...{ contacts, total }} /> : <TopicList contacts={contacts} />
      }
      notice={<ActionErrorAlert actions={useTopicActions()} className="m-3" />}
    />
  )
}

function listen(onChange: () => void): () => void {
  // Not with the module: tools read the routes without a browser.
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** The same as the grid on a narrow window: one contact at a time, with a switch for each topic. */
function TopicList({ contacts }: { contacts: readonly Contact[] }) {
  const open = useOpenDialog<ContactDialogName>()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  return (
    <ul aria-label="Topics of contacts" className="flex flex-col divide-y divide-line text-sm">
      {contacts.map(contact => (
        <li key={contact.id} className="flex items-center justify-between gap-4 px-5 py-3">
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span className="font-medium wrap-anywhere">{nameOf(contact)}</span>
            <span className="text-muted">{topicWords(contact.topics)}</span>
            <TurnedOff contact={contact} />
            {stateOf(contact) !== 'confirmed' && <ContactStateBadge contact={contact} />}
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

/**
 * Contacts × topics, as a grid that has one tab stop: the arrow keys move, Space turns a topic on or off, and
 * the head of a column does so for all contacts of the page.
 */
function TopicGrid({ contacts, total }: { contacts: readonly Contact[]; total: number }) {
  const actions = useTopicActions()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  const { tabStop, props } = useGridKeys({ rows: contacts.length + 1, columns: TOPICS.length })

  return (
    <section aria-label="Topics of contacts" className="overflow-x-auto">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which the arrow keys move is a grid
        role="grid"
        aria-label="Who gets which notices"
        aria-rowcount={total + 1}
        aria-colcount={TOPICS.length + 1}
        className="w-full table-fixed border-collapse text-left text-sm"
        {...props}
      >
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="h-14 w-60 px-5 align-bottom text-xs font-medium text-faint">
              <span className="mb-3 block">Contact</span>
            </th>
            {TOPICS.map((topic, column) => (
              <ColumnHead
                key={topic}
                topic={topic}
                contacts={contacts}
                isTabStop={tabStop.row === 0 && tabStop.column === column}
                reason={reason}
                onSet={isOn => actions.setColumn(contacts, topic, isOn)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact, row) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              tabStop={tabStop.row === row + 1 ? tabStop.column : undefined}
              reason={reason}
              toggle={actions.toggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ColumnHead({
  topic,
  contacts,
  isTabStop,
  reason,
  onSet,
}: {
  topic: Topic
  contacts: readonly Contact[]
  isTabStop: boolean
  reason: string | undefined
  onSet: (isOn: boolean) => void
}) {
  const isOnForAll = contacts.every(({ topics }) => topics.includes(topic))
  const label = TOPIC_LABELS[topic]
  return (
    <th scope="col" className="p-0 align-bottom text-xs font-medium text-faint">
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-description={`${isOnForAll ? 'Turns it off' : 'Turns it on'} for all contacts of this page.`}
        title={reason ?? `Turn ${isOnForAll ? 'off' : 'on'} for all contacts of this page`}
        aria-disabled={reason !== undefined || undefined}
        className="mb-1 flex min-h-11 w-full items-end justify-center rounded-sm px-1 pb-2 text-center leading-4 -outline-offset-2 hover:bg-hover hover:text-ink"
        onClick={() => {
          if (reason === undefined) onSet(!isOnForAll)
        }}
      >
        {label}
      </button>
    </th>
  )
}

/** A page has hundreds of boxes, and a press changes one row. */
const ContactRow = memo(function ContactRow({
  contact,
  tabStop,
  reason,
  toggle,
}: {
  contact: Contact
  /** The column with the tab stop of the grid, if it is in this row. */
  tabStop: number | undefined
  reason: string | undefined
  toggle: (contact: Contact, topic: Topic) => void
}) {
  const name = nameOf(contact)
  return (
    <tr className="border-b border-line last:border-0 hover:bg-sunken">
      <th scope="row" className="px-5 py-2 font-medium">
        <span className="block truncate" title={name}>
          {name}
        </span>
        {name !== contact.email && (
          <span className="block truncate text-xs font-normal text-muted" title={contact.email}>
            {contact.email}
          </span>
        )}
        <TurnedOff contact={contact} />
        {stateOf(contact) !== 'confirmed' && (
          <span className="mt-1 block">
            <ContactStateBadge contact={contact} />
          </span>
        )}
      </th>
      {TOPICS.map((topic, column) => (
        <td key={topic} className="p-0">
          <TopicBox
            label={`${TOPIC_LABELS[topic]} for ${name}`}
            isOn={contact.topics.includes(topic)}
            isTabStop={column === tabStop}
            reason={reason}
            onChange={() => toggle(contact, topic)}
          />
        </td>
      ))}
    </tr>
  )
})

/** One box of the grid. The whole cell takes a press; Enter does what Space does. */
function TopicBox({
  label,
  isOn,
  isTabStop,
  reason,
  onChange,
}: {
  label: string
  isOn: boolean
  isTabStop: boolean
  /** Why it cannot be changed. */
  reason: string | undefined
  onChange: () => void
}) {
  const change = () => {
    if (reason === undefined) onChange()
  }
  return (
    <label className="relative grid h-12 cursor-pointer place-items-center" title={reason}>
      <input
        type="checkbox"
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        tabIndex={isTabStop ? 0 : -1}
        checked={isOn}
        className="peer size-4.5 cursor-pointer appearance-none rounded-xs bg-surface ring-1 ring-line-control transition-colors ring-inset checked:bg-accent checked:ring-accent aria-disabled:cursor-not-allowed aria-disabled:bg-hover"
        onChange={change}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          change()
        }}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  )
}

/** Topics of a contact that don't arrive, because the person has turned them off for themselves. */
function TurnedOff({ contact: { topics, turnedOff } }: { contact: Contact }) {
  const lost = topics.filter(topic => turnedOff.includes(topic))
  if (!lost.length) return null
  return <span className="block text-xs text-muted">Has turned off {quotedTopics(lost)} as a member</span>
}
