// Generated from openapi/billing by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * A day, without a time of day.
 */
export const zCalendarDate = z.iso.date().check(z.maxLength(10));

/**
 * Number of an order; also the number on its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Number of a plan.
 */
export const zPlanId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

/**
 * Number of lookups. 1000000000000 stands for unlimited.
 */
export const zLookups = z.int().check(z.gte(0), z.lte(1000000000000));

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
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * Tax rate as a fraction of the price.
 */
export const zTaxRate = z.number().check(z.gte(0), z.lte(1));

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
    amount: zCents,
    tax_amount: zCents,
    unit_amount: zCents,
    total_amount: zCents,
    grace_period_end: z.nullable(zTimestamp),
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
 * One page of a list of orders.
 */
export const zOrderPage = z.strictObject({
    orders: z.array(zOrder).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * One reason for a failure, as the error catalog has it.
 */
export const zErrorItem = z.strictObject({
    id: z.nullable(z.int().check(z.gte(1), z.lte(9999999999))),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    fields: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    status: z.int().check(z.gte(400), z.lte(599))
});

/**
 * Why the request failed. One entry for each invalid field, or a single entry.
 */
export const zErrorList = z.array(zErrorItem).check(z.minLength(1), z.maxLength(100));

/**
 * The pending orders.
 */
export const zPendingOrderList = z.strictObject({
    orders: z.array(zOrder).check(z.maxLength(100))
});

/**
 * A PDF of 10 MiB at most.
 */
export const zReceiptFile = z.string().check(z.maxLength(10485760));

/**
 * E-mail address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * The receipt and its recipient.
 */
export const zSentReceipt = z.strictObject({
    order_id: zOrderId,
    email: zEmail
});

/**
 * Which order of which account was paid.
 */
export const zProcessOrderBody = z.strictObject({
    account_id: zAccountId,
    order_id: zOrderId
});

/**
 * Keeps the orders that were placed on this day or later, by UTC.
 */
export const zBegin = zCalendarDate;

/**
 * Keeps the orders that were placed on this day or earlier, by UTC. Not before `begin`.
 */
export const zEnd = zCalendarDate;

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Number of the order.
 */
export const zOrderId2 = zOrderId;

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * A value that the caller makes up for this one act, ideally a UUID. For 24 hours, the same key with the
 * same body returns the first answer again, so a repeated or interrupted call does nothing twice.
 *
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

export const zListOrdersQuery = z.object({
    begin: z.optional(zCalendarDate),
    end: z.optional(zCalendarDate),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListOrdersResponse = zOrderPage;

/**
 * The orders.
 */
export const zListPendingOrdersResponse = zPendingOrderList;

export const zDownloadReceiptPath = z.object({
    id: zOrderId
});

/**
 * The receipt.
 */
export const zDownloadReceiptResponse = zReceiptFile;

export const zSendReceiptQuery = z.object({
    invoiceId: zOrderId,
    email: zEmail
});

/**
 * Accepted. The mail is on its way.
 */
export const zSendReceiptResponse = zSentReceipt;

export const zListAccountOrdersPath = z.object({
    id: zAccountId
});

export const zListAccountOrdersQuery = z.object({
    begin: z.optional(zCalendarDate),
    end: z.optional(zCalendarDate),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountOrdersResponse = zOrderPage;

export const zGetOrderPath = z.object({
    id: zOrderId
});

/**
 * The order.
 */
export const zGetOrderResponse = zOrder;

export const zDeleteGracePeriodPath = z.object({
    account_id: zAccountId,
    order_id: zOrderId
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
