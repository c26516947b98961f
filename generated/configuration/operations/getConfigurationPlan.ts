// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a plan.
 *
 * A plan of the active account, whose sections the caller may read. The missing roles are those of the caller, so that
 * a person can apply what a program with fewer roles has planned.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const getConfigurationPlan: Operation<paths['/plans/{id}']['get']> = {
  service: 'configuration',
  id: 'getConfigurationPlan',
  method: 'GET',
  path: '/plans/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
