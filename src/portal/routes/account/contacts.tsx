import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { contactsQuery } from '#portal/features/contacts/contacts.ts'
import { ContactsPage } from '#portal/features/contacts/contacts-page.tsx'
import { type ContactSearch, readContactSearch } from '#portal/features/contacts/search.ts'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

type ContactsSearch = ContactSearch & DialogSearch & { view?: 'topics' | undefined }

const readView = (view: unknown): ContactsSearch['view'] => (view === 'topics' ? view : undefined)

export const Route = createFileRoute('/account/contacts')({
  staticData: {
    page: {
      nav: { label: 'Contacts', order: 62, area: 'team' },
      needs: ['listContacts'],
      firstCalls: ['listContacts', 'getPrimaryProfile'],
      budget: 'list',
      samples: {
        person: {
          contacts: [
            { email: 'accounts@northwind.example', topics: ['receipts', 'renewal'] },
            { email: 'on-call@northwind.example', topics: ['usage-90', 'usage-100', 'expiring'] },
            { email: 'it@northwind.example', topics: ['security'], isConfirmed: false },
          ],
        },
        at: ['/account/contacts', '/account/contacts?view=topics'],
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): ContactsSearch => ({
    ...readContactSearch(raw),
    ...readDialog(raw),
    view: readView(raw.view),
  }),
  // Only the search of the list: the address holds the account, the view and a dialog as well.
  loaderDeps: ({ search }) => ({ search: readContactSearch({ ...search }) }),
  loader: ({ deps: { search } }) => startQuery(contactsQuery(search)),
  component: Contacts,
})

function Contacts() {
  const view = Route.useSearch().view ?? 'list'
  const [search, onSearch] = useListAddress(readContactSearch)
  return <ContactsPage {...{ view, search, onSearch }} />
}
