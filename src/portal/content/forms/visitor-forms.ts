import type { VisitorForm } from '#domain/forms/forms.ts'
import { consentTexts } from './consent.ts'

/** A form that visitors fill in. The names of its fields are those of the contract. */
export interface VisitorFormContent {
  /** As the heading of the form. */
  title: string
  submit: string
  fields: readonly VisitorField[]
  /** What the visitor agrees to by sending it. */
  consent: string
  /** Mails that the visitor may ask for next to the answer. */
  offers?: readonly MailOffer[]
  /** The mail that the form itself asks for. */
  asksFor?: MailOffer
  /** Takes what an address or an account says about the matter. */
  hasContext?: boolean
}

export interface MailOffer {
  type: 'product' | 'newsletter'
  text: string
}

export interface VisitorField {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'long' | 'choice'
  hint?: string
  autoComplete?: string
  isOptional?: boolean
  /** On a wide screen, next to the next or the previous one. */
  isHalf?: boolean
  /** Of a choice; the value is what the address says: `?topic=team-size`. */
  options?: readonly { value: string; label: string }[]
}

const name: readonly VisitorField[] = [
  { name: 'first_name', label: 'First name', kind: 'text', autoComplete: 'given-name', isHalf: true },
  { name: 'last_name', label: 'Last name', kind: 'text', autoComplete: 'family-name', isHalf: true },
]
const email: VisitorField = { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' }
const company: VisitorField = {
  name: 'company',
  label: 'Company',
  kind: 'text',
  autoComplete: 'organization',
  isOptional: true,
}

export const visitorForms: Readonly<Record<VisitorForm, VisitorFormContent>> = {
  'contact-sales': {
    title: 'Tell us what you need',
    submit: 'Send to sales',
    hasContext: true,
    fields: [
      ...name,
      { ...email, label: 'Work email', isHalf: true },
      {
        name: 'phone',
        label: 'Phone',
        kind: 'tel',
        autoComplete: 'tel',
        isOptional: true,
        isHalf: true,
      },
      company,
      {
        name: 'topic',
        label: 'What is it about?',
        kind: 'choice',
        options: [
          { value: 'pricing', label: 'A price for my volume' },
          { value: 'trial', label: 'More time to try it' },
          { value: 'team-size', label: 'A larger team' },
          { value: 'invoice', label: 'Paying by invoice' },
          { value: 'contract', label: 'A contract of our own' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'how_can_we_help',
        label: 'How can we help?',
        kind: 'long',
        hint: 'Which addresses, how many a month, and what you do with them.',
      },
    ],
    consent: consentTexts.answer,
    offers: [{ type: 'product', text: 'Send me news of the products, too.' }],
  },
  'contact-support': {
    title: 'Describe the problem',
    submit: 'Send to support',
    hasContext: true,
    fields: [
      ...name,
      email,
      {
        name: 'topic',
        label: 'What is it about?',
        kind: 'choice',
        options: [
          { value: 'error', label: 'An error message' },
          { value: 'login', label: 'Logging in' },
          { value: 'keys', label: 'Keys and hostnames' },
          { value: 'billing', label: 'Orders and payments' },
          { value: 'data', label: 'An address that looks wrong' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'how_can_we_help',
        label: 'What happened?',
        kind: 'long',
        hint: 'What you did, what you expected, and what came instead. Leave out passwords and secret keys.',
      },
    ],
    consent: consentTexts.answer,
  },
  careers: {
    title: 'Tell us who you are',
    submit: 'Send',
    fields: [
      ...name,
      email,
      {
        name: 'topic',
        label: 'Where would you like to work?',
        kind: 'choice',
        options: [
          { value: 'engineering', label: 'Engineering' },
          { value: 'data', label: 'Address data' },
          { value: 'design', label: 'Design' },
          { value: 'support', label: 'Support' },
          { value: 'sales', label: 'Sales' },
          { value: 'other', label: 'Somewhere else' },
        ],
      },
      {
        name: 'how_can_we_help',
        label: 'What have you built that you are proud of?',
        kind: 'long',
        hint: 'Links are welcome.',
      },
    ],
    consent: consentTexts.careers,
  },
  newsletter: {
    title: 'Subscribe',
    submit: 'Subscribe',
    fields: [{ ...email, hint: 'We send a link there to confirm it.' }],
    consent: consentTexts.newsletter,
    asksFor: { type: 'newsletter', text: 'The newsletter' },
  },
}
