// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Submit a form.
 *
 * Accepts a visitor's form and forwards it to the CRM. Anyone can call it. The answer says what to
 * show the visitor: a message, or another page.
 *
 * The service validates the submission against this contract. The page and the CRM decide which fields
 * a form has and requires; if the CRM rejects the submission, the answer is 502 `upstream-failure`.
 * After any failure, the page posts the same fields with `form_submission_error` once to the form
 * `fallback`, which accepts any field, unless the visitor can correct the error. A record for
 * `new-account` has no fallback.
 *
 * Repeating the call submits the form again.
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
