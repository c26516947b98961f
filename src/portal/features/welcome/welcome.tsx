import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { FORM_PORTAL_ID, NEW_ACCOUNT_FORM } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations.ts'
import { getSelfProfile, updateProfile } from '#generated/identity/operations.ts'
import { keyOf } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Button } from '#portal/ui/button.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { NO_WORK, profileQuery, suggestions, toFields, type WelcomeStep, type Work } from './model.ts'
import { formContext, sendRecord } from './send-record.ts'

/**
 * Two short steps for a new customer; each can be skipped. The record is sent at the end, even if it is
 * mostly empty.
 */
export function Welcome({
  step,
  onStep,
  onDone,
}: {
  step: WelcomeStep
  onStep: (step: WelcomeStep) => void
  onDone: () => void
}) {
  function finish(work: Work) {
    sendRecord(work)
    onDone()
  }
  const skip = (onSkip: () => void) => (
    <Button variant="ghost" onClick={onSkip}>
      Skip
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-sm text-faint">Step {step === 'you' ? 1 : 2} of 2</p>
        <h2 className="text-lg">{step === 'you' ? 'About you' : 'Your work'}</h2>
      </div>
      {step === 'you' ? (
        <YouForm onSaved={() => onStep('work')} skip={skip(() => onStep('work'))} />
      ) : (
        <WorkForm onDone={finish} skip={skip(() => finish(NO_WORK))} />
      )}
    </div>
  )
}

const loadProfileSchema = async () => {
  const { zUpdateProfileBody } = await import('#generated/identity/zod.ts')
  return z.pick(zUpdateProfileBody, { first_name: true, last_name: true, phone: true, company: true })
}

/** The first step: the new customer's profile. */
function YouForm({ onSaved, skip }: { onSaved: () => void; skip: ReactNode }) {
  const client = useQueryClient()
  const profile = useQuery(profileQuery)
  if (profile.isError)
    return (
      <ErrorState
        title="Your profile couldn’t be loaded"
        reason={messageOf(profile.error)}
        pending={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    )
  if (!profile.data) return <Skeleton className="h-64 w-full" />
  const { first_name = '', last_name = '', phone = '', company = '' } = profile.data
  return (
    <OperationForm
      label="About you"
      operation={updateProfile}
      schema={loadProfileSchema}
      defaultValues={{ first_name, last_name, phone, company }}
      // The whole profile is sent: fields that are not in this form keep their values.
      toBody={you => ({ ...profile.data, ...you })}
      onDone={saved => {
        saveCached(client, profileQuery.queryKey, saved)
        void client.invalidateQueries({ queryKey: keyOf(getSelfProfile) })
        onSaved()
      }}
      submitLabel="Continue"
      secondary={skip}
    >
      {fields => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <fields.Text name="first_name" label="First name" autoComplete="given-name" />
            <fields.Text name="last_name" label="Last name" autoComplete="family-name" />
          </div>
          <fields.Text name="phone" type="tel" label="Phone" autoComplete="tel" />
          <fields.Text name="company" label="Company" autoComplete="organization" />
        </>
      )}
    </OperationForm>
  )
}

const loadWorkSchema = async () => {
  const { value } = (await import('#generated/forms/zod.ts')).zFormField.shape
  const text = z.optional(value)
  return z.object({
    job_title: text,
    job_role: text,
    job_level: text,
    industry: text,
    how_can_we_help: text,
  })
}

/** The second step: what the new customer does, for our staff who will help. */
function WorkForm({ onDone, skip }: { onDone: (work: Work) => void; skip: ReactNode }) {
  return (
    <OperationForm
      label="Your work"
      operation={submitForm}
      path={{ portal_id: FORM_PORTAL_ID, form_id: NEW_ACCOUNT_FORM }}
      schema={loadWorkSchema}
      defaultValues={NO_WORK}
      toBody={work => ({ fields: toFields(work), context: formContext() })}
      // It is sent with the rest of the record, and no one waits for that.
      send={async (_input, work) => onDone({ ...NO_WORK, ...work })}
      submitLabel="Finish"
      secondary={skip}
    >
      {fields => {
        const suggested = (name: keyof typeof suggestions, label: string) => (
          <Suggested options={suggestions[name]}>
            {list => <fields.Text name={name} label={label} list={list} autoComplete="off" />}
          </Suggested>
        )
        return (
          <>
            <fields.Text name="job_title" label="Job title" autoComplete="organization-title" />
            <div className="grid gap-5 sm:grid-cols-2">
              {suggested('job_role', 'Job role')}
              {suggested('job_level', 'Job level')}
            </div>
            {suggested('industry', 'Industry')}
            <fields.Textarea name="how_can_we_help" label="How can we help?" />
          </>
        )
      }}
    </OperationForm>
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
