import { useField, useForm, useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { afterPress } from '#portal/ui/after-press.ts'
import type { FieldState } from '#portal/ui/form/form-context.ts'
import type { FormSchema, FormValues, SchemaSource } from '#portal/ui/form/schema.ts'
import { type FormError, fetchRules, type Rules, useServerErrors } from '#portal/ui/form/use-checked-form.ts'

interface TypedFormOptions<S extends FormSchema> {
  schema: SchemaSource<S>
  defaultValues: FormValues<z.core.input<S>>
  error: FormError | null
  /** Receives checked values only. */
  send: (values: z.core.output<S>) => void
}

/**
 * A TanStack Form form over a schema: it checks on every change, and shows the error of a field once the
 * field was changed and left, or once the form was submitted. The checks load with the first change.
 */
export function useTypedForm<S extends FormSchema>({
  schema: source,
  defaultValues,
  error,
  send,
}: TypedFormOptions<S>) {
  const [rules, setRules] = useState<Rules<S> | null>(null)
  const secrets = useRef(new Set<string>())
  const server = useServerErrors(error)

  async function loadRules() {
    const loaded = rules ?? (await fetchRules(source))
    if (!rules) setRules(loaded)
    return loaded
  }

  /**
   * Checks the values that are current when it ends: a check that ends late must not report on earlier
   * values.
   */
  async function check(form: { state: { values: FormValues<z.core.input<S>> } }) {
    const loaded = await loadRules()
    for (;;) {
      const { values } = form.state
      const result = await loaded.checkValues(loaded.schema, values)
      if (values === form.state.values) return result
    }
  }

  const form = useForm({
    defaultValues,
    // A check that is running when Enter is pressed must not swallow the submission.
    canSubmitWhenInvalid: true,
    validators: {
      onChangeAsync: async ({ formApi }) => {
        const result = await check(formApi).catch(ignoreMissingFile)
        return result?.errors && { fields: result.errors }
      },
    },
    onSubmit: async ({ formApi }) => {
      const { values, errors } = await check(formApi)
      if (!errors) send(values)
    },
  })
  const isSent = useSelector(form.store, state => state.submissionAttempts > 0)
  const errors = useSelector(form.store, state => state.fieldMeta)
  const errorOf = (name: string) => {
    const [first] = (errors as Record<string, { errors: unknown[] } | undefined>)[name]?.errors ?? []
    return server.errorOf(name) ?? (first === undefined ? undefined : String(first))
  }

  return {
    form,
    errorOf,
    async submit(): Promise<boolean> {
      // Throws where the checks can't be loaded; the form library would drop the failure.
      await loadRules()
      // Until the check of the last change ends, the fields have the errors of what stood there before, and a
      // submission would be rejected for those.
      await form.validate('change')
      await form.handleSubmit()
      return form.state.isValid
    },
    isTouched: () => form.state.isDirty,
    /** The input, without secret fields. */
    openValues: () =>
      Object.fromEntries(Object.entries(form.state.values).filter(([name]) => !secrets.current.has(name))),
    useField(name: string, isSecret: boolean): FieldState {
      const field = useField({ form, name: name as never })
      const [isLeft, setLeft] = useState(false)
      useEffect(() => {
        if (isSecret) secrets.current.add(name)
      }, [name, isSecret])
      return {
        value: field.state.value,
        error: isSent || isLeft ? errorOf(name) : server.errorOf(name),
        maxLength: rules?.maxLengthOf(rules.schema, name),
        onBlur() {
          field.handleBlur()
          // A field that was only focused shows no error until the form is submitted.
          if (field.state.meta.isDirty) afterPress(() => setLeft(true))
        },
        set(value) {
          server.forget(name)
          field.handleChange(value as never)
        },
      }
    },
  }
}
