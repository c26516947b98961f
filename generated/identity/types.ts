// Generated from openapi/identity by npm run generate. Do not edit.

export interface paths {
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own profile
         * @description Name, telephone number, company and position of the signed-in person, for everybody who is signed in.
         *     Needs no account. Fields that nobody has filled in are empty.
         */
        get: operations["getProfile"];
        put?: never;
        /**
         * Save one's own profile
         * @description Saves the whole profile of the signed-in person. Everybody who is signed in may do it, for
         *     themselves only.
         *
         *     It is not a partial update: a field that is left out becomes empty, so send back those that are to
         *     stay. Neither the e-mail address to log in with nor the contacts of an account change by it. Saving
         *     the same once more changes nothing. A 401 means that the session is over; the portal then logs out.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign up
         * @description Opens an identity for an e-mail address and sends a confirmation link to it. Anybody may call it
         *     who passes the bot protection, for the action `UserRegistration`; what the page needs for it is told
         *     by `getBotProtection`.
         *
         *     The answer is the same for an address that is already known: a confirmed person gets a mail that
         *     says so, an unconfirmed one a fresh link. So calling it again is how the sign-up page resends the
         *     mail. The password that counts is the one given with the link that gets confirmed.
         *
         *     Every answer sets a cookie by which the confirmation knows this browser again. Disposable addresses
         *     are refused, and those with a plus sign of the webmail services of Google, Microsoft, Yahoo, Apple
         *     and Proton, where they all lead to one mailbox. A password must be hard to guess. These refusals
         *     depend on nothing but what was sent.
         */
        put: operations["signUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot-protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the bot protection needs
         * @description Which bot protection the service has configured, and what a page needs to show it. Anybody may call
         *     it. A page loads the script of the vendor only when this answer names one; the content security
         *     policy of the pages allows it only then. The response of the vendor goes along with the call that is
         *     protected, as `bot_response`; it serves once, for one action.
         */
        get: operations["getBotProtection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Confirms the address with the token of the mailed link, opens the account that the sign-up asked
         *     for, and logs the person in. Anybody who holds the token may call it. A call for an address that is
         *     confirmed already changes nothing, logs nobody in, and says so. A token lives for 24 hours.
         *
         *     **Whose password counts.** Anybody can sign up with somebody else's address, and its owner may then
         *     click the link in good faith. So the token alone confirms only in the browser that signed up, or in
         *     one where the person is logged in with that password. Elsewhere the call needs the password of that
         *     sign-up; without it the answer is 400 `confirmation-password-required`, and the address stays
         *     unconfirmed. Whoever reads the mail and does not know the password sends a `new_password` instead: it
         *     takes the place of the one of the sign-up, and every earlier session of the person ends. A
         *     `new_password` counts above a `password`.
         *
         *     The link of a changed address (`changeUsername`, `associateUsername`) comes here as well: from now on the
         *     person logs in with it, and a notice goes to the old one. Of two people who wait for the same address the
         *     first one gets it; the link of the other is not valid any more.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/confirmation/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation mail again
         * @description Sends a fresh confirmation link to the caller's own address. Earlier links stop working. One mail a
         *     minute; the answer says when the next may be asked for.
         */
        post: operations["resendConfirmationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Checks the e-mail address and the password, and answers with a session cookie (HttpOnly). An earlier
         *     session of the same browser ends. A second cookie (HttpOnly) makes the browser known to the person for
         *     180 days, or until the password changes. It does not authenticate; it gives later tries a count of their own,
         *     so that a stranger who guesses elsewhere cannot lock the person out. Anybody may call it; a wrong address and a wrong password answer
         *     alike and take as long. Whose login staff have switched off is told so, once the password was right.
         *     A person whose address is not confirmed yet can log in, and may then do nothing but see that and ask
         *     for another mail. Members of an organization whose identity provider is active log in
         *     there; of them, only owners with a password and a second factor get in here.
         *
         *     Who has a second factor gives a `code` as well: the six digits of the authenticator app, or a recovery
         *     code. The code is looked at only when the password is right, and each serves once. Without one the
         *     answer is `second-factor-required`; the same call with the code comes next.
         */
        post: operations["logIn"];
        /**
         * Log out
         * @description Ends the session of the cookie, in all tabs, and clears the cookie; with `everywhere` it ends all
         *     sessions of the person, on whatever device. Access tokens of a session that has ended stop working
         *     within five seconds. Without a session it answers the same.
         */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own login credentials
         * @description Who is signed in, and whether the e-mail address is confirmed. Needs no account.
         */
        get: operations["getOwnCredentials"];
        put?: never;
        /**
         * Change the e-mail address to log in with
         * @description Asks to log in with another e-mail address from now on. Everybody may do it for themselves, if they
         *     logged in less than fifteen minutes ago. A confirmation link goes to the new address, and a notice to
         *     the present one.
         *
         *     The new address is pending until its link is followed (`confirmEmail`), for 24 hours; until then the
         *     present one stays good to log in with, and everything else goes on as it was. A further call replaces
         *     the pending address and ends its link; giving the present address takes a pending change back and
         *     sends nothing.
         *
         *     An address that another person has is refused, and told to be so, since the caller is known. Two
         *     people may be waiting for the same address; the first to confirm has it.
         */
        post: operations["changeUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how one can confirm that it is oneself
         * @description What the signed-in person can prove their identity with, for the question that comes before a
         *     dangerous act (`confirmLogin`, `confirmLoginWithPasskey`). Who has neither a password nor a passkey
         *     logs in again with the other service or the organization's single sign-on.
         */
        get: operations["getLoginMethods"];
        put?: never;
        /**
         * Confirm with the password that it is oneself
         * @description The signed-in person gives the password once more, with a code where they have a second factor. From
         *     then on the session counts as freshly logged in, so what `x-recent-login` guards is open for fifteen
         *     minutes. The secret of the session's cookie is replaced: a copy of the old cookie is worth nothing.
         */
        post: operations["confirmLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with a passkey that it is oneself
         * @description As `confirmLogin`, with one of the person's own passkeys instead of the password and a code; the
         *     challenge is one of `startPasskeyLogin`. Another person's passkey is refused like an unknown one.
         */
        post: operations["confirmLoginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where one is logged in
         * @description The person's sessions that have not ended: one a browser, the latest used first. A session that was
         *     logged out, ended from elsewhere, left alone for a day or begun thirty days ago is not among them.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End every session but this one
         * @description Logs the person out everywhere else. The cookies of those sessions are refused at once, their access
         *     tokens within five seconds; this session goes on. Repeating it changes nothing. To end this one as
         *     well, call `logOut` with `everywhere`.
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description Logs the person out of one browser, this one or another. Its cookie is refused at once, its access
         *     tokens within five seconds. A session that has ended already, and one of another person, is not found.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own second factor
         * @description Whether a code is asked for beside the password, since when, and how many recovery codes are left.
         */
        get: operations["getSecondFactor"];
        /**
         * Begin to set up an authenticator app
         * @description Makes the secret that an authenticator app shares with us (RFC 6238: SHA-1, six digits, thirty
         *     seconds), and the address that goes into a QR code. Everybody may do it for themselves, if they logged
         *     in less than fifteen minutes ago. Nothing is asked for at a login before `confirmSecondFactor`; a
         *     secret that is not confirmed within fifteen minutes is void, and a further call replaces it. Whose
         *     e-mail address is not confirmed yet is refused: it may be somebody else's.
         */
        put: operations["createSecondFactor"];
        /**
         * Switch the second factor on with a first code
         * @description Proves with a code that the app has the secret. From now on a login with the password asks for a code.
         *     Answers ten recovery codes, each good for one login; they are shown this once. Everybody may do it for
         *     themselves, if they logged in less than fifteen minutes ago. A mail to the person says what happened.
         */
        post: operations["confirmSecondFactor"];
        /**
         * Switch the second factor off
         * @description From now on the password alone suffices; the recovery codes are void. Everybody may do it for
         *     themselves, if they logged in less than fifteen minutes ago. A mail to the person says what happened.
         *     Without a second factor it answers the same, and sends none.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Get new recovery codes
         * @description Makes ten new recovery codes, shown this once; all earlier ones are void. Everybody may do it for
         *     themselves, if they logged in less than fifteen minutes ago. A mail to the person says what happened.
         */
        put: operations["createRecoveryCodes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own passkeys
         * @description The passkeys of the signed-in person, in the order in which they were added.
         */
        get: operations["listPasskeys"];
        /**
         * Add a passkey
         * @description Adds the passkey that the browser has made for the challenge of `startPasskeyRegistration`. Everybody
         *     may do it for themselves, if they logged in less than fifteen minutes ago; a person has at most twenty.
         *     The device must have verified the person (by PIN, finger or face), and the challenge serves once. A
         *     mail to the person says what happened.
         */
        put: operations["createPasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a passkey
         * @description Gives one of the person's own passkeys another name. The name is for the person alone, and may be given
         *     twice. Another person's passkey is not found.
         */
        post: operations["renamePasskey"];
        /**
         * Remove a passkey
         * @description One of the person's own passkeys can't be logged in with any more. Everybody may do it for themselves,
         *     if they logged in less than fifteen minutes ago. The last way to log in stays. A mail to the person
         *     says what happened. Another person's passkey is not found.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/passkey-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin to add a passkey
         * @description What the browser has to know to make a passkey. Everybody may ask for it for themselves, if they logged
         *     in less than fifteen minutes ago. The challenge serves once, within five minutes. Whose e-mail
         *     address is not confirmed yet is refused: it may be somebody else's.
         */
        put: operations["startPasskeyRegistration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/passkeys/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin to log in with a passkey
         * @description What the browser has to know to look for a passkey. Anybody may ask; the answer is about nobody, for
         *     the browser finds out who it is. The challenge serves once, within five minutes, for `logInWithPasskey`
         *     or `confirmLoginWithPasskey`.
         */
        put: operations["startPasskeyLogin"];
        /**
         * Log in with a passkey
         * @description Checks what the passkey has signed, and answers with a session cookie as `logIn` does. A passkey is
         *     something that the person has, and the device has verified them, so it counts as both factors and no
         *     code is asked for. An unknown passkey, a wrong signature, a used or old challenge, and a passkey whose
         *     counter says that it was copied are refused alike. Whose login staff have switched off is told so.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whom to name in an error report
         * @description E-mail address and first name of the signed-in person, for everybody who is signed in. The portal
         *     sets them as the user of its error reporting after a login. A page that can't get them goes on
         *     without and reports `user profile could not be loaded from api`.
         */
        get: operations["getSelfProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Sets a new password for the signed-in person, who proves to know the present one. Everybody may do it
         *     for themselves. Every other session of the person ends within five seconds, this one goes on, and a
         *     mail to the person's address says so. It is also the way out for somebody who has logged in with a
         *     password that staff have set.
         *
         *     The new password must differ from the present one and must not be easy to guess. A repeated call is
         *     refused, for the old password is no longer right. Who has no password yet adds one with
         *     `associateUsername`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an account of one's own
         * @deprecated
         * @description Does what `createAccount` of the sales service does, under the path where it used to be, and goes
         *     away on 30 June 2027. It shares the idempotency keys of that call: the same key opens one account,
         *     whichever of the two it is sent to.
         *
         *     Opens a further account, which the caller owns with every role of customers. Everybody who is signed
         *     in with a confirmed e-mail address may. Without `account_name` the account is called by the company
         *     of the person's profile, else by the e-mail address. The present access token stays with its account;
         *     `createToken` with the new `account_id` goes over to the new one.
         */
        put: operations["createOwnAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own ways to log in
         * @description What the signed-in person can log in with: a password, if there is one, then the logins with other
         *     services in the order in which they were added. Everybody who is signed in may see their own. Single
         *     sign-on of an organization is not among them. No secret is shown.
         */
        get: operations["listCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/username/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a username and a password
         * @description Gives a password to the signed-in person who so far logs in with another service only. Everybody may
         *     do it for themselves, if they logged in less than fifteen minutes ago. A mail to the person's present
         *     address says so.
         *
         *     With the address that the person has confirmed already, the password works at once. With another one
         *     a confirmation link goes there, and the pair works from the confirmation on; until then the
         *     credential is shown as not confirmed. Repeating the call before that sends a fresh link and replaces
         *     the password. Who has a password is refused and changes it with `changePassword`.
         */
        put: operations["associateUsername"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign up with another service
         * @description Opens an identity with the code that the other service sent back, and logs it in: the answer sets a
         *     session cookie (HttpOnly), and an earlier session of the same browser ends. Anybody may call it who
         *     passes the bot protection, for the action `UserRegistration`.
         *
         *     The other service has to vouch for the e-mail address. That address becomes the username and is
         *     confirmed at once, so no mail goes out. With `open_account` an account of the person's own is opened
         *     as well, named after the address. A code serves once; after a refusal, begin again with
         *     `startThirdPartyLogin`. Only a failed bot protection leaves the code unused.
         *
         *     A login that belongs to a person already is refused, and so is an address that does: whoever gets
         *     here has shown that both are theirs, so nobody else learns of it.
         */
        put: operations["signUpWithThirdParty"];
        /**
         * Begin a login with another service
         * @description Answers with the address to send the browser to, and sets a cookie (HttpOnly) that ties what comes
         *     back to this browser. Anybody may call it: to log in, to sign up, or to add a login to a person who
         *     is signed in. Nothing changes until one of those three is called with the code that comes back.
         *
         *     The address carries a state, a nonce and the challenge of PKCE (S256). The cookie stands for the
         *     state and lives for ten minutes; beginning again in the same browser replaces it. `redirect_uri` has
         *     to be one of our callback pages, to the letter; which one decides what the login can be used for: to
         *     log in (`login`, `g2`), to sign up (`signup`), or to add a login to the signed-in person (`add-login`,
         *     `associate`). Providers may come and go; one that is unknown or switched off is refused.
         */
        post: operations["startThirdPartyLogin"];
        /**
         * Remove a third-party login
         * @description Takes a login with another service away from the signed-in person, who names it as
         *     `listCredentials` does. Everybody may do it to their own, if they logged in less than fifteen
         *     minutes ago; sessions go on. A mail to the person's address says so.
         *
         *     The last way to log in stays. Removing a login that is gone already answers 404.
         */
        delete: operations["removeThirdParty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/oidc/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services to log in with
         * @description The other services that people can log in and sign up with here, in the order to offer them in.
         *     Anybody may ask. Which there are is a matter of configuration; there may be none.
         */
        get: operations["listLoginProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/oidc/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with another service
         * @description Logs in with the code that the other service sent back to our callback page, and answers as `logIn`
         *     does, with a session cookie (HttpOnly). An earlier session of the same browser ends. Anybody may call
         *     it.
         *
         *     The login has to have begun in this browser: the state in `request_path` is compared with the cookie
         *     of `startThirdPartyLogin`, which is cleared whatever comes of it. A code serves once, so a repeated
         *     call is refused. People are known by the provider and the provider's own id for them, never by the
         *     e-mail address alone. A login that belongs to nobody answers 401 and opens nothing; the person may
         *     sign up with it, which takes a new code.
         */
        post: operations["completeThirdPartyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/oidc/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a login with another service
         * @description Links the login that the other service sent back to the signed-in person, who can use it from then on
         *     beside the others. Everybody may do it for themselves, if they logged in less than fifteen minutes
         *     ago; a refusal for that reason leaves the code unused. A mail to the person's address says so.
         *
         *     The code and the state are checked as in `completeThirdPartyLogin`. The e-mail address of the added
         *     login may differ from the username and doesn't change it. A login that the person has already is
         *     refused as `login-already-exists`, one of somebody else as `provider-login-taken`. On the pages that
         *     add a login, both are shown to people as the former.
         */
        put: operations["associateThirdParty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/password-reset/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Sends a link to choose a new password to a person who has a password and a confirmed address. Anybody
         *     may call it. Other people whom we know get a mail that says how they log in; an unknown address gets
         *     none. The answer is the same for all of them, and takes as long.
         *
         *     The link works for thirty minutes and once. A further call sends another link and ends the one
         *     before, at most once a minute; a call that comes sooner answers the same and sends nothing. The
         *     present password and all sessions stay as they are until the link is used.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose a new password with a mailed link
         * @description Sets a new password with the token of the mailed link. Anybody who holds the token may call it. Every
         *     session of the person ends within five seconds, and a mail to the address says what happened. It does
         *     not log in; the person does so next, with the new password, in a browser that is known to them from
         *     then on (see `logIn`).
         *
         *     A change of the e-mail address that waits for its confirmation is taken back, for whoever had the old
         *     password may have asked for it.
         *
         *     A token goes with one username and serves once. A wrong, used, replaced or too old one and one of
         *     another username are refused alike. A new password that won't do leaves the token unused.
         */
        put: operations["completePasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether a login is switched off
         * @description Says whether staff have switched a person's login off. Everybody who is signed in may ask for
         *     themselves, and staff (internal-admin) for anybody. Anybody else's id answers 404, like one that
         *     nobody has.
         */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the organization of an e-mail address
         * @description The name of the organization that people of the e-mail address's domain log in through, for a login
         *     page that asks for an address first. It is a read, sent by POST so that the address stands in no
         *     log. Anybody may call it.
         *
         *     Only the domain counts, so nothing is told of the address: not whether anybody has it, and not
         *     whether the person is on an account. The organization has an active identity provider, and its
         *     account an owner with a confirmed address of the domain. A domain where anybody gets an address finds
         *     nothing, and neither does one that two organizations have a claim to; their people use the name.
         */
        post: operations["findSsoOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a single sign-on
         * @description Answers with the address of the organization's identity provider to send the browser to, and sets a
         *     cookie (HttpOnly) that ties what comes back to this browser. Anybody may call it; nothing changes
         *     until `completeSsoLogin` is called with the code that comes back.
         *
         *     With a provider of type OIDC the address carries a state, a nonce and the challenge of PKCE (S256);
         *     with SAML a request and a relay state, and where the provider wants a posted form the address is one
         *     of ours that posts it. The cookie lives for ten minutes; beginning again in the same browser replaces
         *     it. `redirect_uri` has to be our callback page for single sign-on, to the letter.
         *
         *     An organization is found by its name, for ninety days after a rename also by the former one. An
         *     unknown organization answers like one whose identity provider is not active. For an owner of its
         *     account, whose session cookie comes along, a provider that is not active yet will do: that is how its
         *     login is tested before it is activated.
         */
        post: operations["startSsoLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in through one's organization
         * @description Logs in with the code that the organization's identity provider led to, and answers as `logIn` does,
         *     with a session cookie (HttpOnly). An earlier session of the same browser ends. Anybody may call it.
         *
         *     The login has to have begun in this browser: the state in the query of `redirect_uri` is compared
         *     with the cookie of `startSsoLogin`, which is cleared whatever comes of it. A code serves once, so a
         *     repeated call is refused. People are known by the identity provider and its own id for them, never by
         *     the e-mail address alone. Somebody who is on no account of the organization answers 401; an account
         *     owner has to invite them.
         *
         *     The first time, a person of the organization's accounts is found by a confirmed e-mail address, which
         *     the provider must not call unverified, and told so by mail; from then on the provider's id counts,
         *     whatever becomes of the address. An organization vouches for its own people alone: somebody who is on
         *     further accounts gets in only if they were logged in here, in this browser, that first time, and our
         *     staff never do. Both answer 401 as well.
         *
         *     With `iss`, which OpenID providers may send along with the code, a code of another provider is
         *     refused before anybody gets to see it.
         */
        post: operations["completeSsoLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people
         * @description A page of the people whose e-mail address, name or company contains the text, in upper or lower case,
         *     or whose id it is; ordered by e-mail address. For staff. Whoever has no account is found as well,
         *     also with an address that is not confirmed yet. Roles of staff are shown; for those that a person holds
         *     in accounts, ask `listUserAccounts`.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the profiles of several people
         * @description The people with these ids, in the order asked for, each once. For staff, who know ids from an account
         *     or an order and want names. It changes nothing. Ids that nobody has are left out, so the list may be
         *     shorter than what was asked for, or empty.
         */
        post: operations["listUserProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a login on again
         * @description Lets a person log in again whom staff had switched off. For staff, who say why. Nothing else changes:
         *     credentials, accounts and roles are as they were, and sessions that ended stay ended. Switching on a
         *     login that works changes nothing. The activity log keeps who did it and why.
         */
        post: operations["activateUser"];
        /**
         * Switch a login off
         * @description Refuses every login of a person until staff switch it on again, and ends all their sessions within
         *     five seconds. For staff, who say why. Accounts, roles and keys stay: secret and embedded keys go on
         *     working, and an account whose only owner is switched off has nobody to manage it. No mail is sent.
         *     Switching off a login that is off changes nothing. The activity log keeps who did it and why.
         *
         *     Nobody can switch off their own login.
         */
        delete: operations["deactivateUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a person's password
         * @description Sets a password that staff hand over to a person. For staff. Prefer `requestPasswordReset` with the
         *     person's address: then nobody but the person ever knows the password. This call is for people who
         *     can't read their mail.
         *
         *     The password is good for one login, at which the person has to change it; until then
         *     `listCredentials` shows it as `change_required`, and the portal asks for a new one before anything
         *     else. Every session of the person ends within five seconds, earlier links to choose a password stop
         *     working, and a mail to the person's address says that staff have set a password. A person without a
         *     password gets one. Staff can't set their own this way.
         */
        put: operations["setUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description First name, in letters of any script and no address of the web; empty when it is not known.
         * @example Dana
         */
        FirstName: string;
        /**
         * @description Last name, in letters of any script and no address of the web; empty when it is not known.
         * @example Reyes
         */
        LastName: string;
        /**
         * @description Telephone number as it was typed, with or without an extension; empty when it is not known. Of the
         *     United States with or without its country code, of elsewhere with a plus sign and its code.
         * @example +1 801 555 0142
         */
        Phone: string;
        /**
         * @description Position in the company, without special characters; empty when it is not known.
         * @example Head of operations
         */
        Position: string;
        /**
         * @description Company; empty when it is not known.
         * @example Northwind Traders
         */
        Company: string;
        /**
         * @description Address of a website, with or without `https://`; empty when it is not known.
         * @example https://northwind.example
         */
        Website: string;
        /** @description Who a person is. A field that is not known is empty. */
        Profile: {
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            company: components["schemas"]["Company"];
            website: components["schemas"]["Website"];
        };
        /** @description One reason for a failure, as the error catalogue has it. */
        ErrorItem: {
            /**
             * @description Number of the catalogue entry; null where the catalogue gives the entry a name only.
             * @example 1588093855
             */
            id: number | null;
            /**
             * @description Name of the catalogue entry. Compare this, never the message.
             * @example too-many-requests
             */
            name: string;
            /**
             * @description What to tell the person, in plain words.
             * @example You're going too fast. Wait 12 seconds and try again.
             */
            message: string;
            /** @description Names of the request fields that the entry is about; empty when it is about none. */
            fields: string[];
            /**
             * @description The HTTP status of the answer, repeated for clients that lose it.
             * @example 429
             */
            status: number;
        };
        /** @description Why the request failed. One entry for each field that is wrong, else a single entry. */
        ErrorList: components["schemas"]["ErrorItem"][];
        /** @description The whole profile. A field that is left out becomes empty. */
        UpdateProfileBody: {
            first_name?: components["schemas"]["FirstName"];
            last_name?: components["schemas"]["LastName"];
            phone?: components["schemas"]["Phone"];
            position?: components["schemas"]["Position"];
            company?: components["schemas"]["Company"];
            website?: components["schemas"]["Website"];
        };
        /**
         * Format: email
         * @description E-mail address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /**
         * Format: password
         * @description A new password. Length is what makes it strong, so there is a minimum and no rule about the kinds of
         *     characters. Spaces count, and pasting is fine.
         * @example correct horse battery staple
         */
        NewPassword: string;
        /** @description What a person gives to sign up. */
        SignUpBody: {
            username: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /**
             * @description True opens an account of the person's own as well; false is for people who were invited into one.
             * @example true
             */
            open_account: boolean;
        };
        /**
         * Format: date-time
         * @description A moment, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description Where a confirmation mail went, and when the next one may be asked for. */
        ConfirmationSent: {
            username: components["schemas"]["Email"];
            /** @description From then on another mail may be asked for. */
            resend_available: components["schemas"]["Timestamp"];
        };
        /** @description The bot protection, as a page needs it. */
        BotProtection: {
            /**
             * @description Who tells people from programs.
             *
             *     - `none`: nobody; `bot_response` is not asked for.
             *     - `turnstile`: Cloudflare Turnstile, whose widget gives the response.
             *     - `test`: a stand-in for development, which takes `pass`.
             * @example turnstile
             * @enum {string}
             */
            provider: "none" | "turnstile" | "test";
            /**
             * @description Key of this site, for the widget. It is not a secret. Null where there is no widget.
             * @example 0x4AAAAAAAexampleSiteKey
             */
            site_key: string | null;
            /**
             * Format: uri
             * @description Address of the script of the widget. Null where there is none.
             * @example https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit
             */
            script_url: string | null;
        };
        /**
         * Format: uuid
         * @description Id of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /** @description Proof that the mail was read. */
        ConfirmEmailBody: {
            /**
             * @description Token of the link, 256 random bits in base64url.
             * @example 4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk
             */
            token: string;
            /**
             * Format: password
             * @description The password of the sign-up that the link belongs to.
             * @example correct horse battery staple
             */
            password?: string;
            /** @description The password to have from now on, for somebody who does not know that of the sign-up. */
            new_password?: components["schemas"]["NewPassword"];
        };
        /** @description What the confirmation came to. */
        Confirmation: {
            /**
             * @description Whether this call confirmed the address or an earlier one did.
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "already-confirmed";
            username: components["schemas"]["Email"];
        };
        /** @description Whose mail to send again. */
        ResendConfirmationEmailBody: {
            user_id: components["schemas"]["UserId"];
        };
        /**
         * @description The six digits that the authenticator app shows, or a recovery code. Spaces and dashes don't count.
         * @example 492039
         */
        FactorCode: string;
        /** @description What a person gives to log in. */
        LogInBody: {
            username: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The password as it was set; its rules are not told here.
             * @example correct horse battery staple
             */
            password: string;
            code?: components["schemas"]["FactorCode"];
        };
        /** @description Who has logged in. */
        LoggedIn: {
            user_id: components["schemas"]["UserId"];
            /**
             * @description Whether the e-mail address is confirmed.
             * @example true
             */
            confirmed: boolean;
        };
        /**
         * @description What a person may do. `self` covers one's own profile and credentials and needs no account;
         *     `internal-admin` is held by staff and is of no account; the others hold for the active account.
         * @example api-key-viewer
         * @enum {string}
         */
        Role: "self" | "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor" | "internal-admin";
        /** @description A person as the login knows them. */
        UserInfo: {
            user_id: components["schemas"]["UserId"];
            username: components["schemas"]["Email"];
            /**
             * Format: email
             * @description The address that the person asked to change to and has not confirmed yet.
             * @example dana.park@northwind.example
             */
            pending_username: string | null;
            /**
             * @description Whether the e-mail address is confirmed.
             * @example true
             */
            confirmed: boolean;
            role: components["schemas"]["Role"];
        };
        /** @description The address to log in with from now on. */
        ChangeUsernameBody: {
            username: components["schemas"]["Email"];
        };
        /** @description What a person can prove their identity with. */
        LoginMethods: {
            /**
             * @description Whether the person has a password.
             * @example true
             */
            password: boolean;
            /**
             * @description Whether a code is asked for beside the password.
             * @example false
             */
            second_factor: boolean;
            /**
             * @description How many passkeys the person has.
             * @example 0
             */
            passkey_count: number;
        };
        /** @description What the person knows and has. */
        ConfirmLoginBody: {
            /**
             * Format: password
             * @description The present password; its rules are not told here.
             * @example correct horse battery staple
             */
            password: string;
            code?: components["schemas"]["FactorCode"];
        };
        /**
         * @description Id that the device gave the passkey, in base64url.
         * @example q83vEjRWeJCrze8SNFZ4kA
         */
        CredentialId: string;
        /**
         * @description What the browser says of the call, in base64url.
         * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
         */
        ClientData: string;
        /**
         * @description Whose passkey it is, as the device keeps it, in base64url.
         * @example AZPxwltafD6aTy1rjgwaVw
         */
        UserHandle: string;
        /** @description What the browser gives when a passkey has signed the challenge. */
        PasskeySignature: {
            credential_id: components["schemas"]["CredentialId"];
            client_data: components["schemas"]["ClientData"];
            /**
             * @description What the device says of itself, in base64url.
             * @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ
             */
            authenticator_data: string;
            /**
             * @description The signature over both, in base64url.
             * @example MEUCIQDkzXlRQyWu0pCk9Vb1aG2hN3mT5oP6rS7tU8vW9xYzAQIgBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeFgHiJkLmNoPqR
             */
            signature: string;
            user_handle?: components["schemas"]["UserHandle"];
        };
        /**
         * Format: uuid
         * @description Id of a session; it opens nothing.
         * @example 0193f1c9-1a44-7b02-8d10-6e5f1f0a9c31
         */
        SessionId: string;
        /** @description What the browser said of itself at the login. Anybody can claim anything there. */
        SessionDevice: {
            /**
             * @description Name of the browser; null when it is none that we know.
             * @example Chrome
             */
            browser: string | null;
            /**
             * @description What it runs on; null when it is nothing that we know.
             * @example Windows
             */
            system: string | null;
        };
        /** @description A login in one browser. */
        Session: {
            session_id: components["schemas"]["SessionId"];
            /**
             * @description Whether it is the session of this call.
             * @example true
             */
            current: boolean;
            /**
             * @description How the person logged in.
             * @example password
             * @enum {string}
             */
            method: "password" | "third-party" | "single-sign-on" | "passkey";
            device: components["schemas"]["SessionDevice"];
            /**
             * @description IP address that the person logged in from.
             * @example 203.0.113.24
             */
            ip_address: string;
            created: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was used last, to the minute.
             * @example 2026-11-02T09:12:00Z
             */
            last_used: string;
        };
        /** @description Where a person is logged in. */
        SessionList: {
            /** @description The latest used first, at most a hundred. */
            sessions: components["schemas"]["Session"][];
        };
        /** @description What became of the other sessions. */
        SessionsEnded: {
            /**
             * @description How many have ended.
             * @example 2
             */
            ended: number;
        };
        /** @description Whether a code is asked for beside the password. */
        SecondFactor: {
            /**
             * Format: date-time
             * @description Since when it is on; null while it is off.
             * @example 2026-10-05T14:20:00Z
             */
            enabled: string | null;
            /**
             * Format: date-time
             * @description When a code was given last; null before the first time.
             * @example 2026-11-02T08:30:00Z
             */
            last_used: string | null;
            /**
             * @description How many recovery codes are left.
             * @example 9
             */
            recovery_code_count: number;
        };
        /** @description What an authenticator app shares with us. */
        SecondFactorSecret: {
            /**
             * @description The secret in base32, to be typed into the app.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same and all that the app has to know, for a QR code.
             * @example otpauth://totp/Gatepost:dana%40northwind.example?issuer=Gatepost&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
            /** @description Until when it can be confirmed. */
            expiration: components["schemas"]["Timestamp"];
        };
        /**
         * @description The six digits that the authenticator app shows.
         * @example 492039
         */
        AppCode: string;
        /** @description Proof that the app has the secret. */
        ConfirmSecondFactorBody: {
            code: components["schemas"]["AppCode"];
        };
        /** @description Codes that each serve once instead of the app. */
        RecoveryCodes: {
            /** @description The codes; they can't be shown again. */
            recovery_codes: string[];
        };
        /**
         * Format: uuid
         * @description Id of a passkey, ours and not that of the device.
         * @example 0193f1d0-3b52-7a41-8c0e-5d9f2e6a1b07
         */
        PasskeyId: string;
        /**
         * @description What the person calls it.
         * @example Phone
         */
        PasskeyName: string;
        /** @description A key of a device or a password manager. */
        Passkey: {
            passkey_id: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
            /**
             * @description Whether a password manager keeps it beyond the one device.
             * @example true
             */
            synced: boolean;
            created: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the person last logged in with it; null before the first time.
             * @example 2026-11-01T20:41:00Z
             */
            last_used: string | null;
        };
        /** @description The passkeys of a person. */
        PasskeyList: {
            /** @description In the order in which they were added. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description What the browser gives when it has made a passkey. */
        CreatePasskeyBody: {
            name: components["schemas"]["PasskeyName"];
            credential_id: components["schemas"]["CredentialId"];
            client_data: components["schemas"]["ClientData"];
            /**
             * @description The attestation object, in base64url.
             * @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg
             */
            attestation: string;
            /** @description How the browser can reach the device, as it says itself. */
            transports?: string[];
        };
        /** @description The new name. */
        RenamePasskeyBody: {
            name: components["schemas"]["PasskeyName"];
        };
        /**
         * @description 256 random bits in base64url.
         * @example n8bYcQ0rjDq4dS1mFvWxkT2Ue7LzPgHa5oRiJ6KtVwE
         */
        PasskeyChallenge: string;
        /**
         * @description The domain that passkeys are for.
         * @example gatepost.example
         */
        RelyingPartyId: string;
        /** @description What the browser has to know to make a passkey. */
        PasskeyRegistration: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rp_id: components["schemas"]["RelyingPartyId"];
            user_handle: components["schemas"]["UserHandle"];
            /** @description What the device shows beside the passkey. */
            username: components["schemas"]["Email"];
            /** @description Kinds of signatures that we check, by their COSE numbers, the one that we like best first. */
            algorithms: number[];
            /** @description Credential ids of the passkeys that the person has, so that a device makes no second one. */
            known: components["schemas"]["CredentialId"][];
        };
        /** @description What the browser has to know to look for a passkey. */
        PasskeyLogin: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rp_id: components["schemas"]["RelyingPartyId"];
        };
        /** @description Whom an error report is about. */
        SelfProfile: {
            email_address: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
        };
        /** @description The present password and the new one. */
        ChangePasswordBody: {
            /**
             * Format: password
             * @description The present password as it was set; its rules are not told here.
             * @example correct horse battery staple
             */
            old_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Name of an account, as people see it.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description What the new account is called. */
        CreateOwnAccountBody: {
            account_name?: components["schemas"]["AccountLabel"];
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /** @description The account that was opened. */
        OwnAccountCreated: {
            account_id: components["schemas"]["AccountId"];
        };
        /**
         * Format: date-time
         * @description When the person last logged in with it; null before the first time.
         * @example 2026-11-02T09:12:00Z
         */
        CredentialLastUsed: string | null;
        /** @description A username with a password. */
        PasswordCredential: {
            /**
             * @description Says that it is a password. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "password";
            username: components["schemas"]["Email"];
            /**
             * @description Whether the address is confirmed; before that the pair can't be used.
             * @example true
             */
            confirmed: boolean;
            /**
             * @description Whether staff have set the password and the person has to choose a new one before anything else.
             * @example false
             */
            change_required: boolean;
            /** @description When the password was set last. */
            created: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["CredentialLastUsed"];
        };
        /**
         * @description Service that vouches for a person: google, microsoft, g2 and others. New ones may come at any time, and
         *     each may be switched off.
         * @example google
         */
        ProviderKey: string;
        /** @description A login with another service. */
        ThirdPartyCredential: {
            /**
             * @description Says that another service vouches for the person. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "third-party";
            provider: components["schemas"]["ProviderKey"];
            /** @description Address that the other service knows the person by. */
            email_address: components["schemas"]["Email"];
            /** @description When it was linked. */
            created: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["CredentialLastUsed"];
        };
        /** @description One way to log in. */
        Credential: components["schemas"]["PasswordCredential"] | components["schemas"]["ThirdPartyCredential"];
        /** @description What a person can log in with. */
        CredentialList: {
            /** @description The password first, then the other services in the order in which they were added. */
            credentials: components["schemas"]["Credential"][];
        };
        /** @description What to log in with beside the other service. */
        AssociateUsernameBody: {
            username: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Code that came back with the browser, once percent-decoded. It serves once.
         * @example 4/0AVGzR1Bq7xKpLm2Wc9Ty
         */
        LoginCode: string;
        /**
         * @description Path of the callback page that the browser came back to, with the state that came with it and nothing
         *     else in its query. The path has to be that of the `redirect_uri` that the login began with.
         * @example /account/callback/login?state=NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk
         */
        CallbackPath: string;
        /**
         * @description The `iss` that came back beside the code (RFC 9207): who says that the login is theirs. Required where
         *     the service promises to send it, so that the code of one service is never taken to another.
         * @example https://accounts.google.example
         */
        ResponseIssuer: string;
        /** @description What came back from the other service, and whether to open an account. */
        SignUpWithThirdPartyBody: {
            provider: components["schemas"]["ProviderKey"];
            code: components["schemas"]["LoginCode"];
            request_path: components["schemas"]["CallbackPath"];
            iss?: components["schemas"]["ResponseIssuer"];
            /**
             * @description True opens an account of the person's own as well; false is for people who were invited into one.
             * @example true
             */
            open_account: boolean;
        };
        /**
         * @description Page of ours that the browser comes back to, with scheme and host and without a query. Addresses of
         *     other sites are refused.
         * @example https://gatepost.example/account/callback/login
         */
        CallbackUri: string;
        /** @description Which service to ask, and where to come back to. */
        StartThirdPartyLoginBody: {
            provider: components["schemas"]["ProviderKey"];
            redirect_uri: components["schemas"]["CallbackUri"];
        };
        /** @description Where to send the browser to log in. */
        LoginRedirect: {
            /**
             * @description Address to send the browser to, whole. It is good for ten minutes and for this browser.
             * @example https://accounts.google.example/o/oauth2/v2/auth?client_id=gatepost-portal&response_type=code
             */
            auth_url: string;
        };
        /** @description A service to log in with. */
        LoginProvider: {
            provider: components["schemas"]["ProviderKey"];
            /**
             * @description Its name, as people know it.
             * @example Google
             */
            label: string;
        };
        /** @description Services to log in with. */
        LoginProviderList: {
            /** @description In the order to offer them in. */
            providers: components["schemas"]["LoginProvider"][];
        };
        /** @description What came back from the other service. */
        CompleteThirdPartyLoginBody: {
            provider: components["schemas"]["ProviderKey"];
            code: components["schemas"]["LoginCode"];
            request_path: components["schemas"]["CallbackPath"];
            iss?: components["schemas"]["ResponseIssuer"];
        };
        /** @description What came back from the other service, for a person who is signed in. */
        AssociateThirdPartyBody: {
            provider: components["schemas"]["ProviderKey"];
            code: components["schemas"]["LoginCode"];
            request_path: components["schemas"]["CallbackPath"];
            iss?: components["schemas"]["ResponseIssuer"];
        };
        /** @description Who forgot the password. */
        RequestPasswordResetBody: {
            username: components["schemas"]["Email"];
        };
        /** @description The address as it was given, and when another mail may be asked for. It tells nothing about whether the address is known. */
        PasswordResetRequested: {
            username: components["schemas"]["Email"];
            /** @description From then on another mail may be asked for. */
            resend_available: components["schemas"]["Timestamp"];
        };
        /** @description Proof that the mail was read, and the new password. */
        CompletePasswordResetBody: {
            /**
             * @description Token of the link, 256 random bits in base64url.
             * @example vr7SIftRutlZfOjUStEkUdfMI7zcpVMw0qDPAjd6OcZ
             */
            token: string;
            password: components["schemas"]["NewPassword"];
            username: components["schemas"]["Email"];
        };
        /**
         * @description Whether staff have switched the login off.
         * @example false
         */
        UserDisabled: boolean;
        /** @description The state of a login. */
        UserStatus: {
            user_disabled: components["schemas"]["UserDisabled"];
        };
        /** @description Somebody's e-mail address. */
        FindSsoOrganizationBody: {
            email_address: components["schemas"]["Email"];
        };
        /**
         * @description Name of an organization, as it stands in the address of its login page.
         * @example northwind
         */
        SsoOrganizationName: string;
        /** @description What to log in through. */
        SsoOrganization: {
            organization: components["schemas"]["SsoOrganizationName"];
        };
        /** @description Which organization to log in through, and where to come back to. */
        StartSsoLoginBody: {
            organization: components["schemas"]["SsoOrganizationName"];
            redirect_uri: components["schemas"]["CallbackUri"];
        };
        /**
         * @description Page of ours that the browser came back to, with the state that came with it and nothing else in its
         *     query. Up to the query it has to be the `redirect_uri` that the login began with.
         * @example https://gatepost.example/account/callback/sso?state=NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk
         */
        SsoReturnUri: string;
        /** @description What came back from the identity provider. */
        CompleteSsoLoginBody: {
            organization: components["schemas"]["SsoOrganizationName"];
            redirect_uri: components["schemas"]["SsoReturnUri"];
            code: components["schemas"]["LoginCode"];
            /**
             * @description Issuer that came back beside the code (RFC 9207), as it was.
             * @example https://northwind.okta.example
             */
            iss?: string;
        };
        /** @description What the person does, and where. A field that is not known is empty. */
        UserRecordProfile: {
            company: components["schemas"]["Company"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            website: components["schemas"]["Website"];
        };
        /**
         * @description A role of staff. It is of no account, and no owner can give it.
         * @example internal-admin
         * @enum {string}
         */
        InternalRole: "internal-admin";
        /** @description A person as staff see them. */
        UserRecord: {
            user_id: components["schemas"]["UserId"];
            /** @description Address that the person logs in with. */
            email_address: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            profile: components["schemas"]["UserRecordProfile"];
            /**
             * @description Whether the e-mail address is confirmed.
             * @example true
             */
            confirmed: boolean;
            user_disabled: components["schemas"]["UserDisabled"];
            /**
             * @description The roles of staff that the person holds; empty for everybody else. `listUserAccounts` has the roles
             *     held in accounts.
             */
            roles: components["schemas"]["InternalRole"][];
        };
        /**
         * @description Entries on all pages together.
         * @example 2
         */
        Total: number;
        /**
         * @description Number of this page, from one.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Entries on a page.
         * @example 25
         */
        PageSize: number;
        /** @description One page of the people that were found. */
        UserRecordPage: {
            /** @description The people of the page, by e-mail address. */
            users: components["schemas"]["UserRecord"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description Whose profiles to list. */
        ListUserProfilesBody: {
            /** @description Ids of the people. An id that is given twice counts once. */
            user_ids: components["schemas"]["UserId"][];
        };
        /** @description Several people. */
        UserRecordList: {
            /** @description The people, in the order asked for. */
            users: components["schemas"]["UserRecord"][];
        };
        /**
         * @description Why staff did it, for the activity log.
         * @example Asked for by the customer on the phone
         */
        Reason: string;
        /** @description A password for a person's next login. */
        SetUserPasswordBody: {
            new_password: components["schemas"]["NewPassword"];
        };
    };
    responses: {
        /** @description No session or bearer token, or one that has ended. */
        NotAuthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person has to choose a password of their own before anything else. */
        PasswordChangeRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Too many calls from this address or for this name. Retry-After says how long to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Something broke on our side. The answer carries X-Request-Id, and so does our log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The call comes from a page that is not ours, or the person's e-mail address is not confirmed yet. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is not sent as application/json. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Nothing has this id in the active account. Another account's ids answer the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person logged in more than fifteen minutes ago, or another site sent the call. */
        RecentLoginRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is not as described. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description The person's e-mail address is not confirmed, they logged in more than fifteen minutes ago, or another
         *     site sent the call.
         */
        ConfirmedAndRecentLoginRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A field is missing or not as described. */
        SignatureMalformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A call with the same Idempotency-Key is still under way. Try again with the same key. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The Idempotency-Key was used before, with another body. */
        IdempotencyMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The other service did not answer, or not as it should. Nothing was done; the login has to begin again. */
        UpstreamFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Nobody has this id, or the caller may not know of them. */
        NoSuchUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description There is no such organization, or its identity provider is not active. */
        SsoUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; staff alone hold it. */
        InternalAdminRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; staff alone hold it. Or another site sent the call. */
        InternalAdminRequiredOrOtherOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The id is not as described, or nobody said why. */
        InvalidActivation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description It is the caller's own login. */
        OwnLogin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /**
         * @description Proof of the bot protection that a person is at the keyboard. Required where the service has a bot
         *     protection configured. It serves once.
         */
        BotResponse: string;
        /** @description Id of the person, from the mailed link. */
        IdentityId: components["schemas"]["UserId"];
        /** @description Id of the session. */
        SessionId: components["schemas"]["SessionId"];
        /** @description Id of the passkey. */
        PasskeyId: components["schemas"]["PasskeyId"];
        /**
         * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
         *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
         *     nothing twice.
         */
        IdempotencyKey: string;
        /** @description Id of the person. */
        PathUserId: components["schemas"]["UserId"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Why it is done, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. */
        SessionCookie: string;
        /** @description The session cookie with its new secret. Left out for a call that brought no cookie of the session. */
        RenewedSessionCookie: string;
        /** @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. A second one clears the cookie that the login began with. */
        "SessionCookie-2": string;
        /**
         * @description Ties what comes back to this browser. HttpOnly, SameSite=Lax, Secure on https, where its name is
         *     `__Host-login-state`; lives for ten minutes.
         */
        LoginStateCookie: string;
    };
    pathItems: never;
}
export type FirstName = components['schemas']['FirstName'];
export type LastName = components['schemas']['LastName'];
export type Phone = components['schemas']['Phone'];
export type Position = components['schemas']['Position'];
export type Company = components['schemas']['Company'];
export type Website = components['schemas']['Website'];
export type Profile = components['schemas']['Profile'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type UpdateProfileBody = components['schemas']['UpdateProfileBody'];
export type Email = components['schemas']['Email'];
export type NewPassword = components['schemas']['NewPassword'];
export type SignUpBody = components['schemas']['SignUpBody'];
export type Timestamp = components['schemas']['Timestamp'];
export type ConfirmationSent = components['schemas']['ConfirmationSent'];
export type BotProtection = components['schemas']['BotProtection'];
export type UserId = components['schemas']['UserId'];
export type ConfirmEmailBody = components['schemas']['ConfirmEmailBody'];
export type Confirmation = components['schemas']['Confirmation'];
export type ResendConfirmationEmailBody = components['schemas']['ResendConfirmationEmailBody'];
export type FactorCode = components['schemas']['FactorCode'];
export type LogInBody = components['schemas']['LogInBody'];
export type LoggedIn = components['schemas']['LoggedIn'];
export type Role = components['schemas']['Role'];
export type UserInfo = components['schemas']['UserInfo'];
export type ChangeUsernameBody = components['schemas']['ChangeUsernameBody'];
export type LoginMethods = components['schemas']['LoginMethods'];
export type ConfirmLoginBody = components['schemas']['ConfirmLoginBody'];
export type CredentialId = components['schemas']['CredentialId'];
export type ClientData = components['schemas']['ClientData'];
export type UserHandle = components['schemas']['UserHandle'];
export type PasskeySignature = components['schemas']['PasskeySignature'];
export type SessionId = components['schemas']['SessionId'];
export type SessionDevice = components['schemas']['SessionDevice'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type SessionsEnded = components['schemas']['SessionsEnded'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type AppCode = components['schemas']['AppCode'];
export type ConfirmSecondFactorBody = components['schemas']['ConfirmSecondFactorBody'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type PasskeyId = components['schemas']['PasskeyId'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type CreatePasskeyBody = components['schemas']['CreatePasskeyBody'];
export type RenamePasskeyBody = components['schemas']['RenamePasskeyBody'];
export type PasskeyChallenge = components['schemas']['PasskeyChallenge'];
export type RelyingPartyId = components['schemas']['RelyingPartyId'];
export type PasskeyRegistration = components['schemas']['PasskeyRegistration'];
export type PasskeyLogin = components['schemas']['PasskeyLogin'];
export type SelfProfile = components['schemas']['SelfProfile'];
export type ChangePasswordBody = components['schemas']['ChangePasswordBody'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type CreateOwnAccountBody = components['schemas']['CreateOwnAccountBody'];
export type AccountId = components['schemas']['AccountId'];
export type OwnAccountCreated = components['schemas']['OwnAccountCreated'];
export type CredentialLastUsed = components['schemas']['CredentialLastUsed'];
export type PasswordCredential = components['schemas']['PasswordCredential'];
export type ProviderKey = components['schemas']['ProviderKey'];
export type ThirdPartyCredential = components['schemas']['ThirdPartyCredential'];
export type Credential = components['schemas']['Credential'];
export type CredentialList = components['schemas']['CredentialList'];
export type AssociateUsernameBody = components['schemas']['AssociateUsernameBody'];
export type LoginCode = components['schemas']['LoginCode'];
export type CallbackPath = components['schemas']['CallbackPath'];
export type ResponseIssuer = components['schemas']['ResponseIssuer'];
export type SignUpWithThirdPartyBody = components['schemas']['SignUpWithThirdPartyBody'];
export type CallbackUri = components['schemas']['CallbackUri'];
export type StartThirdPartyLoginBody = components['schemas']['StartThirdPartyLoginBody'];
export type LoginRedirect = components['schemas']['LoginRedirect'];
export type LoginProvider = components['schemas']['LoginProvider'];
export type LoginProviderList = components['schemas']['LoginProviderList'];
export type CompleteThirdPartyLoginBody = components['schemas']['CompleteThirdPartyLoginBody'];
export type AssociateThirdPartyBody = components['schemas']['AssociateThirdPartyBody'];
export type RequestPasswordResetBody = components['schemas']['RequestPasswordResetBody'];
export type PasswordResetRequested = components['schemas']['PasswordResetRequested'];
export type CompletePasswordResetBody = components['schemas']['CompletePasswordResetBody'];
export type UserDisabled = components['schemas']['UserDisabled'];
export type UserStatus = components['schemas']['UserStatus'];
export type FindSsoOrganizationBody = components['schemas']['FindSsoOrganizationBody'];
export type SsoOrganizationName = components['schemas']['SsoOrganizationName'];
export type SsoOrganization = components['schemas']['SsoOrganization'];
export type StartSsoLoginBody = components['schemas']['StartSsoLoginBody'];
export type SsoReturnUri = components['schemas']['SsoReturnUri'];
export type CompleteSsoLoginBody = components['schemas']['CompleteSsoLoginBody'];
export type UserRecordProfile = components['schemas']['UserRecordProfile'];
export type InternalRole = components['schemas']['InternalRole'];
export type UserRecord = components['schemas']['UserRecord'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type UserRecordPage = components['schemas']['UserRecordPage'];
export type ListUserProfilesBody = components['schemas']['ListUserProfilesBody'];
export type UserRecordList = components['schemas']['UserRecordList'];
export type Reason = components['schemas']['Reason'];
export type SetUserPasswordBody = components['schemas']['SetUserPasswordBody'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponsePasswordChangeRequired = components['responses']['PasswordChangeRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseRecentLoginRequired = components['responses']['RecentLoginRequired'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseConfirmedAndRecentLoginRequired = components['responses']['ConfirmedAndRecentLoginRequired'];
export type ResponseSignatureMalformed = components['responses']['SignatureMalformed'];
export type ResponseIdempotencyConflict = components['responses']['IdempotencyConflict'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseUpstreamFailure = components['responses']['UpstreamFailure'];
export type ResponseNoSuchUser = components['responses']['NoSuchUser'];
export type ResponseSsoUnavailable = components['responses']['SsoUnavailable'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseInvalidActivation = components['responses']['InvalidActivation'];
export type ResponseOwnLogin = components['responses']['OwnLogin'];
export type ParameterBotResponse = components['parameters']['BotResponse'];
export type ParameterIdentityId = components['parameters']['IdentityId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPathUserId = components['parameters']['PathUserId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterStaffReason = components['parameters']['StaffReason'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSessionCookie = components['headers']['SessionCookie'];
export type HeaderRenewedSessionCookie = components['headers']['RenewedSessionCookie'];
export type HeaderSessionCookie_2 = components['headers']['SessionCookie-2'];
export type HeaderLoginStateCookie = components['headers']['LoginStateCookie'];
export type $defs = Record<string, never>;
export interface operations {
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileBody"];
            };
        };
        responses: {
            /** @description The profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description A field is not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    signUp: {
        parameters: {
            query?: {
                /**
                 * @description Proof of the bot protection that a person is at the keyboard. Required where the service has a bot
                 *     protection configured. It serves once.
                 */
                bot_response?: components["parameters"]["BotResponse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description Taken. A mail is on its way if the address can get one. */
            202: {
                headers: {
                    /** @description Ties the confirmation to this browser. HttpOnly, SameSite=Strict, Secure on https. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationSent"];
                };
            };
            /** @description A field is missing, not as described, or not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The bot protection was not passed, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description The vendor of the bot protection did not answer as it should. Nothing was done. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    getBotProtection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot protection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotProtection"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person, from the mailed link. */
                id: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailBody"];
            };
        };
        responses: {
            /** @description The address is confirmed. The first time the person is logged in, and the cookie is set. */
            200: {
                headers: {
                    /**
                     * @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. Left out where nobody is logged in
                     *     anew.
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            /** @description The link is wrong or too old, the password is missing or wrong, or the body is not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    resendConfirmationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendConfirmationEmailBody"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationSent"];
                };
            };
            /** @description A field is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The address is confirmed already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInBody"];
            };
        };
        responses: {
            /** @description Logged in; the cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            /** @description A field is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The address and the password don't go together, or the code is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person's login is switched off, or their organization logs in with single sign-on, which is told only once the password was right; or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    logOut: {
        parameters: {
            query?: {
                /** @description Whether to end the person's sessions on other devices, too. */
                everywhere?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getOwnCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    changeUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUsernameBody"];
            };
        };
        responses: {
            /** @description Taken. A mail is on its way to the new address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /** @description The address is missing, not as described, or not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description The address is another person's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getLoginMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginMethods"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmLoginBody"];
            };
        };
        responses: {
            /** @description Confirmed; the session has a new cookie. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["RenewedSessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing or not as described, or what was given is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The person has no password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmLoginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignature"];
            };
        };
        responses: {
            /** @description Confirmed; the session has a new cookie. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["RenewedSessionCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing or not as described, or the passkey can't be accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ConfirmedAndRecentLoginRequired"];
            /** @description There is a second factor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorBody"];
            };
        };
        responses: {
            /** @description The second factor is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description The code is missing, not as described, or wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description There is a second factor, or none was begun. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no second factor. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description There is no second factor to recover. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePasskeyBody"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description A field is missing or not as described, or the passkey can't be accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description The passkey is known, or the person has as many as there can be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyBody"];
            };
        };
        responses: {
            /** @description The passkey with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description A field is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            404: components["responses"]["NotFound"];
            /** @description It is the person's last way to log in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    startPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge, and what it is for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRegistration"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ConfirmedAndRecentLoginRequired"];
            /** @description The person has as many as there can be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyLogin"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignature"];
            };
        };
        responses: {
            /** @description Logged in; the cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            400: components["responses"]["SignatureMalformed"];
            /** @description The passkey can't be accepted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Staff have switched the login off, or it goes through the person's organization; or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getSelfProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom a report is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfProfile"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing or not as described, the old password is wrong, or the new one won't do. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The person has no password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createOwnAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
                 *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
                 *     nothing twice.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateOwnAccountBody"];
            };
        };
        responses: {
            /** @description The account is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccountCreated"];
                };
            };
            /** @description A field or the Idempotency-Key is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The e-mail address is not confirmed yet, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    associateUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateUsernameBody"];
            };
        };
        responses: {
            /** @description The credential as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCredential"];
                };
            };
            /** @description A field is missing or not as described, the address is not accepted, or the password won't do. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description The person has a password already, or the address is another person's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    signUpWithThirdParty: {
        parameters: {
            query?: {
                /**
                 * @description Proof of the bot protection that a person is at the keyboard. Required where the service has a bot
                 *     protection configured. It serves once.
                 */
                bot_response?: components["parameters"]["BotResponse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpWithThirdPartyBody"];
            };
        };
        responses: {
            /** @description Signed up and logged in; the cookie is set. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie-2"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            /** @description A field is missing or not as described, we don't offer the provider, the code or the state is not good, or the provider does not vouch for the e-mail address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The bot protection was not passed, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The login or its e-mail address belongs to a person already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    startThirdPartyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartThirdPartyLoginBody"];
            };
        };
        responses: {
            /** @description Where to send the browser; the cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["LoginStateCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRedirect"];
                };
            };
            /** @description A field is missing or not as described, we don't offer the provider, or the address to come back to is not ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    removeThirdParty: {
        parameters: {
            query: {
                /** @description Service of the login to remove. */
                provider: components["schemas"]["ProviderKey"];
                /** @description Address of the login to remove, in upper or lower case. */
                email_address: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description The person has no such login. Another person's logins answer the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description It is the only way in that the person has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listLoginProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginProviderList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    completeThirdPartyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteThirdPartyLoginBody"];
            };
        };
        responses: {
            /** @description Logged in; the cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie-2"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            /** @description A field is missing or not as described, we don't offer the provider, or the code or the state is not good. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Nobody has linked this login. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person's login is switched off or goes through their organization; or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    associateThirdParty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateThirdPartyBody"];
            };
        };
        responses: {
            /** @description The login is linked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdPartyCredential"];
                };
            };
            /** @description A field is missing or not as described, we don't offer the provider, or the code or the state is not good. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description The login is linked already, to this person or to another; or the person has nineteen of them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPasswordResetBody"];
            };
        };
        responses: {
            /** @description Taken. A mail is on its way if the address can get one. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetRequested"];
                };
            };
            /** @description A field is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletePasswordResetBody"];
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The link is not good any more, a field is missing or not as described, or the password won't do. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["NoSuchUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    findSsoOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindSsoOrganizationBody"];
            };
        };
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoOrganization"];
                };
            };
            /** @description The address is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SsoUnavailable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    startSsoLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSsoLoginBody"];
            };
        };
        responses: {
            /** @description Where to send the browser; the cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["LoginStateCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRedirect"];
                };
            };
            /** @description A field is missing or not as described, or the address to come back to is not ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SsoUnavailable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    completeSsoLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSsoLoginBody"];
            };
        };
        responses: {
            /** @description Logged in; the cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie-2"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            /** @description A field is missing or not as described, the code or the state is not good, or the address that was come back to is not ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The identity provider vouches for somebody who is on no account of the organization. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person's login is switched off, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["SsoUnavailable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /** @description What to look for. */
                text: string;
                /** @description Number of the page, from one. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecordPage"];
                };
            };
            /** @description A parameter is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listUserProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListUserProfilesBody"];
            };
        };
        responses: {
            /** @description Those that there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecordList"];
                };
            };
            /** @description A field is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    activateUser: {
        parameters: {
            query: {
                /** @description Why it is done, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Id of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            400: components["responses"]["InvalidActivation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NoSuchUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deactivateUser: {
        parameters: {
            query: {
                /** @description Why it is done, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Id of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            400: components["responses"]["InvalidActivation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["OwnLogin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUserPasswordBody"];
            };
        };
        responses: {
            /** @description The password is good for the next login. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id or a field is not as described, or the password won't do. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The person lacks the role, or logged in more than fifteen minutes ago; or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["OwnLogin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}

export interface QueryDefaults {
    logOut: 'everywhere';
    searchUsers: 'page' | 'page_size';
}
