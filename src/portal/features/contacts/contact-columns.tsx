import { BellRing, Pencil, Star, Trash2 } from 'lucide-react'
import { choosePrimaryProfile } from '#generated/notification/operations/choosePrimaryProfile.ts'
import { deleteContact } from '#generated/notification/operations/deleteContact.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { resendContactConfirmation } from '#generated/notification/operations/resendContactConfirmation.ts'
import { restoreContact } from '#generated/notification/operations/restoreContact.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ContactStateBadge } from '#portal/shared/contacts/contact-state.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { MenuItem, MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { DaysUntil, RelativeTime } from '#portal/ui/time/relative-time.tsx'
import {
  type Contact,
  type ContactDialogName,
  contactQueries,
  nameOf,
  notPrimaryReason,
  topicsLabel,
} from './contacts.ts'

export const contactColumns: readonly ListColumn<Contact>[] = [
  { id: 'name', header: 'Contact', part: 'title', cell: contact => <Title contact={contact} /> },
  {
    id: 'email',
    header: 'Email',
    card: 'none',
    cell: ({ email }) => <span className="block max-w-72 wrap-anywhere">{email}</span>,
  },
  { id: 'state', header: 'Status', cell: contact => <State contact={contact} /> },
  { id: 'topics', header: 'Topics', cell: contact => <Topics contact={contact} /> },
  { id: 'actions', header: 'Actions', part: 'actions', cell: contact => <ContactMenu contact={contact} /> },
]

export const csvColumns: CsvColumns<Contact> = {
  email: contact => contact.email,
  first_name: contact => contact.firstName,
  last_name: contact => contact.lastName,
  position: contact => contact.position,
  company: contact => contact.company,
  phone: contact => contact.phone,
  primary: contact => (contact.isPrimary ? 'yes' : 'no'),
  state: contact => contact.state,
  topics: contact => contact.topics.join(' '),
}

/** Removes contacts, sends their emails again, and finds someone for topics that no one follows. */
export const { ActionsProvider: ContactActions, useActions: useContactActions } = createActionsContext({
  invalidates: [...contactQueries, listProfileTopics],
})

/** Takes the contact off the list. Undo brings back its topics and its confirmation as well. */
function removeAction(contact: Contact): Action {
  const subject = String(contact.id)
  const input = { path: { id: contact.id } }
  const name = nameOf(contact)
  return {
    subject,
    send: () => call(deleteContact, input),
    doneText: `${name} is removed.`,
    failedTitle: `${name} couldn’t be removed`,
    undo: () => ({
      subject,
      send: () => call(restoreContact, input),
      doneText: `${name} is back.`,
      failedTitle: `${name} couldn’t be restored`,
    }),
  }
}

/** Sends another link that confirms the address; the earlier one stops working. */
function resendAction({ id, email }: Contact): Action {
  return {
    subject: String(id),
    send: () => call(resendContactConfirmation, { path: { id } }),
    doneText: `A new link is on its way to ${email}.`,
    failedTitle: `We couldn’t send an email to ${email}`,
  }
}

function Title({ contact }: { contact: Contact }) {
  const about = [contact.position, contact.company].filter(Boolean).join(', ')
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {nameOf(contact)}
        {contact.isPrimary && <Badge>Primary</Badge>}
      </span>
      {/* In a card, which has no line for it. */}
      {nameOf(contact) !== contact.email && (
        <span className="block font-normal wrap-anywhere text-muted sm:hidden">{contact.email}</span>
      )}
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

/** Whether notices reach the contact; what keeps them from arriving, and what to do about it. */
function State({ contact }: { contact: Contact }) {
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
      <ContactStateBadge state={contact.state} />
      {contact.state !== 'confirmed' && (
        <>
          <span className="max-w-64 text-xs text-muted">
            {contact.undeliverable && <Undeliverable {...contact.undeliverable} />}
            <LinkState contact={contact} />
          </span>
          <ResendButton contact={contact} />
        </>
      )}
    </span>
  )
}

function Undeliverable({ since, reason }: NonNullable<Contact['undeliverable']>) {
  const [happened, advice] =
    reason === 'bounced'
      ? ['bounced', 'Correct the address, or send a link once it accepts email again.']
      : ['was reported as spam', 'Ask the person, and send a link if they want our emails.']
  return (
    <>
      An email {happened} <RelativeTime value={since} />. {advice}{' '}
    </>
  )
}

/** The link that was mailed, if one was. */
function LinkState({ contact: { confirmation, undeliverable } }: { contact: Contact }) {
  if (!confirmation) return undeliverable ? null : 'No link sent yet.'
  const { sent, expires } = confirmation
  if (Date.parse(expires) <= Date.now()) return 'The link has expired.'
  return (
    <>
      Link sent <RelativeTime value={sent} />, expires <DaysUntil value={expires} />.
    </>
  )
}

/** Sends the link again, once the pause after the last email is over. */
function ResendButton({ contact }: { contact: Contact }) {
  const actions = useContactActions()
  const available = Date.parse(contact.resendAvailable ?? '')
  // A time that has passed needs no clock.
  const seconds = useCountdown(available > Date.now() ? available : undefined)
  const label = contact.confirmation ? 'Send again' : 'Send link'
  return (
    <OperationButton
      operation={resendContactConfirmation}
      size="sm"
      pending={actions.pending?.subject === String(contact.id)}
      disabledReason={seconds > 0 ? `You can send another email in ${seconds} s.` : undefined}
      onClick={() => void actions.run(resendAction(contact))}
    >
      {seconds > 0 ? `Send again in ${seconds} s` : label}
      <span className="sr-only"> to {contact.email}</span>
    </OperationButton>
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
      aria-label={`Topics of ${nameOf(contact)}: ${topicsLabel(contact.topics)}`}
      onClick={() => open('topics', String(contact.id))}
    >
      {topicsLabel(contact.topics)}
    </OperationButton>
  )
}

function ContactMenu({ contact }: { contact: Contact }) {
  const actions = useContactActions()
  const open = useOpenDialog<ContactDialogName>()
  const topics = useCan(subscribeContact, unsubscribeContact)
  const opening = (name: ContactDialogName) => () => open(name, String(contact.id))
  return (
    <RowMenu name={nameOf(contact)} pending={actions.pending?.subject === String(contact.id)}>
      <OperationItem operation={updateContact} icon={<Pencil />} onSelect={opening('edit')}>
        Edit
      </OperationItem>
      <MenuItem icon={<BellRing />} disabledReason={topics.reason} onSelect={opening('topics')}>
        Choose topics
      </MenuItem>
      <OperationItem
        operation={choosePrimaryProfile}
        icon={<Star />}
        disabledReason={notPrimaryReason(contact)}
        onSelect={opening('primary')}
      >
        Make primary
      </OperationItem>
      <MenuSeparator />
      <OperationItem
        operation={deleteContact}
        icon={<Trash2 />}
        tone="danger"
        disabledReason={contact.isPrimary ? 'Choose another primary contact first.' : undefined}
        onSelect={() => void actions.run(removeAction(contact))}
      >
        Remove
      </OperationItem>
    </RowMenu>
  )
}
