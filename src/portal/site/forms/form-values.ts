import type { SubmitFormBody } from '#generated/forms/types.ts'
import { CONSENT_VERSION } from '#portal/content/forms/consent.ts'
import type { VisitorFormContent } from '#portal/content/forms/visitor-forms.ts'

/** Returns the name of the checkbox for an email opt-in. */
export const offerName = (type: string) => `wants_${type}`

/** The values of a form before anything is typed. */
export function emptyValues({ fields, offers = [] }: VisitorFormContent): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...Object.fromEntries(offers.map(({ type }) => [offerName(type), false])),
  }
}

/** Returns the submission: values, context, and consent. */
export function bodyOf(
  { fields, offers = [], asksFor, consent }: VisitorFormContent,
  values: Readonly<Record<string, unknown>>,
  facts: readonly Fact[],
  context: SubmitFormBody['context'],
): SubmitFormBody {
  const typed = fields.flatMap(({ name }) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() ? [{ name, value: value.trim() }] : []
  })
  const communications = [
    ...offers.map(({ type, text }) => ({
      value: values[offerName(type)] === true,
      subscriptionTypeId: type,
      text,
    })),
    ...(asksFor ? [{ value: true, subscriptionTypeId: asksFor.type, text: asksFor.text }] : []),
  ]
  return {
    fields: [...typed, ...facts.map(({ name, value }) => ({ name, value }))],
    legalConsentOptions: {
      consent: {
        consentToProcess: true,
        version: CONSENT_VERSION,
        text: consent,
        communications,
        // `withConsent` adds what else is allowed when the form is sent.
        categories: ['necessary'],
      },
    },
    context,
  }
}

const KEY = 'gatepost-form-drafts'

type Values = Readonly<Record<string, string>>

/** Returns the unsent values of a form in this tab, which survive a reload. */
export function readFormDraft(form: string): Values {
  return readAll()[form] ?? {}
}

export function keepFormDraft(form: string, values: Values): void {
  write({ ...readAll(), [form]: values })
}

export function dropFormDraft(form: string): void {
  const { [form]: _sent, ...others } = readAll()
  write(others)
}

function readAll(): Record<string, Values> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function write(all: Record<string, Values>): void {
  try {
    if (Object.keys(all).length > 0) sessionStorage.setItem(KEY, JSON.stringify(all))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full; then nothing is kept.
  }
}

/** Context in the URL of a form: `/contact?topic=pricing&product=US%20property%20data`. */
interface Matter {
  topic: string | undefined
  facts: readonly Fact[]
}

/** One thing that is sent with the form. */
export interface Fact {
  name: string
  label: string
  value: string
}

const FACTS: Readonly<Record<string, string>> = {
  product: 'Product',
  volume: 'Volume',
  people: 'People on the team',
  error: 'Error',
  reference: 'Reference',
}

/** Anyone can craft a URL, so values are short and shown before they are sent. */
const LIMIT = 200

export function readMatter(search: string, topics: readonly string[]): Matter {
  const given = new URLSearchParams(search)
  const topic = given.get('topic') ?? ''
  return {
    topic: topics.includes(topic) ? topic : undefined,
    facts: Object.entries(FACTS).flatMap(([name, label]) => {
      const value = (given.get(name) ?? '')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, LIMIT)
      return value ? [{ name, label, value }] : []
    }),
  }
}
