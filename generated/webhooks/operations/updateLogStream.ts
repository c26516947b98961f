// Generated from openapi/webhooks by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Change a log stream.
 *
 * Sets everything but the kind. Without `secret`, the stream keeps the one that it has; another server needs it again, so
 * that no one can have the secret sent elsewhere. Another destination, or a new secret, is sent a test record first, and is
 * set only if it takes that. A log that is added is sent from now on. An edit of an outdated version is rejected.
 *
 * A repeated call is rejected with `log-stream-changed`. At most 60 calls by a person in a minute. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role account-owner.
 */
export const updateLogStream: Operation<paths['/log-streams/{id}']['post']> = {
  service: 'webhooks',
  id: 'updateLogStream',
  method: 'POST',
  path: '/log-streams/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
