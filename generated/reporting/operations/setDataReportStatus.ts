// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Set the status of a report.
 *
 * Says what became of a report, in a sentence that the customer reads. For staff. The reporter gets an email if
 * the status changes. `version` is that of the report that was read; if someone has changed it since, the call is
 * rejected.
 *
 * A repeated call is rejected with `data-report-changed`. API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const setDataReportStatus: Operation<paths['/admin/data-reports/{id}/status']['put']> = {
  service: 'reporting',
  id: 'setDataReportStatus',
  method: 'PUT',
  path: '/admin/data-reports/{id}/status',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
