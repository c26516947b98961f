import { useQuery } from '@tanstack/react-query'
import { BellRing, Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { TOPIC_LABELS } from '#domain/notification/topics.ts'
import {
  choosePrimaryProfile,
  createContact,
  deleteContact,
  restoreContact,
  subscribeContact,
  unsubscribeContact,
  updateContact,
} from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { type Filters, filterClass, type SearchInput } from '#portal/kit/list/toolbar.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { MenuItem, MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import type { ContactDialogName } from './contact-dialogs.tsx'
import { ContactStateCell, useContactActions } from './contact-state.tsx'
import {
  type Contact,
  contactsQuery,
  fetchContacts,
  nameOf,
  notPrimaryReason,
  stateOf,
  topicWords,
} from './contacts.ts'
import { type ListSearch, listParameters, PAGE_SIZES } from './search.ts'

export interface ContactsProps {
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

/** What the list and the view of topics have in common: rows, search, filters, and what to say without rows. */
export function useContactRows({ search, onSearch }: ContactsProps) {
  return {
    nouns: ['contact', 'contacts'],
    query: useQuery(contactsQuery(search)),
    rowId: (contact: Contact) => String(contact.id),
    parameters: listParameters,
    search,
    onSearch,
    searches: SEARCHES,
    filters: FILTERS,
    moreFilters: <PageSize {...{ search, onSearch }} />,
    noMatch,
    empty: (
      <EmptyState icon={<BellRing />} title="Add your first contact" action={<AddButton />}>
        Send receipts to accounting, or limit warnings to the person on call. Contacts don’t need a login.
      </EmptyState>
    ),
  } as const
}

/** The contacts of the account as a table. */
export function ContactList(props: ContactsProps) {
  return (
    <ResourceList
      {...useContactRows(props)}
      caption="Contacts"
      columns={contactColumns}
      sorts={{ name: 'asc', email: 'asc' } as const}
      csv={{
        name: 'contacts',
        columns: csvColumns,
        load: page => fetchContacts({ ...props.search, page, page_size: 100 }),
      }}
      notice={<ActionErrorAlert actions={useContactActions()} className="m-3" />}
    />
  )
}

export function AddButton() {
  const open = useOpenDialog<ContactDialogName>()
  return (
    <OperationButton
      operation={createContact}
      variant="primary"
      icon={<Plus className="size-4" />}
      onClick={() => open('add')}
    >
      Add contact
    </OperationButton>
  )
}

const csvColumns: CsvColumns<Contact> = {
  email: contact => contact.email,
  first_name: contact => contact.firstName,
  last_name: contact => contact.lastName,
  position: contact => contact.position,
  company: contact => contact.company,
  phone: contact => contact.phone,
  primary: contact => (contact.isPrimary ? 'yes' : 'no'),
  state: stateOf,
  topics: contact => contact.topics.join(' '),
}

const contactColumns: readonly ListColumn<Contact>[] = [
  { id: 'name', header: 'Contact', part: 'title', cell: contact => <Title contact={contact} /> },
  {
    id: 'email',
    header: 'Email',
    card: 'none',
    cell: ({ email }) => <span className="block max-w-72 wrap-anywhere">{email}</span>,
  },
  { id: 'state', header: 'Status', cell: contact => <ContactStateCell contact={contact} /> },
  { id: 'topics', header: 'Topics', cell: contact => <Topics contact={contact} /> },
  { id: 'actions', header: 'Actions', part: 'actions', cell: contact => <ContactMenu contact={contact} /> },
]

function Title({ contact }: { contact: Contact }) {
  const about = [contact.position, contact.company].filter(Boolean).join(', ')
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {nameOf(contact)}
        {contact.isPrimary && <Badge>Primary</Badge>}
      </span>
      {/* In a card, which has no line for it. */}
      {nameOf(contact) !== contact.email && (
        <span className="block font-normal wrap-anywhere text-muted sm:hidden">{contact.email}</span>
      )}
      {about && (
        <span
          className="block max-w-64 truncate font-normal text-muted max-sm:whitespace-normal"
          title={about}
        >
          {about}
        </span>
      )}
    </>
  )
}

function Topics({ contact }: { contact: Contact }) {
  const open = useOpenDialog<ContactDialogName>()
  return (
    <OperationButton
      operation={subscribeContact}
      size="sm"
      variant="ghost"
      className="-ml-2 max-sm:-mr-2 max-sm:ml-0"
      aria-label={`Topics of ${nameOf(contact)}: ${topicWords(contact.topics)}`}
      onClick={() => open('topics', String(contact.id))}
    >
      {topicWords(contact.topics)}
    </OperationButton>
  )
}

/** What can be done with a contact of the list. */
function ContactMenu({ contact }: { contact: Contact }) {
  const actions = useContactActions()
  const open = useOpenDialog<ContactDialogName>()
  const topics = useCan(subscribeContact, unsubscribeContact)
  const opening = (name: ContactDialogName) => () => open(name, String(contact.id))
  return (
    <RowMenu name={nameOf(contact)} pending={actions.pending?.subject === String(contact.id)}>
      <OperationItem operation={updateContact} icon={<Pencil />} onSelect={opening('edit')}>
        Edit
      </OperationItem>
      <MenuItem icon={<BellRing />} disabledReason={topics.reason} onSelect={opening('topics')}>
        Choose topics
      </MenuItem>
      <OperationItem
        operation={choosePrimaryProfile}
        icon={<Star />}
        disabledReason={notPrimaryReason(contact)}
        onSelect={opening('primary')}
      >
        Make primary
      </OperationItem>
      <MenuSeparator />
      <OperationItem
        operation={deleteContact}
        icon={<Trash2 />}
        tone="danger"
        disabledReason={contact.isPrimary ? 'Choose another primary contact first.' : undefined}
        onSelect={() => void actions.run(removeAction(contact))}
      >
        Remove
      </OperationItem>
    </RowMenu>
  )
}

/** Takes the contact off the list. Undo brings back its topics and its confirmation as well. */
function removeAction(contact: Contact): Action {
  const name = nameOf(contact)
  return {
    subject: String(contact.id),
    send: () => call(deleteContact, { path: { id: contact.id } }),
    doneText: `${name} is removed.`,
    failedTitle: `${name} couldn’t be removed`,
    undo: () => restoration(contact),
  }
}

function restoration(contact: Contact): Action {
  const name = nameOf(contact)
  return {
    subject: String(contact.id),
    send: () => call(restoreContact, { path: { id: contact.id } }),
    doneText: `${name} is back.`,
    failedTitle: `${name} couldn’t be restored`,
  }
}

const SEARCHES: readonly SearchInput<typeof listParameters>[] = [
  { name: 'search', label: 'Search contacts', placeholder: 'Search by name, email, company or position' },
]

const FILTERS: Filters<typeof listParameters> = {
  state: {
    label: 'Status',
    options: { confirmed: 'Confirmed', unconfirmed: 'Not confirmed', undeliverable: 'Undeliverable' },
    any: 'Any status',
  },
  topic: { label: 'Topic', options: TOPIC_LABELS, any: 'Any topic' },
}

function noMatch({ search: text, state, topic }: ListSearch): { title: string; text?: string } {
  const kind = state ? `${state} contact` : 'contact'
  const title = text ? `No ${kind} matches “${text}”` : `No ${kind} here`
  return topic
    ? { title, text: `Only contacts with the topic “${TOPIC_LABELS[topic]}” are shown.` }
    : { title }
}

function PageSize({ search, onSearch }: ContactsProps) {
  return (
    <Select
      label="Contacts per page"
      isLabelHidden
      className={filterClass}
      options={PAGE_SIZES.map(size => ({ value: String(size), label: `${size} per page` }))}
      value={String(search.page_size ?? PAGE_SIZES[0])}
      onChange={event =>
        onSearch({ page_size: PAGE_SIZES.find(size => String(size) === event.target.value) })
      }
    />
  )
}
