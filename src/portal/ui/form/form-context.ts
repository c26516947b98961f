import { createContext, use } from 'react'

/** One field as its control sees it, in any form. */
export interface FieldState {
  value: unknown
  /** The error of the value, once it may be shown. */
  error: string | undefined
  /** The maximum length of the field, if its schema has one. */
  maxLength: number | undefined
  onBlur: () => void
  set: (value: unknown) => void
}

/** What a form gives its fields. The value of a secret field never leaves memory. */
export interface FormContextValue {
  useField: (name: string, isSecret: boolean) => FieldState
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext() {
  const context = use(FormContext)
  if (!context) throw new Error('A form field stands outside a Form.')
  return context
}
