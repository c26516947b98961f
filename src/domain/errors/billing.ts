import type { CatalogEntry } from './entry.ts'

/** Orders of an account, receipts, and early purchase. */
export const billingErrors = {
  'monthly-limit-too-low': {
    id: null,
    status: 400,
    message: 'Enter at least {amount}, the price of one term with tax.',
  },
  'early-purchase-link-invalid': {
    id: null,
    status: 400,
    message: 'This link isn’t valid. Enter the code from the email instead.',
  },
  'plan-begins-later': {
    id: null,
    status: 409,
    message: 'This plan can only begin when the current term ends.',
  },
  'term-unpaid': { id: null, status: 409, message: 'Pay for the current term first.' },
  'plan-change-in-progress': {
    id: null,
    status: 409,
    message: 'Your bank is still processing another change of this plan. Try again once it’s done.',
  },
  'order-already-paid': { id: null, status: 409, message: 'This order is already paid.' },
  'order-not-pending': { id: null, status: 409, message: 'This order is not pending.' },
  'second-person-required': {
    id: null,
    status: 409,
    message: 'You placed this order, and it is worth more than {amount}. Ask a colleague.',
  },
  'renewal-off': { id: null, status: 409, message: 'Turn on automatic renewal first.' },
  'card-required': { id: null, status: 409, message: 'Add a card first.' },
  'order-not-invoiced': {
    id: null,
    status: 409,
    message: "This order has no invoice, because it isn't paid by bank transfer.",
  },
  'payment-in-progress': {
    id: null,
    status: 409,
    message: 'Your bank is still processing a payment of this order. Try again once it’s done.',
  },
  'received-in-future': { id: null, status: 400, message: 'Enter a day that isn’t in the future.' },
  'transfer-incomplete': {
    id: null,
    status: 409,
    message: 'The total is {amount}. Record it once the rest has arrived.',
  },
  'transfer-too-large': {
    id: null,
    status: 409,
    message: 'The total is {amount}. Record that, and send the rest back.',
  },
  'no-documents': { id: null, status: 409, message: 'There are no documents of this year.' },
  'too-many-documents': {
    id: null,
    status: 409,
    message: 'This year has more than {limit} documents. Download receipts and invoices separately.',
  },
  'order-not-paid': { id: null, status: 409, message: 'The receipt is available once the order is paid.' },
} as const satisfies Record<string, CatalogEntry>
