import { listAccountContacts } from '#generated/notification/operations/listAccountContacts.ts'
import type { Contact } from '#generated/notification/types.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { ContactStateBadge, contactStateOf } from '#portal/shared/contacts/contact-state.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import { contactColumn } from '../shared/titles.tsx'

/** Who gets notices about the account, and whether they can be reached. */
export function ContactsSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Contacts"
      nouns={['contact', 'contacts']}
      query={page =>
        listQuery(
          listAccountContacts,
          { path: { id: accountId }, query: { page, page_size: SECTION_ROWS } },
          ({ contacts }) => contacts,
        )
      }
      columns={columns}
      rowId={({ id }) => String(id)}
      empty="The account has no contacts."
    />
  )
}

const columns: readonly ListColumn<Contact>[] = [
  contactColumn,
  { id: 'position', header: 'Position', cell: ({ position }) => position },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: contact => (
      <span className="flex flex-wrap gap-1.5">
        <ContactStateBadge state={contactStateOf(contact)} />
        {contact.primary && <Badge>Primary</Badge>}
      </span>
    ),
  },
]
