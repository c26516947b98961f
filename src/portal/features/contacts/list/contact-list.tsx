import { useQuery } from '@tanstack/react-query'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ContactsProps } from '../contacts-page.tsx'
import { useContactActions } from '../shared/contact-actions.tsx'
import { type Contact, stateOf } from '../shared/model.ts'
import { contactsQuery, fetchContacts } from '../shared/queries.ts'
import { contactColumns } from './contact-columns.tsx'
import { FILTERS, NOUNS, NoContacts, noMatch, PageSize, SEARCHES } from './list-parts.tsx'
import { listParameters } from './list-search.ts'

export function ContactList({ search, onSearch }: ContactsProps) {
  return (
    <ResourceList
      caption="Contacts"
      nouns={NOUNS}
      query={useQuery(contactsQuery(search))}
      columns={contactColumns}
      rowId={contact => String(contact.id)}
      parameters={listParameters}
      search={search}
      onSearch={onSearch}
      searches={SEARCHES}
      filters={FILTERS}
      sorts={{ name: 'asc', email: 'asc' }}
      moreFilters={<PageSize {...{ search, onSearch }} />}
      csv={{
        name: 'contacts',
        columns: csvColumns,
        load: page => fetchContacts({ ...search, page, page_size: 100 }),
      }}
      empty={<NoContacts />}
      noMatch={noMatch}
      notice={<ActionErrorAlert actions={useContactActions()} className="m-3" />}
    />
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
