// Generated from openapi/reporting by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * An error of a page.
 */
export const zBrowserErrorBody = z.strictObject({
    application: z.literal('storefront'),
    report: z.enum([
        'page could not be rendered',
        'user profile could not be loaded from api',
        'uncaught error'
    ]),
    reference: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/)),
    path: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\/[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069?#]*$/, 'Enter only the path.')),
    route: z.nullable(z.string().check(z.maxLength(300), z.regex(/^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/))),
    release: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9.-]+$/)),
    name: z.string().check(z.maxLength(100), z.regex(/^[A-Za-z0-9_$.-]*$/)),
    message: z.string().check(z.maxLength(500), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/, 'Leave out control characters.')),
    stack: z.nullable(z.string().check(z.maxLength(8000), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/)))
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
 * Where pages report errors.
 */
export const zErrorService = z.strictObject({
    dsn: z.nullable(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"?#]+$/)))
});

/**
 * The data that lookups use.
 */
export const zLookupSource = z.strictObject({
    source: z.enum(['sample', 'live'])
});

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * How long a part did well on a day. The rest of the day was not checked.
 */
export const zComponentDay = z.strictObject({
    day: z.iso.date(),
    working: z.int().check(z.gte(0), z.lte(86400)),
    failing: z.int().check(z.gte(0), z.lte(86400))
});

/**
 * A part of the service.
 */
export const zServiceComponent = z.strictObject({
    name: z.enum([
        'api',
        'lookups',
        'payments',
        'emails'
    ]),
    state: z.enum([
        'working',
        'disturbed',
        'down'
    ]),
    since: zTimestamp,
    history: z.array(zComponentDay).check(z.maxLength(90))
});

/**
 * How each part of the service does.
 */
export const zServiceStatus = z.strictObject({
    checked: z.nullable(zTimestamp),
    components: z.array(zServiceComponent).check(z.maxLength(4))
});

export const zSubmitBrowserErrorBody = zBrowserErrorBody;

/**
 * Written to the log.
 */
export const zSubmitBrowserErrorResponse = z.void();

/**
 * The error service.
 */
export const zGetErrorServiceResponse = zErrorService;

/**
 * The source.
 */
export const zGetLookupSourceResponse = zLookupSource;

/**
 * The status of each part, in a fixed order.
 */
export const zGetServiceStatusResponse = zServiceStatus;
