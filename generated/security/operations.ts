// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List secret keys.
 *
 * A page of the active account's secret keys. Tokens are masked except for their last four characters.
 * Without `state` the list holds every key that is not deleted.
 *
 * Needs the role api-key-viewer.
 */
export const listSecretKeys: Operation<paths['/secret-keys']['get']> = {
  service: 'security',
  id: 'listSecretKeys',
  method: 'GET',
  path: '/secret-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * Create a secret key.
 *
 * Creates a key that works immediately. Only this response and a reveal contain the whole token; a repeated
 * call with the same Idempotency-Key returns it too. An account can have 10,000 keys.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 120 calls from an address in a minute. Staff who act as a person can't call it.
 *
 * Needs the role api-key-editor.
 * Takes an Idempotency-Key.
 */
export const createSecretKey: Operation<paths['/secret-keys']['put']> = {
  service: 'security',
  id: 'createSecretKey',
  method: 'PUT',
  path: '/secret-keys',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['api-key-editor']],
}

/**
 * Get a secret key.
 *
 * One key of the active account, including deleted keys until their deadline.
 *
 * Needs the role api-key-viewer.
 */
export const getSecretKey: Operation<paths['/secret-keys/{id}']['get']> = {
  service: 'security',
  id: 'getSecretKey',
  method: 'GET',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * Rename or describe a secret key.
 *
 * Sets the label and the description. Neither changes what the key can do. An edit of an outdated
 * version is rejected.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const updateSecretKey: Operation<paths['/secret-keys/{id}']['post']> = {
  service: 'security',
  id: 'updateSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Delete a secret key.
 *
 * Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
 * recovered; afterwards it is gone for good. Deleting a deleted key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deleteSecretKey: Operation<paths['/secret-keys/{id}']['delete']> = {
  service: 'security',
  id: 'deleteSecretKey',
  method: 'DELETE',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Resume a secret key.
 *
 * Lets a paused key work again immediately. Resuming an active key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const resumeSecretKey: Operation<paths['/secret-keys/{id}/activation']['post']> = {
  service: 'security',
  id: 'resumeSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Pause a secret key.
 *
 * Rejects every lookup with the key until it is resumed. Pausing a paused key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const pauseSecretKey: Operation<paths['/secret-keys/{id}/activation']['delete']> = {
  service: 'security',
  id: 'pauseSecretKey',
  method: 'DELETE',
  path: '/secret-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Recover a deleted secret key.
 *
 * Restores a deleted key with the token and state it had. Works until the recovery deadline.
 *
 * A repeated call is rejected with `key-not-deleted`.
 *
 * Needs the role api-key-editor.
 */
export const recoverSecretKey: Operation<paths['/secret-keys/{id}/recover']['post']> = {
  service: 'security',
  id: 'recoverSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}/recover',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Reveal the token of a secret key.
 *
 * Returns the whole token. Requires a login less than fifteen minutes old, and is recorded with the
 * person and the time.
 *
 * A repeated call does it again. Staff who act as a person can't call it.
 *
 * Needs the role api-key-editor.
 * Needs a login of the last 15 minutes.
 */
export const revealSecretKeyToken: Operation<paths['/secret-keys/{id}/token']['post']> = {
  service: 'security',
  id: 'revealSecretKeyToken',
  method: 'POST',
  path: '/secret-keys/{id}/token',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-editor']],
}

/**
 * Restrict a secret key.
 *
 * Sets when the key expires, which licenses it works for, and where its calls may come from. The
 * change takes effect immediately: the address API rejects calls outside of it. Ranges are returned
 * normalized.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const setSecretKeyRestrictions: Operation<paths['/secret-keys/{id}/restrictions']['post']> = {
  service: 'security',
  id: 'setSecretKeyRestrictions',
  method: 'POST',
  path: '/secret-keys/{id}/restrictions',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Show the rotation of a secret key.
 *
 * While two tokens of a key work: when the old one ends, and how much it is still used. `hours` are
 * the last 24 hours in UTC, oldest first, including those without lookups. The old token can be
 * retired at once if it was not used for an hour. Returns 404 when only one token works.
 *
 * Needs the role api-key-viewer.
 */
export const getSecretKeyRotation: Operation<paths['/secret-keys/{id}/rotation']['get']> = {
  service: 'security',
  id: 'getSecretKeyRotation',
  method: 'GET',
  path: '/secret-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * Rotate the token of a secret key.
 *
 * Gives the key a new token, which works at once. Only this response and a reveal contain the whole
 * token. The old token keeps working for the requested number of hours. Zero, for a leaked
 * token, ends every older token at once, also while two tokens work. Any other number is rejected while
 * two tokens work, because a third can't be added: retire the old one first. The key keeps its ID, and
 * with it its limit, restrictions, and history. Requires a login less than fifteen minutes old, and is
 * recorded.
 *
 * A repeated call is rejected with `rotation-under-way`. At most 60 calls from an address in a minute. Staff who act as a person can't call it.
 *
 * Needs the role api-key-editor.
 * Needs a login of the last 15 minutes.
 */
export const startSecretKeyRotation: Operation<paths['/secret-keys/{id}/rotation']['put']> = {
  service: 'security',
  id: 'startSecretKeyRotation',
  method: 'PUT',
  path: '/secret-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-editor']],
}

/**
 * Retire the old token of a secret key.
 *
 * Ends the old token now instead of later. Rejected if it was used within the last hour, unless the
 * caller sends the key's label to confirm that such calls may fail. Returns 404 when only one token
 * works.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role api-key-editor.
 */
export const completeSecretKeyRotation: Operation<paths['/secret-keys/{id}/rotation']['post']> = {
  service: 'security',
  id: 'completeSecretKeyRotation',
  method: 'POST',
  path: '/secret-keys/{id}/rotation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * List embedded keys.
 *
 * A page of the active account's embedded keys, with their hostnames and their limits. Without `state`
 * the list holds every key that is not deleted.
 *
 * Needs the role api-key-viewer.
 */
export const listEmbeddedKeys: Operation<paths['/embedded-keys']['get']> = {
  service: 'security',
  id: 'listEmbeddedKeys',
  method: 'GET',
  path: '/embedded-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * Create an embedded key.
 *
 * Creates a key that works immediately, on pages of the hostnames given. Hostnames are normalized, as
 * `EmbeddedKeyHostname` describes, and each is stored once. If some are rejected, no key is created; there
 * is one error for each kind of mistake. An account can have 10,000 embedded keys.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 120 calls from an address in a minute.
 *
 * Needs the role api-key-editor.
 * Takes an Idempotency-Key.
 */
export const createEmbeddedKey: Operation<paths['/embedded-keys']['put']> = {
  service: 'security',
  id: 'createEmbeddedKey',
  method: 'PUT',
  path: '/embedded-keys',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['api-key-editor']],
}

/**
 * Get an embedded key.
 *
 * One key of the active account, including deleted keys until their deadline.
 *
 * Needs the role api-key-viewer.
 */
export const getEmbeddedKey: Operation<paths['/embedded-keys/{id}']['get']> = {
  service: 'security',
  id: 'getEmbeddedKey',
  method: 'GET',
  path: '/embedded-keys/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * Rename or describe an embedded key.
 *
 * Sets the label and the description. Neither changes what the key can do.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const updateEmbeddedKey: Operation<paths['/embedded-keys/{id}']['post']> = {
  service: 'security',
  id: 'updateEmbeddedKey',
  method: 'POST',
  path: '/embedded-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Delete an embedded key.
 *
 * Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
 * recovered, with its hostnames and its limit; afterwards it is gone for good. Deleting a deleted key
 * changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deleteEmbeddedKey: Operation<paths['/embedded-keys/{id}']['delete']> = {
  service: 'security',
  id: 'deleteEmbeddedKey',
  method: 'DELETE',
  path: '/embedded-keys/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Resume an embedded key.
 *
 * Lets a paused key work again immediately. Resuming an active key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const resumeEmbeddedKey: Operation<paths['/embedded-keys/{id}/activation']['post']> = {
  service: 'security',
  id: 'resumeEmbeddedKey',
  method: 'POST',
  path: '/embedded-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Pause an embedded key.
 *
 * Rejects every lookup with the key until it is resumed. Its hostnames are unchanged. Pausing a
 * paused key changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const pauseEmbeddedKey: Operation<paths['/embedded-keys/{id}/activation']['delete']> = {
  service: 'security',
  id: 'pauseEmbeddedKey',
  method: 'DELETE',
  path: '/embedded-keys/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Recover a deleted embedded key.
 *
 * Restores a deleted key with the hostnames, limit and state it had. Works until the recovery
 * deadline.
 *
 * A repeated call is rejected with `key-not-deleted`.
 *
 * Needs the role api-key-editor.
 */
export const recoverEmbeddedKey: Operation<paths['/embedded-keys/{id}/recover']['post']> = {
  service: 'security',
  id: 'recoverEmbeddedKey',
  method: 'POST',
  path: '/embedded-keys/{id}/recover',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Authorize a hostname for an embedded key.
 *
 * Lets pages of the hostname use the key, immediately. The hostname is normalized first, as
 * `EmbeddedKeyHostname` describes; one that was deactivated is authorized again. A key can have 100
 * authorized hostnames. `localhost` is accepted, with a warning in the portal: anyone who copies the
 * key can then use it from their own computer.
 *
 * A hostname that is already authorized is rejected. So is a retry of a call whose response was lost:
 * `hostname-exists` then means that the call succeeded.
 *
 * A repeated call is rejected with `hostname-exists`. At most 240 calls from an address in a minute.
 *
 * Needs the role api-key-editor.
 */
export const authorizeDomain: Operation<paths['/embedded-keys/{id}/domains/{domain}']['put']> = {
  service: 'security',
  id: 'authorizeDomain',
  method: 'PUT',
  path: '/embedded-keys/{id}/domains/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Deactivate a hostname of an embedded key.
 *
 * Rejects lookups from pages of the hostname immediately; other hostnames that cover the page still allow
 * it. The hostname stays in the list as deactivated and can be authorized again. A key without
 * authorized hostnames works nowhere. Deactivating a deactivated hostname changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deactivateDomain: Operation<paths['/embedded-keys/{id}/domains/{domain}']['delete']> = {
  service: 'security',
  id: 'deactivateDomain',
  method: 'DELETE',
  path: '/embedded-keys/{id}/domains/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Dismiss a rejected hostname.
 *
 * Says that the pages of a hostname are not the account's own. The API rejects them as before, and lists of
 * rejected lookups mark them, so that they ask for nothing. This stays until the hostname is restored or
 * authorized. Dismissing a dismissed hostname changes nothing. A hostname that the key is authorized for can't
 * be dismissed. A key can have 1,000 dismissed hostnames.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const dismissHostname: Operation<paths['/embedded-keys/{id}/dismissed-hostnames/{domain}']['put']> = {
  service: 'security',
  id: 'dismissHostname',
  method: 'PUT',
  path: '/embedded-keys/{id}/dismissed-hostnames/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Restore a dismissed hostname.
 *
 * Lists the hostname again as one to decide about. Restoring a hostname that isn't dismissed changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const restoreHostname: Operation<paths['/embedded-keys/{id}/dismissed-hostnames/{domain}']['delete']> = {
  service: 'security',
  id: 'restoreHostname',
  method: 'DELETE',
  path: '/embedded-keys/{id}/dismissed-hostnames/{domain}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Restrict an embedded key.
 *
 * Sets when the key expires and which licenses it works for. The change takes effect immediately:
 * the address API rejects calls outside of it.
 *
 * A repeated call is rejected with `key-changed`.
 *
 * Needs the role api-key-editor.
 */
export const setEmbeddedKeyRestrictions: Operation<paths['/embedded-keys/{id}/restrictions']['post']> = {
  service: 'security',
  id: 'setEmbeddedKeyRestrictions',
  method: 'POST',
  path: '/embedded-keys/{id}/restrictions',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Get the key of the portal's tools.
 *
 * The embedded key with which the portal's own tools look addresses up for the active account. It works on
 * the hostname of the portal only, and is made when it is first needed. Its lookups count against the
 * account's licenses like any others.
 *
 * The portal manages it: the lists of keys and the number of keys leave it out, the survey only names it
 * under `managed`, and the operations that read or change one key return 404 for it. Usage reports show it by its label, so that
 * every lookup is accounted for. A repeated call returns the same key.
 *
 * A repeated call changes nothing more. At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const createPortalKey: Operation<paths['/portal-key']['put']> = {
  service: 'security',
  id: 'createPortalKey',
  method: 'PUT',
  path: '/portal-key',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-viewer']],
}

/**
 * List keys with which a lookup works now.
 *
 * Keys of the active account whose next lookup the address API accepts: not paused, expired, or at their
 * limit, and with a license of the account that has lookups left. Each names a host that it works on and the
 * licenses that it can use, so that a sample of code with it works as it is. The newest ones of a kind, at
 * most 20; the keys of the portal's own tools are not among them.
 *
 * `licenses` are the licenses of the account that have lookups left, whether or not a key can use them.
 * Without one, no lookup works.
 *
 * The API decides about each lookup itself. An account that uses its last lookup right after this response
 * still gets 402. Rate limits and the addresses that a secret key is limited to are not considered.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const listWorkingKeys: Operation<paths['/keys/working']['get']> = {
  service: 'security',
  id: 'listWorkingKeys',
  method: 'GET',
  path: '/keys/working',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

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

/**
 * Dismiss a tip about a key.
 *
 * Hides a tip of the health check for everyone in the account, with a reason. The survey then lists it
 * under `dismissals`. Dismissing a dismissed tip again replaces reason, note, person, and time; with the same
 * reason and note it changes nothing. An account can have 2,000 dismissed tips.
 *
 * The tip returns automatically when the facts that it depends on change (`TipId` names them). A
 * dismissal whose tip no longer applies is deleted within an hour, so that the same problem is shown
 * again if it returns later. Deleting the key deletes its dismissals. A tip that does not apply to the
 * key now can't be dismissed: 409.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const dismissKeyTip: Operation<paths['/keys/{id}/dismissals/{tip}']['put']> = {
  service: 'security',
  id: 'dismissKeyTip',
  method: 'PUT',
  path: '/keys/{id}/dismissals/{tip}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Restore a dismissed tip.
 *
 * Shows a dismissed tip again, as long as it applies to the key. Restoring a tip that isn't dismissed changes
 * nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const restoreKeyTip: Operation<paths['/keys/{id}/dismissals/{tip}']['delete']> = {
  service: 'security',
  id: 'restoreKeyTip',
  method: 'DELETE',
  path: '/keys/{id}/dismissals/{tip}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Get the limit of a key.
 *
 * The limit of a secret or embedded key, and how much of it is used. A key without a limit returns
 * 404.
 *
 * Needs the role api-key-viewer.
 */
export const getKeyLimit: Operation<paths['/keys/{id}/limit']['get']> = {
  service: 'security',
  id: 'getKeyLimit',
  method: 'GET',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * Add a limit to a key.
 *
 * From now on the key can make this many lookups. Earlier ones do not count. Once they are used, the
 * address API rejects each further lookup with 402 until the limit is reset, raised or deleted. A key that
 * has a limit is rejected: update that one.
 *
 * A repeated call is rejected with `limit-exists`.
 *
 * Needs the role api-key-editor.
 */
export const createKeyLimit: Operation<paths['/keys/{id}/limit']['put']> = {
  service: 'security',
  id: 'createKeyLimit',
  method: 'PUT',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Change the limit of a key.
 *
 * Sets another number; the lookups used so far still count. A number that is already used up stops the
 * key immediately, and a higher one lets a stopped key work again. A key without a limit returns 404. The
 * call names the number it replaces, so that people do not overwrite each other's changes.
 *
 * A repeated call is rejected with `limit-changed`.
 *
 * Needs the role api-key-editor.
 */
export const updateKeyLimit: Operation<paths['/keys/{id}/limit']['post']> = {
  service: 'security',
  id: 'updateKeyLimit',
  method: 'POST',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Delete the limit of a key.
 *
 * Takes the limit off, and forgets what was used. A key that it stopped works again immediately. Deleting
 * where there is no limit changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role api-key-editor.
 */
export const deleteKeyLimit: Operation<paths['/keys/{id}/limit']['delete']> = {
  service: 'security',
  id: 'deleteKeyLimit',
  method: 'DELETE',
  path: '/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Reset the counter of a limit.
 *
 * Counts from zero again; the limit stays. A key that it stopped works again immediately. The number that
 * was reached goes into the activity log.
 *
 * A repeated call does it again.
 *
 * Needs the role api-key-editor.
 */
export const resetKeyLimit: Operation<paths['/keys/{id}/limit/reset']['post']> = {
  service: 'security',
  id: 'resetKeyLimit',
  method: 'POST',
  path: '/keys/{id}/limit/reset',
  auth: 'bearer',
  acting: 'raised',
  roles: [['api-key-editor']],
}

/**
 * Report usage by key.
 *
 * Lookups that the keys of the active account used, secret and embedded, for each interval, key and
 * license, ordered by interval, then key label (ignoring case), then license label. Keys that are
 * deleted or gone have rows too. With `key` the report covers only those keys; an ID that the account
 * does not have adds nothing.
 *
 * The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
 * named by their first moment; the first and the last hold only what lies within the range. An
 * interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
 * report if it begins within the range, and in the day in which it begins. They count within a minute.
 * At most six months and a million rows fit into one report. Hours, and with them the days of other
 * time zones, are kept for 400 days; days in UTC stay.
 *
 * With `format=csv` the same rows come as a file to download, the names of the fields in its first
 * line. Text that a spreadsheet would read as a formula gets an apostrophe in front.
 *
 * At most 60 calls from an address in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listKeyUsage: Operation<paths['/keys/usage']['get']> = {
  service: 'security',
  id: 'listKeyUsage',
  method: 'GET',
  path: '/keys/usage',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}

/**
 * List rejected lookups.
 *
 * Lookups with keys of the active account that the address API rejected in the last thirty days, one entry
 * for each key, rule and source, with how many there were, the first and the last. They can be seen
 * some seconds after the rejection. What was looked up is never kept.
 *
 * A rejection is kept if its key exists, deleted keys included: the statuses 401, 402 and 403, and 429
 * `requests-too-fast`. Calls without a key, or with one that no one has, belong to no account. The
 * source of a call from a page is the host of the page. Of any other call it is the network of the
 * caller (the /24 of IPv4, the /64 of IPv6), or the exact address if the token was right and only the
 * key's list of addresses rejected it. Of a key that gets rejections from very many sources in a day, the
 * further ones are counted together, as `others`. Each entry says whether such lookups would be
 * rejected now, and by which rule.
 *
 * Rejections are counted by the hour of UTC: an hour is included if it begins within the range. To get
 * only the count, request one entry per page: `rejected_lookups` is the total of all pages.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listRejections: Operation<paths['/keys/rejections']['get']> = {
  service: 'security',
  id: 'listRejections',
  method: 'GET',
  path: '/keys/rejections',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}

/**
 * List rejected lookups by reason and key.
 *
 * The lookups of `listRejections`, in the same range and with the same filters, one entry for each key
 * and rule: how many there were, from how many sources, the first, the last, and the counts of the last
 * 24 hours. The five sources with the most lookups are listed, dismissed hostnames last, each with the rule
 * that would reject it now; `current_rule` of a group is that of the first one that is still rejected.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listRejectionGroups: Operation<paths['/keys/rejections/groups']['get']> = {
  service: 'security',
  id: 'listRejectionGroups',
  method: 'GET',
  path: '/keys/rejections/groups',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}

/**
 * List rejected lookups by reason.
 *
 * The groups of `listRejectionGroups`, in the same range and with the same filters, by the rule that rejected
 * them: of each rule how many lookups there were, of how many keys, the first and the last, and the ten keys
 * with the most lookups. The rules with something to decide come first, then those with the most lookups.
 *
 * `hours` has the lookups of the whole range by hour of UTC, without the hours in which there were none.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer, or billing-viewer.
 */
export const listRejectionCauses: Operation<paths['/keys/rejections/causes']['get']> = {
  service: 'security',
  id: 'listRejectionCauses',
  method: 'GET',
  path: '/keys/rejections/causes',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer'], ['billing-viewer']],
}

/**
 * List deprecated parameters that calls sent.
 *
 * The deprecated parameters that calls sent for the active account in the last 30 days, one entry for each
 * operation, parameter, and sender: a key of the account, or a person by a login. Those with most calls come
 * first. Each has the name to send instead, and the last day on which the earlier one works.
 *
 * Calls are counted by the day of UTC, also those that are rejected for a value. Calls with a key count once the
 * key has let them through. What was sent is not kept. Parameters that no longer work, and keys that no longer
 * exist, are not listed.
 *
 * At most 120 calls by a person in a minute.
 *
 * Needs the role api-key-viewer.
 */
export const listDeprecatedUses: Operation<paths['/deprecated-uses']['get']> = {
  service: 'security',
  id: 'listDeprecatedUses',
  method: 'GET',
  path: '/deprecated-uses',
  auth: 'bearer',
  acting: 'read',
  roles: [['api-key-viewer']],
}

/**
 * List deprecated parameters by account.
 *
 * For staff: the deprecated parameters that calls sent for any account in the last 30 days, as
 * `listDeprecatedUses` lists them for one, with the account. Those with most calls come first.
 *
 * Needs the role internal-admin.
 */
export const listDeprecatedUsesByAccount: Operation<paths['/admin/deprecated-uses']['get']> = {
  service: 'security',
  id: 'listDeprecatedUsesByAccount',
  method: 'GET',
  path: '/admin/deprecated-uses',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the secret keys of an account.
 *
 * For staff: a page of any account's secret keys, as its members see it. Tokens are masked except for
 * their last four characters, and staff cannot reveal them. Without `state` the list holds every key
 * that is not deleted.
 *
 * Needs the role internal-admin.
 */
export const listAccountSecretKeys: Operation<paths['/admin/accounts/{id}/secret-keys']['get']> = {
  service: 'security',
  id: 'listAccountSecretKeys',
  method: 'GET',
  path: '/admin/accounts/{id}/secret-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the embedded keys of an account.
 *
 * For staff: a page of any account's embedded keys, as its members see it. Without `state` the list
 * holds every key that is not deleted.
 *
 * Needs the role internal-admin.
 */
export const listAccountEmbeddedKeys: Operation<paths['/admin/accounts/{id}/embedded-keys']['get']> = {
  service: 'security',
  id: 'listAccountEmbeddedKeys',
  method: 'GET',
  path: '/admin/accounts/{id}/embedded-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Find the account of a secret key.
 *
 * For staff: finds out who owns a token, for example one that was found in public. The token travels
 * only in the body; it is compared by its hash, never stored and never logged. A deleted key is found
 * until its recovery deadline. The search goes into the activity log of the account.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const findSecretKeyAccount: Operation<paths['/admin/secret-keys/account']['post']> = {
  service: 'security',
  id: 'findSecretKeyAccount',
  method: 'POST',
  path: '/admin/secret-keys/account',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * List the embedded keys of a hostname.
 *
 * For staff: a page of the embedded keys, of all accounts, whose hostnames include this one, one with
 * `*.` that covers it, or one below it; by hostname. A key is listed once for each such hostname. Of
 * more than 1,000, only as many are listed and counted. A deleted key is found until its recovery
 * deadline.
 *
 * At most 120 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const listKeysOfHostname: Operation<paths['/admin/embedded-keys']['get']> = {
  service: 'security',
  id: 'listKeysOfHostname',
  method: 'GET',
  path: '/admin/embedded-keys',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Find the account of an embedded key.
 *
 * For staff: finds out who owns a key by its ID, for example an embedded key that a suspicious page
 * uses. The ID of a secret key is found as well. It travels only in the body. A deleted key is found
 * until its recovery deadline. The search goes into the activity log of the account.
 *
 * A repeated call does it again. At most 60 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const findEmbeddedKeyAccount: Operation<paths['/admin/embedded-keys/account']['post']> = {
  service: 'security',
  id: 'findEmbeddedKeyAccount',
  method: 'POST',
  path: '/admin/embedded-keys/account',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Get what staff can set of a key.
 *
 * For staff: a key of any account with its limit, its IP rate limit, and its trace. A trace that has
 * ended is null.
 *
 * Needs the role internal-admin.
 */
export const getKeySettings: Operation<paths['/admin/keys/{id}']['get']> = {
  service: 'security',
  id: 'getKeySettings',
  method: 'GET',
  path: '/admin/keys/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Set the limit of a key.
 *
 * For staff: adds a limit to a key of any account, or changes the limit it has. The lookups used so far
 * still count; a new limit starts from zero. Goes into the activity log of the account.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const setKeyLimit: Operation<paths['/admin/keys/{id}/limit']['put']> = {
  service: 'security',
  id: 'setKeyLimit',
  method: 'PUT',
  path: '/admin/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Clear the limit of a key.
 *
 * For staff: removes the limit from a key of any account. A key that had reached it works again at
 * once. Clearing where there is no limit changes nothing. Goes into the activity log of the account.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const clearKeyLimit: Operation<paths['/admin/keys/{id}/limit']['delete']> = {
  service: 'security',
  id: 'clearKeyLimit',
  method: 'DELETE',
  path: '/admin/keys/{id}/limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Set the IP rate limit of a key.
 *
 * For staff: caps the lookups per second that one IP address can make with the key, whatever the plan
 * allows. Adds or replaces the cap; null removes it, and a repeated call changes nothing. Goes into
 * the activity log of the account.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const setIpRateLimit: Operation<paths['/admin/keys/{id}/ip-rate-limit']['put']> = {
  service: 'security',
  id: 'setIpRateLimit',
  method: 'PUT',
  path: '/admin/keys/{id}/ip-rate-limit',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Clear the security rate limits of a key.
 *
 * For staff: removes every rate limit that was set for the key's security. The rate limit of the plan
 * stays, and so does the limit of lookups. Clearing where there is none changes nothing. Goes into the
 * activity log of the account, with the reason.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const clearKeyRateLimits: Operation<paths['/admin/keys/{id}/rate-limits']['delete']> = {
  service: 'security',
  id: 'clearKeyRateLimits',
  method: 'DELETE',
  path: '/admin/keys/{id}/rate-limits',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Set a trace on a key.
 *
 * For staff: records each decision of the address API about the key until `expiration`, at most 24
 * hours ahead, to help find a problem: what decided, where the call came from, and the form of its
 * inputs. No input is recorded as it was sent: each letter becomes `x`, and each digit `9`. Of a plan
 * with enhanced data privacy, not even that. A secret key sent from a browser is rejected without
 * being read, and so not recorded. The trace ends by itself. Setting it again replaces its end and
 * its author. Goes into the activity log of the account, with the reason.
 *
 * A repeated call does it again.
 *
 * Needs the role internal-admin.
 */
export const setKeyTrace: Operation<paths['/admin/keys/{id}/trace']['put']> = {
  service: 'security',
  id: 'setKeyTrace',
  method: 'PUT',
  path: '/admin/keys/{id}/trace',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * End the trace of a key.
 *
 * For staff: ends a trace before its time. What it has recorded can be read until it is 24 hours old.
 * Ending one that is over changes nothing. Goes into the activity log of the account, with the reason.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const clearKeyTrace: Operation<paths['/admin/keys/{id}/trace']['delete']> = {
  service: 'security',
  id: 'clearKeyTrace',
  method: 'DELETE',
  path: '/admin/keys/{id}/trace',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * List what a trace has recorded.
 *
 * For staff: the decisions about a key that were recorded in the past 24 hours, the newest first. At
 * most 1,000 of a key are kept.
 *
 * Needs the role internal-admin.
 */
export const listTraceEntries: Operation<paths['/admin/keys/{id}/trace/entries']['get']> = {
  service: 'security',
  id: 'listTraceEntries',
  method: 'GET',
  path: '/admin/keys/{id}/trace/entries',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the traces that are on.
 *
 * For staff: the traces of all accounts, or of one, that have not ended, those that end first at the
 * beginning. At most 100 are listed.
 *
 * Needs the role internal-admin.
 */
export const listTraces: Operation<paths['/admin/traces']['get']> = {
  service: 'security',
  id: 'listTraces',
  method: 'GET',
  path: '/admin/traces',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
