// Generated from openapi/billing by npm run generate. Do not edit.

export interface paths {
    "/v1/account/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders
         * @description A page of the active account's orders, the newest first unless `sort` says otherwise, in every state
         *     unless `state` chooses one. For people who can see billing. `start` and `end` limit the list to orders
         *     placed in that time. `search` keeps the orders whose number begins with the text, and those of a
         *     product whose name contains it.
         *
         *     With `format=csv` all orders that the filters keep come as a file to download, whatever `page` says,
         *     one line for each order, with amounts in dollars. Text that a spreadsheet would read as a formula gets
         *     an apostrophe in front.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/orders/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending orders
         * @description The active account's orders that are neither paid nor approved, sorted by the end of the grace
         *     period. For people who can see billing. Pay one with `processPayment` (payment), with its
         *     `total_amount`.
         */
        get: operations["listPendingOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description An order of the active account with everything that happened to it: the timeline, the payments that
         *     succeeded or were declined, and, once it is paid, the receipt with the numbers of the PDF that
         *     `downloadReceipt` returns. For people who can see billing.
         *
         *     A receipt is a document: it keeps the names and addresses of the moment when the order was paid. An
         *     order that staff have approved without a payment has none.
         */
        get: operations["getAccountOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the receipt of an order
         * @description The receipt of a paid order of the active account, as a PDF with the same numbers as the order. For
         *     people who can see billing. The file is named `receipt-<order>.pdf`.
         *
         *     A plain link cannot carry the access token: load the file with a call and offer the response for
         *     download. The receipt of an order is the same for each call.
         *
         *     At most 60 calls from an address in a minute.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the invoice of an order
         * @description The invoice of an order of the active account that is paid by bank transfer, as a PDF with the bank details and
         *     the reference that the transfer has to carry. For people who can see billing. The file is named
         *     `invoice-<order>.pdf`. What was issued stays; the file also says whether the order is paid or canceled by now, and
         *     shows its PO number of today.
         *
         *     At most 60 calls from an address in a minute.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that waits for its transfer
         * @description Cancels an order of the active account whose bank transfer has not been recorded. For billing editors. Its invoice
         *     is void, and the contacts subscribed to `receipts` get an email that says so. Nothing was charged and nothing had
         *     started, except a free trial that was ordered with it, which continues.
         *
         *     While a bank may still charge a card for the order, it can't be canceled. If one person cancels it while another
         *     pays it, one of the two gets 409.
         *
         *     A repeated call is rejected with `order-not-pending`. At most 60 calls from an address in a minute.
         */
        post: operations["cancelUnpaidOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/orders/{id}/purchase-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the PO number of an order
         * @description Saves the customer's own number of an order of the active account, also after it was paid. For billing editors. Its
         *     invoice and its receipt show the number from now on; nothing else changes about them.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        post: operations["setPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts and invoices
         * @description A page of the receipts and invoices of the active account, the latest first. For people who can see billing. A paid
         *     order has a receipt, which is issued when it is paid; an order that is paid by bank transfer has an invoice, which is
         *     issued when it is placed, and stays in the list if the order is canceled. `start` and `end` limit the list to
         *     documents that were issued in that time.
         *
         *     `recipients` are the addresses that get them by email: those that follow `receipts`, as contacts of the account
         *     (notification service) or in their own profile.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/documents/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the documents of a year
         * @description The receipts and invoices that were issued in a year (UTC), as PDFs in one zip file, which begins before its last
         *     document is drawn. For people who can see billing. At most 1,000 documents; `kind` halves a larger year. The file is
         *     named `documents-<year>.zip`, and its files like those of `downloadReceipt` and `downloadInvoice`.
         *
         *     At most 6 calls from an address in a minute.
         */
        get: operations["downloadDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracks/{id}/early-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the early purchase of a license
         * @description What buying the next term early would cost and which card it would charge, and the consent that applies, or
         *     null while it is off. Show price, card, and cap before a person agrees. Requires billing-viewer.
         */
        get: operations["getEarlyPurchase"];
        /**
         * Turn early purchase on, or change its cap
         * @description From now on, when the lookups of a term run out before its end, the next term is bought, starts
         *     immediately, and is charged to the primary card: at most `max_times` times during one term, and for at
         *     most `monthly_limit` in a calendar month (UTC), tax included. If the lookups have run out already, that
         *     happens within seconds. At the cap, or if the plan costs more than `price`, lookups stop and people get
         *     an email. A next term that is bought already starts early as well, at no charge.
         *
         *     The consent is kept with its version, text, and time. Changing the cap is another consent; what was
         *     bought early before still counts. Turning renewal off turns this off. Requires billing-editor.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it pays, or decides what is paid for.
         */
        put: operations["setEarlyPurchase"];
        post?: never;
        /**
         * Turn early purchase off
         * @description Nothing more is bought early: when lookups run out, they stop until the next term begins. A term that
         *     was bought early before stays, and is charged if it is not paid yet. Requires billing-editor.
         *
         *     A repeated call changes nothing more.
         */
        delete: operations["disableEarlyPurchase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracks/{id}/plan-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a change of plan
         * @description What the plan of a license can change to, and what that costs today: the price of the new term, less what is
         *     unused of the current one, plus tax. Show the preview before a person agrees. Requires billing-viewer.
         *
         *     A plan that costs more than the current one can begin now. It takes the place of the current term, and of those
         *     that are yet to begin; `credit` is what came for these and is not used. Each lookup is worth the same share of
         *     the price of its term, whatever time is left; of unlimited lookups, each moment is. What is used is rounded down
         *     to whole cents. Lookups that staff have added are never credited, and neither is money that was refunded, is
         *     disputed, or was discounted. Tax is on the difference, by the address of today.
         *
         *     Every other plan begins at the end of the last term (`at-end`): `selectNextPlan` (subscription) chooses it, and
         *     `cancelNextPlan` takes that back until then. Nothing is refunded to the card.
         *
         *     Lookups may go on while a person reads: for 15 minutes, `changePlan` takes the total of the `preview` that it
         *     is sent, and what is used meanwhile counts against the new term.
         */
        get: operations["getPlanChange"];
        /**
         * Change the plan now
         * @description Orders a plan that `getPlanChange` says can begin now. Pay the order next with `processPayment`, at exactly its
         *     `total_amount`: once it is paid, the terms that it replaces end and the new one begins. Until then, and if the
         *     card is declined, nothing changes: neither lookups, nor renewal, nor the end of the term.
         *
         *     `total_amount` is the total that the person saw. If it is another one now, the response is 409 `price-changed`
         *     with both figures, and nothing is ordered; preview again. With the `preview` of that total, lookups that were
         *     used since do not change it for 15 minutes.
         *
         *     The payment has to begin within 15 minutes. An order that is not paid by then is canceled, and so is the one
         *     before when a plan is changed again; while the bank works on it, another change is rejected with 409
         *     `plan-change-in-progress`. Renewals and early purchases of the license wait for it.
         *
         *     The new term renews itself only with `renewal_consent`. Early purchase stays on only for the plan that was
         *     agreed to. Requires billing-editor.
         *
         *     The Idempotency-Key stands for the intent to change, and the account keeps it as long as the order: the same
         *     key and body return the same order. A rejection is not kept.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 60 calls from an address in a minute. API tokens can't call it: it pays, or decides what is paid for.
         */
        put: operations["changePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spending-cap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the spending cap of the account
         * @description The most that the account wants to spend in a calendar month, and what its orders of this month come to, tax
         *     included. Orders that wait for their payment count, because they may be charged; canceled ones, those whose
         *     grace period ended unpaid, and those that staff approved without a payment do not. Refunds make no room. The
         *     month is that of the account's time zone for limits (`setUsageTimeZone` of the security service). Requires
         *     billing-viewer.
         */
        get: operations["getSpendingCap"];
        /**
         * Set the spending cap of the account
         * @description Renewals and early purchases that would bring the month above the cap are not ordered and not charged: they
         *     wait until the next month begins or the cap is raised, and people get an email. Without them, lookups stop at
         *     the end of the term, or when they run out. An order that a person places, and a change of plan, are rejected
         *     with 409 `spending-cap-reached` unless the person confirms it with `exceeds_cap`. Null removes the cap. The
         *     call names the cap that it replaces. The followers of the topic `renewal` get an email at the shares of the
         *     cap that the account has chosen for alerts. Requires billing-editor.
         *
         *     A repeated call is rejected with `limit-changed`. API tokens can't call it: it pays, or decides what is paid for.
         */
        put: operations["setSpendingCap"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/early-purchase-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a link that turns early purchase off
         * @description Returns what the link in an email turns off: of which license and account, and whether it is still on. Nothing
         *     changes. Anyone who has the link can call it; the link proves that the email was read.
         *
         *     A link does not expire. It is no longer valid once its address is neither that of a contact of the account nor
         *     that of a member.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
         */
        post: operations["findEarlyPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/early-purchase-link/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn early purchase off by a link
         * @description Turns off what the link is about, as `disableEarlyPurchase` does. It can turn nothing on.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in 10 minutes.
         */
        post: operations["disableEarlyPurchaseByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/account/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the receipt of an order by email
         * @description Sends the receipt of a paid order of any account to an email address, with the PDF attached. For
         *     staff. Any address is accepted and gets the customer's receipt, so check it first. The activity log
         *     records who sent it where.
         *
         *     This GET has an effect, because the specification gives it that way: each call sends another email.
         *     Do not prefetch it, and do not retry it automatically.
         *
         *     A repeated call does it again. At most 10 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        get: operations["sendReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of an account
         * @description A page of any account's orders, newest first, in every state. For staff. `start` and `end` limit
         *     the list to orders placed in that time. The ID in the path is the account's; to find an order by its
         *     own number, use `getOrder`.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a summary of an account
         * @description For staff: the name of any account, what it has paid in all, and how much waits for a decision there:
         *     the counts are those of the lists over all accounts (`listWaitingOrders`, `listOpenDisputes`,
         *     `listUndeliverableContacts`, `listWaitingTaxCertificates`).
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/0/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order of any account
         * @description The order with this number. For staff. The 0 in the path is literal and stands for any account; no
         *     other number is accepted. The response names the account.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/0/orders/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the record of an order
         * @description An order of any account with everything that happened to it: the timeline, the payments that succeeded or
         *     were declined, what staff did about it and why, and whether the caller may settle it. For staff.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getOrderRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/account/{account_id}/order/{order_id}/grace-period": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the grace period of an order
         * @description Ends the grace period of an order now. For staff. The subscriptions of an unpaid order stop at once
         *     and resume once it is paid or approved; the order itself stays pending. No email is sent. An order
         *     without a grace period, such as a paid one, is returned unchanged.
         *
         *     The order must belong to the account in the path, otherwise the response is 404.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        delete: operations["deleteGracePeriod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an order as paid offline
         * @description Marks an order as paid without a card, such as by check or transfer. For staff, once the whole
         *     `total_amount` has arrived; nothing is charged. The order is processed, its grace period ends, its
         *     subscriptions continue or start, and the contacts subscribed to `receipts` get the receipt by email.
         *     The payment becomes an offline transaction, and appears in the offline report.
         *
         *     An approved order is no longer pending, so it cannot be marked. The mark cannot be undone: refund
         *     the transaction instead. The person who placed an order of more than $5,000.00, by its total or its list price,
         *     cannot mark it as paid (decision B22). The activity log records who did it and why.
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
         */
        post: operations["processOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the bank transfer of an order
         * @description Records that the whole `total_amount` of an order has arrived by bank transfer. For staff, with the day and the
         *     reference on the statement of the bank. The order is processed, its subscriptions start, and the contacts
         *     subscribed to `receipts` get the receipt by email. The payment becomes an offline transaction.
         *
         *     Only the exact total can be recorded, and only once. If less has arrived, nothing is recorded until the rest has:
         *     then record the total. If more has arrived, record the total and send the rest back. A card payment of the same
         *     order that is settled first makes this 409; one that is settled later is refunded.
         *
         *     The record cannot be undone: refund the transaction instead. The person who placed an order of more than
         *     $5,000.00, by its total or its list price, cannot record its payment (decision B22).
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
         */
        post: operations["processTransfer"];
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
         * @description `processed` is paid, `approved` accepted by staff without a payment, `canceled` a gift, a change of plan, or an order
         *     by transfer that did not take place, and `pending` none of these.
         * @example pending
         * @enum {string}
         */
        OrderState: "pending" | "processed" | "approved" | "canceled";
        /**
         * Format: date
         * @description A day, without a time of day.
         * @example 2026-11-02
         */
        CalendarDate: string;
        /**
         * @description Number of an order; also the number on its invoice and its receipt.
         * @example 560218
         */
        OrderId: number;
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * @description Number of the item.
         * @example 910441
         */
        item_id: number;
        /**
         * @description Number of a plan.
         * @example 3120
         */
        PlanId: number;
        /**
         * @description Name of a license, for display.
         * @example US Address Verification, Plus
         */
        LicenseLabel: string;
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
        /**
         * @description Number of lookups. 1000000000000 means unlimited.
         * @example 500000
         */
        Lookups: number;
        /** @description One plan of an order, with its names. */
        AccountOrderItem: {
            item_id: components["schemas"]["item_id"];
            plan_id: components["schemas"]["PlanId"];
            /** @description Name of the product; `Unknown` for a plan that the catalog does not have. */
            license_label: components["schemas"]["LicenseLabel"];
            /**
             * @description The plan in a few words; empty for a plan that the catalog does not have.
             * @example 500,000 lookups a year
             */
            plan_description: string;
            /** @description Charge for the item. */
            amount: components["schemas"]["Cents"];
            lookups: components["schemas"]["Lookups"];
            /** @description Tax on it, rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description List price of the plan. */
            unit_amount: components["schemas"]["Cents"];
        };
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description The customer's own number of an order (PO number), which documents show.
         * @example PO-2026-0117
         */
        PurchaseOrder: string;
        /**
         * @description Tax rate as a fraction of the price.
         * @example 0.0725
         */
        TaxRate: number;
        /** @description An order of the own account, with the names of what was ordered. */
        AccountOrder: {
            order_id: components["schemas"]["OrderId"];
            account_id: components["schemas"]["AccountId"];
            /**
             * @description Where it comes from: a `customer` placed it, a `renewal` brought it about, or staff placed it, as a
             *     `custom` offer or `donated` for nothing.
             * @example customer
             * @enum {string}
             */
            origin: "customer" | "renewal" | "custom" | "donated";
            /** @description What was ordered, in the order of the request. */
            items: components["schemas"]["AccountOrderItem"][];
            placed: components["schemas"]["Timestamp"];
            /** @description When it was paid; null until then. */
            processed: components["schemas"]["Timestamp"] | null;
            /** @description When staff approved it without a payment; null otherwise. */
            approved: components["schemas"]["Timestamp"] | null;
            /**
             * @description When it was canceled: an order whose transfer did not arrive or that the customer canceled, a change of plan that
             *     was not paid in time, or a gift that a second person declined, that its author withdrew, or that was undone.
             *     Null otherwise.
             */
            canceled: components["schemas"]["Timestamp"] | null;
            /**
             * @description What a change of plan credits of the terms that it replaces, before tax. The price of its item is `amount` plus
             *     this. 0 for every other order.
             */
            credit: components["schemas"]["Cents"];
            /** @description Charge for all items. */
            amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description What has to be paid, `amount` plus `tax_amount`. */
            total_amount: components["schemas"]["Cents"];
            /** @description End of the grace period, until which the subscriptions of an unpaid order work; null without a grace period. */
            grace_period_end: components["schemas"]["Timestamp"] | null;
            /** @description Until when its bank transfer is due; null for an order that is paid in another way. */
            transfer_due: components["schemas"]["Timestamp"] | null;
            /** @description When it is canceled if no transfer has arrived by then; null for an order that is paid in another way. */
            transfer_expires_at: components["schemas"]["Timestamp"] | null;
            /** @description The customer's own number of it; null for none. */
            purchase_order: components["schemas"]["PurchaseOrder"] | null;
            /**
             * @description When the primary card is tried again for a renewal that could not be charged; null for any other order,
             *     and when no attempt is left. Another primary card is tried immediately.
             */
            next_attempt: components["schemas"]["Timestamp"] | null;
            saas_tax_rate: components["schemas"]["TaxRate"];
            data_tax_rate: components["schemas"]["TaxRate"];
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
        /** @description One page of the orders of the own account. */
        AccountOrderPage: {
            /** @description The orders of the page. */
            orders: components["schemas"]["AccountOrder"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description Comma-separated values, the names of the columns in the first line. `state` is pending, processed or
         *     approved, `paid` the time of the payment, and the amounts are in dollars.
         * @example order,placed,state,paid,products,amount,tax,total
         */
        OrdersCsv: string;
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
        /** @description The pending orders. */
        PendingOrderList: {
            /** @description The orders, sorted by the end of the grace period, those without one last. At most a hundred. */
            orders: components["schemas"]["AccountOrder"][];
        };
        /** @description One thing that happened to an order. */
        OrderEvent: {
            /**
             * @description `placed`, `invoiced` (to be paid by bank transfer), `paid`, `payment-failed`, `approved` (by staff, without a payment), `refunded`,
             *     `refund-failed` (the bank sent the money of a refund back), `disputed` (by the bank of the card),
             *     `dispute-won` (the payment stands), `dispute-lost` (the bank took the money back), `canceled` (a gift, by staff, a change of plan that was not paid, or an order whose transfer did not arrive), or `grace-ended`: the subscriptions stopped because the
             *     order was not paid in time.
             * @example paid
             * @enum {string}
             */
            event: "placed" | "invoiced" | "paid" | "payment-failed" | "approved" | "canceled" | "refunded" | "refund-failed" | "disputed" | "dispute-won" | "dispute-lost" | "grace-ended";
            at: components["schemas"]["Timestamp"];
            /** @description The money that it was about, in cents; null for none. */
            amount: components["schemas"]["Cents"] | null;
            /**
             * @description Why a payment failed, such as `declined`, `insufficient-funds` or `expired-card`; null otherwise.
             * @example insufficient-funds
             */
            failure: string | null;
        };
        /**
         * @description How it was paid. `offline` means without a card, such as by check or transfer.
         * @example card
         * @enum {string}
         */
        PaymentForm: "card" | "offline";
        /** @description A card, as far as people recognize it. */
        PaidCard: {
            /**
             * @description Card network; `other` for one that is not listed here.
             * @example visa
             * @enum {string}
             */
            network: "visa" | "mastercard" | "american-express" | "discover" | "diners-club" | "jcb" | "unionpay" | "other";
            /**
             * @description The last four digits of the card number.
             * @example 4242
             */
            mask: string;
        };
        /**
         * @description Reference of a transfer on the statement of the bank.
         * @example GP-560431 NORTHWIND TRADERS
         */
        BankReference: string;
        /** @description A bank transfer that has arrived. */
        ReceivedTransfer: {
            reference: components["schemas"]["BankReference"];
            /** @description The day that the money arrived. */
            received_on: components["schemas"]["CalendarDate"];
        };
        /** @description A payment of an order, or an attempt that was declined. */
        OrderPayment: {
            /**
             * Format: uuid
             * @description ID of the transaction.
             * @example 0193f212-44e0-7b19-9f63-8a7c5d4e3b2f
             */
            transaction_id: string;
            created: components["schemas"]["Timestamp"];
            /** @description Amount in cents, including tax. */
            amount: components["schemas"]["Cents"];
            /**
             * @description Whether the money came.
             * @example approved
             * @enum {string}
             */
            outcome: "approved" | "declined";
            payment_form: components["schemas"]["PaymentForm"];
            /** @description The card; null if paid offline, or if the card is not known any more. */
            card: components["schemas"]["PaidCard"] | null;
            /** @description The bank transfer that it came by; null for any other payment. */
            transfer: components["schemas"]["ReceivedTransfer"] | null;
            /** @description Amount refunded so far, in cents. */
            refunded_amount: components["schemas"]["Cents"];
            /** @description Amount that the bank of the card disputes or has taken back, in cents. It can't be refunded. */
            disputed_amount: components["schemas"]["Cents"];
            /** @description When it was voided, so that no money moved; null otherwise. */
            voided: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Name of a company or an account.
         * @example Northwind Traders
         */
        PartyName: string;
        /** @description The postal address, line by line; empty if none was saved. */
        AddressLines: string[];
        /**
         * Format: email
         * @description Email address. Upper and lower case mean the same.
         * @example dana@northwind.example
         */
        Email: string;
        /**
         * @description Country, by its three letters of ISO 3166-1.
         * @example USA
         */
        CountryIso3: string;
        /** @description The tax of one rate. */
        TaxLine: {
            /**
             * @description The tax and its rate.
             * @example Sales tax (7.25%)
             */
            label: string;
            amount: components["schemas"]["Cents"];
        };
        /** @description The numbers and names of a receipt, as they were when the order was paid. */
        Receipt: {
            order_id: components["schemas"]["OrderId"];
            /** @description When the order was paid. */
            paid: components["schemas"]["Timestamp"];
            /** @description Who sold it. */
            seller: {
                name: components["schemas"]["PartyName"];
                address: components["schemas"]["AddressLines"];
                email: components["schemas"]["Email"];
                /**
                 * @description Tax number of the seller; null if it shows none.
                 * @example US 87-1234567
                 */
                tax_number: string | null;
            };
            /** @description Who bought it. */
            buyer: {
                name: components["schemas"]["PartyName"];
                address: components["schemas"]["AddressLines"];
                /** @description Country of the address, which decides about the size of the paper; null without an address. */
                country_iso3: components["schemas"]["CountryIso3"] | null;
                /**
                 * @description Tax ID of the buyer, as it was when the document was issued; null for none.
                 * @example DE136695976
                 */
                tax_id: string | null;
            };
            /** @description The customer's own number of the order, which they can change later; null for none. */
            purchase_order: components["schemas"]["PurchaseOrder"] | null;
            /** @description The items of the order. */
            items: {
                description: components["schemas"]["LicenseLabel"];
                /**
                 * @description The plan in a few words; may be empty.
                 * @example 500,000 lookups a year
                 */
                detail: string;
                /** @description Charge for the line, before tax. */
                amount: components["schemas"]["Cents"];
                /** @description Tax on the line. */
                tax_amount: components["schemas"]["Cents"];
            }[];
            /** @description What a change of plan credited of the terms that it replaced, before tax; 0 otherwise. */
            credit: components["schemas"]["Cents"];
            /** @description Charge for all lines less the credit, before tax. */
            amount: components["schemas"]["Cents"];
            /** @description Tax on all lines. */
            tax_amount: components["schemas"]["Cents"];
            /** @description The tax by rate; empty where there is none. */
            tax_lines: components["schemas"]["TaxLine"][];
            /** @description What was paid. */
            total_amount: components["schemas"]["Cents"];
            /** @description How it was paid; null when there was nothing to pay. */
            payment: {
                form: components["schemas"]["PaymentForm"];
                /** @description The bank transfer; null for any other payment. */
                transfer: components["schemas"]["ReceivedTransfer"] | null;
                /** @description The card; null if paid offline. */
                card: components["schemas"]["PaidCard"] | null;
            } | null;
        };
        /** @description A line of the bank details. */
        BankDetail: {
            /**
             * @description What it is.
             * @example IBAN
             */
            name: string;
            /**
             * @description Its value.
             * @example DE02 1203 0000 0000 2020 51
             */
            value: string;
        };
        /**
         * @description The invoice of an order that is paid by bank transfer: the numbers, names, and bank details of when it was issued,
         *     and what has become of the order.
         */
        Invoice: {
            order_id: components["schemas"]["OrderId"];
            /** @description When it was issued, which is when the order was placed. */
            issued_at: components["schemas"]["Timestamp"];
            /** @description Until when the money has to arrive. */
            due: components["schemas"]["Timestamp"];
            /** @description Who sold it. */
            seller: {
                name: components["schemas"]["PartyName"];
                address: components["schemas"]["AddressLines"];
                email: components["schemas"]["Email"];
                /**
                 * @description Tax number of the seller; null if it shows none.
                 * @example US 87-1234567
                 */
                tax_number: string | null;
            };
            /** @description Who bought it. */
            buyer: {
                name: components["schemas"]["PartyName"];
                address: components["schemas"]["AddressLines"];
                /** @description Country of the address, which decides about the size of the paper; null without an address. */
                country_iso3: components["schemas"]["CountryIso3"] | null;
                /**
                 * @description Tax ID of the buyer, as it was when the document was issued; null for none.
                 * @example DE136695976
                 */
                tax_id: string | null;
            };
            /** @description The customer's own number of the order, which they can change later; null for none. */
            purchase_order: components["schemas"]["PurchaseOrder"] | null;
            /** @description The items of the order. */
            items: {
                description: components["schemas"]["LicenseLabel"];
                /**
                 * @description The plan in a few words; may be empty.
                 * @example 500,000 lookups a year
                 */
                detail: string;
                /** @description Charge for the line, before tax. */
                amount: components["schemas"]["Cents"];
                /** @description Tax on the line. */
                tax_amount: components["schemas"]["Cents"];
            }[];
            /** @description What a change of plan credits of the terms that it replaces, before tax; 0 otherwise. */
            credit: components["schemas"]["Cents"];
            /** @description Charge for all lines less the credit, before tax. */
            amount: components["schemas"]["Cents"];
            /** @description Tax on all lines. */
            tax_amount: components["schemas"]["Cents"];
            /** @description The tax by rate; empty where there is none. */
            tax_lines: components["schemas"]["TaxLine"][];
            /** @description What has to be paid. */
            total_amount: components["schemas"]["Cents"];
            /** @description The bank details, line by line. */
            bank: components["schemas"]["BankDetail"][];
            /**
             * @description The reference that the transfer has to carry, so that its order is found.
             * @example GP-560431
             */
            reference: string;
            /** @description When the order was paid, by transfer or by card; null until then. */
            paid: components["schemas"]["Timestamp"] | null;
            /** @description When staff accepted the order without a payment; null otherwise. */
            approved: components["schemas"]["Timestamp"] | null;
            /** @description When the order was canceled and no longer had to be paid; null otherwise. */
            canceled: components["schemas"]["Timestamp"] | null;
        };
        /** @description An order with everything that happened to it. */
        OrderDetails: {
            order: components["schemas"]["AccountOrder"];
            /** @description What happened to it, the earliest first; of more than 200 events, the latest. */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description The payments and declined attempts, the newest first; of more than 100, the newest. */
            payments: components["schemas"]["OrderPayment"][];
            /** @description The numbers of the receipt; null until the order is paid. */
            receipt: components["schemas"]["Receipt"] | null;
            /** @description The invoice of an order that is paid by bank transfer; null for any other. */
            invoice: components["schemas"]["Invoice"] | null;
            /**
             * @description The addresses that follow receipts, to which the invoice of an order is emailed when it is placed, and the
             *     receipt when it is paid. They are those of today, in alphabetical order, at most 50 of them; none for an order
             *     without either.
             * @example [
             *       "accounts@northwind.example",
             *       "dana@northwind.example"
             *     ]
             */
            receipt_recipients: components["schemas"]["Email"][];
        };
        /**
         * Format: binary
         * @description A PDF of 10 MiB at most.
         * @example %PDF-1.7 Receipt 560218, Northwind Traders, $579.15
         */
        ReceiptFile: Blob;
        /**
         * Format: binary
         * @description A PDF of 10 MiB at most.
         * @example %PDF-1.7 Invoice 560431, Northwind Traders, $579.15
         */
        InvoiceFile: Blob;
        /** @description The customer's own number of an order. */
        SetPurchaseOrderBody: {
            /** @description The number; null for none. */
            purchase_order: components["schemas"]["PurchaseOrder"] | null;
        };
        /**
         * @description A `receipt` proves a payment; an `invoice` asks for one.
         * @example invoice
         * @enum {string}
         */
        DocumentKind: "receipt" | "invoice";
        /** @description A receipt or an invoice. */
        Document: {
            kind: components["schemas"]["DocumentKind"];
            /** @description Number of the order, which is also that of the document. */
            order_id: components["schemas"]["OrderId"];
            /** @description When it was issued. */
            issued_at: components["schemas"]["Timestamp"];
            /**
             * @description What has become of its order: `paid`, `due`, `canceled`, or `approved` by staff without a payment.
             * @example due
             * @enum {string}
             */
            state: "paid" | "due" | "canceled" | "approved";
            /** @description What was paid or is to be paid, with tax. */
            total_amount: components["schemas"]["Cents"];
            /** @description The customer's own number of the order; null for none. */
            purchase_order: components["schemas"]["PurchaseOrder"] | null;
            /** @description Until when an invoice is due; null for a receipt. */
            due: components["schemas"]["Timestamp"] | null;
        };
        /** @description One page of receipts and invoices. */
        DocumentPage: {
            /** @description The documents of the page, the latest first. */
            documents: components["schemas"]["Document"][];
            /**
             * @description The addresses that get receipts and invoices by email, in alphabetical order, at most 50 of them.
             * @example [
             *       "accounts@northwind.example",
             *       "dana@northwind.example"
             *     ]
             */
            recipients: components["schemas"]["Email"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * Format: binary
         * @description A zip file with a PDF for each document.
         * @example PK receipt-560218.pdf
         */
        DocumentArchive: Blob;
        /**
         * @description Number of a track, which is a license that an account holds.
         * @example 88121
         */
        TrackId: number;
        /**
         * @description Number of a license of the catalog.
         * @example 1102
         */
        LicenseId: number;
        /** @description Lookups per second; null is UNLIMITED. */
        RateLimit: number | null;
        /**
         * @description Number of members and open invitations that an account can have.
         * @example 25
         */
        Seats: number;
        /** @description A term, a number of lookups, and a price for a license. */
        Plan: {
            plan_id: components["schemas"]["PlanId"];
            license_id: components["schemas"]["LicenseId"];
            /**
             * @description Name of the plan, for display.
             * @example 500,000 lookups a year
             */
            plan_description: string;
            /**
             * @description Length of the term in days; 0 when it is counted in months.
             * @example 0
             */
            days: number;
            /**
             * @description Length of the term in months; 0 when it is counted in days.
             * @example 12
             */
            months: number;
            lookups: components["schemas"]["Lookups"];
            /** @description Price of a term, before tax. */
            price: components["schemas"]["Cents"];
            rate_limit: components["schemas"]["RateLimit"];
            /**
             * @description Whether nothing about a lookup is stored.
             * @example false
             */
            enhanced_data_privacy: boolean;
            /**
             * @description Whether it is free, once for each account.
             * @example false
             */
            one_time_free_trial: boolean;
            /**
             * @description Whether it stays free.
             * @example false
             */
            ongoing_free: boolean;
            /**
             * @description Whether it can renew itself at the end of its term.
             * @example true
             */
            renewable: boolean;
            /**
             * @description Whether a customer can order it.
             * @example true
             */
            purchasable: boolean;
            /**
             * @description Whether it is no longer offered to new customers.
             * @example false
             */
            discontinued: boolean;
            /**
             * @description Rank among the plans of its license, from one; null for plans outside of the ranking.
             * @example 4
             */
            tier: number | null;
            /**
             * @description Seats that the plan adds while its term runs. 0 for trials and free plans, because every account has
             *     one seat anyway.
             */
            seats: components["schemas"]["Seats"];
            /** @description Plan at the next renewal; null when it stays the same. */
            next_plan_id: components["schemas"]["PlanId"] | null;
        };
        /**
         * @description How many times the next term is bought early during one term, at most.
         * @example 3
         */
        MaxTimes: number;
        /**
         * @description What early purchases may come to in a calendar month (UTC), in US cents, tax included.
         * @example 120000
         */
        MonthlyLimit: number;
        /**
         * @description Version of the words of a consent to automatic renewal or to early purchase.
         * @example 2026-11-27
         */
        RenewalConsentVersion: string;
        /**
         * @description The consent to buy the next term early when lookups run out, and how much of its cap is used. Each early
         *     purchase counts toward the term in which it was made: one that was bought early counts for itself only once
         *     the term that it replaced would have ended, at `counted_until`. A month is a calendar month in UTC, and an
         *     early purchase counts with its total, tax included, in the month in which it was ordered.
         */
        EarlyPurchase: {
            max_times: components["schemas"]["MaxTimes"];
            /**
             * @description Early purchases that count toward `max_times` now.
             * @example 1
             */
            times_used: number;
            /** @description When `times_used` starts again at 0; null while it is 0, and for a term without an end. */
            counted_until: components["schemas"]["Timestamp"] | null;
            monthly_limit: components["schemas"]["MonthlyLimit"];
            /** @description What early purchases of this license have come to in this month, tax included. */
            spent_this_month: components["schemas"]["Cents"];
            /** @description The plan that the customer has agreed to. If another one is next, nothing is bought early. */
            plan_id: components["schemas"]["PlanId"];
            /**
             * @description The price of a term, before tax, that the customer has agreed to. If the plan costs more, nothing is bought
             *     early.
             */
            price: components["schemas"]["Cents"];
            /** @description Version of the words that the person has agreed to. */
            renewal_consent: components["schemas"]["RenewalConsentVersion"];
            /**
             * @description The words that were shown.
             * @example I agree that the next term is bought early each time lookups run out before the end of a term.
             */
            consent_text: string;
            /** @description When the person agreed. */
            consented: components["schemas"]["Timestamp"];
            /**
             * @description Why nothing was bought early for the current subscription, which has no lookups left. Null if nothing
             *     prevents it. `times`, `month`: the cap is reached. `price`: the plan costs more than agreed. `plan`: another plan is
             *     next. `card`: there is no primary card. `address`: there is no billing address. `unpaid`: the current
             *     subscription is not paid yet. `no-plan`: the plan is gone. `too-small`: the next one costs less than a
             *     card can be charged. `spending-cap`: the month would be above the account's spending cap.
             */
            stopped: ("times" | "month" | "price" | "plan" | "card" | "address" | "unpaid" | "no-plan" | "too-small" | "spending-cap") | null;
        };
        /** @description What buying the next term of a license early means, and the consent to it. */
        EarlyPurchaseOffer: {
            track_id: components["schemas"]["TrackId"];
            license_label: components["schemas"]["LicenseLabel"];
            /**
             * @description The plan that would be bought, at the price of the account today; null if nothing can follow the last
             *     term.
             */
            next_plan: components["schemas"]["Plan"] | null;
            /** @description The tax on its price today; 0 without a billing address. */
            tax_amount: components["schemas"]["Cents"];
            /** @description The primary card, which would be charged; null if there is none. */
            card: components["schemas"]["PaidCard"] | null;
            /** @description The consent, and how much of its cap is used; null while early purchase is off. */
            early_purchase: components["schemas"]["EarlyPurchase"] | null;
        };
        /** @description The cap, and what the person has agreed to. */
        SetEarlyPurchaseBody: {
            max_times: components["schemas"]["MaxTimes"];
            monthly_limit: components["schemas"]["MonthlyLimit"];
            /**
             * @description The price of a term, before tax, that the person saw. If it is not the price of the plan, nothing is
             *     changed.
             */
            price: components["schemas"]["Cents"];
            /** @description Version of the words that the person has agreed to. */
            renewal_consent: components["schemas"]["RenewalConsentVersion"];
        };
        /**
         * @description Number of a subscription.
         * @example 700431
         */
        SubscriptionId: number;
        /** @description A term that a change ends, and what of it is credited. */
        ReplacedTerm: {
            subscription_id: components["schemas"]["SubscriptionId"];
            plan_id: components["schemas"]["PlanId"];
            issued: components["schemas"]["Lookups"];
            remaining: components["schemas"]["Lookups"];
            /** @description When it would end; null without an end. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description What came for it and is not used, before tax. */
            credit: components["schemas"]["Cents"];
        };
        /** @description The plan of the next term. */
        ScheduledPlan: {
            next_plan: components["schemas"]["Plan"];
            /** @description When it begins. */
            start: components["schemas"]["Timestamp"];
            /**
             * @description Whether renewal is on, without which it does not begin.
             * @example true
             */
            renews: boolean;
        };
        /** @description A plan to change to, and what it costs today. */
        PlanChoice: {
            new_plan: components["schemas"]["Plan"];
            /**
             * @description Whether it can begin `now`, or only `at-end` of the last term.
             * @example now
             * @enum {string}
             */
            begins: "now" | "at-end";
            /** @description When its term begins. */
            start: components["schemas"]["Timestamp"];
            /** @description When its term ends; null without an end. */
            term_expires_at: components["schemas"]["Timestamp"] | null;
            /** @description What its price is reduced by, before tax; 0 if it begins later. */
            credit: components["schemas"]["Cents"];
            /** @description Its price less the credit. */
            amount: components["schemas"]["Cents"];
            /** @description The tax on that, rounded half up; 0 without a billing address. */
            tax_amount: components["schemas"]["Cents"];
            /** @description What has to be paid, `amount` plus `tax_amount`. */
            total_amount: components["schemas"]["Cents"];
        };
        /**
         * @description What the preview was computed from, sealed. Send it with the change.
         * @example 4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk
         */
        Preview: string;
        /** @description What the plan of a license can change to, and what that costs today. */
        PlanChangeOffer: {
            track_id: components["schemas"]["TrackId"];
            license_label: components["schemas"]["LicenseLabel"];
            /**
             * @description Why the plan can't change now; null if it can. `no-term`: no paid term is running. `unpaid`: a term is not
             *     paid yet. `suspended`: staff have suspended the license. `in-progress`: the bank works on another change.
             */
            blocked: ("no-term" | "unpaid" | "suspended" | "in-progress") | null;
            /** @description The paid terms that a change ends now, with what is credited for each, before tax. */
            replaces: components["schemas"]["ReplacedTerm"][];
            /** @description The plan that is chosen for the next term, if it is another one; null otherwise. */
            scheduled: components["schemas"]["ScheduledPlan"] | null;
            /** @description The plans to choose from, by term and size. The current one is not among them. */
            choices: components["schemas"]["PlanChoice"][];
            /** @description The primary card; null if there is none. */
            card: components["schemas"]["PaidCard"] | null;
            preview: components["schemas"]["Preview"];
            /** @description Until when `changePlan` takes the totals of this preview although lookups go on. */
            preview_expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The plan, and what the person has seen and agreed to. */
        ChangePlanBody: {
            plan_id: components["schemas"]["PlanId"];
            /** @description The total that the person saw. If it is another one now, nothing is ordered. */
            total_amount: components["schemas"]["Cents"];
            /** @description The `preview` that had this total. Without it, lookups that were used since change the total. */
            preview?: components["schemas"]["Preview"];
            /** @description Version of the words about renewal that the person has agreed to. Without it, the new term does not renew. */
            renewal_consent?: components["schemas"]["RenewalConsentVersion"];
            /**
             * @description Whether the person has confirmed that the month may be above the spending cap of the account. Without it, such
             *     a change is rejected.
             * @example true
             */
            exceeds_cap?: boolean;
        };
        /**
         * @description Money in US cents, tax included; null for no cap.
         * @example 100000
         */
        CapAmount: number | null;
        /**
         * @description The time zone in which days and months of limits begin, as the tz database names it.
         * @example Europe/Berlin
         */
        LimitTimeZone: string;
        /** @description The most that an account wants to spend in a month, and what it has spent. */
        SpendingCap: {
            monthly_cap: components["schemas"]["CapAmount"];
            /** @description What the orders of this month come to, tax included. */
            spent: components["schemas"]["Cents"];
            /** @description When the next month begins. */
            resets_at: components["schemas"]["Timestamp"];
            /** @description The time zone of the month. */
            zone: components["schemas"]["LimitTimeZone"];
        };
        /** @description The cap, and the one that it replaces. */
        SpendingCapBody: {
            monthly: components["schemas"]["CapAmount"];
            /** @description The cap to replace. If it is another one by now, the call is rejected. */
            instead_of: components["schemas"]["CapAmount"];
        };
        /** @description The token of a link. */
        EarlyPurchaseLinkBody: {
            /**
             * @description Token of the link, from the part of its address after the `#`.
             * @example 4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk
             */
            token: string;
        };
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description What a link that turns early purchase off is about. */
        EarlyPurchaseLink: {
            account_label: components["schemas"]["AccountLabel"];
            license_label: components["schemas"]["LicenseLabel"];
            /**
             * @description Whether early purchase of the license is on.
             * @example false
             */
            is_on: boolean;
        };
        /** @description The receipt and its recipient. */
        SentReceipt: {
            order_id: components["schemas"]["OrderId"];
            email: components["schemas"]["Email"];
        };
        /** @description One plan of an order. */
        OrderItem: {
            /**
             * @description Number of the item.
             * @example 910441
             */
            item_id: number;
            plan_id: components["schemas"]["PlanId"];
            /** @description Charge for the item. */
            amount: components["schemas"]["Cents"];
            lookups: components["schemas"]["Lookups"];
            /** @description Tax on it, rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description List price of the plan. */
            unit_amount: components["schemas"]["Cents"];
        };
        /**
         * @description An order. All amounts are in cents and before tax unless they say otherwise. An order is initiated
         *     when it is placed, processed once it is paid, and approved when staff accept it without a card
         *     payment.
         */
        Order: {
            order_id: components["schemas"]["OrderId"];
            account_id: components["schemas"]["AccountId"];
            /** @description What was ordered, in the order of the request. */
            items: components["schemas"]["OrderItem"][];
            placed: components["schemas"]["Timestamp"];
            /** @description When it was paid; null until then. */
            processed: components["schemas"]["Timestamp"] | null;
            /** @description When staff approved it without a payment; null otherwise. */
            approved: components["schemas"]["Timestamp"] | null;
            /**
             * @description When it was canceled: an order whose transfer did not arrive or that the customer canceled, a change of plan that
             *     was not paid in time, or a gift that a second person declined, that its author withdrew, or that was undone.
             *     Null otherwise.
             */
            canceled: components["schemas"]["Timestamp"] | null;
            /** @description Charge for all items. */
            amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description What has to be paid, `amount` plus `tax_amount`. */
            total_amount: components["schemas"]["Cents"];
            /** @description End of the grace period, until which the subscriptions of an unpaid order work; null without a grace period. */
            grace_period_end: components["schemas"]["Timestamp"] | null;
            /**
             * @description Until when its bank transfer is due; null for an order that is paid in another way. Nothing starts before the
             *     money has arrived.
             */
            transfer_due: components["schemas"]["Timestamp"] | null;
            saas_tax_rate: components["schemas"]["TaxRate"];
            data_tax_rate: components["schemas"]["TaxRate"];
        };
        /** @description One page of a list of orders. */
        OrderPage: {
            /** @description The orders of the page, the newest first. */
            orders: components["schemas"]["Order"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * @description How many wait.
         * @example 1
         */
        WaitingCount: number;
        /** @description How much of each kind waits in an account. */
        AccountWaiting: {
            /** @description Orders that staff may approve without a payment. */
            orders_to_approve: components["schemas"]["WaitingCount"];
            /** @description Unpaid orders whose subscriptions still work. */
            orders_in_grace_period: components["schemas"]["WaitingCount"];
            /** @description Renewals whose payment was declined. */
            renewals_failed: components["schemas"]["WaitingCount"];
            /** @description Payments that a bank disputes. */
            disputes: components["schemas"]["WaitingCount"];
            /** @description Contacts whose address rejects emails. */
            undeliverable_contacts: components["schemas"]["WaitingCount"];
            /** @description Exemption certificates to review. */
            tax_certificates: components["schemas"]["WaitingCount"];
        };
        /** @description What an account has paid, and what waits for staff there. */
        AccountSummary: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /** @description When the account was created. */
            created: components["schemas"]["Timestamp"];
            /** @description All payments that succeeded and were not voided, before refunds, in cents. */
            paid_amount: components["schemas"]["Cents"];
            /** @description What of them went back, in cents. */
            refunded_amount: components["schemas"]["Cents"];
            /** @description What of them banks dispute or have taken back, in cents. */
            disputed_amount: components["schemas"]["Cents"];
            /** @description When the latest of them was made. */
            last_paid: components["schemas"]["Timestamp"] | null;
            waiting: components["schemas"]["AccountWaiting"];
        };
        /**
         * @description Street and house number.
         * @example 85 Mill Street
         */
        Thoroughfare: string;
        /**
         * @description Second line of an address, such as a suite, an apartment, or a floor. Empty without one.
         * @example Suite 400
         */
        Suite: string;
        /**
         * @description City or town.
         * @example Provo
         */
        Locality: string;
        /**
         * @description State or province; for the United States its two letters. Empty where a country has none.
         * @example UT
         */
        AdministrativeArea: string;
        /**
         * @description Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
         * @example 84601
         */
        PostalCode: string;
        /**
         * @description A postal address. State and postal code are empty where a country has none; in the United States both
         *     are needed.
         */
        Address: {
            thoroughfare: components["schemas"]["Thoroughfare"];
            suite?: components["schemas"]["Suite"];
            locality: components["schemas"]["Locality"];
            administrative_area: components["schemas"]["AdministrativeArea"];
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
        };
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /** @description Something that staff did about an order. */
        OrderChange: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description What they did.
             * @example Approved order 560340
             */
            summary: string;
            /** @description Why; null if they gave no reason. */
            reason: components["schemas"]["Reason"] | null;
            /** @description Login email of the member of staff; null for one who is gone. */
            username: components["schemas"]["Email"] | null;
        };
        /** @description An order with everything that staff need to decide about it. */
        OrderRecord: {
            order: components["schemas"]["AccountOrder"];
            /** @description The address that determines its tax; null for an order that was placed without one. */
            address: components["schemas"]["Address"] | null;
            /** @description Login email of the person who placed it; null for a renewal, and for a person who is gone. */
            placed_by: components["schemas"]["Email"] | null;
            /**
             * @description What it is worth: its total, its list price, or what its lookups are worth together with what staff gave the
             *     customer before it on that day, whichever is more.
             */
            worth: components["schemas"]["Cents"];
            /**
             * @description Whether it is worth so much that the person who placed it cannot settle it.
             * @example false
             */
            needs_second_person: boolean;
            /**
             * @description Whether the caller placed it, for the account or as the customer.
             * @example false
             */
            is_own: boolean;
            /** @description What happened to it, the earliest first; of more than 200 events, the latest. */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description The payments and declined attempts, the newest first; of more than 100, the newest. */
            payments: components["schemas"]["OrderPayment"][];
            /** @description What staff did about it and its payments, the newest first; of more than 100, the newest. */
            changes: components["schemas"]["OrderChange"][];
        };
        /** @description Which order of which account was paid. */
        ProcessOrderBody: {
            account_id: components["schemas"]["AccountId"];
            order_id: components["schemas"]["OrderId"];
            reason: components["schemas"]["Reason"];
        };
        /** @description A bank transfer that has arrived, and the order that it pays. */
        ProcessTransferBody: {
            account_id: components["schemas"]["AccountId"];
            order_id: components["schemas"]["OrderId"];
            /** @description What has arrived, in cents. It has to be the total of the order. */
            amount: components["schemas"]["Cents"];
            /** @description The day that the money arrived. */
            received_on: components["schemas"]["CalendarDate"];
            reference: components["schemas"]["BankReference"];
            reason: components["schemas"]["Reason"];
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
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
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
        /** @description The order is not paid, so it has no receipt. One that was approved without a payment has none either. */
        NotPaid: {
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
        /** @description The Idempotency-Key was used before, with another body. */
        IdempotencyMismatch: {
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
        /** @description Another site sent the call, or the person's email address isn't confirmed yet. */
        Forbidden: {
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
        /** @description The person lacks the role, which only staff have. Or another site sent the call. */
        InternalAdminRequiredOrOtherOrigin: {
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
    };
    parameters: {
        /** @description Returns only the entries that contain this text, ignoring case. */
        Search: string;
        /** @description Returns only the orders in this state. */
        State: components["schemas"]["OrderState"];
        /**
         * @deprecated
         * @description The earlier name of `start`.
         *
         *     Deprecated: Use `start`. It ends on 2027-06-30.
         */
        Begin: components["schemas"]["CalendarDate"];
        /** @description Returns only the orders that were placed on this day or later, by UTC. */
        Start: components["schemas"]["CalendarDate"];
        /** @description Returns only the orders that were placed on this day or earlier, by UTC. Not before `start`. */
        End: components["schemas"]["CalendarDate"];
        /** @description What the orders are sorted by, equal ones by their number. */
        Sort: "placed" | "total";
        /** @description Sort direction. */
        Direction: "asc" | "desc";
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Format of the response. */
        Format: "json" | "csv";
        /** @description Number of the order. */
        OrderId: components["schemas"]["OrderId"];
        /** @description Returns only documents of this kind. */
        Kind: components["schemas"]["DocumentKind"];
        /** @description Returns only the documents that were issued on this day or later, by UTC. */
        "Start-2": components["schemas"]["CalendarDate"];
        /** @description Returns only the documents that were issued on this day or earlier, by UTC. Not before `start`. */
        "End-2": components["schemas"]["CalendarDate"];
        /** @description Number of the track, the `track_id` of a holding. */
        PathTrackId: components["schemas"]["TrackId"];
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
         *     returns the first response again, so retries have only one effect.
         */
        IdempotencyKey: string;
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /** @description Why staff do it, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type OrderState = components['schemas']['OrderState'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type OrderId = components['schemas']['OrderId'];
export type AccountId = components['schemas']['AccountId'];
export type ItemId = components['schemas']['item_id'];
export type PlanId = components['schemas']['PlanId'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type Cents = components['schemas']['Cents'];
export type Lookups = components['schemas']['Lookups'];
export type AccountOrderItem = components['schemas']['AccountOrderItem'];
export type Timestamp = components['schemas']['Timestamp'];
export type PurchaseOrder = components['schemas']['PurchaseOrder'];
export type TaxRate = components['schemas']['TaxRate'];
export type AccountOrder = components['schemas']['AccountOrder'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type AccountOrderPage = components['schemas']['AccountOrderPage'];
export type OrdersCsv = components['schemas']['OrdersCsv'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type PendingOrderList = components['schemas']['PendingOrderList'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type PaidCard = components['schemas']['PaidCard'];
export type BankReference = components['schemas']['BankReference'];
export type ReceivedTransfer = components['schemas']['ReceivedTransfer'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type PartyName = components['schemas']['PartyName'];
export type AddressLines = components['schemas']['AddressLines'];
export type Email = components['schemas']['Email'];
export type CountryIso3 = components['schemas']['CountryIso3'];
export type TaxLine = components['schemas']['TaxLine'];
export type Receipt = components['schemas']['Receipt'];
export type BankDetail = components['schemas']['BankDetail'];
export type Invoice = components['schemas']['Invoice'];
export type OrderDetails = components['schemas']['OrderDetails'];
export type ReceiptFile = components['schemas']['ReceiptFile'];
export type InvoiceFile = components['schemas']['InvoiceFile'];
export type SetPurchaseOrderBody = components['schemas']['SetPurchaseOrderBody'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type Document = components['schemas']['Document'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type DocumentArchive = components['schemas']['DocumentArchive'];
export type TrackId = components['schemas']['TrackId'];
export type LicenseId = components['schemas']['LicenseId'];
export type RateLimit = components['schemas']['RateLimit'];
export type Seats = components['schemas']['Seats'];
export type Plan = components['schemas']['Plan'];
export type MaxTimes = components['schemas']['MaxTimes'];
export type MonthlyLimit = components['schemas']['MonthlyLimit'];
export type RenewalConsentVersion = components['schemas']['RenewalConsentVersion'];
export type EarlyPurchase = components['schemas']['EarlyPurchase'];
export type EarlyPurchaseOffer = components['schemas']['EarlyPurchaseOffer'];
export type SetEarlyPurchaseBody = components['schemas']['SetEarlyPurchaseBody'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type ReplacedTerm = components['schemas']['ReplacedTerm'];
export type ScheduledPlan = components['schemas']['ScheduledPlan'];
export type PlanChoice = components['schemas']['PlanChoice'];
export type Preview = components['schemas']['Preview'];
export type PlanChangeOffer = components['schemas']['PlanChangeOffer'];
export type ChangePlanBody = components['schemas']['ChangePlanBody'];
export type CapAmount = components['schemas']['CapAmount'];
export type LimitTimeZone = components['schemas']['LimitTimeZone'];
export type SpendingCap = components['schemas']['SpendingCap'];
export type SpendingCapBody = components['schemas']['SpendingCapBody'];
export type EarlyPurchaseLinkBody = components['schemas']['EarlyPurchaseLinkBody'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type EarlyPurchaseLink = components['schemas']['EarlyPurchaseLink'];
export type SentReceipt = components['schemas']['SentReceipt'];
export type OrderItem = components['schemas']['OrderItem'];
export type Order = components['schemas']['Order'];
export type OrderPage = components['schemas']['OrderPage'];
export type WaitingCount = components['schemas']['WaitingCount'];
export type AccountWaiting = components['schemas']['AccountWaiting'];
export type AccountSummary = components['schemas']['AccountSummary'];
export type Thoroughfare = components['schemas']['Thoroughfare'];
export type Suite = components['schemas']['Suite'];
export type Locality = components['schemas']['Locality'];
export type AdministrativeArea = components['schemas']['AdministrativeArea'];
export type PostalCode = components['schemas']['PostalCode'];
export type Address = components['schemas']['Address'];
export type Reason = components['schemas']['Reason'];
export type OrderChange = components['schemas']['OrderChange'];
export type OrderRecord = components['schemas']['OrderRecord'];
export type ProcessOrderBody = components['schemas']['ProcessOrderBody'];
export type ProcessTransferBody = components['schemas']['ProcessTransferBody'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotPaid = components['responses']['NotPaid'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseInvalidLink = components['responses']['InvalidLink'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseRecentInternalAdminLoginRequired = components['responses']['RecentInternalAdminLoginRequired'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterState = components['parameters']['State'];
export type ParameterBegin = components['parameters']['Begin'];
export type ParameterStart = components['parameters']['Start'];
export type ParameterEnd = components['parameters']['End'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterDirection = components['parameters']['Direction'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterFormat = components['parameters']['Format'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterKind = components['parameters']['Kind'];
export type ParameterStart_2 = components['parameters']['Start-2'];
export type ParameterEnd_2 = components['parameters']['End-2'];
export type ParameterPathTrackId = components['parameters']['PathTrackId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterStaffReason = components['parameters']['StaffReason'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listOrders: {
        parameters: {
            query?: {
                /** @description Returns only the entries that contain this text, ignoring case. */
                search?: components["parameters"]["Search"];
                /** @description Returns only the orders in this state. */
                state?: components["parameters"]["State"];
                /**
                 * @deprecated
                 * @description The earlier name of `start`.
                 *
                 *     Deprecated: Use `start`. It ends on 2027-06-30.
                 */
                begin?: components["parameters"]["Begin"];
                /** @description Returns only the orders that were placed on this day or later, by UTC. */
                start?: components["parameters"]["Start"];
                /** @description Returns only the orders that were placed on this day or earlier, by UTC. Not before `start`. */
                end?: components["parameters"]["End"];
                /** @description What the orders are sorted by, equal ones by their number. */
                sort?: components["parameters"]["Sort"];
                /** @description Sort direction. */
                direction?: components["parameters"]["Direction"];
                /** @description Number of the page, from one. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Format of the response. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or all orders as a file. */
            200: {
                headers: {
                    /** @description Marks a CSV as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOrderPage"];
                    "text/csv": components["schemas"]["OrdersCsv"];
                };
            };
            /** @description A parameter is invalid, or the last day is before the first. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listPendingOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingOrderList"];
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
    getAccountOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetails"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    /** @description Marks it as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ReceiptFile"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPaid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    /** @description Marks it as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["InvoiceFile"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            /** @description The order is not paid by transfer, so it has no invoice. */
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
    cancelUnpaidOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOrder"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The order is paid, does not wait for a transfer, or is being paid by card. */
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
    setPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPurchaseOrderBody"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOrder"];
                };
            };
            /** @description The number of the order or the PO number is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Returns only documents of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Returns only the documents that were issued on this day or later, by UTC. */
                start?: components["parameters"]["Start-2"];
                /** @description Returns only the documents that were issued on this day or earlier, by UTC. Not before `start`. */
                end?: components["parameters"]["End-2"];
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
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            /** @description A parameter is invalid, or the last day is before the first. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    downloadDocuments: {
        parameters: {
            query: {
                /** @description The year. */
                year: number;
                /** @description Returns only documents of this kind. */
                kind?: components["parameters"]["Kind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /** @description Marks it as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["DocumentArchive"];
                };
            };
            /** @description The year is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            /** @description The year has no documents, or too many for one file. */
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
    getEarlyPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of a holding. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, and the consent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlyPurchaseOffer"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    setEarlyPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of a holding. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetEarlyPurchaseBody"];
            };
        };
        responses: {
            /** @description The offer, and the consent that applies now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlyPurchaseOffer"];
                };
            };
            /** @description A field is missing or invalid, the amount covers no term, or the consent is outdated. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /**
             * @description The price has changed; there is no primary card or no billing address; renewal is off; the plan of the last
             *     term does not renew; or the current subscription can no longer be changed.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    disableEarlyPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of a holding. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer; it is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlyPurchaseOffer"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the track, the `track_id` of a holding. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeOffer"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    changePlan: {
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
                /** @description Number of the track, the `track_id` of a holding. */
                id: components["parameters"]["PathTrackId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanBody"];
            };
        };
        responses: {
            /** @description The order. Pay it next, unless it is processed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOrder"];
                };
            };
            /**
             * @description A field or the Idempotency-Key is missing or invalid, the plan is unknown, not for sale or of another
             *     license, or the consent is to words that are not the current ones.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /**
             * @description The total has changed, the plan can only begin later, the current term is unpaid, has ended or is suspended,
             *     there is no billing address, another change is being paid, or the same call is still in progress. Nothing
             *     was ordered.
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
            503: components["responses"]["Busy"];
        };
    };
    getSpendingCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cap, and what is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendingCap"];
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
    setSpendingCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendingCapBody"];
            };
        };
        responses: {
            /** @description The cap, and what is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendingCap"];
                };
            };
            /** @description An amount is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequiredOrOtherOrigin"];
            /** @description Someone else has changed the cap. */
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
    findEarlyPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarlyPurchaseLinkBody"];
            };
        };
        responses: {
            /** @description What the link is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlyPurchaseLink"];
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
    disableEarlyPurchaseByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarlyPurchaseLinkBody"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlyPurchaseLink"];
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
    sendReceipt: {
        parameters: {
            query: {
                /** @description Number of the order, which is also that of its receipt. */
                invoiceId: components["schemas"]["OrderId"];
                /** @description Where to send it. */
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. The email is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentReceipt"];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPaid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listAccountOrders: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description The earlier name of `start`.
                 *
                 *     Deprecated: Use `start`. It ends on 2027-06-30.
                 */
                begin?: components["parameters"]["Begin"];
                /** @description Returns only the orders that were placed on this day or later, by UTC. */
                start?: components["parameters"]["Start"];
                /** @description Returns only the orders that were placed on this day or earlier, by UTC. Not before `start`. */
                end?: components["parameters"]["End"];
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
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            /** @description A parameter is invalid, or the last day is before the first. */
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
    getAccountSummary: {
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
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSummary"];
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
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    getOrderRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
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
    deleteGracePeriod: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
            };
            header?: never;
            path: {
                /** @description Number of the account. */
                account_id: components["schemas"]["AccountId"];
                /** @description Number of an order of this account. */
                order_id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description A path parameter is not a number. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    processOrder: {
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
                "application/json": components["schemas"]["ProcessOrderBody"];
            };
        };
        responses: {
            /** @description The order, now paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
            403: components["responses"]["RecentInternalAdminLoginRequired"];
            404: components["responses"]["NotFound"];
            /** @description The order is already paid or approved, needs a second person, or the same call is still in progress. */
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
            503: components["responses"]["Busy"];
        };
    };
    processTransfer: {
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
                "application/json": components["schemas"]["ProcessTransferBody"];
            };
        };
        responses: {
            /** @description The order, now paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description A field or the Idempotency-Key is missing or invalid, or the money has not arrived yet. */
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
            /**
             * @description Less or more than the total has arrived, the order is already paid or not pending, needs a second person, or the
             *     same call is still in progress.
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
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listOrders: 'sort' | 'direction' | 'page' | 'page_size' | 'format';
    listDocuments: 'page' | 'page_size';
    listAccountOrders: 'page' | 'page_size';
}
