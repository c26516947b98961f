import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { choosePrimaryProfile } from '#generated/notification/operations.ts'
import { ActionErrorAlert } from '#portal/kit/action/action-error-alert.tsx'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { type Contact, nameOf, stateOf } from '../shared/model.ts'
import { contactQuery, contactReaders } from '../shared/queries.ts'
import { useTopicActs } from '../topics/topic-context.tsx'
import { TopicSwitches } from '../topics/topic-switches.tsx'
import { AddDialog } from './add-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'

interface DialogProps {
  contact: Contact
  onClose: () => void
}

const ABOUT_CONTACT = { edit: EditDialog, topics: TopicsDialog, primary: PrimaryDialog }
type AboutContact = keyof typeof ABOUT_CONTACT
export type ContactDialogName = 'add' | AboutContact

/** The dialog in the address. */
export default function ContactDialogs() {
  const { name, id, close } = useDialog()
  if (name === 'add') return <AddDialog onClose={close} />
  if (name === undefined || !(name in ABOUT_CONTACT) || id === undefined) return null
  return (
    <AboutContactDialog key={`${name} ${id}`} name={name as AboutContact} id={Number(id)} onClose={close} />
  )
}

function AboutContactDialog({ name, id, onClose }: { name: AboutContact; id: number; onClose: () => void }) {
  const query = useQuery(contactQuery(id))
  // A form keeps what its person saw first, whatever arrives later. Switches show what is.
  const [opened, setOpened] = useState(query.data)
  if (!opened && query.data) setOpened(query.data)
  if (!opened || !query.data)
    return (
      <Dialog open onClose={onClose} title="One moment">
        <Loaded query={query} what="The contact" missing={<NoSuchContact onClose={onClose} />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  const Content = ABOUT_CONTACT[name]
  return <Content contact={name === 'topics' ? query.data : opened} onClose={onClose} />
}

function NoSuchContact({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <EmptyState title="There is no such contact" action={<Button onClick={onClose}>Close</Button>}>
      It was removed, or belongs to another account.
    </EmptyState>
  )
}

function TopicsDialog({ contact, onClose }: DialogProps) {
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
      <ActionErrorAlert actions={useTopicActs()} />
      <TopicSwitches contact={contact} />
    </Dialog>
  )
}

/** Asks, because both contacts get a mail that nothing takes back. */
function PrimaryDialog({ contact, onClose }: DialogProps) {
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
