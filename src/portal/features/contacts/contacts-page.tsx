import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import type { Topic } from '#domain/notification/topics.ts'
import { listContacts, subscribeContact, subscribeProfile } from '#generated/notification/operations.ts'
import { useCan, useRejectionText } from '#portal/api/can.ts'
import { accountErrors } from '#portal/api/errors/account-errors.ts'
import { notesOf } from '#portal/api/errors/errors.ts'
import { helpPath } from '#portal/api/help.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { SegmentedLinks } from '#portal/kit/view-nav.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { AddButton, ContactList, type ContactsProps } from './contact-list.tsx'
import { ContactActions, ContactStateBadge } from './contact-state.tsx'
import {
  type Contact,
  contactsQuery,
  nameOf,
  primaryQuery,
  quotedTopics,
  stateOf,
  topicsWithoutRecipientsQuery,
} from './contacts.ts'
import type { ListSearch } from './search.ts'
import { TopicActions, useTopicActions } from './topics/topic-actions.ts'

// Forms and their schemas load when a dialog opens.
const ContactDialogs = lazyPart(() => import('./contact-dialogs.tsx'))
// Most people open the list.
const TopicsView = lazyPart(async () => ({
  default: (await import('./topics/topics-view.tsx')).TopicsView,
}))

type View = 'list' | 'topics'

/** The contacts of the account, as a list and as a grid of who gets what. The address holds everything else. */
export function ContactsPage({ view, ...props }: ContactsProps & { view: View }) {
  const { allowed } = useCan(listContacts)
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
      <ViewLinks view={view} search={props.search} />
      <ContactActions>
        <TopicActions>
          {allowed && <TopicsWithoutRecipientsAlert search={props.search} />}
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
    </>
  )
}

/** Links from one view to the other that keep search and filters. */
function ViewLinks({ view, search }: { view: View; search: ListSearch }) {
  const option = (label: string, shown: View) => ({
    label,
    link: {
      to: '/account/contacts' as const,
      search: { ...search, view: shown === 'list' ? undefined : shown },
    },
    isCurrent: view === shown,
  })
  return (
    <SegmentedLinks
      label="Contacts"
      options={[option('List', 'list'), option('Topics', 'topics')]}
      className="mb-4"
    />
  )
}

/** What is missed if no one gets it. */
const LOSSES: Partial<Record<Topic, string>> = {
  'usage-100': 'lookups are rejected because none are left',
  expiring: 'a subscription is about to end',
}

/** Warns of notices that matter and that no one follows, and puts that right with one press. */
function TopicsWithoutRecipientsAlert({ search }: { search: ListSearch }) {
  const { data: unheard = [] } = useQuery(topicsWithoutRecipientsQuery(search))
  const { data: page } = useQuery(contactsQuery(search))
  const { data: primary } = useQuery(primaryQuery)
  if (!unheard.length) return null
  // A contact whose person has turned one of these off would get none of it.
  const listener = [primary, ...(page?.rows ?? [])].find(
    each => each && stateOf(each) === 'confirmed' && !unheard.some(topic => each.turnedOff.includes(topic)),
  )
  const losses = unheard.flatMap(topic => LOSSES[topic] ?? [])
  return (
    <Alert
      tone="warning"
      className="mb-5"
      title={`No one follows ${quotedTopics(unheard)}`}
      action={listener ? <SendTo contact={listener} topics={unheard} /> : <FollowYourself topics={unheard} />}
    >
      {losses.length > 0 && `No confirmed contact or member gets notified when ${orList(losses)}.`}
      {unheard.includes('receipts') && ' Receipts and failed payments go to the owners until someone does.'}
      {listener && !listener.isPrimary && ` ${nameOf(listener)} is a confirmed contact.`}
    </Alert>
  )
}

const orList = (texts: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(texts)

function SendTo({ contact, topics }: { contact: Contact; topics: readonly Topic[] }) {
  const actions = useTopicActions()
  return (
    <OperationButton
      operation={subscribeContact}
      size="sm"
      pending={actions.pending !== undefined}
      onClick={() => actions.subscribe(contact, topics)}
    >
      {contact.isPrimary ? 'Send to primary contact' : 'Send to this contact'}
    </OperationButton>
  )
}

/** Without a confirmed contact. Some notices go only to members who may see what the account pays. */
function FollowYourself({ topics }: { topics: readonly Topic[] }) {
  const actions = useTopicActions()
  const { data: session } = useQuery(sessionQuery)
  const isOwner = session?.roles.includes('account-owner')
  return (
    <OperationButton
      operation={subscribeProfile}
      size="sm"
      pending={actions.pending !== undefined}
      disabledReason={isOwner ? undefined : 'Confirm a contact first.'}
      onClick={() => actions.follow(topics)}
    >
      Send to me
    </OperationButton>
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
      {useRejectionText(error)}
    </Alert>
  )
}
