import type { ComponentProps } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { controlClass, Field, type FieldProps } from '#portal/ui/input/field.tsx'

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value'>

/** Chooses a file of the device. */
export function FileField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  ...input
}: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional, className }}>
      {control => (
        <input
          {...input}
          {...control}
          type="file"
          className={cx(
            controlClass,
            'cursor-pointer py-1.5 leading-6 file:mr-3 file:cursor-pointer file:rounded-md file:bg-sunken file:px-2.5 file:font-medium file:text-ink file:ring-1 file:ring-line-control file:ring-inset',
          )}
        />
      )}
    </Field>
  )
}
