// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get an access token.
 *
 * Turns the session cookie into an access token for one account, valid for fifteen minutes. Without
 * `account_id` it is for the account of the session's last token, otherwise for the person's default
 * account (`chooseDefaultAccount`), otherwise for the first one. To switch accounts, make this call
 * with another `account_id`.
 *
 * Every logged-in person can call it for themselves. Staff may name a customer in `user_id`, with a
 * `reason`, and then act as that person in this session: read-only, or with `access: full`, which
 * requires a login less than fifteen minutes old. Acting lasts sixty minutes from its start,
 * regardless of further calls; calls without `user_id` keep acting as the same person. It ends early
 * with `stopActing`, with a call that names the caller, with the session, and with the role of staff.
 * Everything done while acting is logged twice: for the person, and for the staff member.
 * Credentials, second factors and sessions are off limits.
 *
 * `first_calls` saves a page that has just opened a round trip: the response then has the token and
 * the responses to these reads. Each is an ordinary call with the new token, with its own roles, rate
 * limit, and log line. One that fails, takes too long, is too large, or belongs to a service that runs
 * elsewhere is left out; the page then makes that call itself.
 *
 * A repeated call does it again. At most 120 rejected calls from an address in a minute.
 *
 * Needs the session cookie.
 */
export const createToken: Operation<paths['/token']['post']> = {
  service: 'authorization',
  id: 'createToken',
  method: 'POST',
  path: '/token',
  auth: 'session',
  roles: [],
}

/**
 * Stop acting as another person.
 *
 * Stops acting as another person in this session immediately: its tokens are rejected from now on, and
 * `createToken` returns the caller's own again. It is recorded for the person and for the member of
 * staff. If the caller is not acting, nothing changes.
 *
 * A repeated call changes nothing more.
 *
 * Needs the session cookie.
 */
export const stopActing: Operation<paths['/token/acting']['delete']> = {
  service: 'authorization',
  id: 'stopActing',
  method: 'DELETE',
  path: '/token/acting',
  auth: 'session',
  roles: [],
}

/**
 * Get the public signing keys.
 *
 * The public keys that access tokens are signed with, as a JSON Web Key Set. Anyone can read them.
 *
 * Anyone may call it.
 */
export const getJwks: Operation<paths['/.well-known/jwks.json']['get']> = {
  service: 'authorization',
  id: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'none',
  roles: [],
}

/**
 * List your own accounts.
 *
 * The accounts that the logged-in person belongs to, by label, and which one is the default, if the
 * person has chosen one (`chooseDefaultAccount`). Empty until the email address is confirmed.
 *
 * Needs the role self.
 */
export const listAccounts: Operation<paths['/accounts']['get']> = {
  service: 'authorization',
  id: 'listAccounts',
  method: 'GET',
  path: '/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Choose the default account.
 *
 * Makes an account the one that a new login starts in: after that `createToken` without `account_id`
 * is for it, until the session switches to another. The account of this session does not change.
 * People can choose among the accounts they belong to. A new choice replaces the earlier one; choosing
 * the same account again changes nothing. A person who leaves the account starts in the first one of
 * their list again.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const chooseDefaultAccount: Operation<paths['/accounts/{id}/default']['post']> = {
  service: 'authorization',
  id: 'chooseDefaultAccount',
  method: 'POST',
  path: '/accounts/{id}/default',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * List team members.
 *
 * A page of everyone who belongs to the active account. For its owners and restricted owners.
 *
 * Invitations that were not accepted yet are listed too, with `invitation_accepted` at the zero
 * date 0001-01-01T00:00:00Z, their `expiration`, and the `invitation_id` as their `user_id`, so that
 * the list does not reveal whether the address has a login. Such an entry is also in
 * `listInvitations`, so count it once. Until the person accepts, the roles have no effect, and they
 * are changed or revoked with the invitation, not with `grantRole` or `removeTeamMember`.
 *
 * `total` counts what the filters keep. `members` and `invited` count the whole account whatever the
 * filters: together they are the seats in use, of the `max_users` of `getMaxUsers`. An expired
 * invitation holds no seat.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listTeamMembers: Operation<paths['/identities']['get']> = {
  service: 'authorization',
  id: 'listTeamMembers',
  method: 'GET',
  path: '/identities',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * List the team members of several accounts.
 *
 * The team of up to fifty accounts immediately, as `listTeamMembers` has it, without pages: the first 1,000
 * people of each account by email address, and how many there are. It reads and changes nothing; POST
 * is for the list in the body. The caller is an owner or a restricted owner of the active account.
 * Accounts in which the caller is neither are left out of the response, like unknown ones, so check the
 * IDs in the response. Duplicate IDs are returned once.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in a minute.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listTeamMembersOfAccounts: Operation<paths['/identities']['post']> = {
  service: 'authorization',
  id: 'listTeamMembersOfAccounts',
  method: 'POST',
  path: '/identities',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * List the owners of the active account.
 *
 * Whom to ask for a role: every `account-owner` of the active account, the first 1,000 by email address. For every
 * member; a person without an account gets an empty list.
 *
 * Needs the role self.
 */
export const listAccountOwners: Operation<paths['/owners']['get']> = {
  service: 'authorization',
  id: 'listAccountOwners',
  method: 'GET',
  path: '/owners',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Remove a person from the account.
 *
 * Removes a member with all their roles from the active account and frees the seat. Their calls for
 * the account are rejected after that; their login, their other accounts and the keys they created
 * stay. They get an email. For owners and restricted owners; people with an owner role can be removed by
 * an owner or leave on their own, except the last `account-owner`. A person who is not a member, was
 * removed or has not accepted yet returns 404; to withdraw an invitation, revoke it.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const removeTeamMember: Operation<paths['/users/{id}']['delete']> = {
  service: 'authorization',
  id: 'removeTeamMember',
  method: 'DELETE',
  path: '/users/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * List invitations.
 *
 * The invitations of the active account that were not accepted yet, the newest 1,000. For its owners
 * and restricted owners. An invitation whose `expiration` has passed stays here until it is resent or
 * revoked; its link no longer works and it uses no seat.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const listInvitations: Operation<paths['/invitations']['get']> = {
  service: 'authorization',
  id: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Invite a person to the account.
 *
 * Invites an email address to the active account, with the roles the person will have there, and
 * sends an email with a link that works for seven days. The person does not need a login yet: the link
 * leads through the sign-up. People who have one just log in.
 *
 * For owners and restricted owners; only an owner can grant owner roles. An open invitation uses a
 * seat, so that it can always be accepted. Inviting an address that already has an invitation sends a
 * new email and updates roles and expiration; the invitation keeps its ID, and the earlier link stops
 * working.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 * Takes an Idempotency-Key.
 */
export const createInvitation: Operation<paths['/invitations']['put']> = {
  service: 'authorization',
  id: 'createInvitation',
  method: 'PUT',
  path: '/invitations',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Accept an invitation.
 *
 * Makes the logged-in person a member of the account that the invitation is for, with the roles it
 * names, and closes the invitation. Without a token it accepts the one that the browser remembers
 * (`findInvitation`), which the browser then forgets. Anyone who is logged in can call it, but the
 * invitation is valid only for the address it was sent to: log in with that one. Upper and lower case
 * mean the same.
 *
 * The session stays in its account; `createToken` with the `account_id` of the response switches to the
 * new one. If the same person follows the link again, they get the same response for as long as they are
 * a member, so a second click is harmless. A link that was revoked, replaced by a resend, has expired
 * or is unknown is rejected, and the rejection does not say which.
 *
 * A repeated call changes nothing more. At most 20 rejected calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const acceptInvitation: Operation<paths['/invitations']['post']> = {
  service: 'authorization',
  id: 'acceptInvitation',
  method: 'POST',
  path: '/invitations',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Revoke an invitation.
 *
 * Revokes an invitation and frees its seat. The link in the email stops working immediately; no email is
 * sent. For owners and restricted owners; only an owner can revoke one that names an owner role. An
 * invitation that was already accepted or revoked returns 404; to remove a member, call
 * `removeTeamMember`.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const revokeInvitation: Operation<paths['/invitations/{id}']['delete']> = {
  service: 'authorization',
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/invitations/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Get what an invitation is for.
 *
 * Returns which account an invitation is for, which address it was sent to and with which roles, so
 * that its page can show this before the login. Anyone who has the link can call it; the link proves
 * that the email was read. The invitation does not change.
 *
 * With a token it sets a cookie (HttpOnly) that remembers the invitation for the session of the
 * browser, through sign-up, confirmation and login, also in another tab. Without a token it returns
 * the remembered invitation, or 404.
 *
 * A repeated call changes nothing more. At most 60 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const findInvitation: Operation<paths['/invitations/current']['post']> = {
  service: 'authorization',
  id: 'findInvitation',
  method: 'POST',
  path: '/invitations/current',
  auth: 'none',
  roles: [],
}

/**
 * Resend an invitation and extend it.
 *
 * Sends the email again with a new link, and extends the invitation to seven days from now, even if it
 * has expired. The link of the earlier email stops working. For owners and restricted owners; only an
 * owner can resend one that names an owner role. An expired invitation uses a seat again, so the call
 * is rejected when none is free. Each call sends another email.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const resendInvitation: Operation<paths['/invitations/resend']['post']> = {
  service: 'authorization',
  id: 'resendInvitation',
  method: 'POST',
  path: '/invitations/resend',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Check addresses before inviting them.
 *
 * Returns the result of an invitation for each line of a pasted list, so that a person can correct
 * the list before any email is sent. A line holds an address or `Sam Reed <sam@…>`; spaces
 * around it, and commas and semicolons after it, are ignored. It reads and changes nothing; POST is
 * for the list in the body.
 *
 * Seats are counted in the order of the lines: lines are `ready` until the seats run out, and
 * `no-seat` from there on. An address with an open invitation has its seat already. One whose
 * invitation has expired needs a seat again and is `ready`: the invitation is renewed. Between this
 * call and `createInvitations` someone else may take a seat, which that call reports.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const checkInvitations: Operation<paths['/invitations/check']['post']> = {
  service: 'authorization',
  id: 'checkInvitations',
  method: 'POST',
  path: '/invitations/check',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Invite many people to the account.
 *
 * Invites up to 100 addresses to the active account with the same roles, each as `createInvitation`
 * does, and returns the result for each. An address that cannot be invited is rejected with the error
 * that `createInvitation` would return, and the others are still invited. Seats are counted in the
 * order of the addresses.
 *
 * Inviting twice is harmless: an address with an open invitation is `already-invited` and gets no
 * second email; `resendInvitation` sends one, and `createInvitation` changes the roles. An expired
 * invitation is renewed. An address that is sent twice has one result.
 *
 * For owners and restricted owners; only an owner can grant owner roles. Each invitation is an entry
 * of its own in the activity log, and can be undone there.
 *
 * A repeated call changes nothing more. At most 10 calls from an address in 10 minutes.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const createInvitations: Operation<paths['/invitations/batch']['put']> = {
  service: 'authorization',
  id: 'createInvitations',
  method: 'PUT',
  path: '/invitations/batch',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Set the roles of a member.
 *
 * Replaces the roles of a member of the active account, all at once or not at all, from the person's next
 * call on. The rules of `grantRole` and `revokeRole` hold: it is for owners and restricted owners, only an
 * owner can grant or revoke `account-owner` and `account-owner-restricted`, and the last `account-owner`
 * keeps that role. The call names the roles that it replaces, so that people do not overwrite each other's
 * changes. If the person already has just these roles, nothing changes, so the call can be sent again. The
 * order of the roles doesn't matter, and a role that is listed twice counts once.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const setRoles: Operation<paths['/users/{id}/roles']['post']> = {
  service: 'authorization',
  id: 'setRoles',
  method: 'POST',
  path: '/users/{id}/roles',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Grant a member a role.
 *
 * Grants a member of the active account a role, from the person's next call on. For owners and
 * restricted owners; only an owner can grant `account-owner` and `account-owner-restricted`. Granting
 * a role that the person already has changes nothing. An editor role does not include the viewer role:
 * grant that one too. A person who has not accepted their invitation yet returns 404; invite them
 * again with other roles. To change several roles at once, use `setRoles`.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const grantRole: Operation<paths['/users/{id}/roles/{role}']['put']> = {
  service: 'authorization',
  id: 'grantRole',
  method: 'PUT',
  path: '/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Revoke a role from a member.
 *
 * Revokes a role from a member of the active account. Calls that need it are rejected after that. For
 * owners and restricted owners; only an owner can revoke `account-owner` and
 * `account-owner-restricted`. Revoking a role that the person does not have changes nothing. The last
 * `account-owner` keeps that role. A member without roles stays on the team and keeps the seat;
 * `removeTeamMember` frees it. To change several roles at once, use `setRoles`.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const revokeRole: Operation<paths['/users/{id}/roles/{role}']['delete']> = {
  service: 'authorization',
  id: 'revokeRole',
  method: 'DELETE',
  path: '/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * List a person's roles in the account.
 *
 * What a person can do in the active account right now; an older token can list other roles. People
 * can ask about themselves, even without an account. Owners and restricted owners can ask about any
 * member. Any other ID returns 404.
 *
 * Needs the role self.
 */
export const listRoles: Operation<paths['/roles/{id}']['get']> = {
  service: 'authorization',
  id: 'listRoles',
  method: 'GET',
  path: '/roles/{id}',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Get the account's organization.
 *
 * The organization that the active account belongs to, and its accounts. For owners. An account that
 * belongs to no organization gets 404, which is not an error.
 *
 * Needs the role account-owner.
 */
export const getOrganization: Operation<paths['/organizations']['get']> = {
  service: 'authorization',
  id: 'getOrganization',
  method: 'GET',
  path: '/organizations',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Register an organization.
 *
 * Registers an organization with the active account as its owner and first account. For owners. Its
 * name is part of the address that its people log in at. Logins do not change until an identity
 * provider is set up and activated. The key in the response lets other accounts join: give it only to
 * their owners.
 *
 * A repeated call is rejected with `already-in-organization`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 */
export const createOrganization: Operation<paths['/organizations']['put']> = {
  service: 'authorization',
  id: 'createOrganization',
  method: 'PUT',
  path: '/organizations',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Rename the organization.
 *
 * Gives the organization another name, and with it another login address. The old address leads to the
 * new one for ninety days, and no other organization gets the old name in that time. The key, the
 * accounts and the identity provider stay. For owners of the account that registered it. Sending the
 * current name changes nothing.
 *
 * A repeated call changes nothing more. At most 20 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const renameOrganization: Operation<paths['/organizations/{id}']['post']> = {
  service: 'authorization',
  id: 'renameOrganization',
  method: 'POST',
  path: '/organizations/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Delete the organization.
 *
 * Permanently deletes the organization, with an identity provider that is not active. Its accounts are
 * unchanged, without an organization; their members log in with passwords. For owners of the account that
 * registered it, with a login less than fifteen minutes old. Rejected while the identity provider is
 * active: deactivate it first.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteOrganization: Operation<paths['/organizations/{id}']['delete']> = {
  service: 'authorization',
  id: 'deleteOrganization',
  method: 'DELETE',
  path: '/organizations/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * List the accounts of the organization.
 *
 * The accounts of the active account's own organization, by label, the active one among them. For
 * owners, including those of an account that joined. The ID of any other organization returns 404.
 *
 * Needs the role account-owner.
 */
export const listOrganizationAccounts: Operation<paths['/organizations/{id}/accounts']['get']> = {
  service: 'authorization',
  id: 'listOrganizationAccounts',
  method: 'GET',
  path: '/organizations/{id}/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Join an organization by its key.
 *
 * Adds the active account to the organization with this key. For owners; the key comes from an owner
 * of the account that registered it. If the identity provider of the organization is active, the
 * account's members log in with it after that, so at least one owner of the account needs a password
 * and a second factor first. The account can leave only while the provider is inactive. An unknown key
 * returns 404.
 *
 * A repeated call is rejected with `already-in-organization`. At most 10 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const joinOrganization: Operation<paths['/organizations/accounts']['put']> = {
  service: 'authorization',
  id: 'joinOrganization',
  method: 'PUT',
  path: '/organizations/accounts',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Remove an account from the organization.
 *
 * Removes an account from the active account's organization; nothing else changes. Owners of an
 * account can remove their own, owners of the account that registered the organization can remove any
 * other. That account itself stays as long as the organization exists. Rejected while the identity
 * provider is active, since the account's members would have no way to log in. An account that is not
 * in the organization returns 404.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const removeOrganizationAccount: Operation<paths['/organizations/accounts/{id}']['delete']> = {
  service: 'authorization',
  id: 'removeOrganizationAccount',
  method: 'DELETE',
  path: '/organizations/accounts/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Give the organization another key.
 *
 * Gives the organization another key. The current one stops working at once: no account can join with
 * it anymore. Accounts that have joined stay. For owners of the account that registered the
 * organization, with a login less than fifteen minutes old.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const resetOrganizationKey: Operation<paths['/organizations/key']['post']> = {
  service: 'authorization',
  id: 'resetOrganizationKey',
  method: 'POST',
  path: '/organizations/key',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Check whether a name is free.
 *
 * Says whether the active account could give its organization this name now. A name is taken while
 * another organization has it, and for ninety days after that. For owners. The name can be taken
 * between this call and the next.
 *
 * At most 120 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkOrganizationName: Operation<paths['/organizations/availability']['get']> = {
  service: 'authorization',
  id: 'checkOrganizationName',
  method: 'GET',
  path: '/organizations/availability',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * See which organization a key belongs to.
 *
 * The name of the organization that `joinOrganization` would add the active account to. It is a read,
 * sent by POST because the key must not be in an address, and changes nothing. For owners. An unknown
 * key returns 404.
 *
 * A repeated call changes nothing more. At most 20 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkOrganizationKey: Operation<paths['/organizations/preview']['post']> = {
  service: 'authorization',
  id: 'checkOrganizationKey',
  method: 'POST',
  path: '/organizations/preview',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * List the domains of the organization.
 *
 * The email domains that the organization has added, by name, verified or not, with the DNS record that
 * verifies each. For owners, including those of an account that joined. An account without an
 * organization gets 404.
 *
 * Only in a verified domain can people who aren't members be provisioned, join at their first login, and
 * be sent to the identity provider from the login page. An organization from before that rule has a
 * `grace_period`, in which the domains of its owners' confirmed addresses count too.
 *
 * Needs the role account-owner.
 */
export const listOrganizationDomains: Operation<paths['/organization-domains']['get']> = {
  service: 'authorization',
  id: 'listOrganizationDomains',
  method: 'GET',
  path: '/organization-domains',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Add a domain.
 *
 * Adds an email domain to the organization. It has no effect until `verifyOrganizationDomain` finds the
 * TXT record of the response. For owners of the account that registered the organization. Domains where
 * anyone can get an address are rejected. At most twenty.
 *
 * A repeated call is rejected with `domain-exists`. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const createOrganizationDomain: Operation<paths['/organization-domains']['put']> = {
  service: 'authorization',
  id: 'createOrganizationDomain',
  method: 'PUT',
  path: '/organization-domains',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Remove a domain.
 *
 * Removes a domain: addresses in it no longer lead to the organization because of it. For owners of the
 * account that registered the organization, with a login less than fifteen minutes old. Adding it again
 * needs another record.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteOrganizationDomain: Operation<paths['/organization-domains/{domain}']['delete']> = {
  service: 'authorization',
  id: 'deleteOrganizationDomain',
  method: 'DELETE',
  path: '/organization-domains/{domain}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Verify a domain.
 *
 * Looks the TXT record of a domain up in DNS. Once it is there, addresses in the domain lead to the
 * organization at login, and to no other, as long as its identity provider is active, and people with
 * such addresses can be provisioned and join at login. Subdomains count on their own. Two organizations
 * cannot both have a verified domain. For owners of the account that registered the organization. A
 * verified domain stays verified; verifying it again changes nothing.
 *
 * A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const verifyOrganizationDomain: Operation<paths['/organization-domains/{domain}/verification']['post']> = {
  service: 'authorization',
  id: 'verifyOrganizationDomain',
  method: 'POST',
  path: '/organization-domains/{domain}/verification',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Get the identity provider.
 *
 * The identity provider of the active account's organization. It is a read, sent by POST without a
 * body, and changes nothing. For owners, including those of an account that joined, who can see but
 * not change it. The client secret is never returned.
 *
 * While there is no provider, the response has the type `PROVIDER_TYPE_UNDEFINED` and the state
 * `IDP_STATE_UNDEFINED`, and already names the callback address: enter it at the identity provider
 * before you set the provider up here.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role account-owner.
 */
export const getIdentityProvider: Operation<paths['/organizations/idp']['post']> = {
  service: 'authorization',
  id: 'getIdentityProvider',
  method: 'POST',
  path: '/organizations/idp',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Delete the identity provider.
 *
 * Permanently deletes the identity provider of the organization with its whole configuration. People who
 * logged in with it keep their accounts and log in with a password, which they may have to set first. For
 * owners of the account that registered the organization, with a login less than fifteen minutes old.
 * Rejected while the provider is active: deactivate it first.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteIdentityProvider: Operation<paths['/organizations/idp']['delete']> = {
  service: 'authorization',
  id: 'deleteIdentityProvider',
  method: 'DELETE',
  path: '/organizations/idp',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Set up a SAML identity provider.
 *
 * Sets up SAML 2.0 as the identity provider of the organization. For owners of the account that
 * registered it, with a login less than fifteen minutes old. Logins do not change: activate the
 * provider once a test login has succeeded.
 *
 * Send the metadata either as text or as an https address. An address is loaded once, now, with five
 * seconds to respond, without redirects and from public hosts only. Document type definitions are
 * rejected. The part of the metadata about the identity provider is stored, with its certificates, and
 * returned after that. Quotes count twice in JSON: a body of 64 KiB holds some 50,000 characters, so
 * send an address for more.
 *
 * A repeated call is rejected with `identity-provider-exists`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const createSamlProvider: Operation<paths['/organizations/idp/saml']['put']> = {
  service: 'authorization',
  id: 'createSamlProvider',
  method: 'PUT',
  path: '/organizations/idp/saml',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Change the SAML identity provider.
 *
 * Replaces the name, the metadata, the NameID format and the binding of a SAML identity provider. Send
 * the metadata each time, either as text or as an address; those from `getIdentityProvider` can be
 * sent back. If omitted, request signing and the attribute of a transient NameID are unchanged.
 *
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. On an active provider the change takes effect with the next login, so new certificates can be
 * added without downtime; metadata of another entity are rejected until the provider is deactivated. A
 * provider of the other type returns 404.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const updateSamlProvider: Operation<paths['/organizations/idp/saml']['post']> = {
  service: 'authorization',
  id: 'updateSamlProvider',
  method: 'POST',
  path: '/organizations/idp/saml',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Set up an OpenID Connect identity provider.
 *
 * Sets up OpenID Connect as the identity provider of the organization. For owners of the account that
 * registered it, with a login less than fifteen minutes old. Logins do not change: activate the
 * provider once a test login has succeeded.
 *
 * The issuer's discovery document is loaded now, with five seconds to respond, without redirects and
 * from public hosts only. What it calls itself is stored: the issuer may be sent with slashes at its end or
 * as the address of its discovery document, but has to be the same. The client secret is stored encrypted and
 * never returned.
 *
 * A repeated call is rejected with `identity-provider-exists`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const createOidcProvider: Operation<paths['/organizations/idp/oidc']['put']> = {
  service: 'authorization',
  id: 'createOidcProvider',
  method: 'PUT',
  path: '/organizations/idp/oidc',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Change the OpenID Connect identity provider.
 *
 * Replaces the configuration of an OpenID Connect identity provider. An empty or omitted client secret
 * is unchanged.
 *
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. On an active provider the change takes effect with the next login, so a new client secret can
 * be added without downtime; another issuer is rejected until the provider is deactivated. A provider
 * of the other type returns 404.
 *
 * A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const updateOidcProvider: Operation<paths['/organizations/idp/oidc']['post']> = {
  service: 'authorization',
  id: 'updateOidcProvider',
  method: 'POST',
  path: '/organizations/idp/oidc',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Inspect the metadata of a SAML identity provider.
 *
 * Says what metadata contain: who the provider is, where requests go, and the certificates that its
 * signatures are checked with. It is a read, sent by POST, and stores nothing. For owners of the account
 * that registered the organization.
 *
 * The metadata come either as text or from an https address, under the same rules as
 * `createSamlProvider`. `metadata_xml` of the response is the part that would be stored: send it to
 * `createSamlProvider` or `updateSamlProvider` to save exactly what was inspected.
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkSamlMetadata: Operation<paths['/organizations/idp/saml/inspection']['post']> = {
  service: 'authorization',
  id: 'checkSamlMetadata',
  method: 'POST',
  path: '/organizations/idp/saml/inspection',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Inspect an OpenID Connect issuer.
 *
 * Loads the discovery document of an issuer and says what is in it, and what would keep us from using
 * it. It is a read, sent by POST, and stores nothing. For owners of the account that registered the
 * organization. The document has five seconds to respond, without redirects and from public hosts only.
 *
 * `problems` is empty for an issuer that `createOidcProvider` accepts. With `issuer-mismatch`, compare
 * `issuer` with the address that was sent: both have to be equal, including a slash at the end.
 *
 * A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
 *
 * Needs the role account-owner.
 */
export const checkOidcIssuer: Operation<paths['/organizations/idp/oidc/inspection']['post']> = {
  service: 'authorization',
  id: 'checkOidcIssuer',
  method: 'POST',
  path: '/organizations/idp/oidc/inspection',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Count the members who depend on the identity provider.
 *
 * How many members of the organization have no login method but its identity provider, active or not.
 * They are those whom `deactivateIdentityProvider`, `deleteIdentityProvider`, and `deleteOrganization`
 * email how to choose a password, so it tells before what these change. People whose login is turned
 * off or whose address is not confirmed do not count. For owners of the account that registered the
 * organization.
 *
 * Needs the role account-owner.
 */
export const getProviderDependents: Operation<paths['/organizations/idp/dependents']['get']> = {
  service: 'authorization',
  id: 'getProviderDependents',
  method: 'GET',
  path: '/organizations/idp/dependents',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * List the owners who can log in without the identity provider.
 *
 * The owners of all accounts of the organization, and whether they can log in with a password and a second
 * factor while the identity provider is active. `activateIdentityProvider` requires one in each account. For
 * owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listRecoveryOwners: Operation<paths['/organizations/idp/recovery-owners']['get']> = {
  service: 'authorization',
  id: 'listRecoveryOwners',
  method: 'GET',
  path: '/organizations/idp/recovery-owners',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Get the latest rehearsal.
 *
 * The latest rehearsal of the identity provider with its current settings: what came back, whom it would
 * log in, and who of today's members would get in. Rehearsals with earlier settings are in
 * `listSsoLogins`. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const getSsoRehearsal: Operation<paths['/organizations/idp/rehearsal']['get']> = {
  service: 'authorization',
  id: 'getSsoRehearsal',
  method: 'GET',
  path: '/organizations/idp/rehearsal',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Start a rehearsal.
 *
 * Returns the address of the identity provider to open in a window, and sets a cookie (HttpOnly) that
 * ties the response to this browser. The provider may be active or not. A rehearsal runs the real login,
 * but never adds or logs anyone in and never links anyone to the provider's ID for them.
 *
 * `auth_url` is null if the rehearsal has already failed, because the provider can't be reached;
 * `getSsoRehearsal` has the reason. For owners of the account that registered the organization.
 *
 * A repeated call does it again. At most 30 calls from an address in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 */
export const startSsoRehearsal: Operation<paths['/organizations/idp/rehearsal']['put']> = {
  service: 'authorization',
  id: 'startSsoRehearsal',
  method: 'PUT',
  path: '/organizations/idp/rehearsal',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Complete a rehearsal.
 *
 * Checks what the identity provider returned, as `completeSsoLogin` does, and stores the outcome. A failed
 * login is an outcome too, with its reason. The rehearsal must have started in this browser, by this
 * person, with the current settings; it completes once.
 *
 * A rehearsal passes if someone who is an owner of this account today would get in. That is the test that
 * `activateIdentityProvider` requires.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 30 calls from an address in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 */
export const completeSsoRehearsal: Operation<paths['/organizations/idp/rehearsal']['post']> = {
  service: 'authorization',
  id: 'completeSsoRehearsal',
  method: 'POST',
  path: '/organizations/idp/rehearsal',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * List recent single sign-on logins.
 *
 * Logins with the identity provider and rehearsals of the last 30 days, newest first, with the reason why
 * one failed and what the provider sent. Secrets, tokens, and signatures are never stored. For owners of
 * the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listSsoLogins: Operation<paths['/organizations/idp/logins']['get']> = {
  service: 'authorization',
  id: 'listSsoLogins',
  method: 'GET',
  path: '/organizations/idp/logins',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * List the people who wait to be relinked.
 *
 * People whom the identity provider knows by another ID than when they last logged in, and whose login failed
 * for that reason with `person-renamed` in the last 30 days, unless an owner dismissed it: their name at the provider has changed, or the
 * address was given to someone else. Newest first, each person and ID once. People of whom SCIM, a
 * verified domain, or their login here proves that they are the same are relinked without a request. A change of the provider's
 * settings discards the requests. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listSsoRelinks: Operation<paths['/organizations/idp/relinks']['get']> = {
  service: 'authorization',
  id: 'listSsoRelinks',
  method: 'GET',
  path: '/organizations/idp/relinks',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Relink a person to the identity provider.
 *
 * Links the person of a request of `listSsoRelinks` to the provider's new ID for them. They keep their
 * login, seat, and roles, and get an email. The former ID no longer logs anyone in. For owners of the
 * account that registered the organization, with a login less than fifteen minutes old.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const relinkSsoLogin: Operation<paths['/organizations/idp/relinks/{id}']['post']> = {
  service: 'authorization',
  id: 'relinkSsoLogin',
  method: 'POST',
  path: '/organizations/idp/relinks/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Dismiss a request to relink a person.
 *
 * Removes a request of `listSsoRelinks`, because the provider's new ID belongs to someone else. Nothing
 * about the person changes. If someone tries to log in with that ID again, it's a new request. For owners
 * of the account that registered the organization.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role account-owner.
 */
export const dismissSsoRelink: Operation<paths['/organizations/idp/relinks/{id}']['delete']> = {
  service: 'authorization',
  id: 'dismissSsoRelink',
  method: 'DELETE',
  path: '/organizations/idp/relinks/{id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner']],
}

/**
 * Activate the identity provider.
 *
 * Turns the identity provider on and passwords off for everyone in all accounts of the organization.
 * People who are logged in stay logged in until their session ends, unless `sessions` is `ended`. For
 * owners of the account that registered the organization, with a login less than fifteen minutes old.
 *
 * To prevent a lock-out, a rehearsal or an owner's login with this exact configuration must have
 * succeeded within the last 24 hours, and every account of the organization must have an owner with a
 * password and a second factor. Only these owners can keep using their passwords.
 *
 * An owner of the account has to log in with the provider within 30 minutes. Otherwise it is deactivated
 * by itself at the deadline in `confirmation`. All members get an email about either. Activating an
 * active provider changes nothing.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const activateIdentityProvider: Operation<paths['/organizations/idp/activate']['post']> = {
  service: 'authorization',
  id: 'activateIdentityProvider',
  method: 'POST',
  path: '/organizations/idp/activate',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Deactivate the identity provider.
 *
 * Turns the identity provider off and passwords on again. The configuration stays. Sessions continue;
 * people who never had a password set one by the password reset. All members get an email;
 * `getProviderDependents` says how many need that. For owners of the account that registered the
 * organization, with a login less than fifteen minutes old. A provider that is not active is rejected.
 *
 * A repeated call is rejected with `identity-provider-inactive`. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deactivateIdentityProvider: Operation<paths['/organizations/idp/deactivate']['post']> = {
  service: 'authorization',
  id: 'deactivateIdentityProvider',
  method: 'POST',
  path: '/organizations/idp/deactivate',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * List the provisioning tokens.
 *
 * The tokens that an identity provider calls the SCIM service with, the newest first, without their secrets, and
 * the base URL to enter there. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listProvisioningTokens: Operation<paths['/provisioning/tokens']['get']> = {
  service: 'authorization',
  id: 'listProvisioningTokens',
  method: 'GET',
  path: '/provisioning/tokens',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Create a provisioning token.
 *
 * Creates a token for the identity provider. Only this response contains it, and that of a repeated call with the
 * same Idempotency-Key. An organization can have two, so
 * that the next one works before the old one ends: create a second token, enter it at the provider, and delete
 * the first one when it's no longer used. For owners of the account that registered the organization, with a
 * login less than fifteen minutes old.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 * Takes an Idempotency-Key.
 */
export const createProvisioningToken: Operation<paths['/provisioning/tokens']['put']> = {
  service: 'authorization',
  id: 'createProvisioningToken',
  method: 'PUT',
  path: '/provisioning/tokens',
  auth: 'bearer',
  acting: 'never',
  idempotent: true,
  roles: [['account-owner']],
}

/**
 * Delete a provisioning token.
 *
 * Ends a token at once: the next call with it returns 401. People that it provisioned stay. For owners of
 * the account that registered the organization, with a login less than fifteen minutes old.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const deleteProvisioningToken: Operation<paths['/provisioning/tokens/{id}']['delete']> = {
  service: 'authorization',
  id: 'deleteProvisioningToken',
  method: 'DELETE',
  path: '/provisioning/tokens/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * Get the role mapping.
 *
 * Which roles people get who join through the identity provider, by SCIM or at their first login, and whether
 * they can join at a login. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const getRoleMapping: Operation<paths['/provisioning/roles']['get']> = {
  service: 'authorization',
  id: 'getRoleMapping',
  method: 'GET',
  path: '/provisioning/roles',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Change the role mapping.
 *
 * Replaces the mapping. People in a mapped group get the roles of all their mapped groups; people in none get the
 * default roles. Members that the provider provisioned get their new roles at once; everyone else keeps theirs.
 * Owners keep their roles, whatever the mapping says. Group names aren't case-sensitive. For owners of the
 * account that registered the organization, with a login less than fifteen minutes old.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const setRoleMapping: Operation<paths['/provisioning/roles']['post']> = {
  service: 'authorization',
  id: 'setRoleMapping',
  method: 'POST',
  path: '/provisioning/roles',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * List the rejected provisioning calls.
 *
 * Calls of the SCIM service that were rejected in the last 30 days, newest first: what the identity provider
 * wanted to do, why it could not, and what it sent. Also what was left out of a call that was otherwise applied, each
 * attribute once a day: its `status` is 200 and `sent` has only what was left out. Values are masked. A call without a
 * token of the organization isn't listed; one with a token that has expired is.
 *
 * The call itself is kept encrypted for as long as the entry, without passwords, so that an owner can replay it once the
 * cause is fixed (`replayProvisioningCall`). `replayable` says whether it's kept.
 *
 * The newest 500 of each token are kept. Of each minute, the first 60 of a token are listed, and one that exceeded
 * the rate limit. For owners of the account that registered the organization.
 *
 * Needs the role account-owner.
 */
export const listProvisioningFailures: Operation<paths['/provisioning/failures']['get']> = {
  service: 'authorization',
  id: 'listProvisioningFailures',
  method: 'GET',
  path: '/provisioning/failures',
  auth: 'bearer',
  acting: 'read',
  roles: [['account-owner']],
}

/**
 * Replay a rejected provisioning call.
 *
 * Performs the call again, as the identity provider sent it, by the rules and with the rate limit that apply to a call of
 * the provider now. Use it once the cause is fixed. The response says what came of it: a call that is rejected again
 * can be replayed later; one that succeeds is no longer kept, and can't be replayed again.
 *
 * A call is kept if it had a valid token and a body that could be read, of 64 KiB at most. What was applied without some
 * values isn't kept. For owners of the account that registered the organization, with a login less than fifteen minutes
 * old.
 *
 * A repeated call is rejected with `call-already-replayed`. At most 60 calls from an address in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role account-owner.
 * Needs a login of the last 15 minutes.
 */
export const replayProvisioningCall: Operation<paths['/provisioning/failures/{id}/replay']['post']> = {
  service: 'authorization',
  id: 'replayProvisioningCall',
  method: 'POST',
  path: '/provisioning/failures/{id}/replay',
  auth: 'bearer',
  acting: 'never',
  roles: [['account-owner']],
}

/**
 * List activity.
 *
 * Returns who did what, when, and from where, newest first. Account owners see everything in the active
 * account: actions of its members, of staff acting as a member, and of staff on the account. Everyone
 * else sees their own entries. With `user` set to the caller, that includes actions that concern only
 * the person, such as a profile edit, in any account.
 *
 * Every operation that changes something adds an entry in the same transaction. A call that changes
 * nothing or is rejected adds none. Lookups aren't activity. Entries contain no secrets and are kept for
 * 400 days.
 *
 * The response has no total. `next` continues the list where the page ends, regardless of newer entries.
 *
 * At most 240 calls by a person in a minute.
 *
 * Needs the role self.
 */
export const listActivity: Operation<paths['/activity']['get']> = {
  service: 'authorization',
  id: 'listActivity',
  method: 'GET',
  path: '/activity',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Undo an activity.
 *
 * Reverses an action by running its inverse operation: it resumes a paused key, authorizes a deactivated
 * hostname, or grants a revoked role. It requires the role of that operation and adds its own entry.
 * It's rejected if the action has no inverse or was already undone, or if the same item has changed
 * since, because undoing it would also undo that change.
 *
 * A repeated call is rejected with `activity-undone`. At most 60 calls by a person in a minute.
 *
 * Needs the role self.
 */
export const undoActivity: Operation<paths['/activity/{id}/undo']['post']> = {
  service: 'authorization',
  id: 'undoActivity',
  method: 'POST',
  path: '/activity/{id}/undo',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Find accounts.
 *
 * A page of the accounts whose name has words that begin with those of the text, ignoring case, or whose
 * number it is; the newest first. Of more than 1,000, only as
 * many are listed and counted. For staff.
 *
 * At most 120 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const searchAccounts: Operation<paths['/admin/accounts']['get']> = {
  service: 'authorization',
  id: 'searchAccounts',
  method: 'GET',
  path: '/admin/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the accounts of any person.
 *
 * The accounts that a person belongs to, by label, with the roles in each. For staff. The person is
 * not notified. An unknown ID returns 404.
 *
 * Needs the role internal-admin.
 */
export const listUserAccounts: Operation<paths['/internal/users/{id}/accounts']['get']> = {
  service: 'authorization',
  id: 'listUserAccounts',
  method: 'GET',
  path: '/internal/users/{id}/accounts',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the people of an account.
 *
 * A page of the members of an account with their roles, by email address. For staff. Open invitations are not
 * included.
 *
 * Needs the role internal-admin.
 */
export const listAccountUsers: Operation<paths['/internal/accounts/{id}/users']['get']> = {
  service: 'authorization',
  id: 'listAccountUsers',
  method: 'GET',
  path: '/internal/accounts/{id}/users',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Get the organization of an account.
 *
 * The organization that an account belongs to, with its identity provider and its email domains; null without
 * one. For staff. Keys, tokens, and settings of the provider are not included.
 *
 * Needs the role internal-admin.
 */
export const getAccountOrganization: Operation<paths['/internal/accounts/{id}/organization']['get']> = {
  service: 'authorization',
  id: 'getAccountOrganization',
  method: 'GET',
  path: '/internal/accounts/{id}/organization',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the activity of an account.
 *
 * Who did what in an account, when, and from where, newest first: what its owners see with `listActivity`. For
 * staff, who also see which of them did something, for the account or as one of its people. What concerns only
 * a person is not included. `next` continues the list where the page ends.
 *
 * Needs the role internal-admin.
 */
export const listAccountActivity: Operation<paths['/internal/accounts/{id}/activity']['get']> = {
  service: 'authorization',
  id: 'listAccountActivity',
  method: 'GET',
  path: '/internal/accounts/{id}/activity',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the notes about an account.
 *
 * A page of what staff have noted about an account, newest first. For staff. Customers never see notes, not
 * even that there are any.
 *
 * Needs the role internal-admin.
 */
export const listAccountNotes: Operation<paths['/internal/accounts/{id}/notes']['get']> = {
  service: 'authorization',
  id: 'listAccountNotes',
  method: 'GET',
  path: '/internal/accounts/{id}/notes',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * Note something about an account.
 *
 * Adds a note that only staff see, with the author and the time. For staff. A note cannot be edited: delete it
 * and write another one. Notes are no place for secrets. The activity log of the account does not mention it;
 * that of the member of staff does, without the text.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again.
 *
 * Needs the role internal-admin.
 * Takes an Idempotency-Key.
 */
export const createAccountNote: Operation<paths['/internal/accounts/{id}/notes']['put']> = {
  service: 'authorization',
  id: 'createAccountNote',
  method: 'PUT',
  path: '/internal/accounts/{id}/notes',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['internal-admin']],
}

/**
 * Delete a note about an account.
 *
 * Deletes a note for good, no matter who wrote it. For staff. The activity log of the member of staff records it,
 * without the text.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role internal-admin.
 */
export const deleteAccountNote: Operation<paths['/internal/accounts/{id}/notes/{note_id}']['delete']> = {
  service: 'authorization',
  id: 'deleteAccountNote',
  method: 'DELETE',
  path: '/internal/accounts/{id}/notes/{note_id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Make a person a staff member.
 *
 * Grants a person the role of staff, in addition to their roles in accounts. For staff. It takes
 * effect with the person's next call, is recorded with who granted it, and the person and all other
 * staff get an email. Requires a login less than fifteen minutes old. Granting it again changes nothing
 * and sends nothing. Staff cannot grant it to themselves.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 */
export const grantInternalRole: Operation<paths['/internal/users/{id}/roles/{role}']['put']> = {
  service: 'authorization',
  id: 'grantInternalRole',
  method: 'PUT',
  path: '/internal/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'never',
  roles: [['internal-admin']],
}

/**
 * Revoke the role of staff.
 *
 * Revokes a person's role of staff. Calls that need it, including acting as a customer, are rejected
 * after that; their own accounts stay. For staff. It is recorded with who revoked it, and the person
 * and all other staff get an email. Requires a login less than fifteen minutes old. Staff cannot revoke
 * their own role, so one always remains. Revoking a role that the person does not have changes
 * nothing.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 */
export const revokeInternalRole: Operation<paths['/internal/users/{id}/roles/{role}']['delete']> = {
  service: 'authorization',
  id: 'revokeInternalRole',
  method: 'DELETE',
  path: '/internal/users/{id}/roles/{role}',
  auth: 'bearer',
  acting: 'never',
  roles: [['internal-admin']],
}
