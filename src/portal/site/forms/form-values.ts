import type { SubmitFormBody } from '#generated/forms/types.ts'
import { CONSENT_VERSION } from '#portal/content/forms/consent.ts'
import type { VisitorFormContent } from '#portal/content/forms/visitor-forms.ts'
import type { Fact } from './matter.ts'

/** A box for each mail that is offered has this name. */
export const offerName = (type: string) => `wants_${type}`

/** The values of a form before anything is typed. */
export function emptyValues({ fields, offers = [] }: VisitorFormContent): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...Object.fromEntries(offers.map(({ type }) => [offerName(type), false])),
  }
}

/** The checks of the contract, for the fields of this form. Loaded with the first key. */
export async function loadSchema({ fields, offers = [] }: VisitorFormContent) {
  const [z, { zEmail, zFormField }] = await Promise.all([
    import('zod/mini'),
    import('#generated/forms/zod.ts'),
  ])
  const { value } = zFormField.shape
  const checkOf = ({ kind, isOptional }: VisitorFormContent['fields'][number]) => {
    const check = kind === 'email' ? zEmail : value
    return isOptional ? z.optional(check) : check.check(z.minLength(1))
  }
  return z.object({
    ...Object.fromEntries(fields.map(field => [field.name, checkOf(field)])),
    ...Object.fromEntries(offers.map(({ type }) => [offerName(type), z.boolean()])),
  })
}

/** The submission: what was typed, what it is about, and what was agreed to. */
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
        // Nothing else is stored or sent, so there is nothing else to agree to.
        categories: ['necessary'],
      },
    },
    context,
  }
}
