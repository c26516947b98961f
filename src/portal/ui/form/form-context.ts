import { createContext, use } from 'react'
import type { FormStore } from '#portal/ui/form/form-store.ts'

interface FormContextValue {
  store: FormStore
  errorOf: (name: string) => string | undefined
  maxLengthOf: (name: string) => number | undefined
  /** A field has been left, so what is wrong with it may be said. */
  onFieldBlur: (name: string) => void
  /** A field has been changed, so what the server said about it no longer stands. */
  onFieldEdit: (name: string) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext() {
  const context = use(FormContext)
  if (!context) throw new Error('A form field stands outside a Form.')
  return context
}
