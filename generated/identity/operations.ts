// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get your own profile.
 *
 * Name, telephone number, company and position of the logged-in person, for anyone who is logged in.
 * Requires no account. Fields without a value are empty.
 *
 * Needs the role self.
 */
export const getProfile: Operation<paths['/profile']['get']> = {
  service: 'identity',
  id: 'getProfile',
  method: 'GET',
  path: '/profile',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Save your own profile.
 *
 * Saves the whole profile of the logged-in person. Anyone who is logged in can do this, for themselves
 * only.
 *
 * This is not a partial update: an omitted field becomes empty, so send every field to keep. The login
 * email address and the contacts of accounts do not change. Saving the same values again changes
 * nothing. A 401 means that the session is over; the portal then logs out.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role self.
 */
export const updateProfile: Operation<paths['/profile']['post']> = {
  service: 'identity',
  id: 'updateProfile',
  method: 'POST',
  path: '/profile',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Sign up.
 *
 * Creates an identity for an email address and sends a confirmation link to it. Anyone who passes the
 * bot protection can call it, for the action `UserRegistration`. `getBotProtection` returns what the
 * page needs for that.
 *
 * The response is the same for an address that is already known: a confirmed person gets an email that
 * says so, an unconfirmed one a new link. So the sign-up page resends the email by calling this again.
 * The password and the trial that count are those sent for the link that gets confirmed.
 *
 * A browser that remembers an open invitation of the address (`findInvitation`) has proved that its person gets
 * email there: the response is 201, no other email is sent, and the person is confirmed and logged in. What someone else
 * set up with the unconfirmed address is removed.
 *
 * Every response with 202 sets a cookie so that the confirmation recognizes this browser. Disposable addresses
 * are rejected, and so are addresses with a plus sign at the webmail services of Google, Microsoft,
 * Yahoo, Apple and Proton, where they all lead to one mailbox. A password must be hard to guess. These
 * rejections depend only on what was sent.
 *
 * A repeated call does it again. At most 300 calls from an address, and 10 calls for a username in 10 minutes.
 *
 * Anyone may call it.
 */
export const signUp: Operation<paths['/identities']['put']> = {
  service: 'identity',
  id: 'signUp',
  method: 'PUT',
  path: '/identities',
  auth: 'none',
  roles: [],
}

/**
 * Get what the bot protection needs.
 *
 * Which bot protection the service has configured, and what a page needs to show it. Anyone can call
 * it. A page loads the vendor's script only when this response names one; the content security policy of
 * the pages allows it only then. The page sends the vendor's response with the protected call, as
 * `bot_response`; it works once, for one action.
 *
 * Anyone may call it.
 */
export const getBotProtection: Operation<paths['/bot-protection']['get']> = {
  service: 'identity',
  id: 'getBotProtection',
  method: 'GET',
  path: '/bot-protection',
  auth: 'none',
  roles: [],
}

/**
 * Confirm an email address.
 *
 * Confirms the address with the token of the emailed link, opens the account that the sign-up requested
 * for, and logs the person in. Anyone who holds the token can call it. A call for an address that is
 * already confirmed changes nothing, does not log in, and says so. A token is valid for 24 hours.
 *
 * The account starts with the free trial that the sign-up requested, 42 days long: without a
 * `trial_plan_id`, that of US address verification with 1,000 lookups. If the person or their company
 * has had that trial in another account, the account starts without it.
 *
 * **Whose password counts.** A stranger can sign up with another person's address, whose owner may
 * then click the link in good faith. So the token on its own confirms only in the browser that signed
 * up, or in one where the person is logged in with that password. Elsewhere the call needs the
 * password of that sign-up; without it the response is 400 `confirmation-password-required`, and the
 * address stays unconfirmed. A person who gets the email and does not know the password sends a
 * `new_password` instead: it replaces the password of the sign-up, and every earlier session of the
 * person ends. A `new_password` takes precedence over a `password`.
 *
 * The link of a changed address (`changeUsername`, `associateUsername`) works here too: after that
 * the person logs in with it, and a notice goes to the old one. If two people wait for the same
 * address, the first one gets it; the link of the other is no longer valid.
 *
 * A repeated call changes nothing more. At most 60 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const confirmEmail: Operation<paths['/identities/{id}/confirmation']['post']> = {
  service: 'identity',
  id: 'confirmEmail',
  method: 'POST',
  path: '/identities/{id}/confirmation',
  auth: 'none',
  roles: [],
}

/**
 * Send the confirmation email again.
 *
 * Sends a new confirmation link to the caller's own address. Earlier links stop working. One email a
 * minute; the response says when the next can be requested.
 *
 * A repeated call is rejected with `too-many-requests`.
 *
 * Needs the role self.
 */
export const resendConfirmationEmail: Operation<paths['/identities/self/confirmation/token']['post']> = {
  service: 'identity',
  id: 'resendConfirmationEmail',
  method: 'POST',
  path: '/identities/self/confirmation/token',
  auth: 'bearer',
  acting: 'raised',
  roles: [['self']],
}

/**
 * Log in.
 *
 * Checks the email address and the password, and sets a session cookie (HttpOnly). An earlier session
 * of the same browser ends. A second cookie (HttpOnly) makes the browser known to the person for 180
 * days, or until the password changes. It does not authenticate; it gives later attempts their own
 * count, so that a stranger who guesses elsewhere cannot lock the person out. Anyone can call it; a
 * wrong address and a wrong password get the same response after the same time. If staff have turned the login off, the response says so once the password is right. A person whose address is not
 * confirmed yet can log in, and can then only see that and request another email; they have one session, so a
 * login ends the one before. Members of an
 * organization whose identity provider is active log in there; only owners with a password and a
 * second factor can also log in here.
 *
 * With a second factor, send a `code` as well: the six digits of the authenticator app, or a recovery
 * code. The code is checked only when the password is right, and each works once. Without a code the
 * response is `code-required`; repeat the call with the code.
 *
 * A repeated call does it again. At most 10 rejected calls from an address, and 10 failed attempts for a username in 5 minutes.
 *
 * Anyone may call it.
 */
export const logIn: Operation<paths['/identities/login']['post']> = {
  service: 'identity',
  id: 'logIn',
  method: 'POST',
  path: '/identities/login',
  auth: 'none',
  roles: [],
}

/**
 * Log out.
 *
 * Ends the session of the cookie, in all tabs, and clears the cookie; with `everywhere` it ends all
 * sessions of the person on all devices. Access tokens of a session that has ended stop working within
 * five seconds. Without a session the response is the same.
 *
 * A repeated call changes nothing more.
 *
 * Anyone may call it.
 */
export const logOut: Operation<paths['/identities/login']['delete']> = {
  service: 'identity',
  id: 'logOut',
  method: 'DELETE',
  path: '/identities/login',
  auth: 'none',
  roles: [],
}

/**
 * Get your own login credentials.
 *
 * The logged-in person, and whether their email address is confirmed. Requires no account.
 *
 * Needs the role self.
 */
export const getOwnCredentials: Operation<paths['/identities/self']['get']> = {
  service: 'identity',
  id: 'getOwnCredentials',
  method: 'GET',
  path: '/identities/self',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Change the login email address.
 *
 * Requests another email address for the login. People can do this for themselves if they logged in
 * less than fifteen minutes ago. A confirmation link goes to the new address, and a notice to the
 * current one.
 *
 * The new address is pending until its link is followed (`confirmEmail`), for 24 hours; until then the
 * login stays at the current one. Another call replaces the pending address and ends its link; sending
 * the current address cancels a pending change and sends no email.
 *
 * The response doesn't tell whether the address belongs to another person: that person gets an email
 * instead of a link, and the pending address expires. Several people can wait for the same address; the
 * first to confirm gets it.
 *
 * A repeated call does it again. At most 10 calls by a person, and 10 calls for a username in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const changeUsername: Operation<paths['/identities/self']['post']> = {
  service: 'identity',
  id: 'changeUsername',
  method: 'POST',
  path: '/identities/self',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Get how you can confirm your identity.
 *
 * How the logged-in person can confirm their identity before a sensitive action (`confirmLogin`,
 * `confirmLoginWithPasskey`). A person without a password and a passkey logs in again with the other
 * service or the organization's single sign-on.
 *
 * Needs the role self.
 */
export const getLoginMethods: Operation<paths['/identities/self/login']['get']> = {
  service: 'identity',
  id: 'getLoginMethods',
  method: 'GET',
  path: '/identities/self/login',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Confirm your identity with the password.
 *
 * The logged-in person sends the password again, with a code if they have a second factor. From then
 * on the session counts as freshly logged in, so operations with `x-recent-login` are allowed
 * again. The session's cookie gets a new secret, so a copy of the old cookie is useless.
 *
 * A repeated call does it again. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const confirmLogin: Operation<paths['/identities/self/login']['post']> = {
  service: 'identity',
  id: 'confirmLogin',
  method: 'POST',
  path: '/identities/self/login',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Confirm your identity with a passkey.
 *
 * Like `confirmLogin`, with one of the person's own passkeys instead of the password and a code. The
 * challenge comes from `startPasskeyLogin`. Another person's passkey is rejected like an unknown one.
 *
 * A repeated call is rejected with `passkey-not-accepted`. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const confirmLoginWithPasskey: Operation<paths['/identities/self/login/passkey']['post']> = {
  service: 'identity',
  id: 'confirmLoginWithPasskey',
  method: 'POST',
  path: '/identities/self/login/passkey',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * List your own sessions.
 *
 * The person's open sessions, one for each browser, most recently used first. Sessions that were
 * logged out, ended elsewhere, unused for a day or started thirty days ago are not included.
 *
 * Needs the role self.
 */
export const listSessions: Operation<paths['/identities/self/sessions']['get']> = {
  service: 'identity',
  id: 'listSessions',
  method: 'GET',
  path: '/identities/self/sessions',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * End every session but this one.
 *
 * Logs the person out everywhere else. The cookies of those sessions are rejected immediately, their
 * access tokens within five seconds; this session continues. To end this session as well, call `logOut`
 * with `everywhere`.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const revokeOtherSessions: Operation<paths['/identities/self/sessions']['delete']> = {
  service: 'identity',
  id: 'revokeOtherSessions',
  method: 'DELETE',
  path: '/identities/self/sessions',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * End one session.
 *
 * Logs the person out of one browser, this one or another. Its cookie is rejected immediately, its access
 * tokens within five seconds. A session that has ended already, and one of another person, is not found.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const revokeSession: Operation<paths['/identities/self/sessions/{id}']['delete']> = {
  service: 'identity',
  id: 'revokeSession',
  method: 'DELETE',
  path: '/identities/self/sessions/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Get your own second factor.
 *
 * Whether a login needs a code as well as the password, since when, and how many recovery codes are left.
 *
 * Needs the role self.
 */
export const getSecondFactor: Operation<paths['/identities/self/second-factor']['get']> = {
  service: 'identity',
  id: 'getSecondFactor',
  method: 'GET',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Start setting up an authenticator app.
 *
 * Creates the secret that an authenticator app shares with us (RFC 6238: SHA-1, six digits, thirty
 * seconds), and the address for a QR code. People can do this for themselves if they logged in less
 * than fifteen minutes ago. Logins need no code before `confirmSecondFactor`. A secret that is not
 * confirmed within fifteen minutes expires, and another call replaces it. Rejected while the email
 * address is not confirmed: it may belong to someone else.
 *
 * A repeated call does it again. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createSecondFactor: Operation<paths['/identities/self/second-factor']['put']> = {
  service: 'identity',
  id: 'createSecondFactor',
  method: 'PUT',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Switch the second factor on with a first code.
 *
 * Proves with a code that the app has the secret. From now on a login with the password needs a code.
 * Returns ten recovery codes, each valid for one login and shown only once. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The person gets an email about it.
 *
 * A repeated call is rejected with `second-factor-exists`. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const confirmSecondFactor: Operation<paths['/identities/self/second-factor']['post']> = {
  service: 'identity',
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Switch the second factor off.
 *
 * From now on, the password is enough; the recovery codes no longer work. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The person gets an email about it. Without
 * a second factor the response is the same, and no email is sent.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const removeSecondFactor: Operation<paths['/identities/self/second-factor']['delete']> = {
  service: 'identity',
  id: 'removeSecondFactor',
  method: 'DELETE',
  path: '/identities/self/second-factor',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Get new recovery codes.
 *
 * Creates ten new recovery codes, shown only once; earlier ones no longer work. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The person gets an email about it.
 *
 * A repeated call does it again. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createRecoveryCodes: Operation<paths['/identities/self/second-factor/recovery-codes']['put']> = {
  service: 'identity',
  id: 'createRecoveryCodes',
  method: 'PUT',
  path: '/identities/self/second-factor/recovery-codes',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * List your own passkeys.
 *
 * The passkeys of the logged-in person, in the order they were added.
 *
 * Needs the role self.
 */
export const listPasskeys: Operation<paths['/identities/self/passkeys']['get']> = {
  service: 'identity',
  id: 'listPasskeys',
  method: 'GET',
  path: '/identities/self/passkeys',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Add a passkey.
 *
 * Adds the passkey that the browser created for the challenge of `startPasskeyRegistration`. People
 * can do this for themselves if they logged in less than fifteen minutes ago; a person has at most
 * twenty. The device must have verified the person (by PIN, fingerprint or face), and the challenge
 * works once. Rejected while the email address is not confirmed. The person gets an email about it.
 *
 * A repeated call is rejected with `passkey-not-accepted`. At most 20 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const createPasskey: Operation<paths['/identities/self/passkeys']['put']> = {
  service: 'identity',
  id: 'createPasskey',
  method: 'PUT',
  path: '/identities/self/passkeys',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Rename a passkey.
 *
 * Gives one of the person's own passkeys another name. Only the person sees the name, and it need not
 * be unique. Another person's passkey is not found.
 *
 * A repeated call changes nothing more. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const renamePasskey: Operation<paths['/identities/self/passkeys/{id}']['post']> = {
  service: 'identity',
  id: 'renamePasskey',
  method: 'POST',
  path: '/identities/self/passkeys/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Remove a passkey.
 *
 * Removes one of the person's own passkeys, which no longer works for logins. People can do this for
 * themselves if they logged in less than fifteen minutes ago. The last way to log in cannot be
 * removed. The person gets an email about it. Another person's passkey is not found.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const removePasskey: Operation<paths['/identities/self/passkeys/{id}']['delete']> = {
  service: 'identity',
  id: 'removePasskey',
  method: 'DELETE',
  path: '/identities/self/passkeys/{id}',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Start adding a passkey.
 *
 * What the browser needs to create a passkey. People can request it if they logged in less than
 * fifteen minutes ago. The challenge works once, within five minutes. Rejected while the email address
 * is not confirmed: it may belong to someone else.
 *
 * A repeated call does it again. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const startPasskeyRegistration: Operation<paths['/identities/self/passkey-challenge']['put']> = {
  service: 'identity',
  id: 'startPasskeyRegistration',
  method: 'PUT',
  path: '/identities/self/passkey-challenge',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Start a login with a passkey.
 *
 * What the browser needs to look for a passkey. Anyone can ask. The response names no person,
 * since the browser finds out who it is. The challenge works once, within five minutes, for
 * `logInWithPasskey` or `confirmLoginWithPasskey`.
 *
 * A repeated call does it again. At most 600 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const startPasskeyLogin: Operation<paths['/identities/passkeys/login']['put']> = {
  service: 'identity',
  id: 'startPasskeyLogin',
  method: 'PUT',
  path: '/identities/passkeys/login',
  auth: 'none',
  roles: [],
}

/**
 * Log in with a passkey.
 *
 * Checks what the passkey has signed, and sets a session cookie as `logIn` does. A passkey is
 * something the person has, and the device has verified them, so it counts as both factors and no code
 * is required. An unknown passkey, a wrong signature, a used or old challenge, and a passkey whose
 * counter shows that it was copied get the same rejection. If staff have turned the login off, the
 * response says so.
 *
 * A repeated call is rejected with `passkey-invalid`. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const logInWithPasskey: Operation<paths['/identities/passkeys/login']['post']> = {
  service: 'identity',
  id: 'logInWithPasskey',
  method: 'POST',
  path: '/identities/passkeys/login',
  auth: 'none',
  roles: [],
}

/**
 * Get the person for error reports.
 *
 * Email address and first name of the logged-in person, for anyone who is logged in. The portal sets
 * them as the user of its error reporting after a login. A page that cannot get them continues without
 * and reports `user profile could not be loaded from api`.
 *
 * Needs the role self.
 */
export const getSelfProfile: Operation<paths['/identities/self/profile']['get']> = {
  service: 'identity',
  id: 'getSelfProfile',
  method: 'GET',
  path: '/identities/self/profile',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Change your own password.
 *
 * Sets a new password for the logged-in person, who must send the current one. People can do this
 * for themselves. Every other session of the person ends within five seconds, this one continues, and
 * the person gets an email about it. It is also the way forward for a person who has logged in with a
 * password that staff have set.
 *
 * The new password must differ from the current one and must not be easy to guess. A repeated call is
 * rejected, because the old password is no longer right. A person without a password adds one with
 * `associateUsername`.
 *
 * A repeated call is rejected with `password-incorrect`. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 */
export const changePassword: Operation<paths['/identities/self/password']['post']> = {
  service: 'identity',
  id: 'changePassword',
  method: 'POST',
  path: '/identities/self/password',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Open an account of your own.
 *
 * Does what `createAccount` of the sales service does, under its former path, and will be removed on
 * 30 June 2027. It shares the idempotency keys of that call: the same key opens one account, with
 * either call.
 *
 * Opens another account, which the caller owns with every customer role. Requires a confirmed email
 * address. Without `account_name`, the account is named after the company in the person's profile, or
 * else the email address. The current access token stays with its account; call `createToken` with
 * the new `account_id` to switch. The account starts with a free trial of 42 days, that of US address
 * verification with 1,000 lookups unless `trial_plan_id` names another one. If the person or their
 * company has had that trial in another account, the account starts without it.
 *
 * The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in an hour.
 *
 * Needs the role self.
 * Needs an Idempotency-Key.
 *
 * @deprecated Use createAccount of the sales service, which takes and answers the same. It ends on 2027-06-30.
 */
export const createOwnAccount: Operation<paths['/identities/self/account']['put']> = {
  service: 'identity',
  id: 'createOwnAccount',
  method: 'PUT',
  path: '/identities/self/account',
  auth: 'bearer',
  acting: 'raised',
  idempotent: true,
  roles: [['self']],
}

/**
 * List your own ways to log in.
 *
 * What the logged-in person can log in with: a password, if there is one, then the logins with other
 * services in the order they were added. Anyone who is logged in can see their own. An organization's
 * single sign-on is not included. No secrets are returned.
 *
 * Needs the role self.
 */
export const listCredentials: Operation<paths['/identities/credentials']['get']> = {
  service: 'identity',
  id: 'listCredentials',
  method: 'GET',
  path: '/identities/credentials',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Add a username and a password.
 *
 * Adds a password for a logged-in person who so far logs in only with another service. People can do
 * this for themselves if they logged in less than fifteen minutes ago. The person gets an email about
 * it.
 *
 * With the address that the person has already confirmed, the password works immediately. Another address
 * gets a confirmation link, and the pair works from the confirmation on; until then the credential is
 * shown as not confirmed. The response doesn't tell whether that address belongs to another person, who gets an
 * email instead of a link. Repeating the call before that sends a new link and replaces the password.
 * Rejected for a person who has a password; use `changePassword` instead.
 *
 * A repeated call is rejected with `login-already-exists`. At most 10 calls by a person, and 10 calls for a username in 10 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const associateUsername: Operation<paths['/identities/username/associate']['put']> = {
  service: 'identity',
  id: 'associateUsername',
  method: 'PUT',
  path: '/identities/username/associate',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Sign up with another service.
 *
 * Creates an identity with the code from the other service and logs it in: the response sets a session
 * cookie (HttpOnly), and an earlier session of the same browser ends. Anyone who passes the bot
 * protection can call it, for the action `UserRegistration`.
 *
 * The other service must vouch for the email address. That address becomes the username and is
 * confirmed immediately, so no email is sent. `open_account` also opens an account for the person, named
 * after the address, with a free trial of 42 days: that of US address verification with 1,000 lookups
 * unless `trial_plan_id` names another one, or without it if the person or their company has had it. A
 * code works once; after a rejection, start again with
 * `startThirdPartyLogin`. Only a failed bot check or a rejected trial leaves the code unused.
 *
 * A login or an address that already belongs to a person is rejected. The caller has proved that both
 * are theirs, so this reveals nothing to others.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 10 rejected calls from an address in 10 minutes.
 *
 * Anyone may call it.
 */
export const signUpWithThirdParty: Operation<paths['/identities/oidc']['put']> = {
  service: 'identity',
  id: 'signUpWithThirdParty',
  method: 'PUT',
  path: '/identities/oidc',
  auth: 'none',
  roles: [],
}

/**
 * Start a login with another service.
 *
 * Returns the address to send the browser to, and sets a cookie (HttpOnly) that ties the response to
 * this browser. Anyone can call it: to log in, to sign up, or to add a login for a logged-in person.
 * Nothing changes until one of those three is called with the returned code.
 *
 * The address carries a state, a nonce and the challenge of PKCE (S256). The cookie holds the state
 * and is valid for ten minutes; starting again in the same browser replaces it. `redirect_uri` must be
 * exactly one of our callback pages, which decides what the login can be used for: to log in (`login`,
 * `g2`), to sign up (`signup`), or to add a login to the logged-in person (`add-login`, `associate`).
 * Providers can change; an unknown or disabled one is rejected.
 *
 * A repeated call does it again. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const startThirdPartyLogin: Operation<paths['/identities/oidc']['post']> = {
  service: 'identity',
  id: 'startThirdPartyLogin',
  method: 'POST',
  path: '/identities/oidc',
  auth: 'none',
  roles: [],
}

/**
 * Remove a third-party login.
 *
 * Removes a login with another service from the logged-in person, identified as in `listCredentials`.
 * People can do this to their own logins if they logged in less than fifteen minutes ago; sessions
 * continue. The person gets an email about it.
 *
 * The last way to log in cannot be removed. Removing a login that no longer exists returns 404.
 *
 * A repeated call is rejected with `not-found`. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const removeThirdParty: Operation<paths['/identities/oidc']['delete']> = {
  service: 'identity',
  id: 'removeThirdParty',
  method: 'DELETE',
  path: '/identities/oidc',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * List the services for third-party logins.
 *
 * The other services that people can log in and sign up with, in display order.
 * Anyone can ask. The configuration decides which there are; the list can be empty.
 *
 * At most 1,200 calls from an address in a minute.
 *
 * Anyone may call it.
 */
export const listLoginProviders: Operation<paths['/identities/oidc/providers']['get']> = {
  service: 'identity',
  id: 'listLoginProviders',
  method: 'GET',
  path: '/identities/oidc/providers',
  auth: 'none',
  roles: [],
}

/**
 * Log in with another service.
 *
 * Logs in with the code that the other service sent to our callback page, and sets a session cookie
 * (HttpOnly) as `logIn` does. An earlier session of the same browser ends. Anyone can call it.
 *
 * The login must have started in this browser: the state in `request_path` is compared with the cookie
 * of `startThirdPartyLogin`, which is cleared in any case. A code works once, so a repeated call is
 * rejected. People are identified by the provider and the provider's own ID for them, never by the
 * email address only. A login that belongs to no person returns 401 and creates nothing; the person
 * can sign up with it, which takes a new code.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 20 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const completeThirdPartyLogin: Operation<paths['/identities/oidc/login']['post']> = {
  service: 'identity',
  id: 'completeThirdPartyLogin',
  method: 'POST',
  path: '/identities/oidc/login',
  auth: 'none',
  roles: [],
}

/**
 * Add a login with another service.
 *
 * Links the returned login to the logged-in person, who can use it after that. People can do this
 * for themselves if they logged in less than fifteen minutes ago and have confirmed their email address; a
 * rejection for one of these reasons leaves the code unused. The person gets an email about it.
 *
 * The code and the state are checked as in `completeThirdPartyLogin`. The email address of the added
 * login can differ from the username and does not change it. A login that the person already has is
 * rejected as `login-already-exists`, one of another person as `provider-login-taken`. The pages that
 * add a login show both as the former.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 20 calls by a person in 5 minutes. Staff who act as a person can't call it.
 *
 * Needs the role self.
 * Needs a login of the last 15 minutes.
 */
export const associateThirdParty: Operation<paths['/identities/oidc/associate']['put']> = {
  service: 'identity',
  id: 'associateThirdParty',
  method: 'PUT',
  path: '/identities/oidc/associate',
  auth: 'bearer',
  acting: 'never',
  roles: [['self']],
}

/**
 * Request a link to choose a new password.
 *
 * Sends a link to choose a new password to a person with a confirmed address. Anyone can call it. The link
 * also sets a first password, unless the active identity provider of an organization logs the person in.
 * People who get no link get an email that says how they log in; an unknown address gets none. The response is the same for all of them and takes the same time.
 *
 * The link works once, within thirty minutes. Another call sends a new link and ends the earlier one,
 * at most once a minute; a call before that gets the same response and sends nothing. The current
 * password and all sessions are unchanged until the link is used.
 *
 * A repeated call changes nothing more. At most 300 calls from an address, and 10 calls for a username in 10 minutes.
 *
 * Anyone may call it.
 */
export const requestPasswordReset: Operation<paths['/identities/password-reset/token']['post']> = {
  service: 'identity',
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/identities/password-reset/token',
  auth: 'none',
  roles: [],
}

/**
 * Choose a new password with an emailed link.
 *
 * Sets a new password with the token of the emailed link. Anyone who holds the token can call it. Every
 * session of the person ends within five seconds, and an email goes to the address. It does not log in;
 * the person logs in next with the new password. The browser counts as known after that (see
 * `logIn`).
 *
 * A pending change of the email address is canceled, because a person who knew the old password may
 * have requested it.
 *
 * A token belongs to one username and works once. Wrong, used, replaced and expired tokens, and those
 * of another username, get the same rejection. A new password that is not acceptable leaves the token
 * unused.
 *
 * A repeated call is rejected with `password-reset-link-invalid`. At most 10 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const completePasswordReset: Operation<paths['/identities/password-reset']['put']> = {
  service: 'identity',
  id: 'completePasswordReset',
  method: 'PUT',
  path: '/identities/password-reset',
  auth: 'none',
  roles: [],
}

/**
 * Get the link that an email's code stands for.
 *
 * Returns the link of the email that has the code: some programs that check emails cut off or encode the
 * part of a link that has its token. Each email with such a link has a code of eight characters. Anyone who
 * holds the address and the code can call it. It only returns the link: what the link does takes another
 * call.
 *
 * A code works once, for as long as its link does. Using or replacing the link ends it, too. Lower case,
 * spaces, dashes, an O for a zero, and an I or L for a one are accepted. A wrong code, one that is used or
 * too old, and an address that no email went to get the same response. Failed attempts are limited for
 * each address.
 *
 * A repeated call is rejected with `link-code-invalid`. At most 20 rejected calls from an address, and 20 failed attempts for a username in 10 minutes.
 *
 * Anyone may call it.
 */
export const redeemLinkCode: Operation<paths['/link-codes/redemption']['post']> = {
  service: 'identity',
  id: 'redeemLinkCode',
  method: 'POST',
  path: '/link-codes/redemption',
  auth: 'none',
  roles: [],
}

/**
 * Get whether a login is turned off.
 *
 * Whether staff have turned a person's login off. Anyone who is logged in can ask about
 * themselves, and staff (internal-admin) about anyone. Any other ID returns 404, like one that does
 * not exist.
 *
 * Needs the role self.
 */
export const getUserStatus: Operation<paths['/identities/{id}/status']['get']> = {
  service: 'identity',
  id: 'getUserStatus',
  method: 'GET',
  path: '/identities/{id}/status',
  auth: 'bearer',
  acting: 'read',
  roles: [['self']],
}

/**
 * Find the organization of an email address.
 *
 * The name of the organization that people of the email address's domain log in through, for a login
 * page that asks for an address first. It is a read, sent by POST to keep the address out of logs.
 * Anyone can call it.
 *
 * Only the domain counts, so the response reveals nothing about the address: neither whether it exists
 * nor whether the person belongs to an account. The organization has an active identity provider, and
 * has verified the domain in DNS. A domain where anyone can get an address, or that no one has verified,
 * finds nothing; members use the name. Until their grace period ends, organizations from before that
 * rule are also found by the domain of an owner's confirmed address, unless two of them match.
 *
 * A repeated call changes nothing more. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const findSsoOrganization: Operation<paths['/sso/organization']['post']> = {
  service: 'identity',
  id: 'findSsoOrganization',
  method: 'POST',
  path: '/sso/organization',
  auth: 'none',
  roles: [],
}

/**
 * Start a single sign-on.
 *
 * Returns the address of the organization's identity provider to send the browser to, and sets a
 * cookie (HttpOnly) that ties the response to this browser. Anyone can call it; nothing changes until
 * `completeSsoLogin` is called with the returned code.
 *
 * With a provider of type OIDC the address carries a state, a nonce and the challenge of PKCE (S256);
 * with SAML a request and a relay state. If the provider requires a posted form, the address is one of
 * ours that posts it. The cookie is valid for ten minutes; starting again in the same browser replaces
 * it. `redirect_uri` must be exactly our callback page for single sign-on.
 *
 * An organization is found by its name and, for ninety days after a rename, by its former name. An
 * unknown organization gets the same response as one whose identity provider is not active. Owners of
 * its account, identified by their session cookie, can also use a provider that is not active yet:
 * that is how its login is tested before activation.
 *
 * A login that an OpenID provider starts (OpenID Connect Core 1.0, section 4) comes to the page
 * `/sso/{organization}` with `iss` and `login_hint`, which the page sends here. A SAML provider can't log
 * anyone in without a request of ours: its response leads to the same page, which starts the login.
 *
 * A repeated call does it again. At most 30 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const startSsoLogin: Operation<paths['/sso/redirect']['post']> = {
  service: 'identity',
  id: 'startSsoLogin',
  method: 'POST',
  path: '/sso/redirect',
  auth: 'none',
  roles: [],
}

/**
 * Log in through your organization.
 *
 * Logs in with the code from the organization's identity provider, and sets a session cookie
 * (HttpOnly) as `logIn` does. An earlier session of the same browser ends. Anyone can call it.
 *
 * The login must have started in this browser: the state in the query of `redirect_uri` is compared
 * with the cookie of `startSsoLogin`, which is cleared in any case. A code works once, so a repeated
 * call is rejected. People are identified by the identity provider and its own ID for them, never by
 * only the email address. A person who belongs to no account of the organization gets 401; an
 * account owner has to invite them. Exception: if the role mapping (authorization service) lets people
 * join at their first login, a person whose address is in a domain of the account's owners becomes a
 * member, with the roles of their groups or the default ones, while the account has seats. When groups
 * are mapped and the provider leaves out the groups of such a person (Entra ID does above 150 or 200), they
 * don't join (409), and a member keeps their roles.
 *
 * The first time, a member of the organization's accounts is found by a confirmed email address,
 * which the provider must not report as unverified, and gets an email about it; after that only the
 * provider's ID counts, even if the address changes. If the provider has another ID for the person later, they
 * keep their login when its SCIM resource existed before, when the organization has verified the address's
 * domain in DNS, or when they are logged in here; otherwise an owner relinks them. An organization vouches only for its own members:
 * a person who also belongs to other accounts can log in only if they were logged in here, in this
 * browser, that first time, and our staff never can. Both cases return 401 as well.
 *
 * Without a code, nothing but the failure is recorded, with the error that the provider returned, for the owners of
 * the organization; the call is rejected like one with an invalid code.
 *
 * With `iss`, which OpenID providers can send along with the code, a code of another provider is
 * rejected before it is used.
 *
 * A repeated call is rejected with `third-party-code-invalid`. At most 20 rejected calls from an address in 5 minutes.
 *
 * Anyone may call it.
 */
export const completeSsoLogin: Operation<paths['/sso/authenticate']['post']> = {
  service: 'identity',
  id: 'completeSsoLogin',
  method: 'POST',
  path: '/sso/authenticate',
  auth: 'none',
  roles: [],
}

/**
 * Find people.
 *
 * A page of the people whose ID the text is, or whose email address, name or company has words that
 * begin with those of the text, ignoring case; ordered by email address. Of more than 1,000,
 * only as many are listed and counted. For staff. People without an account or a confirmed
 * address are found too. The response has roles of staff; for a person's roles in accounts, call
 * `listUserAccounts`.
 *
 * At most 120 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const searchUsers: Operation<paths['/admin/search']['get']> = {
  service: 'identity',
  id: 'searchUsers',
  method: 'GET',
  path: '/admin/search',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List the profiles of several people.
 *
 * The people with these IDs, in the requested order, each once. For staff who have IDs from an account
 * or an order and need names. It changes nothing. Unknown IDs are left out, so the list can be shorter
 * than the request, or empty.
 *
 * A repeated call changes nothing more. At most 120 calls from an address in a minute.
 *
 * Needs the role internal-admin.
 */
export const listUserProfiles: Operation<paths['/admin/identities/profile']['post']> = {
  service: 'identity',
  id: 'listUserProfiles',
  method: 'POST',
  path: '/admin/identities/profile',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Turn a login on again.
 *
 * Lets a person log in again after staff have turned the login off. For staff, with a reason.
 * Nothing else changes: credentials, accounts and roles stay as they were, and ended sessions stay
 * ended. Turning on a login that works changes nothing. The activity log of the person and that of the
 * member of staff record it with the reason.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const activateUser: Operation<paths['/admin/identities/{id}/activation']['post']> = {
  service: 'identity',
  id: 'activateUser',
  method: 'POST',
  path: '/admin/identities/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Turn a login off.
 *
 * Rejects every login of a person until staff turn it on again, and ends all their sessions within
 * five seconds. For staff, with a reason. Accounts, roles and keys stay: secret and embedded keys keep
 * working, and an account whose only owner is turned off has no one to manage it. No email is sent.
 * Turning off a login that is off changes nothing. The activity log of the person and that of the
 * member of staff record it with the reason.
 *
 * Staff cannot turn off their own login.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const deactivateUser: Operation<paths['/admin/identities/{id}/activation']['delete']> = {
  service: 'identity',
  id: 'deactivateUser',
  method: 'DELETE',
  path: '/admin/identities/{id}/activation',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Set a person's password.
 *
 * Sets a password that staff pass on to a person. For staff. Prefer
 * `sendUserPasswordReset`: then only the person ever knows the password. This call is for people who cannot
 * read their email.
 *
 * The password works for one login, at which the person has to change it. Until then `listCredentials`
 * shows it as `change_required`, and the portal asks for a new one before anything else. Every session
 * of the person ends within five seconds, earlier reset links stop working, and the person gets an
 * email. It also works for a person without a password. Staff cannot set their own password this way.
 *
 * A repeated call does it again. At most 10 calls from an address in 5 minutes.
 *
 * Needs the role internal-admin.
 * Needs a login of the last 15 minutes.
 */
export const setUserPassword: Operation<paths['/admin/identities/{id}/password']['put']> = {
  service: 'identity',
  id: 'setUserPassword',
  method: 'PUT',
  path: '/admin/identities/{id}/password',
  auth: 'bearer',
  acting: 'never',
  roles: [['internal-admin']],
}

/**
 * Email a person a link to choose a password.
 *
 * Sends the email of `requestPasswordReset` to the person's address: then only the person ever knows the
 * password. For staff. The link works for half an hour, and earlier links stop working. The password and the
 * sessions stay until the person uses the link.
 *
 * A person who cannot reset a password gets an email that says why instead, and `email` says so: the login is
 * turned off, the address is not confirmed, or the person has no password and logs in through an organization.
 *
 * A repeated call does it again. At most 10 calls by a person in 5 minutes.
 *
 * Needs the role internal-admin.
 */
export const sendUserPasswordReset: Operation<paths['/admin/identities/{id}/password-reset']['post']> = {
  service: 'identity',
  id: 'sendUserPasswordReset',
  method: 'POST',
  path: '/admin/identities/{id}/password-reset',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * Get how a person logs in.
 *
 * Which login methods a person has, and whether a login needs a second factor. For staff, who see no more
 * than that: neither the address at another service nor the names of passkeys.
 *
 * Needs the role internal-admin.
 */
export const getUserLogin: Operation<paths['/admin/identities/{id}/login']['get']> = {
  service: 'identity',
  id: 'getUserLogin',
  method: 'GET',
  path: '/admin/identities/{id}/login',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * List a person's sessions.
 *
 * The open sessions of a person, as the person sees them with `listSessions`: most recently used first, at
 * most a hundred. For staff. `current` is true only for staff who look at themselves.
 *
 * Needs the role internal-admin.
 */
export const listUserSessions: Operation<paths['/admin/identities/{id}/sessions']['get']> = {
  service: 'identity',
  id: 'listUserSessions',
  method: 'GET',
  path: '/admin/identities/{id}/sessions',
  auth: 'bearer',
  acting: 'read',
  roles: [['internal-admin']],
}

/**
 * End all sessions of a person.
 *
 * Logs a person out everywhere. The cookies are rejected immediately, the access tokens within five seconds.
 * For staff, with a reason. The person can log in again; `deactivateUser` prevents that. The activity log of
 * the person and that of the member of staff record it with the reason. If there is no session, nothing
 * changes. Staff cannot end their own sessions this way; `logOut` does that.
 *
 * A repeated call changes nothing more.
 *
 * Needs the role internal-admin.
 */
export const revokeUserSessions: Operation<paths['/admin/identities/{id}/sessions']['delete']> = {
  service: 'identity',
  id: 'revokeUserSessions',
  method: 'DELETE',
  path: '/admin/identities/{id}/sessions',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}

/**
 * End one session of a person.
 *
 * Logs a person out of one browser. Its cookie is rejected immediately, its access tokens within five seconds.
 * For staff, with a reason. The activity log of the person and that of the member of staff record it with the
 * reason. A session that has ended already, and one of another person, is not found.
 *
 * A repeated call is rejected with `not-found`.
 *
 * Needs the role internal-admin.
 */
export const revokeUserSession: Operation<paths['/admin/identities/{id}/sessions/{session_id}']['delete']> = {
  service: 'identity',
  id: 'revokeUserSession',
  method: 'DELETE',
  path: '/admin/identities/{id}/sessions/{session_id}',
  auth: 'bearer',
  acting: 'raised',
  roles: [['internal-admin']],
}
