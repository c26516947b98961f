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
         * @description All cards of the active account, the primary one first, then the newest. For people who can see
         *     billing. Expired cards stay in the list; see their expiration.
         *
         *     API tokens can't call it: its response has a secret.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Add a card
         * @description Adds the card behind the payment processor's token, after the processor has checked that it can be charged;
         *     nothing is charged. For people who can change billing. The card becomes primary if the account has
         *     no primary card.
         *
         *     The token comes from the payment processor's frame; card numbers never reach this service, and one that is
         *     sent as a token is rejected. The bot-protection proof is for the action `AddPaymentMethod`.
         *
         *     A token works once, and only for the account whose form gave it. The same token again, or a card
         *     that the account already has, adds nothing: the response is the stored card, with the latest
         *     expiration and address. An account can have 20 cards.
         *
         *     A repeated call changes nothing more. At most 10 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
         */
        post: operations["authorizePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open the payment processor's form
         * @description Prepares a form of the payment processor for one card of the active account, and says where to show it: as
         *     a frame at `frame_url`, or by the payment processor's script with a client secret and our publishable key. The
         *     form gives the page a token, which `authorizePaymentMethod` takes. The card's number goes from the
         *     form to the payment processor, and never through us. For people who can change billing.
         *
         *     A form is for one card and expires after an hour; open another one then. Nothing is stored here.
         *
         *     A repeated call does it again. At most 60 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
         */
        put: operations["openCardForm"];
        post?: never;
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
         * @description Makes this the card that renewals charge, from the next renewal on; the earlier primary card stays
         *     in the list. For people who can change billing. Making the primary card primary changes nothing.
         *     There is no body.
         *
         *     A repeated call changes nothing more. API tokens can't call it: its response has a secret.
         */
        post: operations["setPrimaryPaymentMethod"];
        /**
         * Delete a card
         * @description Permanently deletes the card, here and at the payment processor. For people who can change billing. The
         *     primary card and the last card can be deleted too: no other card becomes primary automatically, so
         *     renewals have no card after that. The response says since when, and when the next renewal without a card
         *     is due; use it to warn the person, and offer to choose or add a card.
         *
         *     Past transactions keep the ID of the card.
         *
         *     A repeated call is rejected with `not-found`. API tokens can't call it: it pays, or decides what is paid for.
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
         * @description All cards of any account, as its members see them: the primary one first, then the newest. For
         *     staff. The payment processor's tokens are masked for staff as well.
         *
         *     API tokens can't call it: it is for staff.
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
         * @description Charges a card of the active account for one of its orders. For people who can change billing.
         *     `amount` repeats the order's `total_amount`: a person pays exactly what the page showed. Any card of
         *     the account will do, not only the primary one.
         *
         *     On success the order is processed, its subscriptions continue beyond the grace period, and the
         *     contacts subscribed to `receipts` get the receipt by email. If the card is declined, the response says
         *     why. The order stays unpaid and its grace period continues; pay with another card, or the same one,
         *     under a new Idempotency-Key.
         *
         *     **202** means that the card is not charged yet. With a `challenge`, the bank requires the person to confirm:
         *     show the challenge, and after it call again with a new Idempotency-Key. That call finishes the same
         *     attempt and never charges again: it returns 201, 402, or 202 if the challenge is still open. It returns
         *     201 with the transaction also if the processor reported the success before the call, once. If the
         *     person comes back later, the same call shows the challenge again. Another card gives the challenge
         *     up and starts over. Without a `challenge` the processor needs more time: `Retry-After` says when to send the
         *     same call again, with the same Idempotency-Key, which finishes it. Another key does as well.
         *
         *     A second payment of the same order under another key waits up to 15 seconds for the first one and
         *     then returns `order-already-paid`, or 502 if the first is not finished. So two tabs never charge an
         *     order twice.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in 10 minutes. API tokens can't call it: its response has a secret.
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
         * Charge a card for an order
         * @description Charges a card of any account for one of its orders with the amount that staff agreed on with the
         *     customer. For staff. The amount can be less than the order's total, which then counts as a discount, and
         *     never more. Order and card must both belong to the account. The person who placed an order of more than
         *     $5,000.00, by its total or its list price, cannot charge less for it (decision B22).
         *
         *     The payment processes the order, like any payment, and the contacts subscribed to `receipts` get the
         *     receipt by email. If the card is declined, the order stays unpaid. If the bank requires the customer to
         *     confirm, nothing is charged either, because the customer isn't present: ask them to pay the order on
         *     their Billing page. The activity log records who charged it and why.
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes. API tokens can't call it: it is for staff.
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
         * @description A page of any account's transactions, the newest first. For staff. Declined and voided attempts are
         *     included; only approved ones that are not voided have moved money. `order_id` limits the list to one
         *     order; it is empty for an order of another account.
         *
         *     API tokens can't call it: it is for staff.
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
    "/admin/transactions/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a transaction by a number
         * @description For staff: the transaction, of any account, with this number: its ID, our reference number, which bank
         *     statements show, or the payment processor's ID of the charge or of a refund. It changes nothing. The
         *     number travels in the body because an ID that staff paste may be that of a key.
         *
         *     A repeated call changes nothing more. At most 120 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        post: operations["findTransaction"];
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
         * @description Refunds part or all of a transaction to the card that paid. For staff. Refunds of one transaction
         *     together never exceed its amount; a declined one has moved no money, so at most $0.00 of it can be
         *     refunded. For an offline transaction the refund is only recorded: the money goes back the way it
         *     came.
         *
         *     Refunds that someone made in the payment processor's own pages count as well. What the customer's bank disputes
         *     can't be refunded.
         *
         *     The order stays paid and its subscriptions continue; terminate them separately if they should end.
         *     The activity log records the reason and who refunded. Each call with a new Idempotency-Key is
         *     another refund.
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 30 calls from an address in 10 minutes. API tokens can't call it: it is for staff.
         */
        post: operations["refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open disputes
         * @description A page of the disputes of all accounts that are not closed, the nearest end of the time to respond first. For staff,
         *     who respond in the payment processor's own pages; what comes of it is reported here.
         *
         *     The bank takes the money when the dispute begins, and gives it back if we win. Meanwhile it can't be refunded. An
         *     `inquiry` takes no money, and a refund usually ends it.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listOpenDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/vendor-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notices of the payment processor
         * @description A page of what the payment processor reported and no one has marked as seen, the latest first. For staff. Kinds:
         *
         *     - `refunded-outside`: someone refunded a payment in the processor's own pages. It counts like a refund of ours: the
         *       order, the ledger, and the customer know it.
         *     - `refund-failed`: a refund failed, so the customer has not got the money. It can be refunded again.
         *     - `unknown-charge`: a charge, or the refund of one, that no order accounts for.
         *     - `unknown-event`: events of a type that is not read. All of one type are one notice.
         *     - `failed-event`: an event that could not be acted upon. It is tried again every minute, and the notice ends once that
         *       works.
         *
         *     The newest 500 of each kind are kept.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listVendorNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/vendor-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice of the payment processor as seen
         * @description Takes a notice off the list, for all staff. Later events about the same are counted, and don't bring it back. A second call changes
         *     nothing.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["dismissVendorNotice"];
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
         * Download card payments by date
         * @description A file of all approved card payments and of their refunds, voids, and disputes, of all accounts, in the
         *     order they happened. For staff, to compare with the payment processor's payouts. Both dates are
         *     included, in UTC. Amounts are in cents; those of refunds, voids, and disputes are negative. A `dispute`
         *     is money that the processor took for one, at the time when we heard of it, and a `dispute-returned`
         *     what it gave back.
         *
         *     A header line, then one line for each entry, in the format of RFC 4180. A cell that a spreadsheet
         *     would read as a formula starts with an apostrophe. Each call creates a new report.
         *
         *     At most 10 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current. API tokens can't call it: it is for staff.
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
         * Download offline payments by date
         * @description A file of all payments without a card that staff recorded, and of their refunds, of all accounts, in
         *     the order they were recorded. For staff, to compare with bank statements. Both dates are included,
         *     in UTC. Amounts are in cents; those of refunds are negative.
         *
         *     A header line, then one line for each entry, in the format of RFC 4180. A cell that a spreadsheet
         *     would read as a formula starts with an apostrophe. Each call creates a new report.
         *
         *     At most 10 calls from an address in a minute. The response can lack what happened in the last seconds: `As-Of` says when its data was current. API tokens can't call it: it is for staff.
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
         * @description ID of a card.
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
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description Last month in which the card is valid, as year and month.
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
         * @description Twelve dots and the last four characters of a token of the payment processor, which is never shown whole.
         * @example ••••••••••••k8Wd
         */
        MaskedVendorToken: string;
        /**
         * @description Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
         * @example 84601
         */
        PostalCode: string;
        /** @description A card with its billing address. */
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
             * @description Whether renewals charge this card. True for at most one card of an account.
             * @example true
             */
            primary: boolean;
            /**
             * @description State or province of the address; for the United States its two letters. Empty where a country has none.
             * @example UT
             */
            state: string;
            street: components["schemas"]["Thoroughfare"];
            /** @description The payment processor's permanent token of the card, masked; not the one it was added with. */
            token: components["schemas"]["MaskedVendorToken"];
            zip_code: components["schemas"]["PostalCode"];
        };
        /** @description All cards of an account. */
        PaymentMethodList: {
            /** @description The cards, the primary one first, then the newest. */
            payment_methods: components["schemas"]["PaymentMethod"][];
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
         * @description Token from the payment processor's frame for the card that a person entered there. It begins with a letter,
         *     so that a card number is never accepted.
         * @example tok_9Rw4KzD7mXq2VbT6nHcLk8Wd
         */
        CardToken: string;
        /** @description A card, as the payment processor's token. */
        AuthorizePaymentMethodBody: {
            token: components["schemas"]["CardToken"];
        };
        /**
         * @description Where a card is typed in: in a frame of the payment processor, or by the processor's own script, which takes the
         *     client secret and the publishable key.
         */
        CardForm: {
            /**
             * Format: uri
             * @description Address of the payment processor's frame; null if the processor's script shows the form.
             * @example https://cards.example/card#form_6Fz1QkW8sVbT
             */
            frame_url: string | null;
            /**
             * @description Secret for the processor's script. Valid only for this form. Null with a frame.
             * @example null
             */
            client_secret: string | null;
            /**
             * @description Our public key at the payment processor, for its script; null with a frame.
             * @example null
             */
            publishable_key: string | null;
        };
        /** @description The effect of deleting a card on renewals. */
        DeletedPaymentMethod: {
            payment_method_id: components["schemas"]["PaymentMethodId"];
            /** @description Since when the account has no primary card for renewals; null if it has one. */
            without_primary_since: components["schemas"]["Timestamp"] | null;
            /** @description When the first renewal without a card is due; null if there is a primary card or no renewal is on. */
            next_renewal: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * @description Number of an order; also the number on its invoice and its receipt.
         * @example 560218
         */
        OrderId: number;
        /** @description The order, the card, and the total that the person saw. */
        ProcessPaymentBody: {
            order_id: components["schemas"]["OrderId"];
            /** @description The order's `total_amount`, in cents. Another amount is rejected. */
            amount: components["schemas"]["Cents"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
        };
        /**
         * Format: uuid
         * @description ID of a transaction.
         * @example 0193f212-44e0-7b19-9f63-8a7c5d4e3b2f
         */
        TransactionId: string;
        /**
         * @description Decision of the payment processor.
         * @example approved
         * @enum {string}
         */
        GatewayResponse: "approved" | "declined";
        /** @description One attempt to pay an order, with the payment processor's response. */
        Transaction: {
            transaction_id: components["schemas"]["TransactionId"];
            account_id: components["schemas"]["AccountId"];
            /** @description Amount to pay in cents, including tax. */
            amount: components["schemas"]["Cents"];
            /** @description Time of the attempt. */
            created: components["schemas"]["Timestamp"];
            /**
             * @description The payment processor's ID for it; null for money received another way.
             * @example ch_7Hq2LxV9dPz4
             */
            gateway_id: string | null;
            /**
             * @description Message of the payment processor, for staff; null for money received another way.
             * @example Approved
             */
            gateway_message: string | null;
            /** @description Decision of the payment processor; null for money received another way. */
            gateway_response: components["schemas"]["GatewayResponse"] | null;
            order_id: components["schemas"]["OrderId"];
            /**
             * @description How it was paid. `offline` means without a card, such as by check or transfer.
             * @example card
             * @enum {string}
             */
            payment_form: "card" | "offline";
            /** @description The card, which may have been deleted since; null if paid offline. */
            payment_method_id: components["schemas"]["PaymentMethodId"] | null;
            /**
             * @description Our number for it, as shown on bank statements and reports; null if declined.
             * @example 20260914-0001
             */
            reference_number: string | null;
            /** @description Amount refunded so far, in cents. */
            refunded_amount: components["schemas"]["Cents"];
            /** @description The payment processor's token for it, masked; null if there is none. */
            transaction_token: components["schemas"]["MaskedVendorToken"] | null;
            /** @description When it was voided before the payment processor settled it, so that no money moved; null otherwise. */
            voided: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Where the person confirms: in a frame of the payment processor, or by the processor's own script, which takes the
         *     client secret and the publishable key.
         */
        Challenge: {
            /**
             * Format: uri
             * @description Address of the payment processor's frame; null if the processor's script shows the challenge.
             * @example https://cards.example/challenges/chl_6Fz1QkW8
             */
            frame_url: string | null;
            /**
             * @description Secret for the processor's script. Valid only for this payment. Null with a frame.
             * @example null
             */
            client_secret: string | null;
            /**
             * @description Our public key at the payment processor, for its script; null with a frame.
             * @example null
             */
            publishable_key: string | null;
        };
        /** @description A payment that is not finished. Nothing is charged yet. */
        OpenPayment: {
            /**
             * Format: uuid
             * @description ID of the attempt, which stays the same until it is finished.
             * @example 0193f232-1f6a-7c48-95d3-2b7e9a4c6d81
             */
            attempt_id: string;
            order_id: components["schemas"]["OrderId"];
            /** @description Amount to pay in cents, including tax. */
            amount: components["schemas"]["Cents"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
            /**
             * @description Whether the person has to confirm (`challenge`), or the processor needs more time (`processing`).
             * @example challenge
             * @enum {string}
             */
            state: "challenge" | "processing";
            /** @description What to show to the person; null while the processor needs more time. */
            challenge: components["schemas"]["Challenge"] | null;
        };
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /** @description The order and its account, the card, and the amount. */
        ProcessCustomPaymentBody: {
            account_id: components["schemas"]["AccountId"];
            order_id: components["schemas"]["OrderId"];
            /** @description Amount to charge in cents, including tax; at least one, and at most the order's total. */
            amount: components["schemas"]["Cents"];
            payment_method_id: components["schemas"]["PaymentMethodId"];
            reason: components["schemas"]["Reason"];
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
        /** @description A number that a transaction has. */
        FindTransactionBody: {
            /**
             * @description Its ID, our reference number, or an ID of the payment processor.
             * @example 20260914-0001
             */
            number: string;
        };
        /** @description Amount and reason of a refund. */
        RefundTransactionBody: {
            /** @description Amount to refund in cents; at least one. */
            amount: components["schemas"]["Cents"];
            reason: components["schemas"]["Reason"];
        };
        /** @description A refund, and the updated transaction. */
        Refund: {
            /**
             * Format: uuid
             * @description ID of the refund.
             * @example 0193f231-c4e8-7b57-a93d-5f0e2c7b6a18
             */
            refund_id: string;
            /** @description Amount of this refund, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description When it was refunded. */
            created: components["schemas"]["Timestamp"];
            reason: components["schemas"]["Reason"];
            /**
             * @description The payment processor's ID for the refund; null for an offline transaction.
             * @example re_5Bd7HyN2kQw8
             */
            gateway_id: string | null;
            /** @description Amount that can still be refunded, in cents. */
            refundable_amount: components["schemas"]["Cents"];
            transaction: components["schemas"]["Transaction"];
        };
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description A payment that the bank of the customer disputes or asks about. */
        OpenDispute: {
            /**
             * @description The payment processor's ID for it.
             * @example dp_4Tn8RwQ2xLc6
             */
            gateway_id: string;
            transaction_id: components["schemas"]["TransactionId"];
            order_id: components["schemas"]["OrderId"];
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /** @description What is disputed, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description What the processor has taken from us for it, in cents. */
            withdrawn_amount: components["schemas"]["Cents"];
            /**
             * @description `inquiry`: the bank asks, and has taken no money. `needs-response`: staff have to respond. `under-review`: the bank
             *     decides.
             * @example needs-response
             * @enum {string}
             */
            state: "inquiry" | "needs-response" | "under-review";
            /**
             * @description The processor's word for why.
             * @example fraudulent
             */
            dispute_reason: string;
            /** @description When it began. */
            created: components["schemas"]["Timestamp"];
            /** @description Until when we can respond; null if we can't. */
            respond_by: components["schemas"]["Timestamp"] | null;
        };
        /** @description One page of the open disputes. */
        OpenDisputePage: {
            /** @description The disputes of the page, the nearest end of the time to respond first. */
            disputes: components["schemas"]["OpenDispute"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * Format: uuid
         * @description ID of a notice.
         * @example 0193f2a1-6c3d-7f10-9a52-4d7e8b1c3f60
         */
        VendorNoticeId: string;
        /** @description Something that the payment processor reported, for staff. */
        VendorNotice: {
            notice_id: components["schemas"]["VendorNoticeId"];
            /**
             * @description Why staff should look.
             * @example refunded-outside
             * @enum {string}
             */
            kind: "refunded-outside" | "refund-failed" | "unknown-charge" | "unknown-event" | "failed-event";
            /**
             * @description What it is about; the processor's ID of a refund, a charge, or an event, or a type of events.
             * @example re_5Bd7HyN2kQw8
             */
            subject: string;
            /**
             * @description The processor's word for the latest event; null if no event said so.
             * @example refund.created
             */
            event_type: string | null;
            /** @description The order; null if none is known. */
            order_id: components["schemas"]["OrderId"] | null;
            /** @description Its account; null if none is known. */
            account_id: components["schemas"]["AccountId"] | null;
            /** @description Name of the account; null if none is known. */
            account_label: components["schemas"]["AccountLabel"] | null;
            /** @description The money that it is about, in cents; null if that is not known. */
            amount: components["schemas"]["Cents"] | null;
            /**
             * @description How many events said so.
             * @example 1
             */
            count: number;
            /** @description When it was reported first. */
            first: components["schemas"]["Timestamp"];
            /** @description When it was reported last. */
            latest: components["schemas"]["Timestamp"];
            /** @description When a member of staff marked it as seen; null if no one has. */
            seen: components["schemas"]["Timestamp"] | null;
        };
        /** @description One page of the notices. */
        VendorNoticePage: {
            /** @description The notices of the page, the latest first. */
            notices: components["schemas"]["VendorNotice"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * Format: date
         * @description A day, without a time of day.
         * @example 2026-11-02
         */
        CalendarDate: string;
        /**
         * @description Lines of created, kind (payment, refund, void, dispute or dispute-returned), transaction_id, account_id, order_id, amount, network,
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
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
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
        BillingViewerRequired: {
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
        /** @description The payment processor declined the card. Nothing was charged. */
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
         * @description The payment processor gave no response, or an unreadable one. Retry the same call, with the same
         *     Idempotency-Key if it has one: whatever the payment processor has already done is not repeated.
         */
        VendorFailed: {
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
        /** @description A parameter is invalid. */
        InvalidParameter: {
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
        InvalidNumber: {
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
        /** @description The bank declined the card, and nothing was charged. The name of the error says why. */
        PaymentDeclined: {
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
        /**
         * @description The person lacks the role, which only staff have, or logged in more than fifteen minutes ago; or another
         *     site sent the call.
         */
        RecentInternalAdminLoginRequired: {
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
        /** @description A date is missing or invalid, or the last one is before the first. */
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
         * @description Proof from the bot protection that the caller is a person. Required where the service has bot
         *     protection configured. It works once.
         */
        BotResponse: string;
        /** @description ID of the card. */
        PaymentMethodId: components["schemas"]["PaymentMethodId"];
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
         *     returns the first response again, so retries have only one effect.
         */
        IdempotencyKey: string;
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description ID of the transaction, of any account. */
        TransactionId: components["schemas"]["TransactionId"];
        /** @description First day of the report. */
        Begin: components["schemas"]["CalendarDate"];
        /** @description Last day of the report, not before `begin`; the same day gives a report of that day. */
        End: components["schemas"]["CalendarDate"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description When the data of the response was current, which can be some seconds before the call. */
        AsOf: components["schemas"]["Timestamp"];
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
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CardToken = components['schemas']['CardToken'];
export type AuthorizePaymentMethodBody = components['schemas']['AuthorizePaymentMethodBody'];
export type CardForm = components['schemas']['CardForm'];
export type DeletedPaymentMethod = components['schemas']['DeletedPaymentMethod'];
export type AccountId = components['schemas']['AccountId'];
export type OrderId = components['schemas']['OrderId'];
export type ProcessPaymentBody = components['schemas']['ProcessPaymentBody'];
export type TransactionId = components['schemas']['TransactionId'];
export type GatewayResponse = components['schemas']['GatewayResponse'];
export type Transaction = components['schemas']['Transaction'];
export type Challenge = components['schemas']['Challenge'];
export type OpenPayment = components['schemas']['OpenPayment'];
export type Reason = components['schemas']['Reason'];
export type ProcessCustomPaymentBody = components['schemas']['ProcessCustomPaymentBody'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type FindTransactionBody = components['schemas']['FindTransactionBody'];
export type RefundTransactionBody = components['schemas']['RefundTransactionBody'];
export type Refund = components['schemas']['Refund'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type OpenDispute = components['schemas']['OpenDispute'];
export type OpenDisputePage = components['schemas']['OpenDisputePage'];
export type VendorNoticeId = components['schemas']['VendorNoticeId'];
export type VendorNotice = components['schemas']['VendorNotice'];
export type VendorNoticePage = components['schemas']['VendorNoticePage'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type MerchantReport = components['schemas']['MerchantReport'];
export type OfflineReport = components['schemas']['OfflineReport'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseCardDeclined = components['responses']['CardDeclined'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseVendorFailed = components['responses']['VendorFailed'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponsePaymentDeclined = components['responses']['PaymentDeclined'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseRecentInternalAdminLoginRequired = components['responses']['RecentInternalAdminLoginRequired'];
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
export type HeaderAsOf = components['headers']['AsOf'];
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
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    authorizePaymentMethod: {
        parameters: {
            query?: {
                /**
                 * @description Proof from the bot protection that the caller is a person. Required where the service has bot
                 *     protection configured. It works once.
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
            /** @description The stored card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description The token is missing or not from the payment processor, or the body has other fields. */
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
            /** @description The account has reached the maximum number of cards. */
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
            503: components["responses"]["Busy"];
        };
    };
    openCardForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the form is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardForm"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["VendorFailed"];
            503: components["responses"]["Busy"];
        };
    };
    setPrimaryPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the card. */
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
            503: components["responses"]["Busy"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the card. */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card was deleted. The effect on renewals. */
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
            503: components["responses"]["Busy"];
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
            503: components["responses"]["Busy"];
        };
    };
    processPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
                 *     returns the first response again, so retries have only one effect.
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
            /** @description Nothing is charged yet. What is missing. */
            202: {
                headers: {
                    /** @description Seconds until the same call can find out more; only while the processor needs more time. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenPayment"];
                };
            };
            /** @description A field or the Idempotency-Key is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            402: components["responses"]["PaymentDeclined"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The amount differs, the order is paid or approved, or the same call is still in progress. This call charged nothing. */
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
            503: components["responses"]["Busy"];
        };
    };
    processCustomPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
                 *     returns the first response again, so retries have only one effect.
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
            /** @description A field or the Idempotency-Key is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The card was not charged. The name of the error says why. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            403: components["responses"]["RecentInternalAdminLoginRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description The order is paid or approved, the amount is more than its total, it needs a second person, or the same
             *     call is still in progress. This call charged nothing.
             */
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
            503: components["responses"]["Busy"];
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /** @description Returns only the transactions of this order. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    findTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindTransactionBody"];
            };
        };
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description The number is missing or invalid. */
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
            /** @description No transaction has this number. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    refundTransaction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
                 *     returns the first response again, so retries have only one effect.
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the transaction, of any account. */
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
            /** @description The refund, the remaining amount, and the updated transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description A field, the ID or the Idempotency-Key is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["RecentInternalAdminLoginRequired"];
            404: components["responses"]["NotFound"];
            /** @description The amount cannot be refunded, or the same call is still in progress. This call refunded nothing. */
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
            503: components["responses"]["Busy"];
        };
    };
    listOpenDisputes: {
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
                    "application/json": components["schemas"]["OpenDisputePage"];
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
    listVendorNotices: {
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
                    "application/json": components["schemas"]["VendorNoticePage"];
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
    dismissVendorNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the notice. */
                id: components["schemas"]["VendorNoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorNotice"];
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
    downloadMerchantReport: {
        parameters: {
            query: {
                /** @description First day of the report. */
                begin: components["parameters"]["Begin"];
                /** @description Last day of the report, not before `begin`; the same day gives a report of that day. */
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
                    "As-Of": components["headers"]["AsOf"];
                    /** @description Marks it as a file to save, with its name. */
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
            503: components["responses"]["Busy"];
        };
    };
    downloadOfflineReport: {
        parameters: {
            query: {
                /** @description First day of the report. */
                begin: components["parameters"]["Begin"];
                /** @description Last day of the report, not before `begin`; the same day gives a report of that day. */
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
                    "As-Of": components["headers"]["AsOf"];
                    /** @description Marks it as a file to save, with its name. */
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
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listAccountTransactions: 'page' | 'page_size';
    listOpenDisputes: 'page' | 'page_size';
    listVendorNotices: 'page' | 'page_size';
}
