// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List recent single sign-on logins.
 *
 * Logins with the identity provider and rehearsals of the last 30 days, newest first, with the reason why
 * one failed and what the provider sent. Secrets, tokens, and signatures are never stored. For owners of
 * the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listSsoLogins: Operation<paths['/organizations/idp/logins']['get']> = {
  service: 'authorization',
  id: 'listSsoLogins',
  method: 'GET',
  path: '/organizations/idp/logins',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
