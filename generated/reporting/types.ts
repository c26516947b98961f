// Generated from openapi/reporting by npm run generate. Do not edit.

export interface paths {
    "/browser-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of a page
         * @description Writes one line of the log. Anyone can call it, because a page can break before a login and because of
         *     one. The person sees the same `reference` on the page, so that support finds the line.
         *
         *     Pages shorten texts to the lengths below and leave out control characters, also those that change the
         *     direction of a text; reports with them are rejected. The log holds no card number, wherever it is sent.
         *
         *     A repeated call does it again. At most 30 calls from an address in 10 minutes.
         */
        post: operations["submitBrowserError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports of wrong data
         * @description A page of the wrong data that people of the active account reported, the latest first, each with its status.
         */
        get: operations["listDataReports"];
        put?: never;
        /**
         * Report wrong data
         * @description Reports that the address API returns wrong data for an address, or lacks it. Staff look into it. Each change of
         *     its status goes by email to `email`, or to the person who reported it. An account can have 100 reports that
         *     staff haven't decided yet.
         *
         *     A repeated call does it again. At most 30 calls from an address, and 30 calls by a person in 10 minutes.
         */
        post: operations["createDataReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports of all accounts
         * @description A page of the wrong data that was reported, of all accounts, the oldest first, so that none waits for long. For
         *     staff. Without `status`, those that are not decided yet.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAllDataReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-reports/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a report
         * @description Says what became of a report, in a sentence that the customer reads. For staff. The reporter gets an email if
         *     the status changes. `version` is that of the report that was read; if someone has changed it since, the call is
         *     rejected.
         *
         *     A repeated call is rejected with `data-report-changed`. API tokens can't call it: it is for staff.
         */
        put: operations["setDataReportStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/error-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the error service of pages
         * @description Says which error service pages may report to instead of `submitBrowserError`. Pages call it before their
         *     first report, and only with consent to `analytics`, because the service belongs to someone else. The
         *     response is the same for everyone, and changes only with a restart.
         *
         *     At most 240 calls from an address in a minute.
         */
        get: operations["getErrorService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the source of lookups
         * @description Says whether this deployment looks addresses up in real data or in a small demo sample. A lookup that
         *     finds nothing means different things in the two: with the sample, most real addresses are missing. Pages
         *     call it before they say that an address was not found. The response is the same for everyone, and changes
         *     only with a restart.
         *
         *     At most 240 calls from an address in a minute.
         */
        get: operations["getLookupSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of each part
         * @description How each part of the service does, as the last check found it, and how long it did well on each of the last
         *     90 days. A check runs every minute on one of the servers:
         *
         *     | Part       | Is checked by                                                                          |
         *     | ---------- | -------------------------------------------------------------------------------------- |
         *     | `api`      | the check itself: it needs a server and the database                                   |
         *     | `lookups`  | the lookups of the last 5 minutes, or a call without a key while there are none        |
         *     | `payments` | the calls to the payment processor in the last 5 minutes; without any, it counts as working  |
         *     | `emails`   | the age of the oldest email that waits: 5 minutes is `disturbed`, 30 minutes is `down` |
         *
         *     A part is `disturbed` from one failed call in twenty on, and `down` from one in two on. A declined card or
         *     an address that was not found is no failure.
         *
         *     At most 240 calls from an address in a minute.
         */
        get: operations["getServiceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Request emails about incidents
         * @description Sends an email to the address with a link that subscribes it. Nothing is subscribed before that. The response is
         *     the same for every address, so no one learns who is subscribed: an address that is already gets an email that
         *     says so. A second email goes to an address after ten minutes at the earliest.
         *
         *     A repeated call changes nothing more. At most 20 calls from an address in 10 minutes.
         */
        put: operations["requestStatusEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm emails about incidents
         * @description Subscribes the address that the email with the token went to. A link works for seven days, also a second time; a
         *     newer request for the same address does not end an older link, and unsubscribing does.
         *
         *     A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
         */
        post: operations["confirmStatusEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from emails about incidents
         * @description Ends the subscription that the token belongs to. The token does not expire. The emails themselves name
         *     `/status/unsubscribe` for email programs that unsubscribe with one click (RFC 8058).
         *
         *     A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
         */
        post: operations["unsubscribeStatusEmails"];
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
        /** @description An error of a page. */
        BrowserErrorBody: {
            /**
             * @description The application that the page belongs to.
             * @example storefront
             * @constant
             */
            application: "storefront";
            /**
             * @description What happened.
             *
             *     - `page could not be rendered`: the apology page replaced it.
             *     - `user profile could not be loaded from api`: one report for each error of the response.
             *     - `uncaught error`: a script failed outside of drawing, and the page is still there.
             * @example page could not be rendered
             * @enum {string}
             */
            report: "page could not be rendered" | "user profile could not be loaded from api" | "uncaught error";
            /**
             * @description The ID that the page shows, or of the request that failed.
             * @example web-5f0a9c21b7de
             */
            reference: string;
            /**
             * @description Path of the page, without query and fragment, which can hold secrets.
             * @example /account/billing
             */
            path: string;
            /**
             * @description The route that the page belongs to; null if it is not known.
             * @example /account/billing
             */
            route: string | null;
            /**
             * @description The build of the portal, as `dist/inputs.sha256` begins.
             * @example 7c1f0a92be44
             */
            release: string;
            /**
             * @description Name of the error.
             * @example TypeError
             */
            name: string;
            /**
             * @description Message of the error.
             * @example Cannot read properties of undefined (reading 'map')
             */
            message: string;
            /**
             * @description Where the error was thrown; null if the error has no stack.
             * @example TypeError: Cannot read properties of undefined (reading 'map')
             */
            stack: string | null;
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
         * @description `received`: no one has looked into it yet. `reviewing`: we are looking into it. `corrected`: our data was wrong,
         *     and is right now. `not-an-error`: our data is right; `note` says why.
         * @example received
         * @enum {string}
         */
        DataReportStatus: "received" | "reviewing" | "corrected" | "not-an-error";
        /**
         * Format: uuid
         * @description ID of a report of wrong data.
         * @example 0193f2a1-6c3d-7f10-9a52-4d7e8b1c3f61
         */
        DataReportId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description The address that was looked up, in one line.
         * @example 214 N Juniper St, Salt Lake City, UT 84116
         */
        ReportedAddress: string;
        /**
         * @description Which part of the result is wrong. `missing`, if the whole address is missing in our data.
         * @example postal_code
         * @enum {string}
         */
        DataReportField: "house_number" | "street" | "unit" | "city" | "state" | "postal_code" | "country" | "coordinates" | "deliverability" | "missing" | "other";
        /**
         * Format: email
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /** @description A report of wrong data. */
        DataReport: {
            report_id: components["schemas"]["DataReportId"];
            /** @description When it was reported. */
            created: components["schemas"]["Timestamp"];
            /** @description When its status changed last. */
            status_changed: components["schemas"]["Timestamp"];
            address: components["schemas"]["ReportedAddress"];
            /**
             * @description What the API returned. Empty for an address without a match.
             * @example 214 N Juniper St, Salt Lake City UT 84116-2911
             */
            result: string;
            field: components["schemas"]["DataReportField"];
            /**
             * @description The right value. Empty if the reporter doesn't know it.
             * @example 84116-2912
             */
            correct_value: string;
            /**
             * @description Anything that helps to check it.
             * @example The post office has moved the whole block to another route.
             */
            comment: string;
            /** @description Where changes of the status go. Null for the person who reported it. */
            email: components["schemas"]["Email"] | null;
            status: components["schemas"]["DataReportStatus"];
            /**
             * @description What staff say about it. Empty if they have said nothing.
             * @example The new ZIP+4 is in our data since today.
             */
            note: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
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
        /** @description One page of reports. */
        DataReportPage: {
            /** @description The reports of the page, the latest first. */
            data_reports: components["schemas"]["DataReport"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description What is wrong. */
        CreateDataReportBody: {
            address: components["schemas"]["ReportedAddress"];
            /**
             * @description What the API returned, in one line. Empty for an address without a match.
             * @example 214 N Juniper St, Salt Lake City UT 84116-2911
             */
            result?: string;
            field: components["schemas"]["DataReportField"];
            /**
             * @description The right value.
             * @example 84116-2912
             */
            correct_value?: string;
            /**
             * @description Anything that helps to check it, such as a source.
             * @example The post office has moved the whole block to another route.
             */
            comment?: string;
            /** @description Where changes of the status go, instead of to the person who reports it. */
            email?: components["schemas"]["Email"];
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
        /** @description A report of wrong data, with its account, for staff. */
        AccountDataReport: {
            report_id: components["schemas"]["DataReportId"];
            /** @description When it was reported. */
            created: components["schemas"]["Timestamp"];
            /** @description When its status changed last. */
            status_changed: components["schemas"]["Timestamp"];
            address: components["schemas"]["ReportedAddress"];
            /**
             * @description What the API returned. Empty for an address without a match.
             * @example 214 N Juniper St, Salt Lake City UT 84116-2911
             */
            result: string;
            field: components["schemas"]["DataReportField"];
            /**
             * @description The right value. Empty if the reporter doesn't know it.
             * @example 84116-2912
             */
            correct_value: string;
            /**
             * @description Anything that helps to check it.
             * @example The post office has moved the whole block to another route.
             */
            comment: string;
            /** @description Where changes of the status go. Null for the person who reported it. */
            email: components["schemas"]["Email"] | null;
            status: components["schemas"]["DataReportStatus"];
            /**
             * @description What staff say about it. Empty if they have said nothing.
             * @example The new ZIP+4 is in our data since today.
             */
            note: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
        };
        /** @description One page of reports of all accounts. */
        AccountDataReportPage: {
            /** @description The reports of the page, the oldest first. */
            data_reports: components["schemas"]["AccountDataReport"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description What became of a report. */
        DataReportStatusBody: {
            status: components["schemas"]["DataReportStatus"];
            /**
             * @description A sentence for the customer.
             * @example The new ZIP+4 is in our data since today.
             */
            note: string;
            /**
             * @description The `version` of the report that was read.
             * @example 1
             */
            version: number;
        };
        /** @description Where pages report errors. */
        ErrorService: {
            /**
             * @description Address of the error service with its public key, as Sentry writes it (a DSN); null if there is none.
             * @example https://5f0a9c21b7de4c3e@errors.gatepost.example/41
             */
            dsn: string | null;
        };
        /** @description The data that lookups use. */
        LookupSource: {
            /**
             * @description `sample` is a demo sample of invented addresses, `live` is real data.
             * @example sample
             * @enum {string}
             */
            source: "sample" | "live";
        };
        /** @description How long a part did well on a day. The rest of the day was not checked. */
        ComponentDay: {
            /**
             * Format: date
             * @description The day in UTC.
             * @example 2026-11-02
             */
            day: string;
            /**
             * @description Seconds in which it worked.
             * @example 50220
             */
            working: number;
            /**
             * @description Seconds in which it was disturbed or down.
             * @example 480
             */
            failing: number;
        };
        /** @description A part of the service. */
        ServiceComponent: {
            /**
             * @description Which part.
             * @example lookups
             * @enum {string}
             */
            name: "api" | "lookups" | "payments" | "emails";
            /**
             * @description `working`; `disturbed`, if some calls fail or wait; or `down`, if most do.
             * @example working
             * @enum {string}
             */
            state: "working" | "disturbed" | "down";
            /** @description When it came into this state. */
            since: components["schemas"]["Timestamp"];
            /** @description The last 90 days in UTC, oldest first, without those before the first check. */
            history: components["schemas"]["ComponentDay"][];
        };
        /** @description How each part of the service does. */
        ServiceStatus: {
            /** @description When the last check ran; null before the first one. */
            checked: components["schemas"]["Timestamp"] | null;
            /** @description The parts, or none before the first check. */
            components: components["schemas"]["ServiceComponent"][];
        };
        /** @description Where emails about incidents go. */
        StatusEmailsBody: {
            email: components["schemas"]["Email"];
        };
        /** @description The address that the call was about. */
        StatusEmailsAddress: {
            email: components["schemas"]["Email"];
        };
        /** @description The token of a link. */
        StatusLinkBody: {
            /**
             * @description Token of the link, from the part of its address after the `#`.
             * @example 4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk
             */
            token: string;
        };
        /** @description The address that is subscribed. */
        StatusEmailsConfirmation: {
            /**
             * @description What the call did.
             *
             *     - `confirmed`: it subscribed the address.
             *     - `already-confirmed`: nothing, since the address was subscribed.
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "already-confirmed";
            email: components["schemas"]["Email"];
        };
    };
    responses: {
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
        InvalidStatus: {
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
        ApiKeyViewerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        ApiKeyViewerRequiredOrOtherOrigin: {
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
        /** @description The active account has nothing with this ID. IDs of other accounts return the same response. */
        NotFound: {
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
        /** @description The address is invalid. */
        InvalidAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The request or its link is invalid. */
        InvalidStatusLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description Returns only reports with this status. */
        DataReportStatus: components["schemas"]["DataReportStatus"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type BrowserErrorBody = components['schemas']['BrowserErrorBody'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type DataReportStatus = components['schemas']['DataReportStatus'];
export type DataReportId = components['schemas']['DataReportId'];
export type Timestamp = components['schemas']['Timestamp'];
export type ReportedAddress = components['schemas']['ReportedAddress'];
export type DataReportField = components['schemas']['DataReportField'];
export type Email = components['schemas']['Email'];
export type DataReport = components['schemas']['DataReport'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type DataReportPage = components['schemas']['DataReportPage'];
export type CreateDataReportBody = components['schemas']['CreateDataReportBody'];
export type AccountId = components['schemas']['AccountId'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type AccountDataReport = components['schemas']['AccountDataReport'];
export type AccountDataReportPage = components['schemas']['AccountDataReportPage'];
export type DataReportStatusBody = components['schemas']['DataReportStatusBody'];
export type ErrorService = components['schemas']['ErrorService'];
export type LookupSource = components['schemas']['LookupSource'];
export type ComponentDay = components['schemas']['ComponentDay'];
export type ServiceComponent = components['schemas']['ServiceComponent'];
export type ServiceStatus = components['schemas']['ServiceStatus'];
export type StatusEmailsBody = components['schemas']['StatusEmailsBody'];
export type StatusEmailsAddress = components['schemas']['StatusEmailsAddress'];
export type StatusLinkBody = components['schemas']['StatusLinkBody'];
export type StatusEmailsConfirmation = components['schemas']['StatusEmailsConfirmation'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseInvalidStatus = components['responses']['InvalidStatus'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseApiKeyViewerRequired = components['responses']['ApiKeyViewerRequired'];
export type ResponseApiKeyViewerRequiredOrOtherOrigin = components['responses']['ApiKeyViewerRequiredOrOtherOrigin'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseInvalidAddress = components['responses']['InvalidAddress'];
export type ResponseInvalidStatusLink = components['responses']['InvalidStatusLink'];
export type ParameterDataReportStatus = components['parameters']['DataReportStatus'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    submitBrowserError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserErrorBody"];
            };
        };
        responses: {
            /** @description Written to the log. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The report is invalid. */
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
    listDataReports: {
        parameters: {
            query?: {
                /** @description Returns only reports with this status. */
                status?: components["parameters"]["DataReportStatus"];
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
                    "application/json": components["schemas"]["DataReportPage"];
                };
            };
            400: components["responses"]["InvalidStatus"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createDataReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDataReportBody"];
            };
        };
        responses: {
            /** @description The report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataReport"];
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
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            /** @description Too many reports of the account wait. */
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
    listAllDataReports: {
        parameters: {
            query?: {
                /** @description Returns only reports with this status. */
                status?: components["parameters"]["DataReportStatus"];
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
                    "application/json": components["schemas"]["AccountDataReportPage"];
                };
            };
            400: components["responses"]["InvalidStatus"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setDataReportStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the report. */
                id: components["schemas"]["DataReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataReportStatusBody"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDataReport"];
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
            404: components["responses"]["NotFound"];
            /** @description Someone else has changed it since. */
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
    getErrorService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The error service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorService"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getLookupSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupSource"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getServiceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of each part, in a fixed order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    requestStatusEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusEmailsBody"];
            };
        };
        responses: {
            /** @description An email is on its way, unless one was sent just now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusEmailsAddress"];
                };
            };
            400: components["responses"]["InvalidAddress"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmStatusEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusLinkBody"];
            };
        };
        responses: {
            /** @description The address is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusEmailsConfirmation"];
                };
            };
            400: components["responses"]["InvalidStatusLink"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    unsubscribeStatusEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusLinkBody"];
            };
        };
        responses: {
            /** @description The address is not subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusEmailsAddress"];
                };
            };
            400: components["responses"]["InvalidStatusLink"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listDataReports: 'page' | 'page_size';
    listAllDataReports: 'page' | 'page_size';
}
