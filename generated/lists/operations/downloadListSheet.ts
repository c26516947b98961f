// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download the result as a spreadsheet.
 *
 * The same as `downloadListResult` returns, as an .xlsx file. Every cell of the file is a text there, exactly as it
 * was. A cell has up to 32,767 characters, as spreadsheets do. The address is from `createListLink`.
 *
 * At most 60 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const downloadListSheet: Operation<paths['/result-sheets/{token}']['get']> = {
  service: 'lists',
  id: 'downloadListSheet',
  method: 'GET',
  path: '/result-sheets/{token}',
  auth: 'none',
  roles: [],
}
