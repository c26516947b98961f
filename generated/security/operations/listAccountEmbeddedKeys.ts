// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the embedded keys of an account.
 *
 * For staff: a page of any account's embedded keys, as its members see it. Without `state` the list
 * holds every key that is not deleted.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listAccountEmbeddedKeys: Operation<paths['/admin/accounts/{id}/embedded-keys']['get']> = {
  service: 'security',
  id: 'listAccountEmbeddedKeys',
  method: 'GET',
  path: '/admin/accounts/{id}/embedded-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
