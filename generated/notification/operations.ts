// Generated from openapi/notification by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * List contacts.
 *
 * All contacts of the active account, the primary one first, then oldest first; there are 100 at
 * most. For account owners, including restricted ones. Those whose address is not confirmed yet are in
 * the list too, with a `confirmation_timestamp` that is null or the zero date.
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
 * owners, including restricted ones. Until the link in the mail is followed, the contact gets no other
 * mail.
 *
 * A new contact is subscribed to `usage-90`, `usage-100` and `expiring`, the notices of a service that
 * is about to stop; subscribe to other topics one by one. An account has at most 100 contacts, each
 * with a different address, so a repeated call adds nothing.
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
 * calls. For account owners, including restricted ones.
 *
 * Another e-mail address, apart from upper and lower case, has to be confirmed again:
 * `confirmation_timestamp` becomes null, a confirmation mail goes to the new address and a notice of
 * the change to the old one, and links mailed earlier stop working. Until the confirmation the contact
 * gets no notices, even if it is the primary one, so add and confirm a second contact before changing
 * the only one.
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
 * Permanently deletes the contact with its topics. It gets no mail about this, and links that were
 * mailed to it stop working. For account owners, including restricted ones. The primary contact can't
 * be deleted: choose another one first. A repeated call returns 404.
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
 * Subscribes the contact to notices of the topic. For account owners, including restricted
 * ones. A contact that is not confirmed yet can be subscribed too; the notices start with its
 * confirmation. Subscribing again changes nothing.
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
 * There is no warning when no contact is left for a topic. Unsubscribing again changes nothing.
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
 * Anyone who holds the token can call it, without a login. From then on the contact gets the
 * notices of its topics. Another call with the same token changes nothing and says so.
 *
 * A token is valid for seven days. A change of the address, a newer mail and the contact's deletion
 * end it. An unknown contact gets the same answer as a wrong token, so the answer does not reveal
 * which contacts exist.
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
 * Sends a new confirmation link to the contact's address; earlier links stop working. For account
 * owners, including restricted ones. One mail a minute for each contact: the answer says when the next
 * can be requested, and a call before that returns 429 with the remaining time.
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
 * The topics of the signed-in person. Notices go to the username and cover every account the person
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
 * Subscribes the signed-in person to notices of the topic, for every account the person belongs to.
 * Contacts of the accounts stay as they are. Subscribing again changes nothing.
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
 * Unsubscribes the signed-in person from notices of the topic. Mails about the person's own login,
 * such as a changed password, have no topic and are still sent. Unsubscribing again changes
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
 * topics. For account owners only. Both get a mail. The contact must be confirmed. Choosing the
 * current one changes nothing and sends nothing.
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
 * A page of the contacts of all accounts whose name, e-mail address, company or position contains the
 * text, or whose number it is, newest first. For staff. Each entry names its account.
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
 * All contacts of an account, as its owners see them: the primary one first, then oldest first. For
 * staff, who can see here why a contact gets no notices. Only the account's owners can change
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
