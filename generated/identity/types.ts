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
         * Get your own profile
         * @description Name, telephone number, company and position of the logged-in person, for anyone who is logged in.
         *     Requires no account. Fields without a value are empty.
         */
        get: operations["getProfile"];
        put?: never;
        /**
         * Save your own profile
         * @description Saves the whole profile of the logged-in person. Anyone who is logged in can do this, for themselves
         *     only.
         *
         *     This is not a partial update: an omitted field becomes empty, so send every field to keep. The login
         *     email address and the contacts of accounts do not change. Saving the same values again changes
         *     nothing. A 401 means that the session is over; the portal then logs out.
         *
         *     A repeated call changes nothing more.
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
         * @description Creates an identity for an email address and sends a confirmation link to it. Anyone who passes the
         *     bot protection can call it, for the action `UserRegistration`. `getBotProtection` returns what the
         *     page needs for that.
         *
         *     The response is the same for an address that is already known: a confirmed person gets an email that
         *     says so, an unconfirmed one a new link. So the sign-up page resends the email by calling this again.
         *     The password and the trial that count are those sent for the link that gets confirmed.
         *
         *     A browser that remembers an open invitation of the address (`findInvitation`) has proved that its person gets
         *     email there: the response is 201, no other email is sent, and the person is confirmed and logged in. What someone else
         *     set up with the unconfirmed address is removed.
         *
         *     Every response with 202 sets a cookie so that the confirmation recognizes this browser. Disposable addresses
         *     are rejected, and so are addresses with a plus sign at the webmail services of Google, Microsoft,
         *     Yahoo, Apple and Proton, where they all lead to one mailbox. A password must be hard to guess. These
         *     rejections depend only on what was sent.
         *
         *     A repeated call does it again. At most 300 calls from an address, and 10 calls for a username in 10 minutes.
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
         * @description Which bot protection the service has configured, and what a page needs to show it. Anyone can call
         *     it. A page loads the vendor's script only when this response names one; the content security policy of
         *     the pages allows it only then. The page sends the vendor's response with the protected call, as
         *     `bot_response`; it works once, for one action.
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
         * Confirm an email address
         * @description Confirms the address with the token of the emailed link, opens the account that the sign-up requested
         *     for, and logs the person in. Anyone who holds the token can call it. A call for an address that is
         *     already confirmed changes nothing, does not log in, and says so. A token is valid for 24 hours.
         *
         *     The account starts with the free trial that the sign-up requested, 42 days long: without a
         *     `trial_plan_id`, that of US address verification with 1,000 lookups. If the person or their company
         *     has had that trial in another account, the account starts without it.
         *
         *     **Whose password counts.** A stranger can sign up with another person's address, whose owner may
         *     then click the link in good faith. So the token on its own confirms only in the browser that signed
         *     up, or in one where the person is logged in with that password. Elsewhere the call needs the
         *     password of that sign-up; without it the response is 400 `confirmation-password-required`, and the
         *     address stays unconfirmed. A person who gets the email and does not know the password sends a
         *     `new_password` instead: it replaces the password of the sign-up, and every earlier session of the
         *     person ends. A `new_password` takes precedence over a `password`.
         *
         *     The link of a changed address (`changeUsername`, `associateUsername`) works here too: after that
         *     the person logs in with it, and a notice goes to the old one. If two people wait for the same
         *     address, the first one gets it; the link of the other is no longer valid.
         *
         *     A repeated call changes nothing more. At most 60 rejected calls from an address in 10 minutes.
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
         * Send the confirmation email again
         * @description Sends a new confirmation link to the caller's own address. Earlier links stop working. One email a
         *     minute; the response says when the next can be requested.
         *
         *     A repeated call is rejected with `too-many-requests`. API tokens can't call it: it is about how a person logs in.
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
         * @description Checks the email address and the password, and sets a session cookie (HttpOnly). An earlier session
         *     of the same browser ends. A second cookie (HttpOnly) makes the browser known to the person for 180
         *     days, or until the password changes. It does not authenticate; it gives later attempts their own
         *     count, so that a stranger who guesses elsewhere cannot lock the person out. Anyone can call it; a
         *     wrong address and a wrong password get the same response after the same time. If staff have turned the login off, the response says so once the password is right. A person whose address is not
         *     confirmed yet can log in, and can then only see that and request another email; they have one session, so a
         *     login ends the one before. Members of an
         *     organization whose identity provider is active log in there; only owners with a password and a
         *     second factor can also log in here.
         *
         *     With a second factor, send a `code` as well: the six digits of the authenticator app, or a recovery
         *     code. The code is checked only when the password is right, and each works once. Without a code the
         *     response is `code-required`; repeat the call with the code.
         *
         *     A repeated call does it again. At most 10 rejected calls from an address, and 10 failed attempts for a username in 5 minutes.
         */
        post: operations["logIn"];
        /**
         * Log out
         * @description Ends the session of the cookie, in all tabs, and clears the cookie; with `everywhere` it ends all
         *     sessions of the person on all devices. Access tokens of a session that has ended stop working within
         *     five seconds. Without a session the response is the same.
         *
         *     A repeated call changes nothing more.
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
         * Get your own login credentials
         * @description The logged-in person, and whether their email address is confirmed. Requires no account.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["getOwnCredentials"];
        put?: never;
        /**
         * Change the login email address
         * @description Requests another email address for the login. People can do this for themselves if they logged in
         *     less than fifteen minutes ago. A confirmation link goes to the new address, and a notice to the
         *     current one.
         *
         *     The new address is pending until its link is followed (`confirmEmail`), for 24 hours; until then the
         *     login stays at the current one. Another call replaces the pending address and ends its link; sending
         *     the current address cancels a pending change and sends no email.
         *
         *     The response doesn't tell whether the address belongs to another person: that person gets an email
         *     instead of a link, and the pending address expires. Several people can wait for the same address; the
         *     first to confirm gets it.
         *
         *     A repeated call does it again. At most 10 calls by a person, and 10 calls for a username in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * Get how you can confirm your identity
         * @description How the logged-in person can confirm their identity before a sensitive action (`confirmLogin`,
         *     `confirmLoginWithPasskey`). A person without a password and a passkey logs in again with the other
         *     service or the organization's single sign-on.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["getLoginMethods"];
        put?: never;
        /**
         * Confirm your identity with the password
         * @description The logged-in person sends the password again, with a code if they have a second factor. From then
         *     on the session counts as freshly logged in, so operations with `x-recent-login` are allowed
         *     again. The session's cookie gets a new secret, so a copy of the old cookie is useless.
         *
         *     A repeated call does it again. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
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
         * Confirm your identity with a passkey
         * @description Like `confirmLogin`, with one of the person's own passkeys instead of the password and a code. The
         *     challenge comes from `startPasskeyLogin`. Another person's passkey is rejected like an unknown one.
         *
         *     A repeated call is rejected with `passkey-not-accepted`. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
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
         * List your own sessions
         * @description The person's open sessions, one for each browser, most recently used first. Sessions that were
         *     logged out, ended elsewhere, unused for a day or started thirty days ago are not included.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End every session but this one
         * @description Logs the person out everywhere else. The cookies of those sessions are rejected immediately, their
         *     access tokens within five seconds; this session continues. To end this session as well, call `logOut`
         *     with `everywhere`.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
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
         * @description Logs the person out of one browser, this one or another. Its cookie is rejected immediately, its access
         *     tokens within five seconds. A session that has ended already, and one of another person, is not found.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
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
         * Get your own second factor
         * @description Whether a login needs a code as well as the password, since when, and how many recovery codes are left.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["getSecondFactor"];
        /**
         * Start setting up an authenticator app
         * @description Creates the secret that an authenticator app shares with us (RFC 6238: SHA-1, six digits, thirty
         *     seconds), and the address for a QR code. People can do this for themselves if they logged in less
         *     than fifteen minutes ago. Logins need no code before `confirmSecondFactor`. A secret that is not
         *     confirmed within fifteen minutes expires, and another call replaces it. Rejected while the email
         *     address is not confirmed: it may belong to someone else.
         *
         *     A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createSecondFactor"];
        /**
         * Switch the second factor on with a first code
         * @description Proves with a code that the app has the secret. From now on a login with the password needs a code.
         *     Returns ten recovery codes, each valid for one login and shown only once. People can do this for
         *     themselves if they logged in less than fifteen minutes ago. The person gets an email about it.
         *
         *     A repeated call is rejected with `second-factor-exists`. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["confirmSecondFactor"];
        /**
         * Switch the second factor off
         * @description From now on, the password is enough; the recovery codes no longer work. People can do this for
         *     themselves if they logged in less than fifteen minutes ago. The person gets an email about it. Without
         *     a second factor the response is the same, and no email is sent.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * @description Creates ten new recovery codes, shown only once; earlier ones no longer work. People can do this for
         *     themselves if they logged in less than fifteen minutes ago. The person gets an email about it.
         *
         *     A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * List your own passkeys
         * @description The passkeys of the logged-in person, in the order they were added.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["listPasskeys"];
        /**
         * Add a passkey
         * @description Adds the passkey that the browser created for the challenge of `startPasskeyRegistration`. People
         *     can do this for themselves if they logged in less than fifteen minutes ago; a person has at most
         *     twenty. The device must have verified the person (by PIN, fingerprint or face), and the challenge
         *     works once. Rejected while the email address is not confirmed. The person gets an email about it.
         *
         *     A repeated call is rejected with `passkey-not-accepted`. At most 20 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * @description Gives one of the person's own passkeys another name. Only the person sees the name, and it need not
         *     be unique. Another person's passkey is not found.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["renamePasskey"];
        /**
         * Remove a passkey
         * @description Removes one of the person's own passkeys, which no longer works for logins. People can do this for
         *     themselves if they logged in less than fifteen minutes ago. The last way to log in cannot be
         *     removed. The person gets an email about it. Another person's passkey is not found.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * Start adding a passkey
         * @description What the browser needs to create a passkey. People can request it if they logged in less than
         *     fifteen minutes ago. The challenge works once, within five minutes. Rejected while the email address
         *     is not confirmed: it may belong to someone else.
         *
         *     A repeated call does it again. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * Start a login with a passkey
         * @description What the browser needs to look for a passkey. Anyone can ask. The response names no person,
         *     since the browser finds out who it is. The challenge works once, within five minutes, for
         *     `logInWithPasskey` or `confirmLoginWithPasskey`.
         *
         *     A repeated call does it again. At most 600 calls from an address in a minute.
         */
        put: operations["startPasskeyLogin"];
        /**
         * Log in with a passkey
         * @description Checks what the passkey has signed, and sets a session cookie as `logIn` does. A passkey is
         *     something the person has, and the device has verified them, so it counts as both factors and no code
         *     is required. An unknown passkey, a wrong signature, a used or old challenge, and a passkey whose
         *     counter shows that it was copied get the same rejection. If staff have turned the login off, the
         *     response says so.
         *
         *     A repeated call is rejected with `passkey-invalid`. At most 30 rejected calls from an address in 5 minutes.
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
         * Get the person for error reports
         * @description Email address and first name of the logged-in person, for anyone who is logged in. The portal sets
         *     them as the user of its error reporting after a login. A page that cannot get them continues without
         *     and reports `user profile could not be loaded from api`.
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
         * Change your own password
         * @description Sets a new password for the logged-in person, who must send the current one. People can do this
         *     for themselves. Every other session of the person ends within five seconds, this one continues, and
         *     the person gets an email about it. It is also the way forward for a person who has logged in with a
         *     password that staff have set.
         *
         *     The new password must differ from the current one and must not be easy to guess. A repeated call is
         *     rejected, because the old password is no longer right. A person without a password adds one with
         *     `associateUsername`.
         *
         *     A repeated call is rejected with `password-incorrect`. At most 10 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the deletion of your login
         * @description Says whether the caller's login is being deleted, and when it is erased.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["getLoginDeletion"];
        /**
         * Delete your login
         * @description Deletes the caller's login, whose email address has to be typed. They leave all their accounts, their own API
         *     tokens are revoked, service accounts that they made stop, and they are logged out everywhere, all at once. They
         *     and the owners of the accounts get an email.
         *
         *     For 30 days, the person can still log in, without an account, and restore the login with `restoreOwnLogin`.
         *     Opening an account or accepting an invitation restores it too. The accounts that they have left don't come back.
         *     Then the login is erased, and the address is free for another one. The person gets an email 3 days before.
         *
         *     Rejected for the only owner of an account that isn't being closed: `getLoginDeletionPreview` says which ones
         *     have to be handed over or closed first. Also rejected for staff.
         *
         *     A repeated call is rejected with `not-authenticated`. At most 10 calls by a person in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["deleteOwnLogin"];
        post?: never;
        /**
         * Restore your login
         * @description Ends the deletion of the caller's login: it stays, with the ways to log in that it has. The accounts that the
         *     person has left need another invitation, and revoked tokens stay revoked. A login that isn't being deleted is
         *     left as it is.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        delete: operations["restoreOwnLogin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identities/self/deletion/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview deleting your login
         * @description What deleting the caller's login would end: the accounts that they leave, their API tokens, and the service
         *     accounts that stop until an owner rotates their tokens. Also what stands in the way.
         *
         *     API tokens can't call it: it is about how a person logs in.
         */
        get: operations["getLoginDeletionPreview"];
        put?: never;
        post?: never;
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
         * Open an account of your own
         * @deprecated
         * @description Does what `createAccount` of the sales service does, under its former path, and will be removed on
         *     30 June 2027. It shares the idempotency keys of that call: the same key opens one account, with
         *     either call.
         *
         *     Opens another account, which the caller owns with every customer role. Requires a confirmed email
         *     address. Without `account_name`, the account is named after the company in the person's profile, or
         *     else the email address. The current access token stays with its account; call `createToken` with
         *     the new `account_id` to switch. The account starts with a free trial of 42 days, that of US address
         *     verification with 1,000 lookups unless `trial_plan_id` names another one. If the person or their
         *     company has had that trial in another account, the account starts without it.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in an hour. API tokens can't call it: a token is for accounts that exist.
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
         * List your own ways to log in
         * @description What the logged-in person can log in with: a password, if there is one, then the logins with other
         *     services in the order they were added. Anyone who is logged in can see their own. An organization's
         *     single sign-on is not included. No secrets are returned.
         *
         *     API tokens can't call it: it is about how a person logs in.
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
         * @description Adds a password for a logged-in person who so far logs in only with another service. People can do
         *     this for themselves if they logged in less than fifteen minutes ago. The person gets an email about
         *     it.
         *
         *     With the address that the person has already confirmed, the password works immediately. Another address
         *     gets a confirmation link, and the pair works from the confirmation on; until then the credential is
         *     shown as not confirmed. The response doesn't tell whether that address belongs to another person, who gets an
         *     email instead of a link. Repeating the call before that sends a new link and replaces the password.
         *     Rejected for a person who has a password; use `changePassword` instead.
         *
         *     A repeated call is rejected with `login-already-exists`. At most 10 calls by a person, and 10 calls for a username in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * @description Creates an identity with the code from the other service and logs it in: the response sets a session
         *     cookie (HttpOnly), and an earlier session of the same browser ends. Anyone who passes the bot
         *     protection can call it, for the action `UserRegistration`.
         *
         *     The other service must vouch for the email address. That address becomes the username and is
         *     confirmed immediately, so no email is sent. `open_account` also opens an account for the person, named
         *     after the address, with a free trial of 42 days: that of US address verification with 1,000 lookups
         *     unless `trial_plan_id` names another one, or without it if the person or their company has had it. A
         *     code works once; after a rejection, start again with
         *     `startThirdPartyLogin`. Only a failed bot check or a rejected trial leaves the code unused.
         *
         *     A login or an address that already belongs to a person is rejected. The caller has proved that both
         *     are theirs, so this reveals nothing to others.
         *
         *     A repeated call is rejected with `third-party-code-invalid`. At most 10 rejected calls from an address in 10 minutes.
         */
        put: operations["signUpWithThirdParty"];
        /**
         * Start a login with another service
         * @description Returns the address to send the browser to, and sets a cookie (HttpOnly) that ties the response to
         *     this browser. Anyone can call it: to log in, to sign up, or to add a login for a logged-in person.
         *     Nothing changes until one of those three is called with the returned code.
         *
         *     The address carries a state, a nonce and the challenge of PKCE (S256). The cookie holds the state
         *     and is valid for ten minutes; starting again in the same browser replaces it. `redirect_uri` must be
         *     exactly one of our callback pages, which decides what the login can be used for: to log in (`login`,
         *     `g2`), to sign up (`signup`), or to add a login to the logged-in person (`add-login`, `associate`).
         *     Providers can change; an unknown or disabled one is rejected.
         *
         *     A repeated call does it again. At most 30 rejected calls from an address in 5 minutes.
         */
        post: operations["startThirdPartyLogin"];
        /**
         * Remove a third-party login
         * @description Removes a login with another service from the logged-in person, identified as in `listCredentials`.
         *     People can do this to their own logins if they logged in less than fifteen minutes ago; sessions
         *     continue. The person gets an email about it.
         *
         *     The last way to log in cannot be removed. Removing a login that no longer exists returns 404.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * List the services for third-party logins
         * @description The other services that people can log in and sign up with, in display order.
         *     Anyone can ask. The configuration decides which there are; the list can be empty.
         *
         *     At most 1,200 calls from an address in a minute.
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
         * @description Logs in with the code that the other service sent to our callback page, and sets a session cookie
         *     (HttpOnly) as `logIn` does. An earlier session of the same browser ends. Anyone can call it.
         *
         *     The login must have started in this browser: the state in `request_path` is compared with the cookie
         *     of `startThirdPartyLogin`, which is cleared in any case. A code works once, so a repeated call is
         *     rejected. People are identified by the provider and the provider's own ID for them, never by the
         *     email address only. A login that belongs to no person returns 401 and creates nothing; the person
         *     can sign up with it, which takes a new code.
         *
         *     A repeated call is rejected with `third-party-code-invalid`. At most 20 rejected calls from an address in 5 minutes.
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
         * @description Links the returned login to the logged-in person, who can use it after that. People can do this
         *     for themselves if they logged in less than fifteen minutes ago and have confirmed their email address; a
         *     rejection for one of these reasons leaves the code unused. The person gets an email about it.
         *
         *     The code and the state are checked as in `completeThirdPartyLogin`. The email address of the added
         *     login can differ from the username and does not change it. A login that the person already has is
         *     rejected as `login-already-exists`, one of another person as `provider-login-taken`. The pages that
         *     add a login show both as the former.
         *
         *     A repeated call is rejected with `third-party-code-invalid`. At most 20 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
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
         * Request a link to choose a new password
         * @description Sends a link to choose a new password to a person with a confirmed address. Anyone can call it. The link
         *     also sets a first password, unless the active identity provider of an organization logs the person in.
         *     People who get no link get an email that says how they log in; an unknown address gets none. The response is the same for all of them and takes the same time.
         *
         *     The link works once, within thirty minutes. Another call sends a new link and ends the earlier one,
         *     at most once a minute; a call before that gets the same response and sends nothing. The current
         *     password and all sessions are unchanged until the link is used.
         *
         *     A repeated call changes nothing more. At most 300 calls from an address, and 10 calls for a username in 10 minutes.
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
         * Choose a new password with an emailed link
         * @description Sets a new password with the token of the emailed link. Anyone who holds the token can call it. Every
         *     session of the person ends within five seconds, and an email goes to the address. It does not log in;
         *     the person logs in next with the new password. The browser counts as known after that (see
         *     `logIn`).
         *
         *     A pending change of the email address is canceled, because a person who knew the old password may
         *     have requested it.
         *
         *     A token belongs to one username and works once. Wrong, used, replaced and expired tokens, and those
         *     of another username, get the same rejection. A new password that is not acceptable leaves the token
         *     unused.
         *
         *     A repeated call is rejected with `password-reset-link-invalid`. At most 10 rejected calls from an address in 5 minutes.
         */
        put: operations["completePasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/link-codes/redemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the link that an email's code stands for
         * @description Returns the link of the email that has the code: some programs that check emails cut off or encode the
         *     part of a link that has its token. Each email with such a link has a code of eight characters. Anyone who
         *     holds the address and the code can call it. It only returns the link: what the link does takes another
         *     call.
         *
         *     A code works once, for as long as its link does. Using or replacing the link ends it, too. Lower case,
         *     spaces, dashes, an O for a zero, and an I or L for a one are accepted. A wrong code, one that is used or
         *     too old, and an address that no email went to get the same response. Failed attempts are limited for
         *     each address.
         *
         *     A repeated call is rejected with `link-code-invalid`. At most 20 rejected calls from an address, and 20 failed attempts for a username in 10 minutes.
         */
        post: operations["redeemLinkCode"];
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
         * Get whether a login is turned off
         * @description Whether staff have turned a person's login off. Anyone who is logged in can ask about
         *     themselves, and staff (internal-admin) about anyone. Any other ID returns 404, like one that does
         *     not exist.
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
         * Find the organization of an email address
         * @description The name of the organization that people of the email address's domain log in through, for a login
         *     page that asks for an address first. It is a read, sent by POST to keep the address out of logs.
         *     Anyone can call it.
         *
         *     Only the domain counts, so the response reveals nothing about the address: neither whether it exists
         *     nor whether the person belongs to an account. The organization has an active identity provider, and
         *     has verified the domain in DNS. A domain where anyone can get an address, or that no one has verified,
         *     finds nothing; members use the name. Until their grace period ends, organizations from before that
         *     rule are also found by the domain of an owner's confirmed address, unless two of them match.
         *
         *     A repeated call changes nothing more. At most 30 rejected calls from an address in 5 minutes.
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
         * Start a single sign-on
         * @description Returns the address of the organization's identity provider to send the browser to, and sets a
         *     cookie (HttpOnly) that ties the response to this browser. Anyone can call it; nothing changes until
         *     `completeSsoLogin` is called with the returned code.
         *
         *     With a provider of type OIDC the address carries a state, a nonce and the challenge of PKCE (S256);
         *     with SAML a request and a relay state. If the provider requires a posted form, the address is one of
         *     ours that posts it. The cookie is valid for ten minutes; starting again in the same browser replaces
         *     it. `redirect_uri` must be exactly our callback page for single sign-on.
         *
         *     An organization is found by its name and, for ninety days after a rename, by its former name. An
         *     unknown organization gets the same response as one whose identity provider is not active. Owners of
         *     its account, identified by their session cookie, can also use a provider that is not active yet:
         *     that is how its login is tested before activation.
         *
         *     A login that an OpenID provider starts (OpenID Connect Core 1.0, section 4) comes to the page
         *     `/sso/{organization}` with `iss` and `login_hint`, which the page sends here. A SAML provider can't log
         *     anyone in without a request of ours: its response leads to the same page, which starts the login.
         *
         *     A repeated call does it again. At most 30 rejected calls from an address in 5 minutes.
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
         * Log in through your organization
         * @description Logs in with the code from the organization's identity provider, and sets a session cookie
         *     (HttpOnly) as `logIn` does. An earlier session of the same browser ends. Anyone can call it.
         *
         *     The login must have started in this browser: the state in the query of `redirect_uri` is compared
         *     with the cookie of `startSsoLogin`, which is cleared in any case. A code works once, so a repeated
         *     call is rejected. People are identified by the identity provider and its own ID for them, never by
         *     only the email address. A person who belongs to no account of the organization gets 401; an
         *     account owner has to invite them. Exception: if the role mapping (authorization service) lets people
         *     join at their first login, a person whose address is in a domain of the account's owners becomes a
         *     member, with the roles of their groups or the default ones, while the account has seats. When groups
         *     are mapped and the provider leaves out the groups of such a person (Entra ID does above 150 or 200), they
         *     don't join (409), and a member keeps their roles.
         *
         *     The first time, a member of the organization's accounts is found by a confirmed email address,
         *     which the provider must not report as unverified, and gets an email about it; after that only the
         *     provider's ID counts, even if the address changes. If the provider has another ID for the person later, they
         *     keep their login when its SCIM resource existed before, when the organization has verified the address's
         *     domain in DNS, or when they are logged in here; otherwise an owner relinks them. An organization vouches only for its own members:
         *     a person who also belongs to other accounts can log in only if they were logged in here, in this
         *     browser, that first time, and our staff never can. Both cases return 401 as well.
         *
         *     Without a code, nothing but the failure is recorded, with the error that the provider returned, for the owners of
         *     the organization; the call is rejected like one with an invalid code.
         *
         *     With `iss`, which OpenID providers can send along with the code, a code of another provider is
         *     rejected before it is used.
         *
         *     A repeated call is rejected with `third-party-code-invalid`. At most 20 rejected calls from an address in 5 minutes.
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
         * @description A page of the people whose ID the text is, or whose email address, name or company has words that
         *     begin with those of the text, ignoring case; ordered by email address. Of more than 1,000,
         *     only as many are listed and counted. For staff. People without an account or a confirmed
         *     address are found too. The response has roles of staff; for a person's roles in accounts, call
         *     `listUserAccounts`.
         *
         *     At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
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
         * @description The people with these IDs, in the requested order, each once. For staff who have IDs from an account
         *     or an order and need names. It changes nothing. Unknown IDs are left out, so the list can be shorter
         *     than the request, or empty.
         *
         *     A repeated call changes nothing more. At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
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
         * Turn a login on again
         * @description Lets a person log in again after staff have turned the login off. For staff, with a reason.
         *     Nothing else changes: credentials, accounts and roles stay as they were, and ended sessions stay
         *     ended. Turning on a login that works changes nothing. The activity log of the person and that of the
         *     member of staff record it with the reason.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["activateUser"];
        /**
         * Turn a login off
         * @description Rejects every login of a person until staff turn it on again, and ends all their sessions within
         *     five seconds. For staff, with a reason. Accounts, roles and keys stay: secret and embedded keys keep
         *     working, and an account whose only owner is turned off has no one to manage it. No email is sent.
         *     Turning off a login that is off changes nothing. The activity log of the person and that of the
         *     member of staff record it with the reason.
         *
         *     Staff cannot turn off their own login.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
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
         * @description Sets a password that staff pass on to a person. For staff. Prefer
         *     `sendUserPasswordReset`: then only the person ever knows the password. This call is for people who cannot
         *     read their email.
         *
         *     The password works for one login, at which the person has to change it. Until then `listCredentials`
         *     shows it as `change_required`, and the portal asks for a new one before anything else. Every session
         *     of the person ends within five seconds, earlier reset links stop working, and the person gets an
         *     email. It also works for a person without a password. Staff cannot set their own password this way.
         *
         *     A repeated call does it again. At most 10 calls from an address in 5 minutes. API tokens can't call it: it is for staff.
         */
        put: operations["setUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a person a link to choose a password
         * @description Sends the email of `requestPasswordReset` to the person's address: then only the person ever knows the
         *     password. For staff. The link works for half an hour, and earlier links stop working. The password and the
         *     sessions stay until the person uses the link.
         *
         *     A person who cannot reset a password gets an email that says why instead, and `email` says so: the login is
         *     turned off, the address is not confirmed, or the person has no password and logs in through an organization.
         *
         *     A repeated call does it again. At most 10 calls by a person in 5 minutes. API tokens can't call it: it is for staff.
         */
        post: operations["sendUserPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the deletion of a login
         * @description Whether a person has deleted their login, when it is erased, and whether staff hold it. For staff.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getUserDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/deletion/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold the deletion of a login
         * @description Keeps a login that its owner has deleted from being erased until `releaseUserDeletion`, such as for an open legal
         *     matter. The person can still restore it. For staff, with a reason. The activity log of the person and that of the
         *     member of staff record it with the reason.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        put: operations["holdUserDeletion"];
        post?: never;
        /**
         * Release the deletion of a login
         * @description Ends the hold of a deletion. The login is erased when it was going to be, but at least 3 days later, so that the
         *     person is reminded. For staff, with a reason. The activity log of the person and that of the member of staff record
         *     it with the reason.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["releaseUserDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how a person logs in
         * @description Which login methods a person has, and whether a login needs a second factor. For staff, who see no more
         *     than that: neither the address at another service nor the names of passkeys.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getUserLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's sessions
         * @description The open sessions of a person, as the person sees them with `listSessions`: most recently used first, at
         *     most a hundred. For staff. `current` is true only for staff who look at themselves.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * End all sessions of a person
         * @description Logs a person out everywhere. The cookies are rejected immediately, the access tokens within five seconds.
         *     For staff, with a reason. The person can log in again; `deactivateUser` prevents that. The activity log of
         *     the person and that of the member of staff record it with the reason. If there is no session, nothing
         *     changes. Staff cannot end their own sessions this way; `logOut` does that.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["revokeUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identities/{id}/sessions/{session_id}": {
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
         * End one session of a person
         * @description Logs a person out of one browser. Its cookie is rejected immediately, its access tokens within five seconds.
         *     For staff, with a reason. The activity log of the person and that of the member of staff record it with the
         *     reason. A session that has ended already, and one of another person, is not found.
         *
         *     A repeated call is rejected with `not-found`. API tokens can't call it: it is for staff.
         */
        delete: operations["revokeUserSession"];
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
         * @description First name, in letters of any script, without web addresses; empty when it is not known.
         * @example Dana
         */
        FirstName: string;
        /**
         * @description Last name, in letters of any script, without web addresses; empty when it is not known.
         * @example Reyes
         */
        LastName: string;
        /**
         * @description Telephone number as it was typed, with or without an extension; empty when it is not known. US numbers
         *     with or without the country code, all others with a plus sign and their code.
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
        /** @description Who a person is. Unknown fields are empty. */
        Profile: {
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            company: components["schemas"]["Company"];
            website: components["schemas"]["Website"];
        };
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
        /** @description The figures of the message, so that no program has to read it. Amounts are in cents. */
        ErrorDetails: {
            /** @description The amount that the caller knew. */
            before?: components["schemas"]["Cents"];
            /** @description The amount now. */
            now?: components["schemas"]["Cents"];
            /** @description The amount that is allowed, or needed. */
            amount?: components["schemas"]["Cents"];
            /** @description The amount that would be charged. */
            charge?: components["schemas"]["Cents"];
            /** @description The smallest amount that can be charged. */
            smallest?: components["schemas"]["Cents"];
            /**
             * @description How many there may be.
             * @example 10000
             */
            limit?: number;
            /**
             * @description How many there are.
             * @example 12
             */
            count?: number;
            /**
             * @description A number of days.
             * @example 7
             */
            days?: number;
            /**
             * @description How many seconds to wait, as `Retry-After`.
             * @example 12
             */
            seconds?: number;
        };
        /** @description One reason for a failure, from the error catalog. */
        ErrorItem: {
            /**
             * @description Number of the catalog entry; null for an entry that has only a name.
             * @example 1588093855
             */
            id: number | null;
            /**
             * @description Name of the catalog entry. Compare this, never the message.
             * @example too-many-requests
             */
            name: string;
            /**
             * @description Message for the person.
             * @example You're going too fast. Wait 12 seconds and try again.
             */
            message: string;
            /** @description Names of the request fields that the entry is about; empty for an error about no field. */
            fields: string[];
            /**
             * @description The HTTP status of the response, repeated for clients that cannot read it.
             * @example 429
             */
            status: number;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Why the request failed. One entry for each invalid field, or a single entry. */
        ErrorList: components["schemas"]["ErrorItem"][];
        /** @description The whole profile. An omitted field becomes empty. */
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
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /**
         * Format: password
         * @description A new password. Length makes it strong, so there is a minimum length and no rule about kinds of
         *     characters. Spaces count, and pasting is fine.
         * @example correct horse battery staple
         */
        NewPassword: string;
        /**
         * @description Plan of the free trial that a new account starts with. One of the ten plans with `one_time_free_trial`:
         *     3101 US address verification (the default), 3301 US address autocomplete, 3401 US rooftop geocoding,
         *     3501 US reverse geocoding, 3701 international address verification, 3801 international address
         *     autocomplete, 3901 international geocoding, 4001 US property data, 4101 US georeference data, 4201 US
         *     secondary address data. Any other plan is rejected.
         * @example 3701
         */
        TrialPlanId: number;
        /** @description What a person gives to sign up. */
        SignUpBody: {
            username: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /**
             * @description True also opens an account for the person; false is for people who were invited to one.
             * @example true
             */
            open_account: boolean;
            trial_plan_id?: components["schemas"]["TrialPlanId"];
        };
        /**
         * Format: uuid
         * @description ID of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /** @description The person who logged in. */
        LoggedIn: {
            user_id: components["schemas"]["UserId"];
            /**
             * @description Whether the email address is confirmed.
             * @example true
             */
            confirmed: boolean;
        };
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description Where a confirmation email went, and when the next one can be requested. */
        ConfirmationSent: {
            username: components["schemas"]["Email"];
            /** @description When another email can be requested. */
            resend_available: components["schemas"]["Timestamp"];
        };
        /** @description The bot protection, as a page needs it. */
        BotProtection: {
            /**
             * @description The check that distinguishes people from programs.
             *
             *     - `none`: nothing; `bot_response` is not required.
             *     - `turnstile`: Cloudflare Turnstile, whose widget gives the response.
             *     - `test`: a stand-in for development that accepts `pass`.
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
             * @description URL of the widget's script. Null without a widget.
             * @example https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit
             */
            script_url: string | null;
        };
        /** @description Proof that the email was read. */
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
            /** @description The new password, for a person who does not know that of the sign-up. */
            new_password?: components["schemas"]["NewPassword"];
        };
        /** @description Result of the confirmation. */
        Confirmation: {
            /**
             * @description Whether this call opened the account that the sign-up requested.
             * @example true
             */
            account_opened: boolean;
            /**
             * @description Whether this call or an earlier one confirmed the address.
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "already-confirmed";
            username: components["schemas"]["Email"];
        };
        /** @description The person to send the email to again. */
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
             * @description The password; the rules for new ones do not apply.
             * @example correct horse battery staple
             */
            password: string;
            code?: components["schemas"]["FactorCode"];
        };
        /**
         * @description What a person may do. `self` covers one's own profile and credentials and needs no account;
         *     `internal-admin` belongs to staff and to no account; the others apply to the active account.
         * @example api-key-viewer
         * @enum {string}
         */
        Role: "self" | "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor" | "internal-admin";
        /** @description A person with their login. */
        UserInfo: {
            user_id: components["schemas"]["UserId"];
            username: components["schemas"]["Email"];
            /**
             * Format: email
             * @description The new address that the person has not confirmed yet.
             * @example dana.park@northwind.example
             */
            pending_username: string | null;
            /**
             * @description Whether the email address is confirmed.
             * @example true
             */
            confirmed: boolean;
            role: components["schemas"]["Role"];
        };
        /** @description The new login address. */
        ChangeUsernameBody: {
            username: components["schemas"]["Email"];
        };
        /** @description How a person can confirm their identity. */
        LoginMethods: {
            /**
             * @description Whether the person has a password.
             * @example true
             */
            password: boolean;
            /**
             * @description Whether a login needs a code as well as the password.
             * @example false
             */
            second_factor: boolean;
            /**
             * @description How many passkeys the person has.
             * @example 0
             */
            passkey_count: number;
        };
        /** @description The password, and the code if needed. */
        ConfirmLoginBody: {
            /**
             * Format: password
             * @description The current password; the rules for new ones do not apply.
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
         * @description The client data of the call, in base64url.
         * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
         */
        ClientData: string;
        /**
         * @description The user handle that the device stores, in base64url.
         * @example AZPxwltafD6aTy1rjgwaVw
         */
        UserHandle: string;
        /** @description The browser's response when a passkey has signed the challenge. */
        PasskeySignature: {
            credential_id: components["schemas"]["CredentialId"];
            client_data: components["schemas"]["ClientData"];
            /**
             * @description The authenticator data, in base64url.
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
         * @description ID of a session. It grants no access.
         * @example 0193f1c9-1a44-7b02-8d10-6e5f1f0a9c31
         */
        SessionId: string;
        /** @description What the browser sent about itself at the login. Callers can put anything there. */
        SessionDevice: {
            /**
             * @description Name of the browser; null if unknown.
             * @example Chrome
             */
            browser: string | null;
            /**
             * @description Operating system; null if unknown.
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
             * @description When it was last used, to the minute.
             * @example 2026-11-02T09:12:00Z
             */
            last_used: string;
        };
        /** @description Where a person is logged in. */
        SessionList: {
            /** @description Most recently used first, at most a hundred. */
            sessions: components["schemas"]["Session"][];
        };
        /** @description Result for the other sessions. */
        SessionsEnded: {
            /**
             * @description How many have ended.
             * @example 2
             */
            ended: number;
        };
        /** @description Whether a login needs a code as well as the password. */
        SecondFactor: {
            /**
             * Format: date-time
             * @description Since when it is on; null while it is off.
             * @example 2026-10-05T14:20:00Z
             */
            enabled: string | null;
            /**
             * Format: date-time
             * @description When a code was last used; null before the first time.
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
             * @description The secret with everything the app needs, for a QR code.
             * @example otpauth://totp/Gatepost:dana%40northwind.example?issuer=Gatepost&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
            /** @description When it expires if not confirmed. */
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
        /** @description Codes that each replace the app once. */
        RecoveryCodes: {
            /** @description The codes; they can't be shown again. */
            recovery_codes: string[];
        };
        /**
         * Format: uuid
         * @description Our ID of a passkey, not that of the device.
         * @example 0193f1d0-3b52-7a41-8c0e-5d9f2e6a1b07
         */
        PasskeyId: string;
        /**
         * @description The person's name for it.
         * @example Phone
         */
        PasskeyName: string;
        /** @description A key of a device or a password manager. */
        Passkey: {
            passkey_id: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
            /**
             * @description Whether a password manager syncs it beyond one device.
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
            /** @description In the order they were added. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description The browser's response when it has made a passkey. */
        CreatePasskeyBody: {
            name: components["schemas"]["PasskeyName"];
            credential_id: components["schemas"]["CredentialId"];
            client_data: components["schemas"]["ClientData"];
            /**
             * @description The attestation object, in base64url.
             * @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg
             */
            attestation: string;
            /** @description How the browser can reach the device, as reported by the browser. */
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
        /** @description What the browser needs to create a passkey. */
        PasskeyRegistration: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rp_id: components["schemas"]["RelyingPartyId"];
            user_handle: components["schemas"]["UserHandle"];
            /** @description What the device shows next to the passkey. */
            username: components["schemas"]["Email"];
            /** @description Signature algorithms that we accept, by their COSE numbers, in order of preference. */
            algorithms: number[];
            /** @description Credential IDs of the passkeys that the person has, so that a device does not create a second one. */
            known: components["schemas"]["CredentialId"][];
        };
        /** @description What the browser needs to look for a passkey. */
        PasskeyLogin: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rp_id: components["schemas"]["RelyingPartyId"];
        };
        /** @description The person an error report is about. */
        SelfProfile: {
            email_address: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
        };
        /** @description The current password and the new one. */
        ChangePasswordBody: {
            /**
             * Format: password
             * @description The current password; the rules for new ones do not apply.
             * @example correct horse battery staple
             */
            old_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description A login that is being deleted. */
        LoginDeletion: {
            /** @description When the person requested it. */
            requested: components["schemas"]["Timestamp"];
            /** @description From when on the login is erased. Until then, the person can restore it. */
            erased_from: components["schemas"]["Timestamp"];
        };
        /** @description Whether the login is being deleted. */
        LoginDeletionState: {
            /** @description The deletion; null if there is none. */
            deletion: components["schemas"]["LoginDeletion"] | null;
        };
        /** @description The email address of the login, as a confirmation. */
        DeleteOwnLoginBody: {
            username: components["schemas"]["Email"];
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description An account that the person would leave. */
        LeftAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /**
             * @description `member`: others own it. `only-owner`: it would have no owner, so it has to be handed over or closed first.
             *     `closing`: it is being closed, and no one else could restore it.
             * @example member
             * @enum {string}
             */
            state: "member" | "only-owner" | "closing";
        };
        /** @description A service account that would stop. */
        StoppedServiceAccount: {
            /** @description The account that it works in. */
            account_label: components["schemas"]["AccountLabel"];
            /**
             * @description What its maker calls it.
             * @example CI pipeline
             */
            name: string;
        };
        /**
         * @description Why a login can't be deleted yet. `only-owner`: an account that isn't being closed would have no owner. `staff`: the
         *     person is a member of staff.
         * @example only-owner
         * @enum {string}
         */
        LoginDeletionObstacle: "only-owner" | "staff";
        /** @description What deleting the login would end. */
        LoginDeletionPreview: {
            username: components["schemas"]["Email"];
            /** @description From when on it would be erased, if it were deleted now. */
            erased_from: components["schemas"]["Timestamp"];
            /** @description The accounts that the person would leave, by name. */
            accounts: components["schemas"]["LeftAccount"][];
            /**
             * @description API tokens of the person that would be revoked.
             * @example 2
             */
            token_count: number;
            /** @description Service accounts that the person made and that would stop; the first 50. */
            service_accounts: components["schemas"]["StoppedServiceAccount"][];
            /**
             * @description How many service accounts would stop.
             * @example 1
             */
            service_account_count: number;
            /** @description What has to be settled first; empty if the login can be deleted. */
            obstacles: components["schemas"]["LoginDeletionObstacle"][];
        };
        /** @description A new account. All fields are optional. */
        CreateOwnAccountBody: {
            account_name?: components["schemas"]["AccountLabel"];
            trial_plan_id?: components["schemas"]["TrialPlanId"];
        };
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
             * @description Identifies a password. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "password";
            username: components["schemas"]["Email"];
            /**
             * @description Whether the address is confirmed; until then the pair cannot be used.
             * @example true
             */
            confirmed: boolean;
            /**
             * @description Whether staff have set the password and the person has to choose a new one before anything else.
             * @example false
             */
            change_required: boolean;
            /** @description When the password was last set. */
            created: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["CredentialLastUsed"];
        };
        /**
         * @description Service that vouches for a person: google, microsoft, g2 and others. New ones can be added at any
         *     time, and each can be turned off.
         * @example google
         */
        ProviderKey: string;
        /** @description A login with another service. */
        ThirdPartyCredential: {
            /**
             * @description Identifies a login with another service. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "third-party";
            provider: components["schemas"]["ProviderKey"];
            /** @description Address of the person at the other service. */
            email_address: components["schemas"]["Email"];
            /** @description When it was linked. */
            created: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["CredentialLastUsed"];
        };
        /** @description One way to log in. */
        Credential: components["schemas"]["PasswordCredential"] | components["schemas"]["ThirdPartyCredential"];
        /** @description What a person can log in with. */
        CredentialList: {
            /** @description The password first, then the other services in the order they were added. */
            credentials: components["schemas"]["Credential"][];
        };
        /** @description The password login to add. */
        AssociateUsernameBody: {
            username: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Code from the redirect, percent-decoded. It works once.
         * @example 4/0AVGzR1Bq7xKpLm2Wc9Ty
         */
        LoginCode: string;
        /**
         * @description Path of the callback page that the browser returned to, with only the state in its query. It must be
         *     the path of the `redirect_uri` that the login started with.
         * @example /account/callback/login?state=NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk
         */
        CallbackPath: string;
        /**
         * @description The `iss` that came with the code (RFC 9207): the service that issued it. Required if the service
         *     announces that it sends it, so that the code of one service is never sent to another.
         * @example https://accounts.google.example
         */
        ResponseIssuer: string;
        /** @description Response of the other service, and whether to open an account. */
        SignUpWithThirdPartyBody: {
            provider: components["schemas"]["ProviderKey"];
            code: components["schemas"]["LoginCode"];
            request_path: components["schemas"]["CallbackPath"];
            iss?: components["schemas"]["ResponseIssuer"];
            /**
             * @description True also opens an account for the person; false is for people who were invited to one.
             * @example true
             */
            open_account: boolean;
            trial_plan_id?: components["schemas"]["TrialPlanId"];
        };
        /**
         * @description Our page that the browser returns to, with scheme and host and without a query. Addresses of
         *     other sites are rejected.
         * @example https://gatepost.example/account/callback/login
         */
        CallbackUri: string;
        /** @description The service to log in with, and the return address. */
        StartThirdPartyLoginBody: {
            provider: components["schemas"]["ProviderKey"];
            redirect_uri: components["schemas"]["CallbackUri"];
        };
        /** @description Where to send the browser to log in. */
        LoginRedirect: {
            /**
             * @description Complete address to send the browser to. Valid for ten minutes, in this browser.
             * @example https://accounts.google.example/o/oauth2/v2/auth?client_id=gatepost-portal&response_type=code
             */
            auth_url: string;
        };
        /** @description A service to log in with. */
        LoginProvider: {
            provider: components["schemas"]["ProviderKey"];
            /**
             * @description Display name.
             * @example Google
             */
            label: string;
        };
        /** @description Services to log in with. */
        LoginProviderList: {
            /** @description In display order. */
            providers: components["schemas"]["LoginProvider"][];
        };
        /** @description Response of the other service. */
        CompleteThirdPartyLoginBody: {
            provider: components["schemas"]["ProviderKey"];
            code: components["schemas"]["LoginCode"];
            request_path: components["schemas"]["CallbackPath"];
            iss?: components["schemas"]["ResponseIssuer"];
        };
        /** @description Response of the other service, for a logged-in person. */
        AssociateThirdPartyBody: {
            provider: components["schemas"]["ProviderKey"];
            code: components["schemas"]["LoginCode"];
            request_path: components["schemas"]["CallbackPath"];
            iss?: components["schemas"]["ResponseIssuer"];
        };
        /** @description The person who forgot the password. */
        RequestPasswordResetBody: {
            username: components["schemas"]["Email"];
        };
        /** @description The address as sent, and when another email can be requested. It does not reveal whether the address is known. */
        PasswordResetRequested: {
            username: components["schemas"]["Email"];
            /** @description When another email can be requested. */
            resend_available: components["schemas"]["Timestamp"];
        };
        /** @description Proof that the email was read, and the new password. */
        CompletePasswordResetBody: {
            /**
             * @description Token of the link, 256 random bits in base64url.
             * @example vr7SIftRutlZfOjUStEkUdfMI7zcpVMw0qDPAjd6OcZ
             */
            token: string;
            password: components["schemas"]["NewPassword"];
            username: components["schemas"]["Email"];
        };
        /** @description Whom the email went to, and its code. */
        RedeemLinkCodeBody: {
            email_address: components["schemas"]["Email"];
            /**
             * @description The code of the email, however it was typed.
             * @example 7KPF-3MQX
             */
            link_code: string;
        };
        /** @description The link of an email. */
        RedeemedLink: {
            /**
             * @description Path of the page, with the token after the `#`.
             * @example /reset-password#username=dana%40northwind.example&token=vr7SIftRutlZfOjUStEkUdfMI7zcpVMw0qDPAjd6OcZ
             */
            mailed_link: string;
        };
        /**
         * @description Whether staff have turned the login off.
         * @example false
         */
        UserDisabled: boolean;
        /** @description The state of a login. */
        UserStatus: {
            user_disabled: components["schemas"]["UserDisabled"];
        };
        /** @description Email address of a person. */
        FindSsoOrganizationBody: {
            email_address: components["schemas"]["Email"];
        };
        /**
         * @description Name of an organization, as in the address of its login page.
         * @example northwind
         */
        SsoOrganizationName: string;
        /** @description The organization to log in through. */
        SsoOrganization: {
            organization: components["schemas"]["SsoOrganizationName"];
        };
        /** @description The organization to log in through, the return address, and what the provider named if it started the login. */
        StartSsoLoginBody: {
            organization: components["schemas"]["SsoOrganizationName"];
            redirect_uri: components["schemas"]["CallbackUri"];
            /**
             * @description Issuer that an OpenID provider named when it started the login. It must be of the same origin as that of the
             *     organization's provider; otherwise the organization counts as unknown.
             * @example https://northwind.okta.example
             */
            iss?: string;
            /**
             * @description Who wants to log in, as the provider named them; passed on to an OpenID provider.
             * @example dana@northwind.example
             */
            login_hint?: string;
        };
        /**
         * @description Our page that the browser returned to, with only the state in its query. Up to the query it must be
         *     the `redirect_uri` that the login started with.
         * @example https://gatepost.example/account/callback/sso?state=NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk
         */
        SsoReturnUri: string;
        /** @description Response of the identity provider. */
        CompleteSsoLoginBody: {
            organization: components["schemas"]["SsoOrganizationName"];
            redirect_uri: components["schemas"]["SsoReturnUri"];
            /** @description Code of the identity provider. Without one, the login failed there. */
            code?: components["schemas"]["LoginCode"];
            /**
             * @description Issuer that came with the code (RFC 9207), unchanged.
             * @example https://northwind.okta.example
             */
            iss?: string;
            /**
             * @description Error that was returned instead of a code (RFC 6749, section 4.1.2.1).
             * @example access_denied
             */
            error?: string;
            /**
             * @description What the provider says of the error.
             * @example The user is not assigned to the application.
             */
            error_description?: string;
        };
        /** @description Position and company of the person. Unknown fields are empty. */
        UserRecordProfile: {
            company: components["schemas"]["Company"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            website: components["schemas"]["Website"];
        };
        /**
         * @description A role of staff. It belongs to no account, and owners cannot grant it.
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
             * @description Whether the email address is confirmed.
             * @example true
             */
            confirmed: boolean;
            user_disabled: components["schemas"]["UserDisabled"];
            /**
             * @description The person's roles of staff; empty for everyone else. `listUserAccounts` has the roles in
             *     accounts.
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
            /** @description The people of the page, by email address. */
            users: components["schemas"]["UserRecord"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description Whose profiles to list. */
        ListUserProfilesBody: {
            /** @description IDs of the people. Duplicate IDs count once. */
            user_ids: components["schemas"]["UserId"][];
        };
        /** @description Several people. */
        UserRecordList: {
            /** @description The people, in the requested order. */
            users: components["schemas"]["UserRecord"][];
        };
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /** @description A password for a person's next login. */
        SetUserPasswordBody: {
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description The email that was sent. */
        UserPasswordReset: {
            /** @description Where it went. */
            email_address: components["schemas"]["Email"];
            /**
             * @description What it says. `explanation`, why there is no link.
             * @example reset-link
             * @enum {string}
             */
            sent: "reset-link" | "explanation";
        };
        /** @description A login that is being deleted, as staff see it. */
        UserDeletion: {
            /** @description When the person requested it. */
            requested: components["schemas"]["Timestamp"];
            /** @description From when on the login is erased, unless it is held. Until then, the person can restore it. */
            erased_from: components["schemas"]["Timestamp"];
            /** @description Since when staff hold it; null if they don't. */
            held_at: components["schemas"]["Timestamp"] | null;
            /** @description Why staff hold it; null if they don't. */
            hold_reason: components["schemas"]["Reason"] | null;
        };
        /** @description Whether a login is being deleted. */
        UserDeletionState: {
            /** @description The deletion; null if there is none. */
            deletion: components["schemas"]["UserDeletion"] | null;
        };
        /** @description How a person logs in, as staff see it. */
        UserLogin: {
            /** @description When the person signed up. */
            created: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the email address was confirmed; null if it is not.
             * @example 2026-09-14T08:20:00Z
             */
            confirmed: string | null;
            /**
             * Format: date-time
             * @description When staff turned the login off; null if it works.
             * @example 2026-11-02T09:12:00Z
             */
            disabled: string | null;
            /**
             * @description Whether the person has a password. `change-required`: staff have set it, and the person chooses another one
             *     at the next login.
             * @example set
             * @enum {string}
             */
            password: "none" | "set" | "change-required";
            /**
             * Format: date-time
             * @description When the password was set; null without one, or if it is not known.
             * @example 2026-09-14T08:12:00Z
             */
            password_set: string | null;
            /**
             * Format: date-time
             * @description When the person last logged in with it; null if never.
             * @example 2026-11-02T08:30:00Z
             */
            password_last_used: string | null;
            /**
             * @description Whether a login with the password needs a code.
             * @example false
             */
            second_factor: boolean;
            /**
             * @description How many passkeys the person has.
             * @example 0
             */
            passkey_count: number;
            /** @description Other services that the person logs in with, each once. */
            providers: components["schemas"]["ProviderKey"][];
        };
    };
    responses: {
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description No session or bearer token, or one that has ended. */
        NotAuthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person has to choose their own password first. */
        PasswordChangeRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Too many calls from this address or for this name. `Retry-After` has the number of seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Something failed on our side. The response and our log have the same X-Request-Id. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description Our database can't be reached, or all connections to it are in use. Nothing was done, unless the connection was
         *     lost at the very end of the call: repeat it with its `Idempotency-Key` if it has one, else look first.
         *     `Retry-After` has the number of seconds to wait.
         */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Another site sent the call, or the person's email address isn't confirmed yet. */
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
        /** @description The active account has nothing with this ID. IDs of other accounts return the same response. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The call comes with an API token that isn't for the account in its header `X-Account`. */
        TokenRejected: {
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
        /** @description A parameter is invalid. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description The person's email address is not confirmed, they logged in more than fifteen minutes ago, or another
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
        /** @description A field is missing or invalid. */
        SignatureMalformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A call with the same Idempotency-Key is still in progress. Try again with the same key. */
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
        /** @description The other service sent no valid response. Nothing changed; start the login again. */
        UpstreamFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Unknown ID, or the caller may not see this person. */
        NoSuchUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The organization does not exist, or its identity provider is not active. */
        SsoUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role, which only staff have. */
        InternalAdminRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role, which only staff have. Or another site sent the call. */
        InternalAdminRequiredOrOtherOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The ID is invalid, or the reason is missing. */
        InvalidActivation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The login is the caller's own. */
        OwnLogin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The login isn't being deleted. */
        NotDeleted: {
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
         * @description Proof from the bot protection that the caller is a person. Required where the service has bot
         *     protection configured. It works once.
         */
        BotResponse: string;
        /** @description ID of the person, from the emailed link. */
        IdentityId: components["schemas"]["UserId"];
        /** @description ID of the session. */
        SessionId: components["schemas"]["SessionId"];
        /** @description ID of the passkey. */
        PasskeyId: components["schemas"]["PasskeyId"];
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
         *     returns the first response again, so retries have only one effect.
         */
        IdempotencyKey: string;
        /** @description ID of the person. */
        PathUserId: components["schemas"]["UserId"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Why staff do it, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. */
        SessionCookie: string;
        /** @description The session cookie with its new secret. Omitted if the call sent no session cookie. */
        RenewedSessionCookie: string;
        /** @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. A second one clears the cookie of the started login. */
        "SessionCookie-2": string;
        /**
         * @description Ties the response to this browser. HttpOnly, SameSite=Lax, Secure on https, where its name is
         *     `__Host-login-state`, or `__Secure-login-state` where services have hosts of their own. Valid for ten
         *     minutes.
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
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type UpdateProfileBody = components['schemas']['UpdateProfileBody'];
export type Email = components['schemas']['Email'];
export type NewPassword = components['schemas']['NewPassword'];
export type TrialPlanId = components['schemas']['TrialPlanId'];
export type SignUpBody = components['schemas']['SignUpBody'];
export type UserId = components['schemas']['UserId'];
export type LoggedIn = components['schemas']['LoggedIn'];
export type Timestamp = components['schemas']['Timestamp'];
export type ConfirmationSent = components['schemas']['ConfirmationSent'];
export type BotProtection = components['schemas']['BotProtection'];
export type ConfirmEmailBody = components['schemas']['ConfirmEmailBody'];
export type Confirmation = components['schemas']['Confirmation'];
export type ResendConfirmationEmailBody = components['schemas']['ResendConfirmationEmailBody'];
export type FactorCode = components['schemas']['FactorCode'];
export type LogInBody = components['schemas']['LogInBody'];
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
export type LoginDeletion = components['schemas']['LoginDeletion'];
export type LoginDeletionState = components['schemas']['LoginDeletionState'];
export type DeleteOwnLoginBody = components['schemas']['DeleteOwnLoginBody'];
export type AccountId = components['schemas']['AccountId'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type LeftAccount = components['schemas']['LeftAccount'];
export type StoppedServiceAccount = components['schemas']['StoppedServiceAccount'];
export type LoginDeletionObstacle = components['schemas']['LoginDeletionObstacle'];
export type LoginDeletionPreview = components['schemas']['LoginDeletionPreview'];
export type CreateOwnAccountBody = components['schemas']['CreateOwnAccountBody'];
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
export type RedeemLinkCodeBody = components['schemas']['RedeemLinkCodeBody'];
export type RedeemedLink = components['schemas']['RedeemedLink'];
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
export type UserPasswordReset = components['schemas']['UserPasswordReset'];
export type UserDeletion = components['schemas']['UserDeletion'];
export type UserDeletionState = components['schemas']['UserDeletionState'];
export type UserLogin = components['schemas']['UserLogin'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponsePasswordChangeRequired = components['responses']['PasswordChangeRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTokenRejected = components['responses']['TokenRejected'];
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
export type ResponseNotDeleted = components['responses']['NotDeleted'];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description A field is invalid. */
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
            503: components["responses"]["Busy"];
        };
    };
    signUp: {
        parameters: {
            query?: {
                /**
                 * @description Proof from the bot protection that the caller is a person. Required where the service has bot
                 *     protection configured. It works once.
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
            /** @description An invitation proves the address, so the person is confirmed and logged in; the cookie is set. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            /** @description Accepted. An email is on its way if the address can get one. */
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
            /** @description A field is missing, invalid, or not accepted. */
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
            /** @description The bot-protection vendor sent no valid response. Nothing changed. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person, from the emailed link. */
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
            /** @description The address is confirmed. The first time, the person is logged in and the cookie is set. */
            200: {
                headers: {
                    /**
                     * @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. Omitted when the call does not
                     *     log in.
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            /** @description The link is wrong or too old, the password is missing or wrong, or the body is invalid. */
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
            503: components["responses"]["Busy"];
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
            /** @description An email is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationSent"];
                };
            };
            /** @description A field is missing or invalid. */
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
            /** @description The address is already confirmed. */
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
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, or the password is right and the code is missing or wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The address or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person's login is turned off, or their organization logs in with single sign-on, which the response reveals only when the password is right; or another site sent the call. */
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
            503: components["responses"]["Busy"];
        };
    };
    logOut: {
        parameters: {
            query?: {
                /** @description Whether to end the person's sessions on other devices as well. */
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
            /** @description A parameter is invalid. */
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
            503: components["responses"]["Busy"];
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
            /** @description The logged-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TokenRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description Accepted. An email is on its way to the new address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /** @description The address is missing, invalid, or not accepted. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The ways to confirm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginMethods"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, or the password or code is wrong. */
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
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, or the passkey can't be accepted. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the session. */
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
            503: components["responses"]["Busy"];
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
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The secret, shown only once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ConfirmedAndRecentLoginRequired"];
            /** @description A second factor is already on. */
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
            503: components["responses"]["Busy"];
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
            /** @description The code is missing, malformed, or wrong. */
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
            /** @description A second factor is already on, or no setup was started. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description There is no second factor. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, or the passkey can't be accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ConfirmedAndRecentLoginRequired"];
            /** @description The passkey is already registered, or the person has reached the maximum. */
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
            503: components["responses"]["Busy"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the passkey. */
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
            /** @description A field is missing or invalid. */
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
            503: components["responses"]["Busy"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the passkey. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey was removed. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ConfirmedAndRecentLoginRequired"];
            /** @description The person has reached the maximum. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description Staff have turned the login off, or it goes through the person's organization; or another site sent the call. */
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
            503: components["responses"]["Busy"];
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
            /** @description The person a report is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfProfile"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TokenRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The new password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing or invalid, the old password is wrong, or the new one is not acceptable. */
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
            503: components["responses"]["Busy"];
        };
    };
    getLoginDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginDeletionState"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteOwnLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOwnLoginBody"];
            };
        };
        responses: {
            /** @description The deletion. The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginDeletion"];
                };
            };
            /** @description The email address is missing, or another one. */
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
            /** @description The person is the only owner of an account, or a member of staff. */
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
            503: components["responses"]["Busy"];
        };
    };
    restoreOwnLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getLoginDeletionPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginDeletionPreview"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createOwnAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
                 *     returns the first response again, so retries have only one effect.
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
            /** @description A field or the Idempotency-Key is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The email address is not confirmed yet, or another site sent the call. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TokenRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The updated credential. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCredential"];
                };
            };
            /** @description A field is missing or invalid, the address is not accepted, or the password is not acceptable. */
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
            /** @description The person already has a password. */
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
            503: components["responses"]["Busy"];
        };
    };
    signUpWithThirdParty: {
        parameters: {
            query?: {
                /**
                 * @description Proof from the bot protection that the caller is a person. Required where the service has bot
                 *     protection configured. It works once.
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
            /** @description A field is missing or invalid, we don't offer the provider, the code or the state is invalid, or the provider does not vouch for the email address. */
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
            /** @description The login or its email address already belongs to a person. */
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
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, we don't offer the provider, or the return address is not ours. */
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
            503: components["responses"]["Busy"];
        };
    };
    removeThirdParty: {
        parameters: {
            query: {
                /** @description Service of the login to remove. */
                provider: components["schemas"]["ProviderKey"];
                /** @description Address of the login to remove, ignoring case. */
                email_address: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is missing or invalid. */
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
            /** @description The person has no such login. Another person's logins return the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description It is the person's only way to log in. */
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
            503: components["responses"]["Busy"];
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
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, we don't offer the provider, or the code or the state is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description This login is not linked to a person. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person's login is turned off or goes through their organization; or another site sent the call. */
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
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, we don't offer the provider, or the code or the state is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ConfirmedAndRecentLoginRequired"];
            /** @description The login is already linked, to this person or another, or the person has nineteen logins. */
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
            503: components["responses"]["Busy"];
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
            /** @description Accepted. An email is on its way if the address can get one. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetRequested"];
                };
            };
            /** @description A field is missing or invalid. */
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
            503: components["responses"]["Busy"];
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
            /** @description The new password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The link is no longer valid, a field is missing or invalid, or the password is not acceptable. */
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
            503: components["responses"]["Busy"];
        };
    };
    redeemLinkCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemLinkCodeBody"];
            };
        };
        responses: {
            /** @description The link; the code is used up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemedLink"];
                };
            };
            /** @description The code is wrong, used, or too old, or a field is missing or invalid. */
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
            503: components["responses"]["Busy"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
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
            503: components["responses"]["Busy"];
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
            /** @description The address is missing or invalid. */
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
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, or the return address is not ours. */
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
            503: components["responses"]["Busy"];
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
            /** @description A field is missing or invalid, the code or the state is invalid, or the return address is not ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The identity provider vouches for a person who belongs to no account of the organization. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person's login is turned off, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["SsoUnavailable"];
            /** @description The person would join the account, which has no seat left, or whose provider left out their groups. */
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
            503: components["responses"]["Busy"];
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
            /** @description A parameter is missing or invalid. */
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
            503: components["responses"]["Busy"];
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
            /** @description The people that exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecordList"];
                };
            };
            /** @description A field is missing or invalid. */
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
            503: components["responses"]["Busy"];
        };
    };
    activateUser: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated person. */
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
            503: components["responses"]["Busy"];
        };
    };
    deactivateUser: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated person. */
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
            503: components["responses"]["Busy"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
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
            /** @description The password works for the next login. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ID or a field is invalid, or the password is not acceptable. */
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
            503: components["responses"]["Busy"];
        };
    };
    sendUserPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPasswordReset"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NoSuchUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getUserDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDeletionState"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NoSuchUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    holdUserDeletion: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDeletion"];
                };
            };
            400: components["responses"]["InvalidActivation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["NotDeleted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    releaseUserDeletion: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidActivation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["NotDeleted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getUserLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLogin"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NoSuchUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
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
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NoSuchUser"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeUserSessions: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
            };
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
            400: components["responses"]["InvalidActivation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["OwnLogin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeUserSession: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
                /** @description ID of the session. */
                session_id: components["schemas"]["SessionId"];
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
            400: components["responses"]["InvalidActivation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            /** @description Unknown person, or the person has no open session with this ID. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            409: components["responses"]["OwnLogin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    logOut: 'everywhere';
    searchUsers: 'page' | 'page_size';
}
