import type { CatalogEntry } from './entry.ts'

/** Endpoints that get the events of an account. */
export const webhooksErrors = {
  'too-many-webhooks': {
    id: null,
    status: 409,
    message: 'This account has {limit} webhook endpoints. Delete one first.',
  },
  'webhook-address-not-public': {
    id: null,
    status: 400,
    message: 'Enter an address that the internet can reach.',
  },
  'webhook-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this endpoint after you opened it. Review it before you save.',
  },
  'webhook-paused': { id: null, status: 409, message: 'This endpoint is paused. Resume it first.' },
} as const satisfies Record<string, CatalogEntry>
