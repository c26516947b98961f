import type { CatalogEntry } from './entry.ts'

/** Licenses, subscriptions, and what follows them. */
export const subscriptionErrors = {
  'renewal-consent-missing': { id: null, status: 400, message: 'Agree to the renewal of this plan first.' },
  'subscription-not-editable': {
    id: null,
    status: 409,
    message: 'This subscription can no longer be changed. Order a new plan.',
  },
  'plan-not-renewable': { id: null, status: 409, message: "This plan can't follow the current one." },
  'already-terminated': { id: null, status: 409, message: 'This subscription is already terminated.' },
  'license-suspended': { id: null, status: 409, message: 'This license is already suspended.' },
  'license-not-suspended': { id: null, status: 409, message: 'This license is not suspended.' },
  'gift-too-large': {
    id: null,
    status: 409,
    message:
      'With this, the customer would get more than {amount} from staff today. Give it as an order, which a colleague approves.',
  },
  'changed-since': {
    id: null,
    status: 409,
    message: "Someone has changed this since, so it wasn't undone.",
  },
  'used-since': {
    id: null,
    status: 409,
    message: "The customer has used more lookups since than there would be, so it wasn't undone.",
  },
  'renewed-since': {
    id: null,
    status: 409,
    message: "Another subscription of this license was added since, so it wasn't undone.",
  },
} as const satisfies Record<string, CatalogEntry>
