// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Submit a form.
 *
 * Takes what a visitor sent by a form and hands it to the customer relations system. Anybody may call
 * it. The answer says what to show the visitor: a message, or another page.
 *
 * The service checks that the submission is as described here. Which fields a form has, and which of
 * them it needs, is between the page and that system; if it does not take the submission, the answer
 * is 502 `upstream-failure`. Whatever the failure, the page then posts the same fields with
 * `form_submission_error` once to the form `fallback`, which takes any field; except that it shows a
 * visitor what can be corrected on the spot. A record for `new-account` has no fallback.
 *
 * A repeated call is another submission.
 *
 * Anybody may call it.
 */
export const submitForm: Operation<paths['/forms/{portal_id}/{form_id}/submissions']['post']> = {
  service: 'forms',
  id: 'submitForm',
  method: 'POST',
  path: '/forms/{portal_id}/{form_id}/submissions',
  auth: 'none',
  roles: [],
}
