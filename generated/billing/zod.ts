// Generated from openapi/billing by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * `processed` is paid, `approved` accepted by staff without a payment, `canceled` a gift, a change of plan, or an order
 * by transfer that did not take place, and `pending` none of these.
 *
 */
export const zOrderState = z.enum([
    'pending',
    'processed',
    'approved',
    'canceled'
]);

/**
 * A day, without a time of day.
 */
export const zCalendarDate = z.iso.date().check(z.maxLength(10));

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of the item.
 */
export const zItemId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of a plan.
 */
export const zPlanId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Name of a license, for display.
 */
export const zLicenseLabel = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

/**
 * Number of lookups. 1000000000000 means unlimited.
 */
export const zLookups = z.int().check(z.gte(0), z.lte(1000000000000));

/**
 * One plan of an order, with its names.
 */
export const zAccountOrderItem = z.strictObject({
    item_id: zItemId,
    plan_id: zPlanId,
    license_label: zLicenseLabel,
    plan_description: z.string().check(z.maxLength(200)),
    amount: zCents,
    lookups: zLookups,
    tax_amount: zCents,
    unit_amount: zCents
});

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * The customer's own number of an order (PO number), which documents show.
 */
export const zPurchaseOrder = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid PO number.'));

/**
 * Tax rate as a fraction of the price.
 */
export const zTaxRate = z.number().check(z.gte(0), z.lte(1));

/**
 * An order of the own account, with the names of what was ordered.
 */
export const zAccountOrder = z.strictObject({
    order_id: zOrderId,
    account_id: zAccountId,
    origin: z.enum([
        'customer',
        'renewal',
        'custom',
        'donated'
    ]),
    items: z.array(zAccountOrderItem).check(z.minLength(1), z.maxLength(50)),
    placed: zTimestamp,
    processed: z.nullable(zTimestamp),
    approved: z.nullable(zTimestamp),
    canceled: z.nullable(zTimestamp),
    credit: zCents,
    amount: zCents,
    tax_amount: zCents,
    unit_amount: zCents,
    total_amount: zCents,
    grace_period_end: z.nullable(zTimestamp),
    transfer_due: z.nullable(zTimestamp),
    transfer_expires_at: z.nullable(zTimestamp),
    purchase_order: z.nullable(zPurchaseOrder),
    next_attempt: z.nullable(zTimestamp),
    saas_tax_rate: zTaxRate,
    data_tax_rate: zTaxRate
});

/**
 * Entries on all pages together.
 */
export const zTotal = z.int().check(z.gte(0), z.lte(10000000));

/**
 * Number of this page, from one.
 */
export const zPageNumber = z.int().check(z.gte(1), z.lte(100000));

/**
 * Entries on a page.
 */
export const zPageSize = z.int().check(z.gte(1), z.lte(100));

/**
 * One page of the orders of the own account.
 */
export const zAccountOrderPage = z.strictObject({
    orders: z.array(zAccountOrder).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * Comma-separated values, the names of the columns in the first line. `state` is pending, processed or
 * approved, `paid` the time of the payment, and the amounts are in dollars.
 *
 */
export const zOrdersCsv = z.string().check(z.maxLength(104857600));

/**
 * The figures of the message, so that no program has to read it. Amounts are in cents.
 */
export const zErrorDetails = z.strictObject({
    before: z.optional(zCents),
    now: z.optional(zCents),
    amount: z.optional(zCents),
    charge: z.optional(zCents),
    smallest: z.optional(zCents),
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    count: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    days: z.optional(z.int().check(z.gte(0), z.lte(36600))),
    seconds: z.optional(z.int().check(z.gte(0), z.lte(86400)))
});

/**
 * One reason for a failure, from the error catalog.
 */
export const zErrorItem = z.strictObject({
    id: z.nullable(z.int().check(z.gte(1), z.lte(9999999999))),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    fields: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    status: z.int().check(z.gte(400), z.lte(599)),
    details: z.optional(zErrorDetails)
});

/**
 * Why the request failed. One entry for each invalid field, or a single entry.
 */
export const zErrorList = z.array(zErrorItem).check(z.minLength(1), z.maxLength(100));

/**
 * The pending orders.
 */
export const zPendingOrderList = z.strictObject({
    orders: z.array(zAccountOrder).check(z.maxLength(100))
});

/**
 * One thing that happened to an order.
 */
export const zOrderEvent = z.strictObject({
    event: z.enum([
        'placed',
        'invoiced',
        'paid',
        'payment-failed',
        'approved',
        'canceled',
        'refunded',
        'refund-failed',
        'disputed',
        'dispute-won',
        'dispute-lost',
        'grace-ended'
    ]),
    at: zTimestamp,
    amount: z.nullable(zCents),
    failure: z.nullable(z.string().check(z.maxLength(60), z.regex(/^[a-z-]+$/)))
});

/**
 * How it was paid. `offline` means without a card, such as by check or transfer.
 */
export const zPaymentForm = z.enum(['card', 'offline']);

/**
 * A card, as far as people recognize it.
 */
export const zPaidCard = z.strictObject({
    network: z.enum([
        'visa',
        'mastercard',
        'american-express',
        'discover',
        'diners-club',
        'jcb',
        'unionpay',
        'other'
    ]),
    mask: z.string().check(z.length(4), z.regex(/^[0-9]{4}$/))
});

/**
 * Reference of a transfer on the statement of the bank.
 */
export const zBankReference = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid reference.'));

/**
 * A bank transfer that has arrived.
 */
export const zReceivedTransfer = z.strictObject({
    reference: zBankReference,
    received_on: zCalendarDate
});

/**
 * A payment of an order, or an attempt that was declined.
 */
export const zOrderPayment = z.strictObject({
    transaction_id: z.guid(),
    created: zTimestamp,
    amount: zCents,
    outcome: z.enum(['approved', 'declined']),
    payment_form: zPaymentForm,
    card: z.nullable(zPaidCard),
    transfer: z.nullable(zReceivedTransfer),
    refunded_amount: zCents,
    disputed_amount: zCents,
    voided: z.nullable(zTimestamp)
});

/**
 * Name of a company or an account.
 */
export const zPartyName = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * The postal address, line by line; empty if none was saved.
 */
export const zAddressLines = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(8));

/**
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * Country, by its three letters of ISO 3166-1.
 */
export const zCountryIso3 = z.string().check(z.length(3), z.regex(/^[A-Z]{3}$/, 'Enter a valid country.'));

/**
 * The tax of one rate.
 */
export const zTaxLine = z.strictObject({
    label: z.string().check(z.minLength(1), z.maxLength(100)),
    amount: zCents
});

/**
 * The numbers and names of a receipt, as they were when the order was paid.
 */
export const zReceipt = z.strictObject({
    order_id: zOrderId,
    paid: zTimestamp,
    seller: z.strictObject({
        name: zPartyName,
        address: zAddressLines,
        email: zEmail,
        tax_number: z.nullable(z.string().check(z.maxLength(60)))
    }),
    buyer: z.strictObject({
        name: zPartyName,
        address: zAddressLines,
        country_iso3: z.nullable(zCountryIso3),
        tax_id: z.nullable(z.string().check(z.maxLength(30)))
    }),
    purchase_order: z.nullable(zPurchaseOrder),
    items: z.array(z.strictObject({
        description: zLicenseLabel,
        detail: z.string().check(z.maxLength(200)),
        amount: zCents,
        tax_amount: zCents
    })).check(z.minLength(1), z.maxLength(50)),
    credit: zCents,
    amount: zCents,
    tax_amount: zCents,
    tax_lines: z.array(zTaxLine).check(z.maxLength(50)),
    total_amount: zCents,
    payment: z.nullable(z.strictObject({
        form: zPaymentForm,
        transfer: z.nullable(zReceivedTransfer),
        card: z.nullable(zPaidCard)
    }))
});

/**
 * A line of the bank details.
 */
export const zBankDetail = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    value: z.string().check(z.minLength(1), z.maxLength(100))
});

/**
 * The invoice of an order that is paid by bank transfer: the numbers, names, and bank details of when it was issued,
 * and what has become of the order.
 *
 */
export const zInvoice = z.strictObject({
    order_id: zOrderId,
    issued_at: zTimestamp,
    due: zTimestamp,
    seller: z.strictObject({
        name: zPartyName,
        address: zAddressLines,
        email: zEmail,
        tax_number: z.nullable(z.string().check(z.maxLength(60)))
    }),
    buyer: z.strictObject({
        name: zPartyName,
        address: zAddressLines,
        country_iso3: z.nullable(zCountryIso3),
        tax_id: z.nullable(z.string().check(z.maxLength(30)))
    }),
    purchase_order: z.nullable(zPurchaseOrder),
    items: z.array(z.strictObject({
        description: zLicenseLabel,
        detail: z.string().check(z.maxLength(200)),
        amount: zCents,
        tax_amount: zCents
    })).check(z.minLength(1), z.maxLength(50)),
    credit: zCents,
    amount: zCents,
    tax_amount: zCents,
    tax_lines: z.array(zTaxLine).check(z.maxLength(50)),
    total_amount: zCents,
    bank: z.array(zBankDetail).check(z.maxLength(8)),
    reference: z.string().check(z.minLength(1), z.maxLength(40)),
    paid: z.nullable(zTimestamp),
    approved: z.nullable(zTimestamp),
    canceled: z.nullable(zTimestamp)
});

/**
 * An order with everything that happened to it.
 */
export const zOrderDetails = z.strictObject({
    order: zAccountOrder,
    timeline: z.array(zOrderEvent).check(z.maxLength(200)),
    payments: z.array(zOrderPayment).check(z.maxLength(100)),
    receipt: z.nullable(zReceipt),
    invoice: z.nullable(zInvoice),
    receipt_recipients: z.array(zEmail).check(z.maxLength(50))
});

/**
 * A PDF of 10 MiB at most.
 */
export const zReceiptFile = z.string().check(z.maxLength(10485760));

/**
 * A PDF of 10 MiB at most.
 */
export const zInvoiceFile = z.string().check(z.maxLength(10485760));

/**
 * The customer's own number of an order.
 */
export const zSetPurchaseOrderBody = z.strictObject({
    purchase_order: z.nullable(zPurchaseOrder)
});

/**
 * A `receipt` proves a payment; an `invoice` asks for one.
 */
export const zDocumentKind = z.enum(['receipt', 'invoice']);

/**
 * A receipt or an invoice.
 */
export const zDocument = z.strictObject({
    kind: zDocumentKind,
    order_id: zOrderId,
    issued_at: zTimestamp,
    state: z.enum([
        'paid',
        'due',
        'canceled',
        'approved'
    ]),
    total_amount: zCents,
    purchase_order: z.nullable(zPurchaseOrder),
    due: z.nullable(zTimestamp)
});

/**
 * One page of receipts and invoices.
 */
export const zDocumentPage = z.strictObject({
    documents: z.array(zDocument).check(z.maxLength(100)),
    recipients: z.array(zEmail).check(z.maxLength(50)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A zip file with a PDF for each document.
 */
export const zDocumentArchive = z.string().check(z.maxLength(1073741824));

/**
 * Number of a track, which is a license that an account holds.
 */
export const zTrackId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of a license of the catalog.
 */
export const zLicenseId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Lookups per second; null is UNLIMITED.
 */
export const zRateLimit = z.nullable(z.int().check(z.gte(1), z.lte(1000000)));

/**
 * Number of members and open invitations that an account can have.
 */
export const zSeats = z.int().check(z.gte(0), z.lte(100000));

/**
 * A term, a number of lookups, and a price for a license.
 */
export const zPlan = z.strictObject({
    plan_id: zPlanId,
    license_id: zLicenseId,
    plan_description: z.string().check(z.minLength(1), z.maxLength(200)),
    days: z.int().check(z.gte(0), z.lte(3660)),
    months: z.int().check(z.gte(0), z.lte(120)),
    lookups: zLookups,
    price: zCents,
    rate_limit: zRateLimit,
    enhanced_data_privacy: z.boolean(),
    one_time_free_trial: z.boolean(),
    ongoing_free: z.boolean(),
    renewable: z.boolean(),
    purchasable: z.boolean(),
    discontinued: z.boolean(),
    tier: z.nullable(z.int().check(z.gte(1), z.lte(100))),
    seats: zSeats,
    next_plan_id: z.nullable(zPlanId)
});

/**
 * How many times the next term is bought early during one term, at most.
 */
export const zMaxTimes = z.int().check(z.gte(1), z.lte(12));

/**
 * What early purchases may come to in a calendar month (UTC), in US cents, tax included.
 */
export const zMonthlyLimit = z.int().check(z.gte(1), z.lte(100000000));

/**
 * Version of the words of a consent to automatic renewal or to early purchase.
 */
export const zRenewalConsentVersion = z.string().check(z.length(10), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/));

/**
 * The consent to buy the next term early when lookups run out, and how much of its cap is used. Each early
 * purchase counts toward the term in which it was made: one that was bought early counts for itself only once
 * the term that it replaced would have ended, at `counted_until`. A month is a calendar month in UTC, and an
 * early purchase counts with its total, tax included, in the month in which it was ordered.
 *
 */
export const zEarlyPurchase = z.strictObject({
    max_times: zMaxTimes,
    times_used: z.int().check(z.gte(0), z.lte(1000000)),
    counted_until: z.nullable(zTimestamp),
    monthly_limit: zMonthlyLimit,
    spent_this_month: zCents,
    plan_id: zPlanId,
    price: zCents,
    renewal_consent: zRenewalConsentVersion,
    consent_text: z.string().check(z.minLength(1), z.maxLength(2000)),
    consented: zTimestamp,
    stopped: z.nullable(z.union([
        z.literal('times'),
        z.literal('month'),
        z.literal('price'),
        z.literal('plan'),
        z.literal('card'),
        z.literal('address'),
        z.literal('unpaid'),
        z.literal('no-plan'),
        z.literal('too-small'),
        z.literal('spending-cap')
    ]))
});

/**
 * What buying the next term of a license early means, and the consent to it.
 */
export const zEarlyPurchaseOffer = z.strictObject({
    track_id: zTrackId,
    license_label: zLicenseLabel,
    next_plan: z.nullable(zPlan),
    tax_amount: zCents,
    card: z.nullable(zPaidCard),
    early_purchase: z.nullable(zEarlyPurchase)
});

/**
 * The cap, and what the person has agreed to.
 */
export const zSetEarlyPurchaseBody = z.strictObject({
    max_times: zMaxTimes,
    monthly_limit: zMonthlyLimit,
    price: zCents,
    renewal_consent: zRenewalConsentVersion
});

/**
 * Number of a subscription.
 */
export const zSubscriptionId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * A term that a change ends, and what of it is credited.
 */
export const zReplacedTerm = z.strictObject({
    subscription_id: zSubscriptionId,
    plan_id: zPlanId,
    issued: zLookups,
    remaining: zLookups,
    expiration: z.nullable(zTimestamp),
    credit: zCents
});

/**
 * The plan of the next term.
 */
export const zScheduledPlan = z.strictObject({
    next_plan: zPlan,
    start: zTimestamp,
    renews: z.boolean()
});

/**
 * A plan to change to, and what it costs today.
 */
export const zPlanChoice = z.strictObject({
    new_plan: zPlan,
    begins: z.enum(['now', 'at-end']),
    start: zTimestamp,
    term_expires_at: z.nullable(zTimestamp),
    credit: zCents,
    amount: zCents,
    tax_amount: zCents,
    total_amount: zCents
});

/**
 * What the preview was computed from, sealed. Send it with the change.
 */
export const zPreview = z.string().check(z.minLength(1), z.maxLength(8192), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * What the plan of a license can change to, and what that costs today.
 */
export const zPlanChangeOffer = z.strictObject({
    track_id: zTrackId,
    license_label: zLicenseLabel,
    blocked: z.nullable(z.union([
        z.literal('no-term'),
        z.literal('unpaid'),
        z.literal('suspended'),
        z.literal('in-progress')
    ])),
    replaces: z.array(zReplacedTerm).check(z.maxLength(100)),
    scheduled: z.nullable(zScheduledPlan),
    choices: z.array(zPlanChoice).check(z.maxLength(100)),
    card: z.nullable(zPaidCard),
    preview: zPreview,
    preview_expires_at: zTimestamp
});

/**
 * The plan, and what the person has seen and agreed to.
 */
export const zChangePlanBody = z.strictObject({
    plan_id: zPlanId,
    total_amount: zCents,
    preview: z.optional(zPreview),
    renewal_consent: z.optional(zRenewalConsentVersion),
    exceeds_cap: z.optional(z.boolean())
});

/**
 * Money in US cents, tax included; null for no cap.
 */
export const zCapAmount = z.nullable(z.int().check(z.gte(0), z.lte(100000000000)));

/**
 * The time zone in which days and months of limits begin, as the tz database names it.
 */
export const zLimitTimeZone = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * The most that an account wants to spend in a month, and what it has spent.
 */
export const zSpendingCap = z.strictObject({
    monthly_cap: zCapAmount,
    spent: zCents,
    resets_at: zTimestamp,
    zone: zLimitTimeZone
});

/**
 * The cap, and the one that it replaces.
 */
export const zSpendingCapBody = z.strictObject({
    monthly: zCapAmount,
    instead_of: zCapAmount
});

/**
 * The token of a link.
 */
export const zEarlyPurchaseLinkBody = z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(1024), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * What a link that turns early purchase off is about.
 */
export const zEarlyPurchaseLink = z.strictObject({
    account_label: zAccountLabel,
    license_label: zLicenseLabel,
    is_on: z.boolean()
});

/**
 * The receipt and its recipient.
 */
export const zSentReceipt = z.strictObject({
    order_id: zOrderId,
    email: zEmail
});

/**
 * One plan of an order.
 */
export const zOrderItem = z.strictObject({
    item_id: z.int().check(z.gte(1), z.lte(2147483647)),
    plan_id: zPlanId,
    amount: zCents,
    lookups: zLookups,
    tax_amount: zCents,
    unit_amount: zCents
});

/**
 * An order. All amounts are in cents and before tax unless they say otherwise. An order is initiated
 * when it is placed, processed once it is paid, and approved when staff accept it without a card
 * payment.
 *
 */
export const zOrder = z.strictObject({
    order_id: zOrderId,
    account_id: zAccountId,
    items: z.array(zOrderItem).check(z.minLength(1), z.maxLength(50)),
    placed: zTimestamp,
    processed: z.nullable(zTimestamp),
    approved: z.nullable(zTimestamp),
    canceled: z.nullable(zTimestamp),
    amount: zCents,
    tax_amount: zCents,
    unit_amount: zCents,
    total_amount: zCents,
    grace_period_end: z.nullable(zTimestamp),
    transfer_due: z.nullable(zTimestamp),
    saas_tax_rate: zTaxRate,
    data_tax_rate: zTaxRate
});

/**
 * One page of a list of orders.
 */
export const zOrderPage = z.strictObject({
    orders: z.array(zOrder).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * How many wait.
 */
export const zWaitingCount = z.int().check(z.gte(0), z.lte(1000000));

/**
 * How much of each kind waits in an account.
 */
export const zAccountWaiting = z.strictObject({
    orders_to_approve: zWaitingCount,
    orders_in_grace_period: zWaitingCount,
    renewals_failed: zWaitingCount,
    disputes: zWaitingCount,
    undeliverable_contacts: zWaitingCount,
    tax_certificates: zWaitingCount
});

/**
 * What an account has paid, and what waits for staff there.
 */
export const zAccountSummary = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    created: zTimestamp,
    paid_amount: zCents,
    refunded_amount: zCents,
    disputed_amount: zCents,
    last_paid: z.nullable(zTimestamp),
    waiting: zAccountWaiting
});

/**
 * Street and house number.
 */
export const zThoroughfare = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid street address.'));

/**
 * Second line of an address, such as a suite, an apartment, or a floor. Empty without one.
 */
export const zSuite = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid suite.'));

/**
 * City or town.
 */
export const zLocality = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid locality.'));

/**
 * State or province; for the United States its two letters. Empty where a country has none.
 */
export const zAdministrativeArea = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid administrative area.'));

/**
 * Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
 */
export const zPostalCode = z.string().check(z.maxLength(20), z.regex(/^[A-Za-z0-9 -]*$/, 'Enter a valid postal code.'));

/**
 * A postal address. State and postal code are empty where a country has none; in the United States both
 * are needed.
 *
 */
export const zAddress = z.strictObject({
    thoroughfare: zThoroughfare,
    suite: z.optional(zSuite),
    locality: zLocality,
    administrative_area: zAdministrativeArea,
    postal_code: zPostalCode,
    country_iso3: zCountryIso3
});

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * Something that staff did about an order.
 */
export const zOrderChange = z.strictObject({
    at: zTimestamp,
    summary: z.string().check(z.minLength(1), z.maxLength(300)),
    reason: z.nullable(zReason),
    username: z.nullable(zEmail)
});

/**
 * An order with everything that staff need to decide about it.
 */
export const zOrderRecord = z.strictObject({
    order: zAccountOrder,
    address: z.nullable(zAddress),
    placed_by: z.nullable(zEmail),
    worth: zCents,
    needs_second_person: z.boolean(),
    is_own: z.boolean(),
    timeline: z.array(zOrderEvent).check(z.maxLength(200)),
    payments: z.array(zOrderPayment).check(z.maxLength(100)),
    changes: z.array(zOrderChange).check(z.maxLength(100))
});

/**
 * Which order of which account was paid.
 */
export const zProcessOrderBody = z.strictObject({
    account_id: zAccountId,
    order_id: zOrderId,
    reason: zReason
});

/**
 * A bank transfer that has arrived, and the order that it pays.
 */
export const zProcessTransferBody = z.strictObject({
    account_id: zAccountId,
    order_id: zOrderId,
    amount: zCents,
    received_on: zCalendarDate,
    reference: zBankReference,
    reason: zReason
});

/**
 * Returns only the entries that contain this text, ignoring case.
 */
export const zSearch = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Returns only the orders in this state.
 */
export const zState = zOrderState;

/**
 * The earlier name of `start`.
 *
 * Deprecated: Use `start`. It ends on 2027-06-30.
 *
 *
 * @deprecated
 */
export const zBegin = zCalendarDate;

/**
 * Returns only the orders that were placed on this day or later, by UTC.
 */
export const zStart = zCalendarDate;

/**
 * Returns only the orders that were placed on this day or earlier, by UTC. Not before `start`.
 */
export const zEnd = zCalendarDate;

/**
 * What the orders are sorted by, equal ones by their number.
 */
export const zSort = z._default(z.enum(['placed', 'total']), 'placed');

/**
 * Sort direction.
 */
export const zDirection = z._default(z.enum(['asc', 'desc']), 'desc');

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Format of the response.
 */
export const zFormat = z._default(z.enum(['json', 'csv']), 'json');

/**
 * Number of the order.
 */
export const zOrderId2 = zOrderId;

/**
 * Returns only documents of this kind.
 */
export const zKind = zDocumentKind;

/**
 * Returns only the documents that were issued on this day or later, by UTC.
 */
export const zStart2 = zCalendarDate;

/**
 * Returns only the documents that were issued on this day or earlier, by UTC. Not before `start`.
 */
export const zEnd2 = zCalendarDate;

/**
 * Number of the track, the `track_id` of a holding.
 */
export const zPathTrackId = zTrackId;

/**
 * A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
 * returns the first response again, so retries have only one effect.
 *
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * Why staff do it, for the activity log.
 */
export const zStaffReason = zReason;

export const zListOrdersQuery = z.object({
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/))),
    state: z.optional(zOrderState),
    begin: z.optional(zCalendarDate),
    start: z.optional(zCalendarDate),
    end: z.optional(zCalendarDate),
    sort: z._default(z.optional(z.enum(['placed', 'total'])), 'placed'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    format: z._default(z.optional(z.enum(['json', 'csv'])), 'json')
});

/**
 * The page, or all orders as a file.
 */
export const zListOrdersResponse = zAccountOrderPage;

/**
 * The orders.
 */
export const zListPendingOrdersResponse = zPendingOrderList;

export const zGetAccountOrderPath = z.object({
    id: zOrderId
});

/**
 * The order.
 */
export const zGetAccountOrderResponse = zOrderDetails;

export const zDownloadReceiptPath = z.object({
    id: zOrderId
});

/**
 * The receipt.
 */
export const zDownloadReceiptResponse = zReceiptFile;

export const zDownloadInvoicePath = z.object({
    id: zOrderId
});

/**
 * The invoice.
 */
export const zDownloadInvoiceResponse = zInvoiceFile;

export const zCancelUnpaidOrderPath = z.object({
    id: zOrderId
});

/**
 * The order, canceled.
 */
export const zCancelUnpaidOrderResponse = zAccountOrder;

export const zSetPurchaseOrderBody2 = zSetPurchaseOrderBody;

export const zSetPurchaseOrderPath = z.object({
    id: zOrderId
});

/**
 * The order.
 */
export const zSetPurchaseOrderResponse = zAccountOrder;

export const zListDocumentsQuery = z.object({
    kind: z.optional(zDocumentKind),
    start: z.optional(zCalendarDate),
    end: z.optional(zCalendarDate),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListDocumentsResponse = zDocumentPage;

export const zDownloadDocumentsQuery = z.object({
    year: z.int().check(z.gte(2000), z.lte(9999)),
    kind: z.optional(zDocumentKind)
});

/**
 * The archive.
 */
export const zDownloadDocumentsResponse = zDocumentArchive;

export const zDisableEarlyPurchasePath = z.object({
    id: zTrackId
});

/**
 * The offer; it is off.
 */
export const zDisableEarlyPurchaseResponse = zEarlyPurchaseOffer;

export const zGetEarlyPurchasePath = z.object({
    id: zTrackId
});

/**
 * The offer, and the consent.
 */
export const zGetEarlyPurchaseResponse = zEarlyPurchaseOffer;

export const zSetEarlyPurchaseBody2 = zSetEarlyPurchaseBody;

export const zSetEarlyPurchasePath = z.object({
    id: zTrackId
});

/**
 * The offer, and the consent that applies now.
 */
export const zSetEarlyPurchaseResponse = zEarlyPurchaseOffer;

export const zGetPlanChangePath = z.object({
    id: zTrackId
});

/**
 * The preview.
 */
export const zGetPlanChangeResponse = zPlanChangeOffer;

export const zChangePlanBody2 = zChangePlanBody;

export const zChangePlanHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

export const zChangePlanPath = z.object({
    id: zTrackId
});

/**
 * The order. Pay it next, unless it is processed.
 */
export const zChangePlanResponse = zAccountOrder;

/**
 * The cap, and what is spent.
 */
export const zGetSpendingCapResponse = zSpendingCap;

export const zSetSpendingCapBody = zSpendingCapBody;

/**
 * The cap, and what is spent.
 */
export const zSetSpendingCapResponse = zSpendingCap;

export const zFindEarlyPurchaseBody = zEarlyPurchaseLinkBody;

/**
 * What the link is about.
 */
export const zFindEarlyPurchaseResponse = zEarlyPurchaseLink;

export const zDisableEarlyPurchaseByLinkBody = zEarlyPurchaseLinkBody;

/**
 * It is off.
 */
export const zDisableEarlyPurchaseByLinkResponse = zEarlyPurchaseLink;

export const zSendReceiptQuery = z.object({
    invoiceId: zOrderId,
    email: zEmail
});

/**
 * Accepted. The email is on its way.
 */
export const zSendReceiptResponse = zSentReceipt;

export const zListAccountOrdersPath = z.object({
    id: zAccountId
});

export const zListAccountOrdersQuery = z.object({
    begin: z.optional(zCalendarDate),
    start: z.optional(zCalendarDate),
    end: z.optional(zCalendarDate),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountOrdersResponse = zOrderPage;

export const zGetAccountSummaryPath = z.object({
    id: zAccountId
});

/**
 * The summary.
 */
export const zGetAccountSummaryResponse = zAccountSummary;

export const zGetOrderPath = z.object({
    id: zOrderId
});

/**
 * The order.
 */
export const zGetOrderResponse = zOrder;

export const zGetOrderRecordPath = z.object({
    id: zOrderId
});

/**
 * The record.
 */
export const zGetOrderRecordResponse = zOrderRecord;

export const zDeleteGracePeriodPath = z.object({
    account_id: zAccountId,
    order_id: zOrderId
});

export const zDeleteGracePeriodQuery = z.object({
    reason: zReason
});

/**
 * The updated order.
 */
export const zDeleteGracePeriodResponse = zOrder;

export const zProcessOrderBody2 = zProcessOrderBody;

export const zProcessOrderHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The order, now paid.
 */
export const zProcessOrderResponse = zOrder;

export const zProcessTransferBody2 = zProcessTransferBody;

export const zProcessTransferHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The order, now paid.
 */
export const zProcessTransferResponse = zOrder;
