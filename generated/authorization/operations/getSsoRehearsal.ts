// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the latest rehearsal.
 *
 * The latest rehearsal of the identity provider with its current settings: what came back, whom it would
 * log in, and who of today's members would get in. Rehearsals with earlier settings are in
 * `listSsoLogins`. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const getSsoRehearsal: Operation<paths['/organizations/idp/rehearsal']['get']> = {
  service: 'authorization',
  id: 'getSsoRehearsal',
  method: 'GET',
  path: '/organizations/idp/rehearsal',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
