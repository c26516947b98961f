import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { controlClass, Field, type FieldProps } from '#portal/ui/input/field.tsx'

export interface Option {
  value: string
  label: string
  isDisabled?: boolean
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly Option[]
    /** The option for no choice; without it the first option is selected. */
    placeholder?: string
  }

export function Select({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional, className }}>
      {control => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={cx(controlClass, 'h-10 appearance-none text-ellipsis pr-9')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-faint"
          />
        </div>
      )}
    </Field>
  )
}
