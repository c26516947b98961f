import type { CatalogEntry } from './entry.ts'

/** Cards, payments, and refunds. */
export const paymentErrors = {
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
    message: 'The bank requires the customer to confirm. Ask them to pay on their Billing page.',
  },
  'amount-mismatch': { id: null, status: 409, message: "The amount doesn't match the order's total." },
  'payment-too-large': {
    id: null,
    status: 409,
    message: 'This order comes to {amount}. Charge at most that.',
  },
  'refund-too-large': { id: null, status: 409, message: 'At most {amount} can be refunded.' },
  'payment-disputed': {
    id: null,
    status: 409,
    message: 'The customer’s bank disputes this payment. At most {amount} can be refunded.',
  },
  'refund-rejected': {
    id: null,
    status: 409,
    message: 'The payment processor rejected the refund. Check the payment there.',
  },
  'transaction-voided': { id: null, status: 409, message: 'This transaction is voided.' },
  'amount-zero': { id: null, status: 400, message: 'Enter an amount of at least one cent.' },
  'amount-too-small': {
    id: null,
    status: 400,
    message: '{charge} is below the smallest amount that can be charged: {smallest}.',
  },
  'too-many-payment-methods': {
    id: null,
    status: 409,
    message: 'This account has {limit} cards. Delete one first.',
  },
  'card-token-invalid': { id: null, status: 400, message: "We couldn't read this card. Enter it again." },
  'card-expired': { id: null, status: 409, message: 'This card has expired. Use another card.' },
} as const satisfies Record<string, CatalogEntry>
