// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Inspect the metadata of a SAML identity provider.
 *
 * Says what metadata contain: who the provider is, where requests go, and the certificates that its
 * signatures are checked with. It is a read, sent by POST, and stores nothing. For owners of the account
 * that registered the organization.
 *
 * The metadata come either as text or from an https address, under the same rules as
 * `createSamlProvider`. `metadata_xml` of the response is the part that would be stored: send it to
 * `createSamlProvider` or `updateSamlProvider` to save exactly what was inspected.
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkSamlMetadata: Operation<paths['/organizations/idp/saml/inspection']['post']> = {
  service: 'authorization',
  id: 'checkSamlMetadata',
  method: 'POST',
  path: '/organizations/idp/saml/inspection',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}
