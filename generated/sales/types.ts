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
         * @description The plans that anybody can order at the public prices, and the licenses that they are for. Anybody
         *     may ask, signed in or not, and everybody gets the same answer. An account with prices of its own
         *     sees them in its quotes, its orders and the plans listed with its licenses, not here. Discontinued
         *     plans and plans that customers can't order stand on the list with their marks, so that a cart can
         *     tell a plan that is gone from one that never was.
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
         * @description What the plans would cost the active account now, at its own prices and with the tax of its taxable
         *     address. Billing viewers may. A cart calls it whenever its plans or the address change. Nothing is
         *     saved or reserved, and a price can change before the order; the order says what is really to be paid.
         *     Before an address is saved the tax is not known: `taxable_location` is null and the tax is 0. That a
         *     free trial was used before is found when it is ordered, not here.
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
         * @description Orders plans for the active account, at its prices of this moment and with the tax of its taxable
         *     address. Billing editors may. Of an item only `plan_id` counts: `amount`, `lookups` and `free` are
         *     taken and ignored, for the price is computed and the lookups are the plan's. A plan that is not known
         *     is refused like one that is not for sale.
         *
         *     The order is initiated and stays pending until `processPayment` pays exactly its `total_amount`; show
         *     this to the person first, for it may differ from an older quote. An order that comes to nothing, such
         *     as a free trial, is processed at once and its subscriptions start; it needs no address and no card.
         *     An account can have each free trial once, which the order finds out: 409 `plan-ordered-too-recently`,
         *     with the entry of `plans` to take out of the cart. If several entries are refused, each has its own
         *     error. When the order is refused, none of it is placed.
         *
         *     Repeat an interrupted call with the same Idempotency-Key and body; it answers the same order.
         */
        put: operations["placeOrder"];
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
        get?: never;
        /**
         * Save the taxable address
         * @description Saves the address that tax on the account's quotes and orders goes by from now on. Billing editors
         *     may. The address before it stays in the history, and orders placed already keep their tax. Ask for
         *     quotes anew afterwards, for their tax may have changed. Saving the latest address once more answers
         *     it as it is and adds nothing.
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
         * Get the taxable address
         * @description The address that tax goes by now, which is the one saved last. Billing viewers may. An account that
         *     has saved none yet gets 404; it can ask for quotes, but can't place an order that costs something.
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
    "/tax-exempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tax exemption
         * @description Whether the active account is exempt from sales tax, since when and until when. Billing viewers may.
         *     Customers can't change it; who is exempt asks support, which declares it.
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
         * @description Gives the active account another name. Account owners may. Every member sees the new name the next
         *     time that accounts are listed; the number, keys, orders and receipts stay as they are. Names need not
         *     be unique. Sending the present name changes nothing.
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
         * @description Opens a further account, which the caller owns with every role of customers. Everybody who is signed
         *     in with a confirmed e-mail address may. Without `account_name` the account is called by the company
         *     of the person's profile, else by the e-mail address. The present access token stays with its account;
         *     `createToken` with the new `account_id` goes over to the new one. The account starts on the public
         *     pricing schedule, with no plans and no address. Repeating the call with the same Idempotency-Key
         *     opens no second one.
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
         * @description For staff: the number of the schedule that the account buys by. A number is an account's only if this
         *     answers one; every other number gets 404.
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
         * @description For staff: whether the account is exempt from sales tax, with the note of who declared it and
         *     everything declared before.
         */
        get: operations["getAccountTaxExemption"];
        /**
         * Declare an account tax-exempt
         * @description For staff: the account pays no sales tax from `timestamp` on, which may lie in the past, until
         *     `expiration` or until it is revoked. Quotes and new orders have no tax at once; an order placed
         *     already keeps its tax until `recalculateOrderTax`. An account that is exempt, or will be, has to be
         *     revoked before it can be declared anew. The declaration stays in the history with who made it.
         */
        put: operations["declareTaxExemption"];
        post?: never;
        /**
         * Revoke the tax exemption of an account
         * @description For staff: the account pays sales tax again, from now on. Orders placed already keep their tax until
         *     `recalculateOrderTax`. The declaration stays in the history, with the time of its end. An exemption
         *     that has run out by itself can't be revoked.
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
         * List the taxable addresses of an account
         * @description For staff: a page of the addresses that the account has saved, the latest first. The first entry of
         *     the first page is the one that tax goes by. The list is empty until one is saved.
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
         * @description For staff. The plans and licenses of a pricing schedule, also of one that a single account has.
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
         *     that staff set, or for nothing. `free` goes before `compute_price`, and that before `custom_amount`.
         *     Plans that customers can't order are quoted as well. Nothing is saved; `placeCustomOrder` places what
         *     was agreed. Without a taxable address the tax is open, `taxable_location` null and the tax 0.
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
         * @description For staff: orders plans for an account with amounts and lookups as agreed, usually after
         *     `createCustomQuote`. Plans that customers can't order and trials used before are taken. With `free`
         *     the item costs nothing, whatever its `amount`. The order is initiated and waits to be paid, by the
         *     customer or by staff, or to be approved; if it comes to nothing it is processed at once. Placing it
         *     sends no mail. An account without a taxable address can only have an order that comes to nothing.
         */
        put: operations["placeCustomOrder"];
        post?: never;
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
         * @description For staff: lets a pending order through that is paid in another way, such as by bank transfer. It is
         *     not pending any more, its subscriptions start or go on, and it can't be paid by card. No money moves
         *     and no mail is sent. Approving an approved order changes nothing; a paid one is refused.
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
        get?: never;
        put?: never;
        /**
         * Recalculate the tax of an order
         * @description For staff: computes the tax of a pending order anew, from the order's address and the account's
         *     exemption as they are now, and answers the order with its rates. Amounts before tax stay as they are.
         *     Needed after `updateOrderLocation`, and after an exemption was declared or revoked. Doing it again
         *     changes nothing more. An order that is paid or approved keeps its tax.
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
         * @description For staff: the rates that the tax of the order was computed with when it was placed, or when it was
         *     recalculated last. They need not be those of its address today.
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
         * @description For staff: sets the address that the tax of a pending order goes by. The account's own taxable
         *     address stays as it is, and so does the order's tax until `recalculateOrderTax`. Sending the present
         *     address changes nothing. An order that is paid or approved keeps its address.
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
         * @description For staff: gives the account a plan with as many lookups as said, for nothing. An order that comes to
         *     nothing is placed and processed at once, and its subscription starts; what the plan would have cost
         *     stands there as `unit_amount`. Plans that customers can't order can be given too. No address is
         *     needed, and no mail is sent.
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
         * Calculate the sales tax of a place
         * @description For staff: the tax that an amount would bear at a postal code, once as a service and once as data.
         *     Nothing is saved, and no account's exemption counts. A place where no tax is due has rates of zero.
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
         * @description Number of a license of the catalogue.
         * @example 1102
         */
        LicenseId: number;
        /**
         * @description Number of lookups. 1000000000000 stands for unlimited.
         * @example 500000
         */
        Lookups: number;
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
        /** @description Lookups a second; null is UNLIMITED. */
        RateLimit: number | null;
        /** @description A term, a number of lookups and a price for a license. */
        Plan: {
            plan_id: components["schemas"]["PlanId"];
            license_id: components["schemas"]["LicenseId"];
            /**
             * @description Name of the plan, as people see it.
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
             * @description Whether nothing of a lookup is kept.
             * @example false
             */
            enhanced_data_privacy: boolean;
            /**
             * @description Whether an account can have it once, for nothing.
             * @example false
             */
            one_time_free_trial: boolean;
            /**
             * @description Whether it is free for good.
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
            /** @description Plan that follows at renewal; null when it is the same one. */
            next_plan_id: components["schemas"]["PlanId"] | null;
        };
        /**
         * @description Name of a license, as people see it.
         * @example US Address Verification, Core
         */
        LicenseLabel: string;
        /**
         * @description A product of the catalogue, in one edition. An account that has bought it holds a track of it, with
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
             *     us-reverse-geocoding and others. New ones may come at any time.
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
             * @description Name of the edition, as people see it.
             * @example Core
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
             * @description Where it runs, as people see it.
             * @example Cloud
             */
            hosting_label: string;
            /**
             * @description Group of the price list: us-standard, us-core, us-autocomplete-pro, us-rooftop-geocoding,
             *     us-reverse-geocoding, international, international-autocomplete and others.
             * @example us-core
             */
            group: string;
            /** @description Hosts that answer its lookups. */
            endpoints: string[];
        };
        /** @description A price list. */
        PricingSchedule: {
            pricing_schedule_id: components["schemas"]["PricingScheduleId"];
            /** @description The plans with their prices. Those of a license stand together, the dearest first. */
            plans: components["schemas"]["Plan"][];
            /** @description The licenses of the plans and those sold on request, by label. */
            licenses: components["schemas"]["License"][];
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
        /** @description Plans to quote. */
        CreateQuoteBody: {
            /** @description The plans, in the order of the cart. The same plan may stand there more than once, a free trial may not. */
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
         * @description A moment, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description An address that tax goes by, or went by. */
        TaxableLocation: {
            thoroughfare: components["schemas"]["Thoroughfare"];
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
            /** @description What would be charged for the item. */
            amount: components["schemas"]["Cents"];
            /** @description List price of the plan. */
            unit_amount: components["schemas"]["Cents"];
            /** @description Tax on it, rounded half up. */
            tax_amount: components["schemas"]["Cents"];
        };
        /** @description What plans would cost an account. Amounts are before tax unless they say otherwise. */
        Quote: {
            /** @description What would be charged for all items. */
            amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description What would be to pay, `amount` and `tax_amount` together. */
            total_amount: components["schemas"]["Cents"];
            /** @description Rate on services; 0 for an account that is tax-exempt. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Rate on data that is delivered; 0 for an account that is tax-exempt. */
            data_tax_rate: components["schemas"]["TaxRate"];
            /** @description The address that the tax goes by; null while the account has saved none. */
            taxable_location: components["schemas"]["TaxableLocation"] | null;
            /** @description The items, in the order of the request. */
            items: components["schemas"]["QuoteItem"][];
        };
        /** @description The plans by their numbers. */
        PlaceOrderPlanIds: components["schemas"]["PlanId"][];
        /** @description A plan to order. What stands beside its number is ignored. */
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
        /** @description What is to be ordered. */
        PlaceOrderBody: {
            /** @description The plans, in one of two forms. Both mean the same; the numbers alone are enough. */
            plans: components["schemas"]["PlaceOrderPlanIds"] | components["schemas"]["PlaceOrderItems"];
        };
        /**
         * @description Number of an order; also the number on its receipt.
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
            /** @description What is charged for the item. */
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
            /** @description What is charged for all items. */
            amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description What is to be paid, `amount` and `tax_amount` together. The amount for `processPayment`. */
            total_amount: components["schemas"]["Cents"];
            /** @description When it was placed. */
            placed: components["schemas"]["Timestamp"];
            /** @description Set when there was nothing to pay; null when it is to be paid. */
            processed: components["schemas"]["Timestamp"] | null;
            /**
             * @description Until then the subscriptions of the order work although it is not paid; null when there is no such
             *     period.
             */
            grace_period_end: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description A postal address. State and postal code are empty where a country has none; in the United States both
         *     are needed.
         */
        Address: {
            thoroughfare: components["schemas"]["Thoroughfare"];
            locality: components["schemas"]["Locality"];
            administrative_area: components["schemas"]["AdministrativeArea"];
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
        };
        /**
         * @description How it stands with the declaration made last: `not-exempt` if there is none, `upcoming` before its
         *     beginning, `exempt` while it holds, `expired` after its end, `revoked` once staff have ended it.
         * @example exempt
         * @enum {string}
         */
        TaxExemptionStatus: "not-exempt" | "upcoming" | "exempt" | "expired" | "revoked";
        /** @description Whether the active account is exempt from sales tax. */
        TaxExemption: {
            /**
             * @description Whether no tax is charged at this moment.
             * @example true
             */
            tax_exempt: boolean;
            status: components["schemas"]["TaxExemptionStatus"];
            /** @description When the exemption begins, or began; null if none was declared. */
            timestamp: components["schemas"]["Timestamp"] | null;
            /** @description When it ends by itself; null if it lasts until it is revoked, or none was declared. */
            expiration: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Name of an account, as people see it.
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
        /** @description A new account. Everything may be left out. */
        CreateAccountBody: {
            account_name?: components["schemas"]["AccountLabel"];
        };
        /** @description A new account, by its number. */
        CreatedAccount: {
            account_id: components["schemas"]["AccountId"];
        };
        /** @description The schedule that an account buys by. */
        AccountPricingSchedule: {
            pricing_schedule_id: components["schemas"]["PricingScheduleId"];
        };
        /**
         * @description What the exemption rests on, for other staff. Customers don't see it.
         * @example Resale certificate R-20931, copy on file
         */
        TaxExemptionNote: string;
        /**
         * Format: uuid
         * @description Id of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /** @description One declaration that an account is tax-exempt. */
        TaxExemptionDeclaration: {
            /** @description When the exemption begins. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description When it ends by itself; null if it lasts until it is revoked, or none was declared. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description What it rests on; null if nothing was noted. */
            note: components["schemas"]["TaxExemptionNote"] | null;
            /** @description When staff declared it. */
            declared: components["schemas"]["Timestamp"];
            /** @description Who declared it. */
            declared_by: components["schemas"]["UserId"];
            /** @description When staff revoked it; null if they have not. */
            revoked: components["schemas"]["Timestamp"] | null;
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
            /** @description When the exemption begins, or began; null if none was declared. */
            timestamp: components["schemas"]["Timestamp"] | null;
            /** @description When it ends by itself; null if it lasts until it is revoked, or none was declared. */
            expiration: components["schemas"]["Timestamp"] | null;
            /** @description Every declaration, the latest first; at most the last hundred. */
            declarations: components["schemas"]["TaxExemptionDeclaration"][];
        };
        /** @description From when an account is tax-exempt, and what that rests on. */
        DeclareTaxExemptionBody: {
            /** @description When the exemption begins; may lie in the past. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description When it ends by itself, later than `timestamp`. Left out, it lasts until it is revoked. */
            expiration?: components["schemas"]["Timestamp"];
            note?: components["schemas"]["TaxExemptionNote"];
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
        /** @description A plan, and what it is to cost. */
        CustomQuoteItem: {
            plan_id: components["schemas"]["PlanId"];
            /** @description What is to be charged; counts only if `compute_price` and `free` are both false. */
            custom_amount: components["schemas"]["Cents"];
            /**
             * @description Whether the price of the account's schedule is charged. True when the amount is the list price.
             * @example false
             */
            compute_price: boolean;
            /**
             * @description Whether nothing is charged. True when the amount is 0.
             * @example false
             */
            free: boolean;
        };
        /** @description Plans to quote to an account, with what each is to cost. */
        CreateCustomQuoteBody: {
            account_id: components["schemas"]["AccountId"];
            /** @description The items, in the order that they are to be shown. */
            items: components["schemas"]["CustomQuoteItem"][];
        };
        /** @description A plan with the amount and the lookups agreed on. */
        CustomOrderItem: {
            plan_id: components["schemas"]["PlanId"];
            /** @description What is charged for the item, before tax; counts only if `free` is false. */
            amount: components["schemas"]["Cents"];
            /** @description Lookups of a term; need not be those of the plan. */
            lookups: components["schemas"]["Lookups"];
            /**
             * @description Whether nothing is charged. True when the amount is 0.
             * @example false
             */
            free: boolean;
        };
        /** @description What is to be ordered for an account, and for how much. */
        PlaceCustomOrderBody: {
            account_id: components["schemas"]["AccountId"];
            /** @description The items, in the order that they are to be shown. */
            items: components["schemas"]["CustomOrderItem"][];
        };
        /**
         * @description An order. All amounts are in cents and before tax unless they say otherwise. An order is initiated
         *     when it is placed, processed once it is paid, and approved when staff let it through without a card.
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
            /** @description What is charged for all items. */
            amount: components["schemas"]["Cents"];
            /** @description Tax on all items, each rounded half up. */
            tax_amount: components["schemas"]["Cents"];
            /** @description List price of all items. */
            unit_amount: components["schemas"]["Cents"];
            /** @description What is to be paid, `amount` and `tax_amount` together. */
            total_amount: components["schemas"]["Cents"];
            /** @description Until then the subscriptions of an unpaid order keep working; null when there is no such period. */
            grace_period_end: components["schemas"]["Timestamp"] | null;
            saas_tax_rate: components["schemas"]["TaxRate"];
            data_tax_rate: components["schemas"]["TaxRate"];
        };
        /** @description The rates of the tax of an order. */
        OrderTaxRate: {
            /** @description Rate on services, which is what cloud plans are. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Rate on data that is delivered. */
            data_tax_rate: components["schemas"]["TaxRate"];
        };
        /** @description The address that the tax of an order goes by. */
        OrderLocation: {
            order_id: components["schemas"]["OrderId"];
            address: components["schemas"]["Address"];
        };
        /** @description A plan to give to an account. */
        DonatePlanBody: {
            account_id: components["schemas"]["AccountId"];
            plan_id: components["schemas"]["PlanId"];
            /** @description Lookups given; need not be those of the plan. 1000000000000 stands for unlimited. */
            lookups: components["schemas"]["Lookups"];
        };
        /** @description A place, and an amount before tax. */
        CalculateSalesTaxBody: {
            postal_code: components["schemas"]["PostalCode"];
            country_iso3: components["schemas"]["CountryIso3"];
            /** @description What would be charged, before tax. */
            amount: components["schemas"]["Cents"];
        };
        /** @description The tax on an amount at a place. */
        SalesTax: {
            /** @description The amount asked about, before tax. */
            amount: components["schemas"]["Cents"];
            /** @description Rate on services, which is what cloud plans are. */
            saas_tax_rate: components["schemas"]["TaxRate"];
            /** @description Tax if all of the amount is for a service, rounded half up. */
            saas_tax_amount: components["schemas"]["Cents"];
            /** @description Rate on data that is delivered. */
            data_tax_rate: components["schemas"]["TaxRate"];
            /** @description Tax if all of the amount is for data, rounded half up. */
            data_tax_amount: components["schemas"]["Cents"];
        };
    };
    responses: {
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
        /** @description Nothing has this id in the active account. Another account's ids answer the same. */
        NotFound: {
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
        /** @description The call comes from a page that is not ours, or the person's e-mail address is not confirmed yet. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A call with the same Idempotency-Key is still under way. Try again with the same key. */
        IdempotencyConflict: {
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
        /** @description The person lacks the role; staff alone hold it. Or another site sent the call. */
        InternalAdminRequiredOrOtherOrigin: {
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
         * @description A value of the caller's own making, a UUID at best, that stands for this one act. The same key with the
         *     same body answers the first answer once more, for 24 hours; so a repeated or interrupted call does
         *     nothing twice.
         */
        IdempotencyKey: string;
        /** @description Number of the account. */
        PathAccountId: components["schemas"]["AccountId"];
        /** @description Number of the page, from one. */
        Page: number;
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Number of the schedule. */
        PathPricingScheduleId: components["schemas"]["PricingScheduleId"];
        /** @description Number of the order. */
        PathOrderId: components["schemas"]["OrderId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
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
export type Plan = components['schemas']['Plan'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type License = components['schemas']['License'];
export type PricingSchedule = components['schemas']['PricingSchedule'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateQuoteBody = components['schemas']['CreateQuoteBody'];
export type TaxRate = components['schemas']['TaxRate'];
export type Thoroughfare = components['schemas']['Thoroughfare'];
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
export type PlaceOrderBody = components['schemas']['PlaceOrderBody'];
export type OrderId = components['schemas']['OrderId'];
export type AccountId = components['schemas']['AccountId'];
export type OrderItem = components['schemas']['OrderItem'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type Address = components['schemas']['Address'];
export type TaxExemptionStatus = components['schemas']['TaxExemptionStatus'];
export type TaxExemption = components['schemas']['TaxExemption'];
export type AccountLabel = components['schemas']['AccountLabel'];
export type RenameAccountBody = components['schemas']['RenameAccountBody'];
export type AccountListEntry = components['schemas']['AccountListEntry'];
export type CreateAccountBody = components['schemas']['CreateAccountBody'];
export type CreatedAccount = components['schemas']['CreatedAccount'];
export type AccountPricingSchedule = components['schemas']['AccountPricingSchedule'];
export type TaxExemptionNote = components['schemas']['TaxExemptionNote'];
export type UserId = components['schemas']['UserId'];
export type TaxExemptionDeclaration = components['schemas']['TaxExemptionDeclaration'];
export type AccountTaxExemption = components['schemas']['AccountTaxExemption'];
export type DeclareTaxExemptionBody = components['schemas']['DeclareTaxExemptionBody'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type TaxableLocationPage = components['schemas']['TaxableLocationPage'];
export type CustomQuoteItem = components['schemas']['CustomQuoteItem'];
export type CreateCustomQuoteBody = components['schemas']['CreateCustomQuoteBody'];
export type CustomOrderItem = components['schemas']['CustomOrderItem'];
export type PlaceCustomOrderBody = components['schemas']['PlaceCustomOrderBody'];
export type Order = components['schemas']['Order'];
export type OrderTaxRate = components['schemas']['OrderTaxRate'];
export type OrderLocation = components['schemas']['OrderLocation'];
export type DonatePlanBody = components['schemas']['DonatePlanBody'];
export type CalculateSalesTaxBody = components['schemas']['CalculateSalesTaxBody'];
export type SalesTax = components['schemas']['SalesTax'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseBillingViewerRequiredOrOtherOrigin = components['responses']['BillingViewerRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseBillingEditorRequiredOrOtherOrigin = components['responses']['BillingEditorRequiredOrOtherOrigin'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseBillingViewerRequired = components['responses']['BillingViewerRequired'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseAccountOwnerRequiredOrOtherOrigin = components['responses']['AccountOwnerRequiredOrOtherOrigin'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseIdempotencyConflict = components['responses']['IdempotencyConflict'];
export type ResponseInvalidNumber = components['responses']['InvalidNumber'];
export type ResponseInternalAdminRequired = components['responses']['InternalAdminRequired'];
export type ResponseInternalAdminRequiredOrOtherOrigin = components['responses']['InternalAdminRequiredOrOtherOrigin'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPathAccountId = components['parameters']['PathAccountId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPathPricingScheduleId = components['parameters']['PathPricingScheduleId'];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingSchedule"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            /** @description The list is missing or not as described, or a plan on it can't be ordered. */
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
        };
    };
    placeOrder: {
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
                "application/json": components["schemas"]["PlaceOrderBody"];
            };
        };
        responses: {
            /** @description The order. It is to be paid next, unless it is processed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description The list is missing or not as described, a plan on it can't be ordered, or the Idempotency-Key is missing. */
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
            /** @description The account has had this free trial, has no taxable address, or the same call is still under way. */
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
            /** @description The address, as tax goes by it now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxableLocation"];
                };
            };
            /** @description A field is missing or not as described, or the parts do not make an address. */
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["BillingViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            /** @description The name is missing or not as described. */
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
        };
    };
    createAccount: {
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
            /** @description The name is not as described, or the Idempotency-Key is missing. */
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            /** @description A field is missing or not as described, or the exemption would end before it begins. */
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
            /** @description The account is exempt already; revoke that first. */
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
    revokeTaxExemption: {
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
    getPricingSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the schedule. */
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
            403: components["responses"]["InternalAdminRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    placeCustomOrder: {
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
            /** @description A field is missing or not as described, or the Idempotency-Key is missing. */
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
            /** @description The account has no taxable address, or the same call is still under way. */
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
        };
    };
    approveOrder: {
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
                /** @description Number of the order. */
                id: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description The id is not a number, or the Idempotency-Key is missing. */
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
            /** @description The order is paid, or the same call is still under way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
        requestBody?: never;
        responses: {
            /** @description The order with its tax as it now is. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The address of the order, as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLocation"];
                };
            };
            /** @description A field is missing or not as described, or the parts do not make an address. */
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
        };
    };
    donatePlan: {
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
                "application/json": components["schemas"]["DonatePlanBody"];
            };
        };
        responses: {
            /** @description The order, processed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description A field is missing or not as described, or the Idempotency-Key is missing. */
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
            /** @description The rates, and the tax by each of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesTax"];
                };
            };
            /** @description A field is missing or not as described, or there is no such place. */
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
        };
    };
}

export interface QueryDefaults {
    listAccountTaxableLocations: 'page' | 'page_size';
}
