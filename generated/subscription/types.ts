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
         * @description Every license that the active account holds, by label. An account holds a license from its first order
         *     of one of its plans on, also after the last subscription has ended. For the subscriptions of one of
         *     them, ask `GET /licenses/{id}/subscriptions`. People with billing-viewer, api-key-viewer or
         *     api-key-editor may read it.
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
    "/licenses/{id}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions to a license
         * @description All subscriptions of the active account to one license, past and future ones included, the newest
         *     start first. The status of each is derived from its fields; the description of this service says how.
         *     People with billing-viewer or api-key-viewer may read it. A license that the account does not hold
         *     answers 404, like one that nobody has.
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
         * @description Sets the plan by which the current subscription of the track renews. The present term keeps its plan,
         *     lookups and end; nothing is charged before the renewal, which is then charged at the price of that
         *     day. To renew by the same plan again, select it. Selecting does not switch renewal on: where it is
         *     switched off, the selection waits for `POST …/renewal`. Repeating the call changes nothing. Takes
         *     billing-editor.
         *
         *     The plan must be of the same license, renewable, and not discontinued. An id that is no plan at all
         *     answers 404, like a track of another account.
         */
        post: operations["selectNextPlan"];
        delete?: never;
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
         * @description The current subscription of the track renews again at the end of its term or of its lookups, by the
         *     selected next plan or else by the plan that it has. Nothing is charged now; at the renewal the primary
         *     card pays. Repeating the call changes nothing. Takes billing-editor. Who is asked to agree should see
         *     the price, the term and the card before.
         */
        post: operations["resumeRenewal"];
        /**
         * Switch renewal off
         * @description The current subscription of the track ends with its term or its lookups, whichever comes first, and
         *     nothing follows it. Lookups go on until then, nothing is refunded, and the selected next plan is
         *     remembered. It can be undone until the end by `POST` to the same path. Repeating the call changes
         *     nothing. Takes billing-editor.
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
         * Get how many people the account has room for
         * @description How many members and open invitations the active account can have together. It grows with licenses for
         *     multi-user access; without one it is 1. Every member of the account may read it; who is in no account
         *     gets the 1 of an account that has bought nothing.
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
         *     interval, then key label, then license. It answers what `listKeyUsage` of the security service
         *     answers, for those who know it by this path; use that one. People with api-key-viewer or
         *     billing-viewer may read it.
         *
         *     `start` is taken in, `end` is not. Intervals are hours, or days of `time_zone`, and named by their
         *     first moment; the first and the last hold only what lies within the range. An interval without lookups
         *     has no row. Lookups are counted by the hour of UTC: an hour is in the report if it begins within the
         *     range, and in the day in which it begins. They count within a minute. At most six months and a million rows fit
         *     into one report. Hours are kept for 400 days, and with them the days of other zones; days of UTC stay.
         *
         *     With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
         *     A text that a spreadsheet would take for a formula gets an apostrophe before it.
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
         * @description Lookups that the active account used, for each interval and license, ordered by interval, then license
         *     label. People with billing-viewer or api-key-viewer may read it. Which keys used them says
         *     `listKeyUsage` of the security service.
         *
         *     `start` is taken in, `end` is not. Intervals are hours, or days of `time_zone`, and named by their
         *     first moment; the first and the last hold only what lies within the range. An interval without lookups
         *     has no row. Lookups are counted by the hour of UTC: an hour is in the report if it begins within the
         *     range, and in the day in which it begins. They count within a minute. At most six months fit into
         *     one report. Hours are kept for 400 days, and with them the days of other zones; days of UTC stay.
         *
         *     With `format=csv` the same rows come as a file to download, the names of the fields in its first line.
         *     A text that a spreadsheet would take for a formula gets an apostrophe before it.
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
         * @description For staff: a page of the licenses that any account holds, by label, each with the track that the
         *     account has of it. An account holds a license from its first order of one of its plans on, also after
         *     the last subscription has ended. The track's number is what `suspendLicense`, `resumeLicense` and
         *     `clearLicenseRateLimit` take.
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
         *     and future ones included, the newest start first. They are as the account's own people see them. A
         *     license that the account does not hold has none.
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
         * @description Ends a subscription at once and for good: its lookups are refused from now on, it does not renew, and
         *     what remains is lost. Nothing is refunded by it; a refund is an act of its own (payment service). One
         *     that has not started yet is shown as invalid afterwards, since it ends before its start. Terminating
         *     twice is refused. To stop a license for a while, suspend it instead. Staff alone may do it; who did
         *     it, when and why is recorded.
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
         * @description Sets how many lookups are issued for the term in total. What has been used stays used: `remaining`
         *     becomes `lookups` less the used ones, and never less than 0. 1000000000000 makes it unlimited. A
         *     depleted subscription is active again when something remains, a lowered one can be depleted by it. The
         *     plan, the price and the next term stay as they are. Repeating the call changes nothing. Staff alone
         *     may do it; who did it, when and why is recorded.
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
         * @description Moves the end of the term. An expired subscription that ends later again goes on with what remains of
         *     it; an end that has passed already expires it at once. Renewal follows the new end. The start and the
         *     lookups stay as they are. Repeating the call changes nothing. Staff alone may do it; who did it, when
         *     and why is recorded.
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
         * @description Gives the subscription a rate limit of its own, which goes before the one of its plan until
         *     `expiration`. It replaces the one that was set before. A `rate_limit` of null is UNLIMITED; an
         *     `expiration` of null holds for as long as the subscription lasts, and one that has passed ends the
         *     limit at once. It does not pass on to the next term. To take all limits of a license away, use `DELETE
         *     /admin/licenses/{id}/rate-limit`. Staff alone may do it; who did it, when and why is recorded.
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
         * @description Takes away every rate limit that staff gave to a subscription of the track, expired ones included;
         *     from now on those of the plans count. The id is that of the track (`track_id`), which is the license
         *     in the hands of one account; the id of the catalogue's license would stand for all accounts and
         *     answers 404. Clearing a track that has no limit of its own changes nothing. Staff alone may do it; who
         *     did it, when and why is recorded.
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
         * @description Ends a suspension: lookups of the active subscription are answered again. Terms that ended meanwhile
         *     stay expired and are not made longer (`POST /admin/subscriptions/{id}/duration` does that), and a
         *     renewal that fell due is made now. The id is that of the track (`track_id`), not of the catalogue's
         *     license. Staff alone may do it; who did it, when and why is recorded.
         */
        post: operations["resumeLicense"];
        /**
         * Suspend an account's license
         * @description Stops the license for this account until it is resumed: all subscriptions of the track are suspended,
         *     and their lookups are refused with 402 by the address APIs. Terms run on, nothing renews meanwhile,
         *     and no lookups are lost. The id is that of the track (`track_id`), not of the catalogue's license.
         *     Staff alone may do it; who did it, when and why is recorded.
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
         * @description Number of a license of the catalogue.
         * @example 1102
         */
        LicenseId: number;
        /**
         * @description Name of a license, as people see it.
         * @example US Address Verification, Core
         */
        LicenseLabel: string;
        /**
         * @description A product of the catalogue, in one edition. An account that has bought it holds a track of it, with
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
             *     us-reverse-geocoding and others. New ones may come at any time.
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
             * @description Name of the edition, as people see it.
             * @example Core
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
             * @description Where it runs, as people see it.
             * @example Cloud
             */
            hosting_label: string;
            /**
             * @description Group of the price list: us-standard, us-core, us-autocomplete-pro, us-rooftop-geocoding,
             *     us-reverse-geocoding, international, international-autocomplete and others.
             * @example us-core
             */
            group: string;
            /** @description Hosts that answer its lookups. */
            endpoints: string[];
        };
        /** @description The licenses of an account. */
        LicenseList: {
            /** @description The licenses, by label. */
            licenses: components["schemas"]["License"][];
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
         * @description Number of a track, which is a license in the hands of an account.
         * @example 88121
         */
        TrackId: number;
        /**
         * Format: date-time
         * @description A moment, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description Number of lookups. 1000000000000 stands for unlimited.
         * @example 500000
         */
        Lookups: number;
        /**
         * @description Number of a plan.
         * @example 3120
         */
        PlanId: number;
        /**
         * @description Number of an order; also the number on its receipt.
         * @example 560218
         */
        OrderId: number;
        /** @description Lookups a second; null is UNLIMITED. */
        RateLimit: number | null;
        /** @description A rate limit that staff gave to a subscription. Once it has expired, the plan's counts again. */
        SubscriptionRateLimit: {
            rate_limit: components["schemas"]["RateLimit"];
            /** @description When it was set. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when it goes before the plan's; null for as long as the subscription lasts. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /** @description What a list of subscriptions shows of the plan. */
        SubscriptionPlan: {
            /**
             * @description Name of the plan, as people see it.
             * @example 500,000 lookups a year
             */
            description: string;
            /**
             * @description Length of a term: monthly for one month, yearly for twelve, custom-term for all others, and always
             *     when the plan counts in days.
             * @example yearly
             * @enum {string}
             */
            interval: "monthly" | "yearly" | "custom-term";
            /** @description Lookups of a term by the plan; `issued` can differ once staff have adjusted it. */
            lookups: components["schemas"]["Lookups"];
            /** @description Plan that follows at renewal when nobody selects another one; null when it is the same one. */
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
            /** @description The license that it is a term of. */
            license_id: components["schemas"]["LicenseId"];
            /** @description The track that it stands on, for selecting the next plan and for renewal. */
            track_id: components["schemas"]["TrackId"];
            /** @description When the subscription was set up. */
            created: components["schemas"]["Timestamp"];
            /** @description When lookups begin to count against it; may lie ahead. */
            start: components["schemas"]["Timestamp"];
            /** @description When its term ends; null when it has no end. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description When staff ended it before its time; null otherwise. */
            termination: components["schemas"]["Timestamp"] | null;
            /**
             * @description Whether its license is suspended, so that lookups are refused for now.
             * @example false
             */
            suspended: boolean;
            /** @description Lookups issued for the term. 1000000000000 stands for unlimited. */
            issued: components["schemas"]["Lookups"];
            /** @description Lookups that are left. */
            remaining: components["schemas"]["Lookups"];
            plan_id: components["schemas"]["PlanId"];
            /**
             * @description Plan selected for the next term; null when nobody selected one, and then it renews by the next plan
             *     of its plan, or the same plan.
             */
            next_plan_id: components["schemas"]["PlanId"] | null;
            /** @description Order that it came from; null when staff set it up without one. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description Rate limit of its own, which goes before the plan's until it expires; null when there is none. */
            rate_limit: components["schemas"]["SubscriptionRateLimit"] | null;
            /**
             * @description Whether nothing follows it. Always true for plans that do not renew.
             * @example false
             */
            autorenew_disabled: boolean;
            plan: components["schemas"]["SubscriptionPlan"];
            /**
             * @description Edition of the license, as people see it.
             * @example Core
             */
            edition: string;
        };
        /** @description The subscriptions of an account to one license. */
        SubscriptionList: {
            /** @description The subscriptions, the newest start first. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description The plan of the next term. */
        SelectNextPlanBody: {
            next_plan_id: components["schemas"]["PlanId"];
        };
        /** @description How many people an account has room for. */
        MaxUsers: {
            /**
             * @description Members and open invitations that the account can have together.
             * @example 5
             */
            max_users: number;
        };
        /**
         * Format: uuid
         * @description Id of a key; with secret keys, the public half of what a call sends.
         * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
         */
        KeyId: string;
        /**
         * @description Lookups used.
         * @example 3012
         */
        UsedLookups: number;
        /** @description What one key used of one license in one interval. */
        UsageByKeyRow: {
            /** @description First moment of the interval. */
            start: components["schemas"]["Timestamp"];
            /** @description Id of the key, secret or embedded; also of one that is gone by now. */
            key_id: components["schemas"]["KeyId"];
            /**
             * @description What people call the key.
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
        /** @description What was used of one license in one interval. */
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
        /** @description A license, and the track that an account has of it. */
        AccountLicense: {
            track_id: components["schemas"]["TrackId"];
            /** @description Since when the account holds the license. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description Whether lookups are refused until staff resume it.
             * @example false
             */
            suspended: boolean;
            license: components["schemas"]["License"];
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
            /** @description The subscriptions of the page, the newest start first. */
            subscriptions: components["schemas"]["Subscription"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description Why staff did it, for the activity log.
         * @example Asked for by the customer on the phone
         */
        Reason: string;
        /** @description How many lookups a term has. */
        AdjustLookupsBody: {
            /** @description Lookups issued for the term in total, used ones included. 1000000000000 stands for unlimited. */
            lookups: components["schemas"]["Lookups"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description When a term ends. */
        AdjustDurationBody: {
            /** @description The new end of the term, later than its start. */
            expiration: components["schemas"]["Timestamp"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description A rate limit of a subscription's own. */
        AdjustRateLimitBody: {
            rate_limit: components["schemas"]["RateLimit"];
            /** @description Until when it holds; null for as long as the subscription lasts. */
            expiration: components["schemas"]["Timestamp"] | null;
            reason?: components["schemas"]["Reason"];
        };
        /** @description A rate limit that staff gave to a subscription of the track. */
        TrackRateLimit: {
            subscription_id: components["schemas"]["SubscriptionId"];
            rate_limit: components["schemas"]["RateLimit"];
            /** @description When it was set. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when it goes before the plan's; null for as long as the subscription lasts. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /** @description A license in the hands of an account. */
        Track: {
            track_id: components["schemas"]["TrackId"];
            license_id: components["schemas"]["LicenseId"];
            license_label: components["schemas"]["LicenseLabel"];
            account_id: components["schemas"]["AccountId"];
            /**
             * @description Whether lookups are refused until staff resume it.
             * @example false
             */
            suspended: boolean;
            /** @description Rate limits that staff gave to its subscriptions, expired ones included, the latest first. */
            rate_limits: components["schemas"]["TrackRateLimit"][];
            /** @description Its subscriptions, the newest start first. */
            subscriptions: components["schemas"]["Subscription"][];
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
        /** @description The person lacks the role; the message names it. */
        BillingViewerRequired: {
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
        /** @description A parameter is not as described. */
        InvalidNumber: {
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
        /** @description The person has to choose a password of their own before anything else. */
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
        /** @description A parameter is not as described. */
        InvalidPage: {
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
        /** @description Nothing has this id, in any account. */
        NotFoundAnywhere: {
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
    };
    parameters: {
        /** @description Number of a license that the active account holds. */
        HeldLicenseId: components["schemas"]["LicenseId"];
        /** @description Number of the track. `track_id` of each subscription names it. */
        PathTrackId: components["schemas"]["TrackId"];
        /** @description First moment of the report. At most six months may lie between start and end. */
        Start: components["schemas"]["Timestamp"];
        /** @description First moment after the report, later than `start`. */
        End: components["schemas"]["Timestamp"];
        /** @description Length of the intervals that lookups are counted in. */
        UsageInterval: "hour" | "day";
        /**
         * @description Time zone whose days are counted, by its name in the IANA time zone database. It also tells whether the
         *     range is longer than six months. Hours are the same in every zone.
         */
        UsageTimeZone: string;
        /** @description Form of the answer. */
        UsageFormat: "json" | "csv";
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Number of a subscription of any account. */
        AnySubscriptionId: components["schemas"]["SubscriptionId"];
        /** @description Why it is done, for the activity log. */
        Reason: components["schemas"]["Reason"];
        /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalogue. */
        AnyTrackId: components["schemas"]["TrackId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description Says of a CSV that it is a file to be saved, and its name. */
        UsageFile: string;
    };
    pathItems: never;
}
export type LicenseId = components['schemas']['LicenseId'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type License = components['schemas']['License'];
export type LicenseList = components['schemas']['LicenseList'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type AccountId = components['schemas']['AccountId'];
export type TrackId = components['schemas']['TrackId'];
export type Timestamp = components['schemas']['Timestamp'];
export type Lookups = components['schemas']['Lookups'];
export type PlanId = components['schemas']['PlanId'];
export type OrderId = components['schemas']['OrderId'];
export type RateLimit = components['schemas']['RateLimit'];
export type SubscriptionRateLimit = components['schemas']['SubscriptionRateLimit'];
export type SubscriptionPlan = components['schemas']['SubscriptionPlan'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionList = components['schemas']['SubscriptionList'];
export type SelectNextPlanBody = components['schemas']['SelectNextPlanBody'];
export type MaxUsers = components['schemas']['MaxUsers'];
export type KeyId = components['schemas']['KeyId'];
export type UsedLookups = components['schemas']['UsedLookups'];
export type UsageByKeyRow = components['schemas']['UsageByKeyRow'];
export type UsageByKey = components['schemas']['UsageByKey'];
export type UsageCsv = components['schemas']['UsageCsv'];
export type LicenseUsageRow = components['schemas']['LicenseUsageRow'];
export type LicenseUsage = components['schemas']['LicenseUsage'];
export type AccountLicense = components['schemas']['AccountLicense'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type AccountLicensePage = components['schemas']['AccountLicensePage'];
export type AccountSubscriptionPage = components['schemas']['AccountSubscriptionPage'];
export type Reason = components['schemas']['Reason'];
export type AdjustLookupsBody = components['schemas']['AdjustLookupsBody'];
export type AdjustDurationBody = components['schemas']['AdjustDurationBody'];
export type AdjustRateLimitBody = components['schemas']['AdjustRateLimitBody'];
export type TrackRateLimit = components['schemas']['TrackRateLimit'];
export type Track = components['schemas']['Track'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
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
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ParameterHeldLicenseId = components['parameters']['HeldLicenseId'];
export type ParameterPathTrackId = components['parameters']['PathTrackId'];
export type ParameterStart = components['parameters']['Start'];
export type ParameterEnd = components['parameters']['End'];
export type ParameterUsageInterval = components['parameters']['UsageInterval'];
export type ParameterUsageTimeZone = components['parameters']['UsageTimeZone'];
export type ParameterUsageFormat = components['parameters']['UsageFormat'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterAnySubscriptionId = components['parameters']['AnySubscriptionId'];
export type ParameterReason = components['parameters']['Reason'];
export type ParameterAnyTrackId = components['parameters']['AnyTrackId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
        };
    };
    selectNextPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track. `track_id` of each subscription names it. */
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
            /** @description The current subscription as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or not as described, or the id is not a number. */
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
            /** @description The active account has no such track, or there is no such plan. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The plan is of another license, discontinued or not renewable; or the current subscription is neither active nor prepaid. */
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
    resumeRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track. `track_id` of each subscription names it. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The plan does not renew, or the current subscription is neither active nor prepaid. */
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
    disableRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track. `track_id` of each subscription names it. */
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
            /** @description The current subscription is neither active nor prepaid. */
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listUsageByKey: {
        parameters: {
            query: {
                /** @description First moment of the report. At most six months may lie between start and end. */
                start: components["parameters"]["Start"];
                /** @description First moment after the report, later than `start`. */
                end: components["parameters"]["End"];
                /** @description Length of the intervals that lookups are counted in. */
                interval?: components["parameters"]["UsageInterval"];
                /**
                 * @description Time zone whose days are counted, by its name in the IANA time zone database. It also tells whether the
                 *     range is longer than six months. Hours are the same in every zone.
                 */
                time_zone?: components["parameters"]["UsageTimeZone"];
                /** @description Form of the answer. */
                format?: components["parameters"]["UsageFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, in the form asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["UsageFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageByKey"];
                    "text/csv": components["schemas"]["UsageCsv"];
                };
            };
            /** @description A parameter is missing or not as described, or the range is none that a report can cover. */
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
        };
    };
    listLicenseUsage: {
        parameters: {
            query: {
                /** @description First moment of the report. At most six months may lie between start and end. */
                start: components["parameters"]["Start"];
                /** @description First moment after the report, later than `start`. */
                end: components["parameters"]["End"];
                /** @description Length of the intervals that lookups are counted in. */
                interval?: components["parameters"]["UsageInterval"];
                /**
                 * @description Time zone whose days are counted, by its name in the IANA time zone database. It also tells whether the
                 *     range is longer than six months. Hours are the same in every zone.
                 */
                time_zone?: components["parameters"]["UsageTimeZone"];
                /** @description Form of the answer. */
                format?: components["parameters"]["UsageFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, in the form asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["UsageFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseUsage"];
                    "text/csv": components["schemas"]["UsageCsv"];
                };
            };
            /** @description A parameter is missing or not as described, or the range is none that a report can cover. */
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
        };
    };
    listAccountSubscriptions: {
        parameters: {
            query?: {
                /** @description Keeps the subscriptions to this license. */
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
        };
    };
    terminateSubscription: {
        parameters: {
            query?: {
                /** @description Why it is done, for the activity log. */
                reason?: components["parameters"]["Reason"];
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
            /** @description The subscription was terminated before. */
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
            /** @description The subscription as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or not as described, or the id is not a number. */
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
            /** @description The subscription was terminated before. */
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
            /** @description The subscription as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or not as described, the id is not a number, or the end would precede the start. */
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
            /** @description The subscription was terminated before. */
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
            /** @description The subscription as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description A field is missing or not as described, or the id is not a number. */
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
            /** @description The subscription was terminated before. */
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
    clearLicenseRateLimit: {
        parameters: {
            query?: {
                /** @description Why it is done, for the activity log. */
                reason?: components["parameters"]["Reason"];
            };
            header?: never;
            path: {
                /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalogue. */
                id: components["parameters"]["AnyTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of the account, without rate limits of its own. */
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
        };
    };
    resumeLicense: {
        parameters: {
            query?: {
                /** @description Why it is done, for the activity log. */
                reason?: components["parameters"]["Reason"];
            };
            header?: never;
            path: {
                /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalogue. */
                id: components["parameters"]["AnyTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license of the account, in use again. */
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
            /** @description The license is not suspended. */
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
    suspendLicense: {
        parameters: {
            query?: {
                /** @description Why it is done, for the activity log. */
                reason?: components["parameters"]["Reason"];
            };
            header?: never;
            path: {
                /** @description Number of a track of any account (`track_id` of its subscriptions), not of a license of the catalogue. */
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
            /** @description The license is suspended already. */
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
}

export interface QueryDefaults {
    listUsageByKey: 'interval' | 'time_zone' | 'format';
    listLicenseUsage: 'interval' | 'time_zone' | 'format';
    listAccountLicenses: 'page' | 'page_size';
    listAccountSubscriptions: 'page' | 'page_size';
}
