/** Our account with the customer relations system, as the addresses of `openapi/forms` name it. */
export const FORM_PORTAL_ID = '48213907'

/** The form that takes the record of an account that was opened. */
export const NEW_ACCOUNT_FORM = 'new-account'
/** The form that takes what another one could not. */
export const FALLBACK_FORM = 'fallback'

/** The forms for a trial of a product, each by its product. */
const trialForms = [
  'us-address-verification',
  'international-address-verification',
  'us-address-autocomplete',
  'international-address-autocomplete',
  'us-rooftop-geocoding',
  'us-reverse-geocoding',
  'international-geocoding',
  'us-property-data',
  'us-georeference-data',
  'us-secondary-address-data',
].map(product => `trial-${product}`)

const forms = new Set([
  'contact-sales',
  'contact-support',
  'newsletter',
  ...trialForms,
  FALLBACK_FORM,
  NEW_ACCOUNT_FORM,
])

/** Whether the contract names the form. The customer relations system may have more. */
export function isKnownForm(form: string): boolean {
  return forms.has(form)
}

/** Whether a visitor has asked for a trial, and goes on to sign up. */
export function isTrialForm(form: string): boolean {
  return trialForms.includes(form)
}

/** Whether nobody sees the answer, so that nobody has to wait for it. */
export function isUnseenForm(form: string): boolean {
  return form === FALLBACK_FORM || form === NEW_ACCOUNT_FORM
}
