// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List the provisioning tokens.
 *
 * The tokens that an identity provider calls the SCIM service with, the newest first, without their secrets, and
 * the base URL to enter there. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listProvisioningTokens: Operation<paths['/provisioning/tokens']['get']> = {
  service: 'authorization',
  id: 'listProvisioningTokens',
  method: 'GET',
  path: '/provisioning/tokens',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
