// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Start a set-up session.
 *
 * Exchanges the secret of a set-up link for a cookie (HttpOnly), which is for the operations with `setUpLink` in
 * their `security` only. It works for 8 hours, and never longer than the link. Without a secret, the session of the
 * cookie continues. A link that is unknown, revoked, or expired is rejected, and the rejection doesn't say which.
 *
 * A repeated call does it again. At most 20 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const startSetUpSession: Operation<paths['/set-up-session']['post']> = {
  service: 'authorization',
  id: 'startSetUpSession',
  method: 'POST',
  path: '/set-up-session',
  auth: 'none',
  roles: [],
}
