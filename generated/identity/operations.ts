// Generated from openapi/identity by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from './types.ts'

/**
 * Get one's own profile.
 *
 * Name, telephone number, company and position of the signed-in person, for everybody who is signed in.
 * Needs no account. Fields that nobody has filled in are empty.
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
 * Save one's own profile.
 *
 * Saves the whole profile of the signed-in person. Everybody who is signed in may do it, for
 * themselves only.
 *
 * It is not a partial update: a field that is left out becomes empty, so send back those that are to
 * stay. Neither the e-mail address to log in with nor the contacts of an account change by it. Saving
 * the same once more changes nothing. A 401 means that the session is over; the portal then logs out.
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
 * Opens an identity for an e-mail address and sends a confirmation link to it. Anybody may call it
 * who passes the bot protection, for the action `UserRegistration`; what the page needs for it is told
 * by `getBotProtection`.
 *
 * The answer is the same for an address that is already known: a confirmed person gets a mail that
 * says so, an unconfirmed one a fresh link. So calling it again is how the sign-up page resends the
 * mail. The password that counts is the one given with the link that gets confirmed.
 *
 * Every answer sets a cookie by which the confirmation knows this browser again. Disposable addresses
 * are refused, and those with a plus sign of the webmail services of Google, Microsoft, Yahoo, Apple
 * and Proton, where they all lead to one mailbox. A password must be hard to guess. These refusals
 * depend on nothing but what was sent.
 *
 * Anybody may call it.
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
 * Which bot protection the service has configured, and what a page needs to show it. Anybody may call
 * it. A page loads the script of the vendor only when this answer names one; the content security
 * policy of the pages allows it only then. The response of the vendor goes along with the call that is
 * protected, as `bot_response`; it serves once, for one action.
 *
 * Anybody may call it.
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
 * Confirm an e-mail address.
 *
 * Confirms the address with the token of the mailed link, opens the account that the sign-up asked
 * for, and logs the person in. Anybody who holds the token may call it. A call for an address that is
 * confirmed already changes nothing, logs nobody in, and says so. A token lives for 24 hours.
 *
 * **Whose password counts.** Anybody can sign up with somebody else's address, and its owner may then
 * click the link in good faith. So the token alone confirms only in the browser that signed up, or in
 * one where the person is logged in with that password. Elsewhere the call needs the password of that
 * sign-up; without it the answer is 400 `confirmation-password-required`, and the address stays
 * unconfirmed. Whoever reads the mail and does not know the password sends a `new_password` instead: it
 * takes the place of the one of the sign-up, and every earlier session of the person ends. A
 * `new_password` counts above a `password`.
 *
 * The link of a changed address (`changeUsername`, `associateUsername`) comes here as well: from now on the
 * person logs in with it, and a notice goes to the old one. Of two people who wait for the same address the
 * first one gets it; the link of the other is not valid any more.
 *
 * Anybody may call it.
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
 * Send the confirmation mail again.
 *
 * Sends a fresh confirmation link to the caller's own address. Earlier links stop working. One mail a
 * minute; the answer says when the next may be asked for.
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
 * Checks the e-mail address and the password, and answers with a session cookie (HttpOnly). An earlier
 * session of the same browser ends. A second cookie (HttpOnly) makes the browser known to the person for
 * 180 days, or until the password changes. It does not authenticate; it gives later tries a count of their own,
 * so that a stranger who guesses elsewhere cannot lock the person out. Anybody may call it; a wrong address and a wrong password answer
 * alike and take as long. Whose login staff have switched off is told so, once the password was right.
 * A person whose address is not confirmed yet can log in, and may then do nothing but see that and ask
 * for another mail. Members of an organization whose identity provider is active log in
 * there; of them, only owners with a password and a second factor get in here.
 *
 * Who has a second factor gives a `code` as well: the six digits of the authenticator app, or a recovery
 * code. The code is looked at only when the password is right, and each serves once. Without one the
 * answer is `second-factor-required`; the same call with the code comes next.
 *
 * Anybody may call it.
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
 * sessions of the person, on whatever device. Access tokens of a session that has ended stop working
 * within five seconds. Without a session it answers the same.
 *
 * Anybody may call it.
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
 * Get one's own login credentials.
 *
 * Who is signed in, and whether the e-mail address is confirmed. Needs no account.
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
 * Change the e-mail address to log in with.
 *
 * Asks to log in with another e-mail address from now on. Everybody may do it for themselves, if they
 * logged in less than fifteen minutes ago. A confirmation link goes to the new address, and a notice to
 * the present one.
 *
 * The new address is pending until its link is followed (`confirmEmail`), for 24 hours; until then the
 * present one stays good to log in with, and everything else goes on as it was. A further call replaces
 * the pending address and ends its link; giving the present address takes a pending change back and
 * sends nothing.
 *
 * An address that another person has is refused, and told to be so, since the caller is known. Two
 * people may be waiting for the same address; the first to confirm has it.
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
 * Get how one can confirm that it is oneself.
 *
 * What the signed-in person can prove their identity with, for the question that comes before a
 * dangerous act (`confirmLogin`, `confirmLoginWithPasskey`). Who has neither a password nor a passkey
 * logs in again with the other service or the organization's single sign-on.
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
 * Confirm with the password that it is oneself.
 *
 * The signed-in person gives the password once more, with a code where they have a second factor. From
 * then on the session counts as freshly logged in, so what `x-recent-login` guards is open for fifteen
 * minutes. The secret of the session's cookie is replaced: a copy of the old cookie is worth nothing.
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
 * Confirm with a passkey that it is oneself.
 *
 * As `confirmLogin`, with one of the person's own passkeys instead of the password and a code; the
 * challenge is one of `startPasskeyLogin`. Another person's passkey is refused like an unknown one.
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
 * List where one is logged in.
 *
 * The person's sessions that have not ended: one a browser, the latest used first. A session that was
 * logged out, ended from elsewhere, left alone for a day or begun thirty days ago is not among them.
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
 * Logs the person out everywhere else. The cookies of those sessions are refused at once, their access
 * tokens within five seconds; this session goes on. Repeating it changes nothing. To end this one as
 * well, call `logOut` with `everywhere`.
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
 * Logs the person out of one browser, this one or another. Its cookie is refused at once, its access
 * tokens within five seconds. A session that has ended already, and one of another person, is not found.
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
 * Get one's own second factor.
 *
 * Whether a code is asked for beside the password, since when, and how many recovery codes are left.
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
 * Begin to set up an authenticator app.
 *
 * Makes the secret that an authenticator app shares with us (RFC 6238: SHA-1, six digits, thirty
 * seconds), and the address that goes into a QR code. Everybody may do it for themselves, if they logged
 * in less than fifteen minutes ago. Nothing is asked for at a login before `confirmSecondFactor`; a
 * secret that is not confirmed within fifteen minutes is void, and a further call replaces it. Whose
 * e-mail address is not confirmed yet is refused: it may be somebody else's.
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
 * Proves with a code that the app has the secret. From now on a login with the password asks for a code.
 * Answers ten recovery codes, each good for one login; they are shown this once. Everybody may do it for
 * themselves, if they logged in less than fifteen minutes ago. A mail to the person says what happened.
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
 * From now on the password alone suffices; the recovery codes are void. Everybody may do it for
 * themselves, if they logged in less than fifteen minutes ago. A mail to the person says what happened.
 * Without a second factor it answers the same, and sends none.
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
 * Makes ten new recovery codes, shown this once; all earlier ones are void. Everybody may do it for
 * themselves, if they logged in less than fifteen minutes ago. A mail to the person says what happened.
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
 * List one's own passkeys.
 *
 * The passkeys of the signed-in person, in the order in which they were added.
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
 * Adds the passkey that the browser has made for the challenge of `startPasskeyRegistration`. Everybody
 * may do it for themselves, if they logged in less than fifteen minutes ago; a person has at most twenty.
 * The device must have verified the person (by PIN, finger or face), and the challenge serves once. A
 * mail to the person says what happened.
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
 * Gives one of the person's own passkeys another name. The name is for the person alone, and may be given
 * twice. Another person's passkey is not found.
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
 * One of the person's own passkeys can't be logged in with any more. Everybody may do it for themselves,
 * if they logged in less than fifteen minutes ago. The last way to log in stays. A mail to the person
 * says what happened. Another person's passkey is not found.
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
 * Begin to add a passkey.
 *
 * What the browser has to know to make a passkey. Everybody may ask for it for themselves, if they logged
 * in less than fifteen minutes ago. The challenge serves once, within five minutes. Whose e-mail
 * address is not confirmed yet is refused: it may be somebody else's.
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
 * Begin to log in with a passkey.
 *
 * What the browser has to know to look for a passkey. Anybody may ask; the answer is about nobody, for
 * the browser finds out who it is. The challenge serves once, within five minutes, for `logInWithPasskey`
 * or `confirmLoginWithPasskey`.
 *
 * Anybody may call it.
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
 * Checks what the passkey has signed, and answers with a session cookie as `logIn` does. A passkey is
 * something that the person has, and the device has verified them, so it counts as both factors and no
 * code is asked for. An unknown passkey, a wrong signature, a used or old challenge, and a passkey whose
 * counter says that it was copied are refused alike. Whose login staff have switched off is told so.
 *
 * Anybody may call it.
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
 * Get whom to name in an error report.
 *
 * E-mail address and first name of the signed-in person, for everybody who is signed in. The portal
 * sets them as the user of its error reporting after a login. A page that can't get them goes on
 * without and reports `user profile could not be loaded from api`.
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
 * Change one's own password.
 *
 * Sets a new password for the signed-in person, who proves to know the present one. Everybody may do it
 * for themselves. Every other session of the person ends within five seconds, this one goes on, and a
 * mail to the person's address says so. It is also the way out for somebody who has logged in with a
 * password that staff have set.
 *
 * The new password must differ from the present one and must not be easy to guess. A repeated call is
 * refused, for the old password is no longer right. Who has no password yet adds one with
 * `associateUsername`.
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
 * Open an account of one's own.
 *
 * Does what `createAccount` of the sales service does, under the path where it used to be, and goes
 * away on 30 June 2027. It shares the idempotency keys of that call: the same key opens one account,
 * whichever of the two it is sent to.
 *
 * Opens a further account, which the caller owns with every role of customers. Everybody who is signed
 * in with a confirmed e-mail address may. Without `account_name` the account is called by the company
 * of the person's profile, else by the e-mail address. The present access token stays with its account;
 * `createToken` with the new `account_id` goes over to the new one.
 *
 * Needs the role self.
 * Needs an Idempotency-Key; the same key answers the same result.
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
  roles: [['self']],
}

/**
 * List one's own ways to log in.
 *
 * What the signed-in person can log in with: a password, if there is one, then the logins with other
 * services in the order in which they were added. Everybody who is signed in may see their own. Single
 * sign-on of an organization is not among them. No secret is shown.
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
 * Gives a password to the signed-in person who so far logs in with another service only. Everybody may
 * do it for themselves, if they logged in less than fifteen minutes ago. A mail to the person's present
 * address says so.
 *
 * With the address that the person has confirmed already, the password works at once. With another one
 * a confirmation link goes there, and the pair works from the confirmation on; until then the
 * credential is shown as not confirmed. Repeating the call before that sends a fresh link and replaces
 * the password. Who has a password is refused and changes it with `changePassword`.
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
 * Opens an identity with the code that the other service sent back, and logs it in: the answer sets a
 * session cookie (HttpOnly), and an earlier session of the same browser ends. Anybody may call it who
 * passes the bot protection, for the action `UserRegistration`.
 *
 * The other service has to vouch for the e-mail address. That address becomes the username and is
 * confirmed at once, so no mail goes out. With `open_account` an account of the person's own is opened
 * as well, named after the address. A code serves once; after a refusal, begin again with
 * `startThirdPartyLogin`. Only a failed bot protection leaves the code unused.
 *
 * A login that belongs to a person already is refused, and so is an address that does: whoever gets
 * here has shown that both are theirs, so nobody else learns of it.
 *
 * Anybody may call it.
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
 * Begin a login with another service.
 *
 * Answers with the address to send the browser to, and sets a cookie (HttpOnly) that ties what comes
 * back to this browser. Anybody may call it: to log in, to sign up, or to add a login to a person who
 * is signed in. Nothing changes until one of those three is called with the code that comes back.
 *
 * The address carries a state, a nonce and the challenge of PKCE (S256). The cookie stands for the
 * state and lives for ten minutes; beginning again in the same browser replaces it. `redirect_uri` has
 * to be one of our callback pages, to the letter; which one decides what the login can be used for: to
 * log in (`login`, `g2`), to sign up (`signup`), or to add a login to the signed-in person (`add-login`,
 * `associate`). Providers may come and go; one that is unknown or switched off is refused.
 *
 * Anybody may call it.
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
 * Takes a login with another service away from the signed-in person, who names it as
 * `listCredentials` does. Everybody may do it to their own, if they logged in less than fifteen
 * minutes ago; sessions go on. A mail to the person's address says so.
 *
 * The last way to log in stays. Removing a login that is gone already answers 404.
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
 * List the services to log in with.
 *
 * The other services that people can log in and sign up with here, in the order to offer them in.
 * Anybody may ask. Which there are is a matter of configuration; there may be none.
 *
 * Anybody may call it.
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
 * Logs in with the code that the other service sent back to our callback page, and answers as `logIn`
 * does, with a session cookie (HttpOnly). An earlier session of the same browser ends. Anybody may call
 * it.
 *
 * The login has to have begun in this browser: the state in `request_path` is compared with the cookie
 * of `startThirdPartyLogin`, which is cleared whatever comes of it. A code serves once, so a repeated
 * call is refused. People are known by the provider and the provider's own id for them, never by the
 * e-mail address alone. A login that belongs to nobody answers 401 and opens nothing; the person may
 * sign up with it, which takes a new code.
 *
 * Anybody may call it.
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
 * Links the login that the other service sent back to the signed-in person, who can use it from then on
 * beside the others. Everybody may do it for themselves, if they logged in less than fifteen minutes
 * ago; a refusal for that reason leaves the code unused. A mail to the person's address says so.
 *
 * The code and the state are checked as in `completeThirdPartyLogin`. The e-mail address of the added
 * login may differ from the username and doesn't change it. A login that the person has already is
 * refused as `login-already-exists`, one of somebody else as `provider-login-taken`. On the pages that
 * add a login, both are shown to people as the former.
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
 * Ask for a link to choose a new password.
 *
 * Sends a link to choose a new password to a person who has a password and a confirmed address. Anybody
 * may call it. Other people whom we know get a mail that says how they log in; an unknown address gets
 * none. The answer is the same for all of them, and takes as long.
 *
 * The link works for thirty minutes and once. A further call sends another link and ends the one
 * before, at most once a minute; a call that comes sooner answers the same and sends nothing. The
 * present password and all sessions stay as they are until the link is used.
 *
 * Anybody may call it.
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
 * Choose a new password with a mailed link.
 *
 * Sets a new password with the token of the mailed link. Anybody who holds the token may call it. Every
 * session of the person ends within five seconds, and a mail to the address says what happened. It does
 * not log in; the person does so next, with the new password, in a browser that is known to them from
 * then on (see `logIn`).
 *
 * A change of the e-mail address that waits for its confirmation is taken back, for whoever had the old
 * password may have asked for it.
 *
 * A token goes with one username and serves once. A wrong, used, replaced or too old one and one of
 * another username are refused alike. A new password that won't do leaves the token unused.
 *
 * Anybody may call it.
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
 * Get whether a login is switched off.
 *
 * Says whether staff have switched a person's login off. Everybody who is signed in may ask for
 * themselves, and staff (internal-admin) for anybody. Anybody else's id answers 404, like one that
 * nobody has.
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
 * Find the organization of an e-mail address.
 *
 * The name of the organization that people of the e-mail address's domain log in through, for a login
 * page that asks for an address first. It is a read, sent by POST so that the address stands in no
 * log. Anybody may call it.
 *
 * Only the domain counts, so nothing is told of the address: not whether anybody has it, and not
 * whether the person is on an account. The organization has an active identity provider, and its
 * account an owner with a confirmed address of the domain. A domain where anybody gets an address finds
 * nothing, and neither does one that two organizations have a claim to; their people use the name.
 *
 * Anybody may call it.
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
 * Begin a single sign-on.
 *
 * Answers with the address of the organization's identity provider to send the browser to, and sets a
 * cookie (HttpOnly) that ties what comes back to this browser. Anybody may call it; nothing changes
 * until `completeSsoLogin` is called with the code that comes back.
 *
 * With a provider of type OIDC the address carries a state, a nonce and the challenge of PKCE (S256);
 * with SAML a request and a relay state, and where the provider wants a posted form the address is one
 * of ours that posts it. The cookie lives for ten minutes; beginning again in the same browser replaces
 * it. `redirect_uri` has to be our callback page for single sign-on, to the letter.
 *
 * An organization is found by its name, for ninety days after a rename also by the former one. An
 * unknown organization answers like one whose identity provider is not active. For an owner of its
 * account, whose session cookie comes along, a provider that is not active yet will do: that is how its
 * login is tested before it is activated.
 *
 * Anybody may call it.
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
 * Log in through one's organization.
 *
 * Logs in with the code that the organization's identity provider led to, and answers as `logIn` does,
 * with a session cookie (HttpOnly). An earlier session of the same browser ends. Anybody may call it.
 *
 * The login has to have begun in this browser: the state in the query of `redirect_uri` is compared
 * with the cookie of `startSsoLogin`, which is cleared whatever comes of it. A code serves once, so a
 * repeated call is refused. People are known by the identity provider and its own id for them, never by
 * the e-mail address alone. Somebody who is on no account of the organization answers 401; an account
 * owner has to invite them.
 *
 * The first time, a person of the organization's accounts is found by a confirmed e-mail address, which
 * the provider must not call unverified, and told so by mail; from then on the provider's id counts,
 * whatever becomes of the address. An organization vouches for its own people alone: somebody who is on
 * further accounts gets in only if they were logged in here, in this browser, that first time, and our
 * staff never do. Both answer 401 as well.
 *
 * With `iss`, which OpenID providers may send along with the code, a code of another provider is
 * refused before anybody gets to see it.
 *
 * Anybody may call it.
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
 * A page of the people whose e-mail address, name or company contains the text, in upper or lower case,
 * or whose id it is; ordered by e-mail address. For staff. Whoever has no account is found as well,
 * also with an address that is not confirmed yet. Roles of staff are shown; for those that a person holds
 * in accounts, ask `listUserAccounts`.
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
 * The people with these ids, in the order asked for, each once. For staff, who know ids from an account
 * or an order and want names. It changes nothing. Ids that nobody has are left out, so the list may be
 * shorter than what was asked for, or empty.
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
 * Switch a login on again.
 *
 * Lets a person log in again whom staff had switched off. For staff, who say why. Nothing else changes:
 * credentials, accounts and roles are as they were, and sessions that ended stay ended. Switching on a
 * login that works changes nothing. The activity log keeps who did it and why.
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
 * Switch a login off.
 *
 * Refuses every login of a person until staff switch it on again, and ends all their sessions within
 * five seconds. For staff, who say why. Accounts, roles and keys stay: secret and embedded keys go on
 * working, and an account whose only owner is switched off has nobody to manage it. No mail is sent.
 * Switching off a login that is off changes nothing. The activity log keeps who did it and why.
 *
 * Nobody can switch off their own login.
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
 * Sets a password that staff hand over to a person. For staff. Prefer `requestPasswordReset` with the
 * person's address: then nobody but the person ever knows the password. This call is for people who
 * can't read their mail.
 *
 * The password is good for one login, at which the person has to change it; until then
 * `listCredentials` shows it as `change_required`, and the portal asks for a new one before anything
 * else. Every session of the person ends within five seconds, earlier links to choose a password stop
 * working, and a mail to the person's address says that staff have set a password. A person without a
 * password gets one. Staff can't set their own this way.
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
