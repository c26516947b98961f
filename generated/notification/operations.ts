// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List contacts.
 *
 * A page of the active account's contacts. For account owners, including restricted ones. By default the
 * primary one comes first, then the oldest; every other order is plain. Those whose address is not
 * confirmed yet are in the list too, with a `confirmation_timestamp` that is null or the zero date.
 *
 * The response also says which of the notices that matter most reach none of their recipients, whatever
 * the list is filtered by.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listContacts: Operation<paths['/contacts']['get']> = {
  service: 'notification',
  id: 'listContacts',
  method: 'GET',
  path: '/contacts',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Add a contact.
 *
 * Adds a contact to the active account and sends a confirmation email to its address. For account
 * owners, including restricted ones. Until the link in the email is followed, the contact gets no other
 * email.
 *
 * The contact is subscribed to `topics`. Without them, it is subscribed to `usage-90`, `usage-100`, and
 * `expiring`, the notices of a service that is about to stop. An account has at most 5,000 contacts, each
 * with a different address, so a repeated call adds nothing.
 *
 * A repeated call is rejected with `contact-exists`. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const createContact: Operation<paths['/contacts']['put']> = {
  service: 'notification',
  id: 'createContact',
  method: 'PUT',
  path: '/contacts',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Read a contact.
 *
 * One contact of the active account, with its topics. For account owners, including restricted ones.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const getContact: Operation<paths['/contacts/{id}']['get']> = {
  service: 'notification',
  id: 'getContact',
  method: 'GET',
  path: '/contacts/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Change a contact.
 *
 * Sets all six fields; an empty string clears one. Topics and the primary contact have their own
 * calls. For account owners, including restricted ones. An edit of an outdated version is rejected.
 *
 * Another email address, apart from upper and lower case, has to be confirmed again:
 * `confirmation_timestamp` becomes null, a confirmation email goes to the new address and a notice of
 * the change to the old one, if that was confirmed, and links emailed earlier stop working. Until the confirmation the contact
 * gets no notices, even if it is the primary one, so add and confirm a second contact before changing
 * the only one.
 *
 * A repeated call is rejected with `contact-changed`. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const updateContact: Operation<paths['/contacts/{id}']['post']> = {
  service: 'notification',
  id: 'updateContact',
  method: 'POST',
  path: '/contacts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Delete a contact.
 *
 * Deletes the contact with its topics. It gets no email about this, and links that were emailed to it stop
 * working. For 30 days it can be restored as it was. For account owners, including restricted ones. The
 * primary contact can't be deleted: choose another one first.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const deleteContact: Operation<paths['/contacts/{id}']['delete']> = {
  service: 'notification',
  id: 'deleteContact',
  method: 'DELETE',
  path: '/contacts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Restore a deleted contact.
 *
 * Takes back the deletion of a contact: its fields, topics and confirmation are as they were, and so is
 * a link that waits in its mailbox. It gets no email about this. For account owners, including restricted
 * ones. It is possible for 30 days, after which the contact is not found. Restoring one that is not
 * deleted changes nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const restoreContact: Operation<paths['/contacts/{id}/restoration']['post']> = {
  service: 'notification',
  id: 'restoreContact',
  method: 'POST',
  path: '/contacts/{id}/restoration',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Subscribe a contact to a topic.
 *
 * Subscribes the contact to notices of the topic. For account owners, including restricted ones. A contact
 * that is not confirmed yet can be subscribed too; the notices start with its confirmation.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const subscribeContact: Operation<paths['/contacts/{id}/topics/{topic}']['put']> = {
  service: 'notification',
  id: 'subscribeContact',
  method: 'PUT',
  path: '/contacts/{id}/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Unsubscribe a contact from a topic.
 *
 * Unsubscribes the contact from notices of the topic. For account owners, including restricted ones.
 * `unheard` of the list says when no one is left for a topic that matters.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const unsubscribeContact: Operation<paths['/contacts/{id}/topics/{topic}']['delete']> = {
  service: 'notification',
  id: 'unsubscribeContact',
  method: 'DELETE',
  path: '/contacts/{id}/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Confirm a contact's email address.
 *
 * Confirms the address with the token of the emailed link, which names the account and the contact too.
 * Anyone who holds the token can call it, without a login. From then on the contact gets the
 * notices of its topics. Another call with the same token changes nothing and says so.
 *
 * A token is valid for seven days. A change of the address, a newer email and the contact's deletion
 * end it. A token of one account confirms nothing in another. Confirming an address that took no email for a
 * while lets notices go there again. An unknown contact gets the same response as a wrong token, so the response does not reveal
 * which contacts exist.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const confirmContact: Operation<paths['/accounts/{account_id}/contacts/{contact_id}/confirmation']['post']> = {
  service: 'notification',
  id: 'confirmContact',
  method: 'POST',
  path: '/accounts/{account_id}/contacts/{contact_id}/confirmation',
  auth: 'none',
  roles: [],
}

/**
 * Send the confirmation email of a contact again.
 *
 * Sends a new confirmation link to the contact's address; earlier links stop working. For account
 * owners, including restricted ones. Also for a confirmed address that takes no email: that it does again is
 * proven by following the link. One email per minute for each contact: the response says when the next
 * can be requested, and a call before that returns 429 with the remaining time.
 *
 * A repeated call is rejected with `too-many-requests`. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const resendContactConfirmation: Operation<paths['/contacts/{id}/confirmation/token']['post']> = {
  service: 'notification',
  id: 'resendContactConfirmation',
  method: 'POST',
  path: '/contacts/{id}/confirmation/token',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * List your own topics.
 *
 * The topics of the logged-in person. Notices go to the username and cover every account the person
 * belongs to. A person who has chosen nothing has `usage-90`, `usage-100`, `key-limit` and `security`: what
 * stops lookups or is about to, and what changes who may do what.
 *
 * Needs the role self.
 */
export const listProfileTopics: Operation<paths['/profiles/topics']['get']> = {
  service: 'notification',
  id: 'listProfileTopics',
  method: 'GET',
  path: '/profiles/topics',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Subscribe yourself to a topic.
 *
 * Subscribes the logged-in person to notices of the topic, for every account the person belongs to.
 * Contacts of the accounts are unchanged.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const subscribeProfile: Operation<paths['/profiles/topics/{topic}']['put']> = {
  service: 'notification',
  id: 'subscribeProfile',
  method: 'PUT',
  path: '/profiles/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Unsubscribe yourself from a topic.
 *
 * Unsubscribes the logged-in person from notices of the topic. Emails about the person's own login, such
 * as a changed password, have no topic and are still sent.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const unsubscribeProfile: Operation<paths['/profiles/topics/{topic}']['delete']> = {
  service: 'notification',
  id: 'unsubscribeProfile',
  method: 'DELETE',
  path: '/profiles/topics/{topic}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Choose your own time zone.
 *
 * Sets the time zone in which notices to the logged-in person give times, for all accounts. Contacts of
 * an account get the zone of its first owner.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const updateProfileTimeZone: Operation<paths['/profiles/time-zone']['post']> = {
  service: 'notification',
  id: 'updateProfileTimeZone',
  method: 'POST',
  path: '/profiles/time-zone',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Unsubscribe an address by a link.
 *
 * Ends the notices that the link is about: for a contact, those of its account; for a person, those of
 * every account that the person belongs to, as the person's own topics do. Notices that wait for the next
 * email are not sent either.
 *
 * The emails themselves name `/unsubscribe/one-click` for email programs that unsubscribe with one click
 * (RFC 8058).
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const unsubscribeFromNotices: Operation<paths['/unsubscriptions']['post']> = {
  service: 'notification',
  id: 'unsubscribeFromNotices',
  method: 'POST',
  path: '/unsubscriptions',
  auth: 'none',
  roles: [],
}

/**
 * Read a link to unsubscribe.
 *
 * Returns what the link in a notice ends: which topics of which account, and for which address. Nothing
 * changes. Anyone who has the link can call it; the link proves that the email was read.
 *
 * A link does not expire. It is no longer valid once its address is neither that of a contact of the
 * account nor that of a person.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const findUnsubscription: Operation<paths['/unsubscriptions/link']['post']> = {
  service: 'notification',
  id: 'findUnsubscription',
  method: 'POST',
  path: '/unsubscriptions/link',
  auth: 'none',
  roles: [],
}

/**
 * Subscribe an address again by a link.
 *
 * Takes `unsubscribeFromNotices` back: the address gets these notices again.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const undoUnsubscription: Operation<paths['/unsubscriptions/undo']['post']> = {
  service: 'notification',
  id: 'undoUnsubscription',
  method: 'POST',
  path: '/unsubscriptions/undo',
  auth: 'none',
  roles: [],
}

/**
 * Report what became of emails.
 *
 * The email provider calls this when a mailbox rejects an email for good, or someone calls an email unwanted.
 * From then on all contacts with the address are undeliverable: no notices go there until the address is
 * changed, or confirmed again. What happened before a confirmation does not count. An email that is late, or
 * has arrived, changes nothing.
 *
 * No login: the call is signed as [Standard Webhooks](https://www.standardwebhooks.com) says, with a secret
 * that the provider shares with us. A signature is valid for five minutes. An ID is taken once: repeating
 * it, also with a new signature, returns the same response and changes nothing.
 *
 * A repeated call changes nothing more. At most 1,200 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const reportMailEvents: Operation<paths['/mail-events']['post']> = {
  service: 'notification',
  id: 'reportMailEvents',
  method: 'POST',
  path: '/mail-events',
  auth: 'none',
  roles: [],
}

/**
 * Read the primary contact.
 *
 * The contact that represents the active account. For account owners, including restricted ones. Null
 * for an account that is older than contacts, until one is chosen.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const getPrimaryProfile: Operation<paths['/profiles/primary']['get']> = {
  service: 'notification',
  id: 'getPrimaryProfile',
  method: 'GET',
  path: '/profiles/primary',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Choose the primary contact.
 *
 * Makes a contact of the active account its primary one; the earlier one stays a contact, with its
 * topics. For account owners only. Both get an email. The contact must be confirmed, and take email.
 * Choosing the current one changes nothing and sends nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const choosePrimaryProfile: Operation<paths['/profiles/primary']['post']> = {
  service: 'notification',
  id: 'choosePrimaryProfile',
  method: 'POST',
  path: '/profiles/primary',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Search the contacts of all accounts.
 *
 * A page of the contacts of all accounts whose name, email address, company or position has words that
 * begin with those of the text, ignoring case, or whose number it is, newest first. Of more than 1,000,
 * only as many are listed and counted. For staff. Each entry names its account.
 *
 * At most 120 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const searchContacts: Operation<paths['/admin/contacts/search']['get']> = {
  service: 'notification',
  id: 'searchContacts',
  method: 'GET',
  path: '/admin/contacts/search',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the contacts whose address takes no email.
 *
 * A page of the contacts of all accounts that get no notices because email to their address came back, or
 * someone there called it unwanted; the longest first. For staff, who can ask the account for another address.
 * Deleted contacts are not included.
 *
 * Needs the role internal-admin.
 */
export const listUndeliverableContacts: Operation<paths['/admin/contacts/undeliverable']['get']> = {
  service: 'notification',
  id: 'listUndeliverableContacts',
  method: 'GET',
  path: '/admin/contacts/undeliverable',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the contacts of an account.
 *
 * A page of the contacts of an account, as its owners see them. For staff, who can see here why a contact
 * gets no notices. Only the account's owners can change contacts.
 *
 * Needs the role internal-admin.
 */
export const listAccountContacts: Operation<paths['/admin/accounts/{id}/contacts']['get']> = {
  service: 'notification',
  id: 'listAccountContacts',
  method: 'GET',
  path: '/admin/accounts/{id}/contacts',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}
