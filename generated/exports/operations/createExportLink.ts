// Generated from openapi/exports by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a link to the export.
 *
 * Returns an address from which the export can be downloaded for 24 hours, by owners of the account who are logged in.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const createExportLink: Operation<paths['/export/link']['post']> = {
  service: 'exports',
  id: 'createExportLink',
  method: 'POST',
  path: '/export/link',
  auth: 'bearer',
  acting: 'never',
  whileClosing: true,
  roles: [['account-owner']],
}
