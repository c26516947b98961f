// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Submit a form.
 *
 * Accepts a visitor's form and forwards it to the CRM. Anyone can call it. The response says what to
 * show the visitor: a message, or another page.
 *
 * The service validates the submission against this contract. The page and the CRM decide which fields
 * a form has and requires; if the CRM rejects the submission, the response is 502 `upstream-failure`.
 * After any failure, the page posts the same fields with `form_submission_error` once to the form
 * `fallback`, which accepts any field, unless the visitor can correct the error. A record for
 * `new-account` has no fallback.
 *
 * Repeating the call with the same Idempotency-Key submits the form once. The fallback has its own key.
 *
 * Where bot protection is configured, a form that a visitor sees needs `bot_response`, obtained for the
 * action `FormSubmission`. `fallback` and `new-account` do not: what failed may be the check itself.
 *
 * A form that a visitor types into needs `form_time`, from `createFormTime`. Without a valid one the response is
 * 403 `form-expired`: get another and send the form again, with another Idempotency-Key. A form that is sent
 * within two seconds of being opened is held as a program's: the response is the same as for others, but it is
 * forwarded to no one and sends no email.
 *
 * Our sales and support receive an email of each form, if the service has their addresses. `newsletter`
 * sends an email with a link to the visitor instead: only an address that was confirmed with
 * `confirmNewsletter` is subscribed, and only then does the CRM receive the submission.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 * Needs an Idempotency-Key.
 */
export const submitForm: Operation<paths['/forms/{portal_id}/{form_id}/submissions']['post']> = {
  service: 'forms',
  id: 'submitForm',
  method: 'POST',
  path: '/forms/{portal_id}/{form_id}/submissions',
  auth: 'none',
  idempotent: true,
  roles: [],
}
