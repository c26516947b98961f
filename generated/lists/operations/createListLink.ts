// Generated from openapi/lists by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get a link to the result.
 *
 * Returns an address from which the result can be downloaded without a login, for seven days. Anyone who has it can
 * download, so treat it as a password. It stops working when the list is deleted. A list that has not ended yet has
 * the results so far.
 *
 * A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
 *
 * Needs the role api-key-viewer.
 */
export const createListLink: Operation<paths['/lists/{id}/links']['post']> = {
  service: 'lists',
  id: 'createListLink',
  method: 'POST',
  path: '/lists/{id}/links',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-viewer']],
}
