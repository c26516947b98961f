import type { ReactNode } from 'react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Form } from '#portal/ui/form/form.tsx'
import { NO_WORK, suggestions, type Work } from './model.ts'

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
    <Form
      label="Your work"
      schema={loadSchema}
      defaultValues={NO_WORK}
      onSubmit={work => onDone({ ...NO_WORK, ...work })}
      error={null}
      pending={false}
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
    </Form>
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
