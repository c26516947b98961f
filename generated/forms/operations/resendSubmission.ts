// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Send a rejected submission again.
 *
 * Takes a submission off the list and sends it to the CRM within seconds, with ten attempts as at first. If the CRM rejects
 * it again, it is listed again. For staff, after what the CRM named is corrected there. A second call changes nothing.
 * One that waits for something else than the CRM, such as a confirmation, is not found.
 *
 * A repeated call changes nothing more. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const resendSubmission: Operation<paths['/rejected-submissions/{id}/delivery']['post']> = {
  service: 'forms',
  id: 'resendSubmission',
  method: 'POST',
  path: '/rejected-submissions/{id}/delivery',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
