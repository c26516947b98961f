import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#portal/ui/cx.ts'
import { FieldError } from '#portal/ui/field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = cx(hint !== undefined && hintId, error !== undefined && errorId)
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-xs bg-surface ring-1 ring-inset ring-line-control transition-colors checked:bg-accent checked:ring-accent aria-invalid:ring-danger disabled:cursor-not-allowed disabled:bg-hover disabled:ring-line"
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
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
