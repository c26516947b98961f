/** The version of the consent texts: the day of their last change. Change it with them, because it is stored with each consent. */
export const CONSENT_VERSION = '2026-11-24'

/** What a visitor agrees to by sending a form. */
export const consentTexts = {
  response:
    'By sending this form, you agree that Gatepost may store and process your information to respond to you.',
  careers:
    'By sending this form, you agree that Gatepost may store and process your information to consider your application.',
  newsletter:
    'By subscribing, you agree to get the Gatepost newsletter at this email address. You can unsubscribe with the link in every issue.',
} as const
