import type { SubmitFormBody } from '#generated/forms/types.ts'
import { CONSENT_VERSION } from '#portal/content/forms/consent.ts'
import { attributionFields } from './attribution.ts'
import { activeConsent } from './consent.ts'

type FormConsent = NonNullable<SubmitFormBody['legalConsentOptions']>['consent']

/** For a record that no one was asked about: what was allowed, and no agreement to anything else. */
const NOT_ASKED: Omit<FormConsent, 'categories'> = {
  consentToProcess: false,
  version: CONSENT_VERSION,
  text: '',
  communications: [],
}

/**
 * Returns a submission with the consent preferences as they are now, and with what is known and allowed about how the
 * visitor came here.
 */
export function withConsent(body: SubmitFormBody): SubmitFormBody {
  const { categories, version, when, how } = activeConsent()
  const fields = attributionFields()
  const asked = body.legalConsentOptions?.consent
  // Nothing was asked and nothing is added, so there is nothing to prove.
  if (!asked && fields.length === 0) return body
  const consent = {
    ...(asked ?? NOT_ASKED),
    categories: [...categories],
    preferences: { version, when, how },
  }
  return { ...body, fields: [...body.fields, ...fields], legalConsentOptions: { consent } }
}
