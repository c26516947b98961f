import { resendContactConfirmation } from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { DaysUntil, RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { type Contact, type ContactState, contactQueries, stateOf } from './contacts.ts'

/** Removes contacts and sends their emails again. */
export const { ActionsProvider: ContactActions, useActions: useContactActions } = createActionsContext({
  invalidates: contactQueries,
})

/** Sends another link that confirms the address; the earlier one stops working. */
function resendAction({ id, email }: Contact): Action {
  return {
    subject: String(id),
    send: () => call(resendContactConfirmation, { path: { id } }),
    doneText: `A new link is on its way to ${email}.`,
    failedTitle: `We couldn’t send an email to ${email}`,
  }
}

const LOOKS: Record<ContactState, { tone: BadgeTone; text: string }> = {
  confirmed: { tone: 'accent', text: 'Confirmed' },
  unconfirmed: { tone: 'warning', text: 'Not confirmed' },
  undeliverable: { tone: 'danger', text: 'Undeliverable' },
}

/** Whether notices reach the contact, in two words. */
export function ContactStateBadge({ contact }: { contact: Contact }) {
  const { tone, text } = LOOKS[stateOf(contact)]
  return (
    <Badge tone={tone} hasDot>
      {text}
    </Badge>
  )
}

/** The same, with what keeps them from arriving, and what to do about it. */
export function ContactStateCell({ contact }: { contact: Contact }) {
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
      <ContactStateBadge contact={contact} />
      {stateOf(contact) !== 'confirmed' && (
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
  return reason === 'bounced' ? (
    <>
      An email bounced <RelativeTime value={since} />. Correct the address, or send a link once it accepts
      email again.{' '}
    </>
  ) : (
    <>
      An email was reported as spam <RelativeTime value={since} />. Ask the person, and send a link if they
      want our emails.{' '}
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
  const seconds = useSecondsUntilResend(contact)
  const first = contact.confirmation ? 'Send again' : 'Send link'
  const label = seconds > 0 ? `Send again in ${seconds} s` : first
  return (
    <OperationButton
      operation={resendContactConfirmation}
      size="sm"
      pending={actions.pending?.subject === String(contact.id)}
      disabledReason={seconds > 0 ? `You can send another email in ${seconds} s.` : undefined}
      onClick={() => void actions.run(resendAction(contact))}
    >
      {label}
      <span className="sr-only"> to {contact.email}</span>
    </OperationButton>
  )
}

function useSecondsUntilResend({ resendAvailable }: Contact): number {
  const moment = resendAvailable ? Date.parse(resendAvailable) : undefined
  // A moment that has passed needs no clock.
  return useCountdown(moment !== undefined && moment > Date.now() ? moment : undefined)
}
