// Generated from openapi/lists by npm run generate. Do not edit.

export interface paths {
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lists
         * @description The lists of the active account, newest first. There are at most a hundred.
         */
        get: operations["listLists"];
        /**
         * Create a list
         * @description Creates a list for a file of up to 50 MiB, whose parts are uploaded next. Say in `format` how the file is to be read
         *     where the guess is wrong; without it, everything is guessed. An account has up to a hundred lists.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute.
         */
        put: operations["createList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list
         * @description A list with its state, how its file was read, what a run will look up, and how far it is. Call it every few
         *     seconds while it is being read or is running.
         */
        get: operations["getList"];
        put?: never;
        /**
         * Change how a list is read
         * @description Sets which column has which part of an address, and which repairs are undone, and reads the file again. The list
         *     has to be `ready`, and `version` the one that was read, so that no one's change is overwritten.
         *
         *     A repeated call is rejected with `list-changed`.
         */
        post: operations["updateList"];
        /**
         * Delete a list
         * @description Deletes a list with its rows and results at once; links to them stop working. A list that is running stops. What it
         *     has looked up stays counted.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/parts/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a part of a list
         * @description Stores a part of the file, in base64. Every part but the last one has 524,288 bytes (512 KiB) of the file, and the
         *     last one the rest. Parts are numbered from 0, and can come in any order; one that is sent again is stored again.
         *     With the last one that is missing, the list is read.
         *
         *     A repeated call is rejected with `list-uploaded`. At most 600 calls from an address in a minute.
         */
        put: operations["uploadListPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a list
         * @description Begins the lookups of a list that is `ready`, each of which counts. Its file is not kept from then on; its rows are.
         *     A list that is running already continues.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["startList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a list
         * @description Stops the lookups of a list after those in progress. `resumeList` continues where it stopped.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["pauseList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a list
         * @description Continues a list that is paused. What was looked up is not looked up again. From then on, its lookups count for
         *     the key of the program that resumes it; of a person, for that of the portal's tools.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["resumeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a list
         * @description Ends a list that is running or paused for good. The results that it has stay, and can be downloaded.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["cancelList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a link to the result
         * @description Returns an address from which the result can be downloaded without a login, for seven days. Anyone who has it can
         *     download, so treat it as a password. It stops working when the list is deleted. A list that has not ended yet has
         *     the results so far.
         *
         *     A repeated call does it again. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
         */
        post: operations["createListLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the result
         * @description The rows of the file in their order, each with its own cells unchanged, followed by columns of the result. A cell
         *     that a spreadsheet would read as a formula gets an apostrophe in front. The address is from `createListLink` or
         *     the email.
         *
         *     At most 60 calls from an address in a minute.
         */
        get: operations["downloadListResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/result-sheets/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the result as a spreadsheet
         * @description The same as `downloadListResult` returns, as an .xlsx file. Every cell of the file is a text there, exactly as it
         *     was. A cell has up to 32,767 characters, as spreadsheets do. The address is from `createListLink`.
         *
         *     At most 60 calls from an address in a minute.
         */
        get: operations["downloadListSheet"];
        put?: never;
        post?: never;
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
         * Format: uuid
         * @description ID of a list.
         * @example 0193f2b1-6a10-7c44-8d21-5e0f9a3b7c11
         */
        ListId: string;
        /**
         * @description Name of the file.
         * @example customers.csv
         */
        ListName: string;
        /**
         * @description What happens with a list, or what it waits for.
         * @example ready
         * @enum {string}
         */
        ListState: "uploading" | "reading" | "ready" | "running" | "paused" | "done" | "canceled" | "failed";
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /**
         * @description A number of rows, or of lookups.
         * @example 4
         */
        ListCount: number;
        /** @description A list as the history shows it. */
        ListSummary: {
            list_id: components["schemas"]["ListId"];
            name: components["schemas"]["ListName"];
            state: components["schemas"]["ListState"];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description When it was done, canceled, or failed. Null before. */
            finished: components["schemas"]["Timestamp"] | null;
            /** @description When it is deleted. */
            list_expires_at: components["schemas"]["Timestamp"];
            /** @description Its rows; 0 until it has been read. */
            rows: components["schemas"]["ListCount"];
            /** @description Distinct addresses that a run looks up, and that count. */
            addresses: components["schemas"]["ListCount"];
            /** @description How many of them have a result. */
            looked_up: components["schemas"]["ListCount"];
        };
        /** @description The lists of an account. */
        ListCollection: {
            /** @description The lists, newest first. */
            lists: components["schemas"]["ListSummary"][];
        };
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
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
        /**
         * @description Bytes of the file.
         * @example 185
         */
        ListSize: number;
        /**
         * @description How the bytes of a text stand for characters.
         * @example utf-8
         * @enum {string}
         */
        ListEncoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";
        /**
         * @description What divides the cells of a text.
         * @example ,
         */
        ListDelimiter: string;
        /**
         * @description Name of the sheet of a spreadsheet.
         * @example Customers
         */
        ListSheet: string;
        /** @description How a file is to be read. What is left out is guessed. */
        ListFormatInput: {
            encoding?: components["schemas"]["ListEncoding"];
            delimiter?: components["schemas"]["ListDelimiter"];
            /**
             * @description Whether the first row of the list has the names of the columns.
             * @example true
             */
            has_header?: boolean;
            sheet?: components["schemas"]["ListSheet"];
        };
        /** @description A file that will be uploaded. */
        CreateListBody: {
            name: components["schemas"]["ListName"];
            size: components["schemas"]["ListSize"];
            /**
             * @description Whether the person gets an email when the list is done or stops by itself. A program gets none.
             * @default false
             * @example true
             */
            notify?: boolean;
            format?: components["schemas"]["ListFormatInput"];
        };
        /**
         * @description Goes up with each change of the list.
         * @example 2
         */
        ListVersion: number;
        /** @description Why a list stopped. */
        ListFailure: {
            /**
             * @description `unreadable` for a file that can't be read; otherwise the name of the error of the address API, such as
             *     `subscription-inactive`.
             * @example subscription-inactive
             */
            name: string;
            /**
             * @description What is wrong, for people.
             * @example No license of this account has enough lookups left.
             */
            message: string;
        };
        /** @description Distinct addresses that were looked up, by what was found. */
        ListOutcomes: {
            /** @description Mail is delivered there. */
            confirmed: components["schemas"]["ListCount"];
            /** @description Found, but part of the address is missing or wrong. */
            incomplete: components["schemas"]["ListCount"];
            /** @description No match. */
            not_found: components["schemas"]["ListCount"];
        };
        /** @description How the file was read. */
        ListFormat: {
            /** @description Null for a spreadsheet. */
            encoding: components["schemas"]["ListEncoding"] | null;
            /** @description Null for a spreadsheet. */
            delimiter: components["schemas"]["ListDelimiter"] | null;
            /**
             * @description Whether a row with the names of the columns was found.
             * @example true
             */
            has_header: boolean;
            /** @description The sheet that was read. Null for a text. */
            sheet: components["schemas"]["ListSheet"] | null;
            /** @description All visible sheets of a spreadsheet. */
            sheets: components["schemas"]["ListSheet"][];
        };
        /**
         * @description Place of the column, counted from 0. Null or left out if the list doesn't have the part.
         * @example 1
         */
        ListColumn: number | null;
        /** @description Which column has which part of an address. */
        ListMapping: {
            /** @description The whole address. */
            address_column: components["schemas"]["ListColumn"];
            /** @description The house number, where it has its own column. */
            number_column: components["schemas"]["ListColumn"];
            /** @description The street. */
            street_column: components["schemas"]["ListColumn"];
            /** @description The unit. */
            secondary_column: components["schemas"]["ListColumn"];
            /** @description The city. */
            city_column: components["schemas"]["ListColumn"];
            /** @description The state. */
            state_column: components["schemas"]["ListColumn"];
            /** @description The ZIP Code. */
            zipcode_column: components["schemas"]["ListColumn"];
        };
        /**
         * @description What is repaired: `rows` with stray quotation marks, and `zipcodes` that a spreadsheet has changed. Repairs change
         *     what is looked up, and not the columns of the result.
         * @example zipcodes
         * @enum {string}
         */
        ListRepair: "rows" | "zipcodes";
        /**
         * @description Number of a line of the file, counted from 1.
         * @example 5
         */
        ListLine: number;
        /** @description What reading the file has left out or changed. */
        ListReport: {
            /** @description Rows above the names of the columns, which are left out. */
            titles: {
                line: components["schemas"]["ListLine"];
                /**
                 * @description What it has.
                 * @example Customers of 2026
                 */
                text: string;
            }[];
            /**
             * @description Rows without any value, which are left out.
             * @example 0
             */
            empty_rows: number;
            /** @description Lines that have the names of the columns again, which are left out. */
            repeated_heads: components["schemas"]["ListLine"][];
            /**
             * @description Characters that were read as Windows-1252 in a text of UTF-8.
             * @example 0
             */
            stray_bytes: number;
            /**
             * @description Invisible characters that were removed.
             * @example 0
             */
            invisible: number;
            /**
             * @description Characters that no encoding could read.
             * @example 0
             */
            unreadable: number;
            /**
             * @description Formulas of a spreadsheet. They aren't computed; the values that were saved with them are read.
             * @example 0
             */
            formulas: number;
            /**
             * @description Whether a spreadsheet refers to other files, which are never opened.
             * @example false
             */
            has_links: boolean;
        };
        /** @description A row that isn't looked up as it is in the file. */
        ListNote: {
            /**
             * @description A row that was repaired, a ZIP Code that was repaired, a ZIP Code that was left out, or a row that is skipped.
             * @example skipped
             * @enum {string}
             */
            kind: "repaired-row" | "repaired-zipcode" | "left-out" | "skipped";
            line: components["schemas"]["ListLine"];
            /**
             * @description What the file has.
             * @example Dev, Denver, CO, 80202
             */
            text: string;
            /**
             * @description What it is read as, or why it is skipped.
             * @example The row has no street.
             */
            explanation: string;
        };
        /** @description What a run looks up. */
        ListPlan: {
            /** @description Distinct addresses. Each counts as a lookup. */
            addresses: components["schemas"]["ListCount"];
            /** @description Rows with the address of an earlier row. They get its result, and count nothing. */
            repeated: components["schemas"]["ListCount"];
            /** @description Rows that can't be looked up. They count nothing. */
            skipped: components["schemas"]["ListCount"];
            /** @description Rows with stray quotation marks that were repaired. */
            repaired_rows: components["schemas"]["ListCount"];
            /** @description ZIP Codes that a spreadsheet had changed, which were repaired. */
            repaired_zipcodes: components["schemas"]["ListCount"];
            /** @description Unreadable ZIP Codes that were left out, because the row has a city and a state. */
            left_out: components["schemas"]["ListCount"];
            /** @description The first 50 rows of each kind that aren't looked up as they are in the file. */
            notes: components["schemas"]["ListNote"][];
            /** @description The first rows. */
            preview: {
                /** @description Its cells, cut where they are long. */
                cells: string[];
                /**
                 * @description The address that is looked up, in one line. Null for a row that can't be looked up.
                 * @example 214 N Juniper St, Salt Lake City, UT 84116
                 */
                looked_up_as: string | null;
            }[];
        };
        /** @description How a file was read, and what a run looks up. */
        ListContents: {
            format: components["schemas"]["ListFormat"];
            /** @description Names of the columns. Empty for a column with neither a name nor any value. */
            columns: string[];
            mapping: components["schemas"]["ListMapping"];
            /** @description Repairs that aren't made. */
            undone: components["schemas"]["ListRepair"][];
            report: components["schemas"]["ListReport"];
            plan: components["schemas"]["ListPlan"];
        };
        /** @description A list. */
        List: {
            list_id: components["schemas"]["ListId"];
            name: components["schemas"]["ListName"];
            state: components["schemas"]["ListState"];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description When its lookups began. Null before. */
            started: components["schemas"]["Timestamp"] | null;
            /** @description When it was done, canceled, or failed. Null before. */
            finished: components["schemas"]["Timestamp"] | null;
            /** @description When it is deleted. */
            list_expires_at: components["schemas"]["Timestamp"];
            /** @description Its rows; 0 until it has been read. */
            rows: components["schemas"]["ListCount"];
            /** @description Distinct addresses that a run looks up, and that count. */
            addresses: components["schemas"]["ListCount"];
            /** @description How many of them have a result. */
            looked_up: components["schemas"]["ListCount"];
            size: components["schemas"]["ListSize"];
            /**
             * @description Bytes of the file that are there.
             * @example 185
             */
            uploaded_bytes: number;
            /**
             * @description Whether an email is sent when it is done or stops by itself.
             * @example false
             */
            notify: boolean;
            version: components["schemas"]["ListVersion"];
            /** @description Why it stopped by itself, or could not be read. Null otherwise. */
            failure: components["schemas"]["ListFailure"] | null;
            outcomes: components["schemas"]["ListOutcomes"];
            /** @description How the file was read, and what a run looks up. Null until it has been read. */
            contents: components["schemas"]["ListContents"] | null;
        };
        /** @description Which column has which part of an address. */
        ListMappingInput: {
            /** @description The whole address. */
            address_column?: components["schemas"]["ListColumn"];
            /** @description The house number, where it has its own column. */
            number_column?: components["schemas"]["ListColumn"];
            /** @description The street. */
            street_column?: components["schemas"]["ListColumn"];
            /** @description The unit. */
            secondary_column?: components["schemas"]["ListColumn"];
            /** @description The city. */
            city_column?: components["schemas"]["ListColumn"];
            /** @description The state. */
            state_column?: components["schemas"]["ListColumn"];
            /** @description The ZIP Code. */
            zipcode_column?: components["schemas"]["ListColumn"];
        };
        /** @description How the columns are read. */
        UpdateListBody: {
            version: components["schemas"]["ListVersion"];
            mapping: components["schemas"]["ListMappingInput"];
            /** @description Repairs that aren't made. */
            undone: components["schemas"]["ListRepair"][];
        };
        /** @description A part of a file. */
        UploadListPartBody: {
            /**
             * @description The bytes in base64, without line breaks.
             * @example bmFtZSxzdHJlZXQK
             */
            content: string;
        };
        /** @description How much of a file is there. */
        ListUpload: {
            /**
             * @description Bytes that are there.
             * @example 185
             */
            uploaded_bytes: number;
            size: components["schemas"]["ListSize"];
            state: components["schemas"]["ListState"];
        };
        /** @description What the link is to. */
        CreateListLinkBody: {
            /**
             * @description The format of the file.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "xlsx";
        };
        /** @description An address to download from. */
        ListLink: {
            /**
             * Format: uri
             * @description The address. It needs no login.
             * @example https://portal.gatepost.example/api/lists/results/AZO_K8mT0w1hVb7JmQ3rZ5cN8pX2sD4fG6hJ9kL1qW3eR5tY7uI9oP0aS2dF4gH6
             */
            download_url: string;
            /** @description When it stops working. */
            link_expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Names a list, a format, and an end, signed by us.
         * @example AZO_K8mT0w1hVb7JmQ3rZ5cN8pX2sD4fG6hJ9kL1qW3eR5tY7uI9oP0aS2dF4gH6
         */
        ListLinkToken: string;
        /**
         * @description Comma-separated values in UTF-8, with the names of the columns first.
         * @example name,street,city,state,zip,verified
         */
        ListResultCsv: string;
        /**
         * Format: binary
         * @description A spreadsheet with one sheet.
         * @example PK
         */
        ListResultXlsx: Blob;
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
        ApiKeyViewerRequired: {
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
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        ApiKeyViewerRequiredOrOtherOrigin: {
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
        /** @description A parameter is invalid. */
        InvalidParameter: {
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
        /** @description The body is larger than 720,000 bytes. */
        PartTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description ID of the list. */
        ListId: components["schemas"]["ListId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type ListId = components['schemas']['ListId'];
export type ListName = components['schemas']['ListName'];
export type ListState = components['schemas']['ListState'];
export type Timestamp = components['schemas']['Timestamp'];
export type ListCount = components['schemas']['ListCount'];
export type ListSummary = components['schemas']['ListSummary'];
export type ListCollection = components['schemas']['ListCollection'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type ListSize = components['schemas']['ListSize'];
export type ListEncoding = components['schemas']['ListEncoding'];
export type ListDelimiter = components['schemas']['ListDelimiter'];
export type ListSheet = components['schemas']['ListSheet'];
export type ListFormatInput = components['schemas']['ListFormatInput'];
export type CreateListBody = components['schemas']['CreateListBody'];
export type ListVersion = components['schemas']['ListVersion'];
export type ListFailure = components['schemas']['ListFailure'];
export type ListOutcomes = components['schemas']['ListOutcomes'];
export type ListFormat = components['schemas']['ListFormat'];
export type ListColumn = components['schemas']['ListColumn'];
export type ListMapping = components['schemas']['ListMapping'];
export type ListRepair = components['schemas']['ListRepair'];
export type ListLine = components['schemas']['ListLine'];
export type ListReport = components['schemas']['ListReport'];
export type ListNote = components['schemas']['ListNote'];
export type ListPlan = components['schemas']['ListPlan'];
export type ListContents = components['schemas']['ListContents'];
export type List = components['schemas']['List'];
export type ListMappingInput = components['schemas']['ListMappingInput'];
export type UpdateListBody = components['schemas']['UpdateListBody'];
export type UploadListPartBody = components['schemas']['UploadListPartBody'];
export type ListUpload = components['schemas']['ListUpload'];
export type CreateListLinkBody = components['schemas']['CreateListLinkBody'];
export type ListLink = components['schemas']['ListLink'];
export type ListLinkToken = components['schemas']['ListLinkToken'];
export type ListResultCsv = components['schemas']['ListResultCsv'];
export type ListResultXlsx = components['schemas']['ListResultXlsx'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseApiKeyViewerRequired = components['responses']['ApiKeyViewerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseApiKeyViewerRequiredOrOtherOrigin = components['responses']['ApiKeyViewerRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePartTooLarge = components['responses']['PartTooLarge'];
export type ParameterListId = components['parameters']['ListId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCollection"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateListBody"];
            };
        };
        responses: {
            /** @description The list, which waits for its file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
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
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            /** @description The account has a hundred lists. */
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
    getList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateListBody"];
            };
        };
        responses: {
            /** @description The list, which is read again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description A field or the ID is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description Someone changed it meanwhile, or it is not ready. */
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
    deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    uploadListPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
                /** @description Number of the part. */
                part: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadListPartBody"];
            };
        };
        responses: {
            /** @description How much of the file is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUpload"];
                };
            };
            /** @description The part is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The whole file was uploaded before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["PartTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    startList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The list is in another state. */
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
    pauseList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The list is in another state. */
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
    resumeList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The list is in another state. */
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
    cancelList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The list is in another state. */
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
    createListLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the list. */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateListLinkBody"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLink"];
                };
            };
            /** @description The format is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ApiKeyViewerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The list was not started. */
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
    downloadListResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link. */
                token: components["schemas"]["ListLinkToken"];
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
                    "text/csv": components["schemas"]["ListResultCsv"];
                };
            };
            /** @description The token has the wrong form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The link has expired, or its list was deleted. */
            404: {
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
    downloadListSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link. */
                token: components["schemas"]["ListLinkToken"];
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ListResultXlsx"];
                };
            };
            /** @description The token has the wrong form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description The link has expired, or its list was deleted. */
            404: {
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
}

export interface QueryDefaults {}
