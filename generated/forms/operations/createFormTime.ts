// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a signed time for an open form.
 *
 * Signs the present moment for a form that a visitor begins to fill in. `submitForm` needs it for the forms that
 * visitors type into. It tells people from programs without a third party: a program that posts at once has none,
 * or one that is too young. Nothing is stored.
 *
 * The page gets another one every 900,000 ms, and sends the one before as `previous`, so that the form stays as
 * old as it is. An expired `previous` is accepted; one that is not ours counts as null.
 *
 * A repeated call does it again. At most 120 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const createFormTime: Operation<paths['/form-times']['post']> = {
  service: 'forms',
  id: 'createFormTime',
  method: 'POST',
  path: '/form-times',
  auth: 'none',
  roles: [],
}
