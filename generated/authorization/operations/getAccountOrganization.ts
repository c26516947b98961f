// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the organization of an account.
 *
 * The organization that an account belongs to, with its identity provider and its email domains; null without
 * one. For staff. Keys, tokens, and settings of the provider are not included.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const getAccountOrganization: Operation<paths['/internal/accounts/{id}/organization']['get']> = {
  service: 'authorization',
  id: 'getAccountOrganization',
  method: 'GET',
  path: '/internal/accounts/{id}/organization',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
