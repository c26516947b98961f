// Generated from openapi/forms by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

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

/**
 * List the submissions that the CRM rejected.
 *
 * A page of the submissions that the CRM has rejected or that could not be delivered in ten attempts, the latest first.
 * For staff. Each says why, in the CRM's words for kinds of errors; what was typed is left out.
 *
 * A submission that the CRM has not responded to is retried automatically, and is here only once that has ended. One that
 * it rejected is retried too, in case its form is corrected there, and leaves the list once it is accepted.
 *
 * A visitor's form that the CRM rejects while the visitor waits is not kept: the page sends it to the form
 * `fallback`, which is here if the CRM rejects it as well.
 *
 * Needs the role internal-admin.
 */
export const listRejectedSubmissions: Operation<paths['/rejected-submissions']['get']> = {
  service: 'forms',
  id: 'listRejectedSubmissions',
  method: 'GET',
  path: '/rejected-submissions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Send a rejected submission again.
 *
 * Takes a submission off the list and sends it to the CRM within seconds, with ten attempts as at first. If the CRM rejects
 * it again, it is listed again. For staff, after what the CRM named is corrected there. A second call changes nothing.
 * One that waits for something else than the CRM, such as a confirmation, is not found.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const resendSubmission: Operation<paths['/rejected-submissions/{id}/delivery']['post']> = {
  service: 'forms',
  id: 'resendSubmission',
  method: 'POST',
  path: '/rejected-submissions/{id}/delivery',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Get a signed time for an open form.
 *
 * Signs the present moment for a form that a visitor begins to fill in. `submitForm` needs it for the forms that
 * visitors type into. It tells people from programs without a third party: a program that posts at once has none,
 * or one that is too young. Nothing is stored.
 *
 * The page gets another one every 900,000 ms, and sends the one before as `previous`, so that the form stays as
 * old as it is. An expired `previous` is accepted; one that is not ours counts as null.
 *
 * A repeated call does it again. At most 120 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const createFormTime: Operation<paths['/form-times']['post']> = {
  service: 'forms',
  id: 'createFormTime',
  method: 'POST',
  path: '/form-times',
  auth: 'none',
  roles: [],
}

/**
 * Confirm a subscription.
 *
 * Subscribes the address that the email with the token went to. A link works for seven days, also a second
 * time; a newer request for the same address does not end an older link, and unsubscribing does.
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const confirmNewsletter: Operation<paths['/newsletter/confirmations']['post']> = {
  service: 'forms',
  id: 'confirmNewsletter',
  method: 'POST',
  path: '/newsletter/confirmations',
  auth: 'none',
  roles: [],
}

/**
 * Unsubscribe from the newsletter.
 *
 * Ends the subscription that the token belongs to. The token does not expire. The emails themselves name
 * `/newsletter/unsubscribe` for email programs that unsubscribe with one click (RFC 8058).
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const unsubscribeNewsletter: Operation<paths['/newsletter/cancellations']['post']> = {
  service: 'forms',
  id: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/newsletter/cancellations',
  auth: 'none',
  roles: [],
}

/**
 * Track a purchase.
 *
 * Reports a paid order of the calling person to the advertising service of the operator, once. A page
 * calls it after a purchase, only with consent to `advertising`, and does not wait for the response.
 *
 * The server takes the amount from the order, and the email address and phone number from the person. It
 * sends both only as SHA-256 hashes, the phone number with its country code. The page talks to no third
 * party, and the service reports the order later: within seconds, and again if that fails.
 *
 * Nothing is recorded, and `tracked` is false, if no service is configured, if the call has `Sec-GPC: 1`,
 * or if the order is not paid, was free, or was placed by someone else.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role billing-editor.
 */
export const submitPurchase: Operation<paths['/purchases/{id}/tracking']['post']> = {
  service: 'forms',
  id: 'submitPurchase',
  method: 'POST',
  path: '/purchases/{id}/tracking',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Get the live chat of the pages.
 *
 * Which chat vendor the deployment has configured, and the address of the frame that the chat runs in.
 * Anyone can call it. A page calls it when a visitor first opens the contact panel, and loads the frame only
 * after the visitor has allowed functional storage. The frame has an origin of its own, so that the vendor's
 * script reads nothing of the page. Without a vendor, the panel has phone lines and a form.
 *
 * Anyone may call it.
 */
export const getChat: Operation<paths['/chat']['get']> = {
  service: 'forms',
  id: 'getChat',
  method: 'GET',
  path: '/chat',
  auth: 'none',
  roles: [],
}
