import { z } from 'zod'
import type { SubmitFormBody } from '#generated/forms/types.ts'

/** Where HubSpot takes submissions, unless FORMS_URL says otherwise. */
export const HUBSPOT_URL = 'https://api.hsforms.com/submissions/v3/integration/submit'
/** HubSpot's type of object for a person, which the fields of a form belong to. */
const CONTACT = '0-1'
/** The form of `HUBSPOT_FORMS` that stands for all that are not listed. */
export const OTHER_FORMS = '*'

/** Reads `name=value,name=value`. */
export function readPairs(text = ''): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').flatMap(pair => {
      const [name, value] = pair.split('=').map(part => part.trim())
      return name && value ? [[name, value] as const] : []
    }),
  )
}

/** The last part of the address of a form. */
export function hubspotPath(
  { portalId, forms }: { portalId: string; forms: ReadonlyMap<string, string> },
  formId: string,
): string {
  return `${portalId}/${forms.get(formId) ?? forms.get(OTHER_FORMS) ?? formId}`
}

/**
 * A submission as HubSpot's form service takes it (version 3). It knows no version and no categories of the consent;
 * our table keeps these. A kind of email without a subscription type there is left out, so that it counts as not
 * agreed to.
 */
export function hubspotBody(
  { fields, legalConsentOptions, context }: SubmitFormBody,
  created: Date,
  emails: ReadonlyMap<string, string>,
) {
  const { consent } = legalConsentOptions ?? {}
  const { hutk, pageUri, pageName } = context
  return {
    submittedAt: String(created.getTime()),
    fields: fields.map(({ name, value }) => ({ objectTypeId: CONTACT, name, value })),
    context: { ...(hutk && { hutk }), pageUri, pageName },
    ...(consent && {
      legalConsentOptions: {
        consent: {
          consentToProcess: consent.consentToProcess,
          text: consent.text,
          communications: consent.communications.flatMap(({ value, subscriptionTypeId, text }) => {
            const id = emails.get(subscriptionTypeId)
            return id ? [{ value, subscriptionTypeId: Number(id), text }] : []
          }),
        },
      },
    }),
  }
}

const failureSchema = z.object({ errors: z.array(z.unknown()) })
const kindSchema = z.object({ errorType: z.string().regex(/^[A-Z_]{1,60}$/) })
/** As in the contract. */
const MAX_KINDS = 20

/** The kinds of errors that HubSpot names. Its messages repeat what was typed, so they are left out. */
export function failureOf(text: string): string[] {
  try {
    const { errors } = failureSchema.parse(JSON.parse(text))
    const kinds = errors.flatMap(error => kindSchema.safeParse(error).data?.errorType ?? [])
    return [...new Set(kinds)].slice(0, MAX_KINDS)
  } catch {
    return []
  }
}
