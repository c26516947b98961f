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
         * @description A page of the active account's contacts. For account owners, including restricted ones. By default the
         *     primary one comes first, then the oldest; every other order is plain. Those whose address is not
         *     confirmed yet are in the list too, with a `confirmation_timestamp` that is null or the zero date.
         *
         *     The response also says which of the notices that matter most reach none of their recipients, whatever
         *     the list is filtered by.
         */
        get: operations["listContacts"];
        /**
         * Add a contact
         * @description Adds a contact to the active account and sends a confirmation email to its address. For account
         *     owners, including restricted ones. Until the link in the email is followed, the contact gets no other
         *     email.
         *
         *     The contact is subscribed to `topics`. Without them, it is subscribed to `usage-90`, `usage-100`, and
         *     `expiring`, the notices of a service that is about to stop. An account has at most 5,000 contacts, each
         *     with a different address, so a repeated call adds nothing.
         *
         *     A repeated call is rejected with `contact-exists`. At most 60 calls from an address in 10 minutes.
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
         * @description One contact of the active account, with its topics. For account owners, including restricted ones.
         */
        get: operations["getContact"];
        put?: never;
        /**
         * Change a contact
         * @description Sets all six fields; an empty string clears one. Topics and the primary contact have their own
         *     calls. For account owners, including restricted ones. An edit of an outdated version is rejected.
         *
         *     Another email address, apart from upper and lower case, has to be confirmed again:
         *     `confirmation_timestamp` becomes null, a confirmation email goes to the new address and a notice of
         *     the change to the old one, if that was confirmed, and links emailed earlier stop working. Until the confirmation the contact
         *     gets no notices, even if it is the primary one, so add and confirm a second contact before changing
         *     the only one.
         *
         *     A repeated call is rejected with `contact-changed`. At most 60 calls from an address in 10 minutes.
         */
        post: operations["updateContact"];
        /**
         * Delete a contact
         * @description Deletes the contact with its topics. It gets no email about this, and links that were emailed to it stop
         *     working. For 30 days it can be restored as it was. For account owners, including restricted ones. The
         *     primary contact can't be deleted: choose another one first.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted contact
         * @description Takes back the deletion of a contact: its fields, topics and confirmation are as they were, and so is
         *     a link that waits in its mailbox. It gets no email about this. For account owners, including restricted
         *     ones. It is possible for 30 days, after which the contact is not found. Restoring one that is not
         *     deleted changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["restoreContact"];
        delete?: never;
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
         * @description Subscribes the contact to notices of the topic. For account owners, including restricted ones. A contact
         *     that is not confirmed yet can be subscribed too; the notices start with its confirmation.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["subscribeContact"];
        post?: never;
        /**
         * Unsubscribe a contact from a topic
         * @description Unsubscribes the contact from notices of the topic. For account owners, including restricted ones.
         *     `unheard` of the list says when no one is left for a topic that matters.
         *
         *     A repeated call changes nothing more.
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
         * Confirm a contact's email address
         * @description Confirms the address with the token of the emailed link, which names the account and the contact too.
         *     Anyone who holds the token can call it, without a login. From then on the contact gets the
         *     notices of its topics. Another call with the same token changes nothing and says so.
         *
         *     A token is valid for seven days. A change of the address, a newer email and the contact's deletion
         *     end it. A token of one account confirms nothing in another. Confirming an address that took no email for a
         *     while lets notices go there again. An unknown contact gets the same response as a wrong token, so the response does not reveal
         *     which contacts exist.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
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
         * Send the confirmation email of a contact again
         * @description Sends a new confirmation link to the contact's address; earlier links stop working. For account
         *     owners, including restricted ones. Also for a confirmed address that takes no email: that it does again is
         *     proven by following the link. One email per minute for each contact: the response says when the next
         *     can be requested, and a call before that returns 429 with the remaining time.
         *
         *     A repeated call is rejected with `too-many-requests`. At most 30 calls from an address in 10 minutes.
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
         * List your own topics
         * @description The topics of the logged-in person. Notices go to the username and cover every account the person
         *     belongs to. A person who has chosen nothing has `usage-90`, `usage-100`, `key-limit` and `security`: what
         *     stops lookups or is about to, and what changes who may do what.
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
         * Subscribe yourself to a topic
         * @description Subscribes the logged-in person to notices of the topic, for every account the person belongs to.
         *     Contacts of the accounts are unchanged.
         *
         *     A repeated call changes nothing more.
         */
        put: operations["subscribeProfile"];
        post?: never;
        /**
         * Unsubscribe yourself from a topic
         * @description Unsubscribes the logged-in person from notices of the topic. Emails about the person's own login, such
         *     as a changed password, have no topic and are still sent.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["unsubscribeProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose your own time zone
         * @description Sets the time zone in which notices to the logged-in person give times, for all accounts. Contacts of
         *     an account get the zone of its first owner.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["updateProfileTimeZone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe an address by a link
         * @description Ends the notices that the link is about: for a contact, those of its account; for a person, those of
         *     every account that the person belongs to, as the person's own topics do. Notices that wait for the next
         *     email are not sent either.
         *
         *     The emails themselves name `/unsubscribe/one-click` for email programs that unsubscribe with one click
         *     (RFC 8058).
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
         */
        post: operations["unsubscribeFromNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscriptions/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a link to unsubscribe
         * @description Returns what the link in a notice ends: which topics of which account, and for which address. Nothing
         *     changes. Anyone who has the link can call it; the link proves that the email was read.
         *
         *     A link does not expire. It is no longer valid once its address is neither that of a contact of the
         *     account nor that of a person.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
         */
        post: operations["findUnsubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscriptions/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an address again by a link
         * @description Takes `unsubscribeFromNotices` back: the address gets these notices again.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
         */
        post: operations["undoUnsubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what became of emails
         * @description The email provider calls this when a mailbox rejects an email for good, or someone calls an email unwanted.
         *     From then on all contacts with the address are undeliverable: no notices go there until the address is
         *     changed, or confirmed again. What happened before a confirmation does not count. An email that is late, or
         *     has arrived, changes nothing.
         *
         *     No login: the call is signed as [Standard Webhooks](https://www.standardwebhooks.com) says, with a secret
         *     that the provider shares with us. A signature is valid for five minutes. An ID is taken once: repeating
         *     it, also with a new signature, returns the same response and changes nothing.
         *
         *     A repeated call changes nothing more. At most 1,200 calls from an address in a minute.
         */
        post: operations["reportMailEvents"];
        delete?: never;
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
         * @description The contact that represents the active account. For account owners, including restricted ones. Null
         *     for an account that is older than contacts, until one is chosen.
         */
        get: operations["getPrimaryProfile"];
        put?: never;
        /**
         * Choose the primary contact
         * @description Makes a contact of the active account its primary one; the earlier one stays a contact, with its
         *     topics. For account owners only. Both get an email. The contact must be confirmed, and take email.
         *     Choosing the current one changes nothing and sends nothing.
         *
         *     A repeated call changes nothing more.
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
         * @description A page of the contacts of all accounts whose name, email address, company or position has words that
         *     begin with those of the text, ignoring case, or whose number it is, newest first. Of more than 1,000,
         *     only as many are listed and counted. For staff. Each entry names its account.
         *
         *     At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
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
    "/admin/contacts/undeliverable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts whose address takes no email
         * @description A page of the contacts of all accounts that get no notices because email to their address came back, or
         *     someone there called it unwanted; the longest first. For staff, who can ask the account for another address.
         *     Deleted contacts are not included.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listUndeliverableContacts"];
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
         * @description A page of the contacts of an account, as its owners see them. For staff, who can see here why a contact
         *     gets no notices. Only the account's owners can change contacts.
         *
         *     API tokens can't call it: it is for staff.
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
         * @description What a contact has to contain.
         * @example accounts
         */
        ContactSearchText: string;
        /**
         * @description Topics of notices.
         *
         *     - `usage-25`, `usage-50`, `usage-70`, `usage-90`, `usage-100`: that share of a subscription's lookups, in
         *       percent, is used up. At 100 the service stops unless something renews it.
         *     - `expiring`: a subscription that will not renew itself is about to end.
         *     - `renewal`: a subscription is about to renew itself, has done so, or could not.
         *     - `receipts`: an order was paid; the email holds the receipt.
         *     - `key-limit`: a key comes close to its own limit, or has reached it.
         *     - `security`: changes that matter for security, such as a new secret key, a new owner or single sign-on
         *       turned on or off.
         *     - `product-news`: new products and changes to current ones.
         * @example usage-90
         * @enum {string}
         */
        Topic: "usage-25" | "usage-50" | "usage-70" | "usage-90" | "usage-100" | "expiring" | "renewal" | "receipts" | "key-limit" | "security" | "product-news";
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
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /**
         * @description First name, in letters of any script, without web addresses; empty when it is not known.
         * @example Dana
         */
        FirstName: string;
        /**
         * @description Last name, in letters of any script, without web addresses; empty when it is not known.
         * @example Reyes
         */
        LastName: string;
        /**
         * @description Telephone number as it was typed, with or without an extension; empty when it is not known. US numbers
         *     with or without the country code, all others with a plus sign and their code.
         * @example +1 801 555 0142
         */
        Phone: string;
        /**
         * @description Position in the company, without special characters; empty when it is not known.
         * @example Head of operations
         */
        Position: string;
        /** @description The subscribed topics, each once, in the order of the list of topics. */
        Topics: components["schemas"]["Topic"][];
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description When the address was confirmed. Null until then; records from old systems have the zero date,
         *     0001-01-01T00:00:00Z, which means the same.
         */
        ConfirmationTimestamp: components["schemas"]["Timestamp"] | null;
        /** @description An address that takes no email. */
        Undeliverable: {
            /** @description When the email provider reported it. */
            since: components["schemas"]["Timestamp"];
            /**
             * @description `bounced`: the mailbox does not exist or rejects email for good. `complained`: someone there called an
             *     email unwanted.
             * @example bounced
             * @enum {string}
             */
            reason: "bounced" | "complained";
        };
        /**
         * @description Counts the edits of the six fields. An edit names the version it started from and is rejected if the
         *     contact has been edited since, so that people do not overwrite each other.
         * @example 1
         */
        ContactVersion: number;
        /** @description Someone who gets an account's notices. Unknown fields are empty. */
        Contact: {
            id: components["schemas"]["ContactId"];
            company: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            topics: components["schemas"]["Topics"];
            /**
             * @description Topics that the member with this address has turned off for themselves: no notice about them goes to the
             *     contact, even if `topics` has them. Empty if no member of the account has the address.
             */
            turned_off: components["schemas"]["Topics"];
            confirmation_timestamp: components["schemas"]["ConfirmationTimestamp"];
            /** @description When the last confirmation email was sent; null if the address is confirmed, or there was none. */
            confirmation_sent: components["schemas"]["Timestamp"] | null;
            /** @description When the link of that email stops working; null without one. */
            confirmation_expires: components["schemas"]["Timestamp"] | null;
            /** @description When the next confirmation email can be requested; null without one. */
            resend_available: components["schemas"]["Timestamp"] | null;
            /**
             * @description Why no notices go to the address, although it may be confirmed; null if they do. It ends when the
             *     address is changed, or confirmed again.
             */
            undeliverable: components["schemas"]["Undeliverable"] | null;
            /**
             * @description Whether it is the account's primary contact. At most one contact is.
             * @example false
             */
            primary: boolean;
            version: components["schemas"]["ContactVersion"];
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
        /** @description One page of the contacts of an account. */
        ContactPage: {
            /** @description The contacts of the page. */
            contacts: components["schemas"]["Contact"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            /**
             * @description Which of `usage-100`, `expiring` and `receipts` reach no confirmed and deliverable contact of the
             *     account and no member who follows them, in the order of the list of topics.
             */
            unheard: components["schemas"]["Topic"][];
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
         * @description A new contact. Omitted company, phone and position are empty. Names may be empty too, for a shared
         *     mailbox.
         */
        CreateContactBody: {
            company?: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone?: components["schemas"]["Phone"];
            position?: components["schemas"]["Position"];
            topics?: components["schemas"]["Topics"];
        };
        /** @description All fields of a contact. An empty string clears a field. */
        UpdateContactBody: {
            company: components["schemas"]["Company"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            position: components["schemas"]["Position"];
            version: components["schemas"]["ContactVersion"];
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /** @description Proof that the email was read. */
        ConfirmContactBody: {
            /**
             * @description Token of the link, 256 random bits in base64url.
             * @example Yx3vQ0cN7mTzKp5LrB2sWdJ8eHgUa6FiOt1nXj9RkVE
             */
            token: string;
        };
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description Result of the confirmation. */
        ContactConfirmation: {
            /**
             * @description Whether this call or an earlier one confirmed the address.
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "already-confirmed";
            email: components["schemas"]["Email"];
            account_label: components["schemas"]["AccountLabel"];
        };
        /** @description Where a confirmation email went, and when the next one can be requested. */
        ContactConfirmationSent: {
            email: components["schemas"]["Email"];
            /** @description When another email can be requested. */
            resend_available: components["schemas"]["Timestamp"];
        };
        /**
         * @description Name of a time zone of the [tz database](https://www.iana.org/time-zones).
         * @example America/Denver
         */
        TimeZone: string;
        /** @description The topics of a person. */
        ProfileTopics: {
            topics: components["schemas"]["Topics"];
            /** @description In which times in notices are given; null until the person has chosen one, which means UTC. */
            time_zone: components["schemas"]["TimeZone"] | null;
        };
        /** @description The new time zone. */
        UpdateProfileTimeZoneBody: {
            time_zone: components["schemas"]["TimeZone"];
        };
        /** @description The token of a link. */
        UnsubscribeLinkBody: {
            /**
             * @description Token of the link, from the part of its address after the `#`.
             * @example 4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk
             */
            token: string;
        };
        /** @description What a link to unsubscribe is about. */
        Unsubscription: {
            email: components["schemas"]["Email"];
            account_label: components["schemas"]["AccountLabel"];
            topics: components["schemas"]["Topics"];
            /**
             * @description Whether the address gets notices about at least one of the topics.
             * @example false
             */
            subscribed: boolean;
        };
        /** @description What became of one email. */
        MailEvent: {
            /**
             * @description `bounced`: the mailbox rejects email for good. `complained`: someone there called the email unwanted.
             *     `delayed`: it is rejected for now. `delivered`: it has arrived.
             * @example bounced
             * @enum {string}
             */
            type: "bounced" | "complained" | "delayed" | "delivered";
            email: components["schemas"]["Email"];
            /** @description When it happened. */
            occurred: components["schemas"]["Timestamp"];
        };
        /** @description What became of emails. */
        ReportMailEventsBody: {
            /** @description The events, in any order. */
            events: components["schemas"]["MailEvent"][];
        };
        /** @description The primary contact. */
        PrimaryProfile: {
            /** @description The primary contact; null if there is none. */
            contact: components["schemas"]["Contact"] | null;
        };
        /** @description The new primary contact. */
        ChoosePrimaryProfileBody: {
            contact_id: components["schemas"]["ContactId"];
        };
        /** @description A contact that was found, with its account. */
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
        /** @description One page of the contacts that were found. */
        ContactSearchPage: {
            /** @description The contacts of the page, newest first. */
            contacts: components["schemas"]["ContactSearchEntry"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description A contact whose address takes no email, with its account. */
        UndeliverableContact: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            id: components["schemas"]["ContactId"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            /**
             * @description Whether it is the primary contact of the account.
             * @example false
             */
            primary: boolean;
            /** @description Since when it gets nothing. */
            since: components["schemas"]["Timestamp"];
            /**
             * @description Why. `complained`, someone there called our email unwanted.
             * @example bounced
             * @enum {string}
             */
            cause: "bounced" | "complained";
        };
        /** @description One page of the contacts whose address takes no email. */
        UndeliverableContactPage: {
            /** @description The contacts of the page, the longest undeliverable first. */
            contacts: components["schemas"]["UndeliverableContact"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
    };
    responses: {
        /** @description A parameter is invalid. */
        InvalidContactQuery: {
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
        AccountOwnerRequired: {
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
        /** @description A parameter is invalid. */
        InvalidNumber: {
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
        /** @description A parameter is invalid. */
        InvalidIdOrTopic: {
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
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person has to choose their own password first. */
        PasswordChangeRequired: {
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
        /** @description The person lacks the role, which only staff have. */
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
        /**
         * @deprecated
         * @description The earlier name of `search`.
         *
         *     Deprecated: Use `search`. It ends on 2027-06-30.
         */
        ContactText: components["schemas"]["ContactSearchText"];
        /** @description Returns only the contacts whose name, email address, company or position contains this text, ignoring case. */
        ContactSearch: components["schemas"]["ContactSearchText"];
        /** @description Returns only the contacts with this topic. */
        ContactTopic: components["schemas"]["Topic"];
        /**
         * @description Returns only the contacts in this state. `undeliverable` are those whose address takes no email, confirmed or
         *     not; the other two are deliverable.
         */
        ContactState: "confirmed" | "unconfirmed" | "undeliverable";
        /**
         * @description Sort order of the list: when they were added, email address, or name as it is read, the first name
         *     first.
         */
        ContactSort: "added" | "email" | "name";
        /** @description Sort direction. Ascending by `added`, the primary contact comes before all others. */
        ContactDirection: "asc" | "desc";
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Number of the contact. */
        PathContactId: components["schemas"]["ContactId"];
        /** @description The topic. */
        PathTopic: components["schemas"]["Topic"];
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type ContactSearchText = components['schemas']['ContactSearchText'];
export type Topic = components['schemas']['Topic'];
export type ContactId = components['schemas']['ContactId'];
export type Company = components['schemas']['Company'];
export type Email = components['schemas']['Email'];
export type FirstName = components['schemas']['FirstName'];
export type LastName = components['schemas']['LastName'];
export type Phone = components['schemas']['Phone'];
export type Position = components['schemas']['Position'];
export type Topics = components['schemas']['Topics'];
export type Timestamp = components['schemas']['Timestamp'];
export type ConfirmationTimestamp = components['schemas']['ConfirmationTimestamp'];
export type Undeliverable = components['schemas']['Undeliverable'];
export type ContactVersion = components['schemas']['ContactVersion'];
export type Contact = components['schemas']['Contact'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type ContactPage = components['schemas']['ContactPage'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateContactBody = components['schemas']['CreateContactBody'];
export type UpdateContactBody = components['schemas']['UpdateContactBody'];
export type AccountId = components['schemas']['AccountId'];
export type ConfirmContactBody = components['schemas']['ConfirmContactBody'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type ContactConfirmation = components['schemas']['ContactConfirmation'];
export type ContactConfirmationSent = components['schemas']['ContactConfirmationSent'];
export type TimeZone = components['schemas']['TimeZone'];
export type ProfileTopics = components['schemas']['ProfileTopics'];
export type UpdateProfileTimeZoneBody = components['schemas']['UpdateProfileTimeZoneBody'];
export type UnsubscribeLinkBody = components['schemas']['UnsubscribeLinkBody'];
export type Unsubscription = components['schemas']['Unsubscription'];
export type MailEvent = components['schemas']['MailEvent'];
export type ReportMailEventsBody = components['schemas']['ReportMailEventsBody'];
export type PrimaryProfile = components['schemas']['PrimaryProfile'];
export type ChoosePrimaryProfileBody = components['schemas']['ChoosePrimaryProfileBody'];
export type ContactSearchEntry = components['schemas']['ContactSearchEntry'];
export type ContactSearchPage = components['schemas']['ContactSearchPage'];
export type UndeliverableContact = components['schemas']['UndeliverableContact'];
export type UndeliverableContactPage = components['schemas']['UndeliverableContactPage'];
export type ResponseInvalidContactQuery = components['responses']['InvalidContactQuery'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseAccountOwnerRequired = components['responses']['AccountOwnerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseAccountOwnerRequiredOrOtherOrigin = components['responses']['AccountOwnerRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInvalidIdOrTopic = components['responses']['InvalidIdOrTopic'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponsePasswordChangeRequired = components['responses']['PasswordChangeRequired'];
export type ResponseInvalidLink = components['responses']['InvalidLink'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ParameterContactText = components['parameters']['ContactText'];
export type ParameterContactSearch = components['parameters']['ContactSearch'];
export type ParameterContactTopic = components['parameters']['ContactTopic'];
export type ParameterContactState = components['parameters']['ContactState'];
export type ParameterContactSort = components['parameters']['ContactSort'];
export type ParameterContactDirection = components['parameters']['ContactDirection'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPathContactId = components['parameters']['PathContactId'];
export type ParameterPathTopic = components['parameters']['PathTopic'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description The earlier name of `search`.
                 *
                 *     Deprecated: Use `search`. It ends on 2027-06-30.
                 */
                text?: components["parameters"]["ContactText"];
                /** @description Returns only the contacts whose name, email address, company or position contains this text, ignoring case. */
                search?: components["parameters"]["ContactSearch"];
                /** @description Returns only the contacts with this topic. */
                topic?: components["parameters"]["ContactTopic"];
                /**
                 * @description Returns only the contacts in this state. `undeliverable` are those whose address takes no email, confirmed or
                 *     not; the other two are deliverable.
                 */
                state?: components["parameters"]["ContactState"];
                /**
                 * @description Sort order of the list: when they were added, email address, or name as it is read, the first name
                 *     first.
                 */
                sort?: components["parameters"]["ContactSort"];
                /** @description Sort direction. Ascending by `added`, the primary contact comes before all others. */
                direction?: components["parameters"]["ContactDirection"];
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
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["InvalidContactQuery"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The contact, not confirmed yet. An email is on its way to it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description A field is missing or invalid, or the address is of a kind that is not accepted. */
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
            /** @description The account already has this contact, or has reached the maximum. */
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
            503: components["responses"]["Busy"];
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
            /** @description The updated contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description A field is missing or invalid, or the address is of a kind that is not accepted. */
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
            /** @description Someone else has edited the contact since, or another contact of the account has this address. */
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
            /** @description The contact was deleted. */
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
            503: components["responses"]["Busy"];
        };
    };
    restoreContact: {
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
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description Another contact has its address by now, or the account has reached the maximum. */
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
            /** @description The updated contact. */
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
            503: components["responses"]["Busy"];
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
            /** @description The updated contact. */
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
            503: components["responses"]["Busy"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account, from the emailed link. */
                account_id: components["schemas"]["AccountId"];
                /** @description Number of the contact, from the emailed link. */
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
            /** @description The link is wrong or too old, or the request is invalid. */
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
            /** @description An email is on its way. */
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
            /** @description The address is already confirmed. */
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["PasswordChangeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The updated topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTopics"];
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The updated topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTopics"];
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateProfileTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileTimeZoneBody"];
            };
        };
        responses: {
            /** @description The topics and the new time zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileTopics"];
                };
            };
            /** @description The time zone is missing or unknown. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    unsubscribeFromNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeLinkBody"];
            };
        };
        responses: {
            /** @description The address is unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscription"];
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
    findUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeLinkBody"];
            };
        };
        responses: {
            /** @description What the link is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscription"];
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
    undoUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeLinkBody"];
            };
        };
        responses: {
            /** @description The address is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscription"];
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
    reportMailEvents: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the message, the same each time that it is sent. */
                "Webhook-Id": string;
                /** @description When the message was signed, in seconds since 1970. */
                "Webhook-Timestamp": string;
                /**
                 * @description `v1,` and the HMAC-SHA256, in base64, of the ID, the timestamp and the body with dots between them.
                 *     While a secret is being replaced there can be several, with spaces between them.
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportMailEventsBody"];
            };
        };
        responses: {
            /** @description The events are taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The signature is wrong, or older than five minutes. */
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
            /**
             * @description This server shares no secret with an email provider, or all connections to our database are in use, which
             *     `Retry-After` comes with.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
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
            /** @description The new primary contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryProfile"];
                };
            };
            /** @description The field is missing or invalid. */
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
            503: components["responses"]["Busy"];
        };
    };
    searchContacts: {
        parameters: {
            query: {
                /** @description What to look for, ignoring case. */
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
            /** @description A parameter is missing or invalid. */
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
    listUndeliverableContacts: {
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
                    "application/json": components["schemas"]["UndeliverableContactPage"];
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
    listAccountContacts: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description The earlier name of `search`.
                 *
                 *     Deprecated: Use `search`. It ends on 2027-06-30.
                 */
                text?: components["parameters"]["ContactText"];
                /** @description Returns only the contacts whose name, email address, company or position contains this text, ignoring case. */
                search?: components["parameters"]["ContactSearch"];
                /** @description Returns only the contacts with this topic. */
                topic?: components["parameters"]["ContactTopic"];
                /**
                 * @description Returns only the contacts in this state. `undeliverable` are those whose address takes no email, confirmed or
                 *     not; the other two are deliverable.
                 */
                state?: components["parameters"]["ContactState"];
                /**
                 * @description Sort order of the list: when they were added, email address, or name as it is read, the first name
                 *     first.
                 */
                sort?: components["parameters"]["ContactSort"];
                /** @description Sort direction. Ascending by `added`, the primary contact comes before all others. */
                direction?: components["parameters"]["ContactDirection"];
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
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listContacts: 'sort' | 'direction' | 'page' | 'page_size';
    searchContacts: 'page' | 'page_size';
    listUndeliverableContacts: 'page' | 'page_size';
    listAccountContacts: 'sort' | 'direction' | 'page' | 'page_size';
}
