// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the link that an email's code stands for.
 *
 * Returns the link of the email that has the code: some programs that check emails cut off or encode the
 * part of a link that has its token. Each email with such a link has a code of eight characters. Anyone who
 * holds the address and the code can call it. It only returns the link: what the link does takes another
 * call.
 *
 * A code works once, for as long as its link does. Using or replacing the link ends it, too. Lower case,
 * spaces, dashes, an O for a zero, and an I or L for a one are accepted. A wrong code, one that is used or
 * too old, and an address that no email went to get the same response. Failed attempts are limited for
 * each address.
 *
 * A repeated call is rejected with `link-code-invalid`. At most 20 rejected calls from an address, and 20 failed attempts for a username in 10 minutes.
 *
 * Anyone may call it.
 */
export const redeemLinkCode: Operation<paths['/link-codes/redemption']['post']> = {
  service: 'identity',
  id: 'redeemLinkCode',
  method: 'POST',
  path: '/link-codes/redemption',
  auth: 'none',
  roles: [],
}
