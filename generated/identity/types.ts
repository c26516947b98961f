// Generated from openapi/identity by npm run generate. Do not edit.

export interface paths {
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
         * @description Opens an identity for an e-mail address and sends a confirmation link to it. Anybody may call it.
         *
         *     The answer is the same for an address that is already known: a confirmed person gets a mail that
         *     says so, an unconfirmed one a fresh link. So calling it again is how the sign-up page resends the
         *     mail. The password that counts is the one given with the link that gets confirmed.
         */
        put: operations["signUp"];
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
         * @description Confirms the address with the token of the mailed link, and opens the account that the sign-up asked
         *     for. Anybody who holds the token may call it. A call for an address that is confirmed already changes
         *     nothing and says so. A token lives for 24 hours.
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
         *     session of the same browser ends. Anybody may call it; a wrong address and a wrong password answer
         *     alike and take as long. A person whose address is not confirmed yet can log in, and may then do
         *     nothing but see that and ask for another mail.
         */
        post: operations["logIn"];
        /**
         * Log out
         * @description Ends the session of the cookie, in all tabs, and clears the cookie. Access tokens of the session stop
         *     working within five seconds. Without a session it answers the same.
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
        /** @description Where a confirmation mail went, and when the next one may be asked for. */
        ConfirmationSent: {
            username: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description From then on another mail may be asked for.
             * @example 2026-11-02T09:31:00Z
             */
            resend_available: string;
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
        /** @description What a person gives to log in. */
        LogInBody: {
            username: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The password as it was set; its rules are not told here.
             * @example correct horse battery staple
             */
            password: string;
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
         * @description What a person may do. `self` covers one's own profile and credentials and needs no account; the
         *     others hold for the active account.
         * @example api-key-viewer
         * @enum {string}
         */
        Role: "self" | "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor";
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
    };
    responses: {
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
        /** @description The call comes from a page that is not ours, or the person's e-mail address is not confirmed yet. */
        Forbidden: {
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
        /** @description Nothing has this id in the active account. Another account's ids answer the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description Id of the person, from the mailed link. */
        IdentityId: components["schemas"]["UserId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Email = components['schemas']['Email'];
export type NewPassword = components['schemas']['NewPassword'];
export type SignUpBody = components['schemas']['SignUpBody'];
export type ConfirmationSent = components['schemas']['ConfirmationSent'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type UserId = components['schemas']['UserId'];
export type ConfirmEmailBody = components['schemas']['ConfirmEmailBody'];
export type Confirmation = components['schemas']['Confirmation'];
export type ResendConfirmationEmailBody = components['schemas']['ResendConfirmationEmailBody'];
export type LogInBody = components['schemas']['LogInBody'];
export type LoggedIn = components['schemas']['LoggedIn'];
export type Role = components['schemas']['Role'];
export type UserInfo = components['schemas']['UserInfo'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ParameterIdentityId = components['parameters']['IdentityId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: {
                /** @description Proof of the bot protection that a person is at the keyboard, for the action `UserRegistration`. Required where the service has a bot protection configured. */
                bot_response?: string;
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
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            /** @description The link is wrong or too old, or the body is not as described. */
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
                    /** @description The session cookie, HttpOnly, SameSite=Lax, Secure on https. */
                    "Set-Cookie"?: string;
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
            /** @description The address and the password don't go together. */
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
        };
    };
    logOut: {
        parameters: {
            query?: never;
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
}

export interface QueryDefaults {}
