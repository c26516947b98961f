import { createContact } from '#generated/notification/operations.ts'
import { zCreateContactBody } from '#generated/notification/zod.ts'
import { successTexts } from '#portal/content/success.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { contactReaders } from '../shared/queries.ts'
import { ContactFields } from './contact-fields.tsx'

export function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Add a contact"
      description="The address gets a mail with a link, and the first notice once the link is followed. A new contact starts with “90% used”, “All used” and “Expiring”."
      operation={createContact}
      schema={zCreateContactBody}
      defaultValues={{ email: '', first_name: '', last_name: '', company: '', phone: '', position: '' }}
      invalidates={contactReaders}
      submitLabel="Add contact"
      doneText={successTexts.contactSaved}
      onClose={onClose}
    >
      {fields => <ContactFields fields={fields} />}
    </FormDialog>
  )
}
