import * as z from 'zod/mini'
import { zEmail, zFormField } from '#generated/forms/zod.ts'
import type { VisitorFormContent } from '#portal/content/forms/visitor-forms.ts'
import { offerName } from './form-values.ts'

/** The checks of the contract, for the fields of this form. */
export function formSchema({ fields, offers = [] }: VisitorFormContent) {
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
