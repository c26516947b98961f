import { subscribeContact } from '#generated/notification/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import type { ContactDialogName } from '../dialogs/contact-dialogs.tsx'
import { ContactStateCell } from '../shared/contact-state.tsx'
import { type Contact, nameOf } from '../shared/model.ts'
import { topicWords } from '../shared/words.ts'
import { ContactMenu } from './contact-menu.tsx'

export const contactColumns: readonly ListColumn<Contact>[] = [
  { id: 'name', header: 'Contact', part: 'title', cell: contact => <Title contact={contact} /> },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => <span className="block max-w-72 break-all">{email}</span>,
  },
  { id: 'state', header: 'State', cell: contact => <ContactStateCell contact={contact} /> },
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
