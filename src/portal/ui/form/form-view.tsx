import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { commonErrors } from '#domain/errors/common.ts'
import { fill } from '#domain/errors/entry.ts'
import { isMissingFile } from '#portal/missing-file.ts'
import { Button, type ButtonProps } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { MissingFileNotice } from '#portal/ui/feedback/missing-file-notice.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { useSinglePress } from '#portal/ui/use-action.ts'
import { isTypingElsewhere } from './focus.ts'
import { FormContext, type FormContextValue } from './form-context.ts'
import type { FormError } from './use-checked-form.ts'

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
  className?: string
}

/** A form as its element sees it, whatever holds its input. */
export interface FormState extends FormContextValue {
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
}

interface InnerFormViewProps extends FormViewProps {
  form: FormState
  formRef?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** The form element: its summary of what is wrong, its fields, and its buttons. */
export function FormView({
  form,
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
  const { errorOf, names, submit, error, pending, isRestored } = form
  const own = useRef<HTMLFormElement>(null)
  const element = formRef ?? own
  const [rejections, setRejections] = useState(0)
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const seconds = useCountdown(error?.retryAt)
  const reason = disabledReason ?? (seconds > 0 ? `Wait ${seconds} s before the next try.` : undefined)
  const [isMissing, setMissing] = useState(false)
  const press = useSinglePress()

  // Runs once the messages are in the page: after a rejected submission, and after the server's answer.
  useEffect(() => {
    if (rejections === 0 && !error) return
    const invalid = [...(element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])]
    if (!isTypingElsewhere(element.current)) invalid[0]?.focus()
    // Only the page has the text of a label.
    setWrong(invalid.map(control => ({ name: control.name, label: labelOf(control) })))
  }, [rejections, error, element])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (pending || reason !== undefined) return
    setMissing(false)
    await press(async () => {
      try {
        if (!(await submit())) setRejections(count => count + 1)
      } catch (error) {
        // The rules of the form load with its first use.
        if (!isMissingFile(error)) throw error
        setMissing(true)
      }
    })
  }

  const unmatched = Object.entries(error?.fieldErrors ?? {}).filter(([name]) => !names.includes(name))
  function goTo(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }

  return (
    <FormContext value={form}>
      <form
        ref={element}
        // If the browser ever submits it natively, its values must not end up in the URL.
        method="post"
        noValidate
        aria-label={label}
        className={cx('flex flex-col gap-5', className)}
        onSubmit={onSubmit}
      >
        {isMissing && <MissingFileNotice />}
        {isRestored && <Alert>We restored what you typed.</Alert>}
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

/** A field with something wrong, as the summary names it. */
interface WrongField {
  name: string
  label: string
}

/**
 * Shown above a rejected form: the general error, how long to wait, and, if several fields are wrong, a link
 * to each.
 */
function FormAlert({
  error,
  seconds,
  unmatched,
  wrong,
  onGoTo,
}: {
  error: FormError | null
  /** When the next attempt is allowed; the message counts down. */
  seconds: number
  /** Errors of fields that the form does not have. */
  unmatched: readonly string[]
  wrong: readonly WrongField[]
  onGoTo: (name: string) => void
}) {
  const isSummary = wrong.length > 1
  const isOver = error?.retryAt !== undefined && seconds === 0
  const message = isOver ? 'You can try again now.' : (error?.message ?? '')
  if (!isSummary && !message && unmatched.length === 0) return null
  return (
    <Alert
      tone={isOver ? 'info' : 'danger'}
      reference={error?.requestId}
      help={isOver ? undefined : error?.help}
    >
      {seconds > 0 ? (
        <Waiting seconds={seconds} message={message} />
      ) : (
        <p>{message || commonErrors['invalid-field'].message}</p>
      )}
      {unmatched.map(text => (
        <p key={text}>{text}</p>
      ))}
      {isSummary && (
        <ul aria-label="Fields to correct" className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                className="min-h-6 rounded-xs font-medium underline underline-offset-2 hover:no-underline"
                onClick={() => onGoTo(name)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** Counts visually; a screen reader reads the message once and not every second. */
function Waiting({ seconds, message }: { seconds: number; message: string }) {
  const text = fill(commonErrors['too-many-requests'].message, { seconds })
  return (
    <p>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{message}</span>
    </p>
  )
}
