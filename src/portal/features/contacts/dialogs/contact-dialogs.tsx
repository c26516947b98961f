import { useQuery } from '@tanstack/react-query'
import { choosePrimaryProfile } from '#generated/notification/operations.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { aboutOne, defineDialogs, type EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { type Contact, nameOf, stateOf } from '../shared/model.ts'
import { contactQuery, contactReaders } from '../shared/queries.ts'
import { useTopicActions } from '../topics/topic-context.tsx'
import { TopicSwitches } from '../topics/topic-switches.tsx'
import { AddDialog } from './add-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'

const ABOUT_CONTACT = { edit: EditDialog, topics: TopicsDialog, primary: PrimaryDialog }
export type ContactDialogName = 'add' | keyof typeof ABOUT_CONTACT

export default defineDialogs(
  { add: AddDialog },
  aboutOne<Contact>({
    what: 'The contact',
    useEntity: id => useQuery(contactQuery(Number(id))),
    missing: { title: 'There is no such contact', text: 'It was removed, or belongs to another account.' },
    // Switches show what is; a form keeps what its person saw first.
    update: (opened, current, name) => (name === 'topics' ? (current ?? opened) : opened),
    dialogs: ABOUT_CONTACT,
  }),
)

function TopicsDialog({ entity: contact, onClose }: EntityDialogProps<Contact>) {
  return (
    <Dialog
      open
      isSavedAtOnce
      onClose={onClose}
      title={`Topics of ${nameOf(contact)}`}
      description={
        stateOf(contact) === 'confirmed'
          ? 'Each switch is saved at once.'
          : 'Each switch is saved at once. No notices are sent until the address is confirmed.'
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ActionErrorAlert actions={useTopicActions()} />
      <TopicSwitches contact={contact} />
    </Dialog>
  )
}

/** Asks, because both contacts get a mail that nothing takes back. */
function PrimaryDialog({ entity: contact, onClose }: EntityDialogProps<Contact>) {
  return (
    <ConfirmDialog
      title={`Make ${nameOf(contact)} the primary contact?`}
      operation={choosePrimaryProfile}
      body={{ contact_id: contact.id }}
      invalidates={contactReaders}
      confirmLabel="Make primary"
      tone="primary"
      doneText={`${nameOf(contact)} is the primary contact now.`}
      onClose={onClose}
    >
      <p>
        The primary contact represents the account, and cannot be removed. The one before stays a contact with
        the same topics. Both get a mail about the change.
      </p>
    </ConfirmDialog>
  )
}
