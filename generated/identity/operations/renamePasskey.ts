// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Rename a passkey.
 *
 * Gives one of the person's own passkeys another name. Only the person sees the name, and it need not
 * be unique. Another person's passkey is not found.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
 *
 * Needs the role self.
 */
export const renamePasskey: Operation<paths['/identities/self/passkeys/{id}']['post']> = {
  service: 'identity',
  id: 'renamePasskey',
  method: 'POST',
  path: '/identities/self/passkeys/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
