// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List the licenses of the account.
 *
 * Every license that the active account holds, by label. An account holds a license from its first order
 * of one of its plans on, also after the last subscription has ended. For the subscriptions of one of
 * them, ask `GET /licenses/{id}/subscriptions`. People with billing-viewer, api-key-viewer or
 * api-key-editor may read it.
 *
 * Needs the role billing-viewer, or api-key-viewer, or api-key-editor.
 */
export const listLicenses: Operation<paths['/licenses']['get']> = {
  service: 'subscription',
  id: 'listLicenses',
  method: 'GET',
  path: '/licenses',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer'], ['api-key-editor']],
}

/**
 * List the subscriptions to a license.
 *
 * All subscriptions of the active account to one license, past and future ones included, the newest
 * start first. The status of each is derived from its fields; the description of this service says how.
 * People with billing-viewer or api-key-viewer may read it. A license that the account does not hold
 * answers 404, like one that nobody has.
 *
 * Needs the role billing-viewer, or api-key-viewer.
 */
export const listSubscriptions: Operation<paths['/licenses/{id}/subscriptions']['get']> = {
  service: 'subscription',
  id: 'listSubscriptions',
  method: 'GET',
  path: '/licenses/{id}/subscriptions',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer']],
}

/**
 * Select the plan of the next term.
 *
 * Sets the plan by which the current subscription of the track renews. The present term keeps its plan,
 * lookups and end; nothing is charged before the renewal, which is then charged at the price of that
 * day. To renew by the same plan again, select it. Selecting does not switch renewal on: where it is
 * switched off, the selection waits for `POST …/renewal`. Repeating the call changes nothing. Takes
 * billing-editor.
 *
 * The plan must be of the same license, renewable, and not discontinued. An id that is no plan at all
 * answers 404, like a track of another account.
 *
 * Needs the role billing-editor.
 */
export const selectNextPlan: Operation<paths['/tracks/{id}/subscriptions/next']['post']> = {
  service: 'subscription',
  id: 'selectNextPlan',
  method: 'POST',
  path: '/tracks/{id}/subscriptions/next',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Switch renewal on again.
 *
 * The current subscription of the track renews again at the end of its term or of its lookups, by the
 * selected next plan or else by the plan that it has. Nothing is charged now; at the renewal the primary
 * card pays. Repeating the call changes nothing. Takes billing-editor. Who is asked to agree should see
 * the price, the term and the card before.
 *
 * Needs the role billing-editor.
 */
export const resumeRenewal: Operation<paths['/tracks/{id}/subscriptions/renewal']['post']> = {
  service: 'subscription',
  id: 'resumeRenewal',
  method: 'POST',
  path: '/tracks/{id}/subscriptions/renewal',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Switch renewal off.
 *
 * The current subscription of the track ends with its term or its lookups, whichever comes first, and
 * nothing follows it. Lookups go on until then, nothing is refunded, and the selected next plan is
 * remembered. It can be undone until the end by `POST` to the same path. Repeating the call changes
 * nothing. Takes billing-editor.
 *
 * Needs the role billing-editor.
 */
export const disableRenewal: Operation<paths['/tracks/{id}/subscriptions/renewal']['delete']> = {
  service: 'subscription',
  id: 'disableRenewal',
  method: 'DELETE',
  path: '/tracks/{id}/subscriptions/renewal',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

/**
 * Get how many people the account has room for.
 *
 * How many members and open invitations the active account can have together. It grows with licenses for
 * multi-user access; without one it is 1. Every member of the account may read it; who is in no account
 * gets the 1 of an account that has bought nothing.
 *
 * Needs the role self.
 */
export const getMaxUsers: Operation<paths['/max-users']['get']> = {
  service: 'subscription',
  id: 'getMaxUsers',
  method: 'GET',
  path: '/max-users',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Report usage by key (old path).
 *
 * Lookups that the keys of the active account used, for each interval, key and license, ordered by
 * interval, then key label, then license. It answers what `listKeyUsage` of the security service
 * answers, for those who know it by this path; use that one. People with api-key-viewer or
 * billing-viewer may read it.
 *
 * `start` is taken in, `end` is not. Intervals are hours, or days of `time_zone`, and named by their
 * first moment; the first and the last hold only what lies within the range. An interval without lookups
 * has no row. Lookups are counted by the hour of UTC: an hour is in the report if it begins within the
 * range, and in the day in which it begins. They count within a minute. At most six months and a million rows fit
 * into one report. Hours are kept for 400 days, and with them the days of other zones; days of UTC stay.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
 * A text that a spreadsheet would take for a formula gets an apostrophe before it.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 *
 * @deprecated Use listKeyUsage of the security service. It ends on 2027-06-30.
 */
export const listUsageByKey: Operation<paths['/usage/keys']['get']> = {
  service: 'subscription',
  id: 'listUsageByKey',
  method: 'GET',
  path: '/usage/keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}

/**
 * Report usage by license.
 *
 * Lookups that the active account used, for each interval and license, ordered by interval, then license
 * label. People with billing-viewer or api-key-viewer may read it. Which keys used them says
 * `listKeyUsage` of the security service.
 *
 * `start` is taken in, `end` is not. Intervals are hours, or days of `time_zone`, and named by their
 * first moment; the first and the last hold only what lies within the range. An interval without lookups
 * has no row. Lookups are counted by the hour of UTC: an hour is in the report if it begins within the
 * range, and in the day in which it begins. They count within a minute. At most six months fit into
 * one report. Hours are kept for 400 days, and with them the days of other zones; days of UTC stay.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
 * A text that a spreadsheet would take for a formula gets an apostrophe before it.
 *
 * Needs the role billing-viewer, or api-key-viewer.
 */
export const listLicenseUsage: Operation<paths['/usage/licenses']['get']> = {
  service: 'subscription',
  id: 'listLicenseUsage',
  method: 'GET',
  path: '/usage/licenses',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer']],
}

/**
 * List the licenses of an account.
 *
 * For staff: a page of the licenses that any account holds, by label, each with the track that the
 * account has of it. An account holds a license from its first order of one of its plans on, also after
 * the last subscription has ended. The track's number is what `suspendLicense`, `resumeLicense` and
 * `clearLicenseRateLimit` take.
 *
 * Needs the role internal-admin.
 */
export const listAccountLicenses: Operation<paths['/admin/accounts/{id}/licenses']['get']> = {
  service: 'subscription',
  id: 'listAccountLicenses',
  method: 'GET',
  path: '/admin/accounts/{id}/licenses',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the subscriptions of an account.
 *
 * For staff: a page of the subscriptions of any account, to all of its licenses or to one of them, past
 * and future ones included, the newest start first. They are as the account's own people see them. A
 * license that the account does not hold has none.
 *
 * Needs the role internal-admin.
 */
export const listAccountSubscriptions: Operation<paths['/admin/accounts/{id}/subscriptions']['get']> = {
  service: 'subscription',
  id: 'listAccountSubscriptions',
  method: 'GET',
  path: '/admin/accounts/{id}/subscriptions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Terminate a subscription.
 *
 * Ends a subscription at once and for good: its lookups are refused from now on, it does not renew, and
 * what remains is lost. Nothing is refunded by it; a refund is an act of its own (payment service). One
 * that has not started yet is shown as invalid afterwards, since it ends before its start. Terminating
 * twice is refused. To stop a license for a while, suspend it instead. Staff alone may do it; who did
 * it, when and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const terminateSubscription: Operation<paths['/admin/subscriptions/{id}']['delete']> = {
  service: 'subscription',
  id: 'terminateSubscription',
  method: 'DELETE',
  path: '/admin/subscriptions/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Adjust the lookups of a subscription.
 *
 * Sets how many lookups are issued for the term in total. What has been used stays used: `remaining`
 * becomes `lookups` less the used ones, and never less than 0. 1000000000000 makes it unlimited. A
 * depleted subscription is active again when something remains, a lowered one can be depleted by it. The
 * plan, the price and the next term stay as they are. Repeating the call changes nothing. Staff alone
 * may do it; who did it, when and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const adjustLookups: Operation<paths['/admin/subscriptions/{id}/lookups']['post']> = {
  service: 'subscription',
  id: 'adjustLookups',
  method: 'POST',
  path: '/admin/subscriptions/{id}/lookups',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Adjust the end of a subscription.
 *
 * Moves the end of the term. An expired subscription that ends later again goes on with what remains of
 * it; an end that has passed already expires it at once. Renewal follows the new end. The start and the
 * lookups stay as they are. Repeating the call changes nothing. Staff alone may do it; who did it, when
 * and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const adjustDuration: Operation<paths['/admin/subscriptions/{id}/duration']['post']> = {
  service: 'subscription',
  id: 'adjustDuration',
  method: 'POST',
  path: '/admin/subscriptions/{id}/duration',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Adjust the rate limit of a subscription.
 *
 * Gives the subscription a rate limit of its own, which goes before the one of its plan until
 * `expiration`. It replaces the one that was set before. A `rate_limit` of null is UNLIMITED; an
 * `expiration` of null holds for as long as the subscription lasts, and one that has passed ends the
 * limit at once. It does not pass on to the next term. To take all limits of a license away, use `DELETE
 * /admin/licenses/{id}/rate-limit`. Staff alone may do it; who did it, when and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const adjustRateLimit: Operation<paths['/admin/subscriptions/{id}/rate-limit']['post']> = {
  service: 'subscription',
  id: 'adjustRateLimit',
  method: 'POST',
  path: '/admin/subscriptions/{id}/rate-limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Clear the rate limits of an account's license.
 *
 * Takes away every rate limit that staff gave to a subscription of the track, expired ones included;
 * from now on those of the plans count. The id is that of the track (`track_id`), which is the license
 * in the hands of one account; the id of the catalogue's license would stand for all accounts and
 * answers 404. Clearing a track that has no limit of its own changes nothing. Staff alone may do it; who
 * did it, when and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const clearLicenseRateLimit: Operation<paths['/admin/licenses/{id}/rate-limit']['delete']> = {
  service: 'subscription',
  id: 'clearLicenseRateLimit',
  method: 'DELETE',
  path: '/admin/licenses/{id}/rate-limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Resume an account's license.
 *
 * Ends a suspension: lookups of the active subscription are answered again. Terms that ended meanwhile
 * stay expired and are not made longer (`POST /admin/subscriptions/{id}/duration` does that), and a
 * renewal that fell due is made now. The id is that of the track (`track_id`), not of the catalogue's
 * license. Staff alone may do it; who did it, when and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const resumeLicense: Operation<paths['/admin/licenses/{id}/activation']['post']> = {
  service: 'subscription',
  id: 'resumeLicense',
  method: 'POST',
  path: '/admin/licenses/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Suspend an account's license.
 *
 * Stops the license for this account until it is resumed: all subscriptions of the track are suspended,
 * and their lookups are refused with 402 by the address APIs. Terms run on, nothing renews meanwhile,
 * and no lookups are lost. The id is that of the track (`track_id`), not of the catalogue's license.
 * Staff alone may do it; who did it, when and why is recorded.
 *
 * Needs the role internal-admin.
 */
export const suspendLicense: Operation<paths['/admin/licenses/{id}/activation']['delete']> = {
  service: 'subscription',
  id: 'suspendLicense',
  method: 'DELETE',
  path: '/admin/licenses/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
