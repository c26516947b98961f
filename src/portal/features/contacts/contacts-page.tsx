import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { listContacts } from '#generated/notification/operations.ts'
import { useCan, useRefusalText } from '#portal/api/can.ts'
import { accountErrors } from '#portal/api/errors/account-errors.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import { helpPath } from '#portal/api/help.ts'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ContactActions, ContactStateBadge } from './contact-actions.tsx'
import { ContactList } from './contact-list.tsx'
import { type Contact, nameOf, primaryQuery } from './contacts.ts'
import { ContactsFrame, type ContactsProps, type ContactsView } from './contacts-frame.tsx'
import { TopicActions } from './topics/context.tsx'
import { TopicsWithoutRecipientsAlert } from './topics/topics-without-recipients-alert.tsx'

// Forms and their schemas load when a dialog opens.
const ContactDialogs = lazyPart(() => import('./contact-dialogs.tsx'))
// Most people open the list.
const TopicsView = lazyPart(async () => ({
  default: (await import('./topics/topics-view.tsx')).TopicsView,
}))

/** The contacts of the account, as a list and as a grid of who gets what. The address holds everything else. */
export function ContactsPage({ view, ...props }: ContactsProps & { view: ContactsView }) {
  const { allowed } = useCan(listContacts)
  return (
    <ContactsFrame view={view} search={props.search}>
      <ContactActions>
        <TopicActions>
          {allowed && <TopicsWithoutRecipientsAlert search={props.search} className="mb-5" />}
          {view === 'topics' ? (
            <LazyBoundary fallback={<Skeleton className="h-64 w-full" />}>
              <TopicsView {...props} />
            </LazyBoundary>
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

/** Who represents the account. It loads and fails by itself, and the list stays. */
function PrimaryCard() {
  const { data: primary, error, isFetching, refetch } = useQuery(primaryQuery)
  return (
    <Card
      className="mb-5"
      title="Primary contact"
      description="We email this person about the account. To choose someone else, open a contact’s menu."
    >
      {primary === undefined ? (
        error ? (
          <LoadError error={error} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-7 w-64 max-w-full" />
          </div>
        )
      ) : primary ? (
        <PrimaryLine contact={primary} />
      ) : (
        <p className="text-muted">Not chosen yet. Make a confirmed contact primary.</p>
      )}
    </Card>
  )
}

function PrimaryLine({ contact }: { contact: Contact }) {
  const name = nameOf(contact)
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium wrap-anywhere">{name}</span>
      {name !== contact.email && <span className="break-all text-muted">{contact.email}</span>}
      <ContactStateBadge contact={contact} />
    </p>
  )
}

function LoadError({ error, pending, onRetry }: { error: Error; pending: boolean; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={accountErrors['primary-contact-not-loaded']}
      help={helpPath('primary-contact-not-loaded')}
      reference={notesOf(error).reference}
      action={
        <Button size="sm" icon={<RotateCw className="size-4" />} pending={pending} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {useRefusalText(error)}
    </Alert>
  )
}
