// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Export the configuration of the account.
 *
 * The settings of the active account as a file, in the same order each time. It has the sections that the caller may
 * read, and no secrets.
 *
 * At most 60 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const getConfiguration: Operation<paths['/configuration']['get']> = {
  service: 'configuration',
  id: 'getConfiguration',
  method: 'GET',
  path: '/configuration',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
