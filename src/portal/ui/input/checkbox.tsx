import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { FieldError } from '#portal/ui/input/field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Id of a message that is shown elsewhere and says what is wrong. */
  messageId?: string | undefined
  /** Why it cannot be changed now. It stays visible and reachable and shows this sentence. */
  disabledReason?: string | undefined
}

export function Checkbox({
  label,
  hint,
  error,
  messageId,
  disabledReason,
  className,
  onChange,
  ...input
}: CheckboxProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const reasonId = `${id}-reason`
  const describedBy = cx(
    hint !== undefined && hintId,
    disabledReason !== undefined && reasonId,
    error !== undefined && errorId,
    messageId,
  )
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error || messageId ? true : undefined}
            aria-disabled={disabledReason !== undefined || undefined}
            onChange={event => {
              if (disabledReason === undefined) onChange?.(event)
            }}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-xs bg-surface ring-1 ring-inset ring-line-control transition-colors checked:bg-accent checked:ring-accent aria-invalid:ring-danger disabled:cursor-not-allowed disabled:bg-hover disabled:ring-line aria-disabled:cursor-not-allowed aria-disabled:bg-hover aria-disabled:ring-line aria-disabled:checked:bg-line-control aria-disabled:checked:ring-line-control"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-3 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="text-sm text-ink">
          {label}
        </label>
      </div>
      {hint !== undefined && (
        <p id={hintId} className="ml-6.5 text-sm text-faint">
          {hint}
        </p>
      )}
      {disabledReason !== undefined && (
        <p id={reasonId} className="ml-6.5 text-sm text-muted">
          {disabledReason}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
