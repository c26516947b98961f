// Generated from openapi/authorization by npm run generate. Do not edit.

export interface paths {
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Turns the session cookie into an access token for one account, valid for fifteen minutes. Without
         *     `account_id` it is for the account of the session's last token, otherwise for the person's default
         *     account (`chooseDefaultAccount`), otherwise for the first one. To switch accounts, make this call
         *     with another `account_id`.
         *
         *     Every logged-in person can call it for themselves. Staff may name a customer in `user_id`, with a
         *     `reason`, and then act as that person in this session: read-only, or with `access: full`, which
         *     requires a login less than fifteen minutes old. Acting lasts sixty minutes from its start,
         *     regardless of further calls; calls without `user_id` keep acting as the same person. It ends early
         *     with `stopActing`, with a call that names the caller, with the session, and with the role of staff.
         *     Everything done while acting is logged twice: for the person, and for the staff member.
         *     Credentials, second factors and sessions are off limits.
         *
         *     `first_calls` saves a page that has just opened a round trip: the response then has the token and
         *     the responses to these reads. Each is an ordinary call with the new token, with its own roles, rate
         *     limit, and log line. One that fails, takes too long, is too large, or belongs to a service that runs
         *     elsewhere is left out; the page then makes that call itself.
         *
         *     A repeated call does it again. At most 120 rejected calls from an address in a minute.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/acting": {
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
         * Stop acting as another person
         * @description Stops acting as another person in this session immediately: its tokens are rejected from now on, and
         *     `createToken` returns the caller's own again. It is recorded for the person and for the member of
         *     staff. If the caller is not acting, nothing changes.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["stopActing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public signing keys
         * @description The public keys that access tokens are signed with, as a JSON Web Key Set. Anyone can read them.
         */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own accounts
         * @description The accounts that the logged-in person belongs to, by label, and which one is the default, if the
         *     person has chosen one (`chooseDefaultAccount`). Empty until the email address is confirmed.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the default account
         * @description Makes an account the one that a new login starts in: after that `createToken` without `account_id`
         *     is for it, until the session switches to another. The account of this session does not change.
         *     People can choose among the accounts they belong to. A new choice replaces the earlier one; choosing
         *     the same account again changes nothing. A person who leaves the account starts in the first one of
         *     their list again.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["chooseDefaultAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-up-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the set-up links
         * @description The set-up links of the account that work, the newest first, without their secrets. For owners.
         */
        get: operations["listSetUpLinks"];
        /**
         * Create a set-up link
         * @description Creates a link for someone who sets up single sign-on and provisioning of this account, and nothing else. They
         *     need no login and take no seat. Only this response contains the secret of the link, and that of a repeated call
         *     with the same Idempotency-Key. The link works for 7 days, as long as the owner who made it is one. An account can
         *     have two. The activity log names the link in everything that is done with it.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createSetUpLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-up-links/{id}": {
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
         * Revoke a set-up link
         * @description Ends a set-up link at once: a call in progress with it isn't committed any more. What was set up with it stays.
         *     For owners.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["revokeSetUpLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-up-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a set-up session
         * @description Exchanges the secret of a set-up link for a cookie (HttpOnly), which is for the operations with `setUpLink` in
         *     their `security` only. It works for 8 hours, and never longer than the link. Without a secret, the session of the
         *     cookie continues. A link that is unknown, revoked, or expired is rejected, and the rejection doesn't say which.
         *
         *     A repeated call does it again. At most 20 rejected calls from an address in 10 minutes.
         */
        post: operations["startSetUpSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the closing of the account
         * @description Says whether the active account is being closed, who requested it, and when the account is erased. For every
         *     member.
         */
        get: operations["getClosing"];
        /**
         * Close the account
         * @description Closes the active account, whose name has to be typed. Every key stops working at once, nothing renews, and
         *     everything else can only be read. For 30 days an owner can restore it with `restoreAccount`; then it is
         *     erased. The owners and contacts get an email now, 7 days before the account is erased, and when it is. Closing
         *     an account that is being closed changes nothing.
         *
         *     Rejected as long as something has to be settled first: `getClosingPreview` says what.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["closeAccount"];
        post?: never;
        /**
         * Restore the account
         * @description Ends the closing of the active account: its keys work again as before, and its subscriptions renew as they were
         *     set to. An account that isn't being closed is left as it is. Once its erasure has begun, nothing can be restored.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["restoreAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closing/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview closing the account
         * @description What closing the active account would end, and what is lost: keys, subscriptions with the lookups that are left
         *     and what they are worth, and open orders. Also who gets an email, and what has to be settled first.
         */
        get: operations["getClosingPreview"];
        put?: never;
        post?: never;
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
        /**
         * List team members
         * @description A page of everyone who belongs to the active account. For its owners and restricted owners.
         *
         *     Invitations that were not accepted yet are listed too, with `invitation_accepted` at the zero
         *     date 0001-01-01T00:00:00Z, their `expiration`, and the `invitation_id` as their `user_id`, so that
         *     the list does not reveal whether the address has a login. Such an entry is also in
         *     `listInvitations`, so count it once. Until the person accepts, the roles have no effect, and they
         *     are changed or revoked with the invitation, not with `grantRole` or `removeTeamMember`.
         *
         *     `total` counts what the filters keep. `members` and `invited` count the whole account whatever the
         *     filters: together they are the seats in use, of the `max_users` of `getMaxUsers`. An expired
         *     invitation holds no seat.
         */
        get: operations["listTeamMembers"];
        put?: never;
        /**
         * List the team members of several accounts
         * @description The team of up to fifty accounts immediately, as `listTeamMembers` has it, without pages: the first 1,000
         *     people of each account by email address, and how many there are. It reads and changes nothing; POST
         *     is for the list in the body. The caller is an owner or a restricted owner of the active account.
         *     Accounts in which the caller is neither are left out of the response, like unknown ones, so check the
         *     IDs in the response. Duplicate IDs are returned once.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        post: operations["listTeamMembersOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the owners of the active account
         * @description Whom to ask for a role: every `account-owner` of the active account, the first 1,000 by email address. For every
         *     member; a person without an account gets an empty list.
         */
        get: operations["listAccountOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
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
         * Remove a person from the account
         * @description Removes a member with all their roles from the active account and frees the seat. Their calls for
         *     the account are rejected after that; their login, their other accounts and the keys they created
         *     stay. They get an email. For owners and restricted owners; people with an owner role can be removed by
         *     an owner or leave on their own, except the last `account-owner`. A person who is not a member, was
         *     removed or has not accepted yet returns 404; to withdraw an invitation, revoke it.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description The invitations of the active account that were not accepted yet, the newest 1,000. For its owners
         *     and restricted owners. An invitation whose `expiration` has passed stays here until it is resent or
         *     revoked; its link no longer works and it uses no seat.
         */
        get: operations["listInvitations"];
        /**
         * Invite a person to the account
         * @description Invites an email address to the active account, with the roles the person will have there, and
         *     sends an email with a link that works for seven days. The person does not need a login yet: the link
         *     leads through the sign-up. People who have one just log in.
         *
         *     For owners and restricted owners; only an owner can grant owner roles. An open invitation uses a
         *     seat, so that it can always be accepted. Inviting an address that already has an invitation sends a
         *     new email and updates roles and expiration; the invitation keeps its ID, and the earlier link stops
         *     working.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 30 calls from an address in 10 minutes.
         */
        put: operations["createInvitation"];
        /**
         * Accept an invitation
         * @description Makes the logged-in person a member of the account that the invitation is for, with the roles it
         *     names, and closes the invitation. Without a token it accepts the one that the browser remembers
         *     (`findInvitation`), which the browser then forgets. Anyone who is logged in can call it, but the
         *     invitation is valid only for the address it was sent to: log in with that one. Upper and lower case
         *     mean the same.
         *
         *     The session stays in its account; `createToken` with the `account_id` of the response switches to the
         *     new one. If the same person follows the link again, they get the same response for as long as they are
         *     a member, so a second click is harmless. A link that was revoked, replaced by a resend, has expired
         *     or is unknown is rejected, and the rejection does not say which.
         *
         *     A repeated call changes nothing more. At most 20 rejected calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
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
         * Revoke an invitation
         * @description Revokes an invitation and frees its seat. The link in the email stops working immediately; no email is
         *     sent. For owners and restricted owners; only an owner can revoke one that names an owner role. An
         *     invitation that was already accepted or revoked returns 404; to remove a member, call
         *     `removeTeamMember`.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what an invitation is for
         * @description Returns which account an invitation is for, which address it was sent to and with which roles, so
         *     that its page can show this before the login. Anyone who has the link can call it; the link proves
         *     that the email was read. The invitation does not change.
         *
         *     With a token it sets a cookie (HttpOnly) that remembers the invitation for the session of the
         *     browser, through sign-up, confirmation and login, also in another tab. Without a token it returns
         *     the remembered invitation, or 404.
         *
         *     A repeated call changes nothing more. At most 60 rejected calls from an address in 10 minutes.
         */
        post: operations["findInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation and extend it
         * @description Sends the email again with a new link, and extends the invitation to seven days from now, even if it
         *     has expired. The link of the earlier email stops working. For owners and restricted owners; only an
         *     owner can resend one that names an owner role. An expired invitation uses a seat again, so the call
         *     is rejected when none is free. Each call sends another email.
         *
         *     A repeated call does it again. At most 20 calls from an address in 10 minutes.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check addresses before inviting them
         * @description Returns the result of an invitation for each line of a pasted list, so that a person can correct
         *     the list before any email is sent. A line holds an address or `Sam Reed <sam@…>`; spaces
         *     around it, and commas and semicolons after it, are ignored. It reads and changes nothing; POST is
         *     for the list in the body.
         *
         *     Seats are counted in the order of the lines: lines are `ready` until the seats run out, and
         *     `no-seat` from there on. An address with an open invitation has its seat already. One whose
         *     invitation has expired needs a seat again and is `ready`: the invitation is renewed. Between this
         *     call and `createInvitations` someone else may take a seat, which that call reports.
         *
         *     A repeated call changes nothing more. At most 120 calls from an address in a minute.
         */
        post: operations["checkInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Invite many people to the account
         * @description Invites up to 100 addresses to the active account with the same roles, each as `createInvitation`
         *     does, and returns the result for each. An address that cannot be invited is rejected with the error
         *     that `createInvitation` would return, and the others are still invited. Seats are counted in the
         *     order of the addresses.
         *
         *     Inviting twice is harmless: an address with an open invitation is `already-invited` and gets no
         *     second email; `resendInvitation` sends one, and `createInvitation` changes the roles. An expired
         *     invitation is renewed. An address that is sent twice has one result.
         *
         *     For owners and restricted owners; only an owner can grant owner roles. Each invitation is an entry
         *     of its own in the activity log, and can be undone there.
         *
         *     A repeated call changes nothing more. At most 10 calls from an address in 10 minutes.
         */
        put: operations["createInvitations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the roles of a member
         * @description Replaces the roles of a member of the active account, all at once or not at all, from the person's next
         *     call on. The rules of `grantRole` and `revokeRole` hold: it is for owners and restricted owners, only an
         *     owner can grant or revoke `account-owner` and `account-owner-restricted`, and the last `account-owner`
         *     keeps that role. The call names the roles that it replaces, so that people do not overwrite each other's
         *     changes. If the person already has just these roles, nothing changes, so the call can be sent again. The
         *     order of the roles doesn't matter, and a role that is listed twice counts once.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["setRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant a member a role
         * @description Grants a member of the active account a role, from the person's next call on. For owners and
         *     restricted owners; only an owner can grant `account-owner` and `account-owner-restricted`. Granting
         *     a role that the person already has changes nothing. An editor role does not include the viewer role:
         *     grant that one too. A person who has not accepted their invitation yet returns 404; invite them
         *     again with other roles. To change several roles at once, use `setRoles`.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["grantRole"];
        post?: never;
        /**
         * Revoke a role from a member
         * @description Revokes a role from a member of the active account. Calls that need it are rejected after that. For
         *     owners and restricted owners; only an owner can revoke `account-owner` and
         *     `account-owner-restricted`. Revoking a role that the person does not have changes nothing. The last
         *     `account-owner` keeps that role. A member without roles stays on the team and keeps the seat;
         *     `removeTeamMember` frees it. To change several roles at once, use `setRoles`.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["revokeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's roles in the account
         * @description What a person can do in the active account right now; an older token can list other roles. People
         *     can ask about themselves, even without an account. Owners and restricted owners can ask about any
         *     member. Any other ID returns 404.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account's organization
         * @description The organization that the active account belongs to, and its accounts. For owners. An account that
         *     belongs to no organization gets 404, which is not an error.
         *
         *     API tokens can't call it: its response has a secret.
         */
        get: operations["getOrganization"];
        /**
         * Register an organization
         * @description Registers an organization with the active account as its owner and first account. For owners. Its
         *     name is part of the address that its people log in at. Logins do not change until an identity
         *     provider is set up and activated. The key in the response lets other accounts join: give it only to
         *     their owners.
         *
         *     A repeated call is rejected with `already-in-organization`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
         */
        put: operations["createOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename the organization
         * @description Gives the organization another name, and with it another login address. The old address leads to the
         *     new one for ninety days, and no other organization gets the old name in that time. The key, the
         *     accounts and the identity provider stay. For owners of the account that registered it. Sending the
         *     current name changes nothing.
         *
         *     A repeated call changes nothing more. At most 20 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
         */
        post: operations["renameOrganization"];
        /**
         * Delete the organization
         * @description Permanently deletes the organization, with an identity provider that is not active. Its accounts are
         *     unchanged, without an organization; their members log in with passwords. For owners of the account that
         *     registered it, with a login less than fifteen minutes old. Rejected while the identity provider is
         *     active: deactivate it first.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        delete: operations["deleteOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of the organization
         * @description The accounts of the active account's own organization, by label, the active one among them. For
         *     owners, including those of an account that joined. The ID of any other organization returns 404.
         */
        get: operations["listOrganizationAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join an organization by its key
         * @description Adds the active account to the organization with this key. For owners; the key comes from an owner
         *     of the account that registered it. If the identity provider of the organization is active, the
         *     account's members log in with it after that, so at least one owner of the account needs a password
         *     and a second factor first. The account can leave only while the provider is inactive. An unknown key
         *     returns 404.
         *
         *     A repeated call is rejected with `already-in-organization`. At most 10 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
         */
        put: operations["joinOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/accounts/{id}": {
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
         * Remove an account from the organization
         * @description Removes an account from the active account's organization; nothing else changes. Owners of an
         *     account can remove their own, owners of the account that registered the organization can remove any
         *     other. That account itself stays as long as the organization exists. Rejected while the identity
         *     provider is active, since the account's members would have no way to log in. An account that is not
         *     in the organization returns 404.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["removeOrganizationAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the organization another key
         * @description Gives the organization another key. The current one stops working at once: no account can join with
         *     it anymore. Accounts that have joined stay. For owners of the account that registered the
         *     organization, with a login less than fifteen minutes old.
         *
         *     A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["resetOrganizationKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/key-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose what the organization can do with the account's keys
         * @description Says what owners of the account that registered the organization can do with the keys of the active account,
         *     which joined it: nothing, which it is until an owner chooses, see them, or manage them too. It applies at once,
         *     also to what they are doing. They never see a token. For owners. Rejected for the account that registered the
         *     organization, whose owners always manage its keys. The activity logs of both accounts have it. Leaving the
         *     organization ends it.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
         */
        put: operations["setOrganizationKeyAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a name is free
         * @description Says whether the active account could give its organization this name now. A name is taken while
         *     another organization has it, and for ninety days after that. For owners. The name can be taken
         *     between this call and the next.
         *
         *     At most 120 calls from an address in 10 minutes.
         */
        get: operations["checkOrganizationName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See which organization a key belongs to
         * @description The name of the organization that `joinOrganization` would add the active account to. It is a read,
         *     sent by POST because the key must not be in an address, and changes nothing. For owners. An unknown
         *     key returns 404.
         *
         *     A repeated call changes nothing more. At most 20 calls from an address in 10 minutes.
         */
        post: operations["checkOrganizationKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the domains of the organization
         * @description The email domains that the organization has added, by name, verified or not, with the DNS record that
         *     verifies each. For owners, including those of an account that joined. An account without an
         *     organization gets 404.
         *
         *     Only in a verified domain can people who aren't members be provisioned, join at their first login, and
         *     be sent to the identity provider from the login page. An organization from before that rule has a
         *     `grace_period`, in which the domains of its owners' confirmed addresses count too.
         */
        get: operations["listOrganizationDomains"];
        /**
         * Add a domain
         * @description Adds an email domain to the organization. It has no effect until `verifyOrganizationDomain` finds the
         *     TXT record of the response. For owners of the account that registered the organization. Domains where
         *     anyone can get an address are rejected. At most twenty.
         *
         *     A repeated call is rejected with `domain-exists`. At most 60 calls from an address in 10 minutes.
         */
        put: operations["createOrganizationDomain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-domains/{domain}": {
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
         * Remove a domain
         * @description Removes a domain: addresses in it no longer lead to the organization because of it. For owners of the
         *     account that registered the organization, with a login less than fifteen minutes old. Adding it again
         *     needs another record.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        delete: operations["deleteOrganizationDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-domains/{domain}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a domain
         * @description Looks the TXT record of a domain up in DNS. Once it is there, addresses in the domain lead to the
         *     organization at login, and to no other, as long as its identity provider is active, and people with
         *     such addresses can be provisioned and join at login. Subdomains count on their own. Two organizations
         *     cannot both have a verified domain. For owners of the account that registered the organization. A
         *     verified domain stays verified; verifying it again changes nothing.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
         */
        post: operations["verifyOrganizationDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the identity provider
         * @description The identity provider of the active account's organization. It is a read, sent by POST without a
         *     body, and changes nothing. For owners, including those of an account that joined, who can see but
         *     not change it. The client secret is never returned.
         *
         *     While there is no provider, the response has the type `PROVIDER_TYPE_UNDEFINED` and the state
         *     `IDP_STATE_UNDEFINED`, and already names the callback address: enter it at the identity provider
         *     before you set the provider up here.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["getIdentityProvider"];
        /**
         * Delete the identity provider
         * @description Permanently deletes the identity provider of the organization with its whole configuration. People who
         *     logged in with it keep their accounts and log in with a password, which they may have to set first. For
         *     owners of the account that registered the organization, with a login less than fifteen minutes old.
         *     Rejected while the provider is active: deactivate it first.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        delete: operations["deleteIdentityProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/saml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set up a SAML identity provider
         * @description Sets up SAML 2.0 as the identity provider of the organization. For owners of the account that
         *     registered it, with a login less than fifteen minutes old. Logins do not change: activate the
         *     provider once a test login has succeeded.
         *
         *     Send the metadata either as text or as an https address. An address is loaded once, now, with five
         *     seconds to respond, without redirects and from public hosts only. Document type definitions are
         *     rejected. The part of the metadata about the identity provider is stored, with its certificates, and
         *     returned after that. Quotes count twice in JSON: a body of 64 KiB holds some 50,000 characters, so
         *     send an address for more.
         *
         *     A repeated call is rejected with `identity-provider-exists`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createSamlProvider"];
        /**
         * Change the SAML identity provider
         * @description Replaces the name, the metadata, the NameID format and the binding of a SAML identity provider. Send
         *     the metadata each time, either as text or as an address; those from `getIdentityProvider` can be
         *     sent back. If omitted, request signing and the attribute of a transient NameID are unchanged.
         *
         *     For owners of the account that registered the organization, with a login less than fifteen minutes
         *     old. On an active provider the change takes effect with the next login, so new certificates can be
         *     added without downtime; metadata of another entity are rejected until the provider is deactivated. A
         *     provider of the other type returns 404.
         *
         *     A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["updateSamlProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set up an OpenID Connect identity provider
         * @description Sets up OpenID Connect as the identity provider of the organization. For owners of the account that
         *     registered it, with a login less than fifteen minutes old. Logins do not change: activate the
         *     provider once a test login has succeeded.
         *
         *     The issuer's discovery document is loaded now, with five seconds to respond, without redirects and
         *     from public hosts only. What it calls itself is stored: the issuer may be sent with slashes at its end or
         *     as the address of its discovery document, but has to be the same. The client secret is stored encrypted and
         *     never returned.
         *
         *     A repeated call is rejected with `identity-provider-exists`. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createOidcProvider"];
        /**
         * Change the OpenID Connect identity provider
         * @description Replaces the configuration of an OpenID Connect identity provider. An empty or omitted client secret
         *     is unchanged.
         *
         *     For owners of the account that registered the organization, with a login less than fifteen minutes
         *     old. On an active provider the change takes effect with the next login, so a new client secret can
         *     be added without downtime; another issuer is rejected until the provider is deactivated. A provider
         *     of the other type returns 404.
         *
         *     A repeated call does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["updateOidcProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/saml/inspection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect the metadata of a SAML identity provider
         * @description Says what metadata contain: who the provider is, where requests go, and the certificates that its
         *     signatures are checked with. It is a read, sent by POST, and stores nothing. For owners of the account
         *     that registered the organization.
         *
         *     The metadata come either as text or from an https address, under the same rules as
         *     `createSamlProvider`. `metadata_xml` of the response is the part that would be stored: send it to
         *     `createSamlProvider` or `updateSamlProvider` to save exactly what was inspected.
         *
         *     A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
         */
        post: operations["checkSamlMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/oidc/inspection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect an OpenID Connect issuer
         * @description Loads the discovery document of an issuer and says what is in it, and what would keep us from using
         *     it. It is a read, sent by POST, and stores nothing. For owners of the account that registered the
         *     organization. The document has five seconds to respond, without redirects and from public hosts only.
         *
         *     `problems` is empty for an issuer that `createOidcProvider` accepts. With `issuer-mismatch`, compare
         *     `issuer` with the address that was sent: both have to be equal, including a slash at the end.
         *
         *     A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
         */
        post: operations["checkOidcIssuer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/dependents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the members who depend on the identity provider
         * @description How many members of the organization have no login method but its identity provider, active or not.
         *     They are those whom `deactivateIdentityProvider`, `deleteIdentityProvider`, and `deleteOrganization`
         *     email how to choose a password, so it tells before what these change. People whose login is turned
         *     off or whose address is not confirmed do not count. For owners of the account that registered the
         *     organization.
         */
        get: operations["getProviderDependents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/recovery-owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the owners who can log in without the identity provider
         * @description The owners of all accounts of the organization, and whether they can log in with a password and a second
         *     factor while the identity provider is active. `activateIdentityProvider` requires one in each account. For
         *     owners of the account that registered the organization.
         */
        get: operations["listRecoveryOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest rehearsal
         * @description The latest rehearsal of the identity provider with its current settings: what came back, whom it would
         *     log in, and who of today's members would get in. Rehearsals with earlier settings are in
         *     `listSsoLogins`. For owners of the account that registered the organization.
         */
        get: operations["getSsoRehearsal"];
        /**
         * Start a rehearsal
         * @description Returns the address of the identity provider to open in a window, and sets a cookie (HttpOnly) that
         *     ties the response to this browser. The provider may be active or not. A rehearsal runs the real login,
         *     but never adds or logs anyone in and never links anyone to the provider's ID for them.
         *
         *     `auth_url` is null if the rehearsal has already failed, because the provider can't be reached;
         *     `getSsoRehearsal` has the reason. For owners of the account that registered the organization.
         *
         *     A repeated call does it again. At most 30 calls from an address in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        put: operations["startSsoRehearsal"];
        /**
         * Complete a rehearsal
         * @description Checks what the identity provider returned, as `completeSsoLogin` does, and stores the outcome. A failed
         *     login is an outcome too, with its reason. The rehearsal must have started in this browser, by this
         *     person, with the current settings; it completes once.
         *
         *     A rehearsal passes if someone who is an owner of this account today would get in. That is the test that
         *     `activateIdentityProvider` requires.
         *
         *     A repeated call is rejected with `third-party-code-invalid`. At most 30 calls from an address in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["completeSsoRehearsal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent single sign-on logins
         * @description Logins with the identity provider and rehearsals of the last 30 days, newest first, with the reason why
         *     one failed and what the provider sent. Secrets, tokens, and signatures are never stored. For owners of
         *     the account that registered the organization.
         */
        get: operations["listSsoLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/relinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who wait to be relinked
         * @description People whom the identity provider knows by another ID than when they last logged in, and whose login failed
         *     for that reason with `person-renamed` in the last 30 days, unless an owner dismissed it: their name at the provider has changed, or the
         *     address was given to someone else. Newest first, each person and ID once. People of whom SCIM, a
         *     verified domain, or their login here proves that they are the same are relinked without a request. A change of the provider's
         *     settings discards the requests. For owners of the account that registered the organization.
         */
        get: operations["listSsoRelinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/relinks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Relink a person to the identity provider
         * @description Links the person of a request of `listSsoRelinks` to the provider's new ID for them. They keep their
         *     login, seat, and roles, and get an email. The former ID no longer logs anyone in. For owners of the
         *     account that registered the organization, with a login less than fifteen minutes old.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["relinkSsoLogin"];
        /**
         * Dismiss a request to relink a person
         * @description Removes a request of `listSsoRelinks`, because the provider's new ID belongs to someone else. Nothing
         *     about the person changes. If someone tries to log in with that ID again, it's a new request. For owners
         *     of the account that registered the organization.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["dismissSsoRelink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate the identity provider
         * @description Turns the identity provider on and passwords off for everyone in all accounts of the organization.
         *     People who are logged in stay logged in until their session ends, unless `sessions` is `ended`. For
         *     owners of the account that registered the organization, with a login less than fifteen minutes old.
         *
         *     To prevent a lock-out, a rehearsal or an owner's login with this exact configuration must have
         *     succeeded within the last 24 hours, and every account of the organization must have an owner with a
         *     password and a second factor. Only these owners can keep using their passwords.
         *
         *     An owner of the account has to log in with the provider within 30 minutes. Otherwise it is deactivated
         *     by itself at the deadline in `confirmation`. All members get an email about either. Activating an
         *     active provider changes nothing.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["activateIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/idp/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate the identity provider
         * @description Turns the identity provider off and passwords on again. The configuration stays. Sessions continue;
         *     people who never had a password set one by the password reset. All members get an email;
         *     `getProviderDependents` says how many need that. For owners of the account that registered the
         *     organization, with a login less than fifteen minutes old. A provider that is not active is rejected.
         *
         *     A repeated call is rejected with `identity-provider-inactive`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["deactivateIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisioning/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the provisioning tokens
         * @description The tokens that an identity provider calls the SCIM service with, the newest first, without their secrets, and
         *     the base URL to enter there. For owners of the account that registered the organization.
         */
        get: operations["listProvisioningTokens"];
        /**
         * Create a provisioning token
         * @description Creates a token for the identity provider. Only this response contains it, and that of a repeated call with the
         *     same Idempotency-Key. An organization can have two, so
         *     that the next one works before the old one ends: create a second token, enter it at the provider, and delete
         *     the first one when it's no longer used. For owners of the account that registered the organization, with a
         *     login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 20 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createProvisioningToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisioning/tokens/{id}": {
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
         * Delete a provisioning token
         * @description Ends a token at once: the next call with it returns 401. People that it provisioned stay. For owners of
         *     the account that registered the organization, with a login less than fifteen minutes old.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        delete: operations["deleteProvisioningToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisioning/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the role mapping
         * @description Which roles people get who join through the identity provider, by SCIM or at their first login, and whether
         *     they can join at a login. For owners of the account that registered the organization.
         */
        get: operations["getRoleMapping"];
        put?: never;
        /**
         * Change the role mapping
         * @description Replaces the mapping. People in a mapped group get the roles of all their mapped groups; people in none get the
         *     default roles. Members that the provider provisioned get their new roles at once; everyone else keeps theirs.
         *     Owners keep their roles, whatever the mapping says. Group names aren't case-sensitive. For owners of the
         *     account that registered the organization, with a login less than fifteen minutes old.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["setRoleMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisioning/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rejected provisioning calls
         * @description Calls of the SCIM service that were rejected in the last 30 days, newest first: what the identity provider
         *     wanted to do, why it could not, and what it sent. Also what was left out of a call that was otherwise applied, each
         *     attribute once a day: its `status` is 200 and `sent` has only what was left out. Values are masked. A call without a
         *     token of the organization isn't listed; one with a token that has expired is.
         *
         *     The call itself is kept encrypted for as long as the entry, without passwords, so that an owner can replay it once the
         *     cause is fixed (`replayProvisioningCall`). `replayable` says whether it's kept.
         *
         *     The newest 500 of each token are kept. Of each minute, the first 60 of a token are listed, and one that exceeded
         *     the rate limit. For owners of the account that registered the organization.
         */
        get: operations["listProvisioningFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisioning/failures/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a rejected provisioning call
         * @description Performs the call again, as the identity provider sent it, by the rules and with the rate limit that apply to a call of
         *     the provider now. Use it once the cause is fixed. The response says what came of it: a call that is rejected again
         *     can be replayed later; one that succeeds is no longer kept, and can't be replayed again.
         *
         *     A call is kept if it had a valid token and a body that could be read, of 64 KiB at most. What was applied without some
         *     values isn't kept. For owners of the account that registered the organization, with a login less than fifteen minutes
         *     old.
         *
         *     A repeated call is rejected with `call-already-replayed`. At most 60 calls from an address in 10 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["replayProvisioningCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own API tokens
         * @description The logged-in person's API tokens, the newest first, without their secrets. Expired ones stay in the list until
         *     they are revoked. The last use is up to a minute old.
         */
        get: operations["listAccessTokens"];
        /**
         * Create an API token
         * @description Creates a token for a program of the logged-in person. Only this response contains it. The token works in the
         *     chosen accounts, from the allowed networks, until it expires: in 90 days unless `expires_at` says otherwise, and
         *     in 366 days at most. In each account it has the chosen roles that the person has there at the time of a call, so
         *     it loses a role with them, and stops when they leave the accounts or their login is disabled. It never has a role
         *     of staff. A person has at most 50, with different names. They get an email about each, and another
         *     one 7 days before it expires.
         *
         *     A repeated call is rejected with `access-token-name-taken`. At most 60 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createAccessToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an API token
         * @description Changes the name, accounts, roles, networks, and end of one's own token, from its next call on. The secret stays.
         *     Everything is replaced, by the rules of `createAccessToken`.
         *
         *     A repeated call changes nothing more. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["updateAccessToken"];
        /**
         * Revoke an API token
         * @description Ends one's own token at once: its next call returns 401, and a call that is running can't change anything
         *     anymore. Both secrets end while it is being rotated.
         *
         *     A repeated call is rejected with `not-found`. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-tokens/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API token
         * @description Gives one's own token another secret, which only this response contains. The secret before works for
         *     `overlap_hours` more, so that programs can change over; with 0 it ends at once. One from before that ends with
         *     this rotation. With `expires_at`, the token also gets another end.
         *
         *     A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["rotateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the API token of this call
         * @description What the API token of the call is, and what it may do now: in which accounts, with which roles. It needs no
         *     role and no `X-Account`, so that a program can find out both. A call with another kind of login returns 404.
         */
        get: operations["getCurrentToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorization-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let a program of ours act as the person
         * @description Creates the code with which a program, such as the command line, gets an API token of the logged-in person, and
         *     says where to send the browser with it. The program, its address on the same computer, and its challenge (PKCE,
         *     RFC 7636, with SHA-256) are those of its request to `/account/developers/authorize`. The code works once, for 5
         *     minutes, and only with the verifier of the challenge at `POST /oauth/token`. The token that it gives works in one
         *     account with the chosen roles that the person has there, by the rules of `createAccessToken`, for 90 days. A
         *     program that sends a code twice loses the token.
         *
         *     A repeated call does it again. At most 30 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createAuthorizationCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service accounts
         * @description The service accounts of the active account, the newest first, without their secrets. Expired and stopped ones stay
         *     in the list until they are revoked. The last use is up to a minute old. For owners and restricted owners.
         */
        get: operations["listServiceAccounts"];
        /**
         * Create a service account
         * @description Creates a service account in the active account, with a token that only this response contains. It works from the
         *     allowed networks until it expires: in 90 days unless `expires_at` says otherwise, and in 366 days at most. The person who creates
         *     it is its maker: it has the chosen roles that they have at the time of a call, so it loses a role with them, and
         *     stops when they leave the account or their login is disabled. Then another owner can rotate it, which makes them
         *     the maker. An account has at most 50, with different names. For owners and restricted owners.
         *
         *     A repeated call is rejected with `service-account-name-taken`. At most 60 calls by a person in 5 minutes. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["createServiceAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a service account
         * @description Changes the name, roles, networks, and end of a service account, from its next call on. The secret and the maker
         *     stay. Everything is replaced, by the rules of `createServiceAccount`: the roles are those of the caller at most.
         *     Rejected if someone changed it since `version`. For owners and restricted owners.
         *
         *     A repeated call is rejected with `service-account-changed`. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["updateServiceAccount"];
        /**
         * Revoke a service account
         * @description Ends a service account at once: the next call with its token returns 401, and a call that is running can't change
         *     anything anymore. Both secrets end while it is being rotated. For owners and restricted owners.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["revokeServiceAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-accounts/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a service account
         * @description Gives a service account another secret, which only this response contains, and makes the caller its maker: from
         *     then on its roles are theirs at most. The secret before works for `overlap_hours` more; with 0 it ends at once,
         *     and so it does if the service account had stopped because its maker left. With `expires_at`, it also gets another end. For
         *     owners and restricted owners.
         *
         *     A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["rotateServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/found-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report API tokens found in public
         * @description Secret scanners report here what looks like an API token of ours and is public, as in a repository. A token that
         *     is ours is revoked at once, and its maker gets an email with the address where it was found. The response says of
         *     each whether it is or was ours; reporting one again changes nothing.
         *
         *     No login: the call is signed as GitHub's [secret scanning partner
         *     program](https://docs.github.com/en/code-security/secret-scanning/secret-scanning-partner-program) does, with
         *     ECDSA on P-256 and SHA-256 over the body as it was sent.
         *
         *     A repeated call changes nothing more. At most 600 calls from an address in a minute.
         */
        post: operations["reportFoundTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity
         * @description Returns who did what, when, and from where, newest first. Account owners see everything in the active
         *     account: actions of its members, of staff acting as a member, and of staff on the account. Everyone
         *     else sees their own entries. With `user` set to the caller, that includes actions that concern only
         *     the person, such as a profile edit, in any account.
         *
         *     Every operation that changes something adds an entry in the same transaction. A call that changes
         *     nothing or is rejected adds none. Lookups aren't activity. Entries contain no secrets and are kept for
         *     400 days.
         *
         *     The response has no total. `next` continues the list where the page ends, regardless of newer entries.
         *
         *     At most 240 calls by a person in a minute.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an activity
         * @description Reverses an action by running its inverse operation: it resumes a paused key, authorizes a deactivated
         *     hostname, or grants a revoked role. It requires the role of that operation and adds its own entry.
         *     It's rejected if the action has no inverse or was already undone, or if the same item has changed
         *     since, because undoing it would also undo that change.
         *
         *     A repeated call is rejected with `activity-undone`. At most 60 calls by a person in a minute.
         */
        post: operations["undoActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find accounts
         * @description A page of the accounts whose name has words that begin with those of the text, ignoring case, or whose
         *     number it is; the newest first. Of more than 1,000, only as
         *     many are listed and counted. For staff.
         *
         *     At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        get: operations["searchAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of any person
         * @description The accounts that a person belongs to, by label, with the roles in each. For staff. The person is
         *     not notified. An unknown ID returns 404.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listUserAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of an account
         * @description A page of the members of an account with their roles, by email address. For staff. Open invitations are not
         *     included.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization of an account
         * @description The organization that an account belongs to, with its identity provider and its email domains; null without
         *     one. For staff. Keys, tokens, and settings of the provider are not included.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activity of an account
         * @description Who did what in an account, when, and from where, newest first: what its owners see with `listActivity`. For
         *     staff, who also see which of them did something, for the account or as one of its people. What concerns only
         *     a person is not included. `next` continues the list where the page ends.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes about an account
         * @description A page of what staff have noted about an account, newest first. For staff. Customers never see notes, not
         *     even that there are any.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountNotes"];
        /**
         * Note something about an account
         * @description Adds a note that only staff see, with the author and the time. For staff. A note cannot be edited: delete it
         *     and write another one. Notes are no place for secrets. The activity log of the account does not mention it;
         *     that of the member of staff does, without the text.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. API tokens can't call it: it is for staff.
         */
        put: operations["createAccountNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/notes/{note_id}": {
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
         * Delete a note about an account
         * @description Deletes a note for good, no matter who wrote it. For staff. The activity log of the member of staff records it,
         *     without the text.
         *
         *     A repeated call is rejected with `not-found`. API tokens can't call it: it is for staff.
         */
        delete: operations["deleteAccountNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the closing of an account
         * @description Whether an account is being closed or is erased, who requested it, and whether staff hold it. For staff.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/accounts/{id}/closing/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold a closing
         * @description Keeps an account that is being closed from being erased until `releaseClosing`, such as for an open legal
         *     matter. Its owners can still restore it. For staff; the activity log says who did it, when, and why.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        put: operations["holdClosing"];
        post?: never;
        /**
         * Release a closing
         * @description Ends the hold of a closing. The account is erased when it was going to be, but at least 7 days later, so that
         *     its owners are reminded. For staff; the activity log says who did it, when, and why.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["releaseClosing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{id}/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a person a staff member
         * @description Grants a person the role of staff, in addition to their roles in accounts. For staff. It takes
         *     effect with the person's next call, is recorded with who granted it, and the person and all other
         *     staff get an email. Requires a login less than fifteen minutes old. Granting it again changes nothing
         *     and sends nothing. Staff cannot grant it to themselves.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        put: operations["grantInternalRole"];
        post?: never;
        /**
         * Revoke the role of staff
         * @description Revokes a person's role of staff. Calls that need it, including acting as a customer, are rejected
         *     after that; their own accounts stay. For staff. It is recorded with who revoked it, and the person
         *     and all other staff get an email. Requires a login less than fifteen minutes old. Staff cannot revoke
         *     their own role, so one always remains. Revoking a role that the person does not have changes
         *     nothing.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["revokeInternalRole"];
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
         * Format: uuid
         * @description ID of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /**
         * @description What staff can do while acting as another person. `read-only`, the default: they see what the person
         *     sees. `full`: they can do what the person can, except with credentials, sessions, new secrets, and
         *     ownership of the account.
         * @example read-only
         * @enum {string}
         */
        ActingAccess: "read-only" | "full";
        /**
         * @description Path of a GET operation that requires an access token, without a query. Any other operation is
         *     rejected.
         * @example /api/authorization/accounts
         */
        FirstCallPath: string;
        /** @description Which account, and for staff which person, the token is for. */
        CreateTokenBody: {
            user_id?: components["schemas"]["UserId"];
            account_id?: components["schemas"]["AccountId"];
            reason?: components["schemas"]["Reason"];
            access?: components["schemas"]["ActingAccess"];
            /** @description What the page that opens reads first. The same path twice counts once. */
            first_calls?: components["schemas"]["FirstCallPath"][];
        };
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description What a person may do. `self` covers one's own profile and credentials and needs no account;
         *     `internal-admin` belongs to staff and to no account; the others apply to the active account.
         * @example api-key-viewer
         * @enum {string}
         */
        Role: "self" | "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor" | "internal-admin";
        /**
         * Format: email
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /** @description Whom staff are acting as, and until when. */
        Acting: {
            /** @description The person that staff act as. */
            user_id: components["schemas"]["UserId"];
            /** @description Email address of that person. */
            username: components["schemas"]["Email"];
            access: components["schemas"]["ActingAccess"];
            /** @description When it ends automatically. */
            until: components["schemas"]["Timestamp"];
            /** @description Email address of the staff member. */
            staff_username: components["schemas"]["Email"];
        };
        /** @description A successful response to a first call. */
        FirstResponse: {
            path: components["schemas"]["FirstCallPath"];
            /**
             * @description HTTP status of the response.
             * @example 200
             * @constant
             */
            status: 200;
            /**
             * @description Media type of the body, with its parameters.
             * @example application/json; charset=utf-8
             */
            content_type: string;
            /**
             * @description The body as text, as the operation sends it.
             * @example {"accounts":[]}
             */
            body: string;
        };
        /** @description An access token and what it is for. */
        AccessToken: {
            /**
             * @description The token, for the Authorization header.
             * @example eyJhbGciOiJFZERTQSJ9.e30.c2ln
             */
            access_token: string;
            /** @description When the token expires. */
            expiration: components["schemas"]["Timestamp"];
            /**
             * @description How the token is sent.
             * @example Bearer
             * @constant
             */
            token_type: "Bearer";
            /** @description The person that the token is for. The portal restores a draft only for the same person. */
            user_id: components["schemas"]["UserId"];
            /** @description The account that the token is for; null for a person who has none. */
            account_id: components["schemas"]["AccountId"] | null;
            /** @description What the person can do in that account. The token contains the same list. */
            roles: components["schemas"]["Role"][];
            /** @description Whom staff are acting as; null for everyone else. */
            acting: components["schemas"]["Acting"] | null;
            /** @description From when on the account is erased; without an account, the person's login. */
            closes?: components["schemas"]["Timestamp"];
            /** @description Responses to the first calls, in their order. */
            first_responses?: components["schemas"]["FirstResponse"][];
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
        /** @description A public Ed25519 key (RFC 8037). */
        JsonWebKey: {
            /**
             * @description Key type.
             * @example OKP
             * @constant
             */
            kty: "OKP";
            /**
             * @description Curve.
             * @example Ed25519
             * @constant
             */
            crv: "Ed25519";
            /**
             * @description Public key in base64url.
             * @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo
             */
            x: string;
            /**
             * @description ID of the key, as in the head of a token.
             * @example 2026-11
             */
            kid: string;
            /**
             * @description What the key is for.
             * @example sig
             * @constant
             */
            use: "sig";
            /**
             * @description Algorithm.
             * @example EdDSA
             * @constant
             */
            alg: "EdDSA";
        };
        /** @description A JSON Web Key Set (RFC 7517). */
        JsonWebKeySet: {
            /** @description The keys in use, newest first. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /**
         * @description Unique name of an organization; part of the address that its members log in at.
         * @example northwind
         */
        OrganizationName: string;
        /** @description An account of the logged-in person, as a chooser shows it. */
        OwnAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /**
             * @description Whether a new login starts in this account. True for one account at most.
             * @example true
             */
            default: boolean;
            /** @description Name of the organization that the account belongs to. Omitted if it belongs to none. */
            organization_name?: components["schemas"]["OrganizationName"];
        };
        /** @description The accounts of the logged-in person. */
        OwnAccountList: {
            /** @description The accounts, by label. */
            accounts: components["schemas"]["OwnAccount"][];
        };
        /**
         * Format: uuid
         * @description ID of a set-up link.
         * @example 0193f1c6-3a40-7e11-9b52-8d1f6a2c7e90
         */
        SetUpLinkId: string;
        /**
         * @description Whom it is for. Activity has it.
         * @example Sam from IT
         */
        SetUpLinkLabel: string;
        /** @description A set-up link, without its secret. */
        SetUpLink: {
            link_id: components["schemas"]["SetUpLinkId"];
            label: components["schemas"]["SetUpLinkLabel"];
            /** @description When it was made. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when it works. */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was last opened; null if never.
             * @example 2026-11-01T14:20:00Z
             */
            last_used: string | null;
        };
        /** @description The set-up links of an account. */
        SetUpLinkList: {
            /** @description Those that work, the newest first. */
            set_up_links: components["schemas"]["SetUpLink"][];
        };
        /** @description A new set-up link. */
        CreateSetUpLinkBody: {
            label: components["schemas"]["SetUpLinkLabel"];
        };
        /**
         * @description The secret of a set-up link, which is after the `#` of its address.
         * @example gp_set_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo1
         */
        SetUpSecret: string;
        /** @description A new set-up link with its secret. */
        NewSetUpLink: {
            secret: components["schemas"]["SetUpSecret"];
            set_up_link: components["schemas"]["SetUpLink"];
        };
        /** @description The secret of a set-up link, or nothing. */
        StartSetUpSessionBody: {
            secret?: components["schemas"]["SetUpSecret"];
        };
        /** @description What a set-up session is for. */
        SetUpSession: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            link_id: components["schemas"]["SetUpLinkId"];
            label: components["schemas"]["SetUpLinkLabel"];
            /** @description Until when it works. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description An account that is being closed. */
        Closing: {
            /** @description When an owner requested it. */
            requested: components["schemas"]["Timestamp"];
            /** @description The owner's email address; null if their login is gone. */
            requested_by: components["schemas"]["Email"] | null;
            /** @description From when on the account is erased. Until then an owner can restore it. */
            erased_from: components["schemas"]["Timestamp"];
        };
        /** @description Whether the account is being closed. */
        ClosingState: {
            /** @description The closing; null if there is none. */
            closing: components["schemas"]["Closing"] | null;
        };
        /** @description The account's name, as a confirmation. */
        CloseAccountBody: {
            account_label: components["schemas"]["AccountLabel"];
        };
        /**
         * @description Name of a license, for display.
         * @example US Address Verification, Plus
         */
        LicenseLabel: string;
        /** @description A subscription that would end. */
        ClosingSubscription: {
            license_label: components["schemas"]["LicenseLabel"];
            /** @description When its term would have ended; null for one without an end. */
            expiration: components["schemas"]["Timestamp"] | null;
            /**
             * @description Lookups that would be lost; 1000000000000 is unlimited.
             * @example 41220
             */
            lookups_left: number;
        };
        /**
         * @description Number of an order; also the number on its invoice and its receipt.
         * @example 560218
         */
        OrderId: number;
        /** @description An order that isn't paid yet. */
        ClosingOrder: {
            order_id: components["schemas"]["OrderId"];
            /** @description What it costs, with tax. */
            total_amount: components["schemas"]["Cents"];
            /** @description When it was placed. */
            placed: components["schemas"]["Timestamp"];
        };
        /**
         * @description Why an account can't be closed yet. `unpaid-order`: an order that is used, in its grace period, isn't paid.
         *     `payment-in-progress`: a payment isn't finished. `open-dispute`: a bank disputes a payment. `organization`: the
         *     account owns an organization, which has to be deleted first.
         * @example unpaid-order
         * @enum {string}
         */
        ClosingObstacle: "unpaid-order" | "payment-in-progress" | "open-dispute" | "organization";
        /** @description What closing the account would end. */
        ClosingPreview: {
            account_label: components["schemas"]["AccountLabel"];
            /** @description From when on it would be erased, if it were closed now. */
            erased_from: components["schemas"]["Timestamp"];
            /**
             * @description Keys that would stop working.
             * @example 9
             */
            key_count: number;
            /** @description Subscriptions that would end, by the name of their license. */
            subscriptions: components["schemas"]["ClosingSubscription"][];
            /** @description What was paid for lookups and time that would be lost, before tax, in cents. It isn't refunded. */
            unused_amount: components["schemas"]["Cents"];
            /** @description Orders that aren't paid yet. Those that are still open when the account is erased are canceled. */
            open_orders: components["schemas"]["ClosingOrder"][];
            /**
             * @description Lists of addresses that would be erased.
             * @example 2
             */
            list_count: number;
            /**
             * @description Members, who keep their logins.
             * @example 3
             */
            member_count: number;
            /** @description Who gets an email, owners first; the first 50. */
            notified: components["schemas"]["Email"][];
            /**
             * @description How many addresses get an email.
             * @example 3
             */
            notified_total: number;
            /** @description What has to be settled first; empty if the account can be closed. */
            obstacles: components["schemas"]["ClosingObstacle"][];
        };
        /**
         * @description A part of an email address, or a whole `user_id`.
         * @example northwind
         */
        TeamSearchText: string;
        /**
         * @description A role that an account owner can grant to a member of the account.
         * @example api-key-viewer
         * @enum {string}
         */
        CustomerRole: "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor";
        /** @description Roles of a member in an account. A member without roles stays on the team but can do nothing. */
        MemberRoles: components["schemas"]["CustomerRole"][];
        /** @description A person of an account. */
        TeamMember: {
            /** @description The person, or the invitation until it is accepted. */
            user_id: components["schemas"]["UserId"];
            email_address: components["schemas"]["Email"];
            roles: components["schemas"]["MemberRoles"];
            /**
             * @description When the person accepted the invitation or opened the account. 0001-01-01T00:00:00Z stands for an
             *     invitation that was not accepted yet.
             */
            invitation_accepted: components["schemas"]["Timestamp"];
            /** @description When the invitation expires or has expired; null for a member. */
            expiration: components["schemas"]["Timestamp"] | null;
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
        /** @description One page of the team of an account. */
        TeamMemberPage: {
            /** @description The people of the page. */
            identities: components["schemas"]["TeamMember"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            /** @description Members of the account, whatever the filters. */
            members: components["schemas"]["Total"];
            /** @description Open invitations of the account, whatever the filters. Each holds a seat. */
            invited: components["schemas"]["Total"];
        };
        /** @description Which accounts to list. */
        ListTeamMembersOfAccountsBody: {
            /** @description Numbers of the accounts. */
            account_ids: components["schemas"]["AccountId"][];
        };
        /** @description The first 1,000 members, by email address. */
        TeamMembers: components["schemas"]["TeamMember"][];
        /** @description An account and its team. */
        AccountTeam: {
            account_id: components["schemas"]["AccountId"];
            /** @description Members and invitations of the account. */
            total: components["schemas"]["Total"];
            identities: components["schemas"]["TeamMembers"];
        };
        /** @description The teams of several accounts. */
        AccountTeamList: {
            /** @description One entry for each account that the caller may see, by number. */
            accounts: components["schemas"]["AccountTeam"][];
        };
        /** @description A person who grants and revokes roles in an account. */
        AccountOwner: {
            email_address: components["schemas"]["Email"];
        };
        /** @description The owners of an account. */
        AccountOwnerList: {
            /** @description By email address. */
            owners: components["schemas"]["AccountOwner"][];
        };
        /**
         * Format: uuid
         * @description ID of an invitation. It is not the token of the link.
         * @example 0193f200-1c44-7d02-b5a1-7e90c2f4d388
         */
        InvitationId: string;
        /** @description Roles the person will have in the account. Duplicates count once. */
        InvitedRoles: components["schemas"]["CustomerRole"][];
        /** @description An invitation that was not accepted yet. */
        Invitation: {
            invitation_id: components["schemas"]["InvitationId"];
            email_address: components["schemas"]["Email"];
            roles: components["schemas"]["InvitedRoles"];
            /** @description When the person was first invited. */
            created: components["schemas"]["Timestamp"];
            /** @description When the link stops working, seven days after the latest email. */
            expiration: components["schemas"]["Timestamp"];
        };
        /** @description The invitations of an account. */
        InvitationList: {
            /** @description The invitations, newest first. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description Whom to invite, with which roles. */
        CreateInvitationBody: {
            email_address: components["schemas"]["Email"];
            roles: components["schemas"]["InvitedRoles"];
        };
        /**
         * @description Token of the link, 256 random bits in base64url.
         * @example Rk7uWq2ZbXn4TfHy8LcVd1SgPaJ6mEo3Iw5Kx9Ct0Ns
         */
        InvitationToken: string;
        /** @description Proof that the invitation was received. */
        AcceptInvitationBody: {
            token?: components["schemas"]["InvitationToken"];
        };
        /** @description The account that a person has joined. */
        AcceptedInvitation: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            roles: components["schemas"]["MemberRoles"];
        };
        /** @description Which invitation to return; without a token, the remembered one. */
        FindInvitationBody: {
            token?: components["schemas"]["InvitationToken"];
        };
        /** @description An invitation as the invited person sees it. */
        FoundInvitation: {
            account_label: components["schemas"]["AccountLabel"];
            email_address: components["schemas"]["Email"];
            roles: components["schemas"]["MemberRoles"];
            /** @description When it expires. */
            expiration: components["schemas"]["Timestamp"];
            /**
             * @description Whether the address already has a login.
             * @example false
             */
            has_login: boolean;
            /**
             * @description Whether the invitation has been accepted.
             * @example false
             */
            accepted: boolean;
        };
        /** @description Which invitation to send again. */
        ResendInvitationBody: {
            invitation_id: components["schemas"]["InvitationId"];
        };
        /** @description The lines to check. */
        CheckInvitationsBody: {
            /** @description The lines as they were typed or pasted. */
            email_addresses: string[];
        };
        /** @description What would come of inviting a line. */
        InvitationVerdict: {
            /** @description The address of the line, in lower case; null if it has none. */
            email_address: components["schemas"]["Email"] | null;
            /**
             * @description `ready`: can be invited. `on-account`: a member already. `invited`: has an open invitation.
             *     `invalid`: no email address. `disposable`: a disposable address. `plus-not-allowed`: a plus sign
             *     in a webmail address. `repeated`: in an earlier line. `no-seat`: the lines before take the
             *     last seats.
             * @example ready
             * @enum {string}
             */
            verdict: "ready" | "on-account" | "invited" | "invalid" | "disposable" | "plus-not-allowed" | "repeated" | "no-seat";
        };
        /**
         * @description Seats that no member and no open invitation holds now.
         * @example 3
         */
        SeatsLeft: number;
        /** @description What would come of inviting each line. */
        InvitationVerdictList: {
            /** @description One for each line, in the order of the lines. */
            verdicts: components["schemas"]["InvitationVerdict"][];
            seats_left: components["schemas"]["SeatsLeft"];
        };
        /** @description Whom to invite, all with the same roles. */
        CreateInvitationsBody: {
            /** @description The addresses. Upper and lower case mean the same. */
            email_addresses: components["schemas"]["Email"][];
            roles: components["schemas"]["InvitedRoles"];
        };
        /** @description What came of an address. */
        InvitationResult: {
            email_address: components["schemas"]["Email"];
            /**
             * @description `invited`: an email is on its way. `already-invited`: an open invitation is unchanged, without
             *     another email. `rejected`: see `rejected_with`.
             * @example invited
             * @enum {string}
             */
            outcome: "invited" | "already-invited" | "rejected";
            /** @description The invitation; null for an address that was rejected. */
            invitation: components["schemas"]["Invitation"] | null;
            /** @description The error that `createInvitation` returns for this address; null if it is invited. */
            rejected_with: components["schemas"]["ErrorItem"] | null;
        };
        /** @description What came of each address. */
        InvitationResultList: {
            /** @description One for each different address, in the order of the addresses. */
            results: components["schemas"]["InvitationResult"][];
            seats_left: components["schemas"]["SeatsLeft"];
        };
        /** @description Other roles for a member. */
        SetRolesBody: {
            /** @description All roles that the person has from now on. */
            roles: components["schemas"]["MemberRoles"];
            /**
             * @description The roles to replace. If the person has other roles by now, the call is rejected: someone else has just
             *     changed them.
             */
            instead_of: components["schemas"]["MemberRoles"];
        };
        /** @description What a person may do in the active account. */
        PersonRoles: {
            user_id: components["schemas"]["UserId"];
            /** @description The roles, always including `self`. */
            roles: components["schemas"]["Role"][];
        };
        /**
         * @description ID of an organization. It begins with `org_`, so that it never equals the words `idp` and `accounts`, which can be in its place in a path.
         * @example org_northwind7k2m
         */
        OrganizationId: string;
        /**
         * @description Lets an account join an organization. Anyone who has it can add their account, until it is regenerated.
         * @example ok_5Vq8Zt3Lw1Xc7Rb2Yn6Mk4Hj
         */
        OrganizationKey: string;
        /**
         * @description What an account lets the owners of its organization do with its keys: nothing, see them, or see, pause, resume,
         *     rotate, and limit them.
         * @example manage
         * @enum {string}
         */
        OrganizationKeyAccess: "none" | "view" | "manage";
        /** @description An account of an organization. */
        OrganizationAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /**
             * @description What the account lets the owners of the organization do with its keys; `manage` for the account that
             *     registered it. Null for other accounts, unless the active account registered the organization.
             */
            key_access: components["schemas"]["OrganizationKeyAccess"] | null;
        };
        /** @description Accounts that share a single sign-on. */
        Organization: {
            organization_id: components["schemas"]["OrganizationId"];
            organization_name: components["schemas"]["OrganizationName"];
            organization_key: components["schemas"]["OrganizationKey"];
            /**
             * @description Whether members log in with the organization's identity provider.
             * @example false
             */
            idp_activated: boolean;
            /**
             * @description Whether the active account registered the organization and therefore manages it.
             * @example true
             */
            owner: boolean;
            /** @description The accounts, by label, the active one among them. */
            accounts: components["schemas"]["OrganizationAccount"][];
        };
        /** @description A new organization. */
        CreateOrganizationBody: {
            organization_name: components["schemas"]["OrganizationName"];
        };
        /** @description Another name for the organization. */
        RenameOrganizationBody: {
            organization_name: components["schemas"]["OrganizationName"];
        };
        /** @description An account as a chooser shows it. */
        AccountListEntry: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
        };
        /** @description A list of accounts. */
        AccountList: {
            /** @description The accounts, by label. */
            accounts: components["schemas"]["AccountListEntry"][];
        };
        /** @description Proof that the account may join. */
        JoinOrganizationBody: {
            organization_key: components["schemas"]["OrganizationKey"];
        };
        /** @description What the organization can do with the account's keys. */
        OrganizationKeyAccessBody: {
            key_access: components["schemas"]["OrganizationKeyAccess"];
        };
        /** @description Whether a name is free. */
        OrganizationNameCheck: {
            /**
             * @description Whether the active account could give its organization this name now.
             * @example true
             */
            is_available: boolean;
        };
        /** @description What an owner sees of an organization before their account joins it. */
        OrganizationPreview: {
            organization_name: components["schemas"]["OrganizationName"];
            /**
             * @description Whether members log in with the organization's identity provider, as those of the account will.
             * @example false
             */
            idp_activated: boolean;
        };
        /**
         * @description An email domain, in lower case and, where it has other letters, in the form of DNS.
         * @example northwind.example
         */
        DomainName: string;
        /** @description An email domain of an organization. */
        OrganizationDomain: {
            domain: components["schemas"]["DomainName"];
            /**
             * @description Name of the TXT record that verifies it.
             * @example _gatepost.northwind.example
             */
            record_name: string;
            /**
             * @description Value of the TXT record.
             * @example gatepost-domain=h3v8q2m5x7c1k9w4
             */
            record_value: string;
            /** @description When it was added. */
            created: components["schemas"]["Timestamp"];
            /** @description When the record was found; null while it was not. */
            verified: components["schemas"]["Timestamp"] | null;
        };
        /** @description A time in which domains count without being verified. */
        DomainGracePeriod: {
            /** @description Until when they count. It may have passed. */
            ends: components["schemas"]["Timestamp"];
            /** @description Domains of the owners' confirmed addresses that no organization has verified. */
            domains: components["schemas"]["DomainName"][];
        };
        /** @description The domains of an organization. */
        OrganizationDomainList: {
            /** @description The domains, by name. */
            domains: components["schemas"]["OrganizationDomain"][];
            /**
             * @description What an organization from before domains had to be verified still has to verify; null for one that
             *     has verified them, or is younger.
             */
            grace_period: components["schemas"]["DomainGracePeriod"] | null;
        };
        /** @description A domain to add. */
        OrganizationDomainBody: {
            domain: components["schemas"]["DomainName"];
        };
        /**
         * Format: uuid
         * @description ID of an identity provider. A person who logs in with it is identified by this ID and the provider's subject.
         * @example 0193f220-5c7e-7d41-a6b2-9e3f1d0c8b75
         */
        IdentityProviderId: string;
        /**
         * @description Display name of the identity provider.
         * @example Northwind Okta
         */
        IdentityProviderName: string;
        /**
         * @description Whether the active account holds the configuration and can therefore change it.
         * @example true
         */
        IdentityProviderOwner: boolean;
        /**
         * @description `IDP_STATE_CONFIGURED`: set up, for test logins only. `IDP_STATE_ACTIVE`: members log in with it.
         *     `IDP_STATE_UNDEFINED`: not set up. `IDP_STATE_UNKNOWN`: not known at the moment.
         * @example IDP_STATE_CONFIGURED
         * @enum {string}
         */
        IdentityProviderState: "IDP_STATE_UNKNOWN" | "IDP_STATE_UNDEFINED" | "IDP_STATE_CONFIGURED" | "IDP_STATE_ACTIVE";
        /** @description What to enter at the identity provider before it can be set up here. The address is the same for both types and, with SAML, is also our entity ID. */
        CallbackInfo: {
            /**
             * @description What identity providers of this type call the address.
             * @example Redirect URI
             */
            callback_name: string;
            /**
             * @description Where the identity provider sends people back to.
             * @example https://gatepost.example/account/callback/sso
             */
            callback_url: string;
        };
        /** @description An activation that no owner has confirmed yet. */
        ActivationConfirmation: {
            /** @description Until when an owner has to log in with the provider; then it is deactivated by itself. */
            deadline: components["schemas"]["Timestamp"];
        };
        /**
         * @description Issuer, in responses exactly as its tokens name it; its discovery document is below this address. In development, it may
         *     be one of this machine without https, such as Example ID; elsewhere, such an issuer can't be reached.
         * @example https://northwind.okta.example
         */
        OidcIssuer: string;
        /**
         * @description Id that the identity provider has given to the portal.
         * @example gatepost-portal
         */
        OidcClientId: string;
        /**
         * @description Scopes to request from the identity provider, separated by spaces; always includes `openid`.
         * @example openid email profile
         */
        OidcScopes: string;
        /**
         * @description Whether the email address and the name come from the ID token; otherwise they come from the userinfo endpoint.
         * @example false
         */
        OidcIdTokenMapping: boolean;
        /**
         * @description Configuration of OpenID Connect. The client ID is named `clientId` here and `client_id` in the bodies
         *     of `createOidcProvider` and `updateOidcProvider`; the value is the same. The client secret is not
         *     returned.
         */
        OidcConfig: {
            issuer: components["schemas"]["OidcIssuer"];
            clientId: components["schemas"]["OidcClientId"];
            scopes: components["schemas"]["OidcScopes"];
            is_id_token_mapping: components["schemas"]["OidcIdTokenMapping"];
        };
        /** @description An identity provider that speaks OpenID Connect. */
        OidcIdentityProvider: {
            idp_id: components["schemas"]["IdentityProviderId"];
            /** @description The account that holds the configuration. */
            account_id: components["schemas"]["AccountId"];
            name: components["schemas"]["IdentityProviderName"];
            owner: components["schemas"]["IdentityProviderOwner"];
            state: components["schemas"]["IdentityProviderState"];
            /**
             * @description OpenID Connect. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PROVIDER_TYPE_OIDC";
            callback_info: components["schemas"]["CallbackInfo"];
            /**
             * @description How long an activation can be confirmed; null if there is nothing to confirm.
             * @example null
             */
            confirmation: components["schemas"]["ActivationConfirmation"] | null;
            config: components["schemas"]["OidcConfig"];
        };
        /**
         * @description The part of the metadata that describes the identity provider, with its certificates.
         * @example <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://login.entra.example/northwind"/>
         */
        SamlMetadataXml: string;
        /**
         * @description How requests reach the identity provider.
         * @example HTTP-POST
         * @enum {string}
         */
        SamlBinding: "HTTP-Redirect" | "HTTP-POST";
        /**
         * @description Format of the NameID to request. A transient NameID changes with each login and needs an attribute as well.
         * @example urn:oasis:names:tc:SAML:2.0:nameid-format:persistent
         * @enum {string}
         */
        SamlNameIdFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified" | "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress" | "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent" | "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
        /**
         * @description Attribute that identifies people when the NameID is transient; otherwise ignored.
         * @example mail
         */
        SamlAttributeName: string;
        /**
         * @description Configuration of SAML 2.0. The address that the metadata came from is not stored. The flag
         *     `signed_request` of the bodies is named `with_signed_request` here.
         */
        SamlConfig: {
            metadata_xml: components["schemas"]["SamlMetadataXml"];
            binding: components["schemas"]["SamlBinding"];
            /**
             * @description Whether requests to the identity provider are signed.
             * @example true
             */
            with_signed_request: boolean;
            name_id_format: components["schemas"]["SamlNameIdFormat"];
            /** @description Attribute that identifies people when the NameID is transient; null if not set. */
            transient_mapping_attribute_name: components["schemas"]["SamlAttributeName"] | null;
        };
        /** @description An identity provider that speaks SAML 2.0. */
        SamlIdentityProvider: {
            idp_id: components["schemas"]["IdentityProviderId"];
            /** @description The account that holds the configuration. */
            account_id: components["schemas"]["AccountId"];
            name: components["schemas"]["IdentityProviderName"];
            owner: components["schemas"]["IdentityProviderOwner"];
            state: components["schemas"]["IdentityProviderState"];
            /**
             * @description SAML 2.0. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PROVIDER_TYPE_SAML";
            callback_info: components["schemas"]["CallbackInfo"];
            /**
             * @description How long an activation can be confirmed; null if there is nothing to confirm.
             * @example null
             */
            confirmation: components["schemas"]["ActivationConfirmation"] | null;
            /**
             * @description When the first of the certificates expires that its signatures are checked with. Owners of the account
             *     that registered the organization get an email 30 days, 7 days and one day before.
             */
            certificate_expiration: components["schemas"]["Timestamp"];
            config: components["schemas"]["SamlConfig"];
        };
        /** @description Placeholder for an identity provider that is not set up yet. */
        UndefinedIdentityProvider: {
            /**
             * @description No provider, so no ID.
             * @example null
             */
            idp_id: null;
            /** @description The account that registered the organization; it would hold the configuration. */
            account_id: components["schemas"]["AccountId"];
            /**
             * @description No name yet.
             * @example null
             */
            name: null;
            /** @description Whether the active account can set one up. */
            owner: components["schemas"]["IdentityProviderOwner"];
            /**
             * @description None is set up.
             * @example IDP_STATE_UNDEFINED
             * @constant
             */
            state: "IDP_STATE_UNDEFINED";
            /**
             * @description Neither of the types. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PROVIDER_TYPE_UNDEFINED";
            callback_info: components["schemas"]["CallbackInfo"];
            /**
             * @description Nothing to confirm.
             * @example null
             */
            confirmation: null;
            /**
             * @description No configuration.
             * @example null
             */
            config: null;
        };
        /** @description The identity provider of an organization; its type says what the configuration holds. */
        IdentityProvider: components["schemas"]["OidcIdentityProvider"] | components["schemas"]["SamlIdentityProvider"] | components["schemas"]["UndefinedIdentityProvider"];
        /**
         * @description Where the metadata can be loaded from.
         * @example https://login.entra.example/northwind/federationmetadata.xml
         */
        SamlMetadataUrl: string;
        /**
         * @description Whether requests to the identity provider are signed.
         * @example true
         */
        SamlSignedRequest: boolean;
        /** @description A SAML identity provider. Exactly one of `metadata_xml` and `metadata_url` is given. */
        CreateSamlProviderBody: {
            name: components["schemas"]["IdentityProviderName"];
            /** @description The metadata as text. */
            metadata_xml?: components["schemas"]["SamlMetadataXml"];
            metadata_url?: components["schemas"]["SamlMetadataUrl"];
            name_id_format: components["schemas"]["SamlNameIdFormat"];
            binding: components["schemas"]["SamlBinding"];
            /** @description Whether requests to the identity provider are signed. Defaults to false. */
            signed_request?: components["schemas"]["SamlSignedRequest"];
            /** @description The same, under the name that responses use. `signed_request` wins if both are sent. */
            with_signed_request?: components["schemas"]["SamlSignedRequest"];
            transient_mapping_attribute_name?: components["schemas"]["SamlAttributeName"];
        };
        /** @description The new configuration of a SAML identity provider. Exactly one of `metadata_xml` and `metadata_url` is given. */
        UpdateSamlProviderBody: {
            name: components["schemas"]["IdentityProviderName"];
            /** @description The metadata as text. */
            metadata_xml?: components["schemas"]["SamlMetadataXml"];
            metadata_url?: components["schemas"]["SamlMetadataUrl"];
            name_id_format: components["schemas"]["SamlNameIdFormat"];
            binding: components["schemas"]["SamlBinding"];
            /** @description Whether requests to the identity provider are signed. If omitted, it is unchanged. */
            signed_request?: components["schemas"]["SamlSignedRequest"];
            /** @description The same, under the name that responses use. `signed_request` wins if both are sent. */
            with_signed_request?: components["schemas"]["SamlSignedRequest"];
            /** @description Attribute that identifies people when the NameID is transient. If omitted, it is unchanged. */
            transient_mapping_attribute_name?: components["schemas"]["SamlAttributeName"];
        };
        /** @description An OpenID Connect identity provider. */
        CreateOidcProviderBody: {
            name: components["schemas"]["IdentityProviderName"];
            issuer: components["schemas"]["OidcIssuer"];
            client_id: components["schemas"]["OidcClientId"];
            /**
             * @description Secret that the identity provider has given to the portal.
             * @example kV3xQ9tLr7Wm2ZpBn5Yc8HsD
             */
            client_secret: string;
            /**
             * @description Scopes to request from the identity provider; the usual three if omitted.
             * @default openid email profile
             */
            scopes?: components["schemas"]["OidcScopes"];
            /** @default false */
            is_id_token_mapping?: components["schemas"]["OidcIdTokenMapping"];
        };
        /** @description The new configuration of an OpenID Connect identity provider. */
        UpdateOidcProviderBody: {
            name: components["schemas"]["IdentityProviderName"];
            issuer: components["schemas"]["OidcIssuer"];
            client_id: components["schemas"]["OidcClientId"];
            /**
             * @description A new secret; if empty or omitted, the stored one stays.
             * @example kV3xQ9tLr7Wm2ZpBn5Yc8HsD
             */
            client_secret?: string;
            scopes: components["schemas"]["OidcScopes"];
            is_id_token_mapping: components["schemas"]["OidcIdTokenMapping"];
        };
        /** @description The metadata to inspect. Exactly one of `metadata_xml` and `metadata_url` is given. */
        CheckSamlMetadataBody: {
            /** @description The metadata as text. */
            metadata_xml?: components["schemas"]["SamlMetadataXml"];
            metadata_url?: components["schemas"]["SamlMetadataUrl"];
        };
        /** @description Where requests go in one binding. */
        SamlEndpoint: {
            binding: components["schemas"]["SamlBinding"];
            /**
             * @description The address.
             * @example https://login.entra.example/northwind/saml2
             */
            location: string;
        };
        /** @description A certificate that signatures are checked with. */
        SamlCertificate: {
            /**
             * @description Whom it names.
             * @example CN=Microsoft Azure Federated SSO Certificate
             */
            subject: string;
            /**
             * @description Its SHA-256 fingerprint.
             * @example 8F:3A:21:BC:09:5D:E4:77:1C:A0:6B:92:F8:3E:45:D1:0A:B7:63:2F:9C:18:EE:54:70:C2:8B:1D:36:F5:A9:04
             */
            fingerprint: string;
            /** @description From when it is valid. */
            not_before: components["schemas"]["Timestamp"];
            /** @description Until when it is valid. */
            not_after: components["schemas"]["Timestamp"];
        };
        /**
         * @description A value as the identity provider gives it, shortened if it is long.
         * @example https://northwind.okta.example/oauth2/v1/authorize
         */
        ReportedText: string;
        /** @description What metadata of an identity provider contain. */
        SamlInspection: {
            metadata_xml: components["schemas"]["SamlMetadataXml"];
            /**
             * @description How the identity provider calls itself.
             * @example https://login.entra.example/northwind
             */
            entity_id: string;
            /** @description Where requests can go, in the bindings that we support. */
            sign_on_endpoints: components["schemas"]["SamlEndpoint"][];
            /** @description The certificates that signatures are checked with. */
            certificates: components["schemas"]["SamlCertificate"][];
            /**
             * @description Whether the identity provider only accepts signed requests.
             * @example false
             */
            wants_signed_requests: boolean;
            /** @description NameID formats that the metadata list. */
            name_id_formats: components["schemas"]["ReportedText"][];
        };
        /** @description The issuer to inspect. */
        CheckOidcIssuerBody: {
            issuer: components["schemas"]["OidcIssuer"];
        };
        /**
         * @description `issuer-mismatch`: it calls itself by another address. `endpoint-missing`: an endpoint or the keys are
         *     missing, or the login is not at an https address. `algorithm-unsupported`: it signs with none of the
         *     algorithms that we check. `authentication-unsupported`: clients cannot authenticate with a secret.
         *     `code-flow-unsupported`: it offers no authorization code.
         * @example issuer-mismatch
         * @enum {string}
         */
        OidcProblem: "issuer-mismatch" | "endpoint-missing" | "algorithm-unsupported" | "authentication-unsupported" | "code-flow-unsupported";
        /** @description What the discovery document of an issuer says. */
        OidcInspection: {
            /** @description How the issuer calls itself; null if the document does not say. */
            issuer: components["schemas"]["ReportedText"] | null;
            /** @description Where people log in; null if there is none. */
            authorization_endpoint: components["schemas"]["ReportedText"] | null;
            /** @description Where we exchange codes for tokens; null if there is none. */
            token_endpoint: components["schemas"]["ReportedText"] | null;
            /** @description Where we read email address and name; null if there is none. */
            userinfo_endpoint: components["schemas"]["ReportedText"] | null;
            /** @description The keys that tokens are signed with; null if there are none. */
            jwks_uri: components["schemas"]["ReportedText"] | null;
            /** @description Algorithms that ID tokens are signed with. */
            signing_algorithms: components["schemas"]["ReportedText"][];
            /** @description How clients may authenticate; `client_secret_basic` if the document does not say. */
            client_authentication: components["schemas"]["ReportedText"][];
            /** @description Scopes that the issuer knows; empty if the document does not say. */
            scopes: components["schemas"]["ReportedText"][];
            /** @description What keeps us from using the issuer. */
            problems: components["schemas"]["OidcProblem"][];
        };
        /** @description The members of an organization who depend on its identity provider. */
        ProviderDependents: {
            /**
             * @description How many members have no password, no passkey, and no login with another service.
             * @example 3
             */
            without_other_login: number;
        };
        /** @description An owner of an account of the organization. */
        RecoveryOwner: {
            user_id: components["schemas"]["UserId"];
            username: components["schemas"]["Email"];
            account_id: components["schemas"]["AccountId"];
            /**
             * @description Why the owner can't log in without the identity provider; null if they can.
             * @example null
             * @enum {string|null}
             */
            obstacle: "disabled" | "no-password" | "no-second-factor" | null;
        };
        /** @description Who can log in if the identity provider fails. */
        RecoveryOwners: {
            /**
             * @description Whether each account of the organization has an owner who can.
             * @example true
             */
            ready: boolean;
            /**
             * @description The owners, by address.
             * @example []
             */
            owners: components["schemas"]["RecoveryOwner"][];
        };
        /**
         * Format: uuid
         * @description ID of the login.
         * @example 0193f240-1c7e-7d41-a6b2-9e3f1d0c8b11
         */
        SsoLoginId: string;
        /**
         * @description `pending`: a rehearsal that has not returned.
         * @example passed
         * @enum {string}
         */
        SsoLoginOutcome: "passed" | "failed" | "pending";
        /**
         * @description Why a login failed; null if it has not. People who log in see only a general message.
         * @example null
         * @enum {string|null}
         */
        SsoFailure: "issuer-mismatch" | "clock-skew" | "audience-mismatch" | "assertion-unsigned" | "assertion-encrypted" | "certificate-expired" | "signature-invalid" | "algorithm-unsupported" | "email-missing" | "email-unverified" | "client-secret-invalid" | "redirect-not-registered" | "provider-unreachable" | "replayed" | "no-matching-member" | "other-accounts" | "staff" | "user-disabled" | "owner-required" | "destination-mismatch" | "subject-missing" | "declined" | "response-invalid" | "team-full" | "groups-missing" | "person-renamed" | null;
        /**
         * @description `groups-missing`: the provider left out the person's groups, because there are too many, or encrypted them. A
         *     member keeps their roles; no one joins with the default roles in place of those of mapped groups. `relinked`: the
         *     provider has another ID for the person now, and SCIM, the verified domain, or their login here proved that it's
         *     the same person.
         * @example groups-missing
         * @enum {string}
         */
        SsoNote: "groups-missing" | "relinked";
        /** @description A person of the organization. */
        SsoPerson: {
            user_id: components["schemas"]["UserId"];
            username: components["schemas"]["Email"];
        };
        /** @description A claim or an attribute, by the name that the provider gives it. */
        ReceivedValue: {
            /**
             * @description Its name.
             * @example email
             */
            name: string;
            /**
             * @description Its value as text; anything but text as JSON.
             * @example dana@northwind.example
             */
            value: string;
        };
        /** @description A login with the identity provider, or a rehearsal of one. */
        SsoLogin: {
            login_id: components["schemas"]["SsoLoginId"];
            /**
             * @description `login`: someone logged in, or tried to. `rehearsal`: an owner tried the provider out.
             * @example login
             * @enum {string}
             */
            kind: "login" | "rehearsal";
            outcome: components["schemas"]["SsoLoginOutcome"];
            failure: components["schemas"]["SsoFailure"];
            /**
             * @description What the owners should know about the login even if it succeeded.
             * @example []
             */
            notes: components["schemas"]["SsoNote"][];
            /**
             * @description Who logged in, or tried to; null unless they are known. For `person-renamed`, who it probably is.
             * @example null
             */
            person: components["schemas"]["SsoPerson"] | null;
            /**
             * @description What the provider sent, shortened; values that could be used to log in are masked.
             * @example []
             */
            received: components["schemas"]["ReceivedValue"][];
            /** @description When it started (rehearsals) or returned. */
            time: components["schemas"]["Timestamp"];
        };
        /** @description How we read what the provider sent. */
        SsoMapping: {
            /**
             * @description The provider's ID for the person.
             * @example 00u1x2y3z4
             */
            subject: string | null;
            /**
             * @description Email address of the person as the provider sent it, unless it sent none.
             * @example dana@northwind.example
             */
            email: string | null;
            /**
             * @description Name of the person, for display only.
             * @example Dana Northwind
             */
            name: string | null;
        };
        /**
         * @description A role that people can get without a group. It is never an owner role.
         * @example api-key-viewer
         * @enum {string}
         */
        MemberRole: "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor";
        /** @description Someone who would join the account at their first login. */
        SsoJoiner: {
            /**
             * @description Their email address, as the provider sent it.
             * @example kim@northwind.example
             */
            username: string;
            /**
             * @description The roles that they would get from their groups, or else the default ones.
             * @example [
             *       "api-key-viewer"
             *     ]
             */
            roles: components["schemas"]["MemberRole"][];
        };
        /** @description A member, and whether they could log in with the identity provider. */
        SsoMember: {
            user_id: components["schemas"]["UserId"];
            username: components["schemas"]["Email"];
            /**
             * @description `enters`: can log in with the provider. `keeps-password`: can't, but is an owner with a password and a
             *     second factor. `locked-out`: can't log in once the provider is active.
             * @example enters
             * @enum {string}
             */
            outcome: "enters" | "keeps-password" | "locked-out";
            /**
             * @description Why the person doesn't get in. `other-domain`: the address is of another domain than the rehearsed one,
             *     so the provider may not know it. `other-accounts`: the person is also on other accounts and has to log
             *     in with the provider once while logged in here.
             * @example null
             * @enum {string|null}
             */
            obstacle: "address-unconfirmed" | "other-domain" | "disabled" | "other-accounts" | "staff" | null;
        };
        /** @description A rehearsal, and what today's members could expect. */
        SsoRehearsal: {
            login: components["schemas"]["SsoLogin"];
            mapping: components["schemas"]["SsoMapping"];
            /**
             * @description The person, if they would join the account at their first login with the active provider; null for
             *     someone who wouldn't.
             * @example null
             */
            joins: components["schemas"]["SsoJoiner"] | null;
            /**
             * @description The people of the organization's accounts, by address; empty until the provider has vouched for someone.
             * @example []
             */
            people: components["schemas"]["SsoMember"][];
            /**
             * @description Addresses with an open invitation whose people would join at their first login instead; empty until the
             *     provider has vouched for someone.
             * @example []
             */
            invited: components["schemas"]["Email"][];
        };
        /**
         * @description Our page that the browser returns to, with scheme and host and without a query. Addresses of
         *     other sites are rejected.
         * @example https://gatepost.example/account/callback/login
         */
        CallbackUri: string;
        /** @description Where the window returns to. */
        StartSsoRehearsalBody: {
            redirect_uri: components["schemas"]["CallbackUri"];
        };
        /** @description Where the window goes. */
        StartedSsoRehearsal: {
            /**
             * @description Complete address of the login, valid for ten minutes in this browser. Null if the provider can't be reached.
             * @example https://northwind.okta.example/oauth2/v1/authorize?client_id=gatepost-portal
             */
            auth_url: string | null;
        };
        /**
         * @description Our page that the browser returned to, with only the state in its query. Up to the query it must be
         *     the `redirect_uri` that the login started with.
         * @example https://gatepost.example/account/callback/sso?state=NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk
         */
        SsoReturnUri: string;
        /**
         * @description Code from the redirect, percent-decoded. It works once.
         * @example 4/0AVGzR1Bq7xKpLm2Wc9Ty
         */
        LoginCode: string;
        /** @description What the window returned with. */
        CompleteSsoRehearsalBody: {
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
        };
        /** @description A page of logins. */
        SsoLoginPage: {
            total: components["schemas"]["Total"];
            /**
             * @description The logins of this page.
             * @example []
             */
            logins: components["schemas"]["SsoLogin"][];
        };
        /** @description A person whom the provider knows by another ID now. */
        SsoRelink: {
            login_id: components["schemas"]["SsoLoginId"];
            person: components["schemas"]["SsoPerson"];
            /**
             * @description The provider's new ID for the person.
             * @example 00u9a8b7c6
             */
            subject: string;
            /**
             * @description The provider's ID for the person until now.
             * @example 00u1x2y3z4
             */
            former_subject: string;
            /**
             * @description Email address that the provider sent, unless it sent none.
             * @example dana@northwind.example
             */
            email: string | null;
            /**
             * @description Name that the provider sent, unless it sent none.
             * @example Dana Northwind
             */
            name: string | null;
            /** @description When they last tried to log in. */
            time: components["schemas"]["Timestamp"];
        };
        /** @description The people who wait to be relinked. */
        SsoRelinks: {
            /**
             * @description The requests, newest first.
             * @example []
             */
            relinks: components["schemas"]["SsoRelink"][];
        };
        /** @description What happens to people who are logged in. */
        ActivateIdentityProviderBody: {
            /**
             * @description `kept`: people stay logged in until their session ends. `ended`: everyone who has to log in with the
             *     provider is logged out now, everywhere.
             * @default kept
             * @example ended
             * @enum {string}
             */
            sessions?: "kept" | "ended";
        };
        /**
         * Format: uuid
         * @description ID of a provisioning token, which is no secret.
         * @example 0193f2a8-4c1e-7d20-9b53-0e6f7a8b9c1d
         */
        ProvisioningTokenId: string;
        /**
         * @description The last four characters of the token, to tell tokens apart.
         * @example k5Mo
         */
        TokenSuffix: string;
        /** @description A token of the identity provider, without its secret. */
        ProvisioningToken: {
            token_id: components["schemas"]["ProvisioningTokenId"];
            suffix: components["schemas"]["TokenSuffix"];
            created: components["schemas"]["Timestamp"];
            /** @description When the token ends; null for one that works until it's deleted. */
            expiration: components["schemas"]["Timestamp"] | null;
            /**
             * Format: date-time
             * @description When the provider last called with it, to the minute; null for never.
             * @example 2026-10-30T09:15:00.000Z
             */
            last_used: string | null;
        };
        /** @description What to enter at the identity provider. */
        Provisioning: {
            /**
             * @description Base URL of the SCIM service.
             * @example https://portal.gatepost.example/api/scim/v2
             */
            base_url: string;
            /** @description The tokens, the newest first. */
            tokens: components["schemas"]["ProvisioningToken"][];
        };
        /** @description A new token. */
        CreateProvisioningTokenBody: {
            /** @description When the token ends; null for one that works until it's deleted. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description The token, shown once.
         * @example scim_q7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo
         */
        ProvisioningSecret: string;
        /** @description A token with its secret. */
        NewProvisioningToken: {
            token_id: components["schemas"]["ProvisioningTokenId"];
            token: components["schemas"]["ProvisioningSecret"];
            suffix: components["schemas"]["TokenSuffix"];
            created: components["schemas"]["Timestamp"];
            /** @description When the token ends; null for one that works until it's deleted. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /** @description A group of the identity provider, and the roles of its people. */
        GroupRoles: {
            /**
             * @description Display name of the group, or the value of the provider's group claim. Not case-sensitive.
             * @example Gatepost Billing
             */
            group: string;
            /** @description The roles. An owner role is given only to people whom it's mapped for here. */
            roles: components["schemas"]["CustomerRole"][];
        };
        /** @description The roles of people who join through the identity provider. */
        RoleMapping: {
            /**
             * @description Whether people without an invitation join the account at their first login.
             * @example false
             */
            joins_at_login: boolean;
            /** @description Roles of people in no mapped group. */
            default_roles: components["schemas"]["MemberRole"][];
            /** @description The mapped groups. */
            groups: components["schemas"]["GroupRoles"][];
        };
        /** @description Another mapping. */
        SetRoleMappingBody: {
            /**
             * @description Whether people without an invitation join the account at their first login.
             * @example false
             */
            joins_at_login: boolean;
            /** @description Roles of people in no mapped group. */
            default_roles: components["schemas"]["MemberRole"][];
            /** @description The mapped groups. */
            groups: components["schemas"]["GroupRoles"][];
        };
        /**
         * Format: uuid
         * @description ID of an entry of the rejected calls.
         * @example 0193f2c4-5b2e-7a10-8d44-1f2a3b4c5d6e
         */
        ProvisioningFailureId: string;
        /**
         * @description Why the call was rejected. Expect values that you don't know.
         *
         *     - `token-expired`: the token has expired.
         *     - `too-many-requests`: more calls in a minute than a token can make.
         *     - `malformed-body`, `body-too-large`, `unsupported-media-type`: the body can't be read.
         *     - `invalid-value`, `invalid-path`, `invalid-filter`, `no-target`, `read-only`: the call breaks a rule of SCIM.
         *     - `no-address`: the user has no valid email address.
         *     - `foreign-domain`: the address is in no domain of the organization.
         *     - `person-elsewhere`: the person uses other accounts, has not confirmed their address, or is disabled.
         *     - `owner-stays`: an owner whom only the portal can remove.
         *     - `team-full`: the account has no seat left.
         *     - `user-exists`, `group-exists`, `unknown-member`, `not-found`: what the provider knows isn't what is stored here.
         *     - `too-many-resources`: the organization has as many users or groups as it can have.
         *     - `version-changed`: the resource has changed since the provider read it.
         *     - `not-stored`: the call was applied, without these values, because they aren't stored or can't be.
         *     - `internal-error`: our fault; the provider tries again.
         * @example foreign-domain
         * @enum {string}
         */
        ProvisioningFailureReason: "token-expired" | "too-many-requests" | "malformed-body" | "body-too-large" | "unsupported-media-type" | "invalid-value" | "invalid-path" | "invalid-filter" | "no-target" | "read-only" | "no-address" | "foreign-domain" | "person-elsewhere" | "owner-stays" | "team-full" | "user-exists" | "group-exists" | "unknown-member" | "not-found" | "too-many-resources" | "version-changed" | "not-stored" | "internal-error";
        /** @description A value that the identity provider sent. */
        SentValue: {
            /**
             * @description Name of a parameter, or path of an attribute in the body.
             * @example emails[0].value
             */
            name: string;
            /**
             * @description The value, masked. Of an email address, the first character and the domain are left; of a text, the first
             *     character. Secrets are hidden.
             * @example p•••@northwind.example
             */
            value: string;
        };
        /** @description A call of the identity provider that was rejected, or not applied as a whole. */
        ProvisioningFailure: {
            failure_id: components["schemas"]["ProvisioningFailureId"];
            time: components["schemas"]["Timestamp"];
            /**
             * @description The operation of the SCIM service (`openapi/scim`) by its `operationId`.
             * @example createScimUser
             */
            operation: string;
            token_suffix: components["schemas"]["TokenSuffix"];
            /**
             * @description HTTP status of the response.
             * @example 400
             */
            status: number;
            failure: components["schemas"]["ProvisioningFailureReason"];
            /**
             * @description What the response said, in English.
             * @example userName: This field is required.
             */
            detail: string;
            /** @description Parameters and body of the call, without what identifies a person. */
            sent: components["schemas"]["SentValue"][];
            /**
             * @description Whether the call is kept, so that it can be replayed.
             * @example true
             */
            replayable: boolean;
            /** @description When a replay of it was applied; null if none was. */
            replayed: components["schemas"]["Timestamp"] | null;
        };
        /** @description A page of rejected calls. */
        ProvisioningFailurePage: {
            total: components["schemas"]["Total"];
            /** @description The calls of this page, newest first. */
            failures: components["schemas"]["ProvisioningFailure"][];
        };
        /** @description What came of a call that was performed again. */
        ProvisioningReplay: {
            /**
             * @description HTTP status of its response.
             * @example 201
             */
            status: number;
            /** @description Why it was rejected again; null if it was applied. */
            failure: components["schemas"]["ProvisioningFailureReason"] | null;
            /**
             * @description What the rejection says, in English; null if it was applied.
             * @example null
             */
            detail: string | null;
            /** @description When it was applied; null if it was rejected again. */
            replayed: components["schemas"]["Timestamp"] | null;
        };
        /**
         * Format: uuid
         * @description ID of a token, which is no secret.
         * @example 0193f2a8-4c1e-7d20-9b53-0e6f7a8b9c1d
         */
        ApiTokenId: string;
        /**
         * @description What a person calls it. Activity has the name.
         * @example CI pipeline
         */
        ApiTokenName: string;
        /** @description The roles that were chosen for it. */
        ChosenRoles: components["schemas"]["CustomerRole"][];
        /** @description Those of its roles that its maker no longer has in any of its accounts, so that it doesn't have them. */
        LostRoles: components["schemas"]["CustomerRole"][];
        /** @description Addresses and ranges that it works from; from anywhere, if there is none. */
        ApiTokenNetworks: string[];
        /**
         * @description The last four characters of the secret, to tell secrets apart.
         * @example r77N
         */
        ApiTokenSuffix: string;
        /**
         * Format: date-time
         * @description When a program last called with it, to the minute; null for never.
         * @example 2026-10-30T09:15:00.000Z
         */
        TokenLastUsed: string | null;
        /**
         * @description The network of the last call: the IPv4 /24 or IPv6 /64; null for never.
         * @example 203.0.113.0/24
         */
        LastNetwork: string | null;
        /**
         * Format: date-time
         * @description Until when the secret before the last rotation works; null if it doesn't.
         * @example 2026-10-31T09:12:44.000Z
         */
        PreviousExpiresAt: string | null;
        /** @description A person's API token, without its secret. */
        PersonalToken: {
            token_id: components["schemas"]["ApiTokenId"];
            name: components["schemas"]["ApiTokenName"];
            /** @description The accounts that it works in. One that the person has left is missing. */
            accounts: components["schemas"]["AccountListEntry"][];
            roles: components["schemas"]["ChosenRoles"];
            lost_roles: components["schemas"]["LostRoles"];
            networks: components["schemas"]["ApiTokenNetworks"];
            suffix: components["schemas"]["ApiTokenSuffix"];
            /**
             * @description `active`: it works. `expired`: it has ended. `stopped`: the person belongs to none of its accounts anymore.
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "stopped";
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description When it ends. */
            expires_at: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["TokenLastUsed"];
            last_network: components["schemas"]["LastNetwork"];
            previous_expires_at: components["schemas"]["PreviousExpiresAt"];
        };
        /** @description A person's API tokens. */
        PersonalTokenList: {
            /** @description The tokens, the newest first. */
            access_tokens: components["schemas"]["PersonalToken"][];
        };
        /** @description The accounts that it works in. */
        ChosenAccounts: components["schemas"]["AccountId"][];
        /** @description A new token. */
        CreateAccessTokenBody: {
            name: components["schemas"]["ApiTokenName"];
            account_ids: components["schemas"]["ChosenAccounts"];
            roles: components["schemas"]["ChosenRoles"];
            networks: components["schemas"]["ApiTokenNetworks"];
            /** @description When it ends, in 366 days at the latest; in 90 days if it is left out. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The token, shown once: its kind, 32 random bytes in letters and digits, and a checksum (CRC-32) of all that in six
         *     of them.
         * @example gp_pat_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo10or77N
         */
        AccessTokenSecret: string;
        /** @description A token with its secret. */
        NewPersonalToken: {
            secret: components["schemas"]["AccessTokenSecret"];
            access_token: components["schemas"]["PersonalToken"];
        };
        /** @description What the token is from now on. */
        UpdateAccessTokenBody: {
            name: components["schemas"]["ApiTokenName"];
            account_ids: components["schemas"]["ChosenAccounts"];
            roles: components["schemas"]["ChosenRoles"];
            networks: components["schemas"]["ApiTokenNetworks"];
            /** @description When it ends. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description How a secret is replaced. */
        RotateTokenBody: {
            /**
             * @description Hours for which the secret before works as well.
             * @example 24
             */
            overlap_hours: number;
            /** @description When the token ends; as before, if it is left out. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description An account that a token works in. */
        TokenAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /** @description The roles that it has there now. */
            roles: components["schemas"]["CustomerRole"][];
        };
        /** @description The API token of a call. */
        CurrentToken: {
            token_id: components["schemas"]["ApiTokenId"];
            /**
             * @description Whose it is: a person's, or a service account's.
             * @example personal
             * @enum {string}
             */
            kind: "personal" | "service";
            name: components["schemas"]["ApiTokenName"];
            /** @description When it ends. */
            expires_at: components["schemas"]["Timestamp"];
            networks: components["schemas"]["ApiTokenNetworks"];
            /** @description The accounts that it works in. */
            accounts: components["schemas"]["TokenAccount"][];
        };
        /** @description The request of a program, and what the person allows it. */
        CreateAuthorizationCodeBody: {
            /**
             * @description The program: `gatepost-cli` or `gatepost-mcp`.
             * @example gatepost-cli
             */
            client_id: string;
            /**
             * @description Where the program waits: `http://127.0.0.1`, `http://[::1]`, or `http://localhost` with any port, and the path
             *     `/callback`.
             * @example http://127.0.0.1:49152/callback
             */
            loopback_uri: string;
            /**
             * @description The SHA-256 of the program's verifier, in base64url.
             * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
             */
            code_challenge: string;
            /**
             * @description How the challenge is made of the verifier.
             * @example S256
             * @constant
             */
            code_challenge_method: "S256";
            /**
             * @description What the program gets back with the code.
             * @example af0ifjsldkj
             */
            state?: string;
            /**
             * @description The server that the token is for (RFC 8707): the address of the portal, or `/mcp` of it. The portal, if it is
             *     left out.
             * @example http://localhost:3000
             */
            resource?: string;
            /** @description What the token is called in the list of tokens. If another one is called that, a number is added. */
            name: components["schemas"]["ApiTokenName"];
            /** @description The account that the token works in. */
            account_id: components["schemas"]["AccountId"];
            roles: components["schemas"]["ChosenRoles"];
        };
        /** @description Where the program gets its code. */
        NewAuthorizationCode: {
            /** @description The token that the program gets with the code. */
            token_id: components["schemas"]["ApiTokenId"];
            /**
             * @description The address of the program with `code`, with `iss` (RFC 9207), and with the `state` of its request, if it has
             *     one.
             * @example http://127.0.0.1:49152/callback?code=Zk1rT0p3d2RxY1ZtN2h5Q3pXbE5iUHNGdUdKYTg0eEU&iss=http%3A%2F%2Flocalhost%3A3000
             */
            redirect_to: string;
            /** @description Until when the code works. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The person who was logged in. */
        ActivityPerson: {
            user_id: components["schemas"]["UserId"];
            username: components["schemas"]["Email"];
        };
        /**
         * @description Grows with each change.
         * @example 1
         */
        ServiceAccountVersion: number;
        /** @description A service account, without its secret. */
        ServiceAccount: {
            token_id: components["schemas"]["ApiTokenId"];
            name: components["schemas"]["ApiTokenName"];
            /** @description Who created or last rotated it, and bounds its roles; null if their login is deleted. */
            maker: components["schemas"]["ActivityPerson"] | null;
            roles: components["schemas"]["ChosenRoles"];
            lost_roles: components["schemas"]["LostRoles"];
            networks: components["schemas"]["ApiTokenNetworks"];
            suffix: components["schemas"]["ApiTokenSuffix"];
            /**
             * @description `active`: it works. `expired`: it has ended. `stopped`: its maker left the account, or their login is disabled.
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "stopped";
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description When it ends. */
            expires_at: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["TokenLastUsed"];
            last_network: components["schemas"]["LastNetwork"];
            previous_expires_at: components["schemas"]["PreviousExpiresAt"];
            version: components["schemas"]["ServiceAccountVersion"];
        };
        /** @description The service accounts of an account. */
        ServiceAccountList: {
            /** @description The service accounts, the newest first. */
            service_accounts: components["schemas"]["ServiceAccount"][];
        };
        /** @description The roles that are chosen for it. */
        ServiceAccountRoles: components["schemas"]["CustomerRole"][];
        /** @description A new service account. */
        CreateServiceAccountBody: {
            name: components["schemas"]["ApiTokenName"];
            roles: components["schemas"]["ServiceAccountRoles"];
            networks: components["schemas"]["ApiTokenNetworks"];
            /** @description When it ends, in 366 days at the latest; in 90 days if it is left out. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The token, shown once: its kind, 32 random bytes in letters and digits, and a checksum (CRC-32) of all that in six
         *     of them.
         * @example gp_svc_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo11Jb0cw
         */
        ServiceAccountSecret: string;
        /** @description A service account with its secret. */
        NewServiceAccount: {
            secret: components["schemas"]["ServiceAccountSecret"];
            service_account: components["schemas"]["ServiceAccount"];
        };
        /** @description What the service account is from now on. */
        UpdateServiceAccountBody: {
            name: components["schemas"]["ApiTokenName"];
            roles: components["schemas"]["ServiceAccountRoles"];
            networks: components["schemas"]["ApiTokenNetworks"];
            /** @description When it ends. */
            expires_at: components["schemas"]["Timestamp"];
            version: components["schemas"]["ServiceAccountVersion"];
        };
        /**
         * @description The text.
         * @example gp_pat_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo10or77N
         */
        FoundTokenText: string;
        /**
         * @description The scanner's name for this kind of token.
         * @example gatepost_personal_access_token
         */
        FoundTokenType: string;
        /** @description A text that looks like a token, and where it was found. */
        FoundToken: {
            token: components["schemas"]["FoundTokenText"];
            type: components["schemas"]["FoundTokenType"];
            /**
             * @description Where it was found; empty if that isn't public.
             * @example https://github.com/octocat/Hello-World/blob/main/deploy.sh
             */
            url: string;
            /**
             * @description What it was found in, such as `content` or `commit`.
             * @example content
             */
            source?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What was found. */
        FoundTokens: components["schemas"]["FoundToken"][];
        /** @description What a token is. */
        FoundTokenResult: {
            /**
             * @description SHA-256 of the text, in hexadecimal.
             * @example 5e0b7a9c1d3f48e2a6b4c8d0f2e1a3b59c7d8e6f4a2b1c0d9e8f7a6b5c4d3e2f
             */
            token_hash: string;
            token_type: components["schemas"]["FoundTokenType"];
            /**
             * @description `true_positive`: it is or was a token of ours. `false_positive`: it never was.
             * @example true_positive
             * @enum {string}
             */
            label: "true_positive" | "false_positive";
        };
        /** @description What each token is, in the order of the report. */
        FoundTokenResults: components["schemas"]["FoundTokenResult"][];
        /**
         * @description Kind of an action.
         * @example keys
         * @enum {string}
         */
        ActivityKind: "keys" | "team" | "sign-in" | "profile" | "account" | "single-sign-on" | "contacts" | "billing" | "subscriptions" | "staff";
        /**
         * @description Number of an entry. Newer entries have higher numbers.
         * @example 412
         */
        ActivityId: number;
        /** @description An API token, by the name that it had then. That of a service account stands for no person. */
        ActivityToken: {
            token_id: components["schemas"]["ApiTokenId"];
            /**
             * @description Whose it is.
             * @example personal
             * @enum {string}
             */
            kind: "personal" | "service" | "set-up";
            name: components["schemas"]["ApiTokenName"];
        };
        /** @description An item of the account. */
        ActivityResource: {
            /**
             * @description Type of the item.
             * @example secret-key
             */
            kind: string;
            /**
             * @description ID of the item, as in its own operations.
             * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
             */
            resource_id: string;
        };
        /** @description The caller's client. Null for unknown values. */
        ActivityDevice: {
            /**
             * @description Browser, without its version.
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description Operating system or device.
             * @example Mac
             */
            system: string | null;
        };
        /** @description An action. */
        Activity: {
            activity_id: components["schemas"]["ActivityId"];
            /** @description When it happened. */
            created: components["schemas"]["Timestamp"];
            /** @description Kind of the action. Null if it has no kind. */
            kind: components["schemas"]["ActivityKind"] | null;
            /**
             * @description `operationId` of the operation.
             * @example pauseSecretKey
             */
            operation: string;
            /**
             * @description The action, in the past tense.
             * @example Paused the secret key Checkout server
             */
            summary: string;
            /** @description The person who did it. Null if they no longer exist, or for our staff. */
            person: components["schemas"]["ActivityPerson"] | null;
            /** @description The API token of the program that did it for the person. Null if the person did it. */
            token: components["schemas"]["ActivityToken"] | null;
            /**
             * @description Whether our staff did it, for the account or as the person.
             * @example false
             */
            by_staff: boolean;
            /** @description The reason that staff gave. Null if none. */
            reason: components["schemas"]["Reason"] | null;
            /** @description The item it affected. Null if the item has no page. */
            resource: components["schemas"]["ActivityResource"] | null;
            /**
             * @description The caller's network: the IPv4 /24 or IPv6 /64.
             * @example 203.0.113.0/24
             */
            network: string;
            device: components["schemas"]["ActivityDevice"];
            /**
             * @description X-Request-Id of the response.
             * @example 0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01
             */
            request_id: string;
            /**
             * @description Whether it can be undone. `available`: yes. `done`: already undone. `superseded`: the same item has
             *     changed since. `missing-role`: the caller lacks the role. `none`: it has no inverse.
             * @example available
             * @enum {string}
             */
            undo: "none" | "available" | "done" | "superseded" | "missing-role";
            /** @description The entry that this one undid. Null for any other. */
            undoes: components["schemas"]["ActivityId"] | null;
        };
        /** @description A page of the activity log. */
        ActivityPage: {
            /** @description The entries, newest first. */
            activity: components["schemas"]["Activity"][];
            /**
             * @description The `cursor` of the next page. Null on the last page.
             * @example 1763702400000-412
             */
            next: string | null;
            /**
             * @description Whether the caller sees the whole account or only their own entries.
             * @example account
             * @enum {string}
             */
            scope: "account" | "own";
        };
        /**
         * @description A part of an account's name, or its number.
         * @example northwind
         */
        AccountSearchText: string;
        /** @description An account that matches a text. */
        AccountMatch: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /** @description When it was opened. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description One page of accounts that match a text. */
        AccountMatchPage: {
            /** @description The accounts of the page, the newest first. */
            accounts: components["schemas"]["AccountMatch"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description An account of a person, with the person's roles there. */
        UserAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            roles: components["schemas"]["MemberRoles"];
        };
        /** @description The accounts of a person, as staff see them. */
        UserAccountList: {
            /** @description The accounts, by label. */
            accounts: components["schemas"]["UserAccount"][];
        };
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
        /** @description A member of an account, as staff see it. */
        AccountUser: {
            user_id: components["schemas"]["UserId"];
            email_address: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            /**
             * @description Whether staff have turned the login off.
             * @example false
             */
            user_disabled: boolean;
            roles: components["schemas"]["MemberRoles"];
            /** @description When the person joined the account or opened it. */
            joined: components["schemas"]["Timestamp"];
        };
        /** @description One page of the members of an account. */
        AccountUserPage: {
            /** @description The members, by email address. */
            users: components["schemas"]["AccountUser"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description An identity provider, without its settings. */
        OrganizationProvider: {
            name: components["schemas"]["IdentityProviderName"];
            /**
             * @description What it speaks.
             * @example saml
             * @enum {string}
             */
            protocol: "oidc" | "saml";
            /**
             * @description Whether people log in with it.
             * @example true
             */
            active: boolean;
        };
        /** @description An email domain of an organization. */
        DomainOfOrganization: {
            domain: components["schemas"]["DomainName"];
            /** @description When the organization proved that the domain is its own; null while it has not. */
            verified: components["schemas"]["Timestamp"] | null;
        };
        /** @description An organization as staff see it. */
        AccountOrganization: {
            organization_id: components["schemas"]["OrganizationId"];
            organization_name: components["schemas"]["OrganizationName"];
            /** @description Number of the account that registered it. */
            owner_account_id: components["schemas"]["AccountId"];
            /**
             * @description Accounts that belong to it.
             * @example 2
             */
            account_count: number;
            /** @description The identity provider that is set up; null for none. */
            provider: components["schemas"]["OrganizationProvider"] | null;
            /** @description Its email domains, in the order of the alphabet. */
            domains: components["schemas"]["DomainOfOrganization"][];
            /**
             * @description Tokens that its provider can provision people with and that have not expired.
             * @example 1
             */
            provisioning_token_count: number;
        };
        /** @description The organization that an account belongs to. */
        OrganizationOfAccount: {
            /** @description The organization; null for an account in none. */
            organization: components["schemas"]["AccountOrganization"] | null;
        };
        /** @description An action in an account, as staff see it. */
        AccountActivity: {
            activity_id: components["schemas"]["ActivityId"];
            /** @description When it happened. */
            created: components["schemas"]["Timestamp"];
            /** @description Kind of the action. Null if it has no kind. */
            kind: components["schemas"]["ActivityKind"] | null;
            /**
             * @description `operationId` of the operation.
             * @example pauseSecretKey
             */
            operation: string;
            /**
             * @description The action, in the past tense.
             * @example Paused the secret key Checkout server
             */
            summary: string;
            /** @description The person of the account who did it, or as whom it was done. Null if staff did it as themselves, or the person no longer exists. */
            person: components["schemas"]["ActivityPerson"] | null;
            /** @description The member of staff who did it. Null if a customer did, or the member of staff no longer exists. */
            staff: components["schemas"]["ActivityPerson"] | null;
            /** @description The reason that staff gave. Null if none. */
            reason: components["schemas"]["Reason"] | null;
            /**
             * @description The caller's network: the IPv4 /24 or IPv6 /64.
             * @example 203.0.113.0/24
             */
            network: string;
            device: components["schemas"]["ActivityDevice"];
            /**
             * @description X-Request-Id of the response.
             * @example 0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01
             */
            request_id: string;
        };
        /** @description A page of the activity of an account. */
        AccountActivityPage: {
            /** @description The actions, newest first. */
            activity: components["schemas"]["AccountActivity"][];
            /**
             * @description The `cursor` of the next page. Null on the last page.
             * @example 1763702400000-412
             */
            next: string | null;
        };
        /**
         * @description Number of a note.
         * @example 71
         */
        AccountNoteId: number;
        /**
         * @description What staff noted.
         * @example Agreed by phone to invoice yearly from 2027 on. Contact: Kim Osei.
         */
        AccountNoteText: string;
        /** @description A note about an account. */
        AccountNote: {
            note_id: components["schemas"]["AccountNoteId"];
            /** @description When it was written. */
            created: components["schemas"]["Timestamp"];
            /** @description Who wrote it. Null if they no longer exist. */
            author: components["schemas"]["ActivityPerson"] | null;
            text: components["schemas"]["AccountNoteText"];
        };
        /** @description One page of the notes about an account. */
        AccountNotePage: {
            /** @description The notes, newest first. */
            notes: components["schemas"]["AccountNote"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description What to note. */
        CreateAccountNoteBody: {
            text: components["schemas"]["AccountNoteText"];
        };
        /** @description An account that is being closed, as staff see it. */
        StaffClosing: {
            /** @description When an owner requested it. */
            requested: components["schemas"]["Timestamp"];
            /** @description The owner's email address; null if their login is gone or the account is erased. */
            requested_by: components["schemas"]["Email"] | null;
            /** @description From when on the account is erased, unless it is held. */
            erased_from: components["schemas"]["Timestamp"];
            /**
             * @description `closing`: it can be restored. `erasing`: its erasure has begun. `erased`: it is erased.
             * @example closing
             * @enum {string}
             */
            state: "closing" | "erasing" | "erased";
            /** @description Since when staff hold it; null if they don't. */
            held_at: components["schemas"]["Timestamp"] | null;
            /** @description Why staff hold it; null if they don't. */
            hold_reason: components["schemas"]["Reason"] | null;
        };
        /** @description Whether an account is being closed. */
        StaffClosingState: {
            /** @description The latest closing; null if there is none, or if it was restored. */
            closing: components["schemas"]["StaffClosing"] | null;
        };
        /**
         * @description A role of staff. It belongs to no account, and owners cannot grant it.
         * @example internal-admin
         * @enum {string}
         */
        InternalRole: "internal-admin";
        /** @description The roles of staff that a person holds. */
        InternalRoleList: {
            user_id: components["schemas"]["UserId"];
            /** @description The roles of staff; empty for everyone else. */
            roles: components["schemas"]["InternalRole"][];
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
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
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
        /** @description A parameter is invalid. */
        InvalidNumber: {
            headers: {
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
        /** @description The person lacks the role; the message names it. */
        AccountOwnerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role or has to log in again. Or another site sent the call. */
        RecentOwnerLoginRequired: {
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
        /** @description A parameter is invalid. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        AccountOwnerRequiredOrOtherOrigin: {
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
        /** @description The person is neither owner nor restricted owner, or is a restricted owner and the change concerns an owner role; or another site sent the call. */
        TeamOwnerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description This is the last `account-owner` of the account. */
        LastOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The ID has the wrong form, or a member can't have this role. */
        InvalidMemberRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The active account belongs to no organization. */
        NoOrganization: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or the account did not register the organization; or another site sent the call. */
        OrganizationOwnerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or logged in more than fifteen minutes ago, or the account did not register the organization; or another site sent the call. */
        RecentOrganizationOwnerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The domain in the path has the wrong form. */
        InvalidDomain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The active account belongs to no organization, or that has no identity provider of this type. */
        NoIdentityProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A field is missing or invalid, or the metadata can't be used. */
        InvalidSamlProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The organization has an identity provider, of either type. */
        IdentityProviderExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or the account did not register the organization. */
        OwnOrganizationRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The active account has no identity provider, or no rehearsal with its current settings. */
        NoRehearsal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or the account did not register the organization. */
        "OrganizationOwnerRequired-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A value is missing or invalid, or more than the person has. */
        InvalidAccessToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The login is too old, or another site sent the call. */
        RecentLoginRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A value is missing or invalid, or the token has expired and gets no other end. */
        InvalidRotation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A value is missing or invalid, or a role is more than the person has. */
        InvalidServiceAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or logged in more than fifteen minutes ago; or another site sent the call. */
        RecentOwnerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        ApiKeyEditorRequiredOrOtherOrigin: {
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
        /** @description A call with the same Idempotency-Key is still in progress. Try again with the same key. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The reason is missing, or the number is invalid. */
        InvalidHold: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The account isn't being closed, or its erasure has begun. */
        NotClosing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The ID has the wrong form, or it is not a staff role. */
        InvalidInternalRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person is not one of our staff, or logged in more than fifteen minutes ago; or another site sent the call. */
        RecentStaffLoginRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The caller named themselves. */
        OwnInternalRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
         *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
         *     header, each call creates something.
         */
        OptionalIdempotencyKey: string;
        /**
         * @deprecated
         * @description The earlier name of `search`.
         *
         *     Deprecated: Use `search`. It ends on 2027-06-30.
         */
        TeamText: components["schemas"]["TeamSearchText"];
        /**
         * @description Returns only the people whose email address contains this text, ignoring case, and the one with this text as
         *     the `user_id`.
         */
        TeamSearch: components["schemas"]["TeamSearchText"];
        /** @description Returns only the people with this role, and the invitations that name it. */
        TeamRole: components["schemas"]["CustomerRole"];
        /**
         * @description Returns only the members, the invitations that are open, or those that have expired. Without it, all of them
         *     are in the list.
         */
        TeamState: "member" | "invited" | "expired";
        /**
         * @description Sort order: the email address, or when the person joined. Someone who has yet to accept comes after
         *     everyone who has joined, and so first in descending order.
         */
        TeamSort: "email_address" | "joined";
        /** @description Sort direction. */
        TeamDirection: "asc" | "desc";
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description ID of the person. */
        PathUserId: components["schemas"]["UserId"];
        /** @description ID of the invitation. */
        PathInvitationId: components["schemas"]["InvitationId"];
        /** @description The role. */
        PathCustomerRole: components["schemas"]["CustomerRole"];
        /** @description ID of the organization. */
        PathOrganizationId: components["schemas"]["OrganizationId"];
        /** @description The name to check. */
        QueryOrganizationName: components["schemas"]["OrganizationName"];
        /** @description A domain of the organization. */
        PathDomain: components["schemas"]["DomainName"];
        /** @description Only logins with this outcome. */
        SsoLoginOutcome: components["schemas"]["SsoLoginOutcome"];
        /** @description The token's ID. */
        PathTokenId: components["schemas"]["ApiTokenId"];
        /** @description Returns only the entries that contain this text, ignoring case. */
        Search: string;
        /** @description Returns only what this person did. People who aren't owners see only their own entries. */
        ActivityUser: components["schemas"]["UserId"];
        /** @description Returns only actions of this kind. */
        ActivityKind: components["schemas"]["ActivityKind"];
        /** @description Returns only actions at or after this time. */
        ActivityStart: components["schemas"]["Timestamp"];
        /** @description Returns only actions before this time. */
        ActivityEnd: components["schemas"]["Timestamp"];
        /** @description The `next` of the previous page. If omitted, returns the newest entries. */
        ActivityCursor: string;
        /** @description Entries per page. */
        ActivityPageSize: number;
        /** @description Why staff do it, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
        /** @description The role of staff. */
        PathInternalRole: components["schemas"]["InternalRole"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /**
         * @description Ties the response to this browser. HttpOnly, SameSite=Lax, Secure on https, where its name is
         *     `__Host-login-state`, or `__Secure-login-state` where services have hosts of their own. Valid for ten
         *     minutes.
         */
        LoginStateCookie: string;
    };
    pathItems: never;
}
export type UserId = components['schemas']['UserId'];
export type AccountId = components['schemas']['AccountId'];
export type Reason = components['schemas']['Reason'];
export type ActingAccess = components['schemas']['ActingAccess'];
export type FirstCallPath = components['schemas']['FirstCallPath'];
export type CreateTokenBody = components['schemas']['CreateTokenBody'];
export type Timestamp = components['schemas']['Timestamp'];
export type Role = components['schemas']['Role'];
export type Email = components['schemas']['Email'];
export type Acting = components['schemas']['Acting'];
export type FirstResponse = components['schemas']['FirstResponse'];
export type AccessToken = components['schemas']['AccessToken'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type JsonWebKey = components['schemas']['JsonWebKey'];
export type JsonWebKeySet = components['schemas']['JsonWebKeySet'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type OrganizationName = components['schemas']['OrganizationName'];
export type OwnAccount = components['schemas']['OwnAccount'];
export type OwnAccountList = components['schemas']['OwnAccountList'];
export type SetUpLinkId = components['schemas']['SetUpLinkId'];
export type SetUpLinkLabel = components['schemas']['SetUpLinkLabel'];
export type SetUpLink = components['schemas']['SetUpLink'];
export type SetUpLinkList = components['schemas']['SetUpLinkList'];
export type CreateSetUpLinkBody = components['schemas']['CreateSetUpLinkBody'];
export type SetUpSecret = components['schemas']['SetUpSecret'];
export type NewSetUpLink = components['schemas']['NewSetUpLink'];
export type StartSetUpSessionBody = components['schemas']['StartSetUpSessionBody'];
export type SetUpSession = components['schemas']['SetUpSession'];
export type Closing = components['schemas']['Closing'];
export type ClosingState = components['schemas']['ClosingState'];
export type CloseAccountBody = components['schemas']['CloseAccountBody'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type ClosingSubscription = components['schemas']['ClosingSubscription'];
export type OrderId = components['schemas']['OrderId'];
export type ClosingOrder = components['schemas']['ClosingOrder'];
export type ClosingObstacle = components['schemas']['ClosingObstacle'];
export type ClosingPreview = components['schemas']['ClosingPreview'];
export type TeamSearchText = components['schemas']['TeamSearchText'];
export type CustomerRole = components['schemas']['CustomerRole'];
export type MemberRoles = components['schemas']['MemberRoles'];
export type TeamMember = components['schemas']['TeamMember'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type TeamMemberPage = components['schemas']['TeamMemberPage'];
export type ListTeamMembersOfAccountsBody = components['schemas']['ListTeamMembersOfAccountsBody'];
export type TeamMembers = components['schemas']['TeamMembers'];
export type AccountTeam = components['schemas']['AccountTeam'];
export type AccountTeamList = components['schemas']['AccountTeamList'];
export type AccountOwner = components['schemas']['AccountOwner'];
export type AccountOwnerList = components['schemas']['AccountOwnerList'];
export type InvitationId = components['schemas']['InvitationId'];
export type InvitedRoles = components['schemas']['InvitedRoles'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationList = components['schemas']['InvitationList'];
export type CreateInvitationBody = components['schemas']['CreateInvitationBody'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type AcceptInvitationBody = components['schemas']['AcceptInvitationBody'];
export type AcceptedInvitation = components['schemas']['AcceptedInvitation'];
export type FindInvitationBody = components['schemas']['FindInvitationBody'];
export type FoundInvitation = components['schemas']['FoundInvitation'];
export type ResendInvitationBody = components['schemas']['ResendInvitationBody'];
export type CheckInvitationsBody = components['schemas']['CheckInvitationsBody'];
export type InvitationVerdict = components['schemas']['InvitationVerdict'];
export type SeatsLeft = components['schemas']['SeatsLeft'];
export type InvitationVerdictList = components['schemas']['InvitationVerdictList'];
export type CreateInvitationsBody = components['schemas']['CreateInvitationsBody'];
export type InvitationResult = components['schemas']['InvitationResult'];
export type InvitationResultList = components['schemas']['InvitationResultList'];
export type SetRolesBody = components['schemas']['SetRolesBody'];
export type PersonRoles = components['schemas']['PersonRoles'];
export type OrganizationId = components['schemas']['OrganizationId'];
export type OrganizationKey = components['schemas']['OrganizationKey'];
export type OrganizationKeyAccess = components['schemas']['OrganizationKeyAccess'];
export type OrganizationAccount = components['schemas']['OrganizationAccount'];
export type Organization = components['schemas']['Organization'];
export type CreateOrganizationBody = components['schemas']['CreateOrganizationBody'];
export type RenameOrganizationBody = components['schemas']['RenameOrganizationBody'];
export type AccountListEntry = components['schemas']['AccountListEntry'];
export type AccountList = components['schemas']['AccountList'];
export type JoinOrganizationBody = components['schemas']['JoinOrganizationBody'];
export type OrganizationKeyAccessBody = components['schemas']['OrganizationKeyAccessBody'];
export type OrganizationNameCheck = components['schemas']['OrganizationNameCheck'];
export type OrganizationPreview = components['schemas']['OrganizationPreview'];
export type DomainName = components['schemas']['DomainName'];
export type OrganizationDomain = components['schemas']['OrganizationDomain'];
export type DomainGracePeriod = components['schemas']['DomainGracePeriod'];
export type OrganizationDomainList = components['schemas']['OrganizationDomainList'];
export type OrganizationDomainBody = components['schemas']['OrganizationDomainBody'];
export type IdentityProviderId = components['schemas']['IdentityProviderId'];
export type IdentityProviderName = components['schemas']['IdentityProviderName'];
export type IdentityProviderOwner = components['schemas']['IdentityProviderOwner'];
export type IdentityProviderState = components['schemas']['IdentityProviderState'];
export type CallbackInfo = components['schemas']['CallbackInfo'];
export type ActivationConfirmation = components['schemas']['ActivationConfirmation'];
export type OidcIssuer = components['schemas']['OidcIssuer'];
export type OidcClientId = components['schemas']['OidcClientId'];
export type OidcScopes = components['schemas']['OidcScopes'];
export type OidcIdTokenMapping = components['schemas']['OidcIdTokenMapping'];
export type OidcConfig = components['schemas']['OidcConfig'];
export type OidcIdentityProvider = components['schemas']['OidcIdentityProvider'];
export type SamlMetadataXml = components['schemas']['SamlMetadataXml'];
export type SamlBinding = components['schemas']['SamlBinding'];
export type SamlNameIdFormat = components['schemas']['SamlNameIdFormat'];
export type SamlAttributeName = components['schemas']['SamlAttributeName'];
export type SamlConfig = components['schemas']['SamlConfig'];
export type SamlIdentityProvider = components['schemas']['SamlIdentityProvider'];
export type UndefinedIdentityProvider = components['schemas']['UndefinedIdentityProvider'];
export type IdentityProvider = components['schemas']['IdentityProvider'];
export type SamlMetadataUrl = components['schemas']['SamlMetadataUrl'];
export type SamlSignedRequest = components['schemas']['SamlSignedRequest'];
export type CreateSamlProviderBody = components['schemas']['CreateSamlProviderBody'];
export type UpdateSamlProviderBody = components['schemas']['UpdateSamlProviderBody'];
export type CreateOidcProviderBody = components['schemas']['CreateOidcProviderBody'];
export type UpdateOidcProviderBody = components['schemas']['UpdateOidcProviderBody'];
export type CheckSamlMetadataBody = components['schemas']['CheckSamlMetadataBody'];
export type SamlEndpoint = components['schemas']['SamlEndpoint'];
export type SamlCertificate = components['schemas']['SamlCertificate'];
export type ReportedText = components['schemas']['ReportedText'];
export type SamlInspection = components['schemas']['SamlInspection'];
export type CheckOidcIssuerBody = components['schemas']['CheckOidcIssuerBody'];
export type OidcProblem = components['schemas']['OidcProblem'];
export type OidcInspection = components['schemas']['OidcInspection'];
export type ProviderDependents = components['schemas']['ProviderDependents'];
export type RecoveryOwner = components['schemas']['RecoveryOwner'];
export type RecoveryOwners = components['schemas']['RecoveryOwners'];
export type SsoLoginId = components['schemas']['SsoLoginId'];
export type SsoLoginOutcome = components['schemas']['SsoLoginOutcome'];
export type SsoFailure = components['schemas']['SsoFailure'];
export type SsoNote = components['schemas']['SsoNote'];
export type SsoPerson = components['schemas']['SsoPerson'];
export type ReceivedValue = components['schemas']['ReceivedValue'];
export type SsoLogin = components['schemas']['SsoLogin'];
export type SsoMapping = components['schemas']['SsoMapping'];
export type MemberRole = components['schemas']['MemberRole'];
export type SsoJoiner = components['schemas']['SsoJoiner'];
export type SsoMember = components['schemas']['SsoMember'];
export type SsoRehearsal = components['schemas']['SsoRehearsal'];
export type CallbackUri = components['schemas']['CallbackUri'];
export type StartSsoRehearsalBody = components['schemas']['StartSsoRehearsalBody'];
export type StartedSsoRehearsal = components['schemas']['StartedSsoRehearsal'];
export type SsoReturnUri = components['schemas']['SsoReturnUri'];
export type LoginCode = components['schemas']['LoginCode'];
export type CompleteSsoRehearsalBody = components['schemas']['CompleteSsoRehearsalBody'];
export type SsoLoginPage = components['schemas']['SsoLoginPage'];
export type SsoRelink = components['schemas']['SsoRelink'];
export type SsoRelinks = components['schemas']['SsoRelinks'];
export type ActivateIdentityProviderBody = components['schemas']['ActivateIdentityProviderBody'];
export type ProvisioningTokenId = components['schemas']['ProvisioningTokenId'];
export type TokenSuffix = components['schemas']['TokenSuffix'];
export type ProvisioningToken = components['schemas']['ProvisioningToken'];
export type Provisioning = components['schemas']['Provisioning'];
export type CreateProvisioningTokenBody = components['schemas']['CreateProvisioningTokenBody'];
export type ProvisioningSecret = components['schemas']['ProvisioningSecret'];
export type NewProvisioningToken = components['schemas']['NewProvisioningToken'];
export type GroupRoles = components['schemas']['GroupRoles'];
export type RoleMapping = components['schemas']['RoleMapping'];
export type SetRoleMappingBody = components['schemas']['SetRoleMappingBody'];
export type ProvisioningFailureId = components['schemas']['ProvisioningFailureId'];
export type ProvisioningFailureReason = components['schemas']['ProvisioningFailureReason'];
export type SentValue = components['schemas']['SentValue'];
export type ProvisioningFailure = components['schemas']['ProvisioningFailure'];
export type ProvisioningFailurePage = components['schemas']['ProvisioningFailurePage'];
export type ProvisioningReplay = components['schemas']['ProvisioningReplay'];
export type ApiTokenId = components['schemas']['ApiTokenId'];
export type ApiTokenName = components['schemas']['ApiTokenName'];
export type ChosenRoles = components['schemas']['ChosenRoles'];
export type LostRoles = components['schemas']['LostRoles'];
export type ApiTokenNetworks = components['schemas']['ApiTokenNetworks'];
export type ApiTokenSuffix = components['schemas']['ApiTokenSuffix'];
export type TokenLastUsed = components['schemas']['TokenLastUsed'];
export type LastNetwork = components['schemas']['LastNetwork'];
export type PreviousExpiresAt = components['schemas']['PreviousExpiresAt'];
export type PersonalToken = components['schemas']['PersonalToken'];
export type PersonalTokenList = components['schemas']['PersonalTokenList'];
export type ChosenAccounts = components['schemas']['ChosenAccounts'];
export type CreateAccessTokenBody = components['schemas']['CreateAccessTokenBody'];
export type AccessTokenSecret = components['schemas']['AccessTokenSecret'];
export type NewPersonalToken = components['schemas']['NewPersonalToken'];
export type UpdateAccessTokenBody = components['schemas']['UpdateAccessTokenBody'];
export type RotateTokenBody = components['schemas']['RotateTokenBody'];
export type TokenAccount = components['schemas']['TokenAccount'];
export type CurrentToken = components['schemas']['CurrentToken'];
export type CreateAuthorizationCodeBody = components['schemas']['CreateAuthorizationCodeBody'];
export type NewAuthorizationCode = components['schemas']['NewAuthorizationCode'];
export type ActivityPerson = components['schemas']['ActivityPerson'];
export type ServiceAccountVersion = components['schemas']['ServiceAccountVersion'];
export type ServiceAccount = components['schemas']['ServiceAccount'];
export type ServiceAccountList = components['schemas']['ServiceAccountList'];
export type ServiceAccountRoles = components['schemas']['ServiceAccountRoles'];
export type CreateServiceAccountBody = components['schemas']['CreateServiceAccountBody'];
export type ServiceAccountSecret = components['schemas']['ServiceAccountSecret'];
export type NewServiceAccount = components['schemas']['NewServiceAccount'];
export type UpdateServiceAccountBody = components['schemas']['UpdateServiceAccountBody'];
export type FoundTokenText = components['schemas']['FoundTokenText'];
export type FoundTokenType = components['schemas']['FoundTokenType'];
export type FoundToken = components['schemas']['FoundToken'];
export type FoundTokens = components['schemas']['FoundTokens'];
export type FoundTokenResult = components['schemas']['FoundTokenResult'];
export type FoundTokenResults = components['schemas']['FoundTokenResults'];
export type ActivityKind = components['schemas']['ActivityKind'];
export type ActivityId = components['schemas']['ActivityId'];
export type ActivityToken = components['schemas']['ActivityToken'];
export type ActivityResource = components['schemas']['ActivityResource'];
export type ActivityDevice = components['schemas']['ActivityDevice'];
export type Activity = components['schemas']['Activity'];
export type ActivityPage = components['schemas']['ActivityPage'];
export type AccountSearchText = components['schemas']['AccountSearchText'];
export type AccountMatch = components['schemas']['AccountMatch'];
export type AccountMatchPage = components['schemas']['AccountMatchPage'];
export type UserAccount = components['schemas']['UserAccount'];
export type UserAccountList = components['schemas']['UserAccountList'];
export type FirstName = components['schemas']['FirstName'];
export type LastName = components['schemas']['LastName'];
export type AccountUser = components['schemas']['AccountUser'];
export type AccountUserPage = components['schemas']['AccountUserPage'];
export type OrganizationProvider = components['schemas']['OrganizationProvider'];
export type DomainOfOrganization = components['schemas']['DomainOfOrganization'];
export type AccountOrganization = components['schemas']['AccountOrganization'];
export type OrganizationOfAccount = components['schemas']['OrganizationOfAccount'];
export type AccountActivity = components['schemas']['AccountActivity'];
export type AccountActivityPage = components['schemas']['AccountActivityPage'];
export type AccountNoteId = components['schemas']['AccountNoteId'];
export type AccountNoteText = components['schemas']['AccountNoteText'];
export type AccountNote = components['schemas']['AccountNote'];
export type AccountNotePage = components['schemas']['AccountNotePage'];
export type CreateAccountNoteBody = components['schemas']['CreateAccountNoteBody'];
export type StaffClosing = components['schemas']['StaffClosing'];
export type StaffClosingState = components['schemas']['StaffClosingState'];
export type InternalRole = components['schemas']['InternalRole'];
export type InternalRoleList = components['schemas']['InternalRoleList'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponsePasswordChangeRequired = components['responses']['PasswordChangeRequired'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseAccountOwnerRequired = components['responses']['AccountOwnerRequired'];
export type ResponseRecentOwnerLoginRequired = components['responses']['RecentOwnerLoginRequired'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseAccountOwnerRequiredOrOtherOrigin = components['responses']['AccountOwnerRequiredOrOtherOrigin'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTeamOwnerRequired = components['responses']['TeamOwnerRequired'];
export type ResponseLastOwner = components['responses']['LastOwner'];
export type ResponseInvalidMemberRole = components['responses']['InvalidMemberRole'];
export type ResponseNoOrganization = components['responses']['NoOrganization'];
export type ResponseOrganizationOwnerRequired = components['responses']['OrganizationOwnerRequired'];
export type ResponseRecentOrganizationOwnerRequired = components['responses']['RecentOrganizationOwnerRequired'];
export type ResponseInvalidDomain = components['responses']['InvalidDomain'];
export type ResponseNoIdentityProvider = components['responses']['NoIdentityProvider'];
export type ResponseInvalidSamlProvider = components['responses']['InvalidSamlProvider'];
export type ResponseIdentityProviderExists = components['responses']['IdentityProviderExists'];
export type ResponseOwnOrganizationRequired = components['responses']['OwnOrganizationRequired'];
export type ResponseNoRehearsal = components['responses']['NoRehearsal'];
export type ResponseOrganizationOwnerRequired_2 = components['responses']['OrganizationOwnerRequired-2'];
export type ResponseInvalidAccessToken = components['responses']['InvalidAccessToken'];
export type ResponseRecentLoginRequired = components['responses']['RecentLoginRequired'];
export type ResponseInvalidRotation = components['responses']['InvalidRotation'];
export type ResponseInvalidServiceAccount = components['responses']['InvalidServiceAccount'];
export type ResponseRecentOwnerRequired = components['responses']['RecentOwnerRequired'];
export type ResponseApiKeyEditorRequiredOrOtherOrigin = components['responses']['ApiKeyEditorRequiredOrOtherOrigin'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseIdempotencyConflict = components['responses']['IdempotencyConflict'];
export type ResponseInvalidHold = components['responses']['InvalidHold'];
export type ResponseNotClosing = components['responses']['NotClosing'];
export type ResponseInvalidInternalRole = components['responses']['InvalidInternalRole'];
export type ResponseRecentStaffLoginRequired = components['responses']['RecentStaffLoginRequired'];
export type ResponseOwnInternalRole = components['responses']['OwnInternalRole'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterTeamText = components['parameters']['TeamText'];
export type ParameterTeamSearch = components['parameters']['TeamSearch'];
export type ParameterTeamRole = components['parameters']['TeamRole'];
export type ParameterTeamState = components['parameters']['TeamState'];
export type ParameterTeamSort = components['parameters']['TeamSort'];
export type ParameterTeamDirection = components['parameters']['TeamDirection'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPathUserId = components['parameters']['PathUserId'];
export type ParameterPathInvitationId = components['parameters']['PathInvitationId'];
export type ParameterPathCustomerRole = components['parameters']['PathCustomerRole'];
export type ParameterPathOrganizationId = components['parameters']['PathOrganizationId'];
export type ParameterQueryOrganizationName = components['parameters']['QueryOrganizationName'];
export type ParameterPathDomain = components['parameters']['PathDomain'];
export type ParameterSsoLoginOutcome = components['parameters']['SsoLoginOutcome'];
export type ParameterPathTokenId = components['parameters']['PathTokenId'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterActivityUser = components['parameters']['ActivityUser'];
export type ParameterActivityKind = components['parameters']['ActivityKind'];
export type ParameterActivityStart = components['parameters']['ActivityStart'];
export type ParameterActivityEnd = components['parameters']['ActivityEnd'];
export type ParameterActivityCursor = components['parameters']['ActivityCursor'];
export type ParameterActivityPageSize = components['parameters']['ActivityPageSize'];
export type ParameterStaffReason = components['parameters']['StaffReason'];
export type ParameterPathInternalRole = components['parameters']['PathInternalRole'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderLoginStateCookie = components['headers']['LoginStateCookie'];
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateTokenBody"];
            };
        };
        responses: {
            /** @description The token. Keep it in memory only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description Only staff may act as another person, and only as a customer; changing anything requires a recent login. Or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person does not belong to that account, or staff named an unknown person. */
            404: {
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
    stopActing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Acting has stopped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            /** @description Another site sent the call. */
            403: {
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
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccountList"];
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
    chooseDefaultAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chosen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The person does not belong to that account. */
            404: {
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
    listSetUpLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUpLinkList"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createSetUpLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
                 *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
                 *     header, each call creates something.
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSetUpLinkBody"];
            };
        };
        responses: {
            /** @description The link with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSetUpLink"];
                };
            };
            /** @description The label is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOwnerLoginRequired"];
            /** @description There are two already, or a call with the same Idempotency-Key is still in progress. */
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
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeSetUpLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The link's ID. */
                id: components["schemas"]["SetUpLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    startSetUpSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSetUpSessionBody"];
            };
        };
        responses: {
            /** @description What the session is for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUpSession"];
                };
            };
            /** @description The secret is malformed or no longer valid, or there is none and no session. */
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
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingState"];
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
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountBody"];
            };
        };
        responses: {
            /** @description The closing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            /** @description The name is missing, or another one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOwnerLoginRequired"];
            /** @description Something has to be settled first. */
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
    restoreAccount: {
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
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getClosingPreview: {
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
                    "application/json": components["schemas"]["ClosingPreview"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description The earlier name of `search`.
                 *
                 *     Deprecated: Use `search`. It ends on 2027-06-30.
                 */
                text?: components["parameters"]["TeamText"];
                /**
                 * @description Returns only the people whose email address contains this text, ignoring case, and the one with this text as
                 *     the `user_id`.
                 */
                search?: components["parameters"]["TeamSearch"];
                /** @description Returns only the people with this role, and the invitations that name it. */
                role?: components["parameters"]["TeamRole"];
                /**
                 * @description Returns only the members, the invitations that are open, or those that have expired. Without it, all of them
                 *     are in the list.
                 */
                state?: components["parameters"]["TeamState"];
                /**
                 * @description Sort order: the email address, or when the person joined. Someone who has yet to accept comes after
                 *     everyone who has joined, and so first in descending order.
                 */
                sort?: components["parameters"]["TeamSort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["TeamDirection"];
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
                    "application/json": components["schemas"]["TeamMemberPage"];
                };
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeamMembersOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTeamMembersOfAccountsBody"];
            };
        };
        responses: {
            /** @description The teams that the caller can see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTeamList"];
                };
            };
            /** @description The list is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOwnerList"];
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
    removeTeamMember: {
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
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
                 *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
                 *     header, each call creates something.
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationBody"];
            };
        };
        responses: {
            /** @description The invitation. The email is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description A field is missing or invalid, or the address is of a kind that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            /**
             * @description The person is a member already, no seat is free, or a call with the same Idempotency-Key is
             *     still in progress.
             */
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
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            /** @description The account that the person now belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            /** @description The token is malformed or no longer valid, or no token was sent and no invitation is remembered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The invitation was sent to another address; or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person has joined the account in another way, or the account now has fewer seats. */
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
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the invitation. */
                id: components["parameters"]["PathInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    findInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FindInvitationBody"];
            };
        };
        responses: {
            /** @description What the invitation is for. */
            200: {
                headers: {
                    /** @description The cookie that remembers it, HttpOnly, SameSite=Lax, Secure on https. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundInvitation"];
                };
            };
            /** @description The token is malformed or no longer valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description No token was sent, and this browser remembers no invitation. */
            404: {
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
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendInvitationBody"];
            };
        };
        responses: {
            /** @description The invitation with its new expiration. The email is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The ID is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description The invitation has expired, and no seat is free for it now. */
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
    checkInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInvitationsBody"];
            };
        };
        responses: {
            /** @description One verdict for each line, in the order of the lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationVerdictList"];
                };
            };
            /** @description The list is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationsBody"];
            };
        };
        responses: {
            /** @description What came of each address, in the order of the addresses. The emails are on their way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResultList"];
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
            403: components["responses"]["TeamOwnerRequired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setRoles: {
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
                "application/json": components["schemas"]["SetRolesBody"];
            };
        };
        responses: {
            /** @description The member with their current roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            /** @description The ID has the wrong form, or a list of roles is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description This is the last `account-owner` of the account, or the person has other roles by now. */
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
    grantRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
                /** @description The role. */
                role: components["parameters"]["PathCustomerRole"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member with their current roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["InvalidMemberRole"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
                /** @description The role. */
                role: components["parameters"]["PathCustomerRole"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member with their current roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["InvalidMemberRole"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["TeamOwnerRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listRoles: {
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
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRoles"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganizationBody"];
            };
        };
        responses: {
            /** @description The organization. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The name is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            /** @description The name is taken, or the account belongs to an organization already. */
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
    renameOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the organization. */
                id: components["parameters"]["PathOrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameOrganizationBody"];
            };
        };
        responses: {
            /** @description The updated organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The name is missing or invalid, or the ID has the wrong form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken. */
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
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the organization. */
                id: components["parameters"]["PathOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description People log in with its identity provider. */
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
    listOrganizationAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the organization. */
                id: components["parameters"]["PathOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    joinOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinOrganizationBody"];
            };
        };
        responses: {
            /** @description The organization that the account now belongs to. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The key is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            /** @description No organization has this key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The account already belongs to an organization, or no owner could log in without the identity provider. */
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
    removeOrganizationAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description People log in with the identity provider, or it is the account that registered the organization. */
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
    resetOrganizationKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization with its new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setOrganizationKeyAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationKeyAccessBody"];
            };
        };
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The choice is missing or unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NoOrganization"];
            /** @description The account registered the organization. */
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
    checkOrganizationName: {
        parameters: {
            query: {
                /** @description The name to check. */
                organization_name: components["parameters"]["QueryOrganizationName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the name is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNameCheck"];
                };
            };
            /** @description The name is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    checkOrganizationKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinOrganizationBody"];
            };
        };
        responses: {
            /** @description The organization with this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPreview"];
                };
            };
            /** @description The key is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            /** @description No organization has this key. */
            404: {
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
    listOrganizationDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDomainList"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createOrganizationDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationDomainBody"];
            };
        };
        responses: {
            /** @description The domain, not verified yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDomain"];
                };
            };
            /** @description The domain is missing or invalid, or anyone can get an address there. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            /** @description The organization has the domain, or the most that it can have. */
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
    deleteOrganizationDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A domain of the organization. */
                domain: components["parameters"]["PathDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    verifyOrganizationDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A domain of the organization. */
                domain: components["parameters"]["PathDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verified domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDomain"];
                };
            };
            400: components["responses"]["InvalidDomain"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description The record is not there, or another organization has verified the domain. */
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
    getIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            /** @description People log in with it. */
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
    createSamlProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSamlProviderBody"];
            };
        };
        responses: {
            /** @description The identity provider, not active yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlIdentityProvider"];
                };
            };
            400: components["responses"]["InvalidSamlProvider"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            409: components["responses"]["IdentityProviderExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateSamlProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSamlProviderBody"];
            };
        };
        responses: {
            /** @description The updated identity provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlIdentityProvider"];
                };
            };
            400: components["responses"]["InvalidSamlProvider"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            /** @description People log in with it, and the metadata are of another entity. */
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
    createOidcProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOidcProviderBody"];
            };
        };
        responses: {
            /** @description The identity provider, not active yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcIdentityProvider"];
                };
            };
            /** @description A field is missing or invalid, or no provider responds at the issuer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            409: components["responses"]["IdentityProviderExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateOidcProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOidcProviderBody"];
            };
        };
        responses: {
            /** @description The updated identity provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcIdentityProvider"];
                };
            };
            /** @description A field is missing or invalid, or no provider responds at the issuer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            /** @description People log in with it, and the issuer is another one. */
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
    checkSamlMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckSamlMetadataBody"];
            };
        };
        responses: {
            /** @description What the metadata contain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlInspection"];
                };
            };
            /** @description A field is missing or invalid, or the metadata can't be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    checkOidcIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOidcIssuerBody"];
            };
        };
        responses: {
            /** @description What the discovery document says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcInspection"];
                };
            };
            /** @description The issuer is missing or invalid, or there is no discovery document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getProviderDependents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderDependents"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OwnOrganizationRequired"];
            404: components["responses"]["NoIdentityProvider"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listRecoveryOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryOwners"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OwnOrganizationRequired"];
            404: components["responses"]["NoIdentityProvider"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getSsoRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rehearsal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoRehearsal"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OwnOrganizationRequired"];
            404: components["responses"]["NoRehearsal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    startSsoRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSsoRehearsalBody"];
            };
        };
        responses: {
            /** @description Where the window goes; the cookie is set. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["LoginStateCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedSsoRehearsal"];
                };
            };
            /** @description The return address is missing, or not ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    completeSsoRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSsoRehearsalBody"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoRehearsal"];
                };
            };
            /** @description A field is missing or invalid, or the rehearsal did not start in this browser, or is over. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listSsoLogins: {
        parameters: {
            query?: {
                /** @description Only logins with this outcome. */
                outcome?: components["parameters"]["SsoLoginOutcome"];
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
                    "application/json": components["schemas"]["SsoLoginPage"];
                };
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OwnOrganizationRequired"];
            404: components["responses"]["NoIdentityProvider"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listSsoRelinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoRelinks"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OwnOrganizationRequired"];
            404: components["responses"]["NoIdentityProvider"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    relinkSsoLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the failed login. */
                id: components["schemas"]["SsoLoginId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Relinked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    dismissSsoRelink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the failed login. */
                id: components["schemas"]["SsoLoginId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OwnOrganizationRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    activateIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ActivateIdentityProviderBody"];
            };
        };
        responses: {
            /** @description The identity provider, now active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description The choice about sessions is unknown, or the body is not JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            /** @description People could be locked out. */
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
    deactivateIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity provider, no longer active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoIdentityProvider"];
            /** @description It is not active. */
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
    listProvisioningTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Base URL and tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provisioning"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired-2"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createProvisioningToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
                 *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
                 *     header, each call creates something.
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProvisioningTokenBody"];
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewProvisioningToken"];
                };
            };
            /** @description The end is missing, invalid, or in the past. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            /**
             * @description There are two already, or a call with the same Idempotency-Key is
             *     still in progress.
             */
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
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteProvisioningToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["schemas"]["ProvisioningTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getRoleMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMapping"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired-2"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setRoleMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRoleMappingBody"];
            };
        };
        responses: {
            /** @description The mapping. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMapping"];
                };
            };
            /** @description A value is missing or invalid, or a group is mapped twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listProvisioningFailures: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["ProvisioningFailurePage"];
                };
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired-2"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    replayProvisioningCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the entry. */
                id: components["schemas"]["ProvisioningFailureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisioningReplay"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOrganizationOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description The call isn't kept, or it was replayed. */
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
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalTokenList"];
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
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessTokenBody"];
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPersonalToken"];
                };
            };
            400: components["responses"]["InvalidAccessToken"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            /** @description The person has 50 tokens already, or one with this name. */
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
    updateAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["parameters"]["PathTokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccessTokenBody"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalToken"];
                };
            };
            400: components["responses"]["InvalidAccessToken"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            404: components["responses"]["NotFound"];
            /** @description Another token of the person has this name. */
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
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["parameters"]["PathTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
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
    rotateAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["parameters"]["PathTokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateTokenBody"];
            };
        };
        responses: {
            /** @description The token with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPersonalToken"];
                };
            };
            400: components["responses"]["InvalidRotation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentLoginRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getCurrentToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentToken"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            /** @description The token doesn't work from this network. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createAuthorizationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAuthorizationCodeBody"];
            };
        };
        responses: {
            /** @description Where to send the browser. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAuthorizationCode"];
                };
            };
            /** @description A value is missing or invalid, or more than the person has. */
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
            /** @description The person has 50 tokens already, with those that codes wait for. */
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
    listServiceAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccountList"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceAccountBody"];
            };
        };
        responses: {
            /** @description The service account with its token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewServiceAccount"];
                };
            };
            400: components["responses"]["InvalidServiceAccount"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOwnerRequired"];
            /** @description The account has 50 already, or one with this name. */
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
    updateServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["parameters"]["PathTokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateServiceAccountBody"];
            };
        };
        responses: {
            /** @description The service account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccount"];
                };
            };
            400: components["responses"]["InvalidServiceAccount"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOwnerRequired"];
            404: components["responses"]["NotFound"];
            /** @description Someone changed it since, or another service account of the account has this name. */
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
    revokeServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["parameters"]["PathTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    rotateServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's ID. */
                id: components["parameters"]["PathTokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateTokenBody"];
            };
        };
        responses: {
            /** @description The service account with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewServiceAccount"];
                };
            };
            400: components["responses"]["InvalidRotation"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentOwnerRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    reportFoundTokens: {
        parameters: {
            query?: never;
            header: {
                /** @description Which of the scanner's keys has signed. */
                "Github-Public-Key-Identifier": string;
                /** @description The signature of the body, DER in base64. */
                "Github-Public-Key-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoundTokens"];
            };
        };
        responses: {
            /** @description What each token is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundTokenResults"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The signature is wrong, or its key is not one of the scanner's. */
            401: {
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
            /**
             * @description This server knows no keys of a scanner, or all connections to our database are in use, which
             *     `Retry-After` comes with.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Returns only the entries that contain this text, ignoring case. */
                search?: components["parameters"]["Search"];
                /** @description Returns only what this person did. People who aren't owners see only their own entries. */
                user?: components["parameters"]["ActivityUser"];
                /** @description Returns only actions of this kind. */
                kind?: components["parameters"]["ActivityKind"];
                /** @description Returns only actions at or after this time. */
                start?: components["parameters"]["ActivityStart"];
                /** @description Returns only actions before this time. */
                end?: components["parameters"]["ActivityEnd"];
                /** @description The `next` of the previous page. If omitted, returns the newest entries. */
                cursor?: components["parameters"]["ActivityCursor"];
                /** @description Entries per page. */
                page_size?: components["parameters"]["ActivityPageSize"];
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
                    "application/json": components["schemas"]["ActivityPage"];
                };
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    undoActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the entry. */
                id: components["schemas"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry after it was undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description The ID in the path is not a number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description It can't be undone, or no longer can. */
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
    searchAccounts: {
        parameters: {
            query: {
                /**
                 * @deprecated
                 * @description The earlier name of `search`, which a call may send instead.
                 *
                 *     Deprecated: Use `search`. It ends on 2027-06-30.
                 */
                text?: components["schemas"]["AccountSearchText"];
                /** @description What to look for. */
                search: components["schemas"]["AccountSearchText"];
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
                    "application/json": components["schemas"]["AccountMatchPage"];
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
    listUserAccounts: {
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
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccountList"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountUsers: {
        parameters: {
            query?: {
                /** @description Number of the page, from one. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
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
                    "application/json": components["schemas"]["AccountUserPage"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getAccountOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationOfAccount"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountActivity: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. If omitted, returns the newest entries. */
                cursor?: components["parameters"]["ActivityCursor"];
                /** @description Entries on a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
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
                    "application/json": components["schemas"]["AccountActivityPage"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountNotes: {
        parameters: {
            query?: {
                /** @description Number of the page, from one. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
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
                    "application/json": components["schemas"]["AccountNotePage"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createAccountNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
                 *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
                 *     header, each call creates something.
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountNoteBody"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNote"];
                };
            };
            /** @description The text is missing or invalid. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteAccountNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
                /** @description Number of the note. */
                note_id: components["schemas"]["AccountNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClosingState"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    holdClosing: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClosing"];
                };
            };
            400: components["responses"]["InvalidHold"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotClosing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    releaseClosing: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
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
            400: components["responses"]["InvalidHold"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotClosing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    grantInternalRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
                /** @description The role of staff. */
                role: components["parameters"]["PathInternalRole"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person with their current roles of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalRoleList"];
                };
            };
            400: components["responses"]["InvalidInternalRole"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentStaffLoginRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OwnInternalRole"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeInternalRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PathUserId"];
                /** @description The role of staff. */
                role: components["parameters"]["PathInternalRole"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person with their current roles of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalRoleList"];
                };
            };
            400: components["responses"]["InvalidInternalRole"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentStaffLoginRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OwnInternalRole"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listTeamMembers: 'sort' | 'direction' | 'page' | 'page_size';
    listSsoLogins: 'page' | 'page_size';
    listProvisioningFailures: 'page' | 'page_size';
    listActivity: 'page_size';
    searchAccounts: 'page' | 'page_size';
    listAccountUsers: 'page' | 'page_size';
    listAccountActivity: 'page_size';
    listAccountNotes: 'page' | 'page_size';
}
