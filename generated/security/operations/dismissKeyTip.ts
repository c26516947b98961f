// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Dismiss a tip about a key.
 *
 * Hides a tip of the health check for everyone in the account, with a reason. The survey then lists it
 * under `dismissals`. Dismissing a dismissed tip again replaces reason, note, person, and time; with the same
 * reason and note it changes nothing. An account can have 2,000 dismissed tips.
 *
 * The tip returns automatically when the facts that it depends on change (`TipId` names them). A
 * dismissal whose tip no longer applies is deleted within an hour, so that the same problem is shown
 * again if it returns later. Deleting the key deletes its dismissals. A tip that does not apply to the
 * key now can't be dismissed: 409.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const dismissKeyTip: Operation<paths['/keys/{id}/dismissals/{tip}']['put']> = {
  service: 'security',
  id: 'dismissKeyTip',
  method: 'PUT',
  path: '/keys/{id}/dismissals/{tip}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}
