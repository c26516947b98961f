import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#portal/ui/classes.ts'

export interface FieldProps {
  label: ReactNode
  /** Shown under the label while there is no error. */
  hint?: ReactNode
  /** What is wrong with the value, and how to fix it. */
  error?: string | undefined
  /** Keeps the label for screen readers only, if the context already shows what the field is. */
  isLabelHidden?: boolean
  isOptional?: boolean
  className?: string | undefined
}

/** A field whose message takes the place of its hint, so that nothing moves when one appears. */
export interface SteadyProps {
  isSteady?: boolean
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error around one control, wired by id. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  isSteady = false,
  aside,
  children,
}: FieldProps & SteadyProps & { aside?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const isHinted = hint !== undefined && !(isSteady && error !== undefined)
  const describedBy = cx(isHinted && hintId, error !== undefined && errorId)
  const message = error !== undefined && <FieldError id={errorId}>{error}</FieldError>
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', isLabelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {isOptional && <span className="ml-1.5 font-normal text-faint">optional</span>}
        </label>
        {aside}
      </div>
      {isSteady && message && <div className="-mt-1">{message}</div>}
      {isHinted && (
        <p id={hintId} className="-mt-1 text-sm text-faint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {!isSteady && message}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

export const controlClass =
  'w-full min-w-0 rounded-md bg-surface px-3 text-sm text-ink ring-1 ring-inset ring-line-control transition-shadow hover:ring-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:ring-danger aria-invalid:focus:outline-danger disabled:bg-sunken disabled:text-faint disabled:ring-line'
