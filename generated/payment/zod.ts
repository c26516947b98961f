// Generated from openapi/payment by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * ID of a card.
 */
export const zPaymentMethodId = z.guid();

/**
 * City or town.
 */
export const zLocality = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid locality.'));

/**
 * Country, by its three letters of ISO 3166-1.
 */
export const zCountryIso3 = z.string().check(z.length(3), z.regex(/^[A-Z]{3}$/, 'Enter a valid country.'));

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * Last month in which the card is valid, as year and month.
 */
export const zCardExpiration = z.string().check(z.length(7), z.regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/));

/**
 * The last four digits of the card number.
 */
export const zCardMask = z.string().check(z.length(4), z.regex(/^[0-9]{4}$/));

/**
 * Card network; `other` for one that is not listed here.
 */
export const zCardNetwork = z.enum([
    'visa',
    'mastercard',
    'american-express',
    'discover',
    'diners-club',
    'jcb',
    'unionpay',
    'other'
]);

/**
 * Street and house number.
 */
export const zThoroughfare = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\s\x00-\x1f\x7f<>]([^\x00-\x1f\x7f<>]*[^\s\x00-\x1f\x7f<>])?$/, 'Enter a valid street address.'));

/**
 * Twelve dots and the last four characters of a token of the payment processor, which is never shown whole.
 */
export const zMaskedVendorToken = z.string().check(z.length(16), z.regex(/^•{12}[A-Za-z0-9]{4}$/));

/**
 * Postal code; for the United States the five or nine digits of a ZIP Code. Empty where a country has none.
 */
export const zPostalCode = z.string().check(z.maxLength(20), z.regex(/^[A-Za-z0-9 -]*$/, 'Enter a valid postal code.'));

/**
 * A card with its billing address.
 */
export const zPaymentMethod = z.strictObject({
    payment_method_id: zPaymentMethodId,
    city: zLocality,
    country_code: zCountryIso3,
    created: zTimestamp,
    expiration: zCardExpiration,
    mask: zCardMask,
    network: zCardNetwork,
    primary: z.boolean(),
    state: z.string().check(z.maxLength(100)),
    street: zThoroughfare,
    token: zMaskedVendorToken,
    zip_code: zPostalCode
});

/**
 * All cards of an account.
 */
export const zPaymentMethodList = z.strictObject({
    payment_methods: z.array(zPaymentMethod).check(z.maxLength(20))
});

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

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
 * Token from the payment processor's frame for the card that a person entered there. It begins with a letter,
 * so that a card number is never accepted.
 *
 */
export const zCardToken = z.string().check(z.minLength(8), z.maxLength(255), z.regex(/^[A-Za-z][A-Za-z0-9_.-]+$/, 'Enter the card in the card form.'));

/**
 * A card, as the payment processor's token.
 */
export const zAuthorizePaymentMethodBody = z.strictObject({
    token: zCardToken
});

/**
 * Where a card is typed in: in a frame of the payment processor, or by the processor's own script, which takes the
 * client secret and the publishable key.
 *
 */
export const zCardForm = z.strictObject({
    frame_url: z.nullable(z.url().check(z.minLength(1), z.maxLength(2000))),
    client_secret: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
    publishable_key: z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))
});

/**
 * The effect of deleting a card on renewals.
 */
export const zDeletedPaymentMethod = z.strictObject({
    payment_method_id: zPaymentMethodId,
    without_primary_since: z.nullable(zTimestamp),
    next_renewal: z.nullable(zTimestamp)
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * The order, the card, and the total that the person saw.
 */
export const zProcessPaymentBody = z.strictObject({
    order_id: zOrderId,
    amount: zCents,
    payment_method_id: zPaymentMethodId
});

/**
 * ID of a transaction.
 */
export const zTransactionId = z.guid();

/**
 * Decision of the payment processor.
 */
export const zGatewayResponse = z.enum(['approved', 'declined']);

/**
 * One attempt to pay an order, with the payment processor's response.
 */
export const zTransaction = z.strictObject({
    transaction_id: zTransactionId,
    account_id: zAccountId,
    amount: zCents,
    created: zTimestamp,
    gateway_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    gateway_message: z.nullable(z.string().check(z.maxLength(500))),
    gateway_response: z.nullable(zGatewayResponse),
    order_id: zOrderId,
    payment_form: z.enum(['card', 'offline']),
    payment_method_id: z.nullable(zPaymentMethodId),
    reference_number: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
    refunded_amount: zCents,
    transaction_token: z.nullable(zMaskedVendorToken),
    voided: z.nullable(zTimestamp)
});

/**
 * Where the person confirms: in a frame of the payment processor, or by the processor's own script, which takes the
 * client secret and the publishable key.
 *
 */
export const zChallenge = z.strictObject({
    frame_url: z.nullable(z.url().check(z.minLength(1), z.maxLength(2000))),
    client_secret: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
    publishable_key: z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))
});

/**
 * A payment that is not finished. Nothing is charged yet.
 */
export const zOpenPayment = z.strictObject({
    attempt_id: z.guid(),
    order_id: zOrderId,
    amount: zCents,
    payment_method_id: zPaymentMethodId,
    state: z.enum(['challenge', 'processing']),
    challenge: z.nullable(zChallenge)
});

/**
 * Reason that staff gave, for the activity log.
 */
export const zReason = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\S\x0b\x0c]*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Say why, in a few words.'));

/**
 * The order and its account, the card, and the amount.
 */
export const zProcessCustomPaymentBody = z.strictObject({
    account_id: zAccountId,
    order_id: zOrderId,
    amount: zCents,
    payment_method_id: zPaymentMethodId,
    reason: zReason
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
 * One page of a list of transactions.
 */
export const zTransactionPage = z.strictObject({
    transactions: z.array(zTransaction).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A number that a transaction has.
 */
export const zFindTransactionBody = z.strictObject({
    number: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[A-Za-z0-9_-]+$/, 'Use only letters, digits, hyphens, and underscores.'))
});

/**
 * Amount and reason of a refund.
 */
export const zRefundTransactionBody = z.strictObject({
    amount: zCents,
    reason: zReason
});

/**
 * A refund, and the updated transaction.
 */
export const zRefund = z.strictObject({
    refund_id: z.guid(),
    amount: zCents,
    created: zTimestamp,
    reason: zReason,
    gateway_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    refundable_amount: zCents,
    transaction: zTransaction
});

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * A payment that the bank of the customer disputes or asks about.
 */
export const zOpenDispute = z.strictObject({
    gateway_id: z.string().check(z.minLength(1), z.maxLength(100)),
    transaction_id: zTransactionId,
    order_id: zOrderId,
    account_id: zAccountId,
    account_label: zAccountLabel,
    amount: zCents,
    withdrawn_amount: zCents,
    state: z.enum([
        'inquiry',
        'needs-response',
        'under-review'
    ]),
    dispute_reason: z.string().check(z.minLength(1), z.maxLength(60)),
    created: zTimestamp,
    respond_by: z.nullable(zTimestamp)
});

/**
 * One page of the open disputes.
 */
export const zOpenDisputePage = z.strictObject({
    disputes: z.array(zOpenDispute).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * ID of a notice.
 */
export const zVendorNoticeId = z.guid();

/**
 * Something that the payment processor reported, for staff.
 */
export const zVendorNotice = z.strictObject({
    notice_id: zVendorNoticeId,
    kind: z.enum([
        'refunded-outside',
        'refund-failed',
        'unknown-charge',
        'unknown-event',
        'failed-event'
    ]),
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    event_type: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    order_id: z.nullable(zOrderId),
    account_id: z.nullable(zAccountId),
    account_label: z.nullable(zAccountLabel),
    amount: z.nullable(zCents),
    count: z.int().check(z.gte(1), z.lte(2147483647)),
    first: zTimestamp,
    latest: zTimestamp,
    seen: z.nullable(zTimestamp)
});

/**
 * One page of the notices.
 */
export const zVendorNoticePage = z.strictObject({
    notices: z.array(zVendorNotice).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A day, without a time of day.
 */
export const zCalendarDate = z.iso.date().check(z.maxLength(10));

/**
 * Lines of created, kind (payment, refund, void, dispute or dispute-returned), transaction_id, account_id, order_id, amount, network,
 * mask, gateway_id and reference_number.
 *
 */
export const zMerchantReport = z.string().check(z.maxLength(100000000));

/**
 * Lines of created, kind (payment or refund), transaction_id, account_id, account_label, order_id, amount
 * and reference_number.
 *
 */
export const zOfflineReport = z.string().check(z.maxLength(100000000));

/**
 * Proof from the bot protection that the caller is a person. Required where the service has bot
 * protection configured. It works once.
 *
 */
export const zBotResponse = z.string().check(z.minLength(1), z.maxLength(2048));

/**
 * ID of the card.
 */
export const zPaymentMethodId2 = zPaymentMethodId;

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
 * returns the first response again, so retries have only one effect.
 *
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * ID of the transaction, of any account.
 */
export const zTransactionId2 = zTransactionId;

/**
 * First day of the report.
 */
export const zBegin = zCalendarDate;

/**
 * Last day of the report, not before `begin`; the same day gives a report of that day.
 */
export const zEnd = zCalendarDate;

/**
 * The cards.
 */
export const zListPaymentMethodsResponse = zPaymentMethodList;

export const zAuthorizePaymentMethodBody2 = zAuthorizePaymentMethodBody;

export const zAuthorizePaymentMethodQuery = z.object({
    bot_response: z.optional(z.string().check(z.minLength(1), z.maxLength(2048)))
});

/**
 * The stored card.
 */
export const zAuthorizePaymentMethodResponse = zPaymentMethod;

/**
 * Where the form is.
 */
export const zOpenCardFormResponse = zCardForm;

export const zDeletePaymentMethodPath = z.object({
    id: zPaymentMethodId
});

/**
 * The card was deleted. The effect on renewals.
 */
export const zDeletePaymentMethodResponse = zDeletedPaymentMethod;

export const zSetPrimaryPaymentMethodPath = z.object({
    id: zPaymentMethodId
});

/**
 * The card, now primary.
 */
export const zSetPrimaryPaymentMethodResponse = zPaymentMethod;

export const zListAccountPaymentMethodsPath = z.object({
    id: zAccountId
});

/**
 * The cards.
 */
export const zListAccountPaymentMethodsResponse = zPaymentMethodList;

export const zProcessPaymentBody2 = zProcessPaymentBody;

export const zProcessPaymentHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

export const zProcessPaymentResponse = z.union([
    zTransaction,
    zOpenPayment
]);

export const zProcessCustomPaymentBody2 = zProcessCustomPaymentBody;

export const zProcessCustomPaymentHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

/**
 * The order is paid. The transaction.
 */
export const zProcessCustomPaymentResponse = zTransaction;

export const zListAccountTransactionsPath = z.object({
    id: zAccountId
});

export const zListAccountTransactionsQuery = z.object({
    order_id: z.optional(zOrderId),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountTransactionsResponse = zTransactionPage;

export const zFindTransactionBody2 = zFindTransactionBody;

/**
 * The transaction.
 */
export const zFindTransactionResponse = zTransaction;

export const zRefundTransactionBody2 = zRefundTransactionBody;

export const zRefundTransactionHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

export const zRefundTransactionPath = z.object({
    id: zTransactionId
});

/**
 * The refund, the remaining amount, and the updated transaction.
 */
export const zRefundTransactionResponse = zRefund;

export const zListOpenDisputesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListOpenDisputesResponse = zOpenDisputePage;

export const zListVendorNoticesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListVendorNoticesResponse = zVendorNoticePage;

export const zDismissVendorNoticePath = z.object({
    id: zVendorNoticeId
});

/**
 * The notice.
 */
export const zDismissVendorNoticeResponse = zVendorNotice;

export const zDownloadMerchantReportQuery = z.object({
    begin: zCalendarDate,
    end: zCalendarDate
});

/**
 * The report.
 */
export const zDownloadMerchantReportResponse = zMerchantReport;

export const zDownloadOfflineReportQuery = z.object({
    begin: zCalendarDate,
    end: zCalendarDate
});

/**
 * The report.
 */
export const zDownloadOfflineReportResponse = zOfflineReport;
