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
         *     `account_id` it is for the account of the person's last token, else for the first one. Switching the
         *     account is this call with another `account_id`. Every signed-in person may call it for themselves;
         *     only staff may name another person.
         */
        post: operations["createToken"];
        delete?: never;
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
         * @description The public keys that access tokens are signed with, as a JSON Web Key Set. Anybody may read them.
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
         * List one's accounts
         * @description The accounts that the signed-in person belongs to, by label. Empty until the e-mail address is confirmed.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description Id of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /** @description Which account, and for staff which person, the token is for. */
        CreateTokenBody: {
            user_id?: components["schemas"]["UserId"];
            account_id?: components["schemas"]["AccountId"];
        };
        /**
         * @description What a person may do. `self` covers one's own profile and credentials and needs no account; the
         *     others hold for the active account.
         * @example api-key-viewer
         * @enum {string}
         */
        Role: "self" | "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor";
        /** @description An access token and what it stands for. */
        AccessToken: {
            /**
             * @description The token, for the Authorization header.
             * @example eyJhbGciOiJFZERTQSJ9.e30.c2ln
             */
            access_token: string;
            /**
             * Format: date-time
             * @description From then on the token is refused.
             * @example 2026-11-02T09:45:00Z
             */
            expiration: string;
            /**
             * @description How the token is sent.
             * @example Bearer
             * @constant
             */
            token_type: "Bearer";
            /** @description The account that the token is for; null for a person who has none. */
            account_id: components["schemas"]["AccountId"] | null;
            /** @description What the person may do in that account. The same list rides in the token. */
            roles: components["schemas"]["Role"][];
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
             * @description Id of the key, as in the head of a token.
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
        /** @description An account as a chooser shows it. */
        AccountListEntry: {
            account_id: components["schemas"]["AccountId"];
            /**
             * @description Name of the account.
             * @example Northwind Traders
             */
            account_label: string;
        };
        /** @description Accounts of a person. */
        AccountList: {
            /** @description The accounts, by label. */
            accounts: components["schemas"]["AccountListEntry"][];
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
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type UserId = components['schemas']['UserId'];
export type AccountId = components['schemas']['AccountId'];
export type CreateTokenBody = components['schemas']['CreateTokenBody'];
export type Role = components['schemas']['Role'];
export type AccessToken = components['schemas']['AccessToken'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type JsonWebKey = components['schemas']['JsonWebKey'];
export type JsonWebKeySet = components['schemas']['JsonWebKeySet'];
export type AccountListEntry = components['schemas']['AccountListEntry'];
export type AccountList = components['schemas']['AccountList'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
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
            /** @description The token. It is to be kept in memory only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description The body is not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description Only staff may act as another person; or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The person does not belong to that account. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}

export interface QueryDefaults {}
