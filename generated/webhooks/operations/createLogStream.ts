// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Create a log stream.
 *
 * Adds a destination that gets the chosen logs of the active account from now on. It is sent a test record first, and is
 * added only if it takes that. The address has to begin with `https://` and be reachable from the internet. No operation
 * returns the secret. An account has up to five streams.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role account-owner.
 */
export const createLogStream: Operation<paths['/log-streams']['put']> = {
  service: 'webhooks',
  id: 'createLogStream',
  method: 'PUT',
  path: '/log-streams',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
