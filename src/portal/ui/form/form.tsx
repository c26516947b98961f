import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import { takeOver } from '#portal/ui/form/early-input.ts'
import { type FormFields, fields } from '#portal/ui/form/fields.tsx'
import { FormView, type FormViewProps } from '#portal/ui/form/form-view.tsx'
import type { FormSchema, FormValues, SchemaSource } from '#portal/ui/form/schema.ts'
import { type FormError, useCheckedForm } from '#portal/ui/form/use-checked-form.ts'
import { useDraft } from '#portal/ui/form/use-draft.ts'

export interface FormProps<S extends FormSchema> extends FormViewProps {
  schema: SchemaSource<S>
  defaultValues: FormValues<z.core.input<S>>
  /** Gets only checked values. Pass the result back in `pending` and `error`. */
  onSubmit: (values: z.core.output<S>) => void
  /** Called with the raw values after each change, to keep a draft or guard unsaved input. */
  onValuesChange?: (values: FormValues<z.core.input<S>>) => void
  error: FormError | null
  pending: boolean
  children: (fields: FormFields<Extract<keyof z.core.input<S>, string>>) => ReactNode
}

/**
 * A form over a schema, for pages without a session: it loads less than `OperationForm`. It shows errors when a field is left and when the form is submitted, moves the focus
 * to the first wrong field, and keeps the input whatever happens.
 */
export function Form<S extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
  onValuesChange,
  error,
  pending,
  children,
  ...view
}: FormProps<S>) {
  const names = Object.keys(defaultValues)
  const draft = useDraft(`${view.submitLabel}: ${names.join(' ')}`, defaultValues)
  const { store, check, showAll, errorOf, useField } = useCheckedForm(schema, draft.values, error)
  const element = useRef<HTMLFormElement>(null)

  const start = useEffectEvent(() => {
    if (element.current) takeOver(element.current, store)
    return draft.track(store)
  })
  useEffect(() => start(), [])

  const typed = useEffectEvent(() => onValuesChange?.(store.values() as FormValues<z.core.input<S>>))
  useEffect(() => {
    if (draft.isRestored) typed()
    return store.subscribe(() => typed())
  }, [store, draft.isRestored])

  async function submit() {
    const { values, errors } = await check()
    if (errors) showAll()
    else onSubmit(values)
    return !errors
  }

  return (
    <FormView
      {...view}
      form={{ useField, errorOf, names, submit, error, pending, isRestored: draft.isRestored }}
      formRef={element}
    >
      {children(fields as FormFields<Extract<keyof z.core.input<S>, string>>)}
    </FormView>
  )
}
