/** Our account with the CRM, as the paths of `openapi/forms` name it. */
export const FORM_PORTAL_ID = '48213907'

/** The form for the record of a new account. */
export const NEW_ACCOUNT_FORM = 'new-account'
/** The form for submissions that failed elsewhere. */
export const FALLBACK_FORM = 'fallback'

/** The forms for which a visitor types. */
export const visitorForms = ['contact-sales', 'contact-support', 'careers', 'newsletter'] as const
export type VisitorForm = (typeof visitorForms)[number]

/** Subscribes to the newsletter, once the address is confirmed. */
export const NEWSLETTER_FORM = 'newsletter' satisfies VisitorForm

/** What the bot protection calls the submission of a form. */
export const FORM_BOT_ACTION = 'FormSubmission'

/** The trial forms, by product. */
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

/** Every form that the contract names. */
export const knownForms: readonly string[] = [...visitorForms, ...trialForms, FALLBACK_FORM, NEW_ACCOUNT_FORM]

/** Whether the contract names the form. The CRM may have more. */
export function isKnownForm(form: string): boolean {
  return knownForms.includes(form)
}

/** Whether the form requests a trial, after which the visitor signs up. */
export function isTrialForm(form: string): boolean {
  return trialForms.includes(form)
}

/** Whether the response is not shown, so that the page need not wait for it. */
export function isUnseenForm(form: string): boolean {
  return form === FALLBACK_FORM || form === NEW_ACCOUNT_FORM
}

/** The form that requests the trial of a product, by the name of the product (`US rooftop geocoding`). */
export function trialFormOf(product: string): string {
  return `trial-${product.toLowerCase().replaceAll(' ', '-')}`
}
