// Generated from openapi/configuration by npm run generate. Do not edit.

export interface paths {
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the configuration of the account
         * @description The settings of the active account as a file, in the same order each time. It has the sections that the caller may
         *     read, and no secrets.
         *
         *     At most 60 calls by a person in a minute.
         */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a file up to date with the account
         * @description Returns the caller's own file with the settings that the account has now. Comments stay, and so do the order of
         *     entries and the sections that it has. Use it after a plan was applied, to get the IDs of new keys. It reads and
         *     changes nothing; POST is for the file in the body.
         *
         *     A repeated call changes nothing more. At most 60 calls by a person in a minute.
         */
        post: operations["updateConfigurationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare with another account
         * @description What would have to change for the active account to be like another one of the caller, in the sections that the
         *     caller may read in both. `text` is the file of the other account without IDs: a plan from it copies its settings.
         *     It reads and changes nothing; POST is for the account in the body.
         *
         *     A repeated call changes nothing more. At most 60 calls by a person in a minute. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["checkConfigurationDifferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Plan what a file changes
         * @description Compares a file with the active account. The plan lists each change with what it was before, what can't be undone,
         *     and which role is missing. The changes are tried and taken back, so a plan without `problems` can be applied unless
         *     the account changes meanwhile. What is wrong with the file is in `problems` too, with its line. What API tokens
         *     can't do, such as creating a secret key, isn't tried for one: a person can apply the plan. What a file can't do,
         *     such as setting up a destination that needs a secret, is a change with a problem that says where it's done.
         *
         *     A plan has at most 500 changes. The account keeps its 50 newest plans.
         *
         *     A repeated call does it again. At most 30 calls by a person in a minute.
         */
        put: operations["createConfigurationPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a plan
         * @description A plan of the active account, whose sections the caller may read. The missing roles are those of the caller, so that
         *     a person can apply what a program with fewer roles has planned.
         */
        get: operations["getConfigurationPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a plan
         * @description Makes all changes of a plan in one transaction, with the roles that they need. Only this response has the tokens of
         *     new secret keys, and the secrets of new webhook endpoints. If a section of the file isn't as it was when the plan
         *     was created, nothing changes. Read the token of a key again with `revealSecretKeyToken`. A change with
         *     `requires_recent_login` needs a recent login, as on its page.
         *
         *     A repeated call is rejected with `configuration-plan-applied`. At most 30 calls by a person in a minute. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
         */
        put: operations["applyConfigurationPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an applied plan
         * @description Takes back all changes of an applied plan in one transaction, except what can't be undone, if nothing that it
         *     changed has changed again. A new key is deleted, and a deleted one is recovered. What needs a
         *     recent login on its page needs it here, too.
         *
         *     A repeated call is rejected with `configuration-plan-undone`. At most 30 calls by a person in a minute.
         */
        post: operations["undoConfigurationPlan"];
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
         * @description A part of the file.
         * @example secret_keys
         * @enum {string}
         */
        ConfigurationSection: "secret_keys" | "embedded_keys" | "limits" | "spending_cap" | "team" | "contacts" | "webhooks" | "log_streams" | "single_sign_on";
        /** @description Parts of the file, in its order. */
        ConfigurationSections: components["schemas"]["ConfigurationSection"][];
        /** @description The settings of an account as a file. */
        ConfigurationFile: {
            /**
             * @description The file, in YAML 1.2 or JSON.
             * @example version: 1
             *     limits:
             *       lookups_per_day: 10000
             */
            text: string;
            /** @description The sections that are in the file. */
            sections: components["schemas"]["ConfigurationSections"];
            /** @description Sections that are not in the file, because the caller may not read them. */
            unreadable_sections: components["schemas"]["ConfigurationSections"];
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
         * @description The file, in YAML 1.2 or JSON. Anchors, aliases, and tags are not accepted, and neither is more than one document.
         * @example version: 1
         *     limits:
         *       lookups_per_day: 10000
         */
        FileText: string;
        /** @description A file. */
        ConfigurationText: {
            text: components["schemas"]["FileText"];
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /** @description The account to compare with. */
        CheckConfigurationBody: {
            account_id: components["schemas"]["AccountId"];
        };
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description A field that changes, with its values as the file has them. */
        ConfigurationField: {
            /**
             * @description Name of the field.
             * @example lookups_per_day
             */
            field: string;
            /**
             * @description The value that the account has; null for an entry that is new.
             * @example 10000
             */
            old_value: string | null;
            /**
             * @description The value of the file; null for an entry that is deleted.
             * @example 5000
             */
            new_value: string | null;
        };
        /**
         * @description A role that an account owner can grant to a member of the account.
         * @example api-key-viewer
         * @enum {string}
         */
        CustomerRole: "account-owner" | "account-owner-restricted" | "billing-viewer" | "billing-editor" | "api-key-viewer" | "api-key-editor";
        /** @description A change of one entry of a section, or of a section without entries. */
        ConfigurationChange: {
            section: components["schemas"]["ConfigurationSection"];
            /**
             * @description What happens to the entry.
             * @example change
             * @enum {string}
             */
            kind: "create" | "change" | "delete";
            /**
             * @description Label of the key, email address, URL, or name of the organization; null in a section without entries.
             * @example Checkout server
             */
            item: string | null;
            /**
             * @description What is done first, as the activity log says it once it's done.
             * @example Set the limits of the account to 5,000 lookups a day
             */
            summary: string;
            /** @description What else is done, in the same words. */
            further: string[];
            /** @description The fields that change. */
            fields: components["schemas"]["ConfigurationField"][];
            /**
             * @description Whether `undoConfigurationPlan` takes it back: `full`, `part` with an effect that remains, or `none`.
             * @example full
             * @enum {string}
             */
            undo: "full" | "part" | "none";
            /**
             * @description What remains; null if nothing does.
             * @example The email with the invitation can't be taken back.
             */
            undo_note: string | null;
            /**
             * @description What a person has to do once it is applied; null for nothing.
             * @example Verify northwind.example on the page Single sign-on.
             */
            follow_up: string | null;
            /**
             * @description Whether applying it needs a recent login.
             * @example false
             */
            requires_recent_login: boolean;
            /** @description A role that the caller needs for it, and lacks; null if none is missing. */
            missing_role: components["schemas"]["CustomerRole"] | null;
            /**
             * @description The line of the file, from 1; null for what the file leaves out.
             * @example 3
             */
            line: number | null;
        };
        /** @description How the active account differs from another one. */
        ConfigurationComparison: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /** @description The sections that were compared. */
            sections: components["schemas"]["ConfigurationSections"];
            /**
             * @description The file of the other account, without IDs.
             * @example version: 1
             *     limits:
             *       lookups_per_day: 5000
             */
            text: string;
            /** @description What would have to change, in the order in which a plan would change it. */
            changes: components["schemas"]["ConfigurationChange"][];
        };
        /**
         * Format: uuid
         * @description ID of a plan.
         * @example 0193f1e8-2c4d-7e6f-8a90-b1c2d3e4f506
         */
        ConfigurationPlanId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description Why a plan can't be applied. */
        ConfigurationProblem: {
            /**
             * @description The line of the file, from 1; null if it's about no line.
             * @example 3
             */
            line: number | null;
            /**
             * @description The column, from 1.
             * @example 3
             */
            column: number | null;
            /**
             * @description Where in the file, as names and positions with slashes between them; empty for the whole file.
             * @example limits/lookups_per_dya
             */
            path: string;
            /**
             * @description Name of the problem; where an operation rejects the change, the name of its error.
             * @example unknown-field
             */
            name: string;
            /**
             * @description Message for the person.
             * @example This field is unknown. Did you mean “lookups_per_day”?
             */
            message: string;
        };
        /** @description What a file changes. */
        ConfigurationPlan: {
            plan_id: components["schemas"]["ConfigurationPlanId"];
            /**
             * @description Whether it was applied, and undone again.
             * @example planned
             * @enum {string}
             */
            state: "planned" | "applied" | "undone";
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when it can be applied, or undone once it was applied. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When it was applied; null before. */
            applied: components["schemas"]["Timestamp"] | null;
            /** @description When it was undone; null before. */
            undone: components["schemas"]["Timestamp"] | null;
            /** @description What changes, in the order in which it is done. */
            changes: components["schemas"]["ConfigurationChange"][];
            /** @description Why it can't be applied; empty for a plan that can. */
            problems: components["schemas"]["ConfigurationProblem"][];
        };
        /**
         * Format: uuid
         * @description ID of a key; with secret keys, the public half of what a call sends.
         * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
         */
        KeyId: string;
        /** @description A secret key that the plan created. */
        NewSecretKey: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description Label of the key.
             * @example Checkout server
             */
            label: string;
            /**
             * @description The whole token. It is shown only once.
             * @example sk_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9
             */
            token: string;
        };
        /** @description A webhook endpoint that the plan created. */
        NewWebhook: {
            /**
             * Format: uuid
             * @description ID of the endpoint.
             * @example 0193f2c1-4d20-7a55-9b3e-71c7d0a94e55
             */
            endpoint_id: string;
            /**
             * @description Where deliveries are sent.
             * @example https://hooks.northwind.example/gatepost
             */
            url: string;
            /**
             * @description What deliveries are signed with. It is shown only once.
             * @example whsec_bXl0ZXN0c2VjcmV0Zm9yZG9jdW1lbnRhdGlvbm9ubHk=
             */
            secret: string;
        };
        /** @description A plan that was just applied. */
        AppliedConfiguration: {
            plan: components["schemas"]["ConfigurationPlan"];
            /** @description The secret keys that are new, with their tokens. */
            new_keys: components["schemas"]["NewSecretKey"][];
            /** @description The webhook endpoints that are new, with their secrets. */
            new_webhooks: components["schemas"]["NewWebhook"][];
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
        ApiKeyViewerRequired: {
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
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        ApiKeyViewerRequiredOrOtherOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is larger than 2.2 megabytes. */
        FileTooLarge: {
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
        /** @description The active account has nothing with this ID. IDs of other accounts return the same response. */
        NotFound: {
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
        /** @description A parameter is invalid. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description The person lacks a role; the message names it. Or undoing a change needs a recent login. Or another site sent the
         *     call.
         */
        UndoForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description In which format. JSON has no comments. */
        FileFormat: "yaml" | "json";
        /** @description ID of the plan. */
        PlanId: components["schemas"]["ConfigurationPlanId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type ConfigurationSection = components['schemas']['ConfigurationSection'];
export type ConfigurationSections = components['schemas']['ConfigurationSections'];
export type ConfigurationFile = components['schemas']['ConfigurationFile'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type FileText = components['schemas']['FileText'];
export type ConfigurationText = components['schemas']['ConfigurationText'];
export type AccountId = components['schemas']['AccountId'];
export type CheckConfigurationBody = components['schemas']['CheckConfigurationBody'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type ConfigurationField = components['schemas']['ConfigurationField'];
export type CustomerRole = components['schemas']['CustomerRole'];
export type ConfigurationChange = components['schemas']['ConfigurationChange'];
export type ConfigurationComparison = components['schemas']['ConfigurationComparison'];
export type ConfigurationPlanId = components['schemas']['ConfigurationPlanId'];
export type Timestamp = components['schemas']['Timestamp'];
export type ConfigurationProblem = components['schemas']['ConfigurationProblem'];
export type ConfigurationPlan = components['schemas']['ConfigurationPlan'];
export type KeyId = components['schemas']['KeyId'];
export type NewSecretKey = components['schemas']['NewSecretKey'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type AppliedConfiguration = components['schemas']['AppliedConfiguration'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseApiKeyViewerRequired = components['responses']['ApiKeyViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseApiKeyViewerRequiredOrOtherOrigin = components['responses']['ApiKeyViewerRequiredOrOtherOrigin'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseUndoForbidden = components['responses']['UndoForbidden'];
export type ParameterFileFormat = components['parameters']['FileFormat'];
export type ParameterPlanId = components['parameters']['PlanId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getConfiguration: {
        parameters: {
            query?: {
                /** @description In which format. JSON has no comments. */
                format?: components["parameters"]["FileFormat"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationFile"];
                };
            };
            /** @description The format is invalid. */
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
    updateConfigurationFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigurationText"];
            };
        };
        responses: {
            /** @description The file with the settings of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationFile"];
                };
            };
            /** @description The body is missing or invalid, or the file can't be read. */
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
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    checkConfigurationDifferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckConfigurationBody"];
            };
        };
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationComparison"];
                };
            };
            /** @description The body is missing or invalid. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createConfigurationPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigurationText"];
            };
        };
        responses: {
            /** @description The plan. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationPlan"];
                };
            };
            /** @description The body is missing or invalid. */
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
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getConfigurationPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the plan. */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationPlan"];
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
    applyConfigurationPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the plan. */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied plan, with the tokens of new secret keys and the secrets of new webhook endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedConfiguration"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            /**
             * @description A change needs a role that the person lacks; the message names it. Or it needs a recent login. Or another site
             *     sent the call.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The plan can't be applied. */
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
    undoConfigurationPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the plan. */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationPlan"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["UndoForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The plan can't be undone. */
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
    getConfiguration: 'format';
}
