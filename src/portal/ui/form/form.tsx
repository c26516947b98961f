import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { Alert } from '#portal/ui/alert.tsx'
import { Button, type ButtonProps } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/cx.ts'
import { takeOver } from '#portal/ui/form/early-input.ts'
import { type FormFields, fields } from '#portal/ui/form/fields.tsx'
import { FormAlert, type WrongField } from '#portal/ui/form/form-alert.tsx'
import { FormContext } from '#portal/ui/form/form-context.ts'
import type { FormSchema, SchemaSource } from '#portal/ui/form/schema.ts'
import { type FormError, useCheckedForm } from '#portal/ui/form/use-checked-form.ts'
import { useDraft } from '#portal/ui/form/use-draft.ts'
import { useCountdown } from '#portal/ui/use-countdown.ts'

/** What is typed, before it is checked: a choice not made yet is an empty text. */
export type FormValues<Input> = {
  [Name in keyof Input]-?: NonNullable<Input[Name]> extends string ? string : NonNullable<Input[Name]>
}

export interface FormProps<S extends FormSchema> {
  schema: SchemaSource<S>
  defaultValues: FormValues<z.core.input<S>>
  /** Gets checked values only. What becomes of them comes back in `pending` and `error`. */
  onSubmit: (values: z.core.output<S>) => void
  /** Hears what stands in the form after each change, checked or not: to keep a draft, or to guard it. */
  onTyped?: (values: FormValues<z.core.input<S>>) => void
  error: FormError | null
  pending: boolean
  submitLabel: string
  submitVariant?: ButtonProps['variant']
  /** Why the form cannot be sent now; it then takes no Enter either. */
  disabledReason?: string | undefined
  /** Stands before the submit button: Cancel, in a dialog. With null the button stands where it would then. */
  secondary?: ReactNode
  /** The submit button as wide as the form. */
  isWide?: boolean
  /** The form's name, where no heading names it. */
  label?: string
  /**
   * Tells the form from others on its page, when the session ends and what was typed is kept for the next
   * login. Fields and button do so, unless forms have them in common: one for each row of a list.
   */
  draft?: string
  className?: string
  children: (fields: FormFields<Extract<keyof z.core.input<S>, string>>) => ReactNode
}

/**
 * A form over a schema. It says what is wrong when a field is left and when the form is sent, takes
 * the focus to the first wrong field, and keeps what was typed whatever happens.
 */
export function Form<S extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
  onTyped,
  error,
  pending,
  submitLabel,
  submitVariant = 'primary',
  disabledReason,
  secondary,
  isWide,
  label,
  draft: draftName = `${submitLabel}: ${Object.keys(defaultValues).join(' ')}`,
  className,
  children,
}: FormProps<S>) {
  const draft = useDraft(draftName, defaultValues)
  const { store, check, showAll, ...context } = useCheckedForm(schema, draft.values, error)
  const element = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const seconds = useCountdown(error?.retryAt)
  const reason = disabledReason ?? (seconds > 0 ? `Wait ${seconds} s before the next try.` : undefined)
  const isChecking = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come to the form
  useEffect(() => {
    if (element.current) takeOver(element.current, store)
    return draft.track(store)
  }, [])

  const typed = useEffectEvent(() => onTyped?.(store.values() as FormValues<z.core.input<S>>))
  useEffect(() => {
    if (draft.isRestored) typed()
    return store.subscribe(() => typed())
  }, [store, draft.isRestored])

  // Runs once the messages are in the page: after a refused submission, and after the server's answer.
  useEffect(() => {
    if (refusals === 0 && !error) return
    const invalid = [...(element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])]
    invalid[0]?.focus()
    // The words of a label are in the page alone.
    setWrong(invalid.map(control => ({ name: control.name, label: labelOf(control) })))
  }, [refusals, error])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || reason !== undefined || isChecking.current) return
    isChecking.current = true
    try {
      const result = await check()
      if (result.errors) {
        showAll()
        setRefusals(count => count + 1)
      } else onSubmit(result.values)
    } finally {
      isChecking.current = false
    }
  }

  const unmatched = Object.entries(error?.fieldErrors ?? {}).filter(([name]) => !(name in defaultValues))
  function goTo(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }

  return (
    <FormContext value={{ store, ...context }}>
      <form
        ref={element}
        // Should it ever be sent by the browser itself, nothing of it may end up in the address.
        method="post"
        noValidate
        aria-label={label}
        className={cx('flex flex-col gap-5', className)}
        onSubmit={submit}
      >
        {draft.isRestored && <Alert>What you had typed before your session ended is here again.</Alert>}
        <FormAlert
          error={error}
          seconds={seconds}
          unmatched={unmatched.map(([, message]) => message)}
          wrong={wrong.filter(({ name }) => context.errorOf(name))}
          onGoTo={goTo}
        />
        {children(fields as FormFields<Extract<keyof z.core.input<S>, string>>)}
        <div className={cx('flex flex-wrap gap-2', secondary !== undefined && 'justify-end')}>
          {secondary}
          <Button
            type="submit"
            variant={submitVariant}
            size={isWide ? 'lg' : 'md'}
            pending={pending}
            disabledReason={reason}
            isWide={isWide ?? false}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormContext>
  )
}

function labelOf(control: HTMLInputElement): string {
  return control.labels?.[0]?.textContent ?? control.name
}
