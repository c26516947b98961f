import { Link, useLinkProps } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { createContact } from '#generated/notification/operations.ts'
import { useOpenDialog } from '#portal/kit/dialog-address.ts'
import { OperationButton } from '#portal/kit/operation-button.tsx'
import { PageHeader } from '#portal/ui/page-header.tsx'
import type { ContactDialogName } from './dialogs/contact-dialogs.tsx'
import type { ListSearch } from './list/list-search.ts'

export type ContactsView = 'list' | 'topics'

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
            Who gets the account’s notices beside its team. Contacts do not log in;{' '}
            <Link to="/account/team" className="text-accent underline underline-offset-4">
              team members
            </Link>{' '}
            choose theirs in their profiles.
          </>
        }
        actions={<AddButton />}
      />
      <nav aria-label="Contacts" className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
        <ViewLink search={search} view={undefined} isCurrent={view === 'list'}>
          Contacts
        </ViewLink>
        <ViewLink search={search} view="topics" isCurrent={view === 'topics'}>
          Topics
        </ViewLink>
      </nav>
      {children}
    </>
  )
}

function ViewLink({
  search,
  view,
  isCurrent,
  children,
}: {
  search: ListSearch
  view: 'topics' | undefined
  isCurrent: boolean
  children: ReactNode
}) {
  const props = useLinkProps({
    to: '/account/contacts',
    search: { ...search, view },
  })
  return (
    <a
      {...props}
      // The views differ only in their search, which the router does not distinguish.
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px flex h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      {children}
    </a>
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
