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
         * @description A page of the active account's secret keys. Tokens are masked but for their last four characters.
         *     Without `state` the list holds every key that is not deleted.
         */
        get: operations["listSecretKeys"];
        /**
         * Create a secret key
         * @description Creates a key that works at once. The answer is the only one, beside a reveal, that holds the whole
         *     token. An account can have 10,000 keys.
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
        get?: never;
        put?: never;
        /**
         * Rename or describe a secret key
         * @description Sets the label and the description. Neither changes what the key can do.
         */
        post: operations["updateSecretKey"];
        /**
         * Delete a secret key
         * @description Stops the key at once and sets its recovery deadline thirty days ahead. Until then it can be
         *     recovered; afterwards it is gone for good. Deleting a deleted key changes nothing.
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
         * @description Lets a paused key work again at once. Resuming an active key changes nothing.
         */
        post: operations["resumeSecretKey"];
        /**
         * Pause a secret key
         * @description Refuses every lookup with the key until it is resumed. Pausing a paused key changes nothing.
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
         * @description Brings a deleted key back, with the token and the state that it had. Works until the recovery
         *     deadline.
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
         * @description Answers with the whole token. Needs a login less than fifteen minutes old, and is recorded with who
         *     asked and when.
         */
        post: operations["revealSecretKeyToken"];
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
         * @description Id of a key; with secret keys, the public half of what a call sends.
         * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
         */
        KeyId: string;
        /**
         * Format: date-time
         * @description When the key was created.
         * @example 2026-09-14T08:12:00Z
         */
        Created: string;
        /**
         * @description What people call the key.
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
         * @description Whether the key is switched off for now.
         * @example false
         */
        Paused: boolean;
        /**
         * Format: date-time
         * @description When the key was switched off; null while it is on.
         * @example 2026-10-20T06:00:00Z
         */
        Deactivated: string | null;
        /**
         * Format: date-time
         * @description Set on a deleted key, which can be recovered until then; null on all others.
         * @example 2026-11-29T10:00:00Z
         */
        RecoveryDeadline: string | null;
        /** @description A secret key, its token masked. */
        SecretKey: {
            key_id: components["schemas"]["KeyId"];
            created: components["schemas"]["Created"];
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            token: components["schemas"]["MaskedToken"];
            paused: components["schemas"]["Paused"];
            deactivated: components["schemas"]["Deactivated"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
        };
        /** @description One page of a list of secret keys. */
        SecretKeyPage: {
            /** @description The keys of the page, in the order asked for. */
            secret_keys: components["schemas"]["SecretKey"][];
            /**
             * @description Keys on all pages together.
             * @example 2
             */
            total: number;
            /**
             * @description Number of this page, from one.
             * @example 1
             */
            page: number;
            /**
             * @description Keys on a page.
             * @example 25
             */
            page_size: number;
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
            created: components["schemas"]["Created"];
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
            token: components["schemas"]["SecretToken"];
            paused: components["schemas"]["Paused"];
            deactivated: components["schemas"]["Deactivated"];
            recovery_deadline: components["schemas"]["RecoveryDeadline"];
        };
        /** @description What people call the key and what it is for. */
        UpdateSecretKeyBody: {
            label: components["schemas"]["KeyLabel"];
            description: components["schemas"]["KeyDescription"];
        };
        /** @description The whole token of a key. */
        RevealedToken: {
            token: components["schemas"]["SecretToken"];
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
        /** @description The person lacks the role that may see keys. */
        ViewerRequired: {
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
        /** @description The person lacks the role that may change keys; or another site sent the call. */
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
        /** @description Nothing has this id in the active account. Another account's ids answer the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is not as described. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description Id of the key. */
        SecretKeyId: components["schemas"]["KeyId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type KeyId = components['schemas']['KeyId'];
export type Created = components['schemas']['Created'];
export type KeyLabel = components['schemas']['KeyLabel'];
export type KeyDescription = components['schemas']['KeyDescription'];
export type MaskedToken = components['schemas']['MaskedToken'];
export type Paused = components['schemas']['Paused'];
export type Deactivated = components['schemas']['Deactivated'];
export type RecoveryDeadline = components['schemas']['RecoveryDeadline'];
export type SecretKey = components['schemas']['SecretKey'];
export type SecretKeyPage = components['schemas']['SecretKeyPage'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateSecretKeyBody = components['schemas']['CreateSecretKeyBody'];
export type SecretToken = components['schemas']['SecretToken'];
export type CreatedSecretKey = components['schemas']['CreatedSecretKey'];
export type UpdateSecretKeyBody = components['schemas']['UpdateSecretKeyBody'];
export type RevealedToken = components['schemas']['RevealedToken'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseViewerRequired = components['responses']['ViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseEditorRequired = components['responses']['EditorRequired'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ParameterSecretKeyId = components['parameters']['SecretKeyId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listSecretKeys: {
        parameters: {
            query?: {
                /** @description Keeps the keys whose label, description or id contains this text, in upper or lower case. */
                search?: string;
                /** @description Keeps the keys in this state. `current` is all but the deleted ones. */
                state?: "current" | "active" | "paused" | "deleted";
                /** @description What the list is ordered by. */
                sort?: "label" | "created";
                /** @description Which end comes first. */
                direction?: "asc" | "desc";
                /** @description Number of the page, from one. */
                page?: number;
                /** @description Keys on a page. */
                page_size?: number;
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
            /** @description A parameter is not as described. */
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
        };
    };
    createSecretKey: {
        parameters: {
            query?: never;
            header?: never;
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
            403: components["responses"]["EditorRequired"];
            /** @description The account has as many keys as it can have. */
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
    updateSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
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
            /** @description The key as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretKey"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
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
        };
    };
    resumeSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it now is. */
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
        };
    };
    pauseSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it now is. */
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
        };
    };
    recoverSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: components["parameters"]["SecretKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it now is. */
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
            /** @description The key is not deleted, its deadline has passed, or the account has as many keys as it can have. */
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
    revealSecretKeyToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
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
        };
    };
}

export interface QueryDefaults {
    listSecretKeys: 'state' | 'sort' | 'direction' | 'page' | 'page_size';
}
