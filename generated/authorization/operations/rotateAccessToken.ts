// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rotate an API token.
 *
 * Gives one's own token another secret, which only this response contains. The secret before works for
 * `overlap_hours` more, so that programs can change over; with 0 it ends at once. One from before that ends with
 * this rotation. With `expires_at`, the token also gets another end.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const rotateAccessToken: Operation<paths['/access-tokens/{id}/rotation']['post']> = {
  service: 'authorization',
  id: 'rotateAccessToken',
  method: 'POST',
  path: '/access-tokens/{id}/rotation',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
