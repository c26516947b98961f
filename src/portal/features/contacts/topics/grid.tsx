import { Check } from 'lucide-react'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { subscribeContact, unsubscribeContact } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { ContactStateBadge } from '../contact-actions.tsx'
import { type Contact, nameOf, stateOf } from '../contacts.ts'
import { useTopicActions } from './context.tsx'
import { type Place, placeAfter } from './grid-keys.ts'
import { TurnedOff } from './turned-off.tsx'

/** The first box, below the head of its column. */
const START: Place = { row: 1, column: 0 }

/**
 * Contacts × topics, as a grid that has one tab stop: the arrow keys move, Space turns a topic on or off, and
 * the head of a column does so for all contacts of the page.
 */
export function TopicGrid({ contacts, total }: { contacts: readonly Contact[]; total: number }) {
  const actions = useTopicActions()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(START)
  // The page may have become shorter.
  const at = { ...chosen, row: Math.min(chosen.row, contacts.length) }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const to = placeAfter(at, event, { rows: contacts.length + 1, columns: TOPICS.length })
    if (!to) return
    event.preventDefault()
    // The first cell of a row names it.
    const cell = table.current?.rows[to.row]?.cells[to.column + 1]
    cell?.querySelector<HTMLElement>('button, input')?.focus()
  }

  function onFocus({ target }: { target: Element }) {
    const cell = target.closest<HTMLTableCellElement>('th, td')
    const row = cell?.closest('tr')
    if (cell && row && cell.cellIndex > 0) setChosen({ row: row.rowIndex, column: cell.cellIndex - 1 })
  }

  return (
    <section aria-label="Topics of contacts" className="overflow-x-auto">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which the arrow keys move is a grid
        role="grid"
        aria-label="Who gets which notices"
        aria-rowcount={total + 1}
        aria-colcount={TOPICS.length + 1}
        className="w-full table-fixed border-collapse text-left text-sm"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
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
                isTabStop={at.row === 0 && at.column === column}
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
              tabStop={at.row === row + 1 ? at.column : undefined}
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
