import { useState } from 'react'
import { updateContact } from '#generated/notification/operations.ts'
import { zUpdateContactBody } from '#generated/notification/zod.ts'
import { successTexts } from '#portal/content/success.ts'
import { FormDialog } from '#portal/kit/form-dialog.tsx'
import { Alert } from '#portal/ui/alert.tsx'
import { type Contact, isOtherAddress, nameOf } from '../shared/model.ts'
import { contactReaders } from '../shared/queries.ts'
import { ContactFields } from './contact-fields.tsx'

/** All fields of a contact. Says before it is saved what another address means. */
export function EditDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { id, email, firstName, lastName, company, phone, position } = contact
  const [typed, setTyped] = useState(email)
  return (
    <FormDialog
      title={`Edit ${nameOf(contact)}`}
      operation={updateContact}
      path={{ id }}
      schema={zUpdateContactBody}
      defaultValues={{ email, first_name: firstName, last_name: lastName, company, phone, position }}
      onTyped={({ email: now }) => setTyped(now)}
      refreshes={contactReaders}
      submitLabel="Save"
      doneText={successTexts.contactSaved}
      onClose={onClose}
    >
      {fields => (
        <>
          <ContactFields fields={fields} />
          {isOtherAddress(email, typed) && (
            <Alert tone="warning" title="The new address has to be confirmed">
              A link goes there, and a notice of the change to {email}. Until the link is followed,{' '}
              {contact.isPrimary ? 'the primary contact gets' : 'the contact gets'} no notices.
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  )
}
