// Generated from openapi/subscription by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List the licenses of the account.
 *
 * Every license that the active account holds, by label. An account holds a license from its
 * first subscription on, even after the last one has ended. For the subscriptions of a
 * license, call `GET /licenses/{id}/subscriptions`. Requires billing-viewer, api-key-viewer or
 * api-key-editor.
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
 * List what the account holds.
 *
 * A page of the licenses that the active account holds, each with its current subscription, the one that
 * is already set up to follow, and its renewal: whether it renews, when, with which plan and at which price
 * of the account. One call returns what `GET /licenses` and `GET /licenses/{id}/subscriptions` return
 * together; the latter has the whole history of a license. Requires billing-viewer or api-key-viewer.
 *
 * `status` keeps the licenses whose current subscription has it; `none` those without a subscription.
 * `license_id` keeps a single license, for its own page; a license that the account does not hold gives an
 * empty page.
 *
 * Needs the role billing-viewer, or api-key-viewer.
 */
export const listHoldings: Operation<paths['/holdings']['get']> = {
  service: 'subscription',
  id: 'listHoldings',
  method: 'GET',
  path: '/holdings',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer'], ['api-key-viewer']],
}

/**
 * List the subscriptions to a license.
 *
 * All subscriptions of the active account to one license, past and future ones included, newest start
 * first. The status of each is derived from its fields; the description of this service says how.
 * Requires billing-viewer or api-key-viewer. A license that the account does not hold returns 404,
 * like an unknown one.
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
 * Sets the plan with which the track renews: that of its current subscription, and of the later ones that
 * are set up. The current term keeps its plan, lookups and end; nothing is charged before the renewal,
 * which is then charged at the price of that day. To renew with the same plan again, select it. Selecting
 * does not switch renewal on: if it is off, the selection waits for `POST …/renewal`. Requires
 * billing-editor.
 *
 * The plan must be of the same license, renewable, for sale, and not discontinued, unless the track renews
 * with it anyway or did so before another one was selected. The last term must have a plan that renews:
 * nothing follows a trial, and people renew a free plan manually. A plan that is unknown, or that has no
 * price for the account, returns 404, like a track of another account.
 *
 * The plan must still cost `price`. While renewal is on, the selection changes what the card is charged,
 * so `renewal_consent` is required, of staff too, and the words that the person has agreed to are kept
 * with it. For the same reason the activity log offers no way back: that would be a consent without the
 * words.
 *
 * A repeated call changes nothing more.
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
 * The current subscription of the track renews again at the end of its term, with the selected next plan,
 * otherwise the next plan of its plan, or the same plan; if later ones are set up, the last of them does.
 * Running out of lookups renews nothing. Nothing is charged now; the renewal charges the primary card.
 * Requires billing-editor. Show people the price, the term and the card before they agree.
 *
 * `renewal_consent` is required, of staff too: the words that the person has agreed to are kept with the
 * choice. The plan must still cost `price`.
 *
 * A repeated call changes nothing more.
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
 * The current subscription of the track ends with its term and does not renew; nor do the later ones that
 * are set up. Lookups continue until they are used up or the term ends, nothing is refunded, and the
 * selected next plan is kept. Early purchase is turned off with it. Until the end of the term, `POST` to
 * the same path turns renewal on again, but not early purchase, for which `setEarlyPurchase` (billing)
 * takes the consent. Requires billing-editor.
 *
 * A repeated call changes nothing more.
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
 * Get the maximum number of people.
 *
 * How many members and open invitations the active account can have together, and where these seats
 * come from. An account has one seat. A paid subscription brings the seats of its plan instead, those
 * of several licenses add up, and multi-user access adds more. Of two running terms of one license,
 * only the one with more seats counts.
 *
 * A term brings its seats until it ends, also once its lookups are used up. A terminated term brings
 * none, and neither does a suspended license. Members stay when there are fewer seats than members;
 * `createInvitation` then rejects new invitations. Every member of the account can read it; a person
 * without an account gets 1.
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
 * interval, then key label, then license. It returns the same as `listKeyUsage` of the security service,
 * for callers that use this path. Prefer that one. Requires api-key-viewer or billing-viewer.
 *
 * The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
 * named by their first moment; the first and the last hold only what lies within the range. An
 * interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
 * report if it begins within the range, and in the day in which it begins. They count within a minute.
 * At most six months and a million rows fit into one report. Hours, and with them the days of other
 * time zones, are kept for 400 days; days in UTC stay.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
 * Text that a spreadsheet would read as a formula gets an apostrophe in front.
 *
 * At most 60 calls from an address in a minute.
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
 * Lookups that the active account used, for each interval and license, ordered by interval, then
 * license label. Requires billing-viewer or api-key-viewer. For usage by key, call
 * `listKeyUsage` of the security service.
 *
 * The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
 * named by their first moment; the first and the last hold only what lies within the range. An
 * interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
 * report if it begins within the range, and in the day in which it begins. They count within a minute.
 * At most six months fit into one report. Hours, and with them the days of other time zones, are kept
 * for 400 days; days in UTC stay.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
 * Text that a spreadsheet would read as a formula gets an apostrophe in front.
 *
 * At most 60 calls from an address in a minute.
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
 * For staff: a page of the licenses that any account holds, by label, each with the account's track.
 * An account holds a license from the first order of one of its plans on, even after the last
 * subscription has ended. `suspendLicense`, `resumeLicense` and `clearLicenseRateLimit` take the
 * number of the track.
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
 * Get a license of an account.
 *
 * For staff: a license that any account holds, by the number of the account's track, the same as in
 * `listAccountLicenses`. A track of another account returns 404.
 *
 * Needs the role internal-admin.
 */
export const getAccountLicense: Operation<paths['/admin/accounts/{id}/licenses/{track_id}']['get']> = {
  service: 'subscription',
  id: 'getAccountLicense',
  method: 'GET',
  path: '/admin/accounts/{id}/licenses/{track_id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the subscriptions of an account.
 *
 * For staff: a page of the subscriptions of any account, to all of its licenses or to one of them, past
 * and future ones included, newest start first. They are the same as the account's members see. A
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
 * Get a subscription of an account.
 *
 * For staff: a subscription of any account, past and future ones included, the same as its members see. A
 * subscription of another account returns 404.
 *
 * Needs the role internal-admin.
 */
export const getAccountSubscription: Operation<paths['/admin/accounts/{id}/subscriptions/{subscription_id}']['get']> = {
  service: 'subscription',
  id: 'getAccountSubscription',
  method: 'GET',
  path: '/admin/accounts/{id}/subscriptions/{subscription_id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Get the seats of an account.
 *
 * For staff: how many people any account can have, and what that adds up from: `max_users` is the
 * larger one of its own seats and those of its paid plans, and the seats of multi-user access on top.
 *
 * Needs the role internal-admin.
 */
export const getAccountSeats: Operation<paths['/admin/accounts/{id}/seats']['get']> = {
  service: 'subscription',
  id: 'getAccountSeats',
  method: 'GET',
  path: '/admin/accounts/{id}/seats',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Adjust the seats of an account.
 *
 * Sets how many people an account can have without a paid plan. Paid plans with more seats replace them
 * while they run. With fewer seats than members, all members stay, and no one else can be invited. For
 * staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the number before and `undoes_change`, the `change_id` of the change. It is
 * rejected if the seats were changed since.
 *
 * Seats that are added count as a gift, which `getGiftValue` values. If the customer would get more than
 * $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
 * with 409 `gift-too-large`. An order of multi-user access can give them, once a second person approves
 * it.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const adjustSeats: Operation<paths['/admin/accounts/{id}/seats']['post']> = {
  service: 'subscription',
  id: 'adjustSeats',
  method: 'POST',
  path: '/admin/accounts/{id}/seats',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Value a gift to an account.
 *
 * For staff: what lookups, days, or seats are worth that they want to give an account, and what its customer was
 * given since midnight (UTC), by all staff and over all accounts with the same owner. If both come to more than
 * `daily_limit`, one person can't give it: an order waits until a colleague approves it, and `adjustLookups`,
 * `adjustDuration`, and `adjustSeats` reject it. Nothing is given.
 *
 * Lookups are worth the public price per lookup of the plan of the same license whose number of lookups is nearest,
 * with a term as long if there is one. Unlimited lookups are always worth more than the limit. With `days`, the
 * value is that of so many more days of a term with these lookups, at the price per day of its plan. Seats are
 * worth the price per seat of the nearest plan of multi-user access.
 *
 * Needs the role internal-admin.
 */
export const getGiftValue: Operation<paths['/admin/accounts/{id}/gift-value']['get']> = {
  service: 'subscription',
  id: 'getGiftValue',
  method: 'GET',
  path: '/admin/accounts/{id}/gift-value',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Terminate a subscription.
 *
 * Ends a subscription at once and permanently: its lookups are rejected from now on, it does not renew,
 * and the remaining lookups are lost. Nothing is refunded; refund separately (payment service). A
 * subscription that has not started yet is shown as invalid afterwards, since it ends before its start. To
 * stop a license for a while, suspend it instead. For staff. The activity log records who did it, when and
 * why.
 *
 * A repeated call is rejected with `already-terminated`.
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
 * Sets how many lookups are issued for the term in total. Used lookups still count: `remaining` becomes
 * `lookups` minus the used ones, and never less than 0. A depleted subscription becomes active again if
 * lookups remain, and a lower number can deplete one. The plan, the price and the next term are unchanged.
 * For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It
 * is rejected if the same thing was changed since, so that no one's later change is lost. It is also
 * rejected if more lookups were used than there would be.
 *
 * Lookups that are added count as a gift, which `getGiftValue` values. If the customer would get more than
 * $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
 * with 409 `gift-too-large`, and so are unlimited ones (1000000000000). An order can give them, once a
 * second person approves it.
 *
 * A repeated call changes nothing more.
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
 * Moves the end of the term. An expired subscription with a later end continues with its remaining
 * lookups; an end in the past expires it immediately. Renewal follows the new end. The start and the
 * lookups are unchanged. For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It
 * is rejected if the same thing was changed since, so that no one's later change is lost. It is also
 * rejected if the license got another subscription since.
 *
 * Days that are added count as a gift, which `getGiftValue` values. If the customer would get more than
 * $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
 * with 409 `gift-too-large`. An order can give another term, once a second person approves it.
 *
 * A repeated call changes nothing more.
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
 * Gives the subscription its own rate limit, which overrides that of its plan until `expiration`. It
 * replaces an earlier one. A `rate_limit` of null is UNLIMITED; an `expiration` of null lasts as long
 * as the subscription, and one in the past ends the limit immediately. It does not carry over to the next
 * term. To remove all rate limits of a license, use `DELETE /admin/licenses/{id}/rate-limit`. For
 * staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
 * rejected if the same thing was changed since, so that no one's later change is lost.
 *
 * A repeated call does it again.
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
 * Removes every rate limit that staff gave to a subscription of the track, including expired ones;
 * from now on those of the plans apply. The ID is that of the track (`track_id`), which is the license
 * as one account holds it; the ID of the catalog's license would mean all accounts and returns 404.
 * Clearing a track without its own limit changes nothing. For staff. The activity log records who did
 * it, when and why.
 *
 * A repeated call changes nothing more.
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
 * Ends a suspension: lookups of the active subscription work again. Terms that ended during
 * the suspension stay expired and are not extended (`POST /admin/subscriptions/{id}/duration` does
 * that), and a renewal that came due happens now. The ID is that of the track (`track_id`), not that
 * of the catalog's license. For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
 * rejected if the same thing was changed since, so that no one's later change is lost.
 *
 * A repeated call is rejected with `license-not-suspended`.
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
 * Stops the license for this account until it is resumed: all subscriptions of the track are
 * suspended, and their lookups are rejected with 402 by the address APIs. Terms keep running, nothing
 * renews, and no lookups are lost. The ID is that of the track (`track_id`), not that of the catalog's
 * license. For staff. The activity log records who did it, when and why.
 *
 * A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
 * rejected if the same thing was changed since, so that no one's later change is lost.
 *
 * A repeated call is rejected with `license-suspended`.
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
