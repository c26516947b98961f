import { createContext, use } from 'react'

/** One field as its control sees it, whichever form it stands in. */
export interface FieldState {
  value: unknown
  /** What is wrong with the value, once it may be said. */
  error: string | undefined
  /** The longest text that the field takes, where its schema says. */
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
