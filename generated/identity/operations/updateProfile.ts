// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Save your own profile.
 *
 * Saves the whole profile of the logged-in person. Anyone who is logged in can do this, for themselves
 * only.
 *
 * This is not a partial update: an omitted field becomes empty, so send every field to keep. The login
 * email address and the contacts of accounts do not change. Saving the same values again changes
 * nothing. A 401 means that the session is over; the portal then logs out.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const updateProfile: Operation<paths['/profile']['post']> = {
  service: 'identity',
  id: 'updateProfile',
  method: 'POST',
  path: '/profile',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}
