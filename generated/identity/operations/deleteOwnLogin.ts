// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Delete your login.
 *
 * Deletes the caller's login, whose email address has to be typed. They leave all their accounts, their own API
 * tokens are revoked, service accounts that they made stop, and they are logged out everywhere, all at once. They
 * and the owners of the accounts get an email.
 *
 * For 30 days, the person can still log in, without an account, and restore the login with `restoreOwnLogin`.
 * Opening an account or accepting an invitation restores it too. The accounts that they have left don't come back.
 * Then the login is erased, and the address is free for another one. The person gets an email 3 days before.
 *
 * Rejected for the only owner of an account that isn't being closed: `getLoginDeletionPreview` says which ones
 * have to be handed over or closed first. Also rejected for staff.
 *
 * A repeated call is rejected with `not-authenticated`. At most 10 calls by a person in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const deleteOwnLogin: Operation<paths['/identities/self/deletion']['put']> = {
  service: 'identity',
  id: 'deleteOwnLogin',
  method: 'PUT',
  path: '/identities/self/deletion',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}
