// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Report API tokens found in public.
 *
 * Secret scanners report here what looks like an API token of ours and is public, as in a repository. A token that
 * is ours is revoked at once, and its maker gets an email with the address where it was found. The response says of
 * each whether it is or was ours; reporting one again changes nothing.
 *
 * No login: the call is signed as GitHub's [secret scanning partner
 * program](https://docs.github.com/en/code-security/secret-scanning/secret-scanning-partner-program) does, with
 * ECDSA on P-256 and SHA-256 over the body as it was sent.
 *
 * A repeated call changes nothing more. At most 600 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const reportFoundTokens: Operation<paths['/found-tokens']['post']> = {
  service: 'authorization',
  id: 'reportFoundTokens',
  method: 'POST',
  path: '/found-tokens',
  auth: 'none',
  roles: [],
}
