import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { createContact } from '#generated/notification/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { SegmentedLinks } from '#portal/kit/view-nav.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import type { ContactDialogName } from './contact-dialogs.tsx'
import type { ListSearch } from './search.ts'

export interface ContactsProps {
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

export type ContactsView = 'list' | 'topics'

const to = '/account/contacts'

/** The head of both views, and links from one to the other that keep search and filters. */
export function ContactsFrame({
  view,
  search,
  children,
}: {
  view: ContactsView
  search: ListSearch
  children: ReactNode
}) {
  return (
    <>
      <PageHeader
        title="Contacts"
        description={
          <>
            People outside your team who get account notices. Team members choose theirs in their{' '}
            <Link to="/account/profile/notifications" className="text-accent underline underline-offset-4">
              profiles
            </Link>
            .
          </>
        }
        actions={<AddButton />}
      />
      <AreaNav area="team" />
      <SegmentedLinks
        label="Contacts"
        options={[
          { label: 'List', link: { to, search: { ...search, view: undefined } }, isCurrent: view === 'list' },
          {
            label: 'Topics',
            link: { to, search: { ...search, view: 'topics' } },
            isCurrent: view === 'topics',
          },
        ]}
        className="mb-4"
      />
      {children}
    </>
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
