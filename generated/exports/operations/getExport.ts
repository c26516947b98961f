// Generated from openapi/exports by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the export of the account.
 *
 * How far the latest export of the active account is; null if there is none.
 *
 * Needs the role account-owner.
 */
export const getExport: Operation<paths['/export']['get']> = {
  service: 'exports',
  id: 'getExport',
  method: 'GET',
  path: '/export',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
