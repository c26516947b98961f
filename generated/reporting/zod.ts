// Generated from openapi/reporting by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
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
 * `received`: no one has looked into it yet. `reviewing`: we are looking into it. `corrected`: our data was wrong,
 * and is right now. `not-an-error`: our data is right; `note` says why.
 *
 */
export const zDataReportStatus = z.enum([
    'received',
    'reviewing',
    'corrected',
    'not-an-error'
]);

/**
 * ID of a report of wrong data.
 */
export const zDataReportId = z.guid();

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * The address that was looked up, in one line.
 */
export const zReportedAddress = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^ *[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/, 'Enter the address in one line.'));

/**
 * Which part of the result is wrong. `missing`, if the whole address is missing in our data.
 */
export const zDataReportField = z.enum([
    'house_number',
    'street',
    'unit',
    'city',
    'state',
    'postal_code',
    'country',
    'coordinates',
    'deliverability',
    'missing',
    'other'
]);

/**
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * A report of wrong data.
 */
export const zDataReport = z.strictObject({
    report_id: zDataReportId,
    created: zTimestamp,
    status_changed: zTimestamp,
    address: zReportedAddress,
    result: z.string().check(z.maxLength(300)),
    field: zDataReportField,
    correct_value: z.string().check(z.maxLength(200)),
    comment: z.string().check(z.maxLength(1000)),
    email: z.nullable(zEmail),
    status: zDataReportStatus,
    note: z.string().check(z.maxLength(500)),
    version: z.int().check(z.gte(1), z.lte(1000000))
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
 * One page of reports.
 */
export const zDataReportPage = z.strictObject({
    data_reports: z.array(zDataReport).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * What is wrong.
 */
export const zCreateDataReportBody = z.strictObject({
    address: zReportedAddress,
    result: z.optional(z.string().check(z.maxLength(300), z.regex(/^[^\x00-\x1f\x7f]*$/, 'Enter the result in one line.'))),
    field: zDataReportField,
    correct_value: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/, 'Enter the value in one line.'))),
    comment: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Remove special characters.'))),
    email: z.optional(zEmail)
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * A report of wrong data, with its account, for staff.
 */
export const zAccountDataReport = z.strictObject({
    report_id: zDataReportId,
    created: zTimestamp,
    status_changed: zTimestamp,
    address: zReportedAddress,
    result: z.string().check(z.maxLength(300)),
    field: zDataReportField,
    correct_value: z.string().check(z.maxLength(200)),
    comment: z.string().check(z.maxLength(1000)),
    email: z.nullable(zEmail),
    status: zDataReportStatus,
    note: z.string().check(z.maxLength(500)),
    version: z.int().check(z.gte(1), z.lte(1000000)),
    account_id: zAccountId,
    account_label: zAccountLabel
});

/**
 * One page of reports of all accounts.
 */
export const zAccountDataReportPage = z.strictObject({
    data_reports: z.array(zAccountDataReport).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * What became of a report.
 */
export const zDataReportStatusBody = z.strictObject({
    status: zDataReportStatus,
    note: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^ *[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/, 'Say what you found, in a sentence.')),
    version: z.int().check(z.gte(1), z.lte(1000000))
});

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

/**
 * Where emails about incidents go.
 */
export const zStatusEmailsBody = z.strictObject({
    email: zEmail
});

/**
 * The address that the call was about.
 */
export const zStatusEmailsAddress = z.strictObject({
    email: zEmail
});

/**
 * The token of a link.
 */
export const zStatusLinkBody = z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(512), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * The address that is subscribed.
 */
export const zStatusEmailsConfirmation = z.strictObject({
    status: z.enum(['confirmed', 'already-confirmed']),
    email: zEmail
});

/**
 * Returns only reports with this status.
 */
export const zDataReportStatus2 = zDataReportStatus;

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

export const zSubmitBrowserErrorBody = zBrowserErrorBody;

/**
 * Written to the log.
 */
export const zSubmitBrowserErrorResponse = z.void();

export const zListDataReportsQuery = z.object({
    status: z.optional(zDataReportStatus),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListDataReportsResponse = zDataReportPage;

export const zCreateDataReportBody2 = zCreateDataReportBody;

/**
 * The report.
 */
export const zCreateDataReportResponse = zDataReport;

export const zListAllDataReportsQuery = z.object({
    status: z.optional(zDataReportStatus),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAllDataReportsResponse = zAccountDataReportPage;

export const zSetDataReportStatusBody = zDataReportStatusBody;

export const zSetDataReportStatusPath = z.object({
    id: zDataReportId
});

/**
 * The report.
 */
export const zSetDataReportStatusResponse = zAccountDataReport;

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

export const zRequestStatusEmailsBody = zStatusEmailsBody;

/**
 * An email is on its way, unless one was sent just now.
 */
export const zRequestStatusEmailsResponse = zStatusEmailsAddress;

export const zConfirmStatusEmailsBody = zStatusLinkBody;

/**
 * The address is subscribed.
 */
export const zConfirmStatusEmailsResponse = zStatusEmailsConfirmation;

export const zUnsubscribeStatusEmailsBody = zStatusLinkBody;

/**
 * The address is not subscribed.
 */
export const zUnsubscribeStatusEmailsResponse = zStatusEmailsAddress;
