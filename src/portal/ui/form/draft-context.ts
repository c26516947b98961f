import { createContext } from 'react'

export type FormValues = Record<string, unknown>

/** The half-filled forms of one person in one tab. They are kept only when a session ends by itself. */
export interface Drafts {
  /** What was typed into the form of this name on this page, when it began with these values. */
  read(form: string, from: FormValues): FormValues | undefined
  /** Whether anything waits for the form of this name on this page, whatever it began with. */
  has(form: string): boolean
  /** The form has its draft back, or was sent. */
  forget(form: string): void
  /** Asks the form for its values when they are to be kept; undefined for nothing typed. */
  track(form: string, from: FormValues, values: () => FormValues | undefined): () => void
  /** Keeps what is typed into all forms of the page. */
  keep(): void
  /** Forgets everything. */
  clear(): void
}

/** Null where nobody is signed in: such a page keeps nothing. */
export const DraftsContext = createContext<Drafts | null>(null)
