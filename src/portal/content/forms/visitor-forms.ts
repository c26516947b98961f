import type { VisitorForm } from '#domain/forms/forms.ts'
import { consentTexts } from './consent.ts'

/** A form for visitors. Its field names are those of the contract. */
export interface VisitorFormContent {
  /** Heading of the form. */
  title: string
  submit: string
  fields: readonly VisitorField[]
  /** What the visitor agrees to by sending it. */
  consent: string
  /** Emails that the visitor can opt in to. */
  offers?: readonly MailOffer[]
  /** The email that the form itself subscribes to. */
  asksFor?: MailOffer
  /** Whether the form reads context from its URL and from the account. */
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
  /** Options of a select; the value is the one in the URL: `?topic=team-size`. */
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
        label: 'Topic',
        kind: 'choice',
        options: [
          { value: 'pricing', label: 'Volume pricing' },
          { value: 'trial', label: 'A longer trial' },
          { value: 'team-size', label: 'A larger team' },
          { value: 'invoice', label: 'Paying by invoice' },
          { value: 'contract', label: 'A custom contract' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'how_can_we_help',
        label: 'How can we help?',
        kind: 'long',
        hint: 'For example, which addresses you work with, how many per month, and what you use them for.',
      },
    ],
    consent: consentTexts.response,
    offers: [{ type: 'product', text: 'Send me product news by email.' }],
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
        label: 'Topic',
        kind: 'choice',
        options: [
          { value: 'error', label: 'An error message' },
          { value: 'login', label: 'Login' },
          { value: 'keys', label: 'Keys and hostnames' },
          { value: 'billing', label: 'Orders and payments' },
          { value: 'data', label: 'An incorrect address result' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'how_can_we_help',
        label: 'What happened?',
        kind: 'long',
        hint: 'What you did, what you expected, and what happened. Don’t include passwords or secret keys.',
      },
    ],
    consent: consentTexts.response,
  },
  careers: {
    title: 'Tell us about yourself',
    submit: 'Send',
    fields: [
      ...name,
      email,
      {
        name: 'topic',
        label: 'Team',
        kind: 'choice',
        options: [
          { value: 'engineering', label: 'Engineering' },
          { value: 'data', label: 'Address data' },
          { value: 'design', label: 'Design' },
          { value: 'support', label: 'Support' },
          { value: 'sales', label: 'Sales' },
          { value: 'other', label: 'Other' },
        ],
      },
      {
        name: 'how_can_we_help',
        label: 'Which project are you most proud of?',
        kind: 'long',
        hint: 'Links are welcome.',
      },
    ],
    consent: consentTexts.careers,
  },
  newsletter: {
    title: 'Subscribe',
    submit: 'Subscribe',
    fields: [{ ...email, hint: 'We’ll send a confirmation link to this address.' }],
    consent: consentTexts.newsletter,
    asksFor: { type: 'newsletter', text: 'The newsletter' },
  },
}
