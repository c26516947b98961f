// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download the result.
 *
 * The rows of the file in their order, each with its own cells unchanged, followed by columns of the result. A cell
 * that a spreadsheet would read as a formula gets an apostrophe in front. The address is from `createListLink` or
 * the email.
 *
 * At most 60 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const downloadListResult: Operation<paths['/results/{token}']['get']> = {
  service: 'lists',
  id: 'downloadListResult',
  method: 'GET',
  path: '/results/{token}',
  auth: 'none',
  roles: [],
}
