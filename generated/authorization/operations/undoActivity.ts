// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Undo an activity.
 *
 * Reverses an action by running its inverse operation: it resumes a paused key, authorizes a deactivated
 * hostname, or grants a revoked role. It requires the role of that operation and adds its own entry.
 * It's rejected if the action has no inverse or was already undone, or if the same item has changed
 * since, because undoing it would also undo that change.
 *
 * A repeated call is rejected with `activity-undone`. At most 60 calls by a person in a minute.
 *
 * Needs the role self.
 */
export const undoActivity: Operation<paths['/activity/{id}/undo']['post']> = {
  service: 'authorization',
  id: 'undoActivity',
  method: 'POST',
  path: '/activity/{id}/undo',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}
