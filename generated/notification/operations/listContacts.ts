// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * List contacts.
 *
 * A page of the active account's contacts. For account owners, including restricted ones. By default the
 * primary one comes first, then the oldest; every other order is plain. Those whose address is not
 * confirmed yet are in the list too, with a `confirmation_timestamp` that is null or the zero date.
 *
 * The response also says which of the notices that matter most reach none of their recipients, whatever
 * the list is filtered by.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listContacts: Operation<paths['/contacts']['get']> = {
  service: 'notification',
  id: 'listContacts',
  method: 'GET',
  path: '/contacts',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}
