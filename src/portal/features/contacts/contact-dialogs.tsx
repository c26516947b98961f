import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FIRST_CONTACT_TOPICS, TOPIC_LABELS, TOPICS } from '#domain/notification/topics.ts'
import { choosePrimaryProfile } from '#generated/notification/operations/choosePrimaryProfile.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { getContact } from '#generated/notification/operations/getContact.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { unsubscribeContact } from '#generated/notification/operations/unsubscribeContact.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import { zCreateContactBody, zUpdateContactBody } from '#generated/notification/zod.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { CheckboxGroup } from '#portal/ui/form/checkbox-group.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { Toggle } from '#portal/ui/input/switch.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { type Contact, contactQueries, contactQuery, isOtherAddress, nameOf, toContact } from './contacts.ts'
import { useTopicActions } from './topics.tsx'

const SAVED = 'Contact info saved.'

export default defineDialogs(
  { add: AddDialog },
  aboutOne<Contact>({
    what: 'The contact',
    useEntity: id => useQuery(contactQuery(Number(id))),
    missing: { title: 'Contact not found', text: 'It was removed or belongs to another account.' },
    // Switches show what is; a form keeps what its person saw first.
    update: (opened, current, name) => (name === 'topics' ? (current ?? opened) : opened),
    dialogs: { edit: EditDialog, topics: TopicsDialog, primary: PrimaryDialog },
  }),
)

/** The topics of one contact, each a switch that is saved at once. */
function TopicsDialog({ entity: contact, onClose }: EntityDialogProps<Contact>) {
  const actions = useTopicActions()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  const title = `Topics of ${nameOf(contact)}`
  return (
    <Dialog
      open
      isSavedAtOnce
      onClose={onClose}
      title={title}
      description={`Changes are saved automatically.${contact.state === 'confirmed' ? '' : ' Notices start once the address is confirmed.'}`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ActionErrorAlert actions={actions} />
      <ul aria-label={title} className="flex flex-col divide-y divide-line">
        {TOPICS.map(topic => (
          <li key={topic} className="flex items-center justify-between gap-4 py-2.5">
            <span id={`topic-${topic}`} className="font-medium">
              {TOPIC_LABELS[topic]}
            </span>
            <Toggle
              aria-labelledby={`topic-${topic}`}
              isOn={contact.topics.includes(topic)}
              disabledReason={reason}
              onChange={() => actions.toggle(contact, topic)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Confirms first, because both contacts get an email that can't be undone. */
function PrimaryDialog({ entity: contact, onClose }: EntityDialogProps<Contact>) {
  return (
    <ConfirmDialog
      title={`Make ${nameOf(contact)} the primary contact?`}
      operation={choosePrimaryProfile}
      body={{ contact_id: contact.id }}
      invalidates={contactQueries}
      confirmLabel="Make primary"
      tone="primary"
      doneText={`${nameOf(contact)} is the primary contact now.`}
      onClose={onClose}
    >
      <p>
        The primary contact represents the account and can’t be removed. The previous one stays a contact with
        the same topics. We’ll email both.
      </p>
    </ConfirmDialog>
  )
}

const EMPTY = { email: '', first_name: '', last_name: '', company: '', phone: '', position: '' }

function AddDialog({ onClose }: DialogProps) {
  return (
    <FormDialog
      title="Add a contact"
      description="We send them a confirmation link. Notices start once they follow it."
      operation={createContact}
      schema={zCreateContactBody}
      defaultValues={{ ...EMPTY, topics: [...FIRST_CONTACT_TOPICS] }}
      invalidates={contactQueries}
      submitLabel="Add contact"
      doneText={SAVED}
      onClose={onClose}
    >
      {fields => (
        <>
          <ContactFields fields={fields} />
          <CheckboxGroup
            name="topics"
            legend="Notices to send"
            options={TOPICS.map(topic => ({ value: topic, label: TOPIC_LABELS[topic] }))}
            className="grid gap-x-5 gap-y-2 sm:grid-cols-2"
          />
        </>
      )}
    </FormDialog>
  )
}

/** Says before it is saved what another address means. */
function EditDialog({ entity: contact, onClose }: EntityDialogProps<Contact>) {
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
          const now = toContact(await call(getContact, { path: { id } }))
          setSaved(now.email)
          return now
        },
        words: valuesByLabel,
      }}
      onValuesChange={({ email: now }) => setTyped(now)}
      invalidates={contactQueries}
      submitLabel="Save"
      doneText={SAVED}
      onClose={onClose}
    >
      {fields => (
        <>
          <ContactFields fields={fields} />
          {isOtherAddress(saved, typed) && (
            <Alert tone="warning" title="The new address needs to be confirmed">
              We send a link there and a notice of the change to {saved}. Until someone follows the link,{' '}
              {contact.isPrimary ? 'the primary contact gets' : 'the contact gets'} no notices.
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  )
}

const valuesByLabel = ({ email, firstName, lastName, position, company, phone }: Contact) => ({
  Email: email,
  'First name': firstName,
  'Last name': lastName,
  Position: position,
  Company: company,
  Phone: phone,
})

/** All but the address may be left empty. */
function ContactFields({ fields }: { fields: FormFields<keyof typeof EMPTY> }) {
  return (
    <>
      <fields.Text
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        label="Email"
        hint="A person or a group, such as accounts@northwind.example."
        data-autofocus=""
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <fields.Text name="first_name" label="First name" isOptional autoComplete="off" />
        <fields.Text name="last_name" label="Last name" isOptional autoComplete="off" />
        <fields.Text name="position" label="Position" isOptional autoComplete="off" />
        <fields.Text name="company" label="Company" isOptional autoComplete="off" />
      </div>
      <fields.Text
        name="phone"
        type="tel"
        inputMode="tel"
        label="Phone"
        isOptional
        hint="Outside the US, start with + and the country code."
        autoComplete="off"
      />
    </>
  )
}
