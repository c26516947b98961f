// Generated from openapi/sales by npm run generate. Do not edit.

export interface paths {
    "/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public price list
         * @description The plans that anyone can order at public prices, and their licenses. Anyone can call this, logged
         *     in or not, and gets the same response. An account with its own prices sees them in its quotes, its
         *     orders and the plans listed with its licenses, not here. Discontinued plans and plans that customers
         *     cannot order are marked on the list, so that a cart can distinguish a discontinued plan from an unknown
         *     one.
         *
         *     The response may be kept for a minute. With its `ETag` in `If-None-Match`, a list that has not changed
         *     returns 304 and no body.
         *
         *     At most 240 calls from an address in a minute.
         */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a quote
         * @description What the plans would cost the active account now, at its own prices and with the tax for its billing
         *     address. For billing viewers. A cart calls it whenever its plans or the address change. Nothing is
         *     saved or reserved, and a price can change before the order; only the order has the final amount.
         *     Before an address is saved, the tax is unknown: `taxable_location` is null and the tax is 0. Used
         *     free trials are detected when ordering, not here. Each plan that can't be ordered has its own error,
         *     whose field names its place in `plan_ids`.
         *
         *     A repeated call changes nothing more. At most 120 calls from an address in a minute.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place an order
         * @description Orders plans for the active account, at its current prices and with the tax for its billing address.
         *     For billing editors. Only the `plan_id` of an item counts: `amount`, `lookups` and `free` are
         *     accepted and ignored, because the plan sets them. An unknown plan is rejected like one that is not
         *     for sale.
         *
         *     The order is initiated and stays pending until `processPayment` pays exactly its `total_amount`.
         *     Send the total that the person saw as `total_amount`: if it has changed since, the response is 409
         *     `price-changed` with both figures, and nothing is ordered. An order with a total of zero, such as a
         *     free trial, is processed at once and its subscriptions start; it needs no address and no card.
         *
         *     An account can have each free trial once, which is checked when it is ordered: 409
         *     `plan-ordered-too-recently` names the entry of `plans` to remove from the cart. So can a person, with
         *     any address of the same mailbox, and a company, by the domain of its confirmed addresses: if another
         *     account of theirs has had the trial, the error is `trial-used-elsewhere`. Domains that give mailboxes
         *     to everyone are no company. If several entries
         *     are rejected, each has its own error. A rejected order is rejected as a whole. A free trial starts when
         *     it is ordered, even next to plans that are yet to be paid.
         *
         *     A plan that stays free (`ongoing_free`) gives its lookups once a term. The next term can be ordered in the
         *     last 7 days of the one before, and starts when that one ends, or after it. Earlier, also with all lookups
         *     used up, the response is 409 `free-plan-too-early`, with the entry of `plans`.
         *
         *     A paid plan starts when the order is paid. If the account has a paid plan of the same license with
         *     lookups left, the new one follows it, so that nothing that was paid for runs out unused.
         *
         *     An account that has paid for an order before and has no other pending order gets a grace period of
         *     fourteen days: the subscriptions start immediately, and stop at `grace_period_end` until the order is
         *     paid. Subscriptions renew themselves only with `renewal_consent`; without it their automatic renewal
         *     is off.
         *
         *     With `early_purchases`, plans that renew are also bought early each time their lookups run out, as with
         *     `setEarlyPurchase` of the billing service. The order carries that consent: it applies once the order is paid
         *     or approved, so a declined card turns nothing on. What people choose between the order and its payment, such
         *     as no renewal, applies instead. Of several entries for a license, the last one counts.
         *
         *     With `payment_form` `transfer`, an order of at least $100.00 is paid by bank transfer: `transfer_due` says until
         *     when, an invoice with the bank details is issued (`downloadInvoice` of the billing service), and nothing starts
         *     before the money has arrived, also for accounts that otherwise get a grace period. It can still be paid by card.
         *     Without either it is canceled 28 days after it was placed.
         *
         *     The Idempotency-Key stands for the intent to order, and the account keeps it as long as the order:
         *     the same key and body return the same order, also after 24 hours and for other members. Another body
         *     is rejected once the order is placed. A rejection is not kept, so the same key can order again after the
         *     reason is gone. `getOrderByIntent` finds the order by its key.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 60 calls from an address in a minute. API tokens can't call it: it pays, or decides what is paid for.
         */
        put: operations["placeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/intents/{intent}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the order of an intent
         * @description The order that the active account placed with this Idempotency-Key, in its current state. For billing
         *     viewers. 404 until the order is placed. A checkout with the key in its address finds its order again
         *     after a reload, in a second tab, and after a crash.
         */
        get: operations["getOrderByIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free trials
         * @description The free trials, in the order of the sign-up page, and whether the active account can still have them: those
         *     on sale, and those that it has had. An account can have each trial once. So can a person, with any address of the same mailbox, and a
         *     company, by the domain of its confirmed addresses (see `placeOrder`, which starts a trial and checks all of
         *     this again). Whether a trial is `used-elsewhere` therefore depends on the caller. Requires billing-viewer,
         *     api-key-viewer, or api-key-editor.
         */
        get: operations["listTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxable-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the billing addresses
         * @description A page of the addresses that the active account has saved, the latest first; the first entry of the
         *     first page is the current one. For people who can see billing. The list is empty until one is saved.
         */
        get: operations["listTaxableLocations"];
        /**
         * Save the billing address
         * @description Saves the address that determines the tax on the account's quotes and orders from now on, in the
         *     spelling of its country. For billing editors. Only its form is checked, and for the United States
         *     that the ZIP Code is one of the state; whether the address exists is for a lookup to say. The earlier address stays in the history, and existing orders keep their tax. Get
         *     new quotes afterwards, because their tax may have changed. Saving the latest address again returns
         *     it unchanged.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        put: operations["createTaxableLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxable-locations/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the billing address
         * @description The current billing address, which is the one saved last. For billing viewers. An account without
         *     one gets 404; it can get quotes, but can place only orders with a total of zero.
         */
        get: operations["getTaxableLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an address of a form
         * @description Suggests addresses in the United States that begin with the typed text, for the forms of the portal. The
         *     service looks them up itself: no key is sent, no license is needed, and nothing counts against one.
         *     Programs complete addresses with `suggestUsAddresses` of the address API. A form also works without
         *     suggestions, so the list is empty if lookups are out of reach.
         *
         *     At most 120 calls from an address, and 120 calls by a person in a minute.
         */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standard-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the standard form of the billing address
         * @description The latest billing address of the active account as the Postal Service writes it, for a suggestion that
         *     people can take or leave. As with suggestions, nothing counts against a license.
         *
         *     At most 60 calls from an address, and 60 calls by a person in a minute.
         */
        get: operations["findStandardAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-exempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tax exemption
         * @description Whether the active account is exempt from sales tax, since when and until when, and the last certificate
         *     that was uploaded for it. For billing viewers. Staff declare exemptions: see `uploadTaxCertificate`.
         */
        get: operations["getTaxExemption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-exempt/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a tax certificate
         * @description Sends a certificate of tax exemption of the active account to our staff, who accept it, which makes the
         *     account tax-exempt, or reject it and say why. An account has one certificate that waits for review; what
         *     became of the last one is in `getTaxExemption`. The file is a PDF, PNG, or JPEG of at most 5 MB, which
         *     its content decides and not its name.
         *
         *     A repeated call is rejected with `certificate-waiting`. At most 20 calls from an address, and 20 calls by a person in 10 minutes.
         */
        put: operations["uploadTaxCertificate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-exempt/certificates/{id}": {
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
         * Withdraw a tax certificate
         * @description Deletes a certificate of the active account that waits for review, such as a wrong file, so that another
         *     one can be uploaded. No email is sent. A certificate that our staff have accepted or rejected stays.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["withdrawTaxCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-exempt/certificates/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a tax certificate
         * @description The file of a certificate of the active account, as it was uploaded. For billing viewers. Browsers save it
         *     and never show it, because anyone can upload one.
         *
         *     At most 60 calls from an address in a minute.
         */
        get: operations["downloadTaxCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invoice details
         * @description The tax ID and the PO number that the documents of the active account show. For people who can see billing. Both
         *     are null until someone saves them.
         */
        get: operations["getInvoiceDetails"];
        put?: never;
        /**
         * Save the invoice details
         * @description Saves the tax ID and the PO number that documents of the active account show from now on. For billing editors.
         *     Documents that were issued keep the tax ID that they have.
         *
         *     A tax ID has the form of its country. VAT numbers (the EU, the United Kingdom, Switzerland, Norway, Australia, and
         *     others) are checked by their checksum, and get their prefix if it is missing; for the United States it is an EIN;
         *     elsewhere, four to twenty letters and digits. Whether a number is registered is not checked, and it doesn't change
         *     the tax. Orders without a PO number of their own, such as renewals, get the one that is saved here.
         *
         *     A repeated call changes nothing more. At most 60 calls from an address in a minute.
         */
        post: operations["updateInvoiceDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename the account
         * @description Gives the active account another name. For account owners. Every member sees the new name the next
         *     time accounts are listed; the number, keys, orders and receipts are unchanged. Names need not be
         *     unique. Sending the current name changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["renameAccount"];
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
        get?: never;
        /**
         * Create an account
         * @description Opens another account, which the caller owns with every customer role. Requires a confirmed email
         *     address. Without `account_name`, the account is named after the company in the person's profile, or
         *     else the email address. The current access token stays with its account; call `createToken` with
         *     the new `account_id` to switch. The account starts on the public pricing schedule, without an address,
         *     and with one subscription: a free trial of 42 days, that of US address verification with 1,000
         *     lookups unless `trial_plan_id` names another one. If the person or their company has had that trial
         *     in another account, the account has none.
         *     Repeating the call with the same Idempotency-Key does not open a second one.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. At most 20 calls from an address in an hour. API tokens can't call it: a token is for accounts that exist.
         */
        put: operations["createAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/pricing-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the pricing schedule of an account
         * @description For staff: the number of the account's pricing schedule, which is the public one unless staff have given
         *     the account its own. A number belongs to an account only if this call returns a schedule; any other
         *     number gets 404.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountPricingSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/tax-exempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tax exemption of an account
         * @description For staff: whether the account is exempt from sales tax, with the notes of staff, every earlier
         *     declaration, and every certificate.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getAccountTaxExemption"];
        /**
         * Declare an account tax-exempt
         * @description For staff: the account pays no sales tax from `timestamp` on, which may lie in the past, until
         *     `expiration` or until it is revoked. New quotes and orders have no tax after that; an existing
         *     order keeps its tax until `recalculateOrderTax`. Revoke a current or upcoming exemption before
         *     declaring another one. The declaration and its author stay in the history.
         *
         *     A repeated call is rejected with `already-tax-exempt`. API tokens can't call it: it is for staff.
         */
        put: operations["declareTaxExemption"];
        post?: never;
        /**
         * Revoke the tax exemption of an account
         * @description For staff: the account pays sales tax again, from now on. Existing orders keep their tax until
         *     `recalculateOrderTax`. The declaration stays in the history, with the time of its end. An expired
         *     exemption cannot be revoked.
         *
         *     A repeated call is rejected with `not-tax-exempt`. API tokens can't call it: it is for staff.
         */
        delete: operations["revokeTaxExemption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/taxable-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the billing addresses of an account
         * @description For staff: a page of the addresses that the account has saved, latest first. The first entry of the
         *     first page is the current one. The list is empty until one is saved.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listAccountTaxableLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pricing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a price list
         * @description For staff. The plans and licenses of a pricing schedule, even one that belongs to a single account. A
         *     schedule of an account lists only the prices that it changes; for any other plan the account pays the
         *     public price.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getPricingSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a quote for an account, at any price
         * @description For staff: what the items would cost the account, each at the price of its schedule, at an amount
         *     that staff set, or free. `free` takes precedence over `compute_price`, and that over
         *     `custom_amount`. Plans that customers cannot order are quoted too. Nothing is saved;
         *     `placeCustomOrder` places the agreed order. Without a billing address the tax is unknown,
         *     `taxable_location` is null and the tax is 0.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["createCustomQuote"];
        delete?: never;
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
        /**
         * Place an order for an account, at any price
         * @description For staff: orders plans for an account with agreed amounts and lookups, usually after
         *     `createCustomQuote`. Plans that customers cannot order and used trials are accepted. With `free` the
         *     item costs nothing, whatever its `amount`. The order is initiated until the customer or staff pay it
         *     or staff approve it, and has no grace period; with a total of zero it is processed immediately, unless
         *     its list price is more than $5,000.00: then another member of staff has to approve it first (decision B22). Its
         *     subscriptions do not renew themselves, because the customer has not agreed to that. No email is sent.
         *     An account without a billing address can only have an order with a total of zero. A total above zero has to be
         *     one that a card can be charged: at least $0.50.
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
         */
        put: operations["placeCustomOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/tax-exempt/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Attach a file to the tax exemption of an account
         * @description For staff: stores a certificate that came another way, such as by email, with the exemption that the
         *     account has. It needs no review. The file is a PDF, PNG, or JPEG of at most 5 MB, which its content
         *     decides and not its name. Billing viewers of the account can download it too.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again. API tokens can't call it: it is for staff.
         */
        put: operations["attachTaxCertificate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-exempt/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tax certificates to review
         * @description A page of the certificates that wait for review, of all accounts, the oldest first. For staff.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listWaitingTaxCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-exempt/certificates/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a tax certificate of any account
         * @description For staff: the file of a certificate of any account, as it was uploaded. Browsers save it and never show
         *     it, because anyone can upload one.
         *
         *     At most 60 calls from an address in a minute. API tokens can't call it: it is for staff.
         */
        get: operations["downloadAccountTaxCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-exempt/certificates/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a tax certificate
         * @description For staff: the account is tax-exempt as the certificate says, as with `declareTaxExemption`. An exemption
         *     that it has or will have is replaced: it is revoked at this moment. The person who uploaded the certificate
         *     gets an email. Of two members of staff who review it at once, the second one gets 409.
         *
         *     A repeated call is rejected with `certificate-decided`. API tokens can't call it: it is for staff.
         */
        post: operations["acceptTaxCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-exempt/certificates/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a tax certificate
         * @description For staff: the taxes of the account do not change. The reason is for the customer, who sees it on the billing page and
         *     gets it by email, and can upload another certificate. Of two members of staff who review it at once, the
         *     second one gets 409.
         *
         *     A repeated call is rejected with `certificate-decided`. API tokens can't call it: it is for staff.
         */
        post: operations["rejectTaxCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders that wait
         * @description A page of the unpaid orders of all accounts that staff may have to do something about, for one reason. For
         *     staff. `to-approve`: not paid and without a grace period, the oldest first; customers who are in the checkout
         *     are among them. `in-grace-period`: the subscriptions stop at `grace_period_end`, the nearest first.
         *     `renewal-failed`: a renewal that no card has paid yet, the nearest end of the grace period first.
         *     `awaiting-transfer`: to be paid by bank transfer, the nearest `transfer_due` first. An order is
         *     in one of the lists at most, and in none once it is paid or approved, or its subscriptions have stopped.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listWaitingOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-exempt/ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tax exemptions that end soon
         * @description A page of the exemptions from sales tax that end within 60 days, of all accounts, the nearest end first. For
         *     staff, who ask for the next certificate. From its end on, the account pays tax. Revoked exemptions are not
         *     included, and neither are those that last until they are revoked.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["listEndingTaxExemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a gift
         * @description For staff. Without `undoes_change`, it declines an order that waits for a second person's approval. Nothing
         *     starts, no money moves, and the order stays in the account's list as canceled. It can't be approved afterwards.
         *     The person who placed the order can withdraw it the same way. If someone else declines it, the person who
         *     placed it gets an email. If one member of staff approves an order while another declines it, the second call
         *     gets 409.
         *
         *     With `undoes_change`, it takes back a gift that started at once; the value is the `change_id` of that gift. Its
         *     subscriptions are removed as if they had never been given, and so is a license that came with them. It is
         *     rejected if the customer has used lookups of the gift, or if the license has got another subscription since.
         *
         *     A repeated call is rejected with `order-not-pending`. API tokens can't call it: it is for staff.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an order without a payment
         * @description For staff: approves a pending order that is paid in another way, such as by bank transfer. The order
         *     is no longer pending, its subscriptions start or continue, and it cannot be paid by card. No money
         *     moves and no email is sent. Approving an approved order changes nothing; a paid or canceled one is rejected.
         *
         *     Two people decide about an order of more than $5,000.00, by its total or its list price: the person who placed it,
         *     also as someone else, cannot approve it (decision B22). The activity log records who approved it and why.
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
         */
        post: operations["approveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the tax of an order
         * @description For staff: what `recalculateOrderTax` would make of a pending order today, next to what it has. Changes
         *     nothing.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getOrderTaxPreview"];
        put?: never;
        /**
         * Recalculate the tax of an order
         * @description For staff: recalculates the tax of a pending order from the order's address and the account's current
         *     exemption, and returns the order with its rates. Amounts before tax are unchanged. Needed after
         *     `updateOrderLocation`, and after an exemption was declared or revoked. An order that is paid or approved
         *     keeps its tax.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["recalculateOrderTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/tax-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tax rates of an order
         * @description For staff: the tax rates that applied when the order was placed or last recalculated. The current
         *     rates of its address can differ.
         *
         *     API tokens can't call it: it is for staff.
         */
        get: operations["getOrderTaxRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the address of an order
         * @description For staff: sets the address that determines the tax of a pending order. The account's own billing
         *     address is unchanged, and so does the order's tax until `recalculateOrderTax`. Sending the current
         *     address changes nothing. An order that is paid or approved keeps its address.
         *
         *     A change can be undone with the address before and `undoes_change`, the `change_id` of the change. It is
         *     rejected if the address was changed since.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["updateOrderLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/donate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an account a plan at no charge
         * @description For staff: gives the account a plan with the requested number of lookups, free of charge. An order
         *     with a total of zero is placed and processed immediately, and its subscription starts now, even in addition to
         *     one of the same license; it does not renew itself. A gift that `getGiftValue` of the
         *     subscription service values at more than $5,000.00, with what the customer was given that day, is not processed:
         *     its subscription starts once another member of staff approves the order (decision B22). A free trial is given again to an account, person,
         *     or company that has had it. `unit_amount` has the list price of the plan. This includes plans that customers cannot order. No address is needed,
         *     and no email is sent. A gift can be undone with `cancelOrder` and its `change_id`, as long as it is unused.
         *
         *     Requires a login less than fifteen minutes old.
         *
         *     The same call with the same Idempotency-Key gets the first response again for 24 hours. API tokens can't call it: it is for staff.
         */
        post: operations["donatePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the sales tax of a location
         * @description For staff: the tax on an amount at a postal code, both as a service and as data. Nothing is saved,
         *     and exemptions do not apply. A location without sales tax has rates of zero.
         *
         *     A repeated call changes nothing more. API tokens can't call it: it is for staff.
         */
        post: operations["calculateSalesTax"];
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
         * @description Number of a pricing schedule.
         * @example 1
         */
        PricingScheduleId: number;
        /**
         * @description Number of a plan.
         * @example 3120
         */
        PlanId: number;
        /**
         * @description Number of a license of the catalog.
         * @example 1102
         */
        LicenseId: number;
        /**
         * @description Number of lookups. 1000000000000 means unlimited.
         * @example 500000
         */
        Lookups: number;
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
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
         * @description Name of a license, for display.
         * @example US Address Verification, Plus
         */
        LicenseLabel: string;
        /**
         * @description A product of the catalog, in one edition. An account that has bought it holds a track of it, with
         *     subscriptions one after the other.
         */
        License: {
            license_id: components["schemas"]["LicenseId"];
            /**
             * @description Name of the license in calls of the address APIs.
             * @example us-core-cloud
             */
            license_key: string;
            license_label: components["schemas"]["LicenseLabel"];
            /**
             * @description What it is for, in a sentence.
             * @example Verifies and standardizes addresses in the United States.
             */
            license_description: string;
            /**
             * @description Family of products: us-address-verification, international-address-verification,
             *     us-address-autocomplete, international-address-autocomplete, us-rooftop-geocoding,
             *     us-reverse-geocoding and others. New ones can be added at any time.
             * @example us-address-verification
             */
            product_line: string;
            /**
             * @description Edition within the family.
             * @example core
             */
            product_edition: string;
            /**
             * @description Name of the edition in calls.
             * @example core
             */
            edition_key: string;
            /**
             * @description Name of the edition, for display.
             * @example Plus
             */
            edition_label: string;
            /**
             * @description Part of the world that it covers.
             * @example United States
             */
            region_label: string;
            /**
             * @description Where it runs, in calls.
             * @example cloud
             */
            hosting_key: string;
            /**
             * @description Where it runs, for display.
             * @example Cloud
             */
            hosting_label: string;
            /**
             * @description Group of the price list: us-standard, us-core, us-autocomplete-pro, us-rooftop-geocoding,
             *     us-reverse-geocoding, international, international-autocomplete and others.
             * @example us-core
             */
            group: string;
            /** @description Paths of the address API that the license covers. Empty if there are none yet. */
            endpoints: string[];
        };
        /** @description A price list. */
        PricingSchedule: {
            pricing_schedule_id: components["schemas"]["PricingScheduleId"];
            /** @description The plans with their prices, grouped by license, most expensive first. */
            plans: components["schemas"]["Plan"][];
            /**
             * @description The licenses of the plans, by label. The public schedule also has those sold on request; of a product
             *     sold by state or by country it has only the product.
             */
            licenses: components["schemas"]["License"][];
        };
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
        /** @description Plans to quote. */
        CreateQuoteBody: {
            /** @description The plans, in the order of the cart. A plan can appear more than once, a free trial cannot. */
            plan_ids: components["schemas"]["PlanId"][];
        };
        /**
         * @description Tax rate as a fraction of the price.
         * @example 0.0725
         */
        TaxRate: number;
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
        /** @description A current or earlier billing address. */
        TaxableLocation: {
            thoroughfare: components["schemas"]["Thoroughfare"];
            suite?: components["schemas"]["Suite"];
            locality: components["schemas"]["Locality"];
            administrative_area: components["schemas"]["AdministrativeArea"];
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
            /** @description When it was saved. */
            created: components["schemas"]["Timestamp"];
        };
        /** @description What one plan would cost. */
        QuoteItem: {
            plan_id: components["schemas"]["PlanId"];
            lookups: components["schemas"]["Lookups"];
            /** @description Charge for the item. */
            amount: components["schemas"]["Cents"];
            /** @description List price of the plan. */
            unit_amount: components["schemas"]["Cents"];
            /** @description Tax on it, rounded half up. */
            tax_amount: components["schemas"]["Cents"];
        };
        /** @description What plans would cost an account. Amounts are before tax unless they say otherwise. */
        Quote: {
            /** @description Charge for all items. */
            amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description What would have to be paid, `amount` plus `tax_amount`. */
            total_amount: components["schemas"]["Cents"];
            /** @description Rate on services; 0 for an account that is tax-exempt. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Rate on delivered data; 0 for an account that is tax-exempt. */
            data_tax_rate: components["schemas"]["TaxRate"];
            /** @description The address that determines the tax; null until the account saves one. */
            taxable_location: components["schemas"]["TaxableLocation"] | null;
            /**
             * @description Whether an order with this total can be paid by bank transfer.
             * @example true
             */
            transfer_offered: boolean;
            /** @description The items, in the order of the request. */
            items: components["schemas"]["QuoteItem"][];
        };
        /** @description The plans by their numbers. */
        PlaceOrderPlanIds: components["schemas"]["PlanId"][];
        /** @description A plan to order. All fields except its number are ignored. */
        PlaceOrderItem: {
            plan_id: components["schemas"]["PlanId"];
            /** @description Ignored; the price is computed. */
            amount?: components["schemas"]["Cents"];
            /** @description Ignored; the lookups are those of the plan. */
            lookups?: components["schemas"]["Lookups"];
            /**
             * @description Ignored; the plan says whether it is free.
             * @example false
             */
            free?: boolean;
        };
        /** @description The plans as items. */
        PlaceOrderItems: components["schemas"]["PlaceOrderItem"][];
        /**
         * @description Version of the words of a consent to automatic renewal or to early purchase.
         * @example 2026-11-27
         */
        RenewalConsentVersion: string;
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
        /** @description A plan whose next terms are bought early, with the cap and what the person has agreed to. */
        OrderedEarlyPurchase: {
            /** @description One of the plans to order. */
            plan_id: components["schemas"]["PlanId"];
            max_times: components["schemas"]["MaxTimes"];
            monthly_limit: components["schemas"]["MonthlyLimit"];
            /**
             * @description The price of a term, before tax, that the person saw. If it is not the price of the plan, nothing is
             *     ordered.
             */
            price: components["schemas"]["Cents"];
            /** @description Version of the words that the person has agreed to. */
            renewal_consent: components["schemas"]["RenewalConsentVersion"];
        };
        /**
         * @description The customer's own number of an order (PO number), which documents show.
         * @example PO-2026-0117
         */
        PurchaseOrder: string;
        /** @description The plans to order. */
        PlaceOrderBody: {
            /** @description The plans, in one of two equivalent forms. The numbers are enough. */
            plans: components["schemas"]["PlaceOrderPlanIds"] | components["schemas"]["PlaceOrderItems"];
            /** @description The total that the person saw. If it is not the total of the order, nothing is ordered. */
            total_amount?: components["schemas"]["Cents"];
            /**
             * @description Version of the words that the person has agreed to, so that the subscriptions renew themselves.
             *     Without it their automatic renewal is off.
             */
            renewal_consent?: components["schemas"]["RenewalConsentVersion"];
            /**
             * @description What the person has agreed to buy early when lookups run out, with a separate consent for each plan. Requires
             *     `renewal_consent`.
             */
            early_purchases?: components["schemas"]["OrderedEarlyPurchase"][];
            /**
             * @description Whether the person has confirmed that the month may be above the spending cap of the account. Without it, such
             *     an order is rejected.
             * @example true
             */
            exceeds_cap?: boolean;
            /**
             * @description How the person wants to pay it; by card unless it says otherwise. A transfer is due after 14 days.
             * @example transfer
             * @enum {string}
             */
            payment_form?: "card" | "transfer";
            /** @description The customer's own number of the order. Without it, the order gets that of the account; null is none. */
            purchase_order?: components["schemas"]["PurchaseOrder"] | null;
        };
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
         * @description An order that has just been placed: what the checkout shows and pays. All amounts are in cents and
         *     before tax unless they say otherwise.
         */
        PlacedOrder: {
            order_id: components["schemas"]["OrderId"];
            /** @description The account that it was placed for. */
            account_id: components["schemas"]["AccountId"];
            /** @description What was ordered, in the order of the request. */
            items: components["schemas"]["OrderItem"][];
            /** @description Lookups of all items together; 1000000000000 if one of them is unlimited. */
            lookups: components["schemas"]["Lookups"];
            /** @description Charge for all items. */
            amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description What has to be paid, `amount` plus `tax_amount`. The amount for `processPayment`. */
            total_amount: components["schemas"]["Cents"];
            /** @description When it was placed. */
            placed: components["schemas"]["Timestamp"];
            /** @description Set if there was nothing to pay; null if payment is due. */
            processed: components["schemas"]["Timestamp"] | null;
            /** @description End of the grace period, until which the subscriptions work unpaid; null without a grace period. */
            grace_period_end: components["schemas"]["Timestamp"] | null;
            /** @description Until when its bank transfer is due; null for an order that is paid in another way. */
            transfer_due: components["schemas"]["Timestamp"] | null;
        };
        /**
         * Format: uuid
         * @description The Idempotency-Key of an order.
         * @example 7c1d5b0e-4d0f-4a55-9a43-0d1c2f6b8e90
         */
        OrderIntent: string;
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
        /**
         * @description `available` if `placeOrder` would start it, `running` while it lasts, `used` once the account's own has ended,
         *     `used-elsewhere` if the caller or their company has had it in another account.
         * @example available
         * @enum {string}
         */
        TrialStatus: "available" | "running" | "used" | "used-elsewhere";
        /** @description A term of a free trial. */
        TrialTerm: {
            start: components["schemas"]["Timestamp"];
            /** @description When it ends; null if it has no end. */
            expiration: components["schemas"]["Timestamp"] | null;
            issued: components["schemas"]["Lookups"];
            remaining: components["schemas"]["Lookups"];
        };
        /** @description A free trial, and what the account has had of it. */
        Trial: {
            plan_id: components["schemas"]["PlanId"];
            license_id: components["schemas"]["LicenseId"];
            status: components["schemas"]["TrialStatus"];
            /** @description The account's latest term of this trial; null if it has had none. */
            term: components["schemas"]["TrialTerm"] | null;
        };
        /** @description Free trials, and what the account has had of them. */
        TrialList: {
            /** @description One entry per trial, in the order of the sign-up page. */
            trials: components["schemas"]["Trial"][];
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
        /** @description One page of the addresses of an account. */
        TaxableLocationPage: {
            /** @description The addresses of the page, the latest first. */
            taxable_locations: components["schemas"]["TaxableLocation"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
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
        /** @description Addresses that begin with the typed text. */
        AddressSuggestions: {
            /** @description The addresses. */
            suggestions: components["schemas"]["Address"][];
        };
        /** @description The standard form of a billing address. */
        StandardAddress: {
            /**
             * @description `found` with the address; `not-found` if real data does not have it; `unknown` if nothing can be said.
             * @example found
             * @enum {string}
             */
            outcome: "found" | "not-found" | "unknown";
            /**
             * @description The standard form; null if none was found.
             * @example null
             */
            address: components["schemas"]["Address"] | null;
        };
        /**
         * @description Status of the latest declaration: `not-exempt` if there is none, `upcoming` before its
         *     beginning, `exempt` while it holds, `expired` after its end, `revoked` once staff have ended it.
         * @example exempt
         * @enum {string}
         */
        TaxExemptionStatus: "not-exempt" | "upcoming" | "exempt" | "expired" | "revoked";
        /**
         * Format: uuid
         * @description ID of a tax certificate.
         * @example 0193f24a-1c3e-7d52-9b80-4e6f7a8c9d01
         */
        TaxCertificateId: string;
        /**
         * @description Name of the file, as the person who uploaded it sees it.
         * @example resale-certificate.pdf
         */
        TaxCertificateName: string;
        /**
         * @description `waiting` for review by staff, `accepted`, or `rejected`.
         * @example waiting
         * @enum {string}
         */
        TaxCertificateState: "waiting" | "accepted" | "rejected";
        /**
         * @description Reason that staff gave, for the activity log.
         * @example Requested by the customer by phone
         */
        Reason: string;
        /** @description A tax certificate, as the customer sees it. */
        TaxCertificate: {
            certificate_id: components["schemas"]["TaxCertificateId"];
            name: components["schemas"]["TaxCertificateName"];
            /** @description When it was uploaded. */
            uploaded: components["schemas"]["Timestamp"];
            state: components["schemas"]["TaxCertificateState"];
            /** @description Why it was rejected, for the customer; null otherwise. */
            rejection: components["schemas"]["Reason"] | null;
        };
        /** @description Whether the active account is exempt from sales tax. */
        TaxExemption: {
            /**
             * @description Whether no tax is charged at this moment.
             * @example true
             */
            tax_exempt: boolean;
            status: components["schemas"]["TaxExemptionStatus"];
            /** @description When the exemption starts or started; null if none was declared. */
            timestamp: components["schemas"]["Timestamp"] | null;
            /** @description When it expires; null if it lasts until it is revoked, or none was declared. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description The last certificate, and what became of it; null if there is none. */
            certificate: components["schemas"]["TaxCertificate"] | null;
        };
        /**
         * @description The file in base64, at most 5 MB. Its first bytes are those of a PDF, a PNG, or a JPEG.
         * @example JVBERi0xLjcKJeLjz9MK
         */
        TaxCertificateContent: string;
        /** @description A file with its name. */
        UploadTaxCertificateBody: {
            name: components["schemas"]["TaxCertificateName"];
            content: components["schemas"]["TaxCertificateContent"];
        };
        /**
         * Format: binary
         * @description A PDF, PNG, or JPEG of at most 5 MB.
         * @example %PDF-1.7 Resale certificate R-20931
         */
        TaxCertificateFile: Blob;
        /**
         * @description Tax ID of a buyer, such as a VAT number, in the form of its country.
         * @example DE136695976
         */
        TaxId: string;
        /** @description What documents say of the buyer. */
        InvoiceDetails: {
            /** @description PO number of orders that bring none of their own; null for none. */
            purchase_order: components["schemas"]["PurchaseOrder"] | null;
            /** @description Tax ID; null for none. */
            tax_id: components["schemas"]["TaxId"] | null;
            /** @description Country of the tax ID, which decides about its form; null without one. */
            tax_id_country: components["schemas"]["CountryIso3"] | null;
        };
        /**
         * @description Name of an account, for display.
         * @example Northwind Traders
         */
        AccountLabel: string;
        /** @description The new name of the account. */
        RenameAccountBody: {
            account_name: components["schemas"]["AccountLabel"];
        };
        /** @description An account as a chooser shows it. */
        AccountListEntry: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
        };
        /**
         * @description Plan of the free trial that a new account starts with. One of the ten plans with `one_time_free_trial`:
         *     3101 US address verification (the default), 3301 US address autocomplete, 3401 US rooftop geocoding,
         *     3501 US reverse geocoding, 3701 international address verification, 3801 international address
         *     autocomplete, 3901 international geocoding, 4001 US property data, 4101 US georeference data, 4201 US
         *     secondary address data. Any other plan is rejected.
         * @example 3701
         */
        TrialPlanId: number;
        /** @description A new account. All fields are optional. */
        CreateAccountBody: {
            account_name?: components["schemas"]["AccountLabel"];
            trial_plan_id?: components["schemas"]["TrialPlanId"];
        };
        /** @description A new account, by its number. */
        CreatedAccount: {
            account_id: components["schemas"]["AccountId"];
        };
        /** @description The pricing schedule of an account. */
        AccountPricingSchedule: {
            pricing_schedule_id: components["schemas"]["PricingScheduleId"];
        };
        /**
         * @description Basis of the exemption, for other staff. Customers do not see it.
         * @example Resale certificate R-20931, copy on file
         */
        TaxExemptionNote: string;
        /**
         * Format: uuid
         * @description ID of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /** @description One declaration that an account is tax-exempt. */
        TaxExemptionDeclaration: {
            /** @description When the exemption begins. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description When it expires; null if it lasts until it is revoked, or none was declared. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description Basis of the exemption; null if not recorded. */
            note: components["schemas"]["TaxExemptionNote"] | null;
            /** @description When staff declared it. */
            declared: components["schemas"]["Timestamp"];
            /** @description Who declared it. */
            declared_by: components["schemas"]["UserId"];
            /** @description When staff revoked it; null if they have not. */
            revoked: components["schemas"]["Timestamp"] | null;
        };
        /** @description A tax certificate of an account, as staff see it. */
        AccountTaxCertificate: {
            account_id: components["schemas"]["AccountId"];
            certificate_id: components["schemas"]["TaxCertificateId"];
            name: components["schemas"]["TaxCertificateName"];
            /** @description When it was uploaded. */
            uploaded: components["schemas"]["Timestamp"];
            /** @description Who uploaded it. */
            uploaded_by: components["schemas"]["UserId"];
            state: components["schemas"]["TaxCertificateState"];
            /** @description Why it was rejected, for the customer; null otherwise. */
            rejection: components["schemas"]["Reason"] | null;
            /** @description When staff reviewed it; null while it waits. */
            reviewed: components["schemas"]["Timestamp"] | null;
            /** @description Who reviewed it; null while it waits. */
            reviewed_by: components["schemas"]["UserId"] | null;
        };
        /** @description Whether an account is exempt from sales tax, and everything declared about it. */
        AccountTaxExemption: {
            account_id: components["schemas"]["AccountId"];
            /**
             * @description Whether no tax is charged at this moment.
             * @example true
             */
            tax_exempt: boolean;
            status: components["schemas"]["TaxExemptionStatus"];
            /** @description When the exemption starts or started; null if none was declared. */
            timestamp: components["schemas"]["Timestamp"] | null;
            /** @description When it expires; null if it lasts until it is revoked, or none was declared. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description Every declaration, latest first; at most the last hundred. */
            declarations: components["schemas"]["TaxExemptionDeclaration"][];
            /** @description Every certificate, latest first; at most the last hundred. */
            certificates: components["schemas"]["AccountTaxCertificate"][];
        };
        /**
         * @description What proves the exemption, and where it is filed. Customers do not see it.
         * @example Resale certificate R-20931, copy on file
         */
        TaxExemptionEvidence: string;
        /** @description When an account becomes tax-exempt, and the basis. */
        DeclareTaxExemptionBody: {
            /** @description When the exemption begins; may lie in the past. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description When it expires, later than `timestamp`. If omitted, it lasts until it is revoked. */
            expiration?: components["schemas"]["Timestamp"];
            note: components["schemas"]["TaxExemptionEvidence"];
        };
        /** @description A plan and its price. */
        CustomQuoteItem: {
            plan_id: components["schemas"]["PlanId"];
            /** @description Amount to charge; used only if `compute_price` and `free` are both false. */
            custom_amount: components["schemas"]["Cents"];
            /**
             * @description Whether the price of the account's schedule applies. True if the amount is the list price.
             * @example false
             */
            compute_price: boolean;
            /**
             * @description Whether the item is free. True if the amount is 0.
             * @example false
             */
            free: boolean;
        };
        /** @description Plans to quote to an account, with their prices. */
        CreateCustomQuoteBody: {
            account_id: components["schemas"]["AccountId"];
            /** @description The items, in display order. */
            items: components["schemas"]["CustomQuoteItem"][];
        };
        /** @description A plan with the amount and the lookups agreed on. */
        CustomOrderItem: {
            plan_id: components["schemas"]["PlanId"];
            /** @description Charge for the item before tax; used only if `free` is false. */
            amount: components["schemas"]["Cents"];
            /** @description Lookups of a term; the number can differ from the plan's. */
            lookups: components["schemas"]["Lookups"];
            /**
             * @description Whether the item is free. True if the amount is 0.
             * @example false
             */
            free: boolean;
        };
        /** @description The items to order for an account, with their amounts. */
        PlaceCustomOrderBody: {
            account_id: components["schemas"]["AccountId"];
            /** @description The items, in display order. */
            items: components["schemas"]["CustomOrderItem"][];
            reason: components["schemas"]["Reason"];
        };
        /** @description A certificate that waits for review, with its account. */
        WaitingTaxCertificate: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            certificate_id: components["schemas"]["TaxCertificateId"];
            name: components["schemas"]["TaxCertificateName"];
            /** @description When it was uploaded. */
            uploaded: components["schemas"]["Timestamp"];
        };
        /** @description One page of the certificates that wait for review. */
        WaitingTaxCertificatePage: {
            /** @description The certificates of the page. */
            certificates: components["schemas"]["WaitingTaxCertificate"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description When the account becomes tax-exempt, and the basis. */
        AcceptTaxCertificateBody: {
            /** @description When the exemption begins; may lie in the past. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description When it expires, later than `timestamp`. If omitted, it lasts until it is revoked. */
            expiration?: components["schemas"]["Timestamp"];
            note: components["schemas"]["TaxExemptionEvidence"];
        };
        /** @description Why a certificate is rejected. */
        RejectTaxCertificateBody: {
            /** @description For the customer, who sees it on the billing page and gets it by email. */
            reason: components["schemas"]["Reason"];
        };
        /** @description An unpaid order, with its account. */
        WaitingOrder: {
            order_id: components["schemas"]["OrderId"];
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /**
             * @description Who placed it. `custom` and `donated`, staff; `renewal`, the end of a term.
             * @example custom
             * @enum {string}
             */
            origin: "customer" | "custom" | "donated" | "renewal";
            /** @description When it was placed. */
            placed: components["schemas"]["Timestamp"];
            /** @description When its subscriptions stop; null if it has no grace period. */
            grace_period_end: components["schemas"]["Timestamp"] | null;
            /** @description When its bank transfer is due; null if it is paid in another way. */
            transfer_due: components["schemas"]["Timestamp"] | null;
            /** @description What is to be paid, with tax. */
            total_amount: components["schemas"]["Cents"];
        };
        /** @description One page of the orders that wait. */
        WaitingOrderPage: {
            /** @description The orders of the page. */
            orders: components["schemas"]["WaitingOrder"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /** @description An exemption that ends soon, with its account. */
        EndingTaxExemption: {
            account_id: components["schemas"]["AccountId"];
            account_label: components["schemas"]["AccountLabel"];
            /** @description When the exemption begins. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description When it ends. */
            expiration: components["schemas"]["Timestamp"];
            /** @description Basis of the exemption; null if not recorded. */
            note: components["schemas"]["TaxExemptionNote"] | null;
        };
        /** @description One page of the exemptions that end soon. */
        EndingTaxExemptionPage: {
            /** @description The exemptions of the page. */
            tax_exemptions: components["schemas"]["EndingTaxExemption"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        /**
         * Format: uuid
         * @description ID of a change by staff, chosen by the caller.
         * @example 0193f232-7b1e-7d02-9a54-6f0c8e2b41d7
         */
        ChangeId: string;
        /** @description Why staff cancel an order. */
        CancelOrderBody: {
            reason: components["schemas"]["Reason"];
            /** @description The `change_id` of the gift that this takes back, although it has started. */
            undoes_change?: components["schemas"]["ChangeId"];
        };
        /** @description Why staff do it. */
        ReasonBody: {
            reason: components["schemas"]["Reason"];
        };
        /** @description What the tax of a pending order would be today. */
        OrderTaxPreview: {
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description What would have to be paid. */
            total_amount: components["schemas"]["Cents"];
            /** @description Rate on services, which includes cloud plans. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Rate on delivered data. */
            data_tax_rate: components["schemas"]["TaxRate"];
            /**
             * @description Whether the order has another tax or other rates.
             * @example false
             */
            changed: boolean;
        };
        /** @description The rates of the tax of an order. */
        OrderTaxRate: {
            /** @description Rate on services, which includes cloud plans. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Rate on delivered data. */
            data_tax_rate: components["schemas"]["TaxRate"];
        };
        /** @description The address that determines the tax of an order, and why staff change it. */
        UpdateOrderLocationBody: {
            thoroughfare: components["schemas"]["Thoroughfare"];
            suite?: components["schemas"]["Suite"];
            locality: components["schemas"]["Locality"];
            administrative_area: components["schemas"]["AdministrativeArea"];
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
            reason: components["schemas"]["Reason"];
            /** @description Names this change, so that a later call can undo it. */
            change_id?: components["schemas"]["ChangeId"];
            /** @description The `change_id` of the change that this one undoes. Rejected if it is no longer the latest one. */
            undoes_change?: components["schemas"]["ChangeId"];
        };
        /** @description The address that determines the tax of an order. */
        OrderLocation: {
            order_id: components["schemas"]["OrderId"];
            address: components["schemas"]["Address"];
        };
        /** @description A plan to give to an account. */
        DonatePlanBody: {
            account_id: components["schemas"]["AccountId"];
            plan_id: components["schemas"]["PlanId"];
            /** @description Number of lookups; it can differ from the plan's. 1000000000000 means unlimited. */
            lookups: components["schemas"]["Lookups"];
            reason: components["schemas"]["Reason"];
            /** @description Names this gift, so that a later call can take it back (`cancelOrder`). */
            change_id?: components["schemas"]["ChangeId"];
        };
        /** @description A location, and an amount before tax. */
        CalculateSalesTaxBody: {
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
            /** @description The charge before tax. */
            amount: components["schemas"]["Cents"];
        };
        /** @description The tax on an amount at a location. */
        SalesTax: {
            /** @description The amount before tax. */
            amount: components["schemas"]["Cents"];
            /** @description Rate on services, which includes cloud plans. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Tax if the whole amount is for a service, rounded half up. */
            saas_tax_amount: components["schemas"]["Cents"];
            /** @description Rate on delivered data. */
            data_tax_rate: components["schemas"]["TaxRate"];
            /** @description Tax if the whole amount is for data, rounded half up. */
            data_tax_amount: components["schemas"]["Cents"];
        };
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
        /** @description No session or bearer token, or one that has ended. */
        NotAuthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        BillingViewerRequiredOrOtherOrigin: {
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
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        BillingEditorRequiredOrOtherOrigin: {
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
        /** @description The person lacks the role; the message names it. */
        BillingViewerRequired: {
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
        /** @description The person lacks the role; the message names it. */
        BillingEditorRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is larger than 7,000,000 bytes. */
        FileTooLarge: {
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
        /** @description A call with the same Idempotency-Key is still in progress. Try again with the same key. */
        IdempotencyConflict: {
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
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
         *     returns the first response again, so retries have only one effect.
         */
        IdempotencyKey: string;
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description ID of the certificate. */
        TaxCertificateId: components["schemas"]["TaxCertificateId"];
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /** @description Why staff do it, for the activity log. */
        StaffReason: components["schemas"]["Reason"];
        /** @description Number of the schedule; 1 is the public one. */
        PathPricingScheduleId: components["schemas"]["PricingScheduleId"];
        /**
         * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
         *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
         *     header, each call creates something.
         */
        OptionalIdempotencyKey: string;
        /** @description Number of the order. */
        PathOrderId: components["schemas"]["OrderId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type PricingScheduleId = components['schemas']['PricingScheduleId'];
export type PlanId = components['schemas']['PlanId'];
export type LicenseId = components['schemas']['LicenseId'];
export type Lookups = components['schemas']['Lookups'];
export type Cents = components['schemas']['Cents'];
export type RateLimit = components['schemas']['RateLimit'];
export type Seats = components['schemas']['Seats'];
export type Plan = components['schemas']['Plan'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type License = components['schemas']['License'];
export type PricingSchedule = components['schemas']['PricingSchedule'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateQuoteBody = components['schemas']['CreateQuoteBody'];
export type TaxRate = components['schemas']['TaxRate'];
export type Thoroughfare = components['schemas']['Thoroughfare'];
export type Suite = components['schemas']['Suite'];
export type Locality = components['schemas']['Locality'];
export type AdministrativeArea = components['schemas']['AdministrativeArea'];
export type PostalCode = components['schemas']['PostalCode'];
export type CountryIso3 = components['schemas']['CountryIso3'];
export type Timestamp = components['schemas']['Timestamp'];
export type TaxableLocation = components['schemas']['TaxableLocation'];
export type QuoteItem = components['schemas']['QuoteItem'];
export type Quote = components['schemas']['Quote'];
export type PlaceOrderPlanIds = components['schemas']['PlaceOrderPlanIds'];
export type PlaceOrderItem = components['schemas']['PlaceOrderItem'];
export type PlaceOrderItems = components['schemas']['PlaceOrderItems'];
export type RenewalConsentVersion = components['schemas']['RenewalConsentVersion'];
export type MaxTimes = components['schemas']['MaxTimes'];
export type MonthlyLimit = components['schemas']['MonthlyLimit'];
export type OrderedEarlyPurchase = components['schemas']['OrderedEarlyPurchase'];
export type PurchaseOrder = components['schemas']['PurchaseOrder'];
export type PlaceOrderBody = components['schemas']['PlaceOrderBody'];
export type OrderId = components['schemas']['OrderId'];
export type AccountId = components['schemas']['AccountId'];
export type OrderItem = components['schemas']['OrderItem'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type OrderIntent = components['schemas']['OrderIntent'];
export type Order = components['schemas']['Order'];
export type TrialStatus = components['schemas']['TrialStatus'];
export type TrialTerm = components['schemas']['TrialTerm'];
export type Trial = components['schemas']['Trial'];
export type TrialList = components['schemas']['TrialList'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type TaxableLocationPage = components['schemas']['TaxableLocationPage'];
export type Address = components['schemas']['Address'];
export type AddressSuggestions = components['schemas']['AddressSuggestions'];
export type StandardAddress = components['schemas']['StandardAddress'];
export type TaxExemptionStatus = components['schemas']['TaxExemptionStatus'];
export type TaxCertificateId = components['schemas']['TaxCertificateId'];
export type TaxCertificateName = components['schemas']['TaxCertificateName'];
export type TaxCertificateState = components['schemas']['TaxCertificateState'];
export type Reason = components['schemas']['Reason'];
export type TaxCertificate = components['schemas']['TaxCertificate'];
export type TaxExemption = components['schemas']['TaxExemption'];
export type TaxCertificateContent = components['schemas']['TaxCertificateContent'];
export type UploadTaxCertificateBody = components['schemas']['UploadTaxCertificateBody'];
export type TaxCertificateFile = components['schemas']['TaxCertificateFile'];
export type TaxId = components['schemas']['TaxId'];
export type InvoiceDetails = components['schemas']['InvoiceDetails'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type RenameAccountBody = components['schemas']['RenameAccountBody'];
export type AccountListEntry = components['schemas']['AccountListEntry'];
export type TrialPlanId = components['schemas']['TrialPlanId'];
export type CreateAccountBody = components['schemas']['CreateAccountBody'];
export type CreatedAccount = components['schemas']['CreatedAccount'];
export type AccountPricingSchedule = components['schemas']['AccountPricingSchedule'];
export type TaxExemptionNote = components['schemas']['TaxExemptionNote'];
export type UserId = components['schemas']['UserId'];
export type TaxExemptionDeclaration = components['schemas']['TaxExemptionDeclaration'];
export type AccountTaxCertificate = components['schemas']['AccountTaxCertificate'];
export type AccountTaxExemption = components['schemas']['AccountTaxExemption'];
export type TaxExemptionEvidence = components['schemas']['TaxExemptionEvidence'];
export type DeclareTaxExemptionBody = components['schemas']['DeclareTaxExemptionBody'];
export type CustomQuoteItem = components['schemas']['CustomQuoteItem'];
export type CreateCustomQuoteBody = components['schemas']['CreateCustomQuoteBody'];
export type CustomOrderItem = components['schemas']['CustomOrderItem'];
export type PlaceCustomOrderBody = components['schemas']['PlaceCustomOrderBody'];
export type WaitingTaxCertificate = components['schemas']['WaitingTaxCertificate'];
export type WaitingTaxCertificatePage = components['schemas']['WaitingTaxCertificatePage'];
export type AcceptTaxCertificateBody = components['schemas']['AcceptTaxCertificateBody'];
export type RejectTaxCertificateBody = components['schemas']['RejectTaxCertificateBody'];
export type WaitingOrder = components['schemas']['WaitingOrder'];
export type WaitingOrderPage = components['schemas']['WaitingOrderPage'];
export type EndingTaxExemption = components['schemas']['EndingTaxExemption'];
export type EndingTaxExemptionPage = components['schemas']['EndingTaxExemptionPage'];
export type ChangeId = components['schemas']['ChangeId'];
export type CancelOrderBody = components['schemas']['CancelOrderBody'];
export type ReasonBody = components['schemas']['ReasonBody'];
export type OrderTaxPreview = components['schemas']['OrderTaxPreview'];
export type OrderTaxRate = components['schemas']['OrderTaxRate'];
export type UpdateOrderLocationBody = components['schemas']['UpdateOrderLocationBody'];
export type OrderLocation = components['schemas']['OrderLocation'];
export type DonatePlanBody = components['schemas']['DonatePlanBody'];
export type CalculateSalesTaxBody = components['schemas']['CalculateSalesTaxBody'];
export type SalesTax = components['schemas']['SalesTax'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequiredOrOtherOrigin = components['responses']['BillingViewerRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBillingEditorRequired = components['responses']['BillingEditorRequired'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseAccountOwnerRequiredOrOtherOrigin = components['responses']['AccountOwnerRequiredOrOtherOrigin'];
export type ResponseIdempotencyConflict = components['responses']['IdempotencyConflict'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ResponseRecentInternalAdminLoginRequired = components['responses']['RecentInternalAdminLoginRequired'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterTaxCertificateId = components['parameters']['TaxCertificateId'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterStaffReason = components['parameters']['StaffReason'];
export type ParameterPathPricingScheduleId = components['parameters']['PathPricingScheduleId'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterPathOrderId = components['parameters']['PathOrderId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public schedule. */
            200: {
                headers: {
                    /** @description How long anyone may keep it. */
                    "Cache-Control"?: string;
                    /** @description Changes with the list. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingSchedule"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateQuoteBody"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The list is missing or invalid, or a plan on it can't be ordered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequiredOrOtherOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    placeOrder: {
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
                "application/json": components["schemas"]["PlaceOrderBody"];
            };
        };
        responses: {
            /** @description The order. Pay it next, unless it is processed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /**
             * @description The list is missing or invalid, a plan on it can't be ordered, the Idempotency-Key is missing, a
             *     consent is to words that are not the current ones, or the monthly amount covers no term.
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
            /**
             * @description The account, the person, or their company has already had this free trial, its free plan can't be
             *     renewed yet, it has no billing address, the total or the price of an early purchase has changed, an
             *     early purchase is of a plan that is not ordered or does not renew, it can't be paid by transfer, or the
             *     same call is still in progress. Nothing was ordered.
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
    getOrderByIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key that placed the order, a UUID. */
                intent: components["schemas"]["OrderIntent"];
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
            /** @description The intent is not a UUID. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listTrials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialList"];
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
    listTaxableLocations: {
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
                    "application/json": components["schemas"]["TaxableLocationPage"];
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
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createTaxableLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The new billing address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxableLocation"];
                };
            };
            /** @description A field is missing or invalid, or the parts do not form a valid address. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getTaxableLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxableLocation"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    suggestAddresses: {
        parameters: {
            query: {
                /** @description The text typed so far. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best six suggestions at most; empty if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestions"];
                };
            };
            /** @description The text is too short or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    findStandardAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. An address outside of the United States is not looked up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardAddress"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingEditorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getTaxExemption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exemption, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxExemption"];
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
    uploadTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadTaxCertificateBody"];
            };
        };
        responses: {
            /** @description The certificate, which waits for review. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxCertificate"];
                };
            };
            /** @description The name or the file is missing or invalid. */
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
            /** @description Another certificate of the account waits for review. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    withdrawTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the certificate. */
                id: components["parameters"]["TaxCertificateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ID is invalid. */
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
            /** @description It was reviewed already. */
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
    downloadTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the certificate. */
                id: components["parameters"]["TaxCertificateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Marks it as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["TaxCertificateFile"];
                };
            };
            /** @description The ID is invalid. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getInvoiceDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
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
    updateInvoiceDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceDetails"];
            };
        };
        responses: {
            /** @description The details, in the form in which documents show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetails"];
                };
            };
            /** @description A field is missing or invalid, or the tax ID is none of its country. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    renameAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameAccountBody"];
            };
        };
        responses: {
            /** @description The account under its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountListEntry"];
                };
            };
            /** @description The name is missing or invalid. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createAccount: {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description The number of the new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccount"];
                };
            };
            /** @description The name or the trial is invalid, or the Idempotency-Key is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The email address is not confirmed yet, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getAccountPricingSchedule: {
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
            /** @description The number of the schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPricingSchedule"];
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
    getAccountTaxExemption: {
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
            /** @description The exemption, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTaxExemption"];
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
    declareTaxExemption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareTaxExemptionBody"];
            };
        };
        responses: {
            /** @description The exemption. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTaxExemption"];
                };
            };
            /** @description A field is missing or invalid, or the exemption would end before it begins. */
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
            /** @description The account is already exempt; revoke that first. */
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
    revokeTaxExemption: {
        parameters: {
            query: {
                /** @description Why staff do it, for the activity log. */
                reason: components["parameters"]["StaffReason"];
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
            /** @description The account, no longer exempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTaxExemption"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description There is no exemption to revoke. */
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
    listAccountTaxableLocations: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["TaxableLocationPage"];
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
    getPricingSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the schedule; 1 is the public one. */
                id: components["parameters"]["PathPricingScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingSchedule"];
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
    createCustomQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomQuoteBody"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description A field is missing or invalid. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    placeCustomOrder: {
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
                "application/json": components["schemas"]["PlaceCustomOrderBody"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description A field is missing or invalid, or the Idempotency-Key is missing. */
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
            /** @description The account has no billing address, or the same call is still in progress. */
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
    attachTaxCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value for this action, ideally a random UUID. For 24 hours after a success, the same key with the
                 *     same body returns its response again, so retries have only one effect. A rejection is not kept. Without the
                 *     header, each call creates something.
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description Number of the account. */
                id: components["parameters"]["PathAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadTaxCertificateBody"];
            };
        };
        responses: {
            /** @description The certificate, which is accepted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTaxCertificate"];
                };
            };
            /** @description The name, the file, or the ID is missing or invalid. */
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
            /**
             * @description The account has no exemption to attach it to, or a call with the same Idempotency-Key is
             *     still in progress.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listWaitingTaxCertificates: {
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
                    "application/json": components["schemas"]["WaitingTaxCertificatePage"];
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
    downloadAccountTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the certificate. */
                id: components["parameters"]["TaxCertificateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Marks it as a file to save, with its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["TaxCertificateFile"];
                };
            };
            /** @description The ID is invalid. */
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
    acceptTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the certificate. */
                id: components["parameters"]["TaxCertificateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTaxCertificateBody"];
            };
        };
        responses: {
            /** @description The certificate, which is accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTaxCertificate"];
                };
            };
            /** @description A field is missing or invalid, or the exemption would end before it begins. */
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
            /** @description It was reviewed already. */
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
    rejectTaxCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the certificate. */
                id: components["parameters"]["TaxCertificateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectTaxCertificateBody"];
            };
        };
        responses: {
            /** @description The certificate, which is rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTaxCertificate"];
                };
            };
            /** @description The reason is missing or invalid. */
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
            /** @description It was reviewed already. */
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
    listWaitingOrders: {
        parameters: {
            query: {
                /** @description Why the orders wait. */
                state: "to-approve" | "in-grace-period" | "renewal-failed" | "awaiting-transfer";
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
                    "application/json": components["schemas"]["WaitingOrderPage"];
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
    listEndingTaxExemptions: {
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
                    "application/json": components["schemas"]["EndingTaxExemptionPage"];
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
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderBody"];
            };
        };
        responses: {
            /** @description The order, canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The ID is not a number, or the reason is missing or invalid. */
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
            /** @description The order does not wait for a second person, or the gift to undo can no longer be taken back. */
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
    approveOrder: {
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
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The order, approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The ID is not a number, or the reason, or the Idempotency-Key is missing or invalid. */
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
            /** @description The order is paid or canceled, needs a second person, or the same call is still in progress. */
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
    getOrderTaxPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax by the address of the order and the exemption of the account today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaxPreview"];
                };
            };
            400: components["responses"]["InvalidNumber"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["InternalAdminRequired"];
            404: components["responses"]["NotFound"];
            /** @description The order is paid or approved. */
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
    recalculateOrderTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description The order with its recalculated tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The ID is not a number, or the reason is missing or invalid. */
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
            /** @description The order is paid or approved. */
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
    getOrderTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaxRate"];
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
    updateOrderLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderLocationBody"];
            };
        };
        responses: {
            /** @description The updated address of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLocation"];
                };
            };
            /** @description A field is missing or invalid, or the parts do not form a valid address. */
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
            /** @description The order is paid or approved, or the change to undo is no longer the latest one. */
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
    donatePlan: {
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
                "application/json": components["schemas"]["DonatePlanBody"];
            };
        };
        responses: {
            /** @description The order, processed, or waiting for another member of staff to approve it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description A field is missing or invalid, or the Idempotency-Key is missing. */
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    calculateSalesTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculateSalesTaxBody"];
            };
        };
        responses: {
            /** @description The rates, and the tax at each of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesTax"];
                };
            };
            /** @description A field is missing or invalid, or the location is unknown. */
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listTaxableLocations: 'page' | 'page_size';
    listAccountTaxableLocations: 'page' | 'page_size';
    listWaitingTaxCertificates: 'page' | 'page_size';
    listWaitingOrders: 'page' | 'page_size';
    listEndingTaxExemptions: 'page' | 'page_size';
}
