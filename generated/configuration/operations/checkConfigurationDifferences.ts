// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Compare with another account.
 *
 * What would have to change for the active account to be like another one of the caller, in the sections that the
 * caller may read in both. `text` is the file of the other account without IDs: a plan from it copies its settings.
 * It reads and changes nothing; POST is for the account in the body.
 *
 * A repeated call changes nothing more. At most 60 calls by a person in a minute. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const checkConfigurationDifferences: Operation<paths['/comparison']['post']> = {
  service: 'configuration',
  id: 'checkConfigurationDifferences',
  method: 'POST',
  path: '/comparison',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
