import { useQuery } from '@tanstack/react-query'
import type { Topic } from '#domain/notification/topics.ts'
import { subscribeContact, subscribeProfile } from '#generated/notification/operations.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import {
  type Contact,
  contactsQuery,
  nameOf,
  primaryQuery,
  quotedTopics,
  stateOf,
  topicsWithoutRecipientsQuery,
} from '../contacts.ts'
import type { ListSearch } from '../search.ts'
import { useTopicActions } from './context.tsx'

/** What is missed if no one gets it. */
const LOSSES: Partial<Record<Topic, string>> = {
  'usage-100': 'lookups are rejected because none are left',
  expiring: 'a subscription is about to end',
}

/** Warns of notices that matter and that no one follows, and puts that right with one press. */
export function TopicsWithoutRecipientsAlert({
  search,
  className,
}: {
  search: ListSearch
  className?: string
}) {
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
      className={className}
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
