// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Bring a file up to date with the account.
 *
 * Returns the caller's own file with the settings that the account has now. Comments stay, and so do the order of
 * entries and the sections that it has. Use it after a plan was applied, to get the IDs of new keys. It reads and
 * changes nothing; POST is for the file in the body.
 *
 * A repeated call changes nothing more. At most 60 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const updateConfigurationFile: Operation<paths['/configuration/file']['post']> = {
  service: 'configuration',
  id: 'updateConfigurationFile',
  method: 'POST',
  path: '/configuration/file',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
