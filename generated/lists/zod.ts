// Generated from openapi/lists by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * ID of a list.
 */
export const zListId = z.guid();

/**
 * Name of the file.
 */
export const zListName = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f\/\\]+$/, 'Leave out control characters and slashes.'));

/**
 * What happens with a list, or what it waits for.
 */
export const zListState = z.enum([
    'uploading',
    'reading',
    'ready',
    'running',
    'paused',
    'done',
    'canceled',
    'failed'
]);

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * A number of rows, or of lookups.
 */
export const zListCount = z.int().check(z.gte(0), z.lte(250000));

/**
 * A list as the history shows it.
 */
export const zListSummary = z.strictObject({
    list_id: zListId,
    name: zListName,
    state: zListState,
    created: zTimestamp,
    finished: z.nullable(zTimestamp),
    list_expires_at: zTimestamp,
    rows: zListCount,
    addresses: zListCount,
    looked_up: zListCount
});

/**
 * The lists of an account.
 */
export const zListCollection = z.strictObject({
    lists: z.array(zListSummary).check(z.maxLength(100))
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
 * Bytes of the file.
 */
export const zListSize = z.int().check(z.gte(1), z.lte(52428800));

/**
 * How the bytes of a text stand for characters.
 */
export const zListEncoding = z.enum([
    'utf-8',
    'utf-16le',
    'utf-16be',
    'windows-1252',
    'macintosh'
]);

/**
 * What divides the cells of a text.
 */
export const zListDelimiter = z.string().check(z.length(1), z.regex(/^[^\n\r"]$/, 'Enter one character.'));

/**
 * Name of the sheet of a spreadsheet.
 */
export const zListSheet = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * How a file is to be read. What is left out is guessed.
 */
export const zListFormatInput = z.strictObject({
    encoding: z.optional(zListEncoding),
    delimiter: z.optional(zListDelimiter),
    has_header: z.optional(z.boolean()),
    sheet: z.optional(zListSheet)
});

/**
 * A file that will be uploaded.
 */
export const zCreateListBody = z.strictObject({
    name: zListName,
    size: zListSize,
    notify: z._default(z.optional(z.boolean()), false),
    format: z.optional(zListFormatInput)
});

/**
 * Goes up with each change of the list.
 */
export const zListVersion = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Why a list stopped.
 */
export const zListFailure = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500))
});

/**
 * Distinct addresses that were looked up, by what was found.
 */
export const zListOutcomes = z.strictObject({
    confirmed: zListCount,
    incomplete: zListCount,
    not_found: zListCount
});

/**
 * How the file was read.
 */
export const zListFormat = z.strictObject({
    encoding: z.nullable(zListEncoding),
    delimiter: z.nullable(zListDelimiter),
    has_header: z.boolean(),
    sheet: z.nullable(zListSheet),
    sheets: z.array(zListSheet).check(z.maxLength(1000))
});

/**
 * Place of the column, counted from 0. Null or left out if the list doesn't have the part.
 */
export const zListColumn = z.nullable(z.int().check(z.gte(0), z.lte(999)));

/**
 * Which column has which part of an address.
 */
export const zListMapping = z.strictObject({
    address_column: zListColumn,
    number_column: zListColumn,
    street_column: zListColumn,
    secondary_column: zListColumn,
    city_column: zListColumn,
    state_column: zListColumn,
    zipcode_column: zListColumn
});

/**
 * What is repaired: `rows` with stray quotation marks, and `zipcodes` that a spreadsheet has changed. Repairs change
 * what is looked up, and not the columns of the result.
 *
 */
export const zListRepair = z.enum(['rows', 'zipcodes']);

/**
 * Number of a line of the file, counted from 1.
 */
export const zListLine = z.int().check(z.gte(0), z.lte(2147483647));

/**
 * What reading the file has left out or changed.
 */
export const zListReport = z.strictObject({
    titles: z.array(z.strictObject({
        line: zListLine,
        text: z.string().check(z.maxLength(200))
    })).check(z.maxLength(50)),
    empty_rows: z.int().check(z.gte(0), z.lte(2147483647)),
    repeated_heads: z.array(zListLine).check(z.maxLength(1000)),
    stray_bytes: z.int().check(z.gte(0), z.lte(52428800)),
    invisible: z.int().check(z.gte(0), z.lte(52428800)),
    unreadable: z.int().check(z.gte(0), z.lte(52428800)),
    formulas: z.int().check(z.gte(0), z.lte(2147483647)),
    has_links: z.boolean()
});

/**
 * A row that isn't looked up as it is in the file.
 */
export const zListNote = z.strictObject({
    kind: z.enum([
        'repaired-row',
        'repaired-zipcode',
        'left-out',
        'skipped'
    ]),
    line: zListLine,
    text: z.string().check(z.maxLength(201)),
    explanation: z.string().check(z.maxLength(400))
});

/**
 * What a run looks up.
 */
export const zListPlan = z.strictObject({
    addresses: zListCount,
    repeated: zListCount,
    skipped: zListCount,
    repaired_rows: zListCount,
    repaired_zipcodes: zListCount,
    left_out: zListCount,
    notes: z.array(zListNote).check(z.maxLength(200)),
    preview: z.array(z.strictObject({
        cells: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000)),
        looked_up_as: z.nullable(z.string().check(z.maxLength(400)))
    })).check(z.maxLength(5))
});

/**
 * How a file was read, and what a run looks up.
 */
export const zListContents = z.strictObject({
    format: zListFormat,
    columns: z.array(z.string().check(z.maxLength(20000))).check(z.maxLength(1000)),
    mapping: zListMapping,
    undone: z.array(zListRepair).check(z.maxLength(2)),
    report: zListReport,
    plan: zListPlan
});

/**
 * A list.
 */
export const zList = z.strictObject({
    list_id: zListId,
    name: zListName,
    state: zListState,
    created: zTimestamp,
    started: z.nullable(zTimestamp),
    finished: z.nullable(zTimestamp),
    list_expires_at: zTimestamp,
    rows: zListCount,
    addresses: zListCount,
    looked_up: zListCount,
    size: zListSize,
    uploaded_bytes: z.int().check(z.gte(0), z.lte(52428800)),
    notify: z.boolean(),
    version: zListVersion,
    failure: z.nullable(zListFailure),
    outcomes: zListOutcomes,
    contents: z.nullable(zListContents)
});

/**
 * Which column has which part of an address.
 */
export const zListMappingInput = z.strictObject({
    address_column: z.optional(zListColumn),
    number_column: z.optional(zListColumn),
    street_column: z.optional(zListColumn),
    secondary_column: z.optional(zListColumn),
    city_column: z.optional(zListColumn),
    state_column: z.optional(zListColumn),
    zipcode_column: z.optional(zListColumn)
});

/**
 * How the columns are read.
 */
export const zUpdateListBody = z.strictObject({
    version: zListVersion,
    mapping: zListMappingInput,
    undone: z.array(zListRepair).check(z.maxLength(2))
});

/**
 * A part of a file.
 */
export const zUploadListPartBody = z.strictObject({
    content: z.string().check(z.minLength(4), z.maxLength(699052), z.regex(/^[A-Za-z0-9+\/]+={0,2}$/, 'Send the part in base64.'))
});

/**
 * How much of a file is there.
 */
export const zListUpload = z.strictObject({
    uploaded_bytes: z.int().check(z.gte(0), z.lte(52428800)),
    size: zListSize,
    state: zListState
});

/**
 * What the link is to.
 */
export const zCreateListLinkBody = z.strictObject({
    format: z.enum(['csv', 'xlsx'])
});

/**
 * An address to download from.
 */
export const zListLink = z.strictObject({
    download_url: z.url().check(z.minLength(40), z.maxLength(1000)),
    link_expires_at: zTimestamp
});

/**
 * Names a list, a format, and an end, signed by us.
 */
export const zListLinkToken = z.string().check(z.minLength(40), z.maxLength(299), z.regex(/^[A-Za-z0-9_-]+$/, 'Use the whole link.'));

/**
 * Comma-separated values in UTF-8, with the names of the columns first.
 */
export const zListResultCsv = z.string().check(z.maxLength(536870912));

/**
 * A spreadsheet with one sheet.
 */
export const zListResultXlsx = z.string().check(z.maxLength(536870912));

/**
 * ID of the list.
 */
export const zListId2 = zListId;

/**
 * The lists.
 */
export const zListListsResponse = zListCollection;

export const zCreateListBody2 = zCreateListBody;

/**
 * The list, which waits for its file.
 */
export const zCreateListResponse = zList;

export const zDeleteListPath = z.object({
    id: zListId
});

/**
 * It was deleted.
 */
export const zDeleteListResponse = z.void();

export const zGetListPath = z.object({
    id: zListId
});

/**
 * The list.
 */
export const zGetListResponse = zList;

export const zUpdateListBody2 = zUpdateListBody;

export const zUpdateListPath = z.object({
    id: zListId
});

/**
 * The list, which is read again.
 */
export const zUpdateListResponse = zList;

export const zUploadListPartBody2 = zUploadListPartBody;

export const zUploadListPartPath = z.object({
    id: zListId,
    part: z.int().check(z.gte(0), z.lte(99))
});

/**
 * How much of the file is there.
 */
export const zUploadListPartResponse = zListUpload;

export const zStartListPath = z.object({
    id: zListId
});

/**
 * The list.
 */
export const zStartListResponse = zList;

export const zPauseListPath = z.object({
    id: zListId
});

/**
 * The list.
 */
export const zPauseListResponse = zList;

export const zResumeListPath = z.object({
    id: zListId
});

/**
 * The list.
 */
export const zResumeListResponse = zList;

export const zCancelListPath = z.object({
    id: zListId
});

/**
 * The list.
 */
export const zCancelListResponse = zList;

export const zCreateListLinkBody2 = zCreateListLinkBody;

export const zCreateListLinkPath = z.object({
    id: zListId
});

/**
 * The link.
 */
export const zCreateListLinkResponse = zListLink;

export const zDownloadListResultPath = z.object({
    token: zListLinkToken
});

/**
 * The file.
 */
export const zDownloadListResultResponse = zListResultCsv;

export const zDownloadListSheetPath = z.object({
    token: zListLinkToken
});

/**
 * The file.
 */
export const zDownloadListSheetResponse = zListResultXlsx;
