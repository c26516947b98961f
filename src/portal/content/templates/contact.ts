import type { VisitorForm } from '#domain/forms/forms.ts'
import type { PageIdentity } from '../page.ts'

/** A contact page: a form, what happens next, and other contact options. */
export interface ContactPage extends PageIdentity {
  template: 'contact'
  heading: string
  lead: string
  form: VisitorForm
  /** What happens after the form was sent, in order. */
  next: readonly string[]
  /** Other ways, often quicker ones. */
  ways: readonly ContactWay[]
}

export interface ContactWay {
  label: string
  /** Path on this site. */
  to: string
  /** When to use this option. */
  text: string
}

/** What this site keeps in the browser, by category. The entries are in `content/stored.ts`. */
export interface StoragePage extends PageIdentity {
  template: 'storage'
  heading: string
  lead: string
}
