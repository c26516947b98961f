// Generated from openapi/exports by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete the export.
 *
 * Deletes the export of the active account, also while it is in progress. Links to it stop working.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const deleteExport: Operation<paths['/export']['delete']> = {
  service: 'exports',
  id: 'deleteExport',
  method: 'DELETE',
  path: '/export',
  auth: 'bearer',
  acting: 'raised',
  whileClosing: true,
  roles: [['account-owner']],
}
