// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Undo an applied plan.
 *
 * Takes back all changes of an applied plan in one transaction, except what can't be undone, if nothing that it
 * changed has changed again. A new key is deleted, and a deleted one is recovered. What needs a
 * recent login on its page needs it here, too.
 *
 * A repeated call is rejected with `configuration-plan-undone`. At most 30 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const undoConfigurationPlan: Operation<paths['/plans/{id}/undo']['post']> = {
  service: 'configuration',
  id: 'undoConfigurationPlan',
  method: 'POST',
  path: '/plans/{id}/undo',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
