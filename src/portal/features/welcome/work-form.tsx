import type { ReactNode } from 'react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { FORM_PORTAL_ID, NEW_ACCOUNT_FORM } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { NO_WORK, suggestions, toFields, type Work } from './model.ts'
import { formContext } from './send-record.ts'

const loadSchema = async () => {
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
export function WorkForm({ onDone, skip }: { onDone: (work: Work) => void; skip: ReactNode }) {
  return (
    <OperationForm
      label="Your work"
      operation={submitForm}
      path={{ portal_id: FORM_PORTAL_ID, form_id: NEW_ACCOUNT_FORM }}
      schema={loadSchema}
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
