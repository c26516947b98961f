// Generated from openapi/notification by npm run generate. Do not edit.

import { EMAIL } from '#domain/validation/people.ts'
import * as z from 'zod/mini';

/**
 * Number of a contact.
 */
export const zContactId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Company; empty when it is not known.
 */
export const zCompany = z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f<>]*$/, 'Enter a valid company name.'));

/**
 * E-mail address. Upper and lower case mean the same.
 */
export const zEmail = z.email({ pattern: EMAIL }).check(z.minLength(3), z.maxLength(254));

/**
 * First name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zFirstName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-<>@\/\\]*$/, 'Enter a valid first name.'));

/**
 * Last name, in letters of any script, without web addresses; empty when it is not known.
 */
export const zLastName = z.string().check(z.maxLength(100), z.regex(/^$|^(?!.*([Ww]{3}\.|\S{2}\.[a-zß-öø-ÿά-ώа-џ]{2}))(?=.*[^\x00-@[-`{-©])[^\x00-\x1f\x7f-<>@\/\\]*$/, 'Enter a valid last name.'));

/**
 * Telephone number as it was typed, with or without an extension; empty when it is not known. US numbers
 * with or without the country code, all others with a plus sign and their code.
 *
 */
export const zPhone = z.string().check(z.maxLength(40), z.regex(/^$|^(\(?(\+?1[ ().-]*)?[2-9]([ ().-]*[0-9]){2}[ ().-]*[2-9]([ ().-]*[0-9]){6}|\(?\+[2-9]([ ().-]*[0-9]){6,14})( ?([Xx]|[Ee][Xx][Tt]\.?) ?[0-9]{1,6})?$/, 'Enter a valid phone number.'));

/**
 * Position in the company, without special characters; empty when it is not known.
 */
export const zPosition = z.string().check(z.maxLength(100), z.regex(/^$|^[^\x00-\x1f\x7f-<>{}[\]|\\^~`@#$%*=+"]*$/, 'Leave out special characters.'));

/**
 * Topics of notices.
 *
 * - `usage-25`, `usage-50`, `usage-70`, `usage-90`, `usage-100`: that share of a subscription's lookups, in
 * percent, is used up. At 100 the service stops unless something renews it.
 * - `expiring`: a subscription that will not renew itself is about to end.
 * - `renewal`: a subscription is about to renew itself, has done so, or could not.
 * - `receipts`: an order was paid; the mail holds the receipt.
 * - `key-limit`: a key comes close to its own limit, or has reached it.
 * - `security`: changes that matter for security, such as a new secret key, a new owner or single sign-on
 * switched on or off.
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
    confirmation_timestamp: zConfirmationTimestamp,
    primary: z.boolean()
});

/**
 * All contacts of an account.
 */
export const zContactList = z.strictObject({
    contacts: z.array(zContact).check(z.maxLength(100))
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
    position: z.optional(zPosition)
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
    position: zPosition
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * Proof that the mail was read.
 */
export const zConfirmContactBody = z.strictObject({
    token: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/))
});

/**
 * Name of an account, as people see it.
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
 * Where a confirmation mail went, and when the next one can be requested.
 */
export const zContactConfirmationSent = z.strictObject({
    email: zEmail,
    resend_available: zTimestamp
});

/**
 * The topics of a person.
 */
export const zProfileTopics = z.strictObject({
    topics: zTopics
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
 * One page of the contacts that were found.
 */
export const zContactSearchPage = z.strictObject({
    contacts: z.array(zContactSearchEntry).check(z.maxLength(100)),
    total: zTotal,
    page: zPageNumber,
    page_size: zPageSize
});

/**
 * Number of the contact.
 */
export const zPathContactId = zContactId;

/**
 * The topic.
 */
export const zPathTopic = zTopic;

/**
 * Number of the page, from one.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1);

/**
 * Entries on a page.
 */
export const zPageSize2 = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Number of the account.
 */
export const zPathAccountId = zAccountId;

/**
 * The contacts.
 */
export const zListContactsResponse = zContactList;

export const zCreateContactBody2 = zCreateContactBody;

/**
 * The contact, not confirmed yet. A mail is on its way to it.
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
 * A mail is on its way.
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

export const zListAccountContactsPath = z.object({
    id: zAccountId
});

/**
 * The contacts.
 */
export const zListAccountContactsResponse = zContactList;
