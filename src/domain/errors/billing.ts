import type { CatalogEntry } from './entry.ts'

/** Orders, payments, taxes and subscriptions. */
export const billingErrors = {
  'plan-not-purchasable': { id: null, status: 400, message: "This plan can't be ordered." },
  'duplicate-free-trial': { id: null, status: 400, message: 'You can order a free trial only once.' },
  'renewal-consent-outdated': {
    id: null,
    status: 400,
    message: 'The terms of automatic renewal have changed. Read them again.',
  },
  'postal-code-invalid': { id: null, status: 400, message: 'Enter a valid postal code.' },
  'administrative-area-invalid': { id: null, status: 400, message: 'Enter a valid administrative area.' },
  'country-invalid': { id: null, status: 400, message: 'Enter a valid country.' },
  'card-declined': { id: null, status: 402, message: 'Your card was declined. Use another card.' },
  'insufficient-funds': {
    id: null,
    status: 402,
    message: 'Your card has insufficient funds. Use another card.',
  },
  'expired-card': { id: null, status: 402, message: 'Your card has expired. Use another card.' },
  'authentication-failed': {
    id: null,
    status: 402,
    message: "Your bank couldn't confirm that it was you. Try again, or use another card.",
  },
  'customer-must-confirm': {
    id: null,
    status: 402,
    message: 'The bank wants the customer to confirm. Ask them to pay on their Billing page.',
  },
  'plan-ordered-too-recently': {
    id: null,
    status: 409,
    message: 'You have already used your one time free trial for {license}.',
  },
  'trial-used-elsewhere': {
    id: null,
    status: 409,
    message: 'You or your company already had the free trial for {license}, in another account.',
  },
  'free-plan-too-early': {
    id: null,
    status: 409,
    message: 'The free plan for {license} can be renewed in the last {days} days of its term, or after it.',
  },
  'price-changed': {
    id: null,
    status: 409,
    message: 'The amount has changed from {before} to {now}. Review it and try again.',
  },
  'taxable-location-required': { id: null, status: 409, message: 'Save your taxable address first.' },
  'order-already-paid': { id: null, status: 409, message: 'This order is already paid.' },
  'order-not-pending': { id: null, status: 409, message: 'This order is not pending.' },
  'amount-mismatch': { id: null, status: 409, message: "The amount doesn't match the order's total." },
  'refund-too-large': { id: null, status: 409, message: 'At most {amount} can be refunded.' },
  'refund-refused': {
    id: null,
    status: 409,
    message: 'The card vendor refused the refund. Look at the payment there.',
  },
  'transaction-voided': { id: null, status: 409, message: 'This transaction is voided.' },
  'already-tax-exempt': { id: null, status: 409, message: 'This account is already tax-exempt.' },
  'not-tax-exempt': { id: null, status: 409, message: 'This account is not tax-exempt.' },
  'subscription-not-editable': {
    id: null,
    status: 409,
    message: 'This subscription can no longer be changed.',
  },
  'plan-not-renewable': { id: null, status: 409, message: "This plan can't follow the current one." },
  'already-terminated': { id: null, status: 409, message: 'This subscription is already terminated.' },
  'license-suspended': { id: null, status: 409, message: 'This license is already suspended.' },
  'license-not-suspended': { id: null, status: 409, message: 'This license is not suspended.' },
  'order-not-paid': { id: null, status: 409, message: 'The receipt is available once the order is paid.' },
  'amount-zero': { id: null, status: 400, message: 'Enter an amount of at least one cent.' },
  'too-many-payment-methods': {
    id: null,
    status: 409,
    message: 'This account has {limit} cards. Delete one first.',
  },
  'card-token-invalid': { id: null, status: 400, message: "We couldn't read this card. Enter it again." },
  'card-expired': { id: null, status: 409, message: 'This card has expired. Use another card.' },
} as const satisfies Record<string, CatalogEntry>
