// Generated from openapi/billing by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Read a link that turns early purchase off.
 *
 * Returns what the link in an email turns off: of which license and account, and whether it is still on. Nothing
 * changes. Anyone who has the link can call it; the link proves that the email was read.
 *
 * A link does not expire. It is no longer valid once its address is neither that of a contact of the account nor
 * that of a member.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const findEarlyPurchase: Operation<paths['/early-purchase-link']['post']> = {
  service: 'billing',
  id: 'findEarlyPurchase',
  method: 'POST',
  path: '/early-purchase-link',
  auth: 'none',
  roles: [],
}
