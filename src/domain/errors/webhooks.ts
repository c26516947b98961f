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
  'too-many-log-streams': {
    id: null,
    status: 409,
    message: 'This account has {limit} log streams. Delete one first.',
  },
  'log-stream-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this stream after you opened it. Review it before you save.',
  },
  'log-stream-setting-unused': {
    id: null,
    status: 400,
    message: 'This kind of stream has no such setting.',
  },
  'log-stream-secret-required': {
    id: null,
    status: 400,
    message: 'Enter the secret again, because the destination is another one.',
  },
  'log-stream-credentials-rejected': {
    id: null,
    status: 400,
    message: 'The destination rejected this, with {response}.',
  },
  'log-stream-setting-rejected': {
    id: null,
    status: 400,
    message: "The destination doesn't know this. It responded with {response}.",
  },
  'log-stream-failed': {
    id: null,
    status: 400,
    message: 'The destination responded with {response}.',
  },
  'log-stream-unreachable': {
    id: null,
    status: 400,
    message: '{failure} Check the address of the destination.',
  },
} as const satisfies Record<string, CatalogEntry>
