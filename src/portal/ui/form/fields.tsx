import type { ReactNode } from 'react'
import { type FieldState, useFormContext } from '#portal/ui/form/form-context.ts'
import { Checkbox, type CheckboxProps } from '#portal/ui/input/checkbox.tsx'
import { PasswordField, type PasswordFieldProps } from '#portal/ui/input/password-field.tsx'
import { Select, type SelectProps } from '#portal/ui/input/select.tsx'
import { Textarea, type TextareaProps, TextField, type TextFieldProps } from '#portal/ui/input/text-field.tsx'

// The counter appears when a fifth of the length is left.
const counterFrom = 0.8

/** Values of `autocomplete` whose input must never be stored. */
const SECRET_AUTOFILL = /^(cc-|one-time-code|(current|new)-password)/

/**
 * One field of the surrounding form, for a custom control such as a list of roles. Input of a secret field is
 * never kept for later.
 */
export function useFormField(name: string, isSecret = false): FieldState {
  const { useField } = useFormContext()
  return useField(name, isSecret)
}

function Counter({ value, max }: { value: unknown; max: number | undefined }) {
  const length = typeof value === 'string' ? [...value].length : 0
  if (max === undefined || length < max * counterFrom) return null
  return (
    <output className={`text-xs ${length > max ? 'text-danger' : 'text-faint'}`}>
      {length}/{max}
    </output>
  )
}

type Bound<Props, Name extends string> = Omit<
  Props,
  'name' | 'value' | 'checked' | 'defaultValue' | 'error' | 'onChange'
> & {
  name: Name
}

function Text({ aside, onBlur: onLeave, ...props }: Bound<TextFieldProps, string>) {
  const isSecret = SECRET_AUTOFILL.test(props.autoComplete ?? '')
  const { value, error, maxLength, onBlur, set } = useFormField(props.name, isSecret)
  return (
    <TextField
      {...props}
      aside={aside ?? <Counter value={value} max={maxLength} />}
      value={String(value ?? '')}
      error={error}
      onBlur={event => {
        onBlur()
        onLeave?.(event)
      }}
      onChange={event => set(event.target.value)}
    />
  )
}

function Password(props: Bound<PasswordFieldProps, string>) {
  const { value, error, onBlur, set } = useFormField(props.name, true)
  return (
    <PasswordField
      {...props}
      value={String(value ?? '')}
      error={error}
      onBlur={onBlur}
      onChange={event => set(event.target.value)}
    />
  )
}

function LongText({ aside, ...props }: Bound<TextareaProps, string>) {
  const { value, error, maxLength, onBlur, set } = useFormField(props.name)
  return (
    <Textarea
      {...props}
      aside={aside ?? <Counter value={value} max={maxLength} />}
      value={String(value ?? '')}
      error={error}
      onBlur={onBlur}
      onChange={event => set(event.target.value)}
    />
  )
}

function Choice(props: Bound<SelectProps, string>) {
  const { value, error, onBlur, set } = useFormField(props.name)
  return (
    <Select
      {...props}
      value={String(value ?? '')}
      error={error}
      onBlur={onBlur}
      onChange={event => set(event.target.value)}
    />
  )
}

function Tick(props: Bound<CheckboxProps, string>) {
  const { value, error, onBlur, set } = useFormField(props.name)
  return (
    <Checkbox
      {...props}
      checked={value === true}
      error={error}
      onBlur={onBlur}
      onChange={event => set(event.target.checked)}
    />
  )
}

/** The fields of one form, each taking only a name that the form has. */
export interface FormFields<Name extends string> {
  Text: (props: Bound<TextFieldProps, Name>) => ReactNode
  Password: (props: Bound<PasswordFieldProps, Name>) => ReactNode
  Textarea: (props: Bound<TextareaProps, Name>) => ReactNode
  Select: (props: Bound<SelectProps, Name>) => ReactNode
  Checkbox: (props: Bound<CheckboxProps, Name>) => ReactNode
}

export const fields: FormFields<string> = {
  Text,
  Password,
  Textarea: LongText,
  Select: Choice,
  Checkbox: Tick,
}
