// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List your own sessions.
 *
 * The person's open sessions, one for each browser, most recently used first. Sessions that were
 * logged out, ended elsewhere, unused for a day or started thirty days ago are not included.
 *
 * API tokens can't call it: it is about how a person logs in.
 *
 * Needs the role self.
 */
export const listSessions: Operation<paths['/identities/self/sessions']['get']> = {
  service: 'identity',
  id: 'listSessions',
  method: 'GET',
  path: '/identities/self/sessions',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}
