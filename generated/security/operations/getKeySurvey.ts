// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Survey the keys of the account.
 *
 * Every key of the active account that is not past its recovery deadline, secret and embedded, by
 * label, with only what decides whether a lookup is accepted. Pages use it to check the health of keys
 * and to explain rejections, without sending pasted text anywhere.
 *
 * `managed` names the keys that the portal made for its own pages (`createPortalKey`). They are not among
 * `keys`, because people can't change them or use them elsewhere. `dismissals` names the tips about keys that people have
 * dismissed (`dismissKeyTip`), as long as their facts are the same.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const getKeySurvey: Operation<paths['/keys/survey']['get']> = {
  service: 'security',
  id: 'getKeySurvey',
  method: 'GET',
  path: '/keys/survey',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}
