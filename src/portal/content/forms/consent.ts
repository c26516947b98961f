/** The day from which on the texts of consent read as they do. Change it with them: it is kept as their version. */
export const CONSENT_VERSION = '2026-11-22'

/** What a visitor agrees to by sending a form. */
export const consentTexts = {
  answer: 'By sending this form you agree that Gatepost stores and processes what you entered to answer you.',
  careers:
    'By sending this form you agree that Gatepost stores and processes what you entered to consider you for a job.',
  newsletter:
    'By subscribing you agree that Gatepost sends its newsletter to this address. Every issue has a link to unsubscribe.',
} as const
