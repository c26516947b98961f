// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set a trace on a key.
 *
 * For staff: records each decision of the address API about the key until `expiration`, at most 24
 * hours ahead, to help find a problem: what decided, where the call came from, and the form of its
 * inputs. No input is recorded as it was sent: each letter becomes `x`, and each digit `9`. Of a plan
 * with enhanced data privacy, not even that. A secret key sent from a browser is rejected without
 * being read, and so not recorded. The trace ends by itself. Setting it again replaces its end and
 * its author. Goes into the activity log of the account, with the reason.
 *
 * A repeated call does it again. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const setKeyTrace: Operation<paths['/admin/keys/{id}/trace']['put']> = {
  service: 'security',
  id: 'setKeyTrace',
  method: 'PUT',
  path: '/admin/keys/{id}/trace',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
