import { type ReactNode, useId } from 'react'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { useFormField } from './fields.tsx'

/** A field whose value is some of these options, in their order. */
export function CheckboxGroup<Value extends string | number>({
  name,
  legend,
  options,
  className = 'flex flex-col gap-2',
  children,
}: {
  name: string
  legend: string
  options: readonly {
    value: Value
    label: string
    hint?: string | undefined
    /** Why it can't be chosen. */
    disabledReason?: string | undefined
  }[]
  /** The arrangement of the options. */
  className?: string
  /** What to say before them. */
  children?: ReactNode
}) {
  const { value, error, onBlur, set } = useFormField(name)
  const errorId = useId()
  const chosen = value as readonly Value[]
  const values = options.map(option => option.value)
  return (
    <fieldset aria-describedby={error && errorId} onBlur={onBlur}>
      <legend className="mb-2 text-sm font-medium text-ink">{legend}</legend>
      {children}
      <div className={className}>
        {options.map(({ value, ...shown }) => (
          <Checkbox
            key={value}
            {...shown}
            checked={chosen.includes(value)}
            onChange={() => set(values.filter(each => (each === value) !== chosen.includes(each)))}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
