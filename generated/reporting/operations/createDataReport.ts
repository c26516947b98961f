// Generated from openapi/reporting by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Report wrong data.
 *
 * Reports that the address API returns wrong data for an address, or lacks it. Staff look into it. Each change of
 * its status goes by email to `email`, or to the person who reported it. An account can have 100 reports that
 * staff haven't decided yet.
 *
 * A repeated call does it again. At most 30 calls from an address, and 30 calls by a person in 10 minutes.
 *
 * Needs the role api-key-viewer.
 */
export const createDataReport: Operation<paths['/data-reports']['post']> = {
  service: 'reporting',
  id: 'createDataReport',
  method: 'POST',
  path: '/data-reports',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}
