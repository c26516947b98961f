// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Plan what a file changes.
 *
 * Compares a file with the active account. The plan lists each change with what it was before, what can't be undone,
 * and which role is missing. The changes are tried and taken back, so a plan without `problems` can be applied unless
 * the account changes meanwhile. What is wrong with the file is in `problems` too, with its line. What API tokens
 * can't do, such as creating a secret key, isn't tried for one: a person can apply the plan. What a file can't do,
 * such as setting up a destination that needs a secret, is a change with a problem that says where it's done.
 *
 * A plan has at most 500 changes. The account keeps its 50 newest plans.
 *
 * A repeated call does it again. At most 30 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const createConfigurationPlan: Operation<paths['/plans']['put']> = {
  service: 'configuration',
  id: 'createConfigurationPlan',
  method: 'PUT',
  path: '/plans',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
