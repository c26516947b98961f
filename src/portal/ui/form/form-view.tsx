import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/cx.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { FormAlert, type WrongField } from '#portal/ui/form/form-alert.tsx'
import { FormContext, type FormContextValue } from '#portal/ui/form/form-context.ts'
import type { FormError } from '#portal/ui/form/use-checked-form.ts'
import { useSinglePress } from '#portal/ui/use-action.ts'

/** The look and the texts of a form, independent of its store. */
export interface FormViewProps {
  submitLabel: string
  submitVariant?: ButtonProps['variant']
  /** Why the form cannot be submitted now, not even with Enter. */
  disabledReason?: string | undefined
  /** Placed before the submit button: Cancel, in a dialog. With null, only its space is kept. */
  secondary?: ReactNode
  /** The submit button as wide as the form. */
  isWide?: boolean
  /** The form's accessible name, if no heading names it. */
  label?: string
  /**
   * Tells the form from others on its page, when the session ends and what was typed is kept for the next
   * login. Set it where forms have fields and button in common: one for each row of a list.
   */
  draft?: string
  className?: string
}

interface InnerFormViewProps extends FormViewProps {
  context: FormContextValue
  /** The current message under a field. */
  errorOf: (name: string) => string | undefined
  /** The fields of the form by name. The server's errors of other fields are shown above the form. */
  names: readonly string[]
  /** Checks the values and sends them; false when they are wrong. */
  submit: () => Promise<boolean>
  error: FormError | null
  pending: boolean
  /** Whether the form started with a draft. */
  isRestored: boolean
  formRef?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** The form element: its summary of what is wrong, its fields, and its buttons. */
export function FormView({
  context,
  errorOf,
  names,
  submit,
  error,
  pending,
  isRestored,
  formRef,
  submitLabel,
  submitVariant = 'primary',
  disabledReason,
  secondary,
  isWide,
  label,
  className,
  children,
}: InnerFormViewProps) {
  const own = useRef<HTMLFormElement>(null)
  const element = formRef ?? own
  const [refusals, setRefusals] = useState(0)
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const seconds = useCountdown(error?.retryAt)
  const reason = disabledReason ?? (seconds > 0 ? `Wait ${seconds} s before the next try.` : undefined)
  const press = useSinglePress()

  // Runs once the messages are in the page: after a refused submission, and after the server's answer.
  useEffect(() => {
    if (refusals === 0 && !error) return
    const invalid = [...(element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])]
    invalid[0]?.focus()
    // Only the page has the text of a label.
    setWrong(invalid.map(control => ({ name: control.name, label: labelOf(control) })))
  }, [refusals, error, element])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (pending || reason !== undefined) return
    await press(async () => {
      if (!(await submit())) setRefusals(count => count + 1)
    })
  }

  const unmatched = Object.entries(error?.fieldErrors ?? {}).filter(([name]) => !names.includes(name))
  function goTo(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }

  return (
    <FormContext value={context}>
      <form
        ref={element}
        // If the browser ever submits it natively, its values must not end up in the URL.
        method="post"
        noValidate
        aria-label={label}
        className={cx('flex flex-col gap-5', className)}
        onSubmit={onSubmit}
      >
        {isRestored && <Alert>We restored what you typed before your session ended.</Alert>}
        <FormAlert
          error={error}
          seconds={seconds}
          unmatched={unmatched.map(([, message]) => message)}
          wrong={wrong.filter(({ name }) => errorOf(name))}
          onGoTo={goTo}
        />
        {children}
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
  // One option of a group has the name of the group.
  const legend =
    control.type === 'checkbox' && control.closest('fieldset')?.querySelector('legend')?.textContent
  if (legend) return legend
  return control.labels?.[0]?.textContent ?? control.name
}
