// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rotate a service account.
 *
 * Gives a service account another secret, which only this response contains, and makes the caller its maker: from
 * then on its roles are theirs at most. The secret before works for `overlap_hours` more; with 0 it ends at once,
 * and so it does if the service account had stopped because its maker left. With `expires_at`, it also gets another end. For
 * owners and restricted owners.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner, or account-owner-restricted.
 * Needs a login of the last 15 minutes.
 */
export const rotateServiceAccount: Operation<paths['/service-accounts/{id}/rotation']['post']> = {
  service: 'authorization',
  id: 'rotateServiceAccount',
  method: 'POST',
  path: '/service-accounts/{id}/rotation',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner'], ['account-owner-restricted']],
}
