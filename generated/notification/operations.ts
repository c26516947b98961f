// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List contacts.
 *
 * All contacts of the active account, the primary one first, then the oldest first; there are 100 at
 * most. For account owners, also restricted ones. Those whose address is not confirmed yet are in the
 * list too, with a `confirmation_timestamp` that is null or the zero date.
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
 * Adds a contact to the active account and sends a confirmation mail to its address. For account
 * owners, also restricted ones. Until the link in the mail is followed the contact gets nothing else.
 *
 * A new contact is subscribed to `usage-90`, `usage-100` and `expiring`, the notices of a service that
 * is about to stop; other topics are subscribed to one by one. An account has 100 contacts at most,
 * and an address stands in it once, so that a repeated call adds nothing.
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
 * One contact of the active account, with its topics. For account owners, also restricted ones.
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
 * Sets all six fields; an empty text clears one. Topics and the primary contact have calls of their
 * own. For account owners, also restricted ones.
 *
 * Another e-mail address, other than in upper and lower case, has to be confirmed again:
 * `confirmation_timestamp` becomes null, a confirmation mail goes to the new address and a note of the
 * change to the old one, and links mailed earlier stop working. Until the confirmation the contact
 * gets no notices, also where it is the primary one; so add and confirm a second contact before
 * changing the only one.
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
 * Removes the contact with its topics, for good. It gets no mail about it, and links that were mailed
 * to it stop working. For account owners, also restricted ones. The primary contact can't be deleted:
 * choose another one first. A repeated call answers 404.
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
 * Subscribe a contact to a topic.
 *
 * From now on the contact gets the notices of the topic. For account owners, also restricted ones. A
 * contact that is not confirmed yet can be subscribed too; the notices start with its confirmation.
 * Subscribing once more changes nothing.
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
 * From now on the contact gets no notices of the topic. For account owners, also restricted ones.
 * Nothing warns when nobody is left who gets them. Unsubscribing once more changes nothing.
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
 * Confirm a contact's e-mail address.
 *
 * Confirms the address with the token of the mailed link, which names the account and the contact too.
 * Anybody who holds the token may call it; no login is needed. From then on the contact gets the
 * notices of its topics. A further call with the same token changes nothing and says so.
 *
 * A token lives for seven days. A change of the address, a newer mail and the contact's deletion end
 * it. A contact that does not exist answers like a wrong token, so nobody learns which there are.
 *
 * Anybody may call it.
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
 * Send the confirmation mail of a contact again.
 *
 * Sends a fresh confirmation link to the contact's address; earlier links stop working. For account
 * owners, also restricted ones. One mail a minute for each contact: the answer says when the next may
 * be asked for, and a call before that answers 429 with the time that is left.
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
 * List one's own topics.
 *
 * What the signed-in person gets notices of. They go to the username, and are about every account that
 * the person belongs to. A new person has `security` alone.
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
 * Subscribe oneself to a topic.
 *
 * From now on the signed-in person gets the notices of the topic, about every account that the person
 * belongs to. Contacts of the accounts stay as they are. Subscribing once more changes nothing.
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
 * Unsubscribe oneself from a topic.
 *
 * From now on the signed-in person gets no notices of the topic. Mails about the person's own login,
 * such as a changed password, belong to no topic and are still sent. Unsubscribing once more changes
 * nothing.
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
 * Read the primary contact.
 *
 * The contact that stands for the active account. For account owners, also restricted ones. Null for
 * an account from before there were contacts, until one is chosen.
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
 * Makes a contact of the active account its primary one; the one before stays a contact, with its
 * topics. For account owners only. Both get a mail about it. The contact has to be confirmed. Choosing
 * the present one changes nothing and sends nothing.
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
 * A page of the contacts, of whichever account, whose name, e-mail address, company or position
 * contains the text, or whose number it is; the latest added first. For staff. Each entry says which
 * account it belongs to.
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
 * List the contacts of an account.
 *
 * All contacts of an account, as its owners see them: the primary one first, then the oldest first.
 * For staff, who can read there why somebody gets no notices. Only the account's owners change
 * contacts.
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
