// Generated from openapi/exports by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * An export of an account's data.
 */
export const zExport = z.strictObject({
    state: z.enum(['running', 'done']),
    created: zTimestamp,
    finished: z.nullable(zTimestamp),
    export_expires_at: zTimestamp,
    steps_done: z.int().check(z.gte(0), z.lte(1000)),
    steps_total: z.int().check(z.gte(1), z.lte(1000)),
    rows: z.int().check(z.gte(0), z.lte(10000000000)),
    size: z.int().check(z.gte(0), z.lte(1000000000000))
});

/**
 * The export of the account.
 */
export const zExportState = z.strictObject({
    export: z.nullable(zExport)
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
 * An address to download from.
 */
export const zExportLink = z.strictObject({
    download_url: z.url().check(z.minLength(40), z.maxLength(1000)),
    link_expires_at: zTimestamp
});

/**
 * Names an export and an end, signed by us.
 */
export const zExportLinkToken = z.string().check(z.minLength(40), z.maxLength(299), z.regex(/^[A-Za-z0-9_-]+$/, 'Use the whole link.'));

/**
 * A zip.
 */
export const zExportZip = z.string().check(z.maxLength(1099511627776));

/**
 * Deleted.
 */
export const zDeleteExportResponse = z.void();

/**
 * The export, or that there is none.
 */
export const zGetExportResponse = zExportState;

/**
 * The export.
 */
export const zCreateExportResponse = zExport;

/**
 * The link.
 */
export const zCreateExportLinkResponse = zExportLink;

export const zDownloadExportPath = z.object({
    token: zExportLinkToken
});

/**
 * The zip.
 */
export const zDownloadExportResponse = zExportZip;
