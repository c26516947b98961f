// Generated from openapi/authorization by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get an access token.
 *
 * Turns the session cookie into an access token for one account, valid for fifteen minutes. Without
 * `account_id` it is for the account of the session's last token, else for the one that the person has
 * chosen to start in (`chooseDefaultAccount`), else for the first one. Switching the account is this call
 * with another `account_id`.
 *
 * Every signed-in person may call it for themselves. Staff may name a customer in `user_id`, with a
 * `reason`, and then act as that person in this session: read-only, or with `access: full`, which asks
 * for a login less than fifteen minutes old. It lasts sixty minutes from its start, whatever is called
 * meanwhile; calls without `user_id` get tokens of the same acting. It ends before its time with
 * `stopActing`, with a call that names oneself, with the session, and with the role of staff. Whatever
 * is done meanwhile stands in the activity log twice: with the person, and with the member of staff.
 * Credentials, second factors and sessions stay the person's own.
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
 * Ends at once that staff act as another person in this session: the tokens of it are refused from now
 * on, and `createToken` answers one's own again. It is recorded with the person and with the member of
 * staff. For whoever acts as nobody it changes nothing.
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
 * The public keys that access tokens are signed with, as a JSON Web Key Set. Anybody may read them.
 *
 * Anybody may call it.
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
 * List one's accounts.
 *
 * The accounts that the signed-in person belongs to, by label, and which one a new login starts in, if
 * the person has chosen one (`chooseDefaultAccount`). Empty until the e-mail address is confirmed.
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
 * Choose the account to start in.
 *
 * Makes an account the one that a new login starts in: from then on `createToken` without `account_id` is
 * for it, until the session has been in another one. The account that this session is in stays as it is.
 * Everybody may choose among the accounts that they belong to. The choice before it is replaced;
 * choosing the same account again changes nothing. Somebody who leaves the account starts in the first
 * one of their list again.
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
 * Everybody who belongs to the active account, by e-mail address. For its owners and restricted owners.
 *
 * Each invitation that is not accepted yet stands here too, with `invitation_accepted` at the zero date
 * 0001-01-01T00:00:00Z and the `invitation_id` as its `user_id`, so that nothing tells whether the
 * address has a login. Such an entry is the same as the entry of `listInvitations`, so count the two
 * once. Until they accept, the roles have no effect, and they are changed or taken back with the
 * invitation, not with `grantRole` or `removeTeamMember`.
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
 * The same as `listTeamMembers` for up to fifty accounts at once. It reads and changes nothing; POST is
 * for the list in the body. The caller is an owner or a restricted owner of the active account. An
 * account in which the caller is neither is left out of the answer, like one that nobody has, so look at
 * the ids that come back. An id that is given twice is answered once.
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
 * Whom to ask for a role: everybody who is `account-owner` of the active account, by e-mail address. For
 * every member of it; somebody without an account gets an empty list.
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
 * Takes a member and all their roles off the active account, and frees the seat. Their calls for the
 * account are refused from then on; their login, their other accounts and the keys that they made stay.
 * A mail tells them. For owners and restricted owners; who holds an owner role is removed by an owner
 * or leaves alone, and the last `account-owner` does neither. Somebody who is not a member, has been
 * removed or has not accepted yet answers 404; to take an invitation back, revoke it.
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
 * The invitations of the active account that nobody has accepted, newest first. For its owners and
 * restricted owners. An invitation whose `expiration` has passed stays here until it is resent or
 * revoked; its link no longer works and it takes no seat.
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
 * Invites an e-mail address to the active account, with the roles that the person will hold there, and
 * sends a mail with a link that works for seven days. The person need not have a login yet: the link
 * leads through the sign-up. Whoever has one only logs in.
 *
 * For owners and restricted owners; owner roles are given by an owner only. An open invitation takes a
 * seat, so that it can always be accepted. To invite an address that has an invitation already sends it
 * a fresh mail and sets the roles and the expiration of this call; the invitation keeps its id, and the
 * link before it stops working.
 *
 * Needs the role account-owner, or account-owner-restricted.
 */
export const createInvitation: Operation<paths['/invitations']['put']> = {
  service: 'authorization',
  id: 'createInvitation',
  method: 'PUT',
  path: '/invitations',
  auth: 'bearer',
  acting: 'raised',
  roles: [['account-owner'], ['account-owner-restricted']],
}

/**
 * Accept an invitation.
 *
 * Makes the signed-in person a member of the account that the invitation is for, with the roles that it
 * names, and uses it up. Without a token it is the invitation that the browser remembers
 * (`findInvitation`), which is forgotten then. Everybody who is signed in may call it, but the invitation holds only for the
 * address that it was sent to: log in with that one. Upper and lower case mean the same.
 *
 * The session stays in its account; `createToken` with the `account_id` of the answer switches to the
 * new one. The same person following the same link again gets the same answer for as long as they are a
 * member, so a second click is harmless. A link that was revoked, replaced by a resend, expired or is
 * unknown is refused, and the refusal doesn't say which.
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
 * Takes an invitation back and frees its seat. The link in the mail stops working at once; nobody is
 * told. For owners and restricted owners; one that names an owner role is revoked by an owner only. An
 * invitation that was accepted or revoked before answers 404; a member leaves by `removeTeamMember`.
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
 * Find out what an invitation is for.
 *
 * Tells which account an invitation is for, which address it was sent to and with which roles, so that
 * its page can say so before anybody logs in. Whoever has the link may call it; the link proves that
 * its mail was read. It changes nothing of the invitation.
 *
 * With a token it sets a cookie (HttpOnly) that remembers the invitation for the session of the browser,
 * through sign-up, confirmation and login, also in another tab. Without one it answers for the
 * invitation that is remembered, or 404.
 *
 * Anybody may call it.
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
 * Sends the mail again with a new link, and lets the invitation hold for seven days from now, also if it
 * has expired. The link of the earlier mail stops working. For owners and restricted owners; one that
 * names an owner role is resent by an owner only. An expired invitation takes its seat again, so it is
 * refused when none is free. Each call sends another mail.
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
 * Give a member a role.
 *
 * Gives a member of the active account one more role. It holds from the person's next call on. For
 * owners and restricted owners; the roles `account-owner` and `account-owner-restricted` are given by an
 * owner only. A role that the person holds already changes nothing. An editor's role does not include
 * the viewer's: grant that one as well. Somebody who has not accepted their invitation yet answers 404;
 * invite them again with other roles.
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
 * Take a role from a member.
 *
 * Takes one role from a member of the active account. Calls that need it are refused from then on. For
 * owners and restricted owners; the roles `account-owner` and `account-owner-restricted` are taken by an
 * owner only. A role that the person does not hold changes nothing. The last `account-owner` keeps that
 * role. A member without any role stays in the team and keeps the seat; `removeTeamMember` frees it.
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
 * What a person may do in the active account, as of now; a token may be older and say less or more.
 * Everybody may ask for themselves, also without an account. Owners and restricted owners may ask for
 * any member. Any other id answers 404.
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
 * belongs to none gets 404; that is no fault, it only has not registered or joined one.
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
 * Registers an organization with the active account as its owner and first account. For owners. Its name
 * is part of the address that its people log in at. Nothing changes for anybody until an identity
 * provider is set up and activated. The key in the answer lets other accounts join: hand it to their
 * owners only. Staff who act as a person register none.
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
 * new one for ninety days, and nobody else gets the old name in that time. The key, the accounts and the
 * identity provider stay. For owners of the account that registered it. The name that it has changes
 * nothing.
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
 * Deletes the organization, with an identity provider that is not active, for good. Its accounts stay as
 * they are and belong to none; their people log in with passwords. For owners of the account that
 * registered it, with a login less than fifteen minutes old. While the identity provider is active it is
 * refused: deactivate it first. Deleting it again answers 404.
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
 * owners, also of an account that joined. The id of any other organization answers 404.
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
 * Puts the active account into the organization whose key this is. For owners; the key comes from an
 * owner of the account that registered it. While the identity provider of the organization is active,
 * the account's people log in with it from then on, so at least one owner of the account needs a
 * password and a second factor first. The account gets out again only while the provider is inactive. A
 * key that belongs to none answers 404.
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
 * Take an account out of the organization.
 *
 * Takes an account out of the active account's organization; nothing else of it changes. Owners of an
 * account take their own out, owners of the account that registered the organization any other. That
 * account itself stays for as long as the organization does. Refused while the identity provider is
 * active, since the people of the account would have no way to log in. An account that is not in the
 * organization answers 404.
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
 * Get the identity provider.
 *
 * The identity provider of the active account's organization. It is a read, sent by POST without a body,
 * and changes nothing. For owners, also of an account that joined, who may look but not change. The
 * client secret is never answered.
 *
 * While there is no provider, the answer has the type `PROVIDER_TYPE_UNDEFINED` and the state
 * `IDP_STATE_UNDEFINED`, and names the callback address already: it has to be entered on the other side
 * before the provider can be set up here.
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
 * Deletes the identity provider of the organization with its whole configuration, for good. People who
 * logged in with it keep their accounts and get in with a password, which they may have to set first.
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. While it is active it is refused: deactivate it first. Deleting it again answers 404.
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
 * registered it, with a login less than fifteen minutes old. Nobody's login changes: activate it once a
 * test login has passed.
 *
 * The metadata are given as text or as an https address, exactly one of the two. An address is loaded
 * once, now, with five seconds to answer, without redirects and from public hosts only. Document type
 * definitions are refused. Of the metadata the part of the identity provider is kept, with its
 * certificates, and answered from then on. Quotes count twice in JSON: a body of 64 KiB holds some
 * 50,000 characters, so give an address for more.
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
 * Replaces the name, the metadata, the NameID format and the binding of a SAML identity provider. The
 * metadata are given anew each time, as text or as an address, exactly one of the two; those that
 * `getIdentityProvider` answers may be sent back. Whether requests are signed and the attribute of a
 * transient NameID stay as they are where they are left out.
 *
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. On an active provider it bites with the next login, so new certificates can be brought in without
 * a pause; metadata of another entity are refused until it is deactivated. A provider of the other type
 * answers 404.
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
 * registered it, with a login less than fifteen minutes old. Nobody's login changes: activate it once a
 * test login has passed.
 *
 * The issuer's discovery document is loaded now, with five seconds to answer, without redirects and from
 * public hosts only, and has to name the same issuer. The client secret is kept sealed and never
 * answered.
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
 * Replaces the configuration of an OpenID Connect identity provider. A client secret that is empty or
 * left out stays as it is.
 *
 * For owners of the account that registered the organization, with a login less than fifteen minutes
 * old. On an active provider it bites with the next login, so a new client secret can be brought in
 * without a pause; another issuer is refused until it is deactivated. A provider of the other type
 * answers 404.
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
 * Let people log in with the identity provider.
 *
 * Turns the identity provider on and passwords off, for everybody in all accounts of the organization.
 * Whoever is logged in stays so until the session ends. For owners of the account that registered the
 * organization, with a login less than fifteen minutes old.
 *
 * Two things come first, so that nobody is locked out: an owner has logged in with this very
 * configuration within the last 24 hours, as a test, and every account of the organization has an owner
 * with a password and a second factor. These owners, and nobody else, can go on using their passwords.
 * A mail tells all members. Activating an active provider changes nothing.
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
 * Stop logins with the identity provider.
 *
 * Turns the identity provider off and passwords on again. The configuration stays. Sessions go on;
 * somebody who never had a password sets one by the password reset. A mail tells all members. For owners
 * of the account that registered the organization, with a login less than fifteen minutes old. A
 * provider that is not active is refused.
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
 * List the accounts of any person.
 *
 * The accounts that a person belongs to, by label, and the roles held in each. For staff. Nothing of it
 * is shown to the person. An id that nobody has answers 404.
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
 * Make a person one of our staff.
 *
 * Gives a person the role of staff, beside whatever they are in accounts. For staff. It holds from the
 * person's next call on, is recorded with who gave it, and a mail tells the person and all other staff.
 * Needs a login less than fifteen minutes old. To give it again changes nothing and sends nothing.
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
 * Take the role of staff from a person.
 *
 * Takes the role of staff from a person. Their calls that need it are refused from then on, and so is
 * acting as a customer; their own accounts stay. For staff. It is recorded with who took it, and a mail
 * tells the person and all other staff. Needs a login less than fifteen minutes old. Nobody takes it
 * from themselves, so one always remains. To take it from somebody who does not hold it changes nothing.
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
