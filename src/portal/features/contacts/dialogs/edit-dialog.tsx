import { useState } from 'react'
import { getContact, updateContact } from '#generated/notification/operations.ts'
import { zUpdateContactBody } from '#generated/notification/zod.ts'
import { successTexts } from '#portal/content/success.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { type Contact, isOtherAddress, nameOf, toContact } from '../shared/model.ts'
import { contactReaders } from '../shared/queries.ts'
import { ContactFields } from './contact-fields.tsx'

/** What the form is about, by label. */
const words = ({ email, firstName, lastName, position, company, phone }: Contact) => ({
  'Email address': email,
  'First name': firstName,
  'Last name': lastName,
  Position: position,
  Company: company,
  Phone: phone,
})

/** All fields of a contact. Says before it is saved what another address means. */
export function EditDialog({ entity: contact, onClose }: EntityDialogProps<Contact>) {
  const { id, email, firstName, lastName, company, phone, position, version } = contact
  const [typed, setTyped] = useState(email)
  const [saved, setSaved] = useState(email)
  return (
    <FormDialog
      title={`Edit ${nameOf(contact)}`}
      operation={updateContact}
      path={{ id }}
      schema={zUpdateContactBody}
      // The version is not an input: it is that of the contact that the form was filled from.
      defaultValues={{ email, first_name: firstName, last_name: lastName, company, phone, position, version }}
      toBody={(typed, { version }) => ({ ...typed, version })}
      conflict={{
        errors: ['contact-changed'],
        title: 'Someone else just changed this contact',
        from: contact,
        load: async () => {
          const now = toContact(await sendOperation(getContact, { path: { id } }))
          setSaved(now.email)
          return now
        },
        words,
      }}
      onValuesChange={({ email: now }) => setTyped(now)}
      invalidates={contactReaders}
      submitLabel="Save"
      doneText={successTexts.contactSaved}
      onClose={onClose}
    >
      {fields => (
        <>
          <ContactFields fields={fields} />
          {isOtherAddress(saved, typed) && (
            <Alert tone="warning" title="The new address has to be confirmed">
              A link goes there, and a notice of the change to {saved}. Until the link is followed,{' '}
              {contact.isPrimary ? 'the primary contact gets' : 'the contact gets'} no notices.
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  )
}
