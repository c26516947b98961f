// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get what the bot protection needs.
 *
 * Which bot protection the service has configured, and what a page needs to show it. Anyone can call
 * it. A page loads the vendor's script only when this response names one; the content security policy of
 * the pages allows it only then. The page sends the vendor's response with the protected call, as
 * `bot_response`; it works once, for one action.
 *
 * Anyone may call it.
 */
export const getBotProtection: Operation<paths['/bot-protection']['get']> = {
  service: 'identity',
  id: 'getBotProtection',
  method: 'GET',
  path: '/bot-protection',
  auth: 'none',
  roles: [],
}
