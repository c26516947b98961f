// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the API token of this call.
 *
 * What the API token of the call is, and what it may do now: in which accounts, with which roles. It needs no
 * role and no `X-Account`, so that a program can find out both. A call with another kind of login returns 404.
 *
 * Needs the role .
 */
export const getCurrentToken: Operation<paths['/current-token']['get']> = {
  service: 'authorization',
  id: 'getCurrentToken',
  method: 'GET',
  path: '/current-token',
  auth: 'bearer',
  acting: 'read',
  roles: [],
}
