import { subscribeContact, unsubscribeContact } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Button } from '#portal/ui/button.tsx'
import type { ContactDialogName } from '../dialogs/contact-dialogs.tsx'
import { ContactStateBadge } from '../shared/contact-state.tsx'
import { type Contact, nameOf, stateOf } from '../shared/model.ts'
import { topicWords } from '../shared/words.ts'

/** The same as the grid on a narrow window: one contact at a time, with a switch for each topic. */
export function TopicList({ contacts }: { contacts: readonly Contact[] }) {
  const open = useOpenDialog<ContactDialogName>()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  return (
    <ul aria-label="Topics of contacts" className="flex flex-col divide-y divide-line text-sm">
      {contacts.map(contact => (
        <li key={contact.id} className="flex items-center justify-between gap-4 px-5 py-3">
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span className="font-medium wrap-anywhere">{nameOf(contact)}</span>
            <span className="text-muted">{topicWords(contact.topics)}</span>
            {stateOf(contact) !== 'confirmed' && <ContactStateBadge contact={contact} />}
          </span>
          <Button
            size="sm"
            aria-label={`Choose topics of ${nameOf(contact)}`}
            disabledReason={reason}
            onClick={() => open('topics', String(contact.id))}
          >
            Choose
          </Button>
        </li>
      ))}
    </ul>
  )
}
