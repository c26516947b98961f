// Generated from openapi/exports by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Download the export.
 *
 * The zip of an export, by its link, for an owner of its account who is logged in. Each kind of data has a file
 * `<kind>.json` with an array of objects and a file `<kind>.csv` with the same rows; `receipts/` and `invoices/` have a
 * PDF for each document, and `README.txt` says what is in the other files.
 *
 * Needs the session cookie.
 */
export const downloadExport: Operation<paths['/files/{token}']['get']> = {
  service: 'exports',
  id: 'downloadExport',
  method: 'GET',
  path: '/files/{token}',
  auth: 'session',
  roles: [],
}
