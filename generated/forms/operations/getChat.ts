// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the live chat of the pages.
 *
 * Which chat vendor the deployment has configured, and the address of the frame that the chat runs in.
 * Anyone can call it. A page calls it when a visitor first opens the contact panel, and loads the frame only
 * after the visitor has allowed functional storage. The frame has an origin of its own, so that the vendor's
 * script reads nothing of the page. Without a vendor, the panel has phone lines and a form.
 *
 * Anyone may call it.
 */
export const getChat: Operation<paths['/chat']['get']> = {
  service: 'forms',
  id: 'getChat',
  method: 'GET',
  path: '/chat',
  auth: 'none',
  roles: [],
}
