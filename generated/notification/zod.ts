// Generated from openapi/notification by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * What a contact has to contain.
 */
export const zContactSearchText = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/));

/**
 * Topics of notices.
 *
 * - `usage-25`, `usage-50`, `usage-70`, `usage-90`, `usage-100`: that share of a subscription's lookups, in
 * percent, is used up. At 100 the service stops unless something renews it.
 * - `expiring`: a subscription that will not renew itself is about to end.
 * - `renewal`: a subscription is about to renew itself, has done so, or could not.
 * - `receipts`: an order was paid; the email holds the receipt.
 * - `key-limit`: a key comes close to its own limit, or has reached it.
 * - `security`: changes that matter for security, such as a new secret key, a new owner or single sign-on
 * turned on or off.
 * - `product-news`: new products and changes to current ones.
 *
 */
export const zTopic = z.enum([
    'usage-25',
    'usage-50',
    'usage-70',
    'usage-90',
    'usage-100',
    'expiring',
    'renewal',
    'receipts',
    'key-limit',
    'security',
    'product-news'
]);

/**
 * Number of a contact.
 */
export const zContactId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Company; empty when it is not known.
 */
export const zCompany = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid company name.'));

/**
 * Email address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * First name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zFirstName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-\x9f<>@\/\\]*$/, 'Enter a valid first name.'));

/**
 * Last name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zLastName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-\x9f<>@\/\\]*$/, 'Enter a valid last name.'));

/**
 * Telephone number as it was typed, with or without an extension; empty when it is not known. US numbers
 * with or without the country code, all others with a plus sign and their code.
 *
 */
export const zPhone = z.string().check(z.maxLength(40), z.regex(/^$|^(\(?(\+?1[ ().-]*)?[2-9]([ ().-]*[0-9]){2}[ ().-]*[2-9]([ ().-]*[0-9]){6}|\(?\+[2-9]([ ().-]*[0-9]){6,14})( ?([Xx]|[Ee][Xx][Tt]\.?) ?[0-9]{1,6})?$/, 'Enter a valid phone number.'));

/**
 * Position in the company, without special characters; empty when it is not known.
 */
export const zPosition = z.string().check(z.maxLength(100), z.regex(/^$|^[^\x00-\x1f\x7f-\x9f<>{}[\]|\\^~`@#$%*=+"]*$/, 'Remove special characters.'));

/**
 * The subscribed topics, each once, in the order of the list of topics.
 */
export const zTopics = z.array(zTopic).check(z.maxLength(11));

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * When the address was confirmed. Null until then; records from old systems have the zero date,
 * 0001-01-01T00:00:00Z, which means the same.
 *
 */
export const zConfirmationTimestamp = z.nullable(zTimestamp);

/**
 * An address that takes no email.
 */
export const zUndeliverable = z.strictObject({
    since: zTimestamp,
    reason: z.enum(['bounced', 'complained'])
});

/**
 * Counts the edits of the six fields. An edit names the version it started from and is rejected if the
 * contact has been edited since, so that people do not overwrite each other.
 *
 */
export const zContactVersion = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Someone who gets an account's notices. Unknown fields are empty.
 */
export const zContact = z.strictObject({
    id: zContactId,
    company: zCompany,
    email: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    phone: zPhone,
    position: zPosition,
    topics: zTopics,
    turned_off: zTopics,
    confirmation_timestamp: zConfirmationTimestamp,
    confirmation_sent: z.nullable(zTimestamp),
    confirmation_expires: z.nullable(zTimestamp),
    resend_available: z.nullable(zTimestamp),
    undeliverable: z.nullable(zUndeliverable),
    primary: z.boolean(),
    version: zContactVersion
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
 * One page of the contacts of an account.
 */
export const zContactPage = z.strictObject({
    contacts: z.array(zContact).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize,
    unheard: z.array(zTopic).check(z.maxLength(3))
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
 * A new contact. Omitted company, phone and position are empty. Names may be empty too, for a shared
 * mailbox.
 *
 */
export const zCreateContactBody = z.strictObject({
    company: z.optional(zCompany),
    email: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    phone: z.optional(zPhone),
    position: z.optional(zPosition),
    topics: z.optional(zTopics)
});

/**
 * All fields of a contact. An empty string clears a field.
 */
export const zUpdateContactBody = z.strictObject({
    company: zCompany,
    email: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    phone: zPhone,
    position: zPosition,
    version: zContactVersion
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Proof that the email was read.
 */
export const zConfirmContactBody = z.strictObject({
    token: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * Result of the confirmation.
 */
export const zContactConfirmation = z.strictObject({
    status: z.enum(['confirmed', 'already-confirmed']),
    email: zEmail,
    account_label: zAccountLabel
});

/**
 * Where a confirmation email went, and when the next one can be requested.
 */
export const zContactConfirmationSent = z.strictObject({
    email: zEmail,
    resend_available: zTimestamp
});

/**
 * Name of a time zone of the [tz database](https://www.iana.org/time-zones).
 */
export const zTimeZone = z.string().check(z.maxLength(64), z.regex(/^(UTC|[A-Z][A-Za-z]{2,16}(\/[A-Za-z0-9_+-]{1,24}){1,2})$/));

/**
 * The topics of a person.
 */
export const zProfileTopics = z.strictObject({
    topics: zTopics,
    time_zone: z.nullable(zTimeZone)
});

/**
 * The new time zone.
 */
export const zUpdateProfileTimeZoneBody = z.strictObject({
    time_zone: zTimeZone
});

/**
 * The token of a link.
 */
export const zUnsubscribeLinkBody = z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(1024), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * What a link to unsubscribe is about.
 */
export const zUnsubscription = z.strictObject({
    email: zEmail,
    account_label: zAccountLabel,
    topics: zTopics,
    subscribed: z.boolean()
});

/**
 * What became of one email.
 */
export const zMailEvent = z.strictObject({
    type: z.enum([
        'bounced',
        'complained',
        'delayed',
        'delivered'
    ]),
    email: zEmail,
    occurred: zTimestamp
});

/**
 * What became of emails.
 */
export const zReportMailEventsBody = z.strictObject({
    events: z.array(zMailEvent).check(z.minLength(1), z.maxLength(100))
});

/**
 * The primary contact.
 */
export const zPrimaryProfile = z.strictObject({
    contact: z.nullable(zContact)
});

/**
 * The new primary contact.
 */
export const zChoosePrimaryProfileBody = z.strictObject({
    contact_id: zContactId
});

/**
 * A contact that was found, with its account.
 */
export const zContactSearchEntry = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    id: zContactId,
    company: zCompany,
    email: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    position: zPosition,
    confirmation_timestamp: zConfirmationTimestamp
});

/**
 * One page of the contacts that were found.
 */
export const zContactSearchPage = z.strictObject({
    contacts: z.array(zContactSearchEntry).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * A contact whose address takes no email, with its account.
 */
export const zUndeliverableContact = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    id: zContactId,
    email: zEmail,
    first_name: zFirstName,
    last_name: zLastName,
    primary: z.boolean(),
    since: zTimestamp,
    cause: z.enum(['bounced', 'complained'])
});

/**
 * One page of the contacts whose address takes no email.
 */
export const zUndeliverableContactPage = z.strictObject({
    contacts: z.array(zUndeliverableContact).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * The earlier name of `search`.
 *
 * Deprecated: Use `search`. It ends on 2027-06-30.
 *
 *
 * @deprecated
 */
export const zContactText = zContactSearchText;

/**
 * Returns only the contacts whose name, email address, company or position contains this text, ignoring case.
 *
 */
export const zContactSearch = zContactSearchText;

/**
 * Returns only the contacts with this topic.
 */
export const zContactTopic = zTopic;

/**
 * Returns only the contacts in this state. `undeliverable` are those whose address takes no email, confirmed or
 * not; the other two are deliverable.
 *
 */
export const zContactState = z.enum([
    'confirmed',
    'unconfirmed',
    'undeliverable'
]);

/**
 * Sort order of the list: when they were added, email address, or name as it is read, the first name
 * first.
 *
 */
export const zContactSort = z._default(z.enum([
    'added',
    'email',
    'name'
]), 'added');

/**
 * Sort direction. Ascending by `added`, the primary contact comes before all others.
 */
export const zContactDirection = z._default(z.enum(['asc', 'desc']), 'asc');

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Number of the contact.
 */
export const zPathContactId = zContactId;

/**
 * The topic.
 */
export const zPathTopic = zTopic;

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

export const zListContactsQuery = z.object({
    text: z.optional(zContactSearchText),
    search: z.optional(zContactSearchText),
    topic: z.optional(zTopic),
    state: z.optional(z.enum([
        'confirmed',
        'unconfirmed',
        'undeliverable'
    ])),
    sort: z._default(z.optional(z.enum([
        'added',
        'email',
        'name'
    ])), 'added'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'asc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListContactsResponse = zContactPage;

export const zCreateContactBody2 = zCreateContactBody;

/**
 * The contact, not confirmed yet. An email is on its way to it.
 */
export const zCreateContactResponse = zContact;

export const zDeleteContactPath = z.object({
    id: zContactId
});

/**
 * The contact was deleted.
 */
export const zDeleteContactResponse = z.void();

export const zGetContactPath = z.object({
    id: zContactId
});

/**
 * The contact.
 */
export const zGetContactResponse = zContact;

export const zUpdateContactBody2 = zUpdateContactBody;

export const zUpdateContactPath = z.object({
    id: zContactId
});

/**
 * The updated contact.
 */
export const zUpdateContactResponse = zContact;

export const zRestoreContactPath = z.object({
    id: zContactId
});

/**
 * The contact.
 */
export const zRestoreContactResponse = zContact;

export const zUnsubscribeContactPath = z.object({
    id: zContactId,
    topic: zTopic
});

/**
 * The updated contact.
 */
export const zUnsubscribeContactResponse = zContact;

export const zSubscribeContactPath = z.object({
    id: zContactId,
    topic: zTopic
});

/**
 * The updated contact.
 */
export const zSubscribeContactResponse = zContact;

export const zConfirmContactBody2 = zConfirmContactBody;

export const zConfirmContactPath = z.object({
    account_id: zAccountId,
    contact_id: zContactId
});

/**
 * The address is confirmed.
 */
export const zConfirmContactResponse = zContactConfirmation;

export const zResendContactConfirmationPath = z.object({
    id: zContactId
});

/**
 * An email is on its way.
 */
export const zResendContactConfirmationResponse = zContactConfirmationSent;

/**
 * The topics.
 */
export const zListProfileTopicsResponse = zProfileTopics;

export const zUnsubscribeProfilePath = z.object({
    topic: zTopic
});

/**
 * The updated topics.
 */
export const zUnsubscribeProfileResponse = zProfileTopics;

export const zSubscribeProfilePath = z.object({
    topic: zTopic
});

/**
 * The updated topics.
 */
export const zSubscribeProfileResponse = zProfileTopics;

export const zUpdateProfileTimeZoneBody2 = zUpdateProfileTimeZoneBody;

/**
 * The topics and the new time zone.
 */
export const zUpdateProfileTimeZoneResponse = zProfileTopics;

export const zUnsubscribeFromNoticesBody = zUnsubscribeLinkBody;

/**
 * The address is unsubscribed.
 */
export const zUnsubscribeFromNoticesResponse = zUnsubscription;

export const zFindUnsubscriptionBody = zUnsubscribeLinkBody;

/**
 * What the link is about.
 */
export const zFindUnsubscriptionResponse = zUnsubscription;

export const zUndoUnsubscriptionBody = zUnsubscribeLinkBody;

/**
 * The address is subscribed.
 */
export const zUndoUnsubscriptionResponse = zUnsubscription;

export const zReportMailEventsBody2 = zReportMailEventsBody;

export const zReportMailEventsHeaders = z.object({
    'Webhook-Id': z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/)),
    'Webhook-Timestamp': z.string().check(z.maxLength(12), z.regex(/^[0-9]{1,12}$/)),
    'Webhook-Signature': z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[\x20-\x7e]+$/))
});

/**
 * The events are taken.
 */
export const zReportMailEventsResponse = z.void();

/**
 * The primary contact, or null.
 */
export const zGetPrimaryProfileResponse = zPrimaryProfile;

export const zChoosePrimaryProfileBody2 = zChoosePrimaryProfileBody;

/**
 * The new primary contact.
 */
export const zChoosePrimaryProfileResponse = zPrimaryProfile;

export const zSearchContactsQuery = z.object({
    text: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]+$/)),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zSearchContactsResponse = zContactSearchPage;

export const zListUndeliverableContactsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListUndeliverableContactsResponse = zUndeliverableContactPage;

export const zListAccountContactsPath = z.object({
    id: zAccountId
});

export const zListAccountContactsQuery = z.object({
    text: z.optional(zContactSearchText),
    search: z.optional(zContactSearchText),
    topic: z.optional(zTopic),
    state: z.optional(z.enum([
        'confirmed',
        'unconfirmed',
        'undeliverable'
    ])),
    sort: z._default(z.optional(z.enum([
        'added',
        'email',
        'name'
    ])), 'added'),
    direction: z._default(z.optional(z.enum(['asc', 'desc'])), 'asc'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    page_size: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

/**
 * The page.
 */
export const zListAccountContactsResponse = zContactPage;
