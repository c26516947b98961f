import { listAccountContacts } from '#generated/notification/operations.ts'
import type { Contact } from '#generated/notification/types.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

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
  {
    id: 'contact',
    header: 'Contact',
    part: 'title',
    cell: contact => (
      <>
        <span className="block wrap-anywhere">{contact.email}</span>
        <span className="block font-normal text-muted">
          {[contact.first_name, contact.last_name].filter(Boolean).join(' ')}
        </span>
      </>
    ),
  },
  { id: 'position', header: 'Position', cell: ({ position }) => position },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: contact => (
      <span className="flex flex-wrap gap-1.5">
        <ContactState contact={contact} />
        {contact.primary && <Badge>Primary</Badge>}
      </span>
    ),
  },
]

function ContactState({ contact }: { contact: Contact }) {
  if (contact.undeliverable)
    return (
      <Badge tone="danger" hasDot>
        Undeliverable
      </Badge>
    )
  return (
    <Badge tone={contact.confirmation_timestamp ? 'accent' : 'warning'} hasDot>
      {contact.confirmation_timestamp ? 'Confirmed' : 'Unconfirmed'}
    </Badge>
  )
}
