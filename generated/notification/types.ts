// Generated from openapi/notification by npm run generate. Do not edit.

export interface paths {
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description All contacts of the active account, the primary one first, then the oldest first; there are 100 at
         *     most. For account owners, also restricted ones. Those whose address is not confirmed yet are in the
         *     list too, with a `confirmation_timestamp` that is null or the zero date.
         */
        get: operations["listContacts"];
        /**
         * Add a contact
         * @description Adds a contact to the active account and sends a confirmation mail to its address. For account
         *     owners, also restricted ones. Until the link in the mail is followed the contact gets nothing else.
         *
         *     A new contact is subscribed to `usage-90`, `usage-100` and `expiring`, the notices of a service that
         *     is about to stop; other topics are subscribed to one by one. An account has 100 contacts at most,
         *     and an address stands in it once, so that a repeated call adds nothing.
         */
        put: operations["createContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact
         * @description One contact of the active account, with its topics. For account owners, also restricted ones.
         */
        get: operations["getContact"];
        put?: never;
        /**
         * Change a contact
         * @description Sets all six fields; an empty text clears one. Topics and the primary contact have calls of their
         *     own. For account owners, also restricted ones.
         *
         *     Another e-mail address, other than in upper and lower case, has to be confirmed again:
         *     `confirmation_timestamp` becomes null, a confirmation mail goes to the new address and a note of the
         *     change to the old one, and links mailed earlier stop working. Until the confirmation the contact
         *     gets no notices, also where it is the primary one; so add and confirm a second contact before
         *     changing the only one.
         */
        post: operations["updateContact"];
        /**
         * Delete a contact
         * @description Removes the contact with its topics, for good. It gets no mail about it, and links that were mailed
         *     to it stop working. For account owners, also restricted ones. The primary contact can't be deleted:
         *     choose another one first. A repeated call answers 404.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/topics/{topic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Subscribe a contact to a topic
         * @description From now on the contact gets the notices of the topic. For account owners, also restricted ones. A
         *     contact that is not confirmed yet can be subscribed too; the notices start with its confirmation.
         *     Subscribing once more changes nothing.
         */
        put: operations["subscribeContact"];
        post?: never;
        /**
         * Unsubscribe a contact from a topic
         * @description From now on the contact gets no notices of the topic. For account owners, also restricted ones.
         *     Nothing warns when nobody is left who gets them. Unsubscribing once more changes nothing.
         */
        delete: operations["unsubscribeContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account_id}/contacts/{contact_id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a contact's e-mail address
         * @description Confirms the address with the token of the mailed link, which names the account and the contact too.
         *     Anybody who holds the token may call it; no login is needed. From then on the contact gets the
         *     notices of its topics. A further call with the same token changes nothing and says so.
         *
         *     A token lives for seven days. A change of the address, a newer mail and the contact's deletion end
         *     it. A contact that does not exist answers like a wrong token, so nobody learns which there are.
         */
        post: operations["confirmContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/confirmation/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation mail of a contact again
         * @description Sends a fresh confirmation link to the contact's address; earlier links stop working. For account
         *     owners, also restricted ones. One mail a minute for each contact: the answer says when the next may
         *     be asked for, and a call before that answers 429 with the time that is left.
         */
        post: operations["resendContactConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own topics
         * @description What the signed-in person gets notices of. They go to the username, and are about every account that
         *     the person belongs to. A new person has `security` alone.
         */
        get: operations["listProfileTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/topics/{topic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Subscribe oneself to a topic
         * @description From now on the signed-in person gets the notices of the topic, about every account that the person
         *     belongs to. Contacts of the accounts stay as they are. Subscribing once more changes nothing.
         */
        put: operations["subscribeProfile"];
        post?: never;
        /**
         * Unsubscribe oneself from a topic
         * @description From now on the signed-in person gets no notices of the topic. Mails about the person's own login,
         *     such as a changed password, belong to no topic and are still sent. Unsubscribing once more changes
         *     nothing.
         */
        delete: operations["unsubscribeProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the primary contact
         * @description The contact that stands for the active account. For account owners, also restricted ones. Null for
         *     an account from before there were contacts, until one is chosen.
         */
        get: operations["getPrimaryProfile"];
        put?: never;
        /**
         * Choose the primary contact
         * @description Makes a contact of the active account its primary one; the one before stays a contact, with its
         *     topics. For account owners only. Both get a mail about it. The contact has to be confirmed. Choosing
         *     the present one changes nothing and sends nothing.
         */
        post: operations["choosePrimaryProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the contacts of all accounts
         * @description A page of the contacts, of whichever account, whose name, e-mail address, company or position
         *     contains the text, or whose number it is; the latest added first. For staff. Each entry says which
         *     account it belongs to.
         */
        get: operations["searchContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of an account
         * @description All contacts of an account, as its owners see them: the primary one first, then the oldest first.
         *     For staff, who can read there why somebody gets no notices. Only the account's owners change
         *     contacts.
         */
        get: operations["listAccountContacts"];
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
         * @description Number of a contact.
         * @example 3302
         */
        ContactId: number;
        /**
         * @description Company; empty when it is not known.
         * @example Northwind Traders
         */
        Company: string;
        /**
         * Format: email
         * @description E-mail address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /**
         * @description First name, in letters of any script and no address of the web; empty when it is not known.
         * @example Dana
         */
        FirstName: string;
        /**
         * @description Last name, in letters of any script and no address of the web; empty when it is not known.
         * @example Reyes
         */
        LastName: string;
        /**
         * @description Telephone number as it was typed, with or without an extension; empty when it is not known. Of the
         *     United States with or without its country code, of elsewhere with a plus sign and its code.
         * @example +1 801 555 0142
         */
        Phone: string;
        /**
         * @description Position in the company, without special characters; empty when it is not known.
         * @example Head of operations
         */
        Position: string;
        /**
         * @description What a notice can be about.
         *
         *     - `usage-25`, `usage-50`, `usage-70`, `usage-90`, `usage-100`: that share of a subscription's lookups, in
         *       percent, is used up. At 100 the service stops unless something renews it.
         *     - `expiring`: a subscription that will not renew itself is about to end.
         *     - `renewal`: a subscription is about to renew itself, has done so, or could not.
         *     - `receipts`: an order was paid; the mail holds the receipt.
         *     - `key-limit`: a key comes close to its own limit, or has reached it.
         *     - `security`: changes that matter to safety, such as a new secret key, a new owner or single sign-on
         *       switched on or off.
         *     - `product-news`: new products and changes of the present ones.
         * @example usage-90
         * @enum {string}
         */
        Topic: "usage-25" | "usage-50" | "usage-70" | "usage-90" | "usage-100" | "expiring" | "renewal" | "receipts" | "key-limit" | "security" | "product-news";
        /** @description The topics subscribed to, each once, in the order of the list of topics. */
        Topics: components["schemas"]["Topic"][];
        /**
         * Format: date-time
         * @description A moment, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description When the address was confirmed. Null until then; records of old have the zero date,
         *     0001-01-01T00:00:00Z, which means the same.
         */
        ConfirmationTimestamp: components["schemas"]["Timestamp"] | null;
        /** @description Somebody whom an account wants to be written to. A field that is not known is empty. */
        Contact: {
            id: components["schemas"]["ContactId"];
            company: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            topics: components["schemas"]["Topics"];
            confirmation_timestamp: components["schemas"]["ConfirmationTimestamp"];
            /**
             * @description Whether it is the account's primary contact. One contact at most is.
             * @example false
             */
            primary: boolean;
        };
        /** @description All contacts of an account. */
        ContactList: {
            /** @description The contacts, the primary one first, then the oldest first. */
            contacts: components["schemas"]["Contact"][];
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
         * @description A new contact. Company, phone and position are empty when they are left out. Names may be empty too,
         *     for a mailbox that is nobody's own.
         */
        CreateContactBody: {
            company?: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone?: components["schemas"]["Phone"];
            position?: components["schemas"]["Position"];
        };
        /** @description A contact as it shall be, whole. An empty text clears a field. */
        UpdateContactBody: {
            company: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /** @description Proof that the mail was read. */
        ConfirmContactBody: {
            /**
             * @description Token of the link, 256 random bits in base64url.
             * @example Yx3vQ0cN7mTzKp5LrB2sWdJ8eHgUa6FiOt1nXj9RkVE
             */
            token: string;
        };
        /**
         * @description Name of an account, as people see it.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description What the confirmation came to. */
        ContactConfirmation: {
            /**
             * @description Whether this call confirmed the address or an earlier one did.
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "already-confirmed";
            email: components["schemas"]["Email"];
            account_label: components["schemas"]["AccountLabel"];
        };
        /** @description Where a confirmation mail went, and when the next one may be asked for. */
        ContactConfirmationSent: {
            email: components["schemas"]["Email"];
            /** @description From then on another mail may be asked for. */
            resend_available: components["schemas"]["Timestamp"];
        };
        /** @description What a person gets notices of. */
        ProfileTopics: {
            topics: components["schemas"]["Topics"];
        };
        /** @description Who stands for the account. */
        PrimaryProfile: {
            /** @description The primary contact; null while there is none. */
            contact: components["schemas"]["Contact"] | null;
        };
        /** @description Who shall stand for the account. */
        ChoosePrimaryProfileBody: {
            contact_id: components["schemas"]["ContactId"];
        };
        /** @description A contact that was found, and whose it is. */
        ContactSearchEntry: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            id: components["schemas"]["ContactId"];
            company: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            position: components["schemas"]["Position"];
            confirmation_timestamp: components["schemas"]["ConfirmationTimestamp"];
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
        /** @description One page of the contacts that were found. */
        ContactSearchPage: {
            /** @description The contacts of the page, the latest added first. */
            contacts: components["schemas"]["ContactSearchEntry"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
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
        AccountOwnerRequired: {
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
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        AccountOwnerRequiredOrOtherOrigin: {
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
        /** @description A parameter is not as described. */
        InvalidIdOrTopic: {
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
        /** @description The person has to choose a password of their own before anything else. */
        PasswordChangeRequired: {
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
    };
    parameters: {
        /** @description Number of the contact. */
        PathContactId: components["schemas"]["ContactId"];
        /** @description The topic. */
        PathTopic: components["schemas"]["Topic"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type ContactId = components['schemas']['ContactId'];
export type Company = components['schemas']['Company'];
export type Email = components['schemas']['Email'];
export type FirstName = components['schemas']['FirstName'];
export type LastName = components['schemas']['LastName'];
export type Phone = components['schemas']['Phone'];
export type Position = components['schemas']['Position'];
export type Topic = components['schemas']['Topic'];
export type Topics = components['schemas']['Topics'];
export type Timestamp = components['schemas']['Timestamp'];
export type ConfirmationTimestamp = components['schemas']['ConfirmationTimestamp'];
export type Contact = components['schemas']['Contact'];
export type ContactList = components['schemas']['ContactList'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateContactBody = components['schemas']['CreateContactBody'];
export type UpdateContactBody = components['schemas']['UpdateContactBody'];
export type AccountId = components['schemas']['AccountId'];
export type ConfirmContactBody = components['schemas']['ConfirmContactBody'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type ContactConfirmation = components['schemas']['ContactConfirmation'];
export type ContactConfirmationSent = components['schemas']['ContactConfirmationSent'];
export type ProfileTopics = components['schemas']['ProfileTopics'];
export type PrimaryProfile = components['schemas']['PrimaryProfile'];
export type ChoosePrimaryProfileBody = components['schemas']['ChoosePrimaryProfileBody'];
export type ContactSearchEntry = components['schemas']['ContactSearchEntry'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type ContactSearchPage = components['schemas']['ContactSearchPage'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseAccountOwnerRequired = components['responses']['AccountOwnerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseAccountOwnerRequiredOrOtherOrigin = components['responses']['AccountOwnerRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInvalidIdOrTopic = components['responses']['InvalidIdOrTopic'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponsePasswordChangeRequired = components['responses']['PasswordChangeRequired'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ParameterPathContactId = components['parameters']['PathContactId'];
export type ParameterPathTopic = components['parameters']['PathTopic'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContactBody"];
            };
        };
        responses: {
            /** @description The contact, not confirmed yet. A mail is on its way to it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description A field is missing or not as described, or the address is of a kind that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            /** @description The account has this contact already, or as many contacts as it can have. */
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
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the contact. */
                id: components["parameters"]["PathContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the contact. */
                id: components["parameters"]["PathContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContactBody"];
            };
        };
        responses: {
            /** @description The contact as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description A field is missing or not as described, or the address is of a kind that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description Another contact of the account has this address. */
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
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the contact. */
                id: components["parameters"]["PathContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description It is the primary contact. */
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
    subscribeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the contact. */
                id: components["parameters"]["PathContactId"];
                /** @description The topic. */
                topic: components["parameters"]["PathTopic"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidIdOrTopic"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    unsubscribeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the contact. */
                id: components["parameters"]["PathContactId"];
                /** @description The topic. */
                topic: components["parameters"]["PathTopic"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidIdOrTopic"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account, from the mailed link. */
                account_id: components["schemas"]["AccountId"];
                /** @description Number of the contact, from the mailed link. */
                contact_id: components["schemas"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmContactBody"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactConfirmation"];
                };
            };
            /** @description The link is wrong or too old, or the request is not as described. */
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
    resendContactConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the contact. */
                id: components["parameters"]["PathContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactConfirmationSent"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listProfileTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTopics"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    subscribeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The topic. */
                topic: components["parameters"]["PathTopic"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTopics"];
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    unsubscribeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The topic. */
                topic: components["parameters"]["PathTopic"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTopics"];
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPrimaryProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The primary contact, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryProfile"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    choosePrimaryProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoosePrimaryProfileBody"];
            };
        };
        responses: {
            /** @description The primary contact as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryProfile"];
                };
            };
            /** @description The field is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The contact's address is not confirmed. */
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
    searchContacts: {
        parameters: {
            query: {
                /** @description What to look for, in upper or lower case. */
                text: string;
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
                    "application/json": components["schemas"]["ContactSearchPage"];
                };
            };
            /** @description A parameter is missing or not as described. */
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
        };
    };
    listAccountContacts: {
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
            /** @description The contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}

export interface QueryDefaults {
    searchContacts: 'page' | 'page_size';
}
