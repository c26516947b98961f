import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing, Plus } from 'lucide-react'
import { TOPIC_LABELS, type Topic } from '#domain/notification/topics.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { accountErrors } from '#portal/api/errors/account-errors.ts'
import { helpPath } from '#portal/api/help.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { type Action, ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import type { Filters } from '#portal/kit/list/toolbar.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { SegmentedLinks } from '#portal/kit/view-nav.tsx'
import { CONTACT_STATES, ContactStateBadge } from '#portal/shared/contacts/contact-state.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { ContactActions, contactColumns, csvColumns, useContactActions } from './contact-columns.tsx'
import {
  type Contact,
  type ContactDialogName,
  contactsQuery,
  fetchContacts,
  nameOf,
  primaryQuery,
  quotedTopics,
  topicsWithoutRecipientsQuery,
} from './contacts.ts'
import { type ContactSearch, contactParameters } from './search.ts'

// Forms and their schemas load when a dialog opens.
const ContactDialogs = lazyPart(() => import('./contact-dialogs.tsx'))
// Most people open the list.
const Topics = lazyPart(() => import('./topics.tsx'))

type View = 'list' | 'topics'

interface ContactsProps {
  view: View
  search: ContactSearch
  onSearch: ChangeSearch<ContactSearch>
}

/** The contacts of the account, as a list and as a grid of who gets what. The address holds everything else. */
export function ContactsPage({ view, search, onSearch }: ContactsProps) {
  const { allowed } = useCan(listContacts)
  const link = (label: string, shown: View) => ({
    label,
    link: {
      to: '/account/contacts' as const,
      search: { ...search, view: shown === 'list' ? undefined : shown },
    },
    isCurrent: view === shown,
  })
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
        options={[link('List', 'list'), link('Topics', 'topics')]}
        className="mb-4"
      />
      <ContactActions>
        {/* Without the role, the list says why; twice would be too much. */}
        {allowed && <TopicsWithoutRecipientsAlert search={search} />}
        {allowed && view === 'list' && <PrimaryCard />}
        <ContactList {...{ view, search, onSearch }} />
        <PageDialogs>
          <ContactDialogs />
        </PageDialogs>
      </ContactActions>
    </>
  )
}

function ContactList({ view, search, onSearch }: ContactsProps) {
  const query = useQuery(contactsQuery(search))
  const topics = (contacts: readonly Contact[]) => (
    <LazyBoundary fallback={<Skeleton className="m-3 h-64" />}>
      <Topics contacts={contacts} total={query.data?.total ?? 0} />
    </LazyBoundary>
  )
  return (
    <ResourceList
      nouns={['contact', 'contacts']}
      query={query}
      rowId={contact => String(contact.id)}
      parameters={contactParameters}
      search={search}
      onSearch={onSearch}
      searches={SEARCHES}
      filters={FILTERS}
      noMatch={noMatch}
      notice={<ActionErrorAlert actions={useContactActions()} className="m-3" />}
      empty={
        <EmptyState icon={<BellRing />} title="Add your first contact" action={<AddButton />}>
          Send receipts to accounting, or limit warnings to the person on call. Contacts don’t need a login.
        </EmptyState>
      }
      {...(view === 'topics'
        ? { caption: 'Topics of contacts', columns: topics }
        : {
            caption: 'Contacts',
            columns: contactColumns,
            sorts: { name: 'asc', email: 'asc' } as const,
            csv: {
              name: 'contacts',
              columns: csvColumns,
              load: (page: number) => fetchContacts({ ...search, page, page_size: 100 }),
            },
          })}
    />
  )
}

const SEARCHES = [
  { name: 'search', label: 'Search contacts', placeholder: 'Search by name, email, company or position' },
] as const

const FILTERS: Filters<typeof contactParameters> = {
  state: { label: 'Status', options: CONTACT_STATES, any: 'Any status' },
  topic: { label: 'Topic', options: TOPIC_LABELS, any: 'Any topic' },
  page_size: {
    label: 'Contacts per page',
    options: { 25: '25 per page', 50: '50 per page' },
    isMenu: true,
  },
}

function noMatch({ search, state, topic }: ContactSearch) {
  const kind = state ? `${state} contact` : 'contact'
  return {
    title: search ? `No ${kind} matches “${search}”` : `No ${kind} here`,
    ...(topic && { text: `Only contacts with the topic “${TOPIC_LABELS[topic]}” are shown.` }),
  }
}

function AddButton() {
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

/** What is missed if no one gets it. */
const LOSSES: Partial<Record<Topic, string>> = {
  'usage-100': 'lookups are rejected because none are left',
  expiring: 'a subscription is about to end',
}

/** Warns of notices that matter and that no one follows, and puts that right with one press. */
function TopicsWithoutRecipientsAlert({ search }: Pick<ContactsProps, 'search'>) {
  const { data: unheard = [] } = useQuery(topicsWithoutRecipientsQuery(search))
  const { data: page } = useQuery(contactsQuery(search))
  const { data: primary } = useQuery(primaryQuery)
  if (!unheard.length) return null
  // A contact whose person has turned one of these off would get none of it.
  const listener = [primary, ...(page?.rows ?? [])].find(
    each => each?.state === 'confirmed' && !unheard.some(topic => each.turnedOff.includes(topic)),
  )
  const losses = unheard.flatMap(topic => LOSSES[topic] ?? [])
  return (
    <Alert
      tone="warning"
      className="mb-5"
      title={`No one follows ${quotedTopics(unheard)}`}
      action={<SendButton contact={listener ?? undefined} topics={unheard} />}
    >
      {losses.length > 0 && `No confirmed contact or member gets notified when ${orList(losses)}.`}
      {unheard.includes('receipts') && ' Receipts and failed payments go to the owners until someone does.'}
      {listener && !listener.isPrimary && ` ${nameOf(listener)} is a confirmed contact.`}
    </Alert>
  )
}

const orList = (texts: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(texts)

/** Sends topics to a contact, or without one to the person at this page. */
function SendButton({ contact, topics }: { contact: Contact | undefined; topics: readonly Topic[] }) {
  const actions = useContactActions()
  const { data: session } = useQuery(sessionQuery)
  const isOwner = session?.roles.includes('account-owner')
  return (
    <OperationButton
      operation={contact ? subscribeContact : subscribeProfile}
      size="sm"
      pending={actions.pending !== undefined}
      // Some notices go only to members who may see what the account pays.
      disabledReason={contact || isOwner ? undefined : 'Confirm a contact first.'}
      onClick={() => void actions.run(sendAction(contact, topics, true))}
    >
      {contact ? `Send to ${contact.isPrimary ? 'primary' : 'this'} contact` : 'Send to me'}
    </OperationButton>
  )
}

function sendAction(contact: Contact | undefined, topics: readonly Topic[], isOn: boolean): Action {
  const [name, get] = contact ? [nameOf(contact), 'gets'] : ['You', 'get']
  const what = quotedTopics(topics)
  return {
    subject: what,
    send: async () => {
      for (const topic of topics)
        if (contact)
          await call(isOn ? subscribeContact : unsubscribeContact, { path: { id: contact.id, topic } })
        else await call(isOn ? subscribeProfile : unsubscribeProfile, { path: { topic } })
    },
    doneText: `${name} ${isOn ? 'now' : 'no longer'} ${get} ${what}.`,
    failedTitle: `${what} couldn’t be turned ${isOn ? 'on' : 'off'} for ${contact ? name : 'you'}`,
    undo: () => sendAction(contact, topics, !isOn),
  }
}

/** Who represents the account. It loads and fails by itself, and the list stays. */
function PrimaryCard() {
  return (
    <Card
      className="mb-5"
      title="Primary contact"
      description="We email this person about the account. To choose someone else, open a contact’s menu."
    >
      <Loaded
        query={useQuery(primaryQuery)}
        what="The primary contact"
        failure={{
          title: accountErrors['primary-contact-not-loaded'],
          help: helpPath('primary-contact-not-loaded'),
        }}
        skeleton={<Skeleton className="h-7 w-64 max-w-full" />}
      >
        {primary =>
          primary ? (
            <PrimaryLine contact={primary} />
          ) : (
            <p className="text-muted">Not chosen yet. Make a confirmed contact primary.</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function PrimaryLine({ contact }: { contact: Contact }) {
  const name = nameOf(contact)
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium wrap-anywhere">{name}</span>
      {name !== contact.email && <span className="break-all text-muted">{contact.email}</span>}
      <ContactStateBadge state={contact.state} />
    </p>
  )
}
