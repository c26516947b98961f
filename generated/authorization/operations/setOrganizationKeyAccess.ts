// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Choose what the organization can do with the account's keys.
 *
 * Says what owners of the account that registered the organization can do with the keys of the active account,
 * which joined it: nothing, which it is until an owner chooses, see them, or manage them too. It applies at once,
 * also to what they are doing. They never see a token. For owners. Rejected for the account that registered the
 * organization, whose owners always manage its keys. The activity logs of both accounts have it. Leaving the
 * organization ends it.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
 *
 * Needs the role account-owner.
 */
export const setOrganizationKeyAccess: Operation<paths['/organizations/key-access']['put']> = {
  service: 'authorization',
  id: 'setOrganizationKeyAccess',
  method: 'PUT',
  path: '/organizations/key-access',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}
