// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Let a program of ours act as the person.
 *
 * Creates the code with which a program, such as the command line, gets an API token of the logged-in person, and
 * says where to send the browser with it. The program, its address on the same computer, and its challenge (PKCE,
 * RFC 7636, with SHA-256) are those of its request to `/account/developers/authorize`. The code works once, for 5
 * minutes, and only with the verifier of the challenge at `POST /oauth/token`. The token that it gives works in one
 * account with the chosen roles that the person has there, by the rules of `createAccessToken`, for 90 days. A
 * program that sends a code twice loses the token.
 *
 * A repeated call does it again. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createAuthorizationCode: Operation<paths['/authorization-codes']['put']> = {
  service: 'authorization',
  id: 'createAuthorizationCode',
  method: 'PUT',
  path: '/authorization-codes',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
