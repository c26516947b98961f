// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Subscribe an address again by a link.
 *
 * Takes `unsubscribeFromNotices` back: the address gets these notices again.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const undoUnsubscription: Operation<paths['/unsubscriptions/undo']['post']> = {
  service: 'notification',
  id: 'undoUnsubscription',
  method: 'POST',
  path: '/unsubscriptions/undo',
  auth: 'none',
  roles: [],
}
