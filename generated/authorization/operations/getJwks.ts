// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the public signing keys.
 *
 * The public keys that access tokens are signed with, as a JSON Web Key Set. Anyone can read them.
 *
 * Anyone may call it.
 */
export const getJwks: Operation<paths['/.well-known/jwks.json']['get']> = {
  service: 'authorization',
  id: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'none',
  roles: [],
}
