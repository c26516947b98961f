// Generated from openapi/forms by npm run generate. Do not edit.

export interface paths {
    "/forms/{portal_id}/{form_id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a form
         * @description Accepts a visitor's form and forwards it to the CRM. Anyone can call it. The response says what to
         *     show the visitor: a message, or another page.
         *
         *     The service validates the submission against this contract. The page and the CRM decide which fields
         *     a form has and requires; if the CRM rejects the submission, the response is 502 `upstream-failure`.
         *     After any failure, the page posts the same fields with `form_submission_error` once to the form
         *     `fallback`, which accepts any field, unless the visitor can correct the error. A record for
         *     `new-account` has no fallback.
         *
         *     Repeating the call with the same Idempotency-Key submits the form once. The fallback has its own key.
         *
         *     Where bot protection is configured, a form that a visitor sees needs `bot_response`, obtained for the
         *     action `FormSubmission`. `fallback` and `new-account` do not: what failed may be the check itself.
         *
         *     A form that a visitor types into needs `form_time`, from `createFormTime`. Without a valid one the response is
         *     403 `form-expired`: get another and send the form again, with another Idempotency-Key. A form that is sent
         *     within two seconds of being opened is held as a program's: the response is the same as for others, but it is
         *     forwarded to no one and sends no email.
         *
         *     Our sales and support receive an email of each form, if the service has their addresses. `newsletter`
         *     sends an email with a link to the visitor instead: only an address that was confirmed with
         *     `confirmNewsletter` is subscribed, and only then does the CRM receive the submission.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes.
         */
        post: operations["submitForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rejected-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the submissions that the CRM rejected
         * @description A page of the submissions that the CRM has rejected or that could not be delivered in ten attempts, the latest first.
         *     For staff. Each says why, in the CRM's words for kinds of errors; what was typed is left out.
         *
         *     A submission that the CRM has not responded to is retried automatically, and is here only once that has ended. One that
         *     it rejected is retried too, in case its form is corrected there, and leaves the list once it is accepted.
         *
         *     A visitor's form that the CRM rejects while the visitor waits is not kept: the page sends it to the form
         *     `fallback`, which is here if the CRM rejects it as well.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listRejectedSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rejected-submissions/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a rejected submission again
         * @description Takes a submission off the list and sends it to the CRM within seconds, with ten attempts as at first. If the CRM rejects
         *     it again, it is listed again. For staff, after what the CRM named is corrected there. A second call changes nothing.
         *     One that waits for something else than the CRM, such as a confirmation, is not found.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["resendSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a signed time for an open form
         * @description Signs the present moment for a form that a visitor begins to fill in. `submitForm` needs it for the forms that
         *     visitors type into. It tells people from programs without a third party: a program that posts at once has none,
         *     or one that is too young. Nothing is stored.
         *
         *     The page gets another one every 900,000 ms, and sends the one before as `previous`, so that the form stays as
         *     old as it is. An expired `previous` is accepted; one that is not ours counts as null.
         *
         *     A repeated call does it again. At most 120 calls from an address in 10 minutes.
         */
        post: operations["createFormTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a subscription
         * @description Subscribes the address that the email with the token went to. A link works for seven days, also a second
         *     time; a newer request for the same address does not end an older link, and unsubscribing does.
         *
         *     A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from the newsletter
         * @description Ends the subscription that the token belongs to. The token does not expire. The emails themselves name
         *     `/newsletter/unsubscribe` for email programs that unsubscribe with one click (RFC 8058).
         *
         *     A repeated call changes nothing more. At most 30 calls from an address in 10 minutes.
         */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track a purchase
         * @description Reports a paid order of the calling person to the advertising service of the operator, once. A page
         *     calls it after a purchase, only with consent to `advertising`, and does not wait for the response.
         *
         *     The server takes the amount from the order, and the email address and phone number from the person. It
         *     sends both only as SHA-256 hashes, the phone number with its country code. The page talks to no third
         *     party, and the service reports the order later: within seconds, and again if that fails.
         *
         *     Nothing is recorded, and `tracked` is false, if no service is configured, if the call has `Sec-GPC: 1`,
         *     or if the order is not paid, was free, or was placed by someone else.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute. API tokens can't call it: it pays, or decides what is paid for.
         */
        post: operations["submitPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the live chat of the pages
         * @description Which chat vendor the deployment has configured, and the address of the frame that the chat runs in.
         *     Anyone can call it. A page calls it when a visitor first opens the contact panel, and loads the frame only
         *     after the visitor has allowed functional storage. The frame has an origin of its own, so that the vendor's
         *     script reads nothing of the page. Without a vendor, the panel has phone lines and a form.
         */
        get: operations["getChat"];
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
         * @description A signed time, as we gave it out.
         * @example v1.c2VhbGVkLWZvcm0tdGltZQ
         */
        SignedTime: string;
        /**
         * @description ID of our account with the CRM, which is a setting of the site.
         * @example 48213907
         */
        FormPortalId: string;
        /**
         * @description ID of a form within the portal.
         * @example contact-sales
         */
        FormId: string;
        /** @description One field of a form with its value. */
        FormField: {
            /**
             * @description Name of the field, as the form has it. Names with a special meaning:
             *
             *     - `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`, `utm_term`, `fbclid`, `gacid`, `gclid`,
             *       `gbraid`, `wbraid`, `msclkid`: how the visitor came here, on the latest visit that said so. The same names with `first_`
             *       in front are those of the first visit, where they differ. Without the category that a field needs,
             *       or with `Sec-GPC: 1` for those of advertising, the field is dropped.
             *     - `trial_start_date`: on trial forms, the day that the trial starts on, YYYY-MM-DD.
             *     - `topic`, `product`, `reference`, `page`: what the visitor asks about: the topic as the page names it,
             *       the product, the ID of a failure, and the page that led to the form.
             *     - `form_submission_error`: on the form `fallback`, the original form, with the status and name of its error (`network` if there was no response).
             *     - `email`, `first_name`, `last_name`, `phone`, `company`, `how_can_we_help`, `job_title`, `job_role`,
             *       `job_level`, `industry`, `contact_creation_source`, `enterprise_lead`, `account_id`, `user_id`: the
             *       record of the form `new-account`.
             * @example utm_source
             */
            name: string;
            /**
             * @description The value as text; can be empty. Yes and no are `true` and `false`; several choices are separated
             *     by semicolons.
             * @example google
             */
            value: string;
        };
        /** @description The visitor's choice for one kind of email. */
        FormCommunicationConsent: {
            /**
             * @description Whether the visitor agreed. The box is unticked at first.
             * @example false
             */
            value: boolean;
            /**
             * @description The kind of email.
             *
             *     - `product`: news of the products that the visitor asked about.
             *     - `newsletter`: the newsletter.
             *     - `events`: invitations to events.
             * @example newsletter
             * @enum {string}
             */
            subscriptionTypeId: "product" | "newsletter" | "events";
            /**
             * @description The text of the checkbox, as shown.
             * @example The monthly newsletter
             */
            text: string;
        };
        /**
         * @description A category of the consent preferences.
         *
         *     - `necessary`: what the site needs to work; always on.
         *     - `functional`: conveniences such as the chat.
         *     - `analytics`: how the site is used. `hutk` and `gacid` need it.
         *     - `advertising`: which advertisement led here. The `utm_…` fields and the click IDs need it.
         * @example analytics
         * @enum {string}
         */
        FormConsentCategory: "necessary" | "functional" | "analytics" | "advertising";
        /** @description How the categories came about. Omitted by a page that does not know. */
        FormConsentPreferences: {
            /**
             * Format: date
             * @description The version of the consent preferences, as the day it dates from.
             * @example 2026-11-25
             */
            version: string;
            /**
             * Format: date-time
             * @description The moment of the choice, or of the visit if there was no choice.
             * @example 2026-11-25T10:00:00.000Z
             */
            when: string;
            /**
             * @description Why the categories are allowed.
             *
             *     - `choice`: the visitor chose them.
             *     - `gpc`: no choice, and the browser sends Global Privacy Control.
             *     - `region-default`: no choice and no signal. The law of the region allows them until a visitor declines.
             * @example choice
             * @enum {string}
             */
            how: "choice" | "gpc" | "region-default";
        };
        /** @description The visitor's consent, kept with the submission as its proof. */
        FormConsent: {
            /**
             * @description Whether the visitor agreed to storing and processing the details.
             * @example true
             */
            consentToProcess: boolean;
            /**
             * Format: date
             * @description The version of the texts of consent that the page showed, as the day it dates from.
             * @example 2026-11-22
             */
            version: string;
            /**
             * @description The text that the visitor agreed to, as shown; empty if none was shown.
             * @example I agree that Gatepost stores and processes my details to answer me.
             */
            text: string;
            /** @description The kinds of email that were offered, each with the visitor's choice. */
            communications: components["schemas"]["FormCommunicationConsent"][];
            /** @description The categories of the consent preferences that were agreed to when the form was sent. */
            categories: components["schemas"]["FormConsentCategory"][];
            preferences?: components["schemas"]["FormConsentPreferences"];
        };
        /**
         * @description What the visitor agreed to. Omitted if nothing was asked, as with the record of a new account; then
         *     the visitor has not agreed to any email.
         */
        FormConsentOptions: {
            consent: components["schemas"]["FormConsent"];
        };
        /** @description Where the form was sent from. */
        FormContext: {
            /**
             * @description The tracking cookie of the CRM. Omitted without consent to analytics.
             * @example 6f453d92607b8108998dc213178ad214
             */
            hutk?: string;
            /**
             * @description URL of the page without query and fragment, which can hold click IDs and secrets.
             * @example https://gatepost.example/contact
             */
            pageUri: string;
            /**
             * @description Title of the page.
             * @example Contact sales
             */
            pageName: string;
        };
        /** @description A submission. */
        SubmitFormBody: {
            /** @description The visitor's input and what the page adds, in the order of the form. Names are unique. */
            fields: components["schemas"]["FormField"][];
            legalConsentOptions?: components["schemas"]["FormConsentOptions"];
            context: components["schemas"]["FormContext"];
        };
        /** @description A message replaces the form. */
        FormSubmissionMessage: {
            /**
             * @description Shows that there is a message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "message";
            /**
             * @description The message in plain text. Line breaks separate paragraphs.
             * @example Thanks! We’ll be in touch soon.
             */
            inline_message: string;
        };
        /** @description Another page replaces the form. */
        FormSubmissionRedirect: {
            /**
             * @description Shows that there is a page to go to. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "redirect";
            /**
             * @description Path of the page on our own origin, never an address elsewhere.
             * @example /signup
             */
            redirect_path: string;
        };
        /** @description What to show the visitor. The response for `fallback` and `new-account` is not shown. */
        FormSubmission: components["schemas"]["FormSubmissionMessage"] | components["schemas"]["FormSubmissionRedirect"];
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
         * Format: uuid
         * @description ID of a submission.
         * @example 0193f2a1-6c3d-7f10-9a52-4d7e8b1c3f61
         */
        SubmissionId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description A submission that the CRM has not accepted, for staff, without what was typed. */
        RejectedSubmission: {
            submission_id: components["schemas"]["SubmissionId"];
            form_id: components["schemas"]["FormId"];
            /** @description When the visitor submitted it. */
            submitted: components["schemas"]["Timestamp"];
            /**
             * @description How often it was sent, since staff last sent it again.
             * @example 1
             */
            attempts: number;
            /** @description When the CRM rejected it last; null if it has not responded. */
            rejected: components["schemas"]["Timestamp"] | null;
            /**
             * @description The HTTP status of the CRM's response; null if it has not responded.
             * @example 400
             */
            status: number | null;
            /** @description The kinds of errors that the CRM named, in its words. Empty if it named none that we can read. */
            errors: string[];
            /** @description When it is sent next; null if it is not sent automatically any more. */
            next_attempt: components["schemas"]["Timestamp"] | null;
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
        /** @description One page of the rejected submissions. */
        RejectedSubmissionPage: {
            /** @description The submissions of the page, the latest first. */
            submissions: components["schemas"]["RejectedSubmission"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description The form whose time is signed. */
        CreateFormTimeBody: {
            /**
             * @description The signed time that the form has so far; null if it was just opened.
             * @example v1.c2VhbGVkLWZvcm0tdGltZQ
             */
            previous: string | null;
        };
        /** @description A signed time. */
        FormTime: {
            form_time: components["schemas"]["SignedTime"];
            /**
             * @description Milliseconds after which the page gets another one.
             * @example 900000
             */
            renew_after: number;
        };
        /** @description The token of a link. */
        NewsletterLinkBody: {
            /**
             * @description Token of the link, from the part of its address after the `#`.
             * @example 4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk
             */
            token: string;
        };
        /**
         * Format: email
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /** @description The address that is subscribed. */
        NewsletterConfirmation: {
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
        /** @description The address that is no longer subscribed. */
        NewsletterCancellation: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description Number of an order; also the number on its invoice and its receipt.
         * @example 560218
         */
        OrderId: number;
        /** @description The consent that it relies on. */
        SubmitPurchaseBody: {
            /**
             * Format: date
             * @description The version of the consent preferences in which the person agreed to `advertising`.
             * @example 2026-11-25
             */
            consent_version: string;
        };
        /** @description Whether an order is reported. */
        PurchaseTracking: {
            /**
             * @description Whether the order was or will be reported.
             * @example true
             */
            tracked: boolean;
        };
        /** @description The live chat of a deployment. */
        Chat: {
            /**
             * @description Who runs the chat.
             *
             *     - `none`: no one.
             *     - `salesforce`: Salesforce.
             *     - `hubspot`: HubSpot.
             *     - `helpscout`: Help Scout.
             * @example helpscout
             * @enum {string}
             */
            vendor: "none" | "salesforce" | "hubspot" | "helpscout";
            /**
             * @description The vendor's name, which the page shows before it loads anything. Null without a vendor.
             * @example Help Scout
             */
            vendor_name: string | null;
            /**
             * Format: uri
             * @description Address of the frame, on an origin of its own. Null without a vendor.
             * @example https://chat.gatepost.example/chat-frame
             */
            frame_url: string | null;
        };
    };
    responses: {
        /** @description A call with the same Idempotency-Key is still in progress. Try again with the same key. */
        IdempotencyConflict: {
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
        /** @description No session or bearer token, or one that has ended. */
        NotAuthenticated: {
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
        /** @description A parameter is invalid. */
        InvalidParameter: {
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
        /** @description Another site sent the call, or the person's email address isn't confirmed yet. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The request or its link is invalid. */
        InvalidLink: {
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
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
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
         * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
         *     returns the first response again, so retries have only one effect.
         */
        IdempotencyKey: string;
        /**
         * @description Proof from the bot protection that the caller is a person. Required where the service has bot
         *     protection configured. It works once.
         */
        BotResponse: string;
        /**
         * @description When the form was opened, signed by `createFormTime`. Required for the forms that visitors type into, and ignored
         *     for the others.
         */
        FormTime: components["schemas"]["SignedTime"];
        /** @description Our account with the CRM. */
        PathFormPortalId: components["schemas"]["FormPortalId"];
        /** @description The form. */
        PathFormId: components["schemas"]["FormId"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description The order. */
        PathOrderId: components["schemas"]["OrderId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type SignedTime = components['schemas']['SignedTime'];
export type FormPortalId = components['schemas']['FormPortalId'];
export type FormId = components['schemas']['FormId'];
export type FormField = components['schemas']['FormField'];
export type FormCommunicationConsent = components['schemas']['FormCommunicationConsent'];
export type FormConsentCategory = components['schemas']['FormConsentCategory'];
export type FormConsentPreferences = components['schemas']['FormConsentPreferences'];
export type FormConsent = components['schemas']['FormConsent'];
export type FormConsentOptions = components['schemas']['FormConsentOptions'];
export type FormContext = components['schemas']['FormContext'];
export type SubmitFormBody = components['schemas']['SubmitFormBody'];
export type FormSubmissionMessage = components['schemas']['FormSubmissionMessage'];
export type FormSubmissionRedirect = components['schemas']['FormSubmissionRedirect'];
export type FormSubmission = components['schemas']['FormSubmission'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type SubmissionId = components['schemas']['SubmissionId'];
export type Timestamp = components['schemas']['Timestamp'];
export type RejectedSubmission = components['schemas']['RejectedSubmission'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type RejectedSubmissionPage = components['schemas']['RejectedSubmissionPage'];
export type CreateFormTimeBody = components['schemas']['CreateFormTimeBody'];
export type FormTime = components['schemas']['FormTime'];
export type NewsletterLinkBody = components['schemas']['NewsletterLinkBody'];
export type Email = components['schemas']['Email'];
export type NewsletterConfirmation = components['schemas']['NewsletterConfirmation'];
export type NewsletterCancellation = components['schemas']['NewsletterCancellation'];
export type OrderId = components['schemas']['OrderId'];
export type SubmitPurchaseBody = components['schemas']['SubmitPurchaseBody'];
export type PurchaseTracking = components['schemas']['PurchaseTracking'];
export type Chat = components['schemas']['Chat'];
export type ResponseIdempotencyConflict = components['responses']['IdempotencyConflict'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInvalidLink = components['responses']['InvalidLink'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterBotResponse = components['parameters']['BotResponse'];
export type ParameterFormTime = components['parameters']['FormTime'];
export type ParameterPathFormPortalId = components['parameters']['PathFormPortalId'];
export type ParameterPathFormId = components['parameters']['PathFormId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPathOrderId = components['parameters']['PathOrderId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    submitForm: {
        parameters: {
            query?: {
                /**
                 * @description Proof from the bot protection that the caller is a person. Required where the service has bot
                 *     protection configured. It works once.
                 */
                bot_response?: components["parameters"]["BotResponse"];
                /**
                 * @description When the form was opened, signed by `createFormTime`. Required for the forms that visitors type into, and ignored
                 *     for the others.
                 */
                form_time?: components["parameters"]["FormTime"];
            };
            header: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
                 *     returns the first response again, so retries have only one effect.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Our account with the CRM. */
                portal_id: components["parameters"]["PathFormPortalId"];
                /** @description The form. */
                form_id: components["parameters"]["PathFormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitFormBody"];
            };
        };
        responses: {
            /** @description Accepted. What to show the visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description The submission is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The form has expired, the bot protection was not passed, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Unknown portal, or unknown form in it. */
            404: {
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
            /** @description The CRM or the bot protection rejected the submission, or did not respond. Nothing is stored. */
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
    listRejectedSubmissions: {
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
                    "application/json": components["schemas"]["RejectedSubmissionPage"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resendSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the submission. */
                id: components["schemas"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission, which is no longer rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectedSubmission"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createFormTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFormTimeBody"];
            };
        };
        responses: {
            /** @description The signed time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormTime"];
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
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLinkBody"];
            };
        };
        responses: {
            /** @description The address is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterConfirmation"];
                };
            };
            400: components["responses"]["InvalidLink"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLinkBody"];
            };
        };
        responses: {
            /** @description The address is not subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterCancellation"];
                };
            };
            400: components["responses"]["InvalidLink"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    submitPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitPurchaseBody"];
            };
        };
        responses: {
            /** @description Whether the order is or will be reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseTracking"];
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
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listRejectedSubmissions: 'page' | 'page_size';
}
