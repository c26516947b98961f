// Generated from openapi/subscription by npm run generate. Do not edit.

export interface paths {
    "/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the licenses of the account
         * @description Every license that the active account holds, by label. An account holds a license from its
         *     first subscription on, even after the last one has ended. For the subscriptions of a
         *     license, call `GET /licenses/{id}/subscriptions`. Requires billing-viewer, api-key-viewer or
         *     api-key-editor.
         */
        get: operations["listLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the account holds
         * @description A page of the licenses that the active account holds, each with its current subscription, the one that
         *     is already set up to follow, and its renewal: whether it renews, when, with which plan and at which price
         *     of the account. One call returns what `GET /licenses` and `GET /licenses/{id}/subscriptions` return
         *     together; the latter has the whole history of a license. Requires billing-viewer or api-key-viewer.
         *
         *     `status` keeps the licenses whose current subscription has it; `none` those without a subscription.
         *     `license_id` keeps a single license, for its own page; a license that the account does not hold gives an
         *     empty page.
         */
        get: operations["listHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions to a license
         * @description All subscriptions of the active account to one license, past and future ones included, newest start
         *     first. The status of each is derived from its fields; the description of this service says how.
         *     Requires billing-viewer or api-key-viewer. A license that the account does not hold returns 404,
         *     like an unknown one.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracks/{id}/subscriptions/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select the plan of the next term
         * @description Sets the plan with which the track renews: that of its current subscription, and of the later ones that
         *     are set up. The current term keeps its plan, lookups and end; nothing is charged before the renewal,
         *     which is then charged at the price of that day. To renew with the same plan again, select it, or take the selection back
         *     with `cancelNextPlan`. Selecting
         *     does not switch renewal on: if it is off, the selection waits for `POST …/renewal`. Requires
         *     billing-editor.
         *
         *     The plan must be of the same license, renewable, for sale, and not discontinued, unless the track renews
         *     with it anyway or did so before another one was selected. The last term must have a plan that renews:
         *     nothing follows a trial, and people renew a free plan manually. A plan that is unknown, or that has no
         *     price for the account, returns 404, like a track of another account.
         *
         *     The plan must still cost `price`. While renewal is on, the selection changes what the card is charged,
         *     so `renewal_consent` is required, of staff too, and the words that the person has agreed to are kept
         *     with it. For the same reason the activity log offers no way back: that would be a consent without the
         *     words.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it pays, or decides what is paid for.
         */
        post: operations["selectNextPlan"];
        /**
         * Cancel the selected next plan
         * @description Takes back what `selectNextPlan` chose, until the term ends: the track renews as it would have without it, with
         *     the next plan of its plan or with the same one, at the price of that day. Renewal stays on or off. Requires
         *     billing-editor.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["cancelNextPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracks/{id}/subscriptions/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch renewal on again
         * @description The current subscription of the track renews again at the end of its term, with the selected next plan,
         *     otherwise the next plan of its plan, or the same plan; if later ones are set up, the last of them does.
         *     Running out of lookups renews nothing. Nothing is charged now; the renewal charges the primary card.
         *     Requires billing-editor. Show people the price, the term and the card before they agree.
         *
         *     `renewal_consent` is required, of staff too: the words that the person has agreed to are kept with the
         *     choice. The plan must still cost `price`.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it pays, or decides what is paid for.
         */
        post: operations["resumeRenewal"];
        /**
         * Switch renewal off
         * @description The current subscription of the track ends with its term and does not renew; nor do the later ones that
         *     are set up. Lookups continue until they are used up or the term ends, nothing is refunded, and the
         *     selected next plan is kept. Early purchase is turned off with it. Until the end of the term, `POST` to
         *     the same path turns renewal on again, but not early purchase, for which `setEarlyPurchase` (billing)
         *     takes the consent. Requires billing-editor.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["disableRenewal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/max-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the maximum number of people
         * @description How many members and open invitations the active account can have together, and where these seats
         *     come from. An account has one seat. A paid subscription brings the seats of its plan instead, those
         *     of several licenses add up, and multi-user access adds more. Of two running terms of one license,
         *     only the one with more seats counts.
         *
         *     A term brings its seats until it ends, also once its lookups are used up. A terminated term brings
         *     none, and neither does a suspended license. Members stay when there are fewer seats than members;
         *     `createInvitation` then rejects new invitations. Every member of the account can read it; a person
         *     without an account gets 1.
         */
        get: operations["getMaxUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report usage by key (old path)
         * @deprecated
         * @description Lookups that the keys of the active account used, for each interval, key and license, ordered by
         *     interval, then key label, then license. It returns the same as `listKeyUsage` of the security service,
         *     for callers that use this path. Prefer that one. Requires api-key-viewer or billing-viewer.
         *
         *     The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
         *     named by their first moment; the first and the last hold only what lies within the range. An
         *     interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
         *     report if it begins within the range, and in the day in which it begins. They count within a minute.
         *     At most six months and a million rows fit into one report. Hours, and with them the days of other
         *     time zones, are kept for 400 days; days in UTC stay.
         *
         *     With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
         *     Text that a spreadsheet would read as a formula gets an apostrophe in front.
         *
         *     At most 60 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current.
         */
        get: operations["listUsageByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report usage by license
         * @description Lookups that the active account used, for each interval and license, ordered by interval, then
         *     license label. Requires billing-viewer or api-key-viewer. For usage by key, call
         *     `listKeyUsage` of the security service.
         *
         *     The report includes `start` and excludes `end`. Intervals are hours, or days of `time_zone`, and
         *     named by their first moment; the first and the last hold only what lies within the range. An
         *     interval without lookups has no row. Lookups are counted by the hour of UTC: an hour is in the
         *     report if it begins within the range, and in the day in which it begins. They count within a minute.
         *     At most six months fit into one report. Hours, and with them the days of other time zones, are kept
         *     for 400 days; days in UTC stay.
         *
         *     With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
         *     Text that a spreadsheet would read as a formula gets an apostrophe in front.
         *
         *     At most 60 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current.
         */
        get: operations["listLicenseUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the licenses of an account
         * @description For staff: a page of the licenses that any account holds, by label, each with the account's track.
         *     An account holds a license from the first order of one of its plans on, even after the last
         *     subscription has ended. `suspendLicense`, `resumeLicense` and `clearLicenseRateLimit` take the
         *     number of the track.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/licenses/{track_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a license of an account
         * @description For staff: a license that any account holds, by the number of the account's track, the same as in
         *     `listAccountLicenses`. A track of another account returns 404.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions of an account
         * @description For staff: a page of the subscriptions of any account, to all of its licenses or to one of them, past
         *     and future ones included, newest start first. They are the same as the account's members see. A
         *     license that the account does not hold has none.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/subscriptions/{subscription_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subscription of an account
         * @description For staff: a subscription of any account, past and future ones included, the same as its members see. A
         *     subscription of another account returns 404.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the seats of an account
         * @description For staff: how many people any account can have, and what that adds up from: `max_users` is the
         *     larger one of its own seats and those of its paid plans, and the seats of multi-user access on top.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountSeats"];
        put?: never;
        /**
         * Adjust the seats of an account
         * @description Sets how many people an account can have without a paid plan. Paid plans with more seats replace them
         *     while they run. With fewer seats than members, all members stay, and no one else can be invited. For
         *     staff. The activity log records who did it, when and why.
         *
         *     A change can be undone with the number before and `undoes_change`, the `change_id` of the change. It is
         *     rejected if the seats were changed since.
         *
         *     Seats that are added count as a gift, which `getGiftValue` values. If the customer would get more than
         *     $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
         *     with 409 `gift-too-large`. An order of multi-user access can give them, once a second person approves
         *     it.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["adjustSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/gift-value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Value a gift to an account
         * @description For staff: what lookups, days, or seats are worth that they want to give an account, and what its customer was
         *     given since midnight (UTC), by all staff and over all accounts with the same owner. If both come to more than
         *     `daily_limit`, one person can't give it: an order waits until a colleague approves it, and `adjustLookups`,
         *     `adjustDuration`, and `adjustSeats` reject it. Nothing is given.
         *
         *     Lookups are worth the public price per lookup of the plan of the same license whose number of lookups is nearest,
         *     with a term as long if there is one. Unlimited lookups are always worth more than the limit. With `days`, the
         *     value is that of so many more days of a term with these lookups, at the price per day of its plan. Seats are
         *     worth the price per seat of the nearest plan of multi-user access.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getGiftValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{id}": {
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
         * Terminate a subscription
         * @description Ends a subscription at once and permanently: its lookups are rejected from now on, it does not renew,
         *     and the remaining lookups are lost. Nothing is refunded; refund separately (payment service). A
         *     subscription that has not started yet is shown as invalid afterwards, since it ends before its start. To
         *     stop a license for a while, suspend it instead. For staff. The activity log records who did it, when and
         *     why.
         *
         *     A repeated call is rejected with `already-terminated`. API tokens can't call it: it is for staff.
         */
        delete: operations["terminateSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{id}/lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the lookups of a subscription
         * @description Sets how many lookups are issued for the term in total. Used lookups still count: `remaining` becomes
         *     `lookups` minus the used ones, and never less than 0. A depleted subscription becomes active again if
         *     lookups remain, and a lower number can deplete one. The plan, the price and the next term are unchanged.
         *     For staff. The activity log records who did it, when and why.
         *
         *     A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It
         *     is rejected if the same thing was changed since, so that no one's later change is lost. It is also
         *     rejected if more lookups were used than there would be.
         *
         *     Lookups that are added count as a gift, which `getGiftValue` values. If the customer would get more than
         *     $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
         *     with 409 `gift-too-large`, and so are unlimited ones (1000000000000). An order can give them, once a
         *     second person approves it.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["adjustLookups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{id}/duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the end of a subscription
         * @description Moves the end of the term. An expired subscription with a later end continues with its remaining
         *     lookups; an end in the past expires it immediately. Renewal follows the new end. The start and the
         *     lookups are unchanged. For staff. The activity log records who did it, when and why.
         *
         *     A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It
         *     is rejected if the same thing was changed since, so that no one's later change is lost. It is also
         *     rejected if the license got another subscription since.
         *
         *     Days that are added count as a gift, which `getGiftValue` values. If the customer would get more than
         *     $5,000.00 in a day (UTC), over all staff and over all accounts with the same owner, the call is rejected
         *     with 409 `gift-too-large`. An order can give another term, once a second person approves it.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["adjustDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{id}/rate-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the rate limit of a subscription
         * @description Gives the subscription its own rate limit, which overrides that of its plan until `expiration`. It
         *     replaces an earlier one. A `rate_limit` of null is UNLIMITED; an `expiration` of null lasts as long
         *     as the subscription, and one in the past ends the limit immediately. It does not carry over to the next
         *     term. To remove all rate limits of a license, use `DELETE /admin/licenses/{id}/rate-limit`. For
         *     staff. The activity log records who did it, when and why.
         *
         *     A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
         *     rejected if the same thing was changed since, so that no one's later change is lost.
         *
         *     A repeated call does it again. API tokens can't call it: it is for staff.
         */
        post: operations["adjustRateLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/licenses/{id}/rate-limit": {
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
         * Clear the rate limits of an account's license
         * @description Removes every rate limit that staff gave to a subscription of the track, including expired ones;
         *     from now on those of the plans apply. The ID is that of the track (`track_id`), which is the license
         *     as one account holds it; the ID of the catalog's license would mean all accounts and returns 404.
         *     Clearing a track without its own limit changes nothing. For staff. The activity log records who did
         *     it, when and why.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["clearLicenseRateLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/licenses/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an account's license
         * @description Ends a suspension: lookups of the active subscription work again. Terms that ended during
         *     the suspension stay expired and are not extended (`POST /admin/subscriptions/{id}/duration` does
         *     that), and a renewal that came due happens now. The ID is that of the track (`track_id`), not that
         *     of the catalog's license. For staff. The activity log records who did it, when and why.
         *
         *     A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
         *     rejected if the same thing was changed since, so that no one's later change is lost.
         *
         *     A repeated call is rejected with `license-not-suspended`. API tokens can't call it: it is for staff.
         */
        post: operations["resumeLicense"];
        /**
         * Suspend an account's license
         * @description Stops the license for this account until it is resumed: all subscriptions of the track are
         *     suspended, and their lookups are rejected with 402 by the address APIs. Terms keep running, nothing
         *     renews, and no lookups are lost. The ID is that of the track (`track_id`), not that of the catalog's
         *     license. For staff. The activity log records who did it, when and why.
         *
         *     A change can be undone with the opposite change and `undoes_change`, the `change_id` of the change. It is
         *     rejected if the same thing was changed since, so that no one's later change is lost.
         *
         *     A repeated call is rejected with `license-suspended`. API tokens can't call it: it is for staff.
         */
        delete: operations["suspendLicense"];
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
         * @description Number of a license of the catalog.
         * @example 1102
         */
        LicenseId: number;
        /**
         * @description Name of a license, for display.
         * @example US Address Verification, Plus
         */
        LicenseLabel: string;
        /**
         * @description A product of the catalog, in one edition. An account that has bought it holds a track of it, with
         *     subscriptions one after the other.
         */
        License: {
            license_id: components["schemas"]["LicenseId"];
            /**
             * @description Name of the license in calls of the address APIs.
             * @example us-core-cloud
             */
            license_key: string;
            license_label: components["schemas"]["LicenseLabel"];
            /**
             * @description What it is for, in a sentence.
             * @example Verifies and standardizes addresses in the United States.
             */
            license_description: string;
            /**
             * @description Family of products: us-address-verification, international-address-verification,
             *     us-address-autocomplete, international-address-autocomplete, us-rooftop-geocoding,
             *     us-reverse-geocoding and others. New ones can be added at any time.
             * @example us-address-verification
             */
            product_line: string;
            /**
             * @description Edition within the family.
             * @example core
             */
            product_edition: string;
            /**
             * @description Name of the edition in calls.
             * @example core
             */
            edition_key: string;
            /**
             * @description Name of the edition, for display.
             * @example Plus
             */
            edition_label: string;
            /**
             * @description Part of the world that it covers.
             * @example United States
             */
            region_label: string;
            /**
             * @description Where it runs, in calls.
             * @example cloud
             */
            hosting_key: string;
            /**
             * @description Where it runs, for display.
             * @example Cloud
             */
            hosting_label: string;
            /**
             * @description Group of the price list: us-standard, us-core, us-autocomplete-pro, us-rooftop-geocoding,
             *     us-reverse-geocoding, international, international-autocomplete and others.
             * @example us-core
             */
            group: string;
            /** @description Paths of the address API that the license covers. Empty if there are none yet. */
            endpoints: string[];
        };
        /** @description The licenses of an account. */
        LicenseList: {
            /** @description The licenses, by label. */
            licenses: components["schemas"]["License"][];
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
        /**
         * @description Status of the current subscription, as the description of this service derives it; `none` without one.
         * @example active
         * @enum {string}
         */
        HoldingStatus: "none" | "terminated" | "suspended" | "depleted" | "prepaid" | "expired" | "active";
        /**
         * @description Number of a track, which is a license that an account holds.
         * @example 88121
         */
        TrackId: number;
        /**
         * @description Number of a subscription.
         * @example 700431
         */
        SubscriptionId: number;
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description Number of lookups. 1000000000000 means unlimited.
         * @example 500000
         */
        Lookups: number;
        /**
         * @description Number of a plan.
         * @example 3120
         */
        PlanId: number;
        /**
         * @description Number of an order; also the number on its invoice and its receipt.
         * @example 560218
         */
        OrderId: number;
        /** @description Lookups per second; null is UNLIMITED. */
        RateLimit: number | null;
        /** @description A rate limit that staff gave to a subscription. Once it has expired, the plan's applies again. */
        SubscriptionRateLimit: {
            rate_limit: components["schemas"]["RateLimit"];
            /** @description When it was set. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when it overrides the plan's; null for as long as the subscription lasts. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /** @description What a list of subscriptions shows of the plan. */
        SubscriptionPlan: {
            /**
             * @description Name of the plan, for display.
             * @example 500,000 lookups a year
             */
            description: string;
            /**
             * @description Length of a term: monthly for one month, yearly for twelve, custom-term for everything else,
             *     including plans that count in days.
             * @example yearly
             * @enum {string}
             */
            interval: "monthly" | "yearly" | "custom-term";
            /** @description Lookups of a term according to the plan; `issued` can differ after an adjustment by staff. */
            lookups: components["schemas"]["Lookups"];
            rate_limit: components["schemas"]["RateLimit"];
            /** @description Plan at the next renewal unless another one is selected; null if it stays the same. */
            next_plan_id: components["schemas"]["PlanId"] | null;
            /**
             * @description Whether it is a trial, which an account can have once.
             * @example false
             */
            one_time_free_trial: boolean;
        };
        /**
         * @description One term of a license: a plan, the lookups issued for it and what remains of them. Its status is derived
         *     from these fields; the description of this service says how.
         */
        Subscription: {
            subscription_id: components["schemas"]["SubscriptionId"];
            account_id: components["schemas"]["AccountId"];
            /** @description The license of this term. */
            license_id: components["schemas"]["LicenseId"];
            /** @description Its track, for selecting the next plan and for renewal. */
            track_id: components["schemas"]["TrackId"];
            /** @description When the subscription was set up. */
            created: components["schemas"]["Timestamp"];
            /** @description When lookups start to count against it; can be in the future. */
            start: components["schemas"]["Timestamp"];
            /** @description When its term ends; null when it has no end. */
            expiration: components["schemas"]["Timestamp"] | null;
            /**
             * @description Day of the month on which this term and the ones that follow it end, in UTC, or the last day of a shorter
             *     month: a term from January 31 ends on February 28, and the next one on March 31. A term that doesn't start
             *     when the one before it ends has the day of its own start, and one whose end was moved the day of that end.
             *     Null when it has no end, or a term of days.
             * @example 14
             */
            anchor_day: number | null;
            /**
             * @description The `anchor_day` before, if this term has another because it didn't start when the one before it ended, or its
             *     end was moved; null otherwise.
             * @example null
             */
            anchor_moved_from: number | null;
            /** @description When staff ended it early; null otherwise. */
            termination: components["schemas"]["Timestamp"] | null;
            /**
             * @description Whether its license is suspended, so that lookups are rejected for now.
             * @example false
             */
            suspended: boolean;
            /** @description Lookups issued for the term. 1000000000000 means unlimited. */
            issued: components["schemas"]["Lookups"];
            /** @description Remaining lookups. */
            remaining: components["schemas"]["Lookups"];
            plan_id: components["schemas"]["PlanId"];
            /**
             * @description Plan selected for the next term; null if none was selected, and then it renews with the next plan
             *     of its plan, or the same plan.
             */
            next_plan_id: components["schemas"]["PlanId"] | null;
            /** @description Its order; null if staff set it up without one. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description Its own rate limit, which overrides the plan's until it expires; null if there is none. */
            rate_limit: components["schemas"]["SubscriptionRateLimit"] | null;
            /**
             * @description Whether renewal is off. Always true for plans that do not renew.
             * @example false
             */
            autorenew_disabled: boolean;
            plan: components["schemas"]["SubscriptionPlan"];
            /**
             * @description Edition of the license, for display.
             * @example Plus
             */
            edition: string;
        };
        /**
         * @description Number of members and open invitations that an account can have.
         * @example 25
         */
        Seats: number;
        /** @description A term, a number of lookups, and a price for a license. */
        Plan: {
            plan_id: components["schemas"]["PlanId"];
            license_id: components["schemas"]["LicenseId"];
            /**
             * @description Name of the plan, for display.
             * @example 500,000 lookups a year
             */
            plan_description: string;
            /**
             * @description Length of the term in days; 0 when it is counted in months.
             * @example 0
             */
            days: number;
            /**
             * @description Length of the term in months; 0 when it is counted in days.
             * @example 12
             */
            months: number;
            lookups: components["schemas"]["Lookups"];
            /** @description Price of a term, before tax. */
            price: components["schemas"]["Cents"];
            rate_limit: components["schemas"]["RateLimit"];
            /**
             * @description Whether nothing about a lookup is stored.
             * @example false
             */
            enhanced_data_privacy: boolean;
            /**
             * @description Whether it is free, once for each account.
             * @example false
             */
            one_time_free_trial: boolean;
            /**
             * @description Whether it stays free.
             * @example false
             */
            ongoing_free: boolean;
            /**
             * @description Whether it can renew itself at the end of its term.
             * @example true
             */
            renewable: boolean;
            /**
             * @description Whether a customer can order it.
             * @example true
             */
            purchasable: boolean;
            /**
             * @description Whether it is no longer offered to new customers.
             * @example false
             */
            discontinued: boolean;
            /**
             * @description Rank among the plans of its license, from one; null for plans outside of the ranking.
             * @example 4
             */
            tier: number | null;
            /**
             * @description Seats that the plan adds while its term runs. 0 for trials and free plans, because every account has
             *     one seat anyway.
             */
            seats: components["schemas"]["Seats"];
            /** @description Plan at the next renewal; null when it stays the same. */
            next_plan_id: components["schemas"]["PlanId"] | null;
        };
        /**
         * @description What happens at the end of the last term that is set up, whether or not its lookups last until then. It renews
         *     at the price of that day; `renews_with` has today's.
         */
        Renewal: {
            /**
             * @description `on`: it renews itself. `off`: it could, and is turned off. `by-hand`: the plan is free, and a person
             *     renews it. `never`: it ends, such as a trial. `over`: the license has no subscription that could go on.
             * @example on
             * @enum {string}
             */
            state: "on" | "off" | "by-hand" | "never" | "over";
            /** @description When the last term ends; null without an end, or when all is over. */
            at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The plan with which it renews, or would: the selected one, the next plan of its plan, or the same plan
             *     again. Null if it can't renew.
             */
            renews_with: components["schemas"]["Plan"] | null;
        };
        /**
         * @description How many times the next term is bought early during one term, at most.
         * @example 3
         */
        MaxTimes: number;
        /**
         * @description What early purchases may come to in a calendar month (UTC), in US cents, tax included.
         * @example 120000
         */
        MonthlyLimit: number;
        /**
         * @description Version of the words of a consent to automatic renewal or to early purchase.
         * @example 2026-11-27
         */
        RenewalConsentVersion: string;
        /**
         * @description The consent to buy the next term early when lookups run out, and how much of its cap is used. Each early
         *     purchase counts toward the term in which it was made: one that was bought early counts for itself only once
         *     the term that it replaced would have ended, at `counted_until`. A month is a calendar month in UTC, and an
         *     early purchase counts with its total, tax included, in the month in which it was ordered.
         */
        EarlyPurchase: {
            max_times: components["schemas"]["MaxTimes"];
            /**
             * @description Early purchases that count toward `max_times` now.
             * @example 1
             */
            times_used: number;
            /** @description When `times_used` starts again at 0; null while it is 0, and for a term without an end. */
            counted_until: components["schemas"]["Timestamp"] | null;
            monthly_limit: components["schemas"]["MonthlyLimit"];
            /** @description What early purchases of this license have come to in this month, tax included. */
            spent_this_month: components["schemas"]["Cents"];
            /** @description The plan that the customer has agreed to. If another one is next, nothing is bought early. */
            plan_id: components["schemas"]["PlanId"];
            /**
             * @description The price of a term, before tax, that the customer has agreed to. If the plan costs more, nothing is bought
             *     early.
             */
            price: components["schemas"]["Cents"];
            /** @description Version of the words that the person has agreed to. */
            renewal_consent: components["schemas"]["RenewalConsentVersion"];
            /**
             * @description The words that were shown.
             * @example I agree that the next term is bought early each time lookups run out before the end of a term.
             */
            consent_text: string;
            /** @description When the person agreed. */
            consented: components["schemas"]["Timestamp"];
            /**
             * @description Why nothing was bought early for the current subscription, which has no lookups left. Null if nothing
             *     prevents it. `times`, `month`: the cap is reached. `price`: the plan costs more than agreed. `plan`: another plan is
             *     next. `card`: there is no primary card. `address`: there is no billing address. `unpaid`: the current
             *     subscription is not paid yet. `no-plan`: the plan is gone. `too-small`: the next one costs less than a
             *     card can be charged. `spending-cap`: the month would be above the account's spending cap.
             */
            stopped: ("times" | "month" | "price" | "plan" | "card" | "address" | "unpaid" | "no-plan" | "too-small" | "spending-cap") | null;
        };
        /** @description A license that the account holds, and what counts for it now. */
        Holding: {
            /** @description Its track, for selecting the next plan and for renewal. */
            track_id: components["schemas"]["TrackId"];
            license: components["schemas"]["License"];
            /**
             * @description Whether calls choose it by naming it as `license`: the account holds another license for the same path of the
             *     address API. No call has to: without the name, the address API takes the first license in its own order that
             *     can pay.
             * @example false
             */
            license_needed: boolean;
            /** @description The current subscription; null if the license never had one. */
            current: components["schemas"]["Subscription"] | null;
            /**
             * @description The active subscriptions, in the order in which lookups use them: the one that started last comes first, and
             *     the next one is used when it runs out. Several run at once after a purchase during a trial. Empty
             *     if lookups are rejected; otherwise the first one is the current subscription.
             */
            running: components["schemas"]["Subscription"][];
            /** @description The subscription that is set up to start later, after the current one; null if there is none. */
            next: components["schemas"]["Subscription"] | null;
            /**
             * @description Number of its subscriptions, past and future ones included.
             * @example 2
             */
            subscription_count: number;
            /**
             * @description Whether a lookup was ever taken from one of its subscriptions.
             * @example true
             */
            ever_used: boolean;
            renewal: components["schemas"]["Renewal"];
            /**
             * @description The consent to buy the next term early when lookups run out, and how much of its cap is used; null while it
             *     is off. The billing service turns it on and off, and names the card.
             */
            early_purchase: components["schemas"]["EarlyPurchase"] | null;
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
        /** @description One page of what an account holds. */
        HoldingPage: {
            /** @description The licenses of the page. */
            holdings: components["schemas"]["Holding"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description The subscriptions of an account to one license. */
        SubscriptionList: {
            /** @description The subscriptions, newest start first. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description The plan of the next term. */
        SelectNextPlanBody: {
            next_plan_id: components["schemas"]["PlanId"];
            /**
             * @description The price of a term, before tax, that the person saw. If it is not the price of the plan, nothing is
             *     changed.
             */
            price: components["schemas"]["Cents"];
            /** @description Version of the words that the person has agreed to. Required while renewal is on. */
            renewal_consent?: components["schemas"]["RenewalConsentVersion"];
        };
        /** @description What the person has agreed to. */
        ResumeRenewalBody: {
            /**
             * @description The price of a term, before tax, that the person saw. If it is not the price of the plan, nothing is
             *     changed.
             */
            price: components["schemas"]["Cents"];
            /** @description Version of the words that the person has agreed to. */
            renewal_consent: components["schemas"]["RenewalConsentVersion"];
        };
        /** @description Something that brings seats to an account. */
        SeatSource: {
            /**
             * @description `account`: what an account has without a paid plan. `plan`: the plan of a running paid
             *     subscription. `multi-user-access`: a license that adds seats.
             * @example plan
             * @enum {string}
             */
            kind: "account" | "plan" | "multi-user-access";
            /** @description The license that brings them; null for `account`. */
            license_label: components["schemas"]["LicenseLabel"] | null;
            /** @description Number of seats that it brings. */
            seats: components["schemas"]["Seats"];
        };
        /** @description Maximum number of people in an account, and what it adds up from. */
        MaxUsers: {
            /**
             * @description Members and open invitations that the account can have together.
             * @example 30
             */
            max_users: number;
            /** @description Where the seats come from; together they are `max_users`. */
            sources: components["schemas"]["SeatSource"][];
        };
        /**
         * Format: uuid
         * @description ID of a key; with secret keys, the public half of what a call sends.
         * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
         */
        KeyId: string;
        /**
         * @description Lookups used.
         * @example 3012
         */
        UsedLookups: number;
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
        /** @description Lookups with one license in one interval. */
        LicenseUsageRow: {
            /** @description First moment of the interval. */
            start: components["schemas"]["Timestamp"];
            license_id: components["schemas"]["LicenseId"];
            license_label: components["schemas"]["LicenseLabel"];
            used: components["schemas"]["UsedLookups"];
        };
        /** @description Lookups by interval and license. */
        LicenseUsage: {
            /** @description The rows, ordered by interval, then license label. */
            usage: components["schemas"]["LicenseUsageRow"][];
        };
        /** @description A license, and an account's track of it. */
        AccountLicense: {
            track_id: components["schemas"]["TrackId"];
            /** @description Since when the account has held the license. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description Whether lookups are rejected until staff resume it.
             * @example false
             */
            suspended: boolean;
            license: components["schemas"]["License"];
        };
        /** @description One page of the licenses of an account. */
        AccountLicensePage: {
            /** @description The licenses of the page, by label. */
            licenses: components["schemas"]["AccountLicense"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description One page of the subscriptions of an account. */
        AccountSubscriptionPage: {
            /** @description The subscriptions of the page, newest start first. */
            subscriptions: components["schemas"]["Subscription"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description Members and open invitations that an account can have without a paid plan.
         * @example 3
         */
        OwnSeats: number;
        /** @description How many people an account can have. */
        AccountSeats: {
            own_seats: components["schemas"]["OwnSeats"];
            /** @description Seats of its running paid plans. */
            plan_seats: components["schemas"]["Seats"];
            /** @description Seats of multi-user access. */
            added_seats: components["schemas"]["Seats"];
            /**
             * @description Members and open invitations that the account can have together.
             * @example 30
             */
            max_users: number;
        };
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /**
         * Format: uuid
         * @description ID of a change by staff, chosen by the caller.
         * @example 0193f232-7b1e-7d02-9a54-6f0c8e2b41d7
         */
        ChangeId: string;
        /** @description How many people an account can have without a paid plan. */
        AdjustSeatsBody: {
            own_seats: components["schemas"]["OwnSeats"];
            reason: components["schemas"]["Reason"];
            /** @description Names this change, so that a later call can undo it. */
            change_id?: components["schemas"]["ChangeId"];
            /** @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one. */
            undoes_change?: components["schemas"]["ChangeId"];
        };
        /** @description What a gift is worth. */
        GiftValue: {
            /** @description What it is worth. */
            worth: components["schemas"]["Cents"];
            /** @description What staff gave the customer since midnight (UTC). */
            given_today: components["schemas"]["Cents"];
            /** @description What one person can give a customer in a day. */
            daily_limit: components["schemas"]["Cents"];
            /**
             * @description Whether both come to more than the limit.
             * @example false
             */
            needs_second_person: boolean;
        };
        /** @description How many lookups a term has. */
        AdjustLookupsBody: {
            /** @description Lookups issued for the term in total, used ones included. 1000000000000 means unlimited. */
            lookups: components["schemas"]["Lookups"];
            reason: components["schemas"]["Reason"];
            /** @description Names this change, so that a later call can undo it. */
            change_id?: components["schemas"]["ChangeId"];
            /** @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one. */
            undoes_change?: components["schemas"]["ChangeId"];
        };
        /** @description When a term ends. */
        AdjustDurationBody: {
            /** @description The new end of the term, later than its start. */
            expiration: components["schemas"]["Timestamp"];
            reason: components["schemas"]["Reason"];
            /** @description Names this change, so that a later call can undo it. */
            change_id?: components["schemas"]["ChangeId"];
            /** @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one. */
            undoes_change?: components["schemas"]["ChangeId"];
        };
        /** @description A subscription's own rate limit. */
        AdjustRateLimitBody: {
            rate_limit: components["schemas"]["RateLimit"];
            /** @description Until when it applies; null for as long as the subscription lasts. */
            expiration: components["schemas"]["Timestamp"] | null;
            reason: components["schemas"]["Reason"];
            /** @description Names this change, so that a later call can undo it. */
            change_id?: components["schemas"]["ChangeId"];
            /** @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one. */
            undoes_change?: components["schemas"]["ChangeId"];
        };
        /** @description A rate limit that staff gave to a subscription of the track. */
        TrackRateLimit: {
            subscription_id: components["schemas"]["SubscriptionId"];
            rate_limit: components["schemas"]["RateLimit"];
            /** @description When it was set. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when it overrides the plan's; null for as long as the subscription lasts. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /** @description A license that an account holds. */
        Track: {
            track_id: components["schemas"]["TrackId"];
            license_id: components["schemas"]["LicenseId"];
            license_label: components["schemas"]["LicenseLabel"];
            account_id: components["schemas"]["AccountId"];
            /**
             * @description Whether lookups are rejected until staff resume it.
             * @example false
             */
            suspended: boolean;
            /** @description Rate limits that staff gave to its subscriptions, including expired ones, latest first. */
            rate_limits: components["schemas"]["TrackRateLimit"][];
            /** @description Its subscriptions, newest start first. */
            subscriptions: components["schemas"]["Subscription"][];
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
        /** @description The person lacks the role; the message names it. */
        BillingViewerRequired: {
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
        /** @description A parameter is invalid. */
        InvalidNumber: {
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
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        BillingEditorRequiredOrOtherOrigin: {
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
        /** @description The person has to choose their own password first. */
        PasswordChangeRequired: {
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
        /** @description A parameter is invalid. */
        InvalidPage: {
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
        /** @description No account has anything with this ID. */
        NotFoundAnywhere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The account is not found, or it has nothing with this ID. */
        NotOfAccount: {
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
    };
    parameters: {
        /**
         * @description Returns only the licenses whose label or license key contains each of these words, ignoring case: `us core` finds
         *     `us-core-cloud`.
         */
        HoldingSearch: string;
        /** @description Returns only the licenses whose current subscription has this status. */
        HoldingStatus: components["schemas"]["HoldingStatus"];
        /** @description Returns only the license with this number. */
        HoldingLicenseId: components["schemas"]["LicenseId"];
        /**
         * @description Sort order: the label, what is left of the issued lookups, or when the current term ends. Licenses without
         *     the value come last in either direction.
         */
        HoldingSort: "label" | "left" | "end";
        /** @description Sort direction. */
        HoldingDirection: "asc" | "desc";
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Number of a license that the active account holds. */
        HeldLicenseId: components["schemas"]["LicenseId"];
        /** @description Number of the track, the `track_id` of its subscriptions. */
        PathTrackId: components["schemas"]["TrackId"];
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
        /** @description Length of the intervals that lookups are counted in. */
        UsageInterval: "hour" | "day";
        /**
         * @description Time zone whose days are counted, by its name in the IANA time zone database. It also determines whether the
         *     range is longer than six months. Hours are the same in every zone.
         */
        UsageTimeZone: string;
        /** @description Format of the response. */
        UsageFormat: "json" | "csv";
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /** @description Number of a subscription of any account. */
        AnySubscriptionId: components["schemas"]["SubscriptionId"];
        /** @description Why staff do it, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
        /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalog. */
        AnyTrackId: components["schemas"]["TrackId"];
        /** @description Names this change, so that a later call can undo it. */
        NamesChange: components["schemas"]["ChangeId"];
        /**
         * @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one.
         * @example 0193f232-7b1e-7d02-9a54-6f0c8e2b41d7
         */
        UndoesChange: components["schemas"]["ChangeId"];
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
export type LicenseId = components['schemas']['LicenseId'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type License = components['schemas']['License'];
export type LicenseList = components['schemas']['LicenseList'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type HoldingStatus = components['schemas']['HoldingStatus'];
export type TrackId = components['schemas']['TrackId'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type AccountId = components['schemas']['AccountId'];
export type Timestamp = components['schemas']['Timestamp'];
export type Lookups = components['schemas']['Lookups'];
export type PlanId = components['schemas']['PlanId'];
export type OrderId = components['schemas']['OrderId'];
export type RateLimit = components['schemas']['RateLimit'];
export type SubscriptionRateLimit = components['schemas']['SubscriptionRateLimit'];
export type SubscriptionPlan = components['schemas']['SubscriptionPlan'];
export type Subscription = components['schemas']['Subscription'];
export type Seats = components['schemas']['Seats'];
export type Plan = components['schemas']['Plan'];
export type Renewal = components['schemas']['Renewal'];
export type MaxTimes = components['schemas']['MaxTimes'];
export type MonthlyLimit = components['schemas']['MonthlyLimit'];
export type RenewalConsentVersion = components['schemas']['RenewalConsentVersion'];
export type EarlyPurchase = components['schemas']['EarlyPurchase'];
export type Holding = components['schemas']['Holding'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type HoldingPage = components['schemas']['HoldingPage'];
export type SubscriptionList = components['schemas']['SubscriptionList'];
export type SelectNextPlanBody = components['schemas']['SelectNextPlanBody'];
export type ResumeRenewalBody = components['schemas']['ResumeRenewalBody'];
export type SeatSource = components['schemas']['SeatSource'];
export type MaxUsers = components['schemas']['MaxUsers'];
export type KeyId = components['schemas']['KeyId'];
export type UsedLookups = components['schemas']['UsedLookups'];
export type UsageByKeyRow = components['schemas']['UsageByKeyRow'];
export type UsageByKey = components['schemas']['UsageByKey'];
export type UsageCsv = components['schemas']['UsageCsv'];
export type LicenseUsageRow = components['schemas']['LicenseUsageRow'];
export type LicenseUsage = components['schemas']['LicenseUsage'];
export type AccountLicense = components['schemas']['AccountLicense'];
export type AccountLicensePage = components['schemas']['AccountLicensePage'];
export type AccountSubscriptionPage = components['schemas']['AccountSubscriptionPage'];
export type OwnSeats = components['schemas']['OwnSeats'];
export type AccountSeats = components['schemas']['AccountSeats'];
export type Reason = components['schemas']['Reason'];
export type ChangeId = components['schemas']['ChangeId'];
export type AdjustSeatsBody = components['schemas']['AdjustSeatsBody'];
export type GiftValue = components['schemas']['GiftValue'];
export type AdjustLookupsBody = components['schemas']['AdjustLookupsBody'];
export type AdjustDurationBody = components['schemas']['AdjustDurationBody'];
export type AdjustRateLimitBody = components['schemas']['AdjustRateLimitBody'];
export type TrackRateLimit = components['schemas']['TrackRateLimit'];
export type Track = components['schemas']['Track'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponsePasswordChangeRequired = components['responses']['PasswordChangeRequired'];
export type ResponseApiKeyViewerRequired = components['responses']['ApiKeyViewerRequired'];
export type ResponseInvalidPage = components['responses']['InvalidPage'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseNotFoundAnywhere = components['responses']['NotFoundAnywhere'];
export type ResponseNotOfAccount = components['responses']['NotOfAccount'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ParameterHoldingSearch = components['parameters']['HoldingSearch'];
export type ParameterHoldingStatus = components['parameters']['HoldingStatus'];
export type ParameterHoldingLicenseId = components['parameters']['HoldingLicenseId'];
export type ParameterHoldingSort = components['parameters']['HoldingSort'];
export type ParameterHoldingDirection = components['parameters']['HoldingDirection'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterHeldLicenseId = components['parameters']['HeldLicenseId'];
export type ParameterPathTrackId = components['parameters']['PathTrackId'];
export type ParameterStart = components['parameters']['Start'];
export type ParameterEnd = components['parameters']['End'];
export type ParameterUsageInterval = components['parameters']['UsageInterval'];
export type ParameterUsageTimeZone = components['parameters']['UsageTimeZone'];
export type ParameterUsageFormat = components['parameters']['UsageFormat'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterAnySubscriptionId = components['parameters']['AnySubscriptionId'];
export type ParameterStaffReason = components['parameters']['StaffReason'];
export type ParameterAnyTrackId = components['parameters']['AnyTrackId'];
export type ParameterNamesChange = components['parameters']['NamesChange'];
export type ParameterUndoesChange = components['parameters']['UndoesChange'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderAsOf = components['headers']['AsOf'];
export type HeaderUsageFile = components['headers']['UsageFile'];
export type $defs = Record<string, never>;
export interface operations {
    listLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The licenses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseList"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listHoldings: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the licenses whose label or license key contains each of these words, ignoring case: `us core` finds
                 *     `us-core-cloud`.
                 */
                search?: components["parameters"]["HoldingSearch"];
                /** @description Returns only the licenses whose current subscription has this status. */
                status?: components["parameters"]["HoldingStatus"];
                /** @description Returns only the license with this number. */
                license_id?: components["parameters"]["HoldingLicenseId"];
                /**
                 * @description Sort order: the label, what is left of the issued lookups, or when the current term ends. Licenses without
                 *     the value come last in either direction.
                 */
                sort?: components["parameters"]["HoldingSort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["HoldingDirection"];
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
                    "application/json": components["schemas"]["HoldingPage"];
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
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of a license that the active account holds. */
                id: components["parameters"]["HeldLicenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions, newest start first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    selectNextPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of its subscriptions. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectNextPlanBody"];
            };
        };
        responses: {
            /** @description The updated current subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or invalid, the ID is not a number, or the consent is missing or outdated. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            /** @description The active account has no such track, or no price for such a plan. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /**
             * @description The plan is of another license, discontinued, not for sale or not renewable, or its price has changed; the last term
             *     does not renew; or the current subscription has ended or is suspended.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    cancelNextPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of its subscriptions. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No other plan is selected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The last term does not renew, or the current subscription has ended or is suspended. */
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
    resumeRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of its subscriptions. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeRenewalBody"];
            };
        };
        responses: {
            /** @description The current subscription, renewal on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or invalid, the ID is not a number, or the consent is outdated. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /**
             * @description The plan of the last term does not renew, or the price of the next one has changed; or the current
             *     subscription has ended or is suspended.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    disableRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of its subscriptions. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current subscription, renewal off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The current subscription has ended or is suspended. */
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
    getMaxUsers: {
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
                    "application/json": components["schemas"]["MaxUsers"];
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
    listUsageByKey: {
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
    listLicenseUsage: {
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
                    "As-Of": components["headers"]["AsOf"];
                    "Content-Disposition": components["headers"]["UsageFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseUsage"];
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
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountLicenses: {
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
                    "application/json": components["schemas"]["AccountLicensePage"];
                };
            };
            400: components["responses"]["InvalidPage"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFoundAnywhere"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getAccountLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
                /** @description Number of the track. */
                track_id: components["schemas"]["TrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLicense"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotOfAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountSubscriptions: {
        parameters: {
            query?: {
                /** @description Returns only the subscriptions to this license. */
                license_id?: components["schemas"]["LicenseId"];
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
                    "application/json": components["schemas"]["AccountSubscriptionPage"];
                };
            };
            400: components["responses"]["InvalidPage"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFoundAnywhere"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getAccountSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
                /** @description Number of the subscription. */
                subscription_id: components["schemas"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotOfAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getAccountSeats: {
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
            /** @description The seats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSeats"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFoundAnywhere"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    adjustSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustSeatsBody"];
            };
        };
        responses: {
            /** @description The seats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSeats"];
                };
            };
            /** @description A field is missing or invalid, or the ID is not a number. */
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
            404: components["responses"]["NotFoundAnywhere"];
            /** @description The change to undo is no longer the latest one, or a second person would have to approve what the customer gets. */
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
    getGiftValue: {
        parameters: {
            query?: {
                /** @description Plan that lookups or days are of. Without it, they are worth nothing. */
                plan_id?: components["schemas"]["PlanId"];
                /** @description Lookups to give; with `days`, those of the term. */
                lookups?: number;
                /** @description Days by which a term gets longer. */
                days?: number;
                /** @description Seats to add to the account. */
                seats?: number;
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
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftValue"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFoundAnywhere"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    terminateSubscription: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Number of a subscription of any account. */
                id: components["parameters"]["AnySubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, terminated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFoundAnywhere"];
            /** @description The subscription is already terminated. */
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
    adjustLookups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of a subscription of any account. */
                id: components["parameters"]["AnySubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustLookupsBody"];
            };
        };
        responses: {
            /** @description The updated subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or invalid, or the ID is not a number. */
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
            404: components["responses"]["NotFoundAnywhere"];
            /**
             * @description The subscription is already terminated, the change to undo is no longer the latest one, or a second person
             *     would have to approve what the customer gets.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    adjustDuration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of a subscription of any account. */
                id: components["parameters"]["AnySubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustDurationBody"];
            };
        };
        responses: {
            /** @description The updated subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or invalid, the ID is not a number, or the end would precede the start. */
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
            404: components["responses"]["NotFoundAnywhere"];
            /**
             * @description The subscription is already terminated, the change to undo is no longer the latest one, or a second person
             *     would have to approve what the customer gets.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    adjustRateLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of a subscription of any account. */
                id: components["parameters"]["AnySubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustRateLimitBody"];
            };
        };
        responses: {
            /** @description The updated subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or invalid, or the ID is not a number. */
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
            404: components["responses"]["NotFoundAnywhere"];
            /** @description The subscription is already terminated, or the change to undo is no longer the latest one. */
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
    clearLicenseRateLimit: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalog. */
                id: components["parameters"]["AnyTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of the account, without its own rate limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFoundAnywhere"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resumeLicense: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
                /** @description Names this change, so that a later call can undo it. */
                change_id?: components["parameters"]["NamesChange"];
                /**
                 * @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one.
                 * @example 0193f232-7b1e-7d02-9a54-6f0c8e2b41d7
                 */
                undoes_change?: components["parameters"]["UndoesChange"];
            };
            header?: never;
            path: {
                /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalog. */
                id: components["parameters"]["AnyTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of the account, no longer suspended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFoundAnywhere"];
            /** @description The license is not suspended, or the change to undo is no longer the latest one. */
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
    suspendLicense: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
                /** @description Names this change, so that a later call can undo it. */
                change_id?: components["parameters"]["NamesChange"];
                /**
                 * @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one.
                 * @example 0193f232-7b1e-7d02-9a54-6f0c8e2b41d7
                 */
                undoes_change?: components["parameters"]["UndoesChange"];
            };
            header?: never;
            path: {
                /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalog. */
                id: components["parameters"]["AnyTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of the account, suspended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFoundAnywhere"];
            /** @description The license is already suspended, or the change to undo is no longer the latest one. */
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
}

export interface QueryDefaults {
    listHoldings: 'sort' | 'direction' | 'page' | 'page_size';
    listUsageByKey: 'interval' | 'time_zone' | 'format';
    listLicenseUsage: 'interval' | 'time_zone' | 'format';
    listAccountLicenses: 'page' | 'page_size';
    listAccountSubscriptions: 'page' | 'page_size';
    getGiftValue: 'lookups' | 'days' | 'seats';
}
