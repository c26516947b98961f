// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Read a link to unsubscribe.
 *
 * Returns what the link in a notice ends: which topics of which account, and for which address. Nothing
 * changes. Anyone who has the link can call it; the link proves that the email was read.
 *
 * A link does not expire. It is no longer valid once its address is neither that of a contact of the
 * account nor that of a person.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const findUnsubscription: Operation<paths['/unsubscriptions/link']['post']> = {
  service: 'notification',
  id: 'findUnsubscription',
  method: 'POST',
  path: '/unsubscriptions/link',
  auth: 'none',
  roles: [],
}
