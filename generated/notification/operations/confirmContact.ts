// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Confirm a contact's email address.
 *
 * Confirms the address with the token of the emailed link, which names the account and the contact too.
 * Anyone who holds the token can call it, without a login. From then on the contact gets the
 * notices of its topics. Another call with the same token changes nothing and says so.
 *
 * A token is valid for seven days. A change of the address, a newer email and the contact's deletion
 * end it. A token of one account confirms nothing in another. Confirming an address that took no email for a
 * while lets notices go there again. An unknown contact gets the same response as a wrong token, so the response does not reveal
 * which contacts exist.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const confirmContact: Operation<paths['/accounts/{account_id}/contacts/{contact_id}/confirmation']['post']> = {
  service: 'notification',
  id: 'confirmContact',
  method: 'POST',
  path: '/accounts/{account_id}/contacts/{contact_id}/confirmation',
  auth: 'none',
  roles: [],
}
