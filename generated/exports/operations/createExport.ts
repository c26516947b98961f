// Generated from openapi/exports by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Export the account's data.
 *
 * Begins an export of everything that the active account has. One that is in progress continues; one that is done is
 * replaced. It needs no waiting: it continues after a restart of our servers.
 *
 * A repeated call changes nothing more. At most 20 calls by a person in 24 hours. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const createExport: Operation<paths['/export']['put']> = {
  service: 'exports',
  id: 'createExport',
  method: 'PUT',
  path: '/export',
  auth: 'bearer',
  acting: 'never',
  whileClosing: true,
  roles: [['account-owner']],
}
