import type { VisitorForm } from '#domain/forms/forms.ts'
import type { PageIdentity } from '../page.ts'

/** A page whose purpose is a form: what it is for, the form, what happens then, and other ways to reach us. */
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
  /** When this is the better way. */
  text: string
}

/** What this site keeps in the browser, by category. The entries are in `content/stored.ts`. */
export interface StoragePage extends PageIdentity {
  template: 'storage'
  heading: string
  lead: string
}
