import { BellRing, Pencil, Star, Trash2 } from 'lucide-react'
import {
  choosePrimaryProfile,
  deleteContact,
  subscribeContact,
  unsubscribeContact,
  updateContact,
} from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { MenuItem, MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import type { ContactDialogName } from '../dialogs/contact-dialogs.tsx'
import { removeAction, useContactActions } from '../shared/contact-actions.tsx'
import { type Contact, nameOf, notPrimaryReason } from '../shared/model.ts'

/** What can be done with a contact of the list. */
export function ContactMenu({ contact }: { contact: Contact }) {
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
