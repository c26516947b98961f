import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { zFormField } from '#generated/forms/zod.ts'
import { getSelfProfile } from '#generated/identity/operations/getSelfProfile.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import type { Profile } from '#generated/identity/types.ts'
import { zUpdateProfileBody } from '#generated/identity/zod.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { NO_WORK, profileQuery, suggestions } from './model.ts'
import { completeRecord } from './send-record.ts'

const text = z.optional(zFormField.shape.value)
const schema = z.extend(
  z.pick(zUpdateProfileBody, { first_name: true, last_name: true, phone: true, company: true }),
  { job_title: text, job_role: text, job_level: text, industry: text, how_can_we_help: text },
)

interface Props {
  id?: string
  /** The person has answered. */
  onSent: () => void
}

export default defineDialogs<Props>({ 'about-you': AboutYouDialog })

function AboutYouDialog({ onSent, onClose }: Props & DialogProps) {
  const profile = useQuery(profileQuery)
  if (profile.data) return <AboutYouForm profile={profile.data} {...{ onSent, onClose }} />
  return (
    <Dialog open onClose={onClose} title="About you">
      <Loaded query={profile} what="Your profile" missing={null}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function AboutYouForm({
  profile,
  onSent,
  onClose,
}: Props & Pick<DialogProps, 'onClose'> & { profile: Profile }) {
  const client = useQueryClient()
  const { first_name, last_name, phone, company } = profile
  return (
    <FormDialog
      title="About you"
      description="Everything is optional."
      operation={updateProfile}
      schema={schema}
      defaultValues={{ first_name, last_name, phone, company, ...NO_WORK }}
      // The whole profile is sent: fields that are not in this form keep their values.
      toBody={({ first_name, last_name, phone, company }) => ({
        ...profile,
        first_name,
        last_name,
        phone,
        company,
      })}
      invalidates={[getSelfProfile]}
      submitLabel="Save"
      doneText="Thanks. Your details are saved."
      onDone={(saved, typed) => {
        saveCached(client, profileQuery.queryKey, saved)
        completeRecord({ ...NO_WORK, ...typed })
        onSent()
      }}
      onClose={onClose}
    >
      {fields => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <fields.Text name="first_name" label="First name" autoComplete="given-name" />
            <fields.Text name="last_name" label="Last name" autoComplete="family-name" />
            <fields.Text name="phone" type="tel" label="Phone" autoComplete="tel" />
            <fields.Text name="company" label="Company" autoComplete="organization" />
            <fields.Text name="job_title" label="Job title" autoComplete="organization-title" />
            <Suggested options={suggestions.job_role}>
              {list => <fields.Text name="job_role" label="Job role" list={list} autoComplete="off" />}
            </Suggested>
            <Suggested options={suggestions.job_level}>
              {list => <fields.Text name="job_level" label="Job level" list={list} autoComplete="off" />}
            </Suggested>
            <Suggested options={suggestions.industry}>
              {list => <fields.Text name="industry" label="Industry" list={list} autoComplete="off" />}
            </Suggested>
          </div>
          <fields.Textarea name="how_can_we_help" label="How can we help?" />
        </>
      )}
    </FormDialog>
  )
}

/** A field with suggestions, which also accepts other text. */
function Suggested({
  options,
  children,
}: {
  options: readonly string[]
  children: (list: string) => ReactNode
}) {
  const list = useId()
  return (
    <div className="min-w-0">
      {children(list)}
      <datalist id={list}>
        {options.map(option => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </div>
  )
}
