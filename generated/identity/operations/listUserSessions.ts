// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List a person's sessions.
 *
 * The open sessions of a person, as the person sees them with `listSessions`: most recently used first, at
 * most a hundred. For staff. `current` is true only for staff who look at themselves.
 *
 * API tokens can't call it: it is for staff.
 *
 * Needs the role internal-admin.
 */
export const listUserSessions: Operation<paths['/admin/identities/{id}/sessions']['get']> = {
  service: 'identity',
  id: 'listUserSessions',
  method: 'GET',
  path: '/admin/identities/{id}/sessions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
