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
         * @description Takes what a visitor sent by a form and hands it to the customer relations system. Anybody may call
         *     it. The answer says what to show the visitor: a message, or another page.
         *
         *     The service checks that the submission is as described here. Which fields a form has, and which of
         *     them it needs, is between the page and that system; if it does not take the submission, the answer
         *     is 502 `upstream-failure`. Whatever the failure, the page then posts the same fields with
         *     `form_submission_error` once to the form `fallback`, which takes any field; except that it shows a
         *     visitor what can be corrected on the spot. A record for `new-account` has no fallback.
         *
         *     A repeated call is another submission.
         */
        post: operations["submitForm"];
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
         * @description Id of our account with the customer relations system, which is a setting of the site.
         * @example 48213907
         */
        FormPortalId: string;
        /**
         * @description Id of a form within the portal.
         * @example contact-sales
         */
        FormId: string;
        /** @description One field of a form with its value. */
        FormField: {
            /**
             * @description Name of the field, as the form has it. Names with a meaning of their own:
             *
             *     - `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`, `utm_term`, `fbclid`, `gacid`, `gclid`,
             *       `msclkid`: how the visitor came here.
             *     - `trial_start_date`: on trial forms, the day that the trial starts on, YYYY-MM-DD.
             *     - `form_submission_error`: on the form `fallback`, the form that was meant, and the status and name of
             *       the error that it met (`network` where there was no answer).
             *     - `email`, `first_name`, `last_name`, `phone`, `company`, `how_can_we_help`, `job_title`, `job_role`,
             *       `job_level`, `industry`, `contact_creation_source`, `enterprise_lead`, `account_id`, `user_id`: the
             *       record of the form `new-account`.
             * @example utm_source
             */
            name: string;
            /**
             * @description The value as text; may be empty. Yes and no are `true` and `false`, several choices are parted by
             *     semicolons.
             * @example google
             */
            value: string;
        };
        /** @description The visitor's answer on one kind of mail. */
        FormCommunicationConsent: {
            /**
             * @description Whether the visitor agreed. The box is unticked at first.
             * @example false
             */
            value: boolean;
            /**
             * @description The kind of mail.
             *
             *     - `product`: news of the products that the visitor asked about.
             *     - `newsletter`: the newsletter.
             *     - `events`: invitations to events.
             * @example newsletter
             * @enum {string}
             */
            subscriptionTypeId: "product" | "newsletter" | "events";
            /**
             * @description The words beside the box, as shown.
             * @example The monthly newsletter
             */
            text: string;
        };
        /**
         * @description A category of the consent preferences.
         *
         *     - `necessary`: what the site needs to work; always there.
         *     - `functional`: comforts such as the chat.
         *     - `analytics`: how the site is used. `hutk` and `gacid` need it.
         *     - `advertising`: which advertisement led here. The `utm_…` fields and the click ids need it.
         * @example analytics
         * @enum {string}
         */
        FormConsentCategory: "necessary" | "functional" | "analytics" | "advertising";
        /** @description The visitor's consent, kept with the submission as its proof. */
        FormConsent: {
            /**
             * @description Whether the visitor agreed that the details are stored and processed.
             * @example true
             */
            consentToProcess: boolean;
            /**
             * @description The words that the visitor agreed to, as shown; empty when none were.
             * @example I agree that Gatepost stores and processes my details to answer me.
             */
            text: string;
            /** @description The kinds of mail that were offered, each with the visitor's answer. */
            communications: components["schemas"]["FormCommunicationConsent"][];
            /** @description The categories of the consent preferences that were agreed to when the form was sent. */
            categories: components["schemas"]["FormConsentCategory"][];
        };
        /**
         * @description What the visitor agreed to. Left out where nothing was asked, as with the record of a new account; then
         *     the visitor has agreed to no mails.
         */
        FormConsentOptions: {
            consent: components["schemas"]["FormConsent"];
        };
        /** @description Where the form was sent from. */
        FormContext: {
            /**
             * @description The tracking cookie of the customer relations system. Left out without the consent to analytics.
             * @example 6f453d92607b8108998dc213178ad214
             */
            hutk?: string;
            /**
             * @description Address of the page, without query and fragment, since those can hold click ids and secrets.
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
            /** @description What was typed and what the page adds, in the order of the form. A name stands in it once. */
            fields: components["schemas"]["FormField"][];
            legalConsentOptions?: components["schemas"]["FormConsentOptions"];
            context: components["schemas"]["FormContext"];
        };
        /** @description The form gives way to a message. */
        FormSubmissionMessage: {
            /**
             * @description That there is a message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "message";
            /**
             * @description The message, plain text. Line breaks part its paragraphs.
             * @example Thank you. We will be in touch soon.
             */
            inline_message: string;
        };
        /** @description The form gives way to another page. */
        FormSubmissionRedirect: {
            /**
             * @description That there is a page to go to. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "redirect";
            /**
             * @description Path of the page on our own origin, never an address of somebody else's.
             * @example /signup
             */
            redirect_path: string;
        };
        /** @description What to show the visitor. The answer for `fallback` and `new-account` is shown to nobody. */
        FormSubmission: components["schemas"]["FormSubmissionMessage"] | components["schemas"]["FormSubmissionRedirect"];
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
    };
    responses: {
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
    };
    parameters: {
        /** @description Our account with the customer relations system. */
        PathFormPortalId: components["schemas"]["FormPortalId"];
        /** @description The form. */
        PathFormId: components["schemas"]["FormId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type FormPortalId = components['schemas']['FormPortalId'];
export type FormId = components['schemas']['FormId'];
export type FormField = components['schemas']['FormField'];
export type FormCommunicationConsent = components['schemas']['FormCommunicationConsent'];
export type FormConsentCategory = components['schemas']['FormConsentCategory'];
export type FormConsent = components['schemas']['FormConsent'];
export type FormConsentOptions = components['schemas']['FormConsentOptions'];
export type FormContext = components['schemas']['FormContext'];
export type SubmitFormBody = components['schemas']['SubmitFormBody'];
export type FormSubmissionMessage = components['schemas']['FormSubmissionMessage'];
export type FormSubmissionRedirect = components['schemas']['FormSubmissionRedirect'];
export type FormSubmission = components['schemas']['FormSubmission'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ParameterPathFormPortalId = components['parameters']['PathFormPortalId'];
export type ParameterPathFormId = components['parameters']['PathFormId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    submitForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Our account with the customer relations system. */
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
            /** @description Taken. What to show the visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
            /** @description The submission is not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is no such portal, or no such form in it. */
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
            /** @description The customer relations system did not take the submission, or did not answer. */
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
}

export interface QueryDefaults {}
