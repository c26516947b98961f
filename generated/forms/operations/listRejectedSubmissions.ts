// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the submissions that the CRM rejected.
 *
 * A page of the submissions that the CRM has rejected or that could not be delivered in ten attempts, the latest first.
 * For staff. Each says why, in the CRM's words for kinds of errors; what was typed is left out.
 *
 * A submission that the CRM has not responded to is retried automatically, and is here only once that has ended. One that
 * it rejected is retried too, in case its form is corrected there, and leaves the list once it is accepted.
 *
 * A visitor's form that the CRM rejects while the visitor waits is not kept: the page sends it to the form
 * `fallback`, which is here if the CRM rejects it as well.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listRejectedSubmissions: Operation<paths['/rejected-submissions']['get']> = {
  service: 'forms',
  id: 'listRejectedSubmissions',
  method: 'GET',
  path: '/rejected-submissions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
