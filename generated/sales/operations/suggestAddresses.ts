// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Complete an address of a form.
 *
 * Suggests addresses in the United States that begin with the typed text, for the forms of the portal. The
 * service looks them up itself: no key is sent, no license is needed, and nothing counts against one.
 * Programs complete addresses with `suggestUsAddresses` of the address API. A form also works without
 * suggestions, so the list is empty if lookups are out of reach.
 *
 * At most 120 calls from an address, and 120 calls by a person in a minute.
 *
 * Needs the role billing-editor.
 */
export const suggestAddresses: Operation<paths['/address-suggestions']['get']> = {
  service: 'sales',
  id: 'suggestAddresses',
  method: 'GET',
  path: '/address-suggestions',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-editor']],
}
