// Generated from openapi/payment by npm run generate. Do not edit.

export interface paths {
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards
         * @description All cards of the active account, the primary one first, then the newest. For those who may see
         *     billing. Expired cards stay in the list; they say so by their expiration.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Add a card
         * @description Adds the card that the vendor's token stands for, after the vendor has checked that it can be charged;
         *     nothing is charged. For those who may change billing. The card becomes primary if the account has no
         *     primary card.
         *
         *     The token comes from the card vendor's frame; a card number never comes here, and one that is sent in
         *     its place is refused. The proof of the bot protection is one for the action `AddPaymentMethod`.
         *
         *     A token serves once. The same token again, and a card that the account has already, add nothing:
         *     the answer is the card as it is kept, with the expiration and address that came last. An account can
         *     have 20 cards.
         */
        post: operations["authorizePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a card the primary one
         * @description Makes the card the one that renewals charge, from the next renewal on; the card that was primary
         *     before stays in the list. For those who may change billing. Making the primary card primary changes
         *     nothing. There is no body.
         */
        post: operations["setPrimaryPaymentMethod"];
        /**
         * Delete a card
         * @description Removes the card, here and at the card vendor, for good. For those who may change billing. The primary
         *     card and the last one may go too: no other card becomes primary by itself, so renewals have no card
         *     from then on. The answer says since when, and when the first renewal is due that would find none;
         *     warn the person with it, and offer to choose or add a card.
         *
         *     Past transactions keep the id of the card. A second call answers 404.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards of an account
         * @description All cards of any account, as its own people see them: the primary one first, then the newest. For
         *     staff. The vendor's tokens are masked for staff as well.
         */
        get: operations["listAccountPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay an order
         * @description Charges a card of the active account for one of its orders. For those who may change billing. `amount`
         *     repeats the order's `total_amount`: a person pays what the page showed, or nothing. The card may be any
         *     of the account's, not only the primary one.
         *
         *     On success the order is processed, its subscriptions stay on beyond the grace period, and the contacts
         *     that take the topic `receipts` get the receipt by mail. When the card is declined, the order stays
         *     unpaid and its grace period runs on; pay with another card, or the same one, under a new
         *     Idempotency-Key.
         *
         *     A second payment of the same order under another key waits for the first one and then answers
         *     `order-already-paid`. So two tabs never charge an order twice.
         */
        put: operations["processPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Charge an amount of one's own for an order
         * @description Charges a card of any account for one of its orders with the amount that staff agreed on with the
         *     customer. For staff. The amount need not be the order's total, and is not compared with it: check it
         *     before. Order and card must both be the account's.
         *
         *     The order is processed by it, as by any payment, and the contacts that take the topic `receipts` get
         *     the receipt by mail. When the card is declined, the order stays unpaid. The activity log has who
         *     charged it.
         */
        put: operations["processCustomPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transactions of an account
         * @description A page of any account's transactions, the newest first. For staff. Declined and voided tries are among
         *     them; only approved ones that are not voided have moved money. With `order_id`, those of one order; an
         *     order of another account has none here, so the list is empty.
         */
        get: operations["listAccountTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transactions/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a transaction
         * @description Gives a part of a transaction back, or all of it, to the card that paid. For staff. Refunds of one
         *     transaction together never exceed its amount; nothing is left to refund of a declined one. For an
         *     offline transaction the refund is only recorded: the money goes back the way it came.
         *
         *     The order stays paid and its subscriptions go on; terminate them separately if they should end. The
         *     reason goes into the activity log with who refunded. Each call with a new Idempotency-Key is another
         *     refund.
         */
        post: operations["refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/merchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the card payments of some days
         * @description A file of all approved card payments and of their refunds and voids, of all accounts, in the order in
         *     which they happened. For staff, to compare with what the card vendor paid out. Both days count, by UTC.
         *     Amounts are in cents; those of refunds and voids are negative.
         *
         *     One line of headings, then one line an entry, in the format of RFC 4180. A cell that a spreadsheet
         *     would take for a formula is led by an apostrophe. The report is made anew for each call.
         */
        get: operations["downloadMerchantReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the offline payments of some days
         * @description A file of all payments that came without a card and that staff recorded, and of their refunds, of all
         *     accounts, in the order in which they were recorded. For staff, to compare with the bank's statements.
         *     Both days count, by UTC. Amounts are in cents; those of refunds are negative.
         *
         *     One line of headings, then one line an entry, in the format of RFC 4180. A cell that a spreadsheet
         *     would take for a formula is led by an apostrophe. The report is made anew for each call.
         */
        get: operations["downloadOfflineReport"];
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
         * @description Id of a card.
         * @example 0193f210-7a3b-7c55-a0d2-3f1b9c7e4d60
         */
        PaymentMethodId: string;
        /**
         * @description City or town.
         * @example Provo
         */
        Locality: string;
        /**
         * @description Country, by its three letters of ISO 3166-1.
         * @example USA
         */
        CountryIso3: string;
        /**
         * Format: date-time
         * @description A moment, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description Last month in which the card is good, as year and month.
         * @example 2028-04
         */
        CardExpiration: string;
        /**
         * @description The last four digits of the card number.
         * @example 4242
         */
        CardMask: string;
        /**
         * @description Card network; `other` for one that is not listed here.
         * @example visa
         * @enum {string}
         */
        CardNetwork: "visa" | "mastercard" | "american-express" | "discover" | "diners-club" | "jcb" | "unionpay" | "other";
        /**
         * @description Street and house number.
         * @example 85 Mill Street
         */
        Thoroughfare: string;
        /**
         * @description Twelve dots and the last four characters of a token of the card vendor, which is never shown whole.
         * @example ••••••••••••k8Wd
         */
        MaskedVendorToken: string;
        /**
         * @description Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
         * @example 84601
         */
        PostalCode: string;
        /** @description A card with the address that it is billed to. */
        PaymentMethod: {
            payment_method_id: components["schemas"]["PaymentMethodId"];
            city: components["schemas"]["Locality"];
            country_code: components["schemas"]["CountryIso3"];
            /** @description When the card was added. */
            created: components["schemas"]["Timestamp"];
            expiration: components["schemas"]["CardExpiration"];
            mask: components["schemas"]["CardMask"];
            network: components["schemas"]["CardNetwork"];
            /**
             * @description Whether renewals charge this card. One card of an account at most.
             * @example true
             */
            primary: boolean;
            /**
             * @description State or province of the address; for the United States its two letters. Empty where a country has none.
             * @example UT
             */
            state: string;
            street: components["schemas"]["Thoroughfare"];
            /** @description The vendor's lasting token of the card, masked; not the one that it was added with. */
            token: components["schemas"]["MaskedVendorToken"];
            zip_code: components["schemas"]["PostalCode"];
        };
        /** @description All cards of an account. */
        PaymentMethodList: {
            /** @description The cards, the primary one first, then the newest. */
            payment_methods: components["schemas"]["PaymentMethod"][];
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
         * @description What the card vendor's frame answered for the card that a person typed there. It begins with a letter,
         *     so that no card number passes for one.
         * @example tok_9Rw4KzD7mXq2VbT6nHcLk8Wd
         */
        CardToken: string;
        /** @description A card, as the vendor's token. */
        AuthorizePaymentMethodBody: {
            token: components["schemas"]["CardToken"];
        };
        /** @description What the deletion of a card means for renewals. */
        DeletedPaymentMethod: {
            payment_method_id: components["schemas"]["PaymentMethodId"];
            /** @description Since when the account has no primary card, so that renewals have none to charge; null when it has one. */
            without_primary_since: components["schemas"]["Timestamp"] | null;
            /** @description When the first renewal is due that would find no card; null when there is a primary card, or no renewal is on. */
            next_renewal: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * @description Number of an order; also the number on its receipt.
         * @example 560218
         */
        OrderId: number;
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
        /** @description Which order to pay, with which card, and the total that the person saw. */
        ProcessPaymentBody: {
            order_id: components["schemas"]["OrderId"];
            /** @description The order's `total_amount`, in cents. Another amount is refused. */
            amount: components["schemas"]["Cents"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
        };
        /**
         * Format: uuid
         * @description Id of a transaction.
         * @example 0193f212-44e0-7b19-9f63-8a7c5d4e3b2f
         */
        TransactionId: string;
        /**
         * @description Decision of the card vendor.
         * @example approved
         * @enum {string}
         */
        GatewayResponse: "approved" | "declined";
        /** @description One try to pay an order, with what the card vendor said to it. */
        Transaction: {
            transaction_id: components["schemas"]["TransactionId"];
            account_id: components["schemas"]["AccountId"];
            /** @description What was to be paid, tax included, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description When it was tried. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description The card vendor's own id for it; null when no vendor took part.
             * @example ch_7Hq2LxV9dPz4
             */
            gateway_id: string | null;
            /**
             * @description What the card vendor said, for staff; null when no vendor took part.
             * @example Approved
             */
            gateway_message: string | null;
            /** @description What the card vendor decided; null when no vendor took part. */
            gateway_response: components["schemas"]["GatewayResponse"] | null;
            order_id: components["schemas"]["OrderId"];
            /**
             * @description How it was paid. `offline` is money that came without a card, such as a check or a transfer.
             * @example card
             * @enum {string}
             */
            payment_form: "card" | "offline";
            /** @description The card, which may be deleted since; null when it was paid offline. */
            payment_method_id: components["schemas"]["PaymentMethodId"] | null;
            /**
             * @description Our number for it, as bank statements and reports have it; null when it was declined.
             * @example 20260914-0001
             */
            reference_number: string | null;
            /** @description What of it was refunded so far, in cents. */
            refunded_amount: components["schemas"]["Cents"];
            /** @description The card vendor's token for it, masked; null when there is none. */
            transaction_token: components["schemas"]["MaskedVendorToken"] | null;
            /** @description When it was withdrawn before the vendor settled it, so that no money moved; null otherwise. */
            voided: components["schemas"]["Timestamp"] | null;
        };
        /** @description Which order of which account to charge for, with which card, and how much. */
        ProcessCustomPaymentBody: {
            account_id: components["schemas"]["AccountId"];
            order_id: components["schemas"]["OrderId"];
            /** @description What to charge, tax included, in cents; at least one. It need not be the order's total. */
            amount: components["schemas"]["Cents"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
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
        /** @description One page of a list of transactions. */
        TransactionPage: {
            /** @description The transactions of the page, the newest first. */
            transactions: components["schemas"]["Transaction"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description Why staff did it, for the activity log.
         * @example Asked for by the customer on the phone
         */
        Reason: string;
        /** @description How much to give back, and why. */
        RefundTransactionBody: {
            /** @description What to give back, in cents; at least one. */
            amount: components["schemas"]["Cents"];
            reason: components["schemas"]["Reason"];
        };
        /** @description Money given back, and the transaction as it now is. */
        Refund: {
            /**
             * Format: uuid
             * @description Id of the refund.
             * @example 0193f231-c4e8-7b57-a93d-5f0e2c7b6a18
             */
            refund_id: string;
            /** @description What this refund gave back, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description When it was refunded. */
            created: components["schemas"]["Timestamp"];
            reason: components["schemas"]["Reason"];
            /**
             * @description The card vendor's own id for the refund; null for an offline transaction.
             * @example re_5Bd7HyN2kQw8
             */
            gateway_id: string | null;
            /** @description What of the transaction can still be refunded, in cents. */
            refundable_amount: components["schemas"]["Cents"];
            transaction: components["schemas"]["Transaction"];
        };
        /**
         * Format: date
         * @description A day, without a time of day.
         * @example 2026-11-02
         */
        CalendarDate: string;
        /**
         * @description Lines of created, kind (payment, refund or void), transaction_id, account_id, order_id, amount, network,
         *     mask, gateway_id and reference_number.
         * @example created,kind,transaction_id,account_id,order_id,amount,network,mask,gateway_id,reference_number
         */
        MerchantReport: string;
        /**
         * @description Lines of created, kind (payment or refund), transaction_id, account_id, account_label, order_id, amount
         *     and reference_number.
         * @example created,kind,transaction_id,account_id,account_label,order_id,amount,reference_number
         */
        OfflineReport: string;
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
        BillingViewerRequired: {
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
        /** @description The card vendor declined the card. Nothing was charged. */
        CardDeclined: {
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
        /**
         * @description The card vendor gave no answer, or one that can't be read. Repeat the same call, with the same
         *     Idempotency-Key where it has one: what the vendor did already is not done again.
         */
        VendorFailed: {
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
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        BillingEditorRequiredOrOtherOrigin: {
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
        InvalidNumber: {
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
        /** @description The Idempotency-Key was used before, with another body. */
        IdempotencyMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; staff alone hold it. Or another site sent the call. */
        InternalAdminRequiredOrOtherOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A day is missing or no day, or the last one lies before the first. */
        InvalidDays: {
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
         * @description Proof of the bot protection that a person is at the keyboard. Required where the service has a bot
         *     protection configured. It serves once.
         */
        BotResponse: string;
        /** @description Id of the card. */
        PaymentMethodId: components["schemas"]["PaymentMethodId"];
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /**
         * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
         *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
         *     nothing twice.
         */
        IdempotencyKey: string;
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Id of the transaction, of any account. */
        TransactionId: components["schemas"]["TransactionId"];
        /** @description First day of the report. */
        Begin: components["schemas"]["CalendarDate"];
        /** @description Last day of the report, not before `begin`; the same day is a report of one day. */
        End: components["schemas"]["CalendarDate"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type PaymentMethodId = components['schemas']['PaymentMethodId'];
export type Locality = components['schemas']['Locality'];
export type CountryIso3 = components['schemas']['CountryIso3'];
export type Timestamp = components['schemas']['Timestamp'];
export type CardExpiration = components['schemas']['CardExpiration'];
export type CardMask = components['schemas']['CardMask'];
export type CardNetwork = components['schemas']['CardNetwork'];
export type Thoroughfare = components['schemas']['Thoroughfare'];
export type MaskedVendorToken = components['schemas']['MaskedVendorToken'];
export type PostalCode = components['schemas']['PostalCode'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodList = components['schemas']['PaymentMethodList'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CardToken = components['schemas']['CardToken'];
export type AuthorizePaymentMethodBody = components['schemas']['AuthorizePaymentMethodBody'];
export type DeletedPaymentMethod = components['schemas']['DeletedPaymentMethod'];
export type AccountId = components['schemas']['AccountId'];
export type OrderId = components['schemas']['OrderId'];
export type Cents = components['schemas']['Cents'];
export type ProcessPaymentBody = components['schemas']['ProcessPaymentBody'];
export type TransactionId = components['schemas']['TransactionId'];
export type GatewayResponse = components['schemas']['GatewayResponse'];
export type Transaction = components['schemas']['Transaction'];
export type ProcessCustomPaymentBody = components['schemas']['ProcessCustomPaymentBody'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type Reason = components['schemas']['Reason'];
export type RefundTransactionBody = components['schemas']['RefundTransactionBody'];
export type Refund = components['schemas']['Refund'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type MerchantReport = components['schemas']['MerchantReport'];
export type OfflineReport = components['schemas']['OfflineReport'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseCardDeclined = components['responses']['CardDeclined'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseVendorFailed = components['responses']['VendorFailed'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseInvalidDays = components['responses']['InvalidDays'];
export type ParameterBotResponse = components['parameters']['BotResponse'];
export type ParameterPaymentMethodId = components['parameters']['PaymentMethodId'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterTransactionId = components['parameters']['TransactionId'];
export type ParameterBegin = components['parameters']['Begin'];
export type ParameterEnd = components['parameters']['End'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    authorizePaymentMethod: {
        parameters: {
            query?: {
                /**
                 * @description Proof of the bot protection that a person is at the keyboard. Required where the service has a bot
                 *     protection configured. It serves once.
                 */
                bot_response?: components["parameters"]["BotResponse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizePaymentMethodBody"];
            };
        };
        responses: {
            /** @description The card as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description The token is missing or not one of the vendor, or there is more than it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            402: components["responses"]["CardDeclined"];
            /** @description The person lacks the role, the bot protection was not passed, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The account has as many cards as it can have. */
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
            502: components["responses"]["VendorFailed"];
        };
    };
    setPrimaryPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the card. */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card, now primary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The card has expired, so a renewal could not charge it. */
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
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the card. */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is gone. What that means for renewals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPaymentMethod"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listAccountPaymentMethods: {
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
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodList"];
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
    processPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
                 *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
                 *     nothing twice.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessPaymentBody"];
            };
        };
        responses: {
            /** @description The order is paid. The transaction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description A field or the Idempotency-Key is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            402: components["responses"]["CardDeclined"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The amount is another one, the order is paid or approved, or the same call is still under way. Nothing was charged by this call. */
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
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["VendorFailed"];
        };
    };
    processCustomPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
                 *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
                 *     nothing twice.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessCustomPaymentBody"];
            };
        };
        responses: {
            /** @description The order is paid. The transaction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description A field or the Idempotency-Key is missing or not as described. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            402: components["responses"]["CardDeclined"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The order is paid or approved, or the same call is still under way. Nothing was charged by this call. */
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
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["VendorFailed"];
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /** @description Keeps the transactions of this order. */
                order_id?: components["schemas"]["OrderId"];
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
                    "application/json": components["schemas"]["TransactionPage"];
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
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    refundTransaction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
                 *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
                 *     nothing twice.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the transaction, of any account. */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundTransactionBody"];
            };
        };
        responses: {
            /** @description The refund, what is left, and the transaction as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description A field, the id or the Idempotency-Key is missing or not as described. */
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
            /** @description That much can't be refunded, or the same call is still under way. Nothing was refunded by this call. */
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
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["VendorFailed"];
        };
    };
    downloadMerchantReport: {
        parameters: {
            query: {
                /** @description First day of the report. */
                begin: components["parameters"]["Begin"];
                /** @description Last day of the report, not before `begin`; the same day is a report of one day. */
                end: components["parameters"]["End"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /** @description Says that it is a file to be saved, and its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["MerchantReport"];
                };
            };
            400: components["responses"]["InvalidDays"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    downloadOfflineReport: {
        parameters: {
            query: {
                /** @description First day of the report. */
                begin: components["parameters"]["Begin"];
                /** @description Last day of the report, not before `begin`; the same day is a report of one day. */
                end: components["parameters"]["End"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /** @description Says that it is a file to be saved, and its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["OfflineReport"];
                };
            };
            400: components["responses"]["InvalidDays"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}

export interface QueryDefaults {
    listAccountTransactions: 'page' | 'page_size';
}
