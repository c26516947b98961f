// Generated from openapi/forms by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * A signed time, as we gave it out.
 */
export const zSignedTime = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[A-Za-z0-9._~-]+$/));

/**
 * ID of our account with the CRM, which is a setting of the site.
 */
export const zFormPortalId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/));

/**
 * ID of a form within the portal.
 */
export const zFormId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/));

/**
 * One field of a form with its value.
 */
export const zFormField = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[A-Za-z][A-Za-z0-9_.-]*$/)),
    value: z.string().check(z.maxLength(5000), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.'))
});

/**
 * The visitor's choice for one kind of email.
 */
export const zFormCommunicationConsent = z.strictObject({
    value: z.boolean(),
    subscriptionTypeId: z.enum([
        'product',
        'newsletter',
        'events'
    ]),
    text: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.'))
});

/**
 * A category of the consent preferences.
 *
 * - `necessary`: what the site needs to work; always on.
 * - `functional`: conveniences such as the chat.
 * - `analytics`: how the site is used. `hutk` and `gacid` need it.
 * - `advertising`: which advertisement led here. The `utm_…` fields and the click IDs need it.
 *
 */
export const zFormConsentCategory = z.enum([
    'necessary',
    'functional',
    'analytics',
    'advertising'
]);

/**
 * How the categories came about. Omitted by a page that does not know.
 */
export const zFormConsentPreferences = z.strictObject({
    version: z.iso.date(),
    when: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
    how: z.enum([
        'choice',
        'gpc',
        'region-default'
    ])
});

/**
 * The visitor's consent, kept with the submission as its proof.
 */
export const zFormConsent = z.strictObject({
    consentToProcess: z.boolean(),
    version: z.iso.date(),
    text: z.string().check(z.maxLength(2000), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/, 'Leave out control characters.')),
    communications: z.array(zFormCommunicationConsent).check(z.maxLength(3)),
    categories: z.array(zFormConsentCategory).check(z.minLength(1), z.maxLength(4)),
    preferences: z.optional(zFormConsentPreferences)
});

/**
 * What the visitor agreed to. Omitted if nothing was asked, as with the record of a new account; then
 * the visitor has not agreed to any email.
 *
 */
export const zFormConsentOptions = z.strictObject({
    consent: zFormConsent
});

/**
 * Where the form was sent from.
 */
export const zFormContext = z.strictObject({
    hutk: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/))),
    pageUri: z.string().check(z.minLength(8), z.maxLength(2000), z.regex(/^https?:\/\/[^\s\x00-\x1f\x7f<>"?#]+$/)),
    pageName: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\x00-\x1f\x7f]*$/))
});

/**
 * A submission.
 */
export const zSubmitFormBody = z.strictObject({
    fields: z.array(zFormField).check(z.minLength(1), z.maxLength(100)),
    legalConsentOptions: z.optional(zFormConsentOptions),
    context: zFormContext
});

/**
 * A message replaces the form.
 */
export const zFormSubmissionMessage = z.strictObject({
    outcome: z.literal('message'),
    inline_message: z.string().check(z.minLength(1), z.maxLength(2000))
});

/**
 * Another page replaces the form.
 */
export const zFormSubmissionRedirect = z.strictObject({
    outcome: z.literal('redirect'),
    redirect_path: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\/([^\/\\\s\x00-\x1f\x7f<>][^\\\s\x00-\x1f\x7f<>]*)?$/))
});

/**
 * What to show the visitor. The response for `fallback` and `new-account` is not shown.
 */
export const zFormSubmission = z.discriminatedUnion('outcome', [
    zFormSubmissionMessage,
    zFormSubmissionRedirect
]);

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
 * ID of a submission.
 */
export const zSubmissionId = z.guid();

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * A submission that the CRM has not accepted, for staff, without what was typed.
 */
export const zRejectedSubmission = z.strictObject({
    submission_id: zSubmissionId,
    form_id: zFormId,
    submitted: zTimestamp,
    attempts: z.int().check(z.gte(0), z.lte(10)),
    rejected: z.nullable(zTimestamp),
    status: z.nullable(z.int().check(z.gte(100), z.lte(599))),
    errors: z.array(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Z_]+$/))).check(z.maxLength(20)),
    next_attempt: z.nullable(zTimestamp)
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
 * One page of the rejected submissions.
 */
export const zRejectedSubmissionPage = z.strictObject({
    submissions: z.array(zRejectedSubmission).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * The form whose time is signed.
 */
export const zCreateFormTimeBody = z.strictObject({
    previous: z.nullable(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[A-Za-z0-9._~-]+$/)))
});

/**
 * A signed time.
 */
export const zFormTime = z.strictObject({
    form_time: zSignedTime,
    renew_after: z.int().check(z.gte(1), z.lte(900000))
});

/**
 * The token of a link.
 */
export const zNewsletterLinkBody = z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(512), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * The address that is subscribed.
 */
export const zNewsletterConfirmation = z.strictObject({
    status: z.enum(['confirmed', 'already-confirmed']),
    email: zEmail
});

/**
 * The address that is no longer subscribed.
 */
export const zNewsletterCancellation = z.strictObject({
    email: zEmail
});

/**
 * Number of an order; also the number on its invoice and its receipt.
 */
export const zOrderId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * The consent that it relies on.
 */
export const zSubmitPurchaseBody = z.strictObject({
    consent_version: z.iso.date()
});

/**
 * Whether an order is reported.
 */
export const zPurchaseTracking = z.strictObject({
    tracked: z.boolean()
});

/**
 * The live chat of a deployment.
 */
export const zChat = z.strictObject({
    vendor: z.enum([
        'none',
        'salesforce',
        'hubspot',
        'helpscout'
    ]),
    vendor_name: z.nullable(z.string().check(z.maxLength(50))),
    frame_url: z.nullable(z.url().check(z.maxLength(200)))
});

/**
 * A unique value for this action, ideally a random UUID. For 24 hours, the same key with the same body
 * returns the first response again, so retries have only one effect.
 *
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/));

/**
 * Proof from the bot protection that the caller is a person. Required where the service has bot
 * protection configured. It works once.
 *
 */
export const zBotResponse = z.string().check(z.minLength(1), z.maxLength(2048));

/**
 * When the form was opened, signed by `createFormTime`. Required for the forms that visitors type into, and ignored
 * for the others.
 *
 */
export const zFormTime2 = zSignedTime;

/**
 * Our account with the CRM.
 */
export const zPathFormPortalId = zFormPortalId;

/**
 * The form.
 */
export const zPathFormId = zFormId;

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * The order.
 */
export const zPathOrderId = zOrderId;

export const zSubmitFormBody2 = zSubmitFormBody;

export const zSubmitFormHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))
});

export const zSubmitFormPath = z.object({
    portal_id: zFormPortalId,
    form_id: zFormId
});

export const zSubmitFormQuery = z.object({
    bot_response: z.optional(z.string().check(z.minLength(1), z.maxLength(2048))),
    form_time: z.optional(zSignedTime)
});

/**
 * Accepted. What to show the visitor.
 */
export const zSubmitFormResponse = zFormSubmission;

export const zListRejectedSubmissionsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListRejectedSubmissionsResponse = zRejectedSubmissionPage;

export const zResendSubmissionPath = z.object({
    id: zSubmissionId
});

/**
 * The submission, which is no longer rejected.
 */
export const zResendSubmissionResponse = zRejectedSubmission;

export const zCreateFormTimeBody2 = zCreateFormTimeBody;

/**
 * The signed time.
 */
export const zCreateFormTimeResponse = zFormTime;

export const zConfirmNewsletterBody = zNewsletterLinkBody;

/**
 * The address is subscribed.
 */
export const zConfirmNewsletterResponse = zNewsletterConfirmation;

export const zUnsubscribeNewsletterBody = zNewsletterLinkBody;

/**
 * The address is not subscribed.
 */
export const zUnsubscribeNewsletterResponse = zNewsletterCancellation;

export const zSubmitPurchaseBody2 = zSubmitPurchaseBody;

export const zSubmitPurchasePath = z.object({
    id: zOrderId
});

/**
 * Whether the order is or will be reported.
 */
export const zSubmitPurchaseResponse = zPurchaseTracking;

/**
 * The chat, or that there is none.
 */
export const zGetChatResponse = zChat;
