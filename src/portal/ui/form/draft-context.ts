import { createContext } from 'react'

export type FormValues = Record<string, unknown>

/** The half-filled forms of one person in one tab. They are kept when a session ends unexpectedly, and when the page is reloaded or left. */
export interface Drafts {
  /** The draft of the form with this name on this page, if it started with these values. */
  read(form: string, from: FormValues): FormValues | undefined
  /** Whether the form with this name on this page has a draft, whatever it started with. */
  has(form: string): boolean
  /** The form has restored its draft, or was sent. */
  forget(form: string): void
  /** Asks the form for its values to keep; undefined if nothing was typed. */
  track(form: string, from: FormValues, values: () => FormValues | undefined): () => void
  /** Keeps what is typed into all forms of the page. */
  keep(): void
  /** Forgets everything, and keeps nothing from then on. */
  clear(): void
}

/** Null without a logged-in person: such a page keeps nothing. */
export const DraftsContext = createContext<Drafts | null>(null)
