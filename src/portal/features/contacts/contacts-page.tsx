import { lazy } from 'react'
import { listContacts } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { ContactsFrame, type ContactsView } from './contacts-frame.tsx'
import { ContactList } from './list/contact-list.tsx'
import type { ListSearch } from './list/list-search.ts'
import { PrimaryCard } from './primary-card.tsx'
import { ContactActions } from './shared/contact-actions.tsx'
import { TopicActions } from './topics/topic-context.tsx'
import { TopicsView } from './topics/topics-view.tsx'
import { TopicsWithoutRecipientsAlert } from './topics/topics-without-recipients-alert.tsx'

// Forms and their schemas load when a dialog opens.
const ContactDialogs = lazy(() => import('./dialogs/contact-dialogs.tsx'))

export interface ContactsProps {
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

/** The contacts of the account, as a list and as a grid of who gets what. The address holds everything else. */
export function ContactsPage({ view, ...props }: ContactsProps & { view: ContactsView }) {
  const { allowed } = useCan(listContacts)
  return (
    <ContactsFrame view={view} search={props.search}>
      <ContactActions>
        <TopicActions>
          {allowed && <TopicsWithoutRecipientsAlert search={props.search} className="mb-5" />}
          {view === 'topics' ? (
            <TopicsView {...props} />
          ) : (
            <>
              {/* Without the role, the list says why; twice would be too much. */}
              {allowed && <PrimaryCard />}
              <ContactList {...props} />
            </>
          )}
          <PageDialogs>
            <ContactDialogs />
          </PageDialogs>
        </TopicActions>
      </ContactActions>
    </ContactsFrame>
  )
}
