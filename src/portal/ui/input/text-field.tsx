import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { controlClass, Field, type FieldProps, type SteadyProps } from '#portal/ui/input/field.tsx'

export type TextFieldProps = FieldProps &
  SteadyProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & { aside?: ReactNode }

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  isSteady,
  aside,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional, className, isSteady, aside }}>
      {control => (
        <input type="text" {...input} {...control} className={cx(controlClass, 'h-10 read-only:bg-sunken')} />
      )}
    </Field>
  )
}

export type TextareaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & { aside?: ReactNode }

export function Textarea({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  aside,
  ...input
}: TextareaProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional, className, aside }}>
      {control => (
        <textarea
          rows={3}
          {...input}
          {...control}
          className={cx(controlClass, 'py-2 leading-5 read-only:bg-sunken')}
        />
      )}
    </Field>
  )
}
