// Generated from openapi/security by npm run generate. Do not edit.

export interface paths {
    "/secret-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List secret keys
         * @description A page of the active account's secret keys. Tokens are masked except for their last four characters.
         *     Without `state` the list holds every key that is not deleted.
         */
        get: operations["listSecretKeys"];
        /**
         * Create a secret key
         * @description Creates a key that works immediately. Only this response and a reveal contain the whole token; a repeated
         *     call with the same Idempotency-Key returns it too. An account can have 10,000 keys.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 120 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
         */
        put: operations["createSecretKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secret-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a secret key
         * @description One key of the active account, including deleted keys until their deadline.
         */
        get: operations["getSecretKey"];
        put?: never;
        /**
         * Rename or describe a secret key
         * @description Sets the label and the description. Neither changes what the key can do. An edit of an outdated
         *     version is rejected.
         *
         *     A repeated call is rejected with `key-changed`.
         */
        post: operations["updateSecretKey"];
        /**
         * Delete a secret key
         * @description Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
         *     recovered; afterwards it is gone for good. Deleting a deleted key changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["deleteSecretKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secret-keys/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a secret key
         * @description Lets a paused key work again immediately. Resuming an active key changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["resumeSecretKey"];
        /**
         * Pause a secret key
         * @description Rejects every lookup with the key until it is resumed. Pausing a paused key changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["pauseSecretKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secret-keys/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover a deleted secret key
         * @description Restores a deleted key with the token and state it had. Works until the recovery deadline.
         *
         *     A repeated call is rejected with `key-not-deleted`.
         */
        post: operations["recoverSecretKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secret-keys/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the token of a secret key
         * @description Returns the whole token. Requires a login less than fifteen minutes old, and is recorded with the
         *     person and the time.
         *
         *     A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["revealSecretKeyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secret-keys/{id}/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restrict a secret key
         * @description Sets when the key expires, which licenses it works for, where its calls may come from, and whether its token
         *     may be in a URL. The change takes effect immediately: the address API rejects calls outside of it. Ranges are returned
         *     normalized.
         *
         *     A repeated call is rejected with `key-changed`.
         */
        post: operations["setSecretKeyRestrictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secret-keys/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the rotation of a secret key
         * @description While two tokens of a key work: when the old one ends, and how much it is still used. `hours` are
         *     the last 24 hours in UTC, oldest first, including those without lookups. The old token can be
         *     retired at once if it was not used for an hour. Returns 404 when only one token works.
         */
        get: operations["getSecretKeyRotation"];
        /**
         * Rotate the token of a secret key
         * @description Gives the key a new token, which works at once. Only this response and a reveal contain the whole
         *     token. The old token keeps working for the requested number of hours. Zero, for a leaked
         *     token, ends every older token at once, also while two tokens work. Any other number is rejected while
         *     two tokens work, because a third can't be added: retire the old one first. The key keeps its ID, and
         *     with it its limit, restrictions, and history. Requires a login less than fifteen minutes old, and is
         *     recorded.
         *
         *     A repeated call is rejected with `rotation-under-way`. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["startSecretKeyRotation"];
        /**
         * Retire the old token of a secret key
         * @description Ends the old token now instead of later. Rejected if it was used within the last hour, unless the
         *     caller sends the key's label to confirm that such calls may fail. Returns 404 when only one token
         *     works.
         *
         *     A repeated call is rejected with `not-found`.
         */
        post: operations["completeSecretKeyRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List embedded keys
         * @description A page of the active account's embedded keys, with their hostnames and their limits. Without `state`
         *     the list holds every key that is not deleted.
         */
        get: operations["listEmbeddedKeys"];
        /**
         * Create an embedded key
         * @description Creates a key that works immediately, on pages of the hostnames given. Hostnames are normalized, as
         *     `EmbeddedKeyHostname` describes, and each is stored once. If some are rejected, no key is created; there
         *     is one error for each kind of mistake. An account can have 10,000 embedded keys.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. At most 120 calls from an address in a minute.
         */
        put: operations["createEmbeddedKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an embedded key
         * @description One key of the active account, including deleted keys until their deadline.
         */
        get: operations["getEmbeddedKey"];
        put?: never;
        /**
         * Rename or describe an embedded key
         * @description Sets the label and the description. Neither changes what the key can do.
         *
         *     A repeated call is rejected with `key-changed`.
         */
        post: operations["updateEmbeddedKey"];
        /**
         * Delete an embedded key
         * @description Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
         *     recovered, with its hostnames and its limit; afterwards it is gone for good. Deleting a deleted key
         *     changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["deleteEmbeddedKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an embedded key
         * @description Lets a paused key work again immediately. Resuming an active key changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["resumeEmbeddedKey"];
        /**
         * Pause an embedded key
         * @description Rejects every lookup with the key until it is resumed. Its hostnames are unchanged. Pausing a
         *     paused key changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["pauseEmbeddedKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover a deleted embedded key
         * @description Restores a deleted key with the hostnames, limit and state it had. Works until the recovery
         *     deadline.
         *
         *     A repeated call is rejected with `key-not-deleted`.
         */
        post: operations["recoverEmbeddedKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys/{id}/domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Authorize a hostname for an embedded key
         * @description Lets pages of the hostname use the key, immediately. The hostname is normalized first, as
         *     `EmbeddedKeyHostname` describes; one that was deactivated is authorized again. A key can have 100
         *     authorized hostnames. `localhost` is accepted, with a warning in the portal: anyone who copies the
         *     key can then use it from their own computer.
         *
         *     A hostname that is already authorized is rejected. So is a retry of a call whose response was lost:
         *     `hostname-exists` then means that the call succeeded.
         *
         *     A repeated call is rejected with `hostname-exists`. At most 240 calls from an address in a minute.
         */
        put: operations["authorizeDomain"];
        post?: never;
        /**
         * Deactivate a hostname of an embedded key
         * @description Rejects lookups from pages of the hostname immediately; other hostnames that cover the page still allow
         *     it. The hostname stays in the list as deactivated and can be authorized again. A key without
         *     authorized hostnames works nowhere. Deactivating a deactivated hostname changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["deactivateDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys/{id}/dismissed-hostnames/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dismiss a rejected hostname
         * @description Says that the pages of a hostname are not the account's own. The API rejects them as before, and lists of
         *     rejected lookups mark them, so that they ask for nothing. This stays until the hostname is restored or
         *     authorized. Dismissing a dismissed hostname changes nothing. A hostname that the key is authorized for can't
         *     be dismissed. A key can have 1,000 dismissed hostnames.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["dismissHostname"];
        post?: never;
        /**
         * Restore a dismissed hostname
         * @description Lists the hostname again as one to decide about. Restoring a hostname that isn't dismissed changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["restoreHostname"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embedded-keys/{id}/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restrict an embedded key
         * @description Sets when the key expires and which licenses it works for. The change takes effect immediately:
         *     the address API rejects calls outside of it.
         *
         *     A repeated call is rejected with `key-changed`.
         */
        post: operations["setEmbeddedKeyRestrictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List test keys
         * @description The active account's test keys, newest first, with their whole tokens. With `state` `deleted`, those that
         *     can still be recovered: the newest 100.
         */
        get: operations["listTestKeys"];
        /**
         * Create a test key
         * @description Creates a key that works immediately, without a license or a subscription. An account can have 10 test keys.
         *
         *     A repeated call does it again. At most 60 calls by a person in a minute.
         */
        put: operations["createTestKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a test key
         * @description Sets the label. It has no effect on what the key does.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["updateTestKey"];
        /**
         * Delete a test key
         * @description Stops the key within 5 seconds and sets its recovery deadline thirty days ahead. Until then it can be
         *     recovered. Deleting a deleted key changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["deleteTestKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-keys/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover a deleted test key
         * @description Restores a deleted key with the token it had. Works until the recovery deadline.
         *
         *     A repeated call is rejected with `key-not-deleted`.
         */
        post: operations["recoverTestKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-keys/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the token of a test key
         * @description Gives the key another token and keeps its ID. The previous token stops working within 5 seconds.
         *
         *     A repeated call does it again.
         */
        post: operations["resetTestKeyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Get the key of the portal's tools
         * @description The embedded key with which the portal's own tools look addresses up for the active account. It works on
         *     the hostname of the portal only, and is made when it is first needed. Its lookups count against the
         *     account's licenses like any others.
         *
         *     The portal manages it: the lists of keys and the number of keys leave it out, the survey only names it
         *     under `managed`, and the operations that read or change one key return 404 for it. Usage reports show it by its label, so that
         *     every lookup is accounted for. A repeated call returns the same key.
         *
         *     A repeated call changes nothing more. At most 120 calls by a person in a minute. API tokens can't call it: it hands out a key for pages.
         */
        put: operations["createPortalKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/working": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys with which a lookup works now
         * @description Keys of the active account whose next lookup the address API accepts: not paused, expired, or at their
         *     limit, and with a license of the account that has lookups left. Each names a host that it works on and the
         *     licenses that it can use, so that a sample of code with it works as it is. The newest ones of a kind, at
         *     most 20; the keys of the portal's own tools are not among them.
         *
         *     `licenses` are the licenses of the account that have lookups left, whether or not a key can use them.
         *     Without one, no lookup works.
         *
         *     The API decides about each lookup itself. An account that uses its last lookup right after this response
         *     still gets 402. Rate limits and the addresses that a secret key is limited to are not considered.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["listWorkingKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Survey the keys of the account
         * @description Every key of the active account that is not past its recovery deadline, secret and embedded, by
         *     label, with only what decides whether a lookup is accepted. Pages use it to check the health of keys
         *     and to explain rejections, without sending pasted text anywhere.
         *
         *     `managed` names the keys that the portal made for its own pages (`createPortalKey`). They are not among
         *     `keys`, because people can't change them or use them elsewhere. `dismissals` names the tips about keys that people have
         *     dismissed (`dismissKeyTip`), as long as their facts are the same.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["getKeySurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/dismissals/{tip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dismiss a tip about a key
         * @description Hides a tip of the health check for everyone in the account, with a reason. The survey then lists it
         *     under `dismissals`. Dismissing a dismissed tip again replaces reason, note, person, and time; with the same
         *     reason and note it changes nothing. An account can have 2,000 dismissed tips.
         *
         *     The tip returns automatically when the facts that it depends on change (`TipId` names them). A
         *     dismissal whose tip no longer applies is deleted within an hour, so that the same problem is shown
         *     again if it returns later. Deleting the key deletes its dismissals. A tip that does not apply to the
         *     key now can't be dismissed: 409.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["dismissKeyTip"];
        post?: never;
        /**
         * Restore a dismissed tip
         * @description Shows a dismissed tip again, as long as it applies to the key. Restoring a tip that isn't dismissed changes
         *     nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["restoreKeyTip"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the limit of a key
         * @description The limit of a secret or embedded key, and how much of it is used. A key without a limit returns
         *     404.
         */
        get: operations["getKeyLimit"];
        /**
         * Add a limit to a key
         * @description From now on the key can make this many lookups. Earlier ones do not count. Once they are used, the
         *     address API rejects each further lookup with 402 until the limit is reset, raised or deleted. A key that
         *     has a limit is rejected: update that one.
         *
         *     A repeated call is rejected with `limit-exists`.
         */
        put: operations["createKeyLimit"];
        /**
         * Change the limit of a key
         * @description Sets another number; the lookups used so far still count. A number that is already used up stops the
         *     key immediately, and a higher one lets a stopped key work again. A key without a limit returns 404. The
         *     call names the number it replaces, so that people do not overwrite each other's changes.
         *
         *     A repeated call is rejected with `limit-changed`.
         */
        post: operations["updateKeyLimit"];
        /**
         * Delete the limit of a key
         * @description Takes the limit off, and forgets what was used. A key that it stopped works again immediately. Deleting
         *     where there is no limit changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["deleteKeyLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/limit/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the counter of a limit
         * @description Counts from zero again; the limit stays. A key that it stopped works again immediately. The number that
         *     was reached goes into the activity log.
         *
         *     A repeated call does it again.
         */
        post: operations["resetKeyLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/usage-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage limits of a key
         * @description How many lookups the key may make in a day and in a month, how many it has made, and when each counts from zero
         *     again. Null for none.
         */
        get: operations["getKeyUsageLimits"];
        /**
         * Set the usage limits of a key
         * @description The key may then make this many lookups in a day and in a month. Further ones are rejected with 402
         *     `usage-limit-reached` until the next day or month begins in the account's time zone, or the limit is raised.
         *     Lookups since the day and the month began count, so a number that is already used up stops the key at once.
         *     Null removes a limit. The call names the numbers it replaces, so that people do not overwrite each other's
         *     changes.
         *
         *     A repeated call is rejected with `limit-changed`.
         */
        put: operations["setKeyUsageLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage limits of the account
         * @description How many lookups the account may make in a day and in a month, how many it has made, and when each counts from
         *     zero again. `keys` are the keys with limits of their own, the closest to one of them first.
         */
        get: operations["getUsageLimits"];
        /**
         * Set the usage limits of the account
         * @description All keys together may then make this many lookups in a day and in a month. Further ones are rejected with 402
         *     `usage-limit-reached` until the next day or month begins in the account's time zone, or the limit is raised.
         *     Lookups since the day and the month began count, so a number that is already used up stops all keys at once.
         *     Null removes a limit. The call names the numbers it replaces, so that people do not overwrite each other's
         *     changes.
         *
         *     A repeated call is rejected with `limit-changed`.
         */
        put: operations["setUsageLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage-limits/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the time zone of usage limits
         * @description Days and months of limits begin at midnight in this zone. A change gives no new day: what is counted so far
         *     stays counted for the same date, which then ends at its midnight in the new zone. If that is over there
         *     already, the next lookup begins the next day.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["setUsageTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage-limits/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose when alerts are sent
         * @description The followers of the topic `key-limit` get an email when a limit is used to one of these shares of percent: the
         *     daily and monthly limits of a key or of the account, once for each share and period, and the lifetime limit
         *     of a key, once for each share until its counter is reset. If one call passes several shares at once, the email
         *     is about the highest. No shares turn the alerts off.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["setUsageAlerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report usage by key
         * @description Lookups that the keys of the active account used, secret and embedded, for each interval, key and
         *     license, ordered by interval, then key label (ignoring case), then license label. Keys that are
         *     deleted or gone have rows too. With `key` the report covers only those keys; an ID that the account
         *     does not have adds nothing.
         *
         *     The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
         *     named by their first moment; the first and the last hold only what lies within the range. An
         *     interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
         *     report if it begins within the range, and in the day in which it begins. They count within a minute.
         *     At most six months and a million rows fit into one report. Hours, and with them the days of other
         *     time zones, are kept for 400 days; days in UTC stay.
         *
         *     With `format=csv` the same rows come as a file to download, the names of the fields in its first
         *     line. Text that a spreadsheet would read as a formula gets an apostrophe in front.
         *
         *     At most 60 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current.
         */
        get: operations["listKeyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/rejections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rejected lookups
         * @description Lookups with keys of the active account that the address API rejected in the last thirty days, one entry
         *     for each key, rule and source, with how many there were, the first and the last. They can be seen
         *     some seconds after the rejection. What was looked up is never kept.
         *
         *     A rejection is kept if its key exists, deleted keys included: the statuses 401, 402 and 403, and 429
         *     `requests-too-fast`. Calls without a key, or with one that no one has, belong to no account. The
         *     source of a call from a page is the host of the page. Of any other call it is the network of the
         *     caller (the /24 of IPv4, the /64 of IPv6), or the exact address if the token was right and only the
         *     key's list of addresses rejected it. Of a key that gets rejections from very many sources in a day, the
         *     further ones are counted together, as `others`. Each entry says whether such lookups would be
         *     rejected now, and by which rule.
         *
         *     Rejections are counted by the hour of UTC: an hour is included if it begins within the range. To get
         *     only the count, request one entry per page: `rejected_lookups` is the total of all pages.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["listRejections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/rejections/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rejected lookups by reason and key
         * @description The lookups of `listRejections`, in the same range and with the same filters, one entry for each key
         *     and rule: how many there were, from how many sources, the first, the last, and the counts of the last
         *     24 hours. The five sources with the most lookups are listed, dismissed hostnames last, each with the rule
         *     that would reject it now; `current_rule` of a group is that of the first one that is still rejected.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["listRejectionGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/rejections/causes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rejected lookups by reason
         * @description The groups of `listRejectionGroups`, in the same range and with the same filters, by the rule that rejected
         *     them: of each rule how many lookups there were, of how many keys, the first and the last, and the ten keys
         *     with the most lookups. The rules with something to decide come first, then those with the most lookups.
         *
         *     `hours` has the lookups of the whole range by hour of UTC, without the hours in which there were none.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["listRejectionCauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/request-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether a key's content is kept
         * @description Until when the content of a key's requests is kept in the log. Null if it is not kept.
         */
        get: operations["getRequestContent"];
        /**
         * Keep the content of a key's requests
         * @description For the next 24 hours, the log also keeps what calls with the key ask for, their parameters and their body, and
         *     the IP address of the caller, to help find a problem. The content is encrypted, cut after 8,000 characters, and
         *     deleted with its entry. A call whose key was not checked has none. It ends by itself. A repeated call begins
         *     the 24 hours again. Rejected for an account with a plan that has enhanced data privacy.
         *
         *     A repeated call does it again.
         */
        put: operations["setRequestContent"];
        post?: never;
        /**
         * Stop keeping the content of a key's requests
         * @description The content of further calls is not kept. What is kept stays until its entry is thirty days old. If it was off
         *     already, nothing changes.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["clearRequestContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Calls of the address API with keys of the active account in the last thirty days, newest first: accepted,
         *     rejected, and failed ones. A call can be seen some seconds after its response.
         *
         *     An entry has neither what was looked up nor the address of the caller, unless the content of its key's
         *     requests was on (`setRequestContent`). A call is in the log if its key exists, deleted keys included.
         *     A call whose key was not checked, because its parameters or its body are invalid, is listed under the key that
         *     it names.
         *
         *     Lookups of a list (`startList`) are listed as the calls of `verifyUsAddresses` that would make them: an entry for
         *     up to a hundred addresses, whose `request_id` is the ID of the list, a hyphen, and a number.
         *
         *     Of an account that makes very many calls in a second, only some are kept. `calls` says how many calls an entry
         *     stands for, so that sums stay right: the first 20 of a second are all kept, then each tenth, and beyond 200
         *     each hundredth. Calls that succeed and all others are counted apart.
         *
         *     The response has no total. `next` continues the list where the page ends, regardless of newer calls.
         *
         *     At most 240 calls by a person in a minute.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request
         * @description A call of the log by the `X-Request-Id` of its response, with its content if that was on for its key. The ID
         *     of a call of another account, of one that is older than thirty days, and of one that was not kept return 404.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download requests
         * @description The same calls as `listRequests` returns with the same filters, as a file of comma-separated values, newest
         *     first. It has at most the newest 100,000. Contents are not in it. Text that a spreadsheet would read as a
         *     formula gets an apostrophe in front.
         *
         *     At most 20 calls by a person in a minute.
         */
        get: operations["downloadRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report usage by tag
         * @description Lookups that the keys of the active account used, for each interval and `X-Tag`, ordered by interval, then tag.
         *     Lookups of calls without a tag come first in each interval, with null.
         *
         *     The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and named by their
         *     first moment. An interval without lookups has no row. At most six months may lie between `start` and `end`. The figures come from the request log, so they go back
         *     thirty days and are there within seconds; a call that stands for several counts as often. Tags beyond the first
         *     200 of a report share a row, whose tag is `(others)`.
         *
         *     With `format=csv` the same rows come as a file to download, the names of the fields in its first line. Text that
         *     a spreadsheet would read as a formula gets an apostrophe in front.
         *
         *     At most 60 calls by a person in a minute.
         */
        get: operations["listTagUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get latency and error rate
         * @description How many calls of the address API the active account made with its keys, how many of them were errors, and
         *     how long accepted ones took, in each interval of a period up to now, and of the period of the same length before.
         *
         *     `24h` has hours. `7d` and `15d` have days of `time_zone`, the last of which is today. The figures come from the
         *     request log, so they include what a call of `listRequests` with the same filters lists; an entry that stands for
         *     several calls counts as often. Latencies are those of accepted calls, in milliseconds, and null without any.
         *
         *     At most 60 calls by a person in a minute.
         */
        get: operations["getRequestMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow requests
         * @description New calls as they come, as server-sent events (`text/event-stream`), with the filters of `listRequests`. Each
         *     event is named `request`; its data is an entry as that operation returns it, and its ID the cursor behind it.
         *     A line that begins with a colon comes every few seconds, so that a lost connection is noticed.
         *
         *     The server ends the stream after some minutes, when the session or the role ends, or when a client reads too
         *     slowly. Call again with the last ID as `Last-Event-Id`: up to 1,000 calls that came in between follow first. A
         *     call can come twice then; compare `request_id`. An account can have 250 streams at once on one server; a
         *     further one gets 429.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["followRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deprecated-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deprecated parameters that calls sent
         * @description The deprecated parameters that calls sent for the active account in the last 30 days, one entry for each
         *     operation, parameter, and sender: a key of the account, or a person by a login. Those with most calls come
         *     first. Each has the name to send instead, and the last day on which the earlier one works.
         *
         *     Calls are counted by the day of UTC, also those that are rejected for a value. Calls with a key count once the
         *     key has let them through. What was sent is not kept. Parameters that no longer work, and keys that no longer
         *     exist, are not listed.
         *
         *     At most 120 calls by a person in a minute.
         */
        get: operations["listDeprecatedUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of the organization
         * @description A page of the secret and embedded keys of the accounts of an organization, for owners of the account that
         *     registered it: its own keys, and those of the accounts that joined and share theirs
         *     (`setOrganizationKeyAccess`). It has no token, and no test keys. Without `state` it holds every key that is not
         *     deleted. An account that belongs to no organization gets 404.
         */
        get: operations["listOrganizationKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-keys/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the accounts of the organization share
         * @description The accounts of an organization, by label, with what each lets the owners of the organization do with its keys.
         *     For owners of the account that registered it, which is among them. An account that belongs to no organization
         *     gets 404.
         */
        get: operations["listOrganizationKeyAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-keys/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause keys of the organization
         * @description Pauses up to 100 keys, one after the other, as `pauseSecretKey` and `pauseEmbeddedKey` do. The response says of
         *     each key what became of it; one that is rejected stops none of the others. Whether its account lets the
         *     organization manage it is decided for each key when its turn comes. Each change is in the activity logs of both
         *     accounts.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        post: operations["pauseOrganizationKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-keys/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume keys of the organization
         * @description Resumes up to 100 keys, one after the other, as `resumeSecretKey` and `resumeEmbeddedKey` do. What
         *     `pauseOrganizationKeys` says of each key applies here too.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        post: operations["resumeOrganizationKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-keys/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Limit keys of the organization
         * @description Gives up to 100 keys, one after the other, the same limit: of all their lookups, or a daily or monthly one in
         *     the time zone of their accounts. It takes the place of the one that a key has; what the key has used still
         *     counts. Null removes it. What `pauseOrganizationKeys` says of each key applies here too.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        post: operations["setOrganizationKeyLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-keys/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate tokens of keys of the organization
         * @description Gives up to 100 secret keys a new token each, one after the other, as `startSecretKeyRotation` does. The
         *     response has no token: people of a key's own account reveal it (`revealSecretKeyToken`). The old tokens keep
         *     working for the requested number of hours; zero, for leaked tokens, ends them at once, so that calls fail until
         *     someone has revealed the new ones. Embedded keys have no token and are rejected. What `pauseOrganizationKeys`
         *     says of each key applies here too. Requires a login less than fifteen minutes old.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        post: operations["startOrganizationKeyRotations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deprecated-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deprecated parameters by account
         * @description For staff: the deprecated parameters that calls sent for any account in the last 30 days, as
         *     `listDeprecatedUses` lists them for one, with the account. Those with most calls come first.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listDeprecatedUsesByAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/secret-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the secret keys of an account
         * @description For staff: a page of any account's secret keys, as its members see it. Tokens are masked except for
         *     their last four characters, and staff cannot reveal them. Without `state` the list holds every key
         *     that is not deleted.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountSecretKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/embedded-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the embedded keys of an account
         * @description For staff: a page of any account's embedded keys, as its members see it. Without `state` the list
         *     holds every key that is not deleted.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountEmbeddedKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/secret-keys/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the account of a secret key
         * @description For staff: finds out who owns a token, for example one that was found in public. The token travels
         *     only in the body; it is compared by its hash, never stored and never logged. A deleted key is found
         *     until its recovery deadline. The search goes into the activity log of the account.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        post: operations["findSecretKeyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/embedded-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the embedded keys of a hostname
         * @description For staff: a page of the embedded keys, of all accounts, whose hostnames include this one, one with
         *     `*.` that covers it, or one below it; by hostname. A key is listed once for each such hostname. Of
         *     more than 1,000, only as many are listed and counted. A deleted key is found until its recovery
         *     deadline.
         *
         *     At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        get: operations["listKeysOfHostname"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/embedded-keys/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the account of an embedded key
         * @description For staff: finds out who owns a key by its ID, for example an embedded key that a suspicious page
         *     uses. The ID of a secret key is found as well. It travels only in the body. A deleted key is found
         *     until its recovery deadline. The search goes into the activity log of the account.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        post: operations["findEmbeddedKeyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what staff can set of a key
         * @description For staff: a key of any account with its limit, its IP rate limit, and its trace. A trace that has
         *     ended is null.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getKeySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the limit of a key
         * @description For staff: adds a limit to a key of any account, or changes the limit it has. The lookups used so far
         *     still count; a new limit starts from zero. Goes into the activity log of the account.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        put: operations["setKeyLimit"];
        post?: never;
        /**
         * Clear the limit of a key
         * @description For staff: removes the limit from a key of any account. A key that had reached it works again at
         *     once. Clearing where there is no limit changes nothing. Goes into the activity log of the account.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["clearKeyLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/ip-rate-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the IP rate limit of a key
         * @description For staff: caps the lookups per second that one IP address can make with the key, whatever the plan
         *     allows. Adds or replaces the cap; null removes it, and a repeated call changes nothing. Goes into
         *     the activity log of the account.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        put: operations["setIpRateLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/rate-limits": {
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
         * Clear the security rate limits of a key
         * @description For staff: removes every rate limit that was set for the key's security. The rate limit of the plan
         *     stays, and so does the limit of lookups. Clearing where there is none changes nothing. Goes into the
         *     activity log of the account, with the reason.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["clearKeyRateLimits"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a trace on a key
         * @description For staff: records each decision of the address API about the key until `expiration`, at most 24
         *     hours ahead, to help find a problem: what decided, where the call came from, and the form of its
         *     inputs. No input is recorded as it was sent: each letter becomes `x`, and each digit `9`. Of a plan
         *     with enhanced data privacy, not even that. A secret key sent from a browser is rejected without
         *     being read, and so not recorded. The trace ends by itself. Setting it again replaces its end and
         *     its author. Goes into the activity log of the account, with the reason.
         *
         *     A repeated call does it again. API tokens can't call it: it is for staff.
         */
        put: operations["setKeyTrace"];
        post?: never;
        /**
         * End the trace of a key
         * @description For staff: ends a trace before its time. What it has recorded can be read until it is 24 hours old.
         *     Ending one that is over changes nothing. Goes into the activity log of the account, with the reason.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["clearKeyTrace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/trace/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a trace has recorded
         * @description For staff: the decisions about a key that were recorded in the past 24 hours, the newest first. At
         *     most 1,000 of a key are kept.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listTraceEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the traces that are on
         * @description For staff: the traces of all accounts, or of one, that have not ended, those that end first at the
         *     beginning. At most 100 are listed.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listTraces"];
        put?: never;
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
         * Format: uuid
         * @description ID of a key; with secret keys, the public half of what a call sends.
         * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
         */
        KeyId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description Label of the key.
         * @example Checkout server
         */
        KeyLabel: string;
        /**
         * @description What the key is for; may be empty.
         * @example Verifies the address before an order is placed
         */
        KeyDescription: string;
        /**
         * @description Twelve dots and the last four characters of the token.
         * @example ••••••••••••3fQ9
         */
        MaskedToken: string;
        /**
         * @description Whether the key is turned off for now.
         * @example false
         */
        Paused: boolean;
        /**
         * Format: date-time
         * @description When the key was turned off; null while it is on.
         * @example 2026-10-20T06:00:00Z
         */
        Deactivated: string | null;
        /**
         * Format: date-time
         * @description Set on a deleted key, which can be recovered until then; null on all others.
         * @example 2026-11-29T10:00:00Z
         */
        RecoveryDeadline: string | null;
        /**
         * @description Counts the edits of label, description and restrictions. An edit names the version it started from and
         *     is rejected if the key has changed since, so that people do not overwrite each other.
         * @example 1
         */
        KeyVersion: number;
        /**
         * Format: date-time
         * @description Time of the latest accepted lookup with the key, accurate to a minute; null before the first.
         * @example 2026-11-01T14:31:00Z
         */
        LastUsed: string | null;
        /**
         * Format: date-time
         * @description When the key expires; null for never.
         * @example 2027-03-31T00:00:00Z
         */
        KeyExpires: string | null;
        /**
         * @description Number of a license of the catalog.
         * @example 1102
         */
        LicenseId: number;
        /** @description Licenses of the account. */
        KeyLicenseList: components["schemas"]["LicenseId"][];
        /** @description Licenses that the key can be used for; null for all that the account holds. */
        KeyLicenses: components["schemas"]["KeyLicenseList"] | null;
        /**
         * @description An address, or a range of addresses. The service explains what is wrong with it.
         * @example 203.0.113.0/24
         */
        AddressRange: string;
        /**
         * @description IPv4 and IPv6 addresses, and ranges such as 203.0.113.0/24, that calls with the key may come from.
         *     Calls may come from anywhere when the list is empty.
         */
        AllowedIps: components["schemas"]["AddressRange"][];
        /**
         * @description Whether the compatibility API takes ID and token from the URL, as `auth-id` and `auth-token`. URLs end up in the
         *     logs of proxies and monitoring, so anyone who reads those has the token. Callers that leave it out of a change
         *     keep it as it is.
         * @example false
         */
        UrlCredentials: boolean;
        /**
         * @description How many lookups the key can make. To remove the limit, delete it.
         * @example 50000
         */
        MaxLookups: number;
        /**
         * @description How many lookups it has made since the limit was added or reset.
         * @example 12480
         */
        LookupsUsed: number;
        /**
         * @description Whether all are used, so that the address API rejects lookups with the key.
         * @example false
         */
        LimitReached: boolean;
        /** @description How many lookups a key can make, and has made. */
        LimitState: {
            max_lookups: components["schemas"]["MaxLookups"];
            lookups_used: components["schemas"]["LookupsUsed"];
            limit_reached: components["schemas"]["LimitReached"];
            /** @description When the counter started at zero. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description The limit of the key; null when it has none. */
        LimitOfKey: components["schemas"]["LimitState"] | null;
        /** @description Shows that an older token works next to the current one. */
        RotationState: {
            /** @description When the newer token was created. */
            started: components["schemas"]["Timestamp"];
            /** @description When the older token ends. */
            ends: components["schemas"]["Timestamp"];
            previous_token: components["schemas"]["MaskedToken"];
        };
        /** @description The rotation while two tokens work; otherwise null. */
        RotationOfKey: components["schemas"]["RotationState"] | null;
        /**
         * Format: uuid
         * @description ID of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /**
         * Format: email
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /** @description Who created a key, or dismissed a tip about it. */
        KeyPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description Login email address of the person; null when the person is gone. */
            username: components["schemas"]["Email"] | null;
            /**
             * @description Whether the person is still a member of the account.
             * @example true
             */
            is_member: boolean;
        };
        /** @description Who created the key; null when that was not recorded. */
        CreatedBy: components["schemas"]["KeyPerson"] | null;
        /** @description A secret key with its token masked. */
        SecretKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description When the key was created. */
            created: components["schemas"]["Timestamp"];
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            token: components["schemas"]["MaskedToken"];
            paused: components["schemas"]["Paused"];
            deactivated: components["schemas"]["Deactivated"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
            version: components["schemas"]["KeyVersion"];
            last_used: components["schemas"]["LastUsed"];
            expires: components["schemas"]["KeyExpires"];
            licenses: components["schemas"]["KeyLicenses"];
            allowed_ips: components["schemas"]["AllowedIps"];
            url_credentials: components["schemas"]["UrlCredentials"];
            limit: components["schemas"]["LimitOfKey"];
            rotation: components["schemas"]["RotationOfKey"];
            created_by: components["schemas"]["CreatedBy"];
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
        /** @description One page of a list of secret keys. */
        SecretKeyPage: {
            /** @description The keys of the page, in the requested order. */
            secret_keys: components["schemas"]["SecretKey"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
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
        /** @description A new secret key. */
        CreateSecretKeyBody: {
            label: components["schemas"]["KeyLabel"];
            description?: components["schemas"]["KeyDescription"];
        };
        /**
         * @description The secret half of what a call sends.
         * @example sk_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9
         */
        SecretToken: string;
        /** @description A new secret key with its whole token. */
        CreatedSecretKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description When the key was created. */
            created: components["schemas"]["Timestamp"];
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            token: components["schemas"]["SecretToken"];
            paused: components["schemas"]["Paused"];
            deactivated: components["schemas"]["Deactivated"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
            version: components["schemas"]["KeyVersion"];
            last_used: components["schemas"]["LastUsed"];
            expires: components["schemas"]["KeyExpires"];
            licenses: components["schemas"]["KeyLicenses"];
            allowed_ips: components["schemas"]["AllowedIps"];
            url_credentials: components["schemas"]["UrlCredentials"];
            limit: components["schemas"]["LimitOfKey"];
            rotation: components["schemas"]["RotationOfKey"];
            created_by: components["schemas"]["CreatedBy"];
        };
        /** @description Label and description of a key. */
        UpdateSecretKeyBody: {
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            version: components["schemas"]["KeyVersion"];
        };
        /** @description The whole token of a key. */
        RevealedToken: {
            token: components["schemas"]["SecretToken"];
        };
        /** @description The restrictions of a key. A null or empty field does not restrict it. */
        RestrictSecretKeyBody: {
            expires: components["schemas"]["KeyExpires"];
            licenses: components["schemas"]["KeyLicenses"];
            allowed_ips: components["schemas"]["AllowedIps"];
            url_credentials?: components["schemas"]["UrlCredentials"];
            version: components["schemas"]["KeyVersion"];
        };
        /**
         * @description Lookups used.
         * @example 3012
         */
        UsedLookups: number;
        /** @description Lookups with both tokens in one hour. */
        RotationHour: {
            /** @description First moment of the hour. */
            start: components["schemas"]["Timestamp"];
            /** @description Lookups with the older token. */
            previous_used: components["schemas"]["UsedLookups"];
            /** @description Lookups with the newer token. */
            used: components["schemas"]["UsedLookups"];
        };
        /** @description Two tokens of a key, and how much each is used. */
        TokenRotation: {
            /** @description When the newer token was created. */
            started: components["schemas"]["Timestamp"];
            /** @description When the older token ends. */
            ends: components["schemas"]["Timestamp"];
            previous_token: components["schemas"]["MaskedToken"];
            token: components["schemas"]["MaskedToken"];
            /** @description Lookups with the older token since then. */
            previous_used: components["schemas"]["UsedLookups"];
            /** @description Lookups with the newer token. */
            used: components["schemas"]["UsedLookups"];
            previous_last_used: components["schemas"]["LastUsed"];
            /** @description Lookups with the older token within the last sixty minutes, rounded up to five. */
            previous_used_last_hour: components["schemas"]["UsedLookups"];
            /**
             * @description Whether the older token was not used within the last hour.
             * @example true
             */
            can_retire: boolean;
            /** @description Lookups by hour. */
            hours: components["schemas"]["RotationHour"][];
        };
        /** @description How long both tokens work. */
        StartRotationBody: {
            /**
             * @description Hours until the old token ends; 0 for now, 720 for thirty days.
             * @example 24
             */
            overlap_hours: number;
        };
        /** @description Confirms the end of a token that is in use. */
        CompleteRotationBody: {
            label?: components["schemas"]["KeyLabel"];
        };
        /**
         * @description A normalized hostname: lower case, international names in punycode, no protocol, port or path, and no
         *     dot at the end. `*.` can replace the whole first label and stands nowhere else. It covers every name
         *     below, not the name itself. IPv4 and IPv6 addresses and `localhost` are hostnames too.
         * @example shop.northwind.example
         */
        EmbeddedKeyHostname: string;
        /** @description A hostname, and whether pages of it may use the key. */
        EmbeddedKeyDomain: {
            hostname: components["schemas"]["EmbeddedKeyHostname"];
            /**
             * @description `authorized`: pages of the hostname may use the key. `deactivated`: they may not, and it can be
             *     authorized again.
             * @example authorized
             * @enum {string}
             */
            state: "authorized" | "deactivated";
        };
        /**
         * @description An embedded key. A call sends only its ID, which anyone who opens the page can read. Its hostnames
         *     protect it.
         */
        EmbeddedKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description When the key was created. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description False while the key is paused. A deleted key keeps its value and no longer works.
             * @example true
             */
            active: boolean;
            /**
             * @description Its hostnames in alphabetical order: up to 100 authorized ones, and the 100 that were deactivated
             *     last.
             */
            domain: components["schemas"]["EmbeddedKeyDomain"][];
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
            limit: components["schemas"]["LimitOfKey"];
            version: components["schemas"]["KeyVersion"];
            last_used: components["schemas"]["LastUsed"];
            expires: components["schemas"]["KeyExpires"];
            licenses: components["schemas"]["KeyLicenses"];
            created_by: components["schemas"]["CreatedBy"];
        };
        /** @description One page of a list of embedded keys. */
        EmbeddedKeyPage: {
            /** @description The keys of the page, in the requested order. */
            embedded_keys: components["schemas"]["EmbeddedKey"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description A hostname as it was typed. The service explains what is wrong with it.
         * @example shop.northwind.example
         */
        TypedHostname: string;
        /** @description A new embedded key. */
        CreateEmbeddedKeyBody: {
            label: components["schemas"]["KeyLabel"];
            description?: components["schemas"]["KeyDescription"];
            /** @description Hostnames whose pages may use the key. Duplicates count once. */
            domains: components["schemas"]["TypedHostname"][];
        };
        /** @description Label and description of a key. */
        UpdateEmbeddedKeyBody: {
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            version: components["schemas"]["KeyVersion"];
        };
        /** @description A rejected hostname that is not the account's own. */
        DismissedHostname: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description The hostname, normalized as `EmbeddedKeyHostname` describes.
             * @example copycat.example
             */
            hostname: string;
        };
        /** @description The restrictions of a key. A null field does not restrict it. */
        RestrictEmbeddedKeyBody: {
            expires: components["schemas"]["KeyExpires"];
            licenses: components["schemas"]["KeyLicenses"];
            version: components["schemas"]["KeyVersion"];
        };
        /**
         * @description The other half of what a program sends. It begins with `test_` and is no secret: it reads nothing of the account
         *     and costs nothing.
         * @example test_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9
         */
        TestToken: string;
        /** @description A test key. */
        TestKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description When the key was created. */
            created: components["schemas"]["Timestamp"];
            label: components["schemas"]["KeyLabel"];
            token: components["schemas"]["TestToken"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
            created_by: components["schemas"]["CreatedBy"];
        };
        /** @description The test keys of an account. */
        TestKeyList: {
            /** @description The keys, newest first. */
            test_keys: components["schemas"]["TestKey"][];
        };
        /** @description The label of a test key. */
        TestKeyBody: {
            label: components["schemas"]["KeyLabel"];
        };
        /** @description An embedded key that the portal made for its own pages. */
        PortalKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description How usage reports name it. */
            label: components["schemas"]["KeyLabel"];
            /**
             * @description Always true; the portal manages the key.
             * @example true
             * @constant
             */
            managed: true;
            /**
             * @description The hostname of the portal, the only one on which it works.
             * @example portal.gatepost.example
             */
            hostname: string;
        };
        /** @description Names of licenses in calls of the address APIs. */
        LicenseNames: string[];
        /** @description A key with which a lookup works now. */
        WorkingKey: {
            key_id: components["schemas"]["KeyId"];
            label: components["schemas"]["KeyLabel"];
            /**
             * @description A host whose pages can use it; null for a secret key.
             * @example shop.northwind.example
             */
            hostname: string | null;
            /** @description Names of the licenses that its lookups can use, at least one. */
            licenses: components["schemas"]["LicenseNames"];
        };
        /** @description Keys and licenses with which a lookup works now. */
        WorkingKeys: {
            /** @description The keys, newest first. */
            keys: components["schemas"]["WorkingKey"][];
            /** @description Names of the account's licenses that have lookups left. */
            licenses: components["schemas"]["LicenseNames"];
        };
        /** @description What decides whether lookups with a key are accepted. */
        SurveyedKey: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description Whether servers or web pages call with it.
             * @example embedded
             * @enum {string}
             */
            kind: "secret" | "embedded";
            /** @description When the key was created. */
            created: components["schemas"]["Timestamp"];
            label: components["schemas"]["KeyLabel"];
            paused: components["schemas"]["Paused"];
            /**
             * Format: date-time
             * @description When the key was paused; null while it is not.
             * @example 2026-11-02T10:00:00Z
             */
            deactivated: string | null;
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
            last_used: components["schemas"]["LastUsed"];
            expires: components["schemas"]["KeyExpires"];
            licenses: components["schemas"]["KeyLicenses"];
            allowed_ips: components["schemas"]["AllowedIps"];
            /** @description Authorized hostnames of an embedded key. */
            hostnames: components["schemas"]["EmbeddedKeyHostname"][];
            /** @description Deactivated hostnames of an embedded key. */
            deactivated_hostnames: components["schemas"]["EmbeddedKeyHostname"][];
            limit: components["schemas"]["LimitOfKey"];
            /**
             * Format: date-time
             * @description When the token last changed; null when it never did, or the key has no token.
             * @example 2026-11-01T10:00:00Z
             */
            rotated: string | null;
            /**
             * Format: date-time
             * @description When the older of two tokens ends; null when there is only one.
             * @example 2026-11-02T10:00:00Z
             */
            previous_token_ends: string | null;
            /**
             * @description Whether the person who created it has left the account.
             * @example false
             */
            is_orphan: boolean;
        };
        /** @description An embedded key that the portal manages. */
        ManagedKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description How usage reports name it. */
            label: components["schemas"]["KeyLabel"];
        };
        /**
         * @description What the health check found about a key. In parentheses is what the finding depends on: a dismissed tip
         *     returns when that changes.
         *
         *     - `no-hostname`: an embedded key has no authorized hostname.
         *     - `wide-wildcard:{hostname}`: a wildcard covers names that anyone can register.
         *     - `many-wildcards`: more than four authorized hostnames are wildcards (those hostnames).
         *     - `own-machine:{hostname}`: a hostname of people's own machines or networks is authorized.
         *     - `apex-missing:{hostname}`, `www-missing:{hostname}`: a related name is authorized, but not this one
         *       (the related name).
         *     - `no-limit`: the key has no limit.
         *     - `limit-near`, `limit-reached`: 90% or all of the limit is used (the number of the limit).
         *     - `idle`: no accepted lookup for 90 days (the latest lookup).
         *     - `orphan`: the person who created the key has left, and the token is the same since.
         *     - `expired`, `expires-soon`: the key has expired, or expires within 14 days (when).
         *     - `paused-long`: the key has been paused for 30 days (since when).
         *     - `any-address`: a secret key is not restricted to addresses.
         *     - `token-ends-soon`: the older of two tokens ends within a day (when).
         * @example no-limit
         */
        TipId: string;
        /**
         * @description Why the tip is dismissed: the risk is accepted, the setting is intended, the problem is solved in another way, or
         *     the tip doesn't fit this key.
         * @example accepted-risk
         * @enum {string}
         */
        DismissReason: "accepted-risk" | "intended" | "fixed-elsewhere" | "not-applicable";
        /**
         * @description What colleagues should know about it; may be empty.
         * @example The plan's rate limit is enough for this program.
         */
        DismissNote: string;
        /** @description A dismissed tip about a key. */
        TipDismissal: {
            key_id: components["schemas"]["KeyId"];
            tip: components["schemas"]["TipId"];
            reason: components["schemas"]["DismissReason"];
            note: components["schemas"]["DismissNote"];
            /** @description When it was dismissed. */
            dismissed: components["schemas"]["Timestamp"];
            /** @description Who dismissed it. */
            dismissed_by: components["schemas"]["KeyPerson"];
        };
        /** @description All keys of an account. */
        KeySurvey: {
            /** @description The keys, by label. */
            keys: components["schemas"]["SurveyedKey"][];
            /** @description The embedded keys that the portal made for its own pages. */
            managed: components["schemas"]["ManagedKey"][];
            /**
             * @description The tips about these keys that people have dismissed, latest first. One whose facts have changed since is
             *     not listed.
             */
            dismissals: components["schemas"]["TipDismissal"][];
        };
        /** @description Why a tip is dismissed. */
        DismissKeyTipBody: {
            reason: components["schemas"]["DismissReason"];
            note?: components["schemas"]["DismissNote"];
        };
        /** @description The limit of a key. */
        KeyLimit: {
            key: components["schemas"]["KeyId"];
            max_lookups: components["schemas"]["MaxLookups"];
            lookups_used: components["schemas"]["LookupsUsed"];
            limit_reached: components["schemas"]["LimitReached"];
            /** @description When the counter started at zero. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description The limit of a key that has none. */
        CreateKeyLimitBody: {
            max_lookups: components["schemas"]["MaxLookups"];
        };
        /** @description Another number for the limit of a key. */
        UpdateKeyLimitBody: {
            max_lookups: components["schemas"]["MaxLookups"];
            /**
             * @description The number to replace. If the limit has another number by now, the call is rejected: someone else
             *     has just changed it.
             */
            instead_of: components["schemas"]["MaxLookups"];
        };
        /**
         * @description The time zone in which days and months of limits begin, as the tz database names it.
         * @example Europe/Berlin
         */
        LimitTimeZone: string;
        /** @description A daily or monthly limit, and how much of it is used. */
        UsageLimit: {
            /**
             * @description How many lookups can be made.
             * @example 10000
             */
            max_lookups: number;
            /**
             * @description How many were made in this day or month.
             * @example 2480
             */
            lookups_used: number;
            /**
             * @description Whether all are used, so that the address API rejects lookups.
             * @example false
             */
            limit_reached: boolean;
            /** @description When it counts from zero again. */
            resets_at: components["schemas"]["Timestamp"];
        };
        /** @description The limit; null for none. */
        UsageLimitOrNone: components["schemas"]["UsageLimit"] | null;
        /** @description Daily and monthly limits. */
        UsageLimits: {
            zone: components["schemas"]["LimitTimeZone"];
            day: components["schemas"]["UsageLimitOrNone"];
            month: components["schemas"]["UsageLimitOrNone"];
        };
        /**
         * @description A number of lookups; null for no limit.
         * @example 10000
         */
        NumberOfLookups: number | null;
        /** @description The limits, and those that they replace. */
        UsageLimitsBody: {
            /** @description Lookups that can be made in a day; null for no limit. */
            per_day: components["schemas"]["NumberOfLookups"];
            /** @description Lookups that can be made in a month; null for no limit. */
            per_month: components["schemas"]["NumberOfLookups"];
            /** @description The daily number to replace. If it is another one by now, the call is rejected. */
            instead_of_day: components["schemas"]["NumberOfLookups"];
            /** @description The monthly number to replace. If it is another one by now, the call is rejected. */
            instead_of_month: components["schemas"]["NumberOfLookups"];
        };
        /**
         * @description Shares of a limit, in percent, at which an email is sent.
         * @example [
         *       50,
         *       80,
         *       100
         *     ]
         */
        AlertPercents: number[];
        /** @description A key with a daily or monthly limit. */
        LimitedKey: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description Whether servers or web pages call with it.
             * @example secret
             * @enum {string}
             */
            kind: "secret" | "embedded";
            label: components["schemas"]["KeyLabel"];
            day: components["schemas"]["UsageLimitOrNone"];
            month: components["schemas"]["UsageLimitOrNone"];
        };
        /** @description Limits of an account and of its keys. */
        AccountUsageLimits: {
            zone: components["schemas"]["LimitTimeZone"];
            day: components["schemas"]["UsageLimitOrNone"];
            month: components["schemas"]["UsageLimitOrNone"];
            alert_percents: components["schemas"]["AlertPercents"];
            /** @description Keys with limits of their own that are not deleted, the closest to one of them first. At most a thousand. */
            keys: components["schemas"]["LimitedKey"][];
            /**
             * @description How many such keys there are.
             * @example 1
             */
            key_count: number;
        };
        /** @description The time zone of limits. */
        UsageTimeZoneBody: {
            zone: components["schemas"]["LimitTimeZone"];
        };
        /** @description When alerts are sent. */
        UsageAlertsBody: {
            percents: components["schemas"]["AlertPercents"];
        };
        /** @description When alerts are sent. */
        UsageAlerts: {
            percents: components["schemas"]["AlertPercents"];
        };
        /**
         * @description Name of a license, for display.
         * @example US Address Verification, Plus
         */
        LicenseLabel: string;
        /** @description Lookups of one key with one license in one interval. */
        UsageByKeyRow: {
            /** @description First moment of the interval. */
            start: components["schemas"]["Timestamp"];
            /** @description ID of the key, secret or embedded, even if it no longer exists. */
            key_id: components["schemas"]["KeyId"];
            /**
             * @description Label of the key.
             * @example Checkout server
             */
            key_label: string;
            license_id: components["schemas"]["LicenseId"];
            license_label: components["schemas"]["LicenseLabel"];
            used: components["schemas"]["UsedLookups"];
        };
        /** @description Lookups by interval, key and license. */
        UsageByKey: {
            /** @description The rows, ordered by interval, then key label, then license label. */
            usage: components["schemas"]["UsageByKeyRow"][];
        };
        /**
         * @description Comma-separated values as RFC 4180 has them, UTF-8, a line for each row below the names of the fields; lines end with a line feed.
         * @example start,license_id,license_label,used
         *     2026-11-01T00:00:00Z,1407,International Address Verification,880
         */
        UsageCsv: string;
        /**
         * @description Name of the address API's error.
         * @example key-unauthorized
         * @enum {string}
         */
        RejectionError: "secret-key-in-browser" | "not-permitted" | "suspected-bot" | "key-unauthorized" | "url-credentials-not-allowed" | "license-not-recognized" | "subscription-inactive" | "key-limit-reached" | "usage-limit-reached" | "requests-too-fast";
        /**
         * @description The rule that rejected. It says more than the error, which callers get: several rules of `not-permitted`
         *     must not be shown to someone who may not own the key.
         * @example hostname
         * @enum {string}
         */
        RejectionRule: "secret-in-browser" | "wrong-token" | "ended-token" | "deleted" | "expired" | "paused" | "bot" | "no-host" | "hostname" | "credentials-in-url" | "ip" | "license-scope" | "unknown-license" | "other-product" | "license-not-held" | "subscription" | "too-few-remaining" | "key-limit" | "usage-limit" | "account-limit" | "rate-limit";
        /**
         * @description Lookups that were rejected; each address of a call is one.
         * @example 318
         */
        RejectedLookups: number;
        /** @description Lookups with one key that were rejected by one rule, from one source. */
        Rejection: {
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["KeyLabel"];
            /**
             * @description Whether servers or web pages call with the key.
             * @example embedded
             * @enum {string}
             */
            kind: "secret" | "embedded";
            error: components["schemas"]["RejectionError"];
            /**
             * @description Number of the error in the response; null for an error without one.
             * @example 1588026122
             */
            number: number | null;
            /**
             * @description Status of the response.
             * @example 403
             */
            status: number;
            rule: components["schemas"]["RejectionRule"];
            /**
             * @description What the source is: `hostname` of a page, exact `address` or `network` of a caller, or `others`, which
             *     counts many together.
             * @example hostname
             * @enum {string}
             */
            source_kind: "hostname" | "address" | "network" | "others";
            /**
             * @description Hostname, address or network; null for `others`.
             * @example staging.northwind.example
             */
            source: string | null;
            rejected_lookups: components["schemas"]["RejectedLookups"];
            /** @description When the first of them was rejected. */
            first: components["schemas"]["Timestamp"];
            /** @description When the last of them was rejected. */
            last: components["schemas"]["Timestamp"];
            /**
             * @description Rule that would reject the same lookups now, with the key, its hostnames and limit, and the
             *     subscriptions as they are; null if none would. Rules about what the caller sends, such as
             *     `wrong-token`, stay, because no change to the key shows that the caller has changed. What was
             *     looked up is not kept, so a subscription counts as renewed once every license that the key can use
             *     has lookups left, and `license-not-held` stays.
             * @example null
             */
            current_rule: components["schemas"]["RejectionRule"] | null;
            /**
             * @description When the change was made that allows them; null if they would still be rejected, or if the time of
             *     the change is not known.
             * @example 2026-11-01T16:05:00Z
             */
            allowed_since: components["schemas"]["Timestamp"] | null;
        };
        /** @description How many lookups were rejected with an error. */
        RejectionsOfError: {
            error: components["schemas"]["RejectionError"];
            rejected_lookups: components["schemas"]["RejectedLookups"];
        };
        /** @description A page of rejected lookups. */
        RejectionPage: {
            /** @description The entries of the page. */
            rejections: components["schemas"]["Rejection"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            /** @description Rejected lookups of all entries on all pages. */
            rejected_lookups: components["schemas"]["RejectedLookups"];
            /**
             * @description Rejected lookups by error, the most frequent first. The filter `error` does not narrow it, all others
             *     do.
             */
            by_error: components["schemas"]["RejectionsOfError"][];
        };
        /** @description Rejected lookups of a group from one source. */
        RejectionSource: {
            /**
             * @description What the source is: `hostname` of a page, exact `address` or `network` of a caller, or `others`, which
             *     counts many together.
             * @example hostname
             * @enum {string}
             */
            source_kind: "hostname" | "address" | "network" | "others";
            /**
             * @description Hostname, address or network; null for `others`.
             * @example staging.northwind.example
             */
            source: string | null;
            rejected_lookups: components["schemas"]["RejectedLookups"];
            /** @description When the first of them was rejected. */
            first: components["schemas"]["Timestamp"];
            /** @description When the last of them was rejected. */
            last: components["schemas"]["Timestamp"];
            /**
             * @description Whether people of the account have said that the hostname is not theirs (`dismissHostname`).
             * @example false
             */
            is_dismissed: boolean;
            /**
             * @description Rule that would reject them now, as in an entry of `listRejections`; null if none would.
             * @example hostname
             */
            current_rule: components["schemas"]["RejectionRule"] | null;
            /**
             * @description When the change was made that allows them, as in an entry of `listRejections`; null if they are rejected or it is not known.
             * @example null
             */
            allowed_since: components["schemas"]["Timestamp"] | null;
        };
        /** @description Lookups with one key that one rule rejected. */
        RejectionGroup: {
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["KeyLabel"];
            /**
             * @description Whether servers or web pages call with the key.
             * @example embedded
             * @enum {string}
             */
            kind: "secret" | "embedded";
            error: components["schemas"]["RejectionError"];
            /**
             * @description Number of the error in the API's response; null for an error without one.
             * @example 1588026122
             */
            number: number | null;
            /**
             * @description Status of the response.
             * @example 403
             */
            status: number;
            rule: components["schemas"]["RejectionRule"];
            rejected_lookups: components["schemas"]["RejectedLookups"];
            /** @description When the first of them was rejected. */
            first: components["schemas"]["Timestamp"];
            /** @description When the last of them was rejected. */
            last: components["schemas"]["Timestamp"];
            /**
             * @description Rejected lookups in each of the last 24 hours of UTC, the oldest first and the current hour last,
             *     whatever the range of the list.
             */
            hours: components["schemas"]["RejectedLookups"][];
            /** @description The sources with the most lookups, the most frequent first. */
            sources: components["schemas"]["RejectionSource"][];
            /**
             * @description How many sources there are. `others` counts as one.
             * @example 1
             */
            source_count: number;
            /**
             * @description Whether all its sources are dismissed hostnames.
             * @example false
             */
            is_dismissed: boolean;
            /**
             * @description Rule that would reject these lookups now: that of the first listed source for which there is one, dismissed
             *     hostnames left out; null if all other listed sources are accepted.
             * @example hostname
             */
            current_rule: components["schemas"]["RejectionRule"] | null;
            /**
             * @description Limit of the key as it is now; null without one.
             * @example 50000
             */
            max_lookups: number | null;
        };
        /** @description A page of rejected lookups by reason and key. */
        RejectionGroupPage: {
            /** @description The groups of the page. */
            groups: components["schemas"]["RejectionGroup"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            /** @description Rejected lookups of all groups on all pages. */
            rejected_lookups: components["schemas"]["RejectedLookups"];
        };
        /** @description Lookups that one rule rejected. */
        RejectionCause: {
            rule: components["schemas"]["RejectionRule"];
            error: components["schemas"]["RejectionError"];
            /**
             * @description Number of the error in the API's response; null for an error without one.
             * @example 1588026122
             */
            number: number | null;
            /**
             * @description Status of the response.
             * @example 403
             */
            status: number;
            rejected_lookups: components["schemas"]["RejectedLookups"];
            /** @description When the first of them was rejected. */
            first: components["schemas"]["Timestamp"];
            /** @description When the last of them was rejected. */
            last: components["schemas"]["Timestamp"];
            /**
             * @description Of how many keys there were lookups.
             * @example 1
             */
            key_count: number;
            /** @description The keys with the most lookups, each with its sources. */
            groups: components["schemas"]["RejectionGroup"][];
        };
        /** @description Lookups that were rejected in an hour. */
        RejectionHour: {
            /** @description First moment of the hour. */
            start: components["schemas"]["Timestamp"];
            rejected_lookups: components["schemas"]["RejectedLookups"];
        };
        /** @description Rejected lookups by reason, and by hour. */
        RejectionCauses: {
            /** @description The reasons, those with something to decide first. */
            causes: components["schemas"]["RejectionCause"][];
            /** @description Rejected lookups of all reasons. */
            rejected_lookups: components["schemas"]["RejectedLookups"];
            /** @description Hours of the range in which lookups were rejected, the oldest first. */
            hours: components["schemas"]["RejectionHour"][];
        };
        /** @description Whether the content of a key's requests is kept. */
        RequestContentState: {
            key_id: components["schemas"]["KeyId"];
            /** @description Until when it is kept; null if it is not. */
            content_expires_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description HTTP status of the response.
         * @example 401
         */
        RequestStatus: number;
        /**
         * @description Name of an error of the address API.
         * @example not-permitted
         */
        RequestErrorName: string;
        /**
         * @description Number of an error of the address API.
         * @example 1611079217
         */
        RequestErrorNumber: number;
        /**
         * @description `operationId` of the address API. A call of the compatibility API has the one that returns the same data.
         * @example verifyUsAddress
         * @enum {string}
         */
        RequestOperation: "verifyUsAddress" | "verifyUsAddresses" | "suggestUsAddresses" | "findNearestUsAddresses" | "getUsProperty" | "getUsPropertyFinancials" | "getUsGeoreference" | "listUsSecondaryAddresses" | "geocodeUsAddress" | "verifyInternationalAddress" | "suggestInternationalAddresses" | "geocodeInternationalAddress";
        /**
         * @description The caller's own name for what a call of the address API is for.
         * @example checkout
         */
        RequestTag: string;
        /**
         * @description A place in the log.
         * @example 1793611867000-7301
         */
        RequestCursor: string;
        /**
         * @description `X-Request-Id` of the response. Of a list, its ID, a hyphen, and a number.
         * @example 0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01
         */
        RequestId: string;
        /**
         * @description Label of the key now; its ID if it no longer exists.
         * @example Checkout server
         */
        RequestKeyLabel: string;
        /**
         * @description Kind of the key. `managed` is the one that the portal made for its own tools, which has no page. `test` marks a
         *     call with a test key: its response was fixed, and it did not count.
         * @example secret
         * @enum {string}
         */
        RequestKeyKind: "secret" | "embedded" | "managed" | "test";
        /** @description The rule that rejected the call. Null for a call that no rule rejected, and where the key was not checked. */
        RequestRule: components["schemas"]["RejectionRule"] | null;
        /**
         * @description Milliseconds from the first byte of the call until its response was sent.
         * @example 4
         */
        RequestLatency: number;
        /**
         * @description Number of lookups. 1000000000000 means unlimited.
         * @example 500000
         */
        Lookups: number;
        /**
         * @description How many calls the entry stands for. More than one means that others like it were not kept.
         * @example 1
         */
        RequestCalls: number;
        /** @description The `X-Tag` of the call; null without one. */
        RequestTagOrNone: components["schemas"]["RequestTag"] | null;
        /**
         * @description Hostname of the calling page; null for a call of a program.
         * @example shop.northwind.example
         */
        RequestHost: string | null;
        /**
         * @description Whether the content of the call was kept.
         * @example false
         */
        RequestHasContent: boolean;
        /** @description A call of the address API. */
        LoggedRequest: {
            /** @description When the call began. */
            started: components["schemas"]["Timestamp"];
            request_id: components["schemas"]["RequestId"];
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["RequestKeyLabel"];
            kind: components["schemas"]["RequestKeyKind"];
            /** @description The license that the lookups counted against; null for a call that did not count. */
            license_id: components["schemas"]["LicenseId"] | null;
            /** @description Name of the license. */
            license_label: components["schemas"]["LicenseLabel"] | null;
            operation: components["schemas"]["RequestOperation"];
            status: components["schemas"]["RequestStatus"];
            /** @description Name of the error; of several, the first. Null for a call that succeeded. */
            error: components["schemas"]["RequestErrorName"] | null;
            /** @description Number of the error, null without one. */
            number: components["schemas"]["RequestErrorNumber"] | null;
            rule: components["schemas"]["RequestRule"];
            latency: components["schemas"]["RequestLatency"];
            /** @description Lookups in the call; they counted only if it succeeded. */
            lookups: components["schemas"]["Lookups"];
            calls: components["schemas"]["RequestCalls"];
            tag: components["schemas"]["RequestTagOrNone"];
            host: components["schemas"]["RequestHost"];
            has_content: components["schemas"]["RequestHasContent"];
        };
        /** @description A page of the request log. */
        RequestPage: {
            /** @description The calls, newest first. */
            requests: components["schemas"]["LoggedRequest"][];
            /** @description The `cursor` of the next page. Null on the last page. */
            next: components["schemas"]["RequestCursor"] | null;
        };
        /**
         * @description Number of a subscription.
         * @example 700431
         */
        SubscriptionId: number;
        /** @description What a call contained, as text, without its key. */
        RequestContent: {
            /**
             * @description IP address of the caller.
             * @example 198.51.100.7
             */
            ip_address: string;
            /**
             * @description The parameters as JSON, cut after 8,000 characters.
             * @example {"street":"214 N Juniper St","zipcode":"84116"}
             */
            query: string;
            /**
             * @description The body as JSON, cut after 8,000 characters; null for a call without one.
             * @example {"lookups":[{"street":"214 N Juniper St"}]}
             */
            body: string | null;
        };
        /** @description A call of the address API, with what is known of it. */
        RequestDetail: {
            /** @description When the call began. */
            started: components["schemas"]["Timestamp"];
            request_id: components["schemas"]["RequestId"];
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["RequestKeyLabel"];
            kind: components["schemas"]["RequestKeyKind"];
            /** @description The license that the lookups counted against; null for a call that did not count. */
            license_id: components["schemas"]["LicenseId"] | null;
            /** @description Name of the license. */
            license_label: components["schemas"]["LicenseLabel"] | null;
            operation: components["schemas"]["RequestOperation"];
            status: components["schemas"]["RequestStatus"];
            /** @description Name of the error; of several, the first. Null for a call that succeeded. */
            error: components["schemas"]["RequestErrorName"] | null;
            /** @description Number of the error, null without one. */
            number: components["schemas"]["RequestErrorNumber"] | null;
            rule: components["schemas"]["RequestRule"];
            latency: components["schemas"]["RequestLatency"];
            /** @description Lookups in the call; they counted only if it succeeded. */
            lookups: components["schemas"]["Lookups"];
            calls: components["schemas"]["RequestCalls"];
            tag: components["schemas"]["RequestTagOrNone"];
            host: components["schemas"]["RequestHost"];
            has_content: components["schemas"]["RequestHasContent"];
            /** @description The subscription that the lookups counted against; null for a call that did not count. */
            subscription_id: components["schemas"]["SubscriptionId"] | null;
            /** @description What the call contained; null where that was not kept. */
            content: components["schemas"]["RequestContent"] | null;
        };
        /**
         * @description Comma-separated values as RFC 4180 has them, UTF-8, a line for each call below the names of the fields; lines
         *     end with a line feed.
         * @example started,request_id
         *     2026-11-02T09:31:07.000Z,0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01
         */
        RequestCsv: string;
        /** @description Lookups with one tag in one interval. */
        UsageByTagRow: {
            /** @description First moment of the interval. */
            start: components["schemas"]["Timestamp"];
            tag: components["schemas"]["RequestTagOrNone"];
            used: components["schemas"]["UsedLookups"];
        };
        /** @description Lookups by interval and tag. */
        UsageByTag: {
            /** @description The rows, ordered by interval, then tag. */
            usage: components["schemas"]["UsageByTagRow"][];
        };
        /**
         * @description Number of calls.
         * @example 1200
         */
        CallCount: number;
        /**
         * @description Milliseconds. Null if no call was accepted.
         * @example 8
         */
        Latency: number | null;
        /** @description Calls of an interval. */
        RequestInterval: {
            /** @description When the interval begins. */
            start: components["schemas"]["Timestamp"];
            /** @description All calls. */
            requests: components["schemas"]["CallCount"];
            /** @description Calls that were rejected or failed. */
            errors: components["schemas"]["CallCount"];
            /** @description Of these, calls that failed on our side, with a status from 500 on. */
            failures: components["schemas"]["CallCount"];
            /** @description Half of the accepted calls took no longer. */
            latency_median: components["schemas"]["Latency"];
            /** @description 95 of 100 accepted calls took no longer. */
            latency_p95: components["schemas"]["Latency"];
        };
        /** @description Calls of a whole period. */
        RequestTotal: {
            /** @description All calls. */
            requests: components["schemas"]["CallCount"];
            /** @description Calls that were rejected or failed. */
            errors: components["schemas"]["CallCount"];
            /** @description Of these, calls that failed on our side, with a status from 500 on. */
            failures: components["schemas"]["CallCount"];
            /** @description Half of the accepted calls took no longer. */
            latency_median: components["schemas"]["Latency"];
            /** @description 95 of 100 accepted calls took no longer. */
            latency_p95: components["schemas"]["Latency"];
        };
        /** @description Calls of an account by interval, with those of the period before. */
        RequestMetrics: {
            /**
             * @description Length of an interval.
             * @example day
             * @enum {string}
             */
            interval: "hour" | "day";
            /** @description The intervals of the period, oldest first. The last one is not over. */
            intervals: components["schemas"]["RequestInterval"][];
            summary: components["schemas"]["RequestTotal"];
            /** @description As many intervals of the period before, oldest first. */
            intervals_before: components["schemas"]["RequestInterval"][];
            summary_before: components["schemas"]["RequestTotal"];
        };
        /**
         * @description Server-sent events, as the HTML standard has them.
         * @example : following
         */
        RequestEvents: string;
        /**
         * @description The operation that they called, by its operationId in our contracts.
         * @example listTeamMembers
         */
        OperationId: string;
        /**
         * @description Name of a parameter.
         * @example search
         */
        ParameterName: string;
        /**
         * Format: date
         * @description A day, without a time of day.
         * @example 2026-11-02
         */
        CalendarDate: string;
        /**
         * @description Calls that sent it in the last 30 days.
         * @example 1204
         */
        DeprecatedCalls: number;
        /**
         * @description Whether it is for calls from a server or from web pages.
         * @example secret
         * @enum {string}
         */
        KindOfKey: "secret" | "embedded";
        /** @description A key that calls were made with. */
        SendingKey: {
            key_id: components["schemas"]["KeyId"];
            kind: components["schemas"]["KindOfKey"];
            label: components["schemas"]["KeyLabel"];
        };
        /** @description A deprecated parameter of an operation, and who sent it. Either `by_key` or `by_person` is not null. */
        DeprecatedUse: {
            operation: components["schemas"]["OperationId"];
            /** @description The name that calls sent. */
            parameter: components["schemas"]["ParameterName"];
            /** @description The name to send instead, with the same value; null if the parameter has no other name. */
            replaced_by: components["schemas"]["ParameterName"] | null;
            /** @description The last day on which the deprecated parameter works. */
            expires_at: components["schemas"]["CalendarDate"];
            calls: components["schemas"]["DeprecatedCalls"];
            /** @description The latest of these calls. */
            last: components["schemas"]["Timestamp"];
            /** @description The key that they were made with; null for calls by a login. */
            by_key: components["schemas"]["SendingKey"] | null;
            /** @description The person whose login they were made with; null for calls with a key. */
            by_person: components["schemas"]["KeyPerson"] | null;
        };
        /** @description A page of deprecated parameters that calls of an account sent. */
        DeprecatedUsePage: {
            /** @description The entries of the page, those with most calls first. */
            deprecated_uses: components["schemas"]["DeprecatedUse"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
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
        /** @description A key of an account of the organization. */
        OrganizationApiKey: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description Whether it is for calls from a server or from web pages.
             * @example secret
             * @enum {string}
             */
            kind: "secret" | "embedded";
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /**
             * @description Whether its account lets the organization change it.
             * @example true
             */
            can_manage: boolean;
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            last_used: components["schemas"]["LastUsed"];
            paused: components["schemas"]["Paused"];
            expires: components["schemas"]["KeyExpires"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
            /** @description When the older of two working tokens ends; null while only one works, and for embedded keys. */
            old_token_expires_at: components["schemas"]["Timestamp"] | null;
            limit: components["schemas"]["LimitOfKey"];
            /** @description How many lookups it can make in a day; null for any number. */
            per_day: components["schemas"]["NumberOfLookups"];
            /** @description How many lookups it can make in a month; null for any number. */
            per_month: components["schemas"]["NumberOfLookups"];
        };
        /** @description One page of the keys of an organization. */
        OrganizationKeyPage: {
            /** @description The keys of the page. */
            keys: components["schemas"]["OrganizationApiKey"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description What an account lets the owners of its organization do with its keys: nothing, see them, or see, pause, resume,
         *     rotate, and limit them.
         * @example manage
         * @enum {string}
         */
        OrganizationKeyAccess: "none" | "view" | "manage";
        /** @description An account of the organization, and what it shares. */
        OrganizationKeyAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            key_access: components["schemas"]["OrganizationKeyAccess"];
        };
        /** @description The accounts of the organization. */
        OrganizationKeyAccountList: {
            /** @description The accounts, by label. */
            accounts: components["schemas"]["OrganizationKeyAccount"][];
        };
        /** @description IDs of keys, secret or embedded. One that is repeated counts once. */
        KeyIdList: components["schemas"]["KeyId"][];
        /** @description Keys to change. */
        OrganizationKeysBody: {
            keys: components["schemas"]["KeyIdList"];
        };
        /** @description What became of a key. */
        OrganizationKeyResult: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description `changed`: it was changed. `unchanged`: it was so already. `rejected`: see `rejected_with`.
             * @example changed
             * @enum {string}
             */
            outcome: "changed" | "unchanged" | "rejected";
            /**
             * @description Why it was rejected; null otherwise. `not-found` for a key of an account that does not share its keys or is
             *     not in the organization.
             */
            rejected_with: components["schemas"]["ErrorItem"] | null;
        };
        /** @description What became of each key, in the order of the call. */
        OrganizationKeyResults: {
            /** @description One entry for each key. */
            results: components["schemas"]["OrganizationKeyResult"][];
        };
        /** @description A limit of keys. */
        OrganizationKeyLimitsBody: {
            keys: components["schemas"]["KeyIdList"];
            /**
             * @description Whether it limits all lookups of a key, or those of a day or a month.
             * @example day
             * @enum {string}
             */
            period: "total" | "day" | "month";
            /** @description How many lookups each key can make; null to remove the limit. */
            max_lookups: components["schemas"]["NumberOfLookups"];
        };
        /** @description Keys whose tokens are rotated. */
        OrganizationKeyRotationsBody: {
            keys: components["schemas"]["KeyIdList"];
            /**
             * @description Hours until the old tokens end; 0 for now, 720 for thirty days.
             * @example 24
             */
            overlap_hours: number;
        };
        /** @description A deprecated parameter of an operation, who sent it, and for which account. */
        AccountDeprecatedUse: {
            /** @description The account; null for a person without one. */
            account_id: components["schemas"]["AccountId"] | null;
            /** @description Name of the account; null for a person without one. */
            account_label: components["schemas"]["AccountLabel"] | null;
            operation: components["schemas"]["OperationId"];
            /** @description The name that calls sent. */
            parameter: components["schemas"]["ParameterName"];
            /** @description The name to send instead, with the same value; null if the parameter has no other name. */
            replaced_by: components["schemas"]["ParameterName"] | null;
            /** @description The last day on which the deprecated parameter works. */
            expires_at: components["schemas"]["CalendarDate"];
            calls: components["schemas"]["DeprecatedCalls"];
            /** @description The latest of these calls. */
            last: components["schemas"]["Timestamp"];
            /** @description The key that they were made with; null for calls by a login. */
            by_key: components["schemas"]["SendingKey"] | null;
            /** @description The person whose login they were made with; null for calls with a key. */
            by_person: components["schemas"]["KeyPerson"] | null;
        };
        /** @description A page of deprecated parameters that calls of any account sent. */
        AccountDeprecatedUsePage: {
            /** @description The entries of the page, those with most calls first. */
            deprecated_uses: components["schemas"]["AccountDeprecatedUse"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description The token that was found. */
        FindSecretKeyAccountBody: {
            token: components["schemas"]["SecretToken"];
        };
        /**
         * @description Whether it works. A deleted key does not, and can be found until its recovery deadline.
         * @example active
         * @enum {string}
         */
        StateOfKey: "active" | "paused" | "deleted";
        /** @description A key, and the account that owns it. */
        KeyAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            kind: components["schemas"]["KindOfKey"];
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["KeyLabel"];
            state: components["schemas"]["StateOfKey"];
        };
        /** @description An embedded key with one of its hostnames, and the account that owns it. */
        HostnameKey: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["KeyLabel"];
            state: components["schemas"]["StateOfKey"];
            domain: components["schemas"]["EmbeddedKeyDomain"];
        };
        /** @description One page of the keys of a hostname. */
        HostnameKeyPage: {
            /** @description The keys of the page. */
            keys: components["schemas"]["HostnameKey"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description The key that was found. */
        FindEmbeddedKeyAccountBody: {
            key: components["schemas"]["KeyId"];
        };
        /** @description Lookups per second; null is UNLIMITED. */
        RateLimit: number | null;
        /** @description A trace on a key. */
        KeyTrace: {
            key: components["schemas"]["KeyId"];
            /** @description When it was set. */
            created: components["schemas"]["Timestamp"];
            /** @description When it ends by itself. */
            expiration: components["schemas"]["Timestamp"];
            /** @description Who set it. */
            user_id: components["schemas"]["UserId"];
            /** @description Email address of the person who set it. */
            email_address: components["schemas"]["Email"];
        };
        /** @description A key with what staff can set of it. */
        KeySettings: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            kind: components["schemas"]["KindOfKey"];
            key_id: components["schemas"]["KeyId"];
            key_label: components["schemas"]["KeyLabel"];
            state: components["schemas"]["StateOfKey"];
            limit: components["schemas"]["LimitOfKey"];
            /** @description Lookups per second from one IP address; null is UNLIMITED. */
            ip_rate_limit: components["schemas"]["RateLimit"];
            /** @description The trace that is on; null for none. */
            trace: components["schemas"]["KeyTrace"] | null;
        };
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /** @description The new limit of a key. */
        SetKeyLimitBody: {
            max_lookups: components["schemas"]["MaxLookups"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The new IP rate limit of a key. */
        SetIpRateLimitBody: {
            /** @description Lookups per second from one IP address; null is UNLIMITED. */
            rate_limit: components["schemas"]["RateLimit"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The IP rate limit of a key. */
        KeyIpRateLimit: {
            key: components["schemas"]["KeyId"];
            /** @description Lookups per second from one IP address; null is UNLIMITED. */
            rate_limit: components["schemas"]["RateLimit"];
        };
        /** @description How long a trace lasts. */
        SetKeyTraceBody: {
            /** @description When it ends, at most 24 hours ahead. */
            expiration: components["schemas"]["Timestamp"];
            reason: components["schemas"]["Reason"];
        };
        /** @description An input of a call. */
        TracedInput: {
            /**
             * @description Name of the parameter, or of the property of the body.
             * @example street
             */
            name: string;
            /**
             * @description The form of its value, cut after 80 characters.
             * @example 9999 xxxx xx
             */
            form: string;
        };
        /** @description A call of a traced key, and what the address API decided about it. */
        TraceEntry: {
            /**
             * @description Number of the entry.
             * @example 7301
             */
            entry_id: number;
            /** @description When the call was made. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description ID of the request, as its response and the log have it.
             * @example 0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01
             */
            request_id: string;
            /** @description The rule that rejected the call; null if it was allowed. */
            rule: components["schemas"]["RejectionRule"] | null;
            /** @description The license that the lookups count against; null for a rejected call. */
            license_id: components["schemas"]["LicenseId"] | null;
            /** @description The subscription that the lookups count against; null for a rejected call. */
            subscription_id: components["schemas"]["SubscriptionId"] | null;
            /** @description Lookups in the call. */
            lookups: components["schemas"]["Lookups"];
            /**
             * @description Hostname of the calling page, or the network of the caller.
             * @example shop.northwind.example
             */
            source: string;
            /**
             * @description The inputs of the call, at most 20, each in its form: letters as `x`, digits as `9`. Null for an
             *     account with enhanced data privacy.
             */
            inputs: components["schemas"]["TracedInput"][] | null;
        };
        /** @description One page of what a trace has recorded. */
        TraceEntryPage: {
            /** @description The decisions of the page, the newest first. */
            decisions: components["schemas"]["TraceEntry"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description A trace on a key, with the key and its account. */
        TraceOfAccount: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            kind: components["schemas"]["KindOfKey"];
            key_label: components["schemas"]["KeyLabel"];
            key: components["schemas"]["KeyId"];
            /** @description When it was set. */
            created: components["schemas"]["Timestamp"];
            /** @description When it ends by itself. */
            expiration: components["schemas"]["Timestamp"];
            /** @description Who set it. */
            user_id: components["schemas"]["UserId"];
            /** @description Email address of the person who set it. */
            email_address: components["schemas"]["Email"];
        };
        /** @description Traces that have not ended. */
        TraceList: {
            /** @description The traces, those that end first at the beginning. */
            traces: components["schemas"]["TraceOfAccount"][];
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
        /** @description The person lacks a role that can see keys. */
        ViewerRequired: {
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
        /** @description The person lacks a role that can change keys; or another site sent the call. */
        EditorRequired: {
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
        /** @description The person lacks the role; the message names it. */
        ApiKeyViewerRequired: {
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
        /** @description The key is deleted and waits for its deadline, or someone else has changed it. */
        KeyNotEditable: {
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
        /** @description The key is deleted and waits for its deadline; recover it first. */
        KeyPending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The label is missing or invalid. */
        InvalidLabel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The ID or the label is invalid. */
        InvalidIdOrLabel: {
            headers: {
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
        /** @description A number is missing or invalid. */
        InvalidUsageLimits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid. */
        InvalidFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The number of the page is invalid. */
        InvalidPageNumber: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or the account did not register the organization. */
        OrganizationOwnerRequired: {
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
        /** @description The keys are missing or invalid. */
        InvalidKeys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person doesn't own the account, or the account did not register the organization; or another site sent the call. */
        OrganizationOwnerRequiredOrOtherOrigin: {
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
        /** @description The ID has the wrong form, or the reason is missing. */
        InvalidReason: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The ID has the wrong form, or the number of the page is invalid. */
        InvalidPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description Returns only the keys whose label, description or ID contains this text, ignoring case. */
        SecretKeySearch: string;
        /**
         * @description Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
         *     neither paused nor expired.
         */
        KeyState: "current" | "active" | "paused" | "expired" | "deleted";
        /** @description Sort order of the list. With `used`, keys that were never used count as the oldest. */
        KeySort: "label" | "created" | "used";
        /** @description Sort direction. */
        Direction: "asc" | "desc";
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
         *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
         *     header, each call creates something.
         */
        OptionalIdempotencyKey: string;
        /** @description ID of the key. */
        SecretKeyId: components["schemas"]["KeyId"];
        /**
         * @description Returns only the keys whose label, description, ID or one of whose hostnames contains this text, ignoring
         *     case.
         */
        EmbeddedKeySearch: string;
        /** @description Returns only the keys that a page on this host may use, by its own name or by one with `*.`. */
        EmbeddedKeyHost: string;
        /**
         * @description ID of the key.
         * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
         */
        EmbeddedKeyId: components["schemas"]["KeyId"];
        /**
         * @description The hostname to authorize, percent-encoded where the path needs it.
         * @example www.fabrikam.example
         */
        NewDomain: components["schemas"]["TypedHostname"];
        /** @description The hostname, percent-encoded where the path needs it. */
        Domain: components["schemas"]["TypedHostname"];
        /**
         * @description ID of the test key. It begins with `7e57`, which no other key does.
         * @example 7e57f1c6-8a20-8b55-8f3e-61a7c0d94e77
         */
        TestKeyId: components["schemas"]["KeyId"];
        /**
         * @description ID of the key, secret or embedded.
         * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
         */
        AnyKeyId: components["schemas"]["KeyId"];
        /**
         * @description The tip, by what was found. If it is about a hostname, a colon and the hostname follow.
         * @example no-limit
         */
        Tip: components["schemas"]["TipId"];
        /**
         * @description First moment of the report. At most six months may lie between start and end.
         * @example 2026-10-01T00:00:00Z
         */
        Start: components["schemas"]["Timestamp"];
        /**
         * @description First moment after the report, later than `start`.
         * @example 2026-11-01T00:00:00Z
         */
        End: components["schemas"]["Timestamp"];
        /**
         * @description Returns only the rows of this key. Give it several times for several keys.
         * @example [
         *       "0193f1c4-8d20-7b55-8f3e-61a7c0d94e12"
         *     ]
         */
        UsageKeys: components["schemas"]["KeyId"][];
        /** @description Length of the intervals that lookups are counted in. */
        UsageInterval: "hour" | "day";
        /**
         * @description Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the
         *     range is longer than six months. Hours are the same in every zone.
         */
        UsageTimeZone: string;
        /** @description Format of the response. */
        UsageFormat: "json" | "csv";
        /** @description Returns only the entries whose source or key label contains this text, ignoring case. */
        RejectionSearch: string;
        /** @description Returns only the rejections of this key. The ID of a key that the account does not have keeps none. */
        RejectionKey: components["schemas"]["KeyId"];
        /** @description Returns only the rejections with this error. */
        RejectionError: components["schemas"]["RejectionError"];
        /**
         * @description First moment of the range; without it, everything that is kept.
         * @example 2026-11-01T00:00:00Z
         */
        RejectionStart: components["schemas"]["Timestamp"];
        /**
         * @description First moment after the range, later than `start`; without it, up to now.
         * @example 2026-11-02T00:00:00Z
         */
        RejectionEnd: components["schemas"]["Timestamp"];
        /** @description Sort order of the list, by the last rejection or by their number. */
        RejectionSort: "last" | "rejected";
        /** @description Returns only the calls with this key. The ID of a key that the account does not have keeps none. */
        RequestKey: components["schemas"]["KeyId"];
        /** @description Returns only the calls with this HTTP status. */
        RequestStatus: components["schemas"]["RequestStatus"];
        /** @description Returns only the calls with this error. */
        RequestErrorName: components["schemas"]["RequestErrorName"];
        /** @description Returns only the calls whose error has this number. */
        RequestErrorNumber: components["schemas"]["RequestErrorNumber"];
        /** @description Returns only the calls of this operation of the address API. */
        RequestOperation: components["schemas"]["RequestOperation"];
        /** @description Returns only the calls that were sent with this `X-Tag`. */
        RequestTag: components["schemas"]["RequestTag"];
        /** @description Returns only calls at or after this time. */
        RequestStart: components["schemas"]["Timestamp"];
        /** @description Returns only calls before this time. */
        RequestEnd: components["schemas"]["Timestamp"];
        /** @description The `next` of the previous page. If omitted, returns the newest calls. */
        RequestCursor: components["schemas"]["RequestCursor"];
        /** @description Entries per page. */
        RequestPageSize: number;
        /** @description Time zone whose days are counted, by its name in the IANA time zone database. */
        MetricsTimeZone: string;
        /** @description Returns only the keys of this account of the organization. */
        OrganizationAccount: components["schemas"]["AccountId"];
        /** @description Returns only the keys of this kind. */
        KeyKind: "secret" | "embedded";
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /** @description Why staff do it, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description When the data of the response was current, which can be some seconds before the call. */
        AsOf: components["schemas"]["Timestamp"];
        /** @description Marks a CSV as a file to save, with its name. */
        UsageFile: string;
    };
    pathItems: never;
}
export type KeyId = components['schemas']['KeyId'];
export type Timestamp = components['schemas']['Timestamp'];
export type KeyLabel = components['schemas']['KeyLabel'];
export type KeyDescription = components['schemas']['KeyDescription'];
export type MaskedToken = components['schemas']['MaskedToken'];
export type Paused = components['schemas']['Paused'];
export type Deactivated = components['schemas']['Deactivated'];
export type RecoveryDeadline = components['schemas']['RecoveryDeadline'];
export type KeyVersion = components['schemas']['KeyVersion'];
export type LastUsed = components['schemas']['LastUsed'];
export type KeyExpires = components['schemas']['KeyExpires'];
export type LicenseId = components['schemas']['LicenseId'];
export type KeyLicenseList = components['schemas']['KeyLicenseList'];
export type KeyLicenses = components['schemas']['KeyLicenses'];
export type AddressRange = components['schemas']['AddressRange'];
export type AllowedIps = components['schemas']['AllowedIps'];
export type UrlCredentials = components['schemas']['UrlCredentials'];
export type MaxLookups = components['schemas']['MaxLookups'];
export type LookupsUsed = components['schemas']['LookupsUsed'];
export type LimitReached = components['schemas']['LimitReached'];
export type LimitState = components['schemas']['LimitState'];
export type LimitOfKey = components['schemas']['LimitOfKey'];
export type RotationState = components['schemas']['RotationState'];
export type RotationOfKey = components['schemas']['RotationOfKey'];
export type UserId = components['schemas']['UserId'];
export type Email = components['schemas']['Email'];
export type KeyPerson = components['schemas']['KeyPerson'];
export type CreatedBy = components['schemas']['CreatedBy'];
export type SecretKey = components['schemas']['SecretKey'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type SecretKeyPage = components['schemas']['SecretKeyPage'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateSecretKeyBody = components['schemas']['CreateSecretKeyBody'];
export type SecretToken = components['schemas']['SecretToken'];
export type CreatedSecretKey = components['schemas']['CreatedSecretKey'];
export type UpdateSecretKeyBody = components['schemas']['UpdateSecretKeyBody'];
export type RevealedToken = components['schemas']['RevealedToken'];
export type RestrictSecretKeyBody = components['schemas']['RestrictSecretKeyBody'];
export type UsedLookups = components['schemas']['UsedLookups'];
export type RotationHour = components['schemas']['RotationHour'];
export type TokenRotation = components['schemas']['TokenRotation'];
export type StartRotationBody = components['schemas']['StartRotationBody'];
export type CompleteRotationBody = components['schemas']['CompleteRotationBody'];
export type EmbeddedKeyHostname = components['schemas']['EmbeddedKeyHostname'];
export type EmbeddedKeyDomain = components['schemas']['EmbeddedKeyDomain'];
export type EmbeddedKey = components['schemas']['EmbeddedKey'];
export type EmbeddedKeyPage = components['schemas']['EmbeddedKeyPage'];
export type TypedHostname = components['schemas']['TypedHostname'];
export type CreateEmbeddedKeyBody = components['schemas']['CreateEmbeddedKeyBody'];
export type UpdateEmbeddedKeyBody = components['schemas']['UpdateEmbeddedKeyBody'];
export type DismissedHostname = components['schemas']['DismissedHostname'];
export type RestrictEmbeddedKeyBody = components['schemas']['RestrictEmbeddedKeyBody'];
export type TestToken = components['schemas']['TestToken'];
export type TestKey = components['schemas']['TestKey'];
export type TestKeyList = components['schemas']['TestKeyList'];
export type TestKeyBody = components['schemas']['TestKeyBody'];
export type PortalKey = components['schemas']['PortalKey'];
export type LicenseNames = components['schemas']['LicenseNames'];
export type WorkingKey = components['schemas']['WorkingKey'];
export type WorkingKeys = components['schemas']['WorkingKeys'];
export type SurveyedKey = components['schemas']['SurveyedKey'];
export type ManagedKey = components['schemas']['ManagedKey'];
export type TipId = components['schemas']['TipId'];
export type DismissReason = components['schemas']['DismissReason'];
export type DismissNote = components['schemas']['DismissNote'];
export type TipDismissal = components['schemas']['TipDismissal'];
export type KeySurvey = components['schemas']['KeySurvey'];
export type DismissKeyTipBody = components['schemas']['DismissKeyTipBody'];
export type KeyLimit = components['schemas']['KeyLimit'];
export type CreateKeyLimitBody = components['schemas']['CreateKeyLimitBody'];
export type UpdateKeyLimitBody = components['schemas']['UpdateKeyLimitBody'];
export type LimitTimeZone = components['schemas']['LimitTimeZone'];
export type UsageLimit = components['schemas']['UsageLimit'];
export type UsageLimitOrNone = components['schemas']['UsageLimitOrNone'];
export type UsageLimits = components['schemas']['UsageLimits'];
export type NumberOfLookups = components['schemas']['NumberOfLookups'];
export type UsageLimitsBody = components['schemas']['UsageLimitsBody'];
export type AlertPercents = components['schemas']['AlertPercents'];
export type LimitedKey = components['schemas']['LimitedKey'];
export type AccountUsageLimits = components['schemas']['AccountUsageLimits'];
export type UsageTimeZoneBody = components['schemas']['UsageTimeZoneBody'];
export type UsageAlertsBody = components['schemas']['UsageAlertsBody'];
export type UsageAlerts = components['schemas']['UsageAlerts'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type UsageByKeyRow = components['schemas']['UsageByKeyRow'];
export type UsageByKey = components['schemas']['UsageByKey'];
export type UsageCsv = components['schemas']['UsageCsv'];
export type RejectionError = components['schemas']['RejectionError'];
export type RejectionRule = components['schemas']['RejectionRule'];
export type RejectedLookups = components['schemas']['RejectedLookups'];
export type Rejection = components['schemas']['Rejection'];
export type RejectionsOfError = components['schemas']['RejectionsOfError'];
export type RejectionPage = components['schemas']['RejectionPage'];
export type RejectionSource = components['schemas']['RejectionSource'];
export type RejectionGroup = components['schemas']['RejectionGroup'];
export type RejectionGroupPage = components['schemas']['RejectionGroupPage'];
export type RejectionCause = components['schemas']['RejectionCause'];
export type RejectionHour = components['schemas']['RejectionHour'];
export type RejectionCauses = components['schemas']['RejectionCauses'];
export type RequestContentState = components['schemas']['RequestContentState'];
export type RequestStatus = components['schemas']['RequestStatus'];
export type RequestErrorName = components['schemas']['RequestErrorName'];
export type RequestErrorNumber = components['schemas']['RequestErrorNumber'];
export type RequestOperation = components['schemas']['RequestOperation'];
export type RequestTag = components['schemas']['RequestTag'];
export type RequestCursor = components['schemas']['RequestCursor'];
export type RequestId = components['schemas']['RequestId'];
export type RequestKeyLabel = components['schemas']['RequestKeyLabel'];
export type RequestKeyKind = components['schemas']['RequestKeyKind'];
export type RequestRule = components['schemas']['RequestRule'];
export type RequestLatency = components['schemas']['RequestLatency'];
export type Lookups = components['schemas']['Lookups'];
export type RequestCalls = components['schemas']['RequestCalls'];
export type RequestTagOrNone = components['schemas']['RequestTagOrNone'];
export type RequestHost = components['schemas']['RequestHost'];
export type RequestHasContent = components['schemas']['RequestHasContent'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type RequestPage = components['schemas']['RequestPage'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type RequestContent = components['schemas']['RequestContent'];
export type RequestDetail = components['schemas']['RequestDetail'];
export type RequestCsv = components['schemas']['RequestCsv'];
export type UsageByTagRow = components['schemas']['UsageByTagRow'];
export type UsageByTag = components['schemas']['UsageByTag'];
export type CallCount = components['schemas']['CallCount'];
export type Latency = components['schemas']['Latency'];
export type RequestInterval = components['schemas']['RequestInterval'];
export type RequestTotal = components['schemas']['RequestTotal'];
export type RequestMetrics = components['schemas']['RequestMetrics'];
export type RequestEvents = components['schemas']['RequestEvents'];
export type OperationId = components['schemas']['OperationId'];
export type ParameterName = components['schemas']['ParameterName'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type DeprecatedCalls = components['schemas']['DeprecatedCalls'];
export type KindOfKey = components['schemas']['KindOfKey'];
export type SendingKey = components['schemas']['SendingKey'];
export type DeprecatedUse = components['schemas']['DeprecatedUse'];
export type DeprecatedUsePage = components['schemas']['DeprecatedUsePage'];
export type AccountId = components['schemas']['AccountId'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type OrganizationApiKey = components['schemas']['OrganizationApiKey'];
export type OrganizationKeyPage = components['schemas']['OrganizationKeyPage'];
export type OrganizationKeyAccess = components['schemas']['OrganizationKeyAccess'];
export type OrganizationKeyAccount = components['schemas']['OrganizationKeyAccount'];
export type OrganizationKeyAccountList = components['schemas']['OrganizationKeyAccountList'];
export type KeyIdList = components['schemas']['KeyIdList'];
export type OrganizationKeysBody = components['schemas']['OrganizationKeysBody'];
export type OrganizationKeyResult = components['schemas']['OrganizationKeyResult'];
export type OrganizationKeyResults = components['schemas']['OrganizationKeyResults'];
export type OrganizationKeyLimitsBody = components['schemas']['OrganizationKeyLimitsBody'];
export type OrganizationKeyRotationsBody = components['schemas']['OrganizationKeyRotationsBody'];
export type AccountDeprecatedUse = components['schemas']['AccountDeprecatedUse'];
export type AccountDeprecatedUsePage = components['schemas']['AccountDeprecatedUsePage'];
export type FindSecretKeyAccountBody = components['schemas']['FindSecretKeyAccountBody'];
export type StateOfKey = components['schemas']['StateOfKey'];
export type KeyAccount = components['schemas']['KeyAccount'];
export type HostnameKey = components['schemas']['HostnameKey'];
export type HostnameKeyPage = components['schemas']['HostnameKeyPage'];
export type FindEmbeddedKeyAccountBody = components['schemas']['FindEmbeddedKeyAccountBody'];
export type RateLimit = components['schemas']['RateLimit'];
export type KeyTrace = components['schemas']['KeyTrace'];
export type KeySettings = components['schemas']['KeySettings'];
export type Reason = components['schemas']['Reason'];
export type SetKeyLimitBody = components['schemas']['SetKeyLimitBody'];
export type SetIpRateLimitBody = components['schemas']['SetIpRateLimitBody'];
export type KeyIpRateLimit = components['schemas']['KeyIpRateLimit'];
export type SetKeyTraceBody = components['schemas']['SetKeyTraceBody'];
export type TracedInput = components['schemas']['TracedInput'];
export type TraceEntry = components['schemas']['TraceEntry'];
export type TraceEntryPage = components['schemas']['TraceEntryPage'];
export type TraceOfAccount = components['schemas']['TraceOfAccount'];
export type TraceList = components['schemas']['TraceList'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseViewerRequired = components['responses']['ViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseEditorRequired = components['responses']['EditorRequired'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseApiKeyViewerRequired = components['responses']['ApiKeyViewerRequired'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseKeyNotEditable = components['responses']['KeyNotEditable'];
export type ResponseApiKeyEditorRequiredOrOtherOrigin = components['responses']['ApiKeyEditorRequiredOrOtherOrigin'];
export type ResponseKeyPending = components['responses']['KeyPending'];
export type ResponseInvalidLabel = components['responses']['InvalidLabel'];
export type ResponseInvalidIdOrLabel = components['responses']['InvalidIdOrLabel'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseInvalidUsageLimits = components['responses']['InvalidUsageLimits'];
export type ResponseInvalidFilter = components['responses']['InvalidFilter'];
export type ResponseInvalidPageNumber = components['responses']['InvalidPageNumber'];
export type ResponseOrganizationOwnerRequired = components['responses']['OrganizationOwnerRequired'];
export type ResponseNoOrganization = components['responses']['NoOrganization'];
export type ResponseInvalidKeys = components['responses']['InvalidKeys'];
export type ResponseOrganizationOwnerRequiredOrOtherOrigin = components['responses']['OrganizationOwnerRequiredOrOtherOrigin'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseInvalidReason = components['responses']['InvalidReason'];
export type ResponseInvalidPage = components['responses']['InvalidPage'];
export type ParameterSecretKeySearch = components['parameters']['SecretKeySearch'];
export type ParameterKeyState = components['parameters']['KeyState'];
export type ParameterKeySort = components['parameters']['KeySort'];
export type ParameterDirection = components['parameters']['Direction'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterSecretKeyId = components['parameters']['SecretKeyId'];
export type ParameterEmbeddedKeySearch = components['parameters']['EmbeddedKeySearch'];
export type ParameterEmbeddedKeyHost = components['parameters']['EmbeddedKeyHost'];
export type ParameterEmbeddedKeyId = components['parameters']['EmbeddedKeyId'];
export type ParameterNewDomain = components['parameters']['NewDomain'];
export type ParameterDomain = components['parameters']['Domain'];
export type ParameterTestKeyId = components['parameters']['TestKeyId'];
export type ParameterAnyKeyId = components['parameters']['AnyKeyId'];
export type ParameterTip = components['parameters']['Tip'];
export type ParameterStart = components['parameters']['Start'];
export type ParameterEnd = components['parameters']['End'];
export type ParameterUsageKeys = components['parameters']['UsageKeys'];
export type ParameterUsageInterval = components['parameters']['UsageInterval'];
export type ParameterUsageTimeZone = components['parameters']['UsageTimeZone'];
export type ParameterUsageFormat = components['parameters']['UsageFormat'];
export type ParameterRejectionSearch = components['parameters']['RejectionSearch'];
export type ParameterRejectionKey = components['parameters']['RejectionKey'];
export type ParameterRejectionError = components['parameters']['RejectionError'];
export type ParameterRejectionStart = components['parameters']['RejectionStart'];
export type ParameterRejectionEnd = components['parameters']['RejectionEnd'];
export type ParameterRejectionSort = components['parameters']['RejectionSort'];
export type ParameterRequestKey = components['parameters']['RequestKey'];
export type ParameterRequestStatus = components['parameters']['RequestStatus'];
export type ParameterRequestErrorName = components['parameters']['RequestErrorName'];
export type ParameterRequestErrorNumber = components['parameters']['RequestErrorNumber'];
export type ParameterRequestOperation = components['parameters']['RequestOperation'];
export type ParameterRequestTag = components['parameters']['RequestTag'];
export type ParameterRequestStart = components['parameters']['RequestStart'];
export type ParameterRequestEnd = components['parameters']['RequestEnd'];
export type ParameterRequestCursor = components['parameters']['RequestCursor'];
export type ParameterRequestPageSize = components['parameters']['RequestPageSize'];
export type ParameterMetricsTimeZone = components['parameters']['MetricsTimeZone'];
export type ParameterOrganizationAccount = components['parameters']['OrganizationAccount'];
export type ParameterKeyKind = components['parameters']['KeyKind'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterStaffReason = components['parameters']['StaffReason'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderAsOf = components['headers']['AsOf'];
export type HeaderUsageFile = components['headers']['UsageFile'];
export type $defs = Record<string, never>;
export interface operations {
    listSecretKeys: {
        parameters: {
            query?: {
                /** @description Returns only the keys whose label, description or ID contains this text, ignoring case. */
                search?: components["parameters"]["SecretKeySearch"];
                /**
                 * @description Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
                 *     neither paused nor expired.
                 */
                state?: components["parameters"]["KeyState"];
                /** @description Sort order of the list. With `used`, keys that were never used count as the oldest. */
                sort?: components["parameters"]["KeySort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["SecretKeyPage"];
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
            403: components["responses"]["ViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createSecretKey: {
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
                "application/json": components["schemas"]["CreateSecretKeyBody"];
            };
        };
        responses: {
            /** @description The key, with its whole token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSecretKey"];
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
            403: components["responses"]["EditorRequired"];
            /**
             * @description The account has reached the maximum number of keys, or a call with the same Idempotency-Key is
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
    getSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSecretKeyBody"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
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
            403: components["responses"]["EditorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyNotEditable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, now pending until its deadline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["EditorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resumeSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["EditorRequired"];
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline; recover it first. */
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
    pauseSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["EditorRequired"];
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline; recover it first. */
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
    recoverSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["EditorRequired"];
            404: components["responses"]["NotFound"];
            /** @description The key is not deleted, its deadline has passed, or the account has reached the maximum number of keys. */
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
    revealSecretKeyToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedToken"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            /** @description The person lacks the role, or logged in more than fifteen minutes ago. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline; recover it first. */
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
    setSecretKeyRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictSecretKeyBody"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            /** @description A field is missing or invalid, or the key could not be used at all. */
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
            409: components["responses"]["KeyNotEditable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getSecretKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenRotation"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            /** @description The active account has nothing with this ID, or only one token of the key works. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    startSecretKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRotationBody"];
            };
        };
        responses: {
            /** @description The key with its new token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSecretKey"];
                };
            };
            /** @description The ID has the wrong form, or the number of hours is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The person lacks the role, or logged in more than fifteen minutes ago, or the page is another site's. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Two tokens of the key already work and the request keeps the old one, or the key is deleted. */
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
    completeSecretKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteRotationBody"];
            };
        };
        responses: {
            /** @description The key with one token left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
                };
            };
            /** @description The ID has the wrong form, or the label is not that of the key. */
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
            /** @description The active account has nothing with this ID, or only one token of the key works. */
            404: components["responses"]["NotFound"];
            /** @description The old token was used within the last hour, or the key is deleted. */
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
    listEmbeddedKeys: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the keys whose label, description, ID or one of whose hostnames contains this text, ignoring
                 *     case.
                 */
                search?: components["parameters"]["EmbeddedKeySearch"];
                /** @description Returns only the keys that a page on this host may use, by its own name or by one with `*.`. */
                host?: components["parameters"]["EmbeddedKeyHost"];
                /**
                 * @description Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
                 *     neither paused nor expired.
                 */
                state?: components["parameters"]["KeyState"];
                /** @description Sort order of the list. With `used`, keys that were never used count as the oldest. */
                sort?: components["parameters"]["KeySort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["EmbeddedKeyPage"];
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
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createEmbeddedKey: {
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
                "application/json": components["schemas"]["CreateEmbeddedKeyBody"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            /** @description A field is missing or invalid, or a hostname is invalid. */
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
            /**
             * @description The account has reached the maximum number of embedded keys, or a call with the same Idempotency-Key is
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
    getEmbeddedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateEmbeddedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmbeddedKeyBody"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            /** @description The ID has the wrong form, or a field is missing or invalid. */
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
            409: components["responses"]["KeyNotEditable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteEmbeddedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, now pending until its deadline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resumeEmbeddedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    pauseEmbeddedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    recoverEmbeddedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is not deleted, its deadline has passed, or the account has reached the maximum number of keys. */
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
    authorizeDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
                /**
                 * @description The hostname to authorize, percent-encoded where the path needs it.
                 * @example www.fabrikam.example
                 */
                domain: components["parameters"]["NewDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            /** @description The ID has the wrong form, or the hostname is invalid. */
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
            /** @description The hostname is already authorized, the key has reached the maximum, or the key is deleted. */
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
    deactivateDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
                /** @description The hostname, percent-encoded where the path needs it. */
                domain: components["parameters"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            /** @description The active account has nothing with this ID, or the key never had this hostname. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    dismissHostname: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
                /** @description The hostname, percent-encoded where the path needs it. */
                domain: components["parameters"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hostname is dismissed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissedHostname"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is authorized for the hostname, is deleted, or has the maximum number of dismissed hostnames. */
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
    restoreHostname: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
                /** @description The hostname, percent-encoded where the path needs it. */
                domain: components["parameters"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hostname is not dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setEmbeddedKeyRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["EmbeddedKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictEmbeddedKeyBody"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedKey"];
                };
            };
            /** @description A field is missing or invalid, or the key could not be used at all. */
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
            409: components["responses"]["KeyNotEditable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTestKeys: {
        parameters: {
            query?: {
                /** @description Which keys. `current` is all except deleted ones. */
                state?: "current" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestKeyList"];
                };
            };
            /** @description The parameter is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createTestKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestKeyBody"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestKey"];
                };
            };
            400: components["responses"]["InvalidLabel"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            /** @description The account has reached the maximum number of test keys. */
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
    updateTestKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the test key. It begins with `7e57`, which no other key does.
                 * @example 7e57f1c6-8a20-8b55-8f3e-61a7c0d94e77
                 */
                id: components["parameters"]["TestKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestKeyBody"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestKey"];
                };
            };
            400: components["responses"]["InvalidIdOrLabel"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline; recover it first. */
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
    deleteTestKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the test key. It begins with `7e57`, which no other key does.
                 * @example 7e57f1c6-8a20-8b55-8f3e-61a7c0d94e77
                 */
                id: components["parameters"]["TestKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted and waits for its deadline. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    recoverTestKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the test key. It begins with `7e57`, which no other key does.
                 * @example 7e57f1c6-8a20-8b55-8f3e-61a7c0d94e77
                 */
                id: components["parameters"]["TestKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, which works again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is not deleted, its deadline has passed, or the account has reached the maximum number of test keys. */
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
    resetTestKeyToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the test key. It begins with `7e57`, which no other key does.
                 * @example 7e57f1c6-8a20-8b55-8f3e-61a7c0d94e77
                 */
                id: components["parameters"]["TestKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with its new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestKey"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline; recover it first. */
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
    createPortalKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalKey"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listWorkingKeys: {
        parameters: {
            query: {
                /** @description Whether servers or web pages call with the keys. */
                kind: "secret" | "embedded";
                /**
                 * @description Returns only this key, or none if its lookups are rejected now.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                key?: components["schemas"]["KeyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingKeys"];
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
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getKeySurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySurvey"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    dismissKeyTip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
                /**
                 * @description The tip, by what was found. If it is about a hostname, a colon and the hostname follow.
                 * @example no-limit
                 */
                tip: components["parameters"]["Tip"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissKeyTipBody"];
            };
        };
        responses: {
            /** @description The dismissal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipDismissal"];
                };
            };
            /** @description The path has the wrong form, or a field is missing or invalid. */
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
            /** @description The tip does not apply, the key is deleted, or the account has the maximum number of dismissed tips. */
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
    restoreKeyTip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
                /**
                 * @description The tip, by what was found. If it is about a hostname, a colon and the hostname follow.
                 * @example no-limit
                 */
                tip: components["parameters"]["Tip"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tip is not dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getKeyLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyLimit"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            /** @description The active account has nothing with this ID, or the key has no limit. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createKeyLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyLimitBody"];
            };
        };
        responses: {
            /** @description The limit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyLimit"];
                };
            };
            /** @description The ID has the wrong form, or the number is missing or invalid. */
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
            /** @description The key has a limit already, or it is deleted. */
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
    updateKeyLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKeyLimitBody"];
            };
        };
        responses: {
            /** @description The updated limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyLimit"];
                };
            };
            /** @description The ID has the wrong form, or the number is missing or invalid. */
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
            /** @description The active account has nothing with this ID, or the key has no limit. */
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline, or its limit has another number by now. */
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
    deleteKeyLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key has no limit. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resetKeyLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyLimit"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            /** @description The active account has nothing with this ID, or the key has no limit. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getKeyUsageLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimits"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setKeyUsageLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageLimitsBody"];
            };
        };
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimits"];
                };
            };
            400: components["responses"]["InvalidUsageLimits"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is deleted and waits for its deadline, or someone else has changed its limits. */
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
    getUsageLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUsageLimits"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setUsageLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageLimitsBody"];
            };
        };
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimits"];
                };
            };
            400: components["responses"]["InvalidUsageLimits"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            /** @description Someone else has changed the limits. */
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
    setUsageTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageTimeZoneBody"];
            };
        };
        responses: {
            /** @description The time zone, and the limits with the times at which they count from zero again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLimits"];
                };
            };
            /** @description The time zone is missing or unknown. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setUsageAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageAlertsBody"];
            };
        };
        responses: {
            /** @description The shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageAlerts"];
                };
            };
            /** @description There are too many shares, the same twice, or one that is out of range. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listKeyUsage: {
        parameters: {
            query: {
                /**
                 * @description First moment of the report. At most six months may lie between start and end.
                 * @example 2026-10-01T00:00:00Z
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description First moment after the report, later than `start`.
                 * @example 2026-11-01T00:00:00Z
                 */
                end: components["parameters"]["End"];
                /**
                 * @description Returns only the rows of this key. Give it several times for several keys.
                 * @example [
                 *       "0193f1c4-8d20-7b55-8f3e-61a7c0d94e12"
                 *     ]
                 */
                key?: components["parameters"]["UsageKeys"];
                /** @description Length of the intervals that lookups are counted in. */
                interval?: components["parameters"]["UsageInterval"];
                /**
                 * @description Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the
                 *     range is longer than six months. Hours are the same in every zone.
                 */
                time_zone?: components["parameters"]["UsageTimeZone"];
                /** @description Format of the response. */
                format?: components["parameters"]["UsageFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, in the requested format. */
            200: {
                headers: {
                    "As-Of": components["headers"]["AsOf"];
                    "Content-Disposition": components["headers"]["UsageFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageByKey"];
                    "text/csv": components["schemas"]["UsageCsv"];
                };
            };
            /** @description A parameter is missing or invalid, or a report cannot cover the range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listRejections: {
        parameters: {
            query?: {
                /** @description Returns only the entries whose source or key label contains this text, ignoring case. */
                search?: components["parameters"]["RejectionSearch"];
                /** @description Returns only the rejections of this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RejectionKey"];
                /** @description Returns only the rejections with this error. */
                error?: components["parameters"]["RejectionError"];
                /**
                 * @description First moment of the range; without it, everything that is kept.
                 * @example 2026-11-01T00:00:00Z
                 */
                start?: components["parameters"]["RejectionStart"];
                /**
                 * @description First moment after the range, later than `start`; without it, up to now.
                 * @example 2026-11-02T00:00:00Z
                 */
                end?: components["parameters"]["RejectionEnd"];
                /** @description Sort order of the list, by the last rejection or by their number. */
                sort?: components["parameters"]["RejectionSort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["RejectionPage"];
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
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listRejectionGroups: {
        parameters: {
            query?: {
                /** @description Returns only the entries whose source or key label contains this text, ignoring case. */
                search?: components["parameters"]["RejectionSearch"];
                /** @description Returns only the rejections of this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RejectionKey"];
                /** @description Returns only the rejections with this error. */
                error?: components["parameters"]["RejectionError"];
                /**
                 * @description First moment of the range; without it, everything that is kept.
                 * @example 2026-11-01T00:00:00Z
                 */
                start?: components["parameters"]["RejectionStart"];
                /**
                 * @description First moment after the range, later than `start`; without it, up to now.
                 * @example 2026-11-02T00:00:00Z
                 */
                end?: components["parameters"]["RejectionEnd"];
                /** @description Sort order of the list, by the last rejection or by their number. */
                sort?: components["parameters"]["RejectionSort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["RejectionGroupPage"];
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
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listRejectionCauses: {
        parameters: {
            query?: {
                /** @description Returns only the entries whose source or key label contains this text, ignoring case. */
                search?: components["parameters"]["RejectionSearch"];
                /** @description Returns only the rejections of this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RejectionKey"];
                /** @description Returns only the rejections with this error. */
                error?: components["parameters"]["RejectionError"];
                /**
                 * @description First moment of the range; without it, everything that is kept.
                 * @example 2026-11-01T00:00:00Z
                 */
                start?: components["parameters"]["RejectionStart"];
                /**
                 * @description First moment after the range, later than `start`; without it, up to now.
                 * @example 2026-11-02T00:00:00Z
                 */
                end?: components["parameters"]["RejectionEnd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionCauses"];
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
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getRequestContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestContentState"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setRequestContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Until when it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestContentState"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The key is deleted, or a plan of the account has enhanced data privacy. */
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
    clearRequestContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Returns only the calls with this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RequestKey"];
                /** @description Returns only the calls with this HTTP status. */
                status?: components["parameters"]["RequestStatus"];
                /** @description Returns only the calls with this error. */
                error?: components["parameters"]["RequestErrorName"];
                /** @description Returns only the calls whose error has this number. */
                number?: components["parameters"]["RequestErrorNumber"];
                /** @description Returns only the calls of this operation of the address API. */
                operation?: components["parameters"]["RequestOperation"];
                /** @description Returns only the calls that were sent with this `X-Tag`. */
                tag?: components["parameters"]["RequestTag"];
                /** @description Returns only calls at or after this time. */
                start?: components["parameters"]["RequestStart"];
                /** @description Returns only calls before this time. */
                end?: components["parameters"]["RequestEnd"];
                /** @description The `next` of the previous page. If omitted, returns the newest calls. */
                cursor?: components["parameters"]["RequestCursor"];
                /** @description Entries per page. */
                page_size?: components["parameters"]["RequestPageSize"];
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
                    "application/json": components["schemas"]["RequestPage"];
                };
            };
            400: components["responses"]["InvalidFilter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `X-Request-Id` of the response. */
                id: components["schemas"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    downloadRequests: {
        parameters: {
            query?: {
                /** @description Returns only the calls with this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RequestKey"];
                /** @description Returns only the calls with this HTTP status. */
                status?: components["parameters"]["RequestStatus"];
                /** @description Returns only the calls with this error. */
                error?: components["parameters"]["RequestErrorName"];
                /** @description Returns only the calls whose error has this number. */
                number?: components["parameters"]["RequestErrorNumber"];
                /** @description Returns only the calls of this operation of the address API. */
                operation?: components["parameters"]["RequestOperation"];
                /** @description Returns only the calls that were sent with this `X-Tag`. */
                tag?: components["parameters"]["RequestTag"];
                /** @description Returns only calls at or after this time. */
                start?: components["parameters"]["RequestStart"];
                /** @description Returns only calls before this time. */
                end?: components["parameters"]["RequestEnd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Marks it as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["RequestCsv"];
                };
            };
            400: components["responses"]["InvalidFilter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTagUsage: {
        parameters: {
            query: {
                /**
                 * @description First moment of the report. At most six months may lie between start and end.
                 * @example 2026-10-01T00:00:00Z
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description First moment after the report, later than `start`.
                 * @example 2026-11-01T00:00:00Z
                 */
                end: components["parameters"]["End"];
                /** @description Length of the intervals that lookups are counted in. */
                interval?: components["parameters"]["UsageInterval"];
                /**
                 * @description Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the
                 *     range is longer than six months. Hours are the same in every zone.
                 */
                time_zone?: components["parameters"]["UsageTimeZone"];
                /** @description Format of the response. */
                format?: components["parameters"]["UsageFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, in the requested format. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["UsageFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageByTag"];
                    "text/csv": components["schemas"]["UsageCsv"];
                };
            };
            /** @description A parameter is missing or invalid, or a report cannot cover the range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getRequestMetrics: {
        parameters: {
            query?: {
                /** @description Length of the period, and of the one before. */
                period?: "24h" | "7d" | "15d";
                /** @description Time zone whose days are counted, by its name in the IANA time zone database. */
                time_zone?: components["parameters"]["MetricsTimeZone"];
                /** @description Returns only the calls with this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RequestKey"];
                /** @description Returns only the calls of this operation of the address API. */
                operation?: components["parameters"]["RequestOperation"];
                /** @description Returns only the calls that were sent with this `X-Tag`. */
                tag?: components["parameters"]["RequestTag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestMetrics"];
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
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    followRequests: {
        parameters: {
            query?: {
                /** @description Returns only the calls with this key. The ID of a key that the account does not have keeps none. */
                key?: components["parameters"]["RequestKey"];
                /** @description Returns only the calls with this HTTP status. */
                status?: components["parameters"]["RequestStatus"];
                /** @description Returns only the calls with this error. */
                error?: components["parameters"]["RequestErrorName"];
                /** @description Returns only the calls whose error has this number. */
                number?: components["parameters"]["RequestErrorNumber"];
                /** @description Returns only the calls of this operation of the address API. */
                operation?: components["parameters"]["RequestOperation"];
                /** @description Returns only the calls that were sent with this `X-Tag`. */
                tag?: components["parameters"]["RequestTag"];
            };
            header?: {
                /** @description ID of the last event that was received. Without it, the stream begins now. */
                "Last-Event-Id"?: components["schemas"]["RequestCursor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    /** @description Tells proxies not to hold the stream back. */
                    "X-Accel-Buffering"?: "no";
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RequestEvents"];
                };
            };
            400: components["responses"]["InvalidFilter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listDeprecatedUses: {
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
                    "application/json": components["schemas"]["DeprecatedUsePage"];
                };
            };
            400: components["responses"]["InvalidPageNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listOrganizationKeys: {
        parameters: {
            query?: {
                /** @description Returns only the keys whose label, description or ID contains this text, ignoring case. */
                search?: components["parameters"]["SecretKeySearch"];
                /** @description Returns only the keys of this account of the organization. */
                account?: components["parameters"]["OrganizationAccount"];
                /** @description Returns only the keys of this kind. */
                kind?: components["parameters"]["KeyKind"];
                /**
                 * @description Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
                 *     neither paused nor expired.
                 */
                state?: components["parameters"]["KeyState"];
                /** @description Sort order of the list. With `used`, keys that were never used count as the oldest. */
                sort?: components["parameters"]["KeySort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["OrganizationKeyPage"];
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
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listOrganizationKeyAccounts: {
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
                    "application/json": components["schemas"]["OrganizationKeyAccountList"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequired"];
            404: components["responses"]["NoOrganization"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    pauseOrganizationKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationKeysBody"];
            };
        };
        responses: {
            /** @description What became of each key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationKeyResults"];
                };
            };
            400: components["responses"]["InvalidKeys"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resumeOrganizationKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationKeysBody"];
            };
        };
        responses: {
            /** @description What became of each key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationKeyResults"];
                };
            };
            400: components["responses"]["InvalidKeys"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["OrganizationOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setOrganizationKeyLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationKeyLimitsBody"];
            };
        };
        responses: {
            /** @description What became of each key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationKeyResults"];
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
            403: components["responses"]["OrganizationOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    startOrganizationKeyRotations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationKeyRotationsBody"];
            };
        };
        responses: {
            /** @description What became of each key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationKeyResults"];
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
            /**
             * @description The person doesn't own the account, or logged in more than fifteen minutes ago, or the account did not
             *     register the organization; or another site sent the call.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NoOrganization"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listDeprecatedUsesByAccount: {
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
                    "application/json": components["schemas"]["AccountDeprecatedUsePage"];
                };
            };
            400: components["responses"]["InvalidPageNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountSecretKeys: {
        parameters: {
            query?: {
                /** @description Returns only the keys whose label, description or ID contains this text, ignoring case. */
                search?: components["parameters"]["SecretKeySearch"];
                /**
                 * @description Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
                 *     neither paused nor expired.
                 */
                state?: components["parameters"]["KeyState"];
                /** @description Sort order of the list. With `used`, keys that were never used count as the oldest. */
                sort?: components["parameters"]["KeySort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["SecretKeyPage"];
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
            403: components["responses"]["InternalAdminRequired"];
            /** @description No account has this number. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountEmbeddedKeys: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the keys whose label, description, ID or one of whose hostnames contains this text, ignoring
                 *     case.
                 */
                search?: components["parameters"]["EmbeddedKeySearch"];
                /**
                 * @description Returns only the keys in this state. `current` is all except deleted ones; `active` is those that work:
                 *     neither paused nor expired.
                 */
                state?: components["parameters"]["KeyState"];
                /** @description Sort order of the list. With `used`, keys that were never used count as the oldest. */
                sort?: components["parameters"]["KeySort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
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
                    "application/json": components["schemas"]["EmbeddedKeyPage"];
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
            403: components["responses"]["InternalAdminRequired"];
            /** @description No account has this number. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    findSecretKeyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindSecretKeyAccountBody"];
            };
        };
        responses: {
            /** @description The key and its account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyAccount"];
                };
            };
            /** @description The token is missing or invalid. */
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
            /** @description No account has this key, or it was deleted and its deadline has passed. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listKeysOfHostname: {
        parameters: {
            query: {
                /** @description The hostname, normalized. */
                hostname: components["schemas"]["EmbeddedKeyHostname"];
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
                    "application/json": components["schemas"]["HostnameKeyPage"];
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
    findEmbeddedKeyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindEmbeddedKeyAccountBody"];
            };
        };
        responses: {
            /** @description The key and its account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyAccount"];
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
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            /** @description No account has this key, or it was deleted and its deadline has passed. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getKeySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySettings"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setKeyLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetKeyLimitBody"];
            };
        };
        responses: {
            /** @description The updated limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyLimit"];
                };
            };
            /** @description The ID has the wrong form, or the number is missing or invalid. */
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
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    clearKeyLimit: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key has no limit. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidReason"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setIpRateLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetIpRateLimitBody"];
            };
        };
        responses: {
            /** @description The updated limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyIpRateLimit"];
                };
            };
            /** @description The ID has the wrong form, or the number is missing or invalid. */
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
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    clearKeyRateLimits: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key has no rate limit but that of the plan. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidReason"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setKeyTrace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetKeyTraceBody"];
            };
        };
        responses: {
            /** @description The trace, and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyTrace"];
                };
            };
            /** @description The ID has the wrong form, or the moment is missing, invalid or too far away. */
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
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyPending"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    clearKeyTrace: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is not traced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidReason"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTraceEntries: {
        parameters: {
            query?: {
                /** @description Number of the page, from one. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the key, secret or embedded.
                 * @example 0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16
                 */
                id: components["parameters"]["AnyKeyId"];
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
                    "application/json": components["schemas"]["TraceEntryPage"];
                };
            };
            400: components["responses"]["InvalidPage"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            /** @description No account has anything with this ID, or the deadline of a deleted key has passed. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTraces: {
        parameters: {
            query?: {
                /** @description Lists only the traces of this account. */
                account_id?: components["schemas"]["AccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The traces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraceList"];
                };
            };
            /** @description The number of the account is invalid. */
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
}

export interface QueryDefaults {
    listSecretKeys: 'state' | 'sort' | 'direction' | 'page' | 'page_size';
    listEmbeddedKeys: 'state' | 'sort' | 'direction' | 'page' | 'page_size';
    listTestKeys: 'state';
    listKeyUsage: 'interval' | 'time_zone' | 'format';
    listRejections: 'sort' | 'direction' | 'page' | 'page_size';
    listRejectionGroups: 'sort' | 'direction' | 'page' | 'page_size';
    listRequests: 'page_size';
    listTagUsage: 'interval' | 'time_zone' | 'format';
    getRequestMetrics: 'period' | 'time_zone';
    listDeprecatedUses: 'page' | 'page_size';
    listOrganizationKeys: 'state' | 'sort' | 'direction' | 'page' | 'page_size';
    listDeprecatedUsesByAccount: 'page' | 'page_size';
    listAccountSecretKeys: 'state' | 'sort' | 'direction' | 'page' | 'page_size';
    listAccountEmbeddedKeys: 'state' | 'sort' | 'direction' | 'page' | 'page_size';
    listKeysOfHostname: 'page' | 'page_size';
    listTraceEntries: 'page' | 'page_size';
}
