// Generated from openapi/scim by npm run generate. Do not edit.

export interface paths {
    "/v2/ServiceProviderConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the service supports
         * @description The features of RFC 7644 that work here: PATCH, filters, sorting, and ETags do; bulk calls and passwords don't.
         *     RFC 7643 §5.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["getScimConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ResourceTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource types
         * @description Users and groups, with their endpoints. RFC 7643 §6.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["listScimResourceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ResourceTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a resource type
         * @description Users or groups. RFC 7643 §6.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["getScimResourceType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schemas
         * @description The attributes of users and groups that are stored. RFC 7643 §7.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["listScimSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Schemas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a schema
         * @description The attributes of users or of groups, by the URN of the schema. RFC 7643 §7.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["getScimSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The users of the organization that match a filter, all by default. Providers look users up by userName or
         *     externalId before they create one. RFC 7644 §3.4.2.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["listScimUsers"];
        put?: never;
        /**
         * Create a user
         * @description Provisions a person. An active user becomes a member of the account that registered the organization, without an
         *     invitation, with the roles of the role mapping, if the account has a seat left. The person is found by their email
         *     address: the primary one of `emails`, else the first, else userName. Someone without a login gets one, if the
         *     organization has verified the domain of the address, or if no one has and a confirmed owner of the account has an
         *     address in it. A person with other accounts, and a member of staff,
         *     can't be provisioned unless they're already on the account. RFC 7644 §3.3.
         *
         *     A repeated call is rejected with `user-exists`. At most 1,200 calls by a program in a minute.
         */
        post: operations["createScimUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description A user by the `id` that creating it returned. RFC 7644 §3.4.1.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["getScimUser"];
        /**
         * Replace a user
         * @description Replaces the attributes of a user; those that are left out are removed, except `active`, which stays.
         *     `active: false` ends the person's access as in `changeScimUser`, even if other attributes are invalid or taken:
         *     those keep their values. Read-only attributes are ignored. A new userName or address doesn't change the address that the
         *     person logs in with. RFC 7644 §3.5.1.
         *
         *     A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
         */
        put: operations["updateScimUser"];
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user and ends the person's access as in `changeScimUser`. The person keeps their login,
         *     without the account. RFC 7644 §3.6.
         *
         *     A repeated call is rejected with `not-found`. At most 1,200 calls by a program in a minute.
         */
        delete: operations["deleteScimUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes some attributes of a user. `active: false` removes the person from the account and ends their sessions: they
         *     have no access within seconds, even if other changes of the same call can't be made. A path that names nothing is
         *     skipped, unless the call has nothing else. Owners see what was skipped (`listProvisioningFailures`).
         *     `active: true` makes them a member again, if a seat is left. The last owner, and an
         *     owner with a password and two-step verification, can't be removed this way. RFC 7644 §3.5.2.
         *
         *     A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
         */
        patch: operations["changeScimUser"];
        trace?: never;
    };
    "/v2/Groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description The groups of the organization that match a filter, all by default. Members are left out unless `attributes` names
         *     them; then a page has fewer groups than `count`, so that it has some 1,000 members at most. RFC 7644 §3.4.2.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["listScimGroups"];
        put?: never;
        /**
         * Create a group
         * @description Creates a group of users. If the role mapping names its displayName, its members get those roles. RFC 7644 §3.3.
         *
         *     A repeated call is rejected with `group-exists`. At most 1,200 calls by a program in a minute.
         */
        post: operations["createScimGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group
         * @description A group by its `id`. Entra ID asks for it with `excludedAttributes=members`. RFC 7644 §3.4.1.
         *
         *     At most 1,200 calls by a program in a minute.
         */
        get: operations["getScimGroup"];
        /**
         * Replace a group
         * @description Replaces a group and its members, whose roles follow the role mapping. RFC 7644 §3.5.1.
         *
         *     A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
         */
        put: operations["updateScimGroup"];
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group. Its members stay, with the roles of their other groups or the default ones. RFC 7644 §3.6.
         *
         *     A repeated call is rejected with `not-found`. At most 1,200 calls by a program in a minute.
         */
        delete: operations["deleteScimGroup"];
        options?: never;
        head?: never;
        /**
         * Change a group
         * @description Renames a group, or adds and removes members, whose roles follow the role mapping. RFC 7644 §3.5.2.
         *
         *     A repeated call changes nothing more. At most 1,200 calls by a program in a minute.
         */
        patch: operations["changeScimGroup"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The schemas of the resource. */
        ScimSchemaIds: string[];
        /** @description Whether a feature works. */
        ScimSupport: {
            /**
             * @description Whether it works.
             * @example true
             */
            supported: boolean;
        };
        /** @description Whether bulk calls work. */
        ScimBulkSupport: {
            /**
             * @description They don't.
             * @example false
             */
            supported: boolean;
            /**
             * @description The most operations of one call.
             * @example 0
             */
            maxOperations: number;
            /**
             * @description The largest body in bytes.
             * @example 65536
             */
            maxPayloadSize: number;
        };
        /** @description Whether filters work. */
        ScimFilterSupport: {
            /**
             * @description They do.
             * @example true
             */
            supported: boolean;
            /**
             * @description The most results of one response.
             * @example 200
             */
            maxResults: number;
        };
        /** @description How to authenticate. */
        ScimAuthentication: {
            /**
             * @description The kind.
             * @example oauthbearertoken
             * @enum {string}
             */
            type: "oauthbearertoken";
            /**
             * @description Its name.
             * @example Provisioning token
             */
            name: string;
            /**
             * @description How to get one.
             * @example A token that an owner creates in the portal, sent as Bearer.
             */
            description: string;
            /**
             * @description Whether to prefer it.
             * @example true
             */
            primary: boolean;
        };
        /** @description About the resource itself. */
        ScimPlainMeta: {
            /**
             * @description What it is.
             * @example ServiceProviderConfig
             * @enum {string}
             */
            resourceType: "ServiceProviderConfig" | "ResourceType" | "Schema";
            /**
             * @description Its address.
             * @example https://portal.gatepost.example/api/scim/v2/ServiceProviderConfig
             */
            location: string;
        };
        /** @description The features that work. */
        ScimConfiguration: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description Where this is described.
             * @example https://portal.gatepost.example/docs/provisioning
             */
            documentationUri: string;
            patch: components["schemas"]["ScimSupport"];
            bulk: components["schemas"]["ScimBulkSupport"];
            filter: components["schemas"]["ScimFilterSupport"];
            changePassword: components["schemas"]["ScimSupport"];
            sort: components["schemas"]["ScimSupport"];
            etag: components["schemas"]["ScimSupport"];
            /** @description How to authenticate. */
            authenticationSchemes: components["schemas"]["ScimAuthentication"][];
            meta: components["schemas"]["ScimPlainMeta"];
        };
        /** @description An error of RFC 7644 §3.12. */
        ScimError: {
            /** @description What this is. */
            schemas: "urn:ietf:params:scim:api:messages:2.0:Error"[];
            /**
             * @description The HTTP status, as text.
             * @example 404
             */
            status: string;
            /**
             * @description The kind of a 400 or 409, where RFC 7644 has a word for it.
             * @example invalidFilter
             * @enum {string}
             */
            scimType?: "invalidFilter" | "tooMany" | "uniqueness" | "mutability" | "invalidSyntax" | "invalidPath" | "noTarget" | "invalidValue";
            /**
             * @description What is wrong, for the person who sets up the provider.
             * @example There is no such resource.
             */
            detail: string;
        };
        /** @description A type of resources. */
        ScimResourceType: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description Its ID.
             * @example User
             */
            id: string;
            /**
             * @description Its name.
             * @example User
             */
            name: string;
            /**
             * @description Its path below the base URL.
             * @example /Users
             */
            endpoint: string;
            /**
             * @description What it is.
             * @example A person whom the provider provisions
             */
            description: string;
            /**
             * @description URN of its schema.
             * @example urn:ietf:params:scim:schemas:core:2.0:User
             */
            schema: string;
            meta: components["schemas"]["ScimPlainMeta"];
        };
        /** @description The types. */
        ScimResourceTypeList: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description How many there are.
             * @example 2
             */
            totalResults: number;
            /**
             * @description Always 1.
             * @example 1
             */
            startIndex: number;
            /**
             * @description How many this page has.
             * @example 2
             */
            itemsPerPage: number;
            /** @description The types. */
            Resources: components["schemas"]["ScimResourceType"][];
        };
        /** @description A part of a complex attribute. */
        ScimSubAttribute: {
            /**
             * @description Its name.
             * @example value
             */
            name: string;
            /**
             * @description Type of its values.
             * @example string
             * @enum {string}
             */
            type: "string" | "boolean" | "dateTime" | "reference";
            /**
             * @description Always false.
             * @example false
             */
            multiValued: boolean;
            /**
             * @description What it is.
             * @example The address
             */
            description: string;
            /**
             * @description Whether it needs a value.
             * @example true
             */
            required: boolean;
            /**
             * @description Whether its values are case-sensitive.
             * @example false
             */
            caseExact: boolean;
            /**
             * @description Whether callers can change it.
             * @example readWrite
             * @enum {string}
             */
            mutability: "readOnly" | "readWrite";
            /**
             * @description When responses have it.
             * @example default
             * @enum {string}
             */
            returned: "always" | "default";
            /**
             * @description Whether no other resource has the same value.
             * @example none
             * @enum {string}
             */
            uniqueness: "none" | "server";
        };
        /** @description An attribute of a schema (RFC 7643 §7). */
        ScimAttribute: {
            /**
             * @description Its name.
             * @example userName
             */
            name: string;
            /**
             * @description Type of its values.
             * @example string
             * @enum {string}
             */
            type: "string" | "boolean" | "dateTime" | "reference" | "complex";
            /**
             * @description Whether it has several values.
             * @example false
             */
            multiValued: boolean;
            /**
             * @description What it is.
             * @example Unique name of the user at the provider
             */
            description: string;
            /**
             * @description Whether it needs a value.
             * @example true
             */
            required: boolean;
            /**
             * @description Whether its values are case-sensitive.
             * @example false
             */
            caseExact: boolean;
            /**
             * @description Whether callers can change it.
             * @example readWrite
             * @enum {string}
             */
            mutability: "readOnly" | "readWrite";
            /**
             * @description When responses have it.
             * @example default
             * @enum {string}
             */
            returned: "always" | "default";
            /**
             * @description Whether no other resource has the same value.
             * @example server
             * @enum {string}
             */
            uniqueness: "none" | "server";
            /** @description The attributes of a complex one. */
            subAttributes?: components["schemas"]["ScimSubAttribute"][];
        };
        /** @description The attributes of a type. */
        ScimSchema: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description Its URN.
             * @example urn:ietf:params:scim:schemas:core:2.0:User
             */
            id: string;
            /**
             * @description Its name.
             * @example User
             */
            name: string;
            /**
             * @description What it is.
             * @example A person whom the provider provisions
             */
            description: string;
            /** @description The attributes. */
            attributes: components["schemas"]["ScimAttribute"][];
            meta: components["schemas"]["ScimPlainMeta"];
        };
        /** @description The schemas. */
        ScimSchemaList: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description How many there are.
             * @example 2
             */
            totalResults: number;
            /**
             * @description Always 1.
             * @example 1
             */
            startIndex: number;
            /**
             * @description How many this page has.
             * @example 2
             */
            itemsPerPage: number;
            /** @description The schemas. */
            Resources: components["schemas"]["ScimSchema"][];
        };
        /** @description A group of the user. Read-only; change the group's members instead. */
        ScimUserGroup: {
            /**
             * @description The group's ID.
             * @example 0193f2c4-1b2e-7f60-a7d3-4c5b6a798e0f
             */
            value: string;
            /**
             * @description The group's displayName.
             * @example Gatepost Billing
             */
            display: string;
        };
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description About the resource itself. Read-only. */
        ScimMeta: {
            /**
             * @description What it is.
             * @example User
             * @enum {string}
             */
            resourceType: "User" | "Group";
            created: components["schemas"]["Timestamp"];
            lastModified: components["schemas"]["Timestamp"];
            /**
             * @description Its address.
             * @example https://portal.gatepost.example/api/scim/v2/Users/0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e
             */
            location: string;
            /**
             * @description Its version, as in the ETag.
             * @example W/"1"
             */
            version: string;
        };
        /** @description The parts of a name. */
        ScimName: {
            /**
             * @description The whole name.
             * @example Priya Raman
             */
            formatted?: string;
            /**
             * @description First name.
             * @example Priya
             */
            givenName?: string;
            /**
             * @description Last name.
             * @example Raman
             */
            familyName?: string;
        };
        /** @description An email address of the user. */
        ScimEmail: {
            /**
             * @description The address.
             * @example priya@northwind.example
             */
            value: string;
            /**
             * @description What it is for.
             * @example work
             */
            type?: string;
            /**
             * @description Whether it is the main one; one is at most.
             * @example true
             */
            primary?: boolean;
        };
        /** @description A person whom the provider provisions. */
        ScimUser: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description ID of the user.
             * @example 0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e
             */
            id: string;
            /**
             * @description Whether the person is a member of the account.
             * @example true
             */
            active?: boolean;
            /** @description The groups that the user is in. */
            groups?: components["schemas"]["ScimUserGroup"][];
            meta?: components["schemas"]["ScimMeta"];
            /**
             * @description Unique name of the user at the provider, mostly an email address. Not case-sensitive.
             * @example priya@northwind.example
             */
            userName?: string;
            /**
             * @description ID of the user at the provider. Case-sensitive.
             * @example 00ujl29u0le5T6Aj10h7
             */
            externalId?: string;
            /**
             * @description Name to show.
             * @example Priya Raman
             */
            displayName?: string;
            /**
             * @description Job title.
             * @example Dispatcher
             */
            title?: string;
            name?: components["schemas"]["ScimName"];
            /** @description Email addresses. */
            emails?: components["schemas"]["ScimEmail"][];
        };
        /** @description A page of users. */
        ScimUserList: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description How many match.
             * @example 1
             */
            totalResults: number;
            /**
             * @description Number of the first of this page, from 1.
             * @example 1
             */
            startIndex: number;
            /**
             * @description How many this page has.
             * @example 1
             */
            itemsPerPage: number;
            /** @description The users. */
            Resources: components["schemas"]["ScimUser"][];
        };
        /** @description The parts of a name. */
        ScimNameBody: {
            /**
             * @description The whole name.
             * @example Priya Raman
             */
            formatted?: string | null;
            /**
             * @description First name.
             * @example Priya
             */
            givenName?: string | null;
            /**
             * @description Last name.
             * @example Raman
             */
            familyName?: string | null;
        };
        /** @description An email address of the user. */
        ScimEmailBody: {
            /**
             * @description The address.
             * @example priya@northwind.example
             */
            value: string;
            /**
             * @description What it is for.
             * @example work
             */
            type?: string | null;
            /**
             * @description Whether it is the main one; one is at most.
             * @example true
             * @enum {boolean|string|null}
             */
            primary?: true | false | "true" | "false" | "True" | "False" | null;
        };
        /**
         * @description A user. null means no value. Attributes that aren't named here, such as phoneNumbers or those of the enterprise
         *     extension, are accepted and not stored; passwords too. Owners see which ones. Names of attributes work in any case,
         *     and an attribute with one value may be sent as an array of one, whose `value` it is.
         */
        ScimUserBody: {
            schemas?: components["schemas"]["ScimSchemaIds"] | null;
            /**
             * @description Whether the person is a member of the account. Without it, a new user becomes one, and a user who is replaced
             *     keeps or lacks access as before. Entra ID may send it as text.
             * @example true
             * @enum {boolean|string|null}
             */
            active?: true | false | "true" | "false" | "True" | "False" | null;
            /**
             * @description Unique name of the user at the provider, mostly an email address. Not case-sensitive.
             * @example priya@northwind.example
             */
            userName: string;
            /**
             * @description ID of the user at the provider. Case-sensitive.
             * @example 00ujl29u0le5T6Aj10h7
             */
            externalId?: string | null;
            /**
             * @description Name to show.
             * @example Priya Raman
             */
            displayName?: string | null;
            /**
             * @description Job title.
             * @example Dispatcher
             */
            title?: string | null;
            name?: components["schemas"]["ScimNameBody"] | null;
            /** @description Email addresses. */
            emails?: components["schemas"]["ScimEmailBody"][] | null;
        };
        /** @description The new value, or without a path, an object with the attributes to change. */
        ScimPatchValue: string | boolean | number | (string | boolean | Record<string, never>)[] | Record<string, never> | null;
        /** @description One change. */
        ScimPatchOperation: {
            /**
             * @description add, remove, or replace. Not case-sensitive, because Entra ID writes them with capitals.
             * @example replace
             */
            op: string;
            /**
             * @description The attribute, such as `name.familyName`, `emails[type eq "work"].value`, or `members[value eq "…"]`. A value
             *     that doesn't exist is added, with what the filter says of it.
             * @example active
             */
            path?: string;
            value?: components["schemas"]["ScimPatchValue"];
        };
        /** @description Changes to a resource, in order; either all of them are made or none. */
        ScimPatchBody: {
            /** @description What this is. */
            schemas?: string[] | null;
            /** @description The changes. The server reads at most 200. */
            Operations: components["schemas"]["ScimPatchOperation"][];
        };
        /** @description A user of the group. */
        ScimMember: {
            /**
             * @description The user's ID.
             * @example 0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e
             */
            value: string;
            /**
             * @description The user's name. Read-only.
             * @example Priya Raman
             */
            display?: string;
            /**
             * @description Always User.
             * @example User
             * @enum {string}
             */
            type?: "User";
        };
        /** @description A group of users. */
        ScimGroup: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description ID of the group.
             * @example 0193f2c4-1b2e-7f60-a7d3-4c5b6a798e0f
             */
            id: string;
            /**
             * @description Unique name of the group. Not case-sensitive.
             * @example Gatepost Billing
             */
            displayName?: string;
            /**
             * @description ID of the group at the provider.
             * @example 8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159
             */
            externalId?: string;
            /** @description The users of the group. */
            members?: components["schemas"]["ScimMember"][];
            meta?: components["schemas"]["ScimMeta"];
        };
        /** @description A page of groups. */
        ScimGroupList: {
            schemas: components["schemas"]["ScimSchemaIds"];
            /**
             * @description How many match.
             * @example 1
             */
            totalResults: number;
            /**
             * @description Number of the first of this page, from 1.
             * @example 1
             */
            startIndex: number;
            /**
             * @description How many this page has.
             * @example 1
             */
            itemsPerPage: number;
            /** @description The groups. */
            Resources: components["schemas"]["ScimGroup"][];
        };
        /** @description A user of the group. Groups can't be members. */
        ScimMemberBody: {
            /**
             * @description The user's ID.
             * @example 0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e
             */
            value: string;
        };
        /** @description A group. null means no value. Attributes that aren't named here are accepted and not stored; owners see which ones. */
        ScimGroupBody: {
            schemas?: components["schemas"]["ScimSchemaIds"] | null;
            /**
             * @description Unique name of the group. Not case-sensitive.
             * @example Gatepost Billing
             */
            displayName: string;
            /**
             * @description ID of the group at the provider.
             * @example 8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159
             */
            externalId?: string | null;
            /** @description The users of the group. */
            members?: components["schemas"]["ScimMemberBody"][] | null;
        };
    };
    responses: {
        /** @description The provisioning token is missing, unknown, deleted, or expired. */
        NotAuthenticated: {
            headers: {
                /** @description How to send the token. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description Too many calls with this token. `Retry-After` has the number of seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description Something failed on our side. The response and our log have the same X-Request-Id. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description All connections to our database are in use, so nothing was done. `Retry-After` has the number of seconds to wait. */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The ID is too long. */
        InvalidId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The organization has no such resource. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description A parameter is invalid. */
        InvalidList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The user is invalid. */
        InvalidNewUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The user exists already, the team is full, or the person belongs to others too. */
        UserConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The body is not sent as JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The user is invalid. */
        InvalidUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The user exists already, the team is full, or an owner has to stay. */
        UserChangeConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The resource has another version than If-Match names. */
        VersionChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The patch is invalid. */
        InvalidUserPatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description An owner has to stay. */
        OwnerStays: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The group is invalid. */
        InvalidGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The group exists already. */
        GroupConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
        /** @description The patch is invalid. */
        InvalidGroupPatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
                "application/json": components["schemas"]["ScimError"];
            };
        };
    };
    parameters: {
        /**
         * @description An expression of RFC 7644 §3.4.2.2 with up to 30 conditions, such as `userName eq "priya@northwind.example"`.
         *     All operators and `and`, `or`, `not`, parentheses, and value filters work.
         */
        Filter: string;
        /** @description Number of the first result, from 1. Anything less means 1. */
        StartIndex: number;
        /** @description The most results to return; a response has 200 at most. Anything less than 0 means 0. */
        Count: number;
        /** @description The attribute to sort by. Resources are in the order of their creation without it. */
        SortBy: string;
        /** @description Direction of the order. */
        SortOrder: "ascending" | "descending";
        /** @description Names of the attributes to return, separated by commas. `id` and `schemas` are always returned. */
        Attributes: string;
        /** @description Names of attributes to leave out, separated by commas. */
        ExcludedAttributes: string;
        /** @description The `id` of the resource. One of another organization returns 404. */
        PathId: string;
        /** @description Versions that the caller has. The response is 304 if the resource is still one of them. */
        IfNoneMatch: string;
        /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description Address of the resource. */
        Location: string;
        /** @description Version of the resource, for If-Match and If-None-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type ScimSchemaIds = components['schemas']['ScimSchemaIds'];
export type ScimSupport = components['schemas']['ScimSupport'];
export type ScimBulkSupport = components['schemas']['ScimBulkSupport'];
export type ScimFilterSupport = components['schemas']['ScimFilterSupport'];
export type ScimAuthentication = components['schemas']['ScimAuthentication'];
export type ScimPlainMeta = components['schemas']['ScimPlainMeta'];
export type ScimConfiguration = components['schemas']['ScimConfiguration'];
export type ScimError = components['schemas']['ScimError'];
export type ScimResourceType = components['schemas']['ScimResourceType'];
export type ScimResourceTypeList = components['schemas']['ScimResourceTypeList'];
export type ScimSubAttribute = components['schemas']['ScimSubAttribute'];
export type ScimAttribute = components['schemas']['ScimAttribute'];
export type ScimSchema = components['schemas']['ScimSchema'];
export type ScimSchemaList = components['schemas']['ScimSchemaList'];
export type ScimUserGroup = components['schemas']['ScimUserGroup'];
export type Timestamp = components['schemas']['Timestamp'];
export type ScimMeta = components['schemas']['ScimMeta'];
export type ScimName = components['schemas']['ScimName'];
export type ScimEmail = components['schemas']['ScimEmail'];
export type ScimUser = components['schemas']['ScimUser'];
export type ScimUserList = components['schemas']['ScimUserList'];
export type ScimNameBody = components['schemas']['ScimNameBody'];
export type ScimEmailBody = components['schemas']['ScimEmailBody'];
export type ScimUserBody = components['schemas']['ScimUserBody'];
export type ScimPatchValue = components['schemas']['ScimPatchValue'];
export type ScimPatchOperation = components['schemas']['ScimPatchOperation'];
export type ScimPatchBody = components['schemas']['ScimPatchBody'];
export type ScimMember = components['schemas']['ScimMember'];
export type ScimGroup = components['schemas']['ScimGroup'];
export type ScimGroupList = components['schemas']['ScimGroupList'];
export type ScimMemberBody = components['schemas']['ScimMemberBody'];
export type ScimGroupBody = components['schemas']['ScimGroupBody'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseInvalidId = components['responses']['InvalidId'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInvalidList = components['responses']['InvalidList'];
export type ResponseInvalidNewUser = components['responses']['InvalidNewUser'];
export type ResponseUserConflict = components['responses']['UserConflict'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalidUser = components['responses']['InvalidUser'];
export type ResponseUserChangeConflict = components['responses']['UserChangeConflict'];
export type ResponseVersionChanged = components['responses']['VersionChanged'];
export type ResponseInvalidUserPatch = components['responses']['InvalidUserPatch'];
export type ResponseOwnerStays = components['responses']['OwnerStays'];
export type ResponseInvalidGroup = components['responses']['InvalidGroup'];
export type ResponseGroupConflict = components['responses']['GroupConflict'];
export type ResponseInvalidGroupPatch = components['responses']['InvalidGroupPatch'];
export type ParameterFilter = components['parameters']['Filter'];
export type ParameterStartIndex = components['parameters']['StartIndex'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterSortBy = components['parameters']['SortBy'];
export type ParameterSortOrder = components['parameters']['SortOrder'];
export type ParameterAttributes = components['parameters']['Attributes'];
export type ParameterExcludedAttributes = components['parameters']['ExcludedAttributes'];
export type ParameterPathId = components['parameters']['PathId'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    getScimConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimConfiguration"];
                    "application/json": components["schemas"]["ScimConfiguration"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listScimResourceTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimResourceTypeList"];
                    "application/json": components["schemas"]["ScimResourceTypeList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getScimResourceType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the resource. Another one returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimResourceType"];
                    "application/json": components["schemas"]["ScimResourceType"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listScimSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both schemas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimSchemaList"];
                    "application/json": components["schemas"]["ScimSchemaList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getScimSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the resource. Another one returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimSchema"];
                    "application/json": components["schemas"]["ScimSchema"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listScimUsers: {
        parameters: {
            query?: {
                /**
                 * @description An expression of RFC 7644 §3.4.2.2 with up to 30 conditions, such as `userName eq "priya@northwind.example"`.
                 *     All operators and `and`, `or`, `not`, parentheses, and value filters work.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Number of the first result, from 1. Anything less means 1. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description The most results to return; a response has 200 at most. Anything less than 0 means 0. */
                count?: components["parameters"]["Count"];
                /** @description The attribute to sort by. Resources are in the order of their creation without it. */
                sortBy?: components["parameters"]["SortBy"];
                /** @description Direction of the order. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Names of the attributes to return, separated by commas. `id` and `schemas` are always returned. */
                attributes?: components["parameters"]["Attributes"];
                /** @description Names of attributes to leave out, separated by commas. */
                excludedAttributes?: components["parameters"]["ExcludedAttributes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUserList"];
                    "application/json": components["schemas"]["ScimUserList"];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createScimUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimUserBody"];
                "application/json": components["schemas"]["ScimUserBody"];
            };
        };
        responses: {
            /** @description The user. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                    "application/json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["InvalidNewUser"];
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["UserConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getScimUser: {
        parameters: {
            query?: {
                /** @description Names of the attributes to return, separated by commas. `id` and `schemas` are always returned. */
                attributes?: components["parameters"]["Attributes"];
                /** @description Names of attributes to leave out, separated by commas. */
                excludedAttributes?: components["parameters"]["ExcludedAttributes"];
            };
            header?: {
                /** @description Versions that the caller has. The response is 304 if the resource is still one of them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                    "application/json": components["schemas"]["ScimUser"];
                };
            };
            /** @description The user still has the version of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimUserBody"];
                "application/json": components["schemas"]["ScimUserBody"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                    "application/json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["InvalidUser"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UserChangeConflict"];
            412: components["responses"]["VersionChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OwnerStays"];
            412: components["responses"]["VersionChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    changeScimUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimPatchBody"];
                "application/json": components["schemas"]["ScimPatchBody"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                    "application/json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["InvalidUserPatch"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UserChangeConflict"];
            412: components["responses"]["VersionChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listScimGroups: {
        parameters: {
            query?: {
                /**
                 * @description An expression of RFC 7644 §3.4.2.2 with up to 30 conditions, such as `userName eq "priya@northwind.example"`.
                 *     All operators and `and`, `or`, `not`, parentheses, and value filters work.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Number of the first result, from 1. Anything less means 1. */
                startIndex?: components["parameters"]["StartIndex"];
                /** @description The most results to return; a response has 200 at most. Anything less than 0 means 0. */
                count?: components["parameters"]["Count"];
                /** @description The attribute to sort by. Resources are in the order of their creation without it. */
                sortBy?: components["parameters"]["SortBy"];
                /** @description Direction of the order. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Names of the attributes to return, separated by commas. `id` and `schemas` are always returned. */
                attributes?: components["parameters"]["Attributes"];
                /** @description Names of attributes to leave out, separated by commas. */
                excludedAttributes?: components["parameters"]["ExcludedAttributes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimGroupList"];
                    "application/json": components["schemas"]["ScimGroupList"];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createScimGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimGroupBody"];
                "application/json": components["schemas"]["ScimGroupBody"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimGroup"];
                    "application/json": components["schemas"]["ScimGroup"];
                };
            };
            400: components["responses"]["InvalidGroup"];
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["GroupConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getScimGroup: {
        parameters: {
            query?: {
                /** @description Names of the attributes to return, separated by commas. `id` and `schemas` are always returned. */
                attributes?: components["parameters"]["Attributes"];
                /** @description Names of attributes to leave out, separated by commas. */
                excludedAttributes?: components["parameters"]["ExcludedAttributes"];
            };
            header?: {
                /** @description Versions that the caller has. The response is 304 if the resource is still one of them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimGroup"];
                    "application/json": components["schemas"]["ScimGroup"];
                };
            };
            /** @description The group still has the version of If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimGroupBody"];
                "application/json": components["schemas"]["ScimGroupBody"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimGroup"];
                    "application/json": components["schemas"]["ScimGroup"];
                };
            };
            400: components["responses"]["InvalidGroup"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GroupConflict"];
            412: components["responses"]["VersionChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    changeScimGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions that the call is for, as in `ETag`, or `*`. Any other version returns 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The `id` of the resource. One of another organization returns 404. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimPatchBody"];
                "application/json": components["schemas"]["ScimPatchBody"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimGroup"];
                    "application/json": components["schemas"]["ScimGroup"];
                };
            };
            400: components["responses"]["InvalidGroupPatch"];
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GroupConflict"];
            412: components["responses"]["VersionChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listScimUsers: 'startIndex' | 'count' | 'sortOrder';
    listScimGroups: 'startIndex' | 'count' | 'sortOrder';
}
