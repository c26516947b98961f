// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Resume keys of the organization.
 *
 * Resumes up to 100 keys, one after the other, as `resumeSecretKey` and `resumeEmbeddedKey` do. What
 * `pauseOrganizationKeys` says of each key applies here too.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role account-owner.
 */
export const resumeOrganizationKeys: Operation<paths['/organization-keys/resume']['post']> = {
  service: 'security',
  id: 'resumeOrganizationKeys',
  method: 'POST',
  path: '/organization-keys/resume',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}
