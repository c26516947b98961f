// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/operation.ts'
import type { operations } from './types.ts'

/**
 * Get an access token.
 *
 * Turns the session cookie into an access token for one account, valid for fifteen minutes. Without
 * `account_id` it is for the account of the person's last token, else for the first one. Switching the
 * account is this call with another `account_id`. Every signed-in person may call it for themselves;
 * only staff may name another person.
 *
 * Needs the session cookie.
 */
export const createToken: Operation<operations['createToken']> = {
  service: 'authorization',
  id: 'createToken',
  method: 'POST',
  path: '/token',
  auth: 'session',
  roles: [],
}

/**
 * Get the public signing keys.
 *
 * The public keys that access tokens are signed with, as a JSON Web Key Set. Anybody may read them.
 *
 * Anybody may call it.
 */
export const getJwks: Operation<operations['getJwks']> = {
  service: 'authorization',
  id: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'none',
  roles: [],
}

/**
 * List one's accounts.
 *
 * The accounts that the signed-in person belongs to, by label. Empty until the e-mail address is confirmed.
 *
 * Needs the role self.
 */
export const listAccounts: Operation<operations['listAccounts']> = {
  service: 'authorization',
  id: 'listAccounts',
  method: 'GET',
  path: '/accounts',
  auth: 'bearer',
  roles: [['self']],
}
